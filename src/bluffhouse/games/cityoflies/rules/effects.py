"""City of Lies: what the cards do, when they are allowed (docs/rules/cityoflies.md)."""

from bluffhouse.core.chance import below
from bluffhouse.games.cityoflies.rules.choices import can_forge_again, real_before_others
from bluffhouse.games.cityoflies.rules.endings import (
    EXPOSED,
    check_truth,
    count_sabotage,
    counts_as_sabotage,
    drop_out,
    exposes,
    turn_up,
    win,
)
from bluffhouse.games.cityoflies.rules.history import (
    HELD,
    PARTED,
    SHOWN,
    SWAPPED,
    TRAPPED,
    go_unasked,
    lose_named,
    part_openly,
    steal_card,
    write_down,
)
from bluffhouse.games.cityoflies.rules.state import (
    AFTER,
    ARCHETYPES,
    BY_EXPOSURE,
    CONFISCATE,
    CONFUSE,
    E_ARCHETYPE,
    E_CONFISCATED,
    E_CONFUSED,
    E_EMPTY,
    E_FORGED,
    E_PLANTED,
    E_SECOND,
    E_SHADOW,
    E_SHOWN,
    E_STOLEN,
    E_SWAPPED,
    E_TRAPPED,
    EVERY_KIND,
    FALSE,
    FORGE,
    FORGER,
    GIVING,
    INTERROGATE,
    INTERROGATOR,
    NAMING,
    NOBODY,
    NONE,
    NOTE_FALSE,
    ONE,
    REVEAL,
    SECOND,
    SHADOW,
    SHOWING,
    STEAL,
    SWAP,
    TABLE_FALSE,
    TRAP,
    UNVEILING,
    ZERO,
    copy_in_hand,
    falses_of,
    note,
    part_with,
    put_in_hand,
    seats,
    throw,
)

# --- archetypes -----------------------------------------------------------------------------


def show_archetype(s, player):
    """From now on everybody knows it."""
    if not s.shown[player]:
        s.shown[player] = 1
        note(s, E_ARCHETYPE, player, NOBODY, s.archetype[player], ZERO)


def rule_out(s, player, archetype):
    """Who was not asked where an archetype would have been is known not to have it."""
    if s.secret:
        s.not_archetype[player] |= 1 << archetype


# --- the effect of the pending card ---------------------------------------------------------


def take_effect(s):
    """CL-7 to CL-15: the pending card was allowed, or nobody had to be asked."""
    kind, by, at = s.pending, s.by, s.at
    s.phase = AFTER
    if kind == FALSE:
        s.pending = NONE
        s.table[at, TABLE_FALSE] += 1
        note(s, E_PLANTED, by, at, NONE, ZERO)
        exposes(s, by, at)
    elif kind == CONFUSE:
        s.confused[at] = 1
        note(s, E_CONFUSED, by, at, NONE, ZERO)
    elif kind == REVEAL:
        reveal(s, by, at)
    elif kind == CONFISCATE:
        confiscate(s, by, at, s.aim)
    elif kind == FORGE:
        forge(s, by, at, s.aim)
    elif kind == SWAP:
        s.phase = GIVING
    elif s.held[at] == 0:
        note(s, E_EMPTY, by, at, kind, ZERO)
    elif kind == TRAP:
        if s.naming:
            s.phase = NAMING
        else:
            spring_trap(s)
    elif kind == STEAL:
        steal(s, by, at)
    elif kind == INTERROGATE:
        interrogate(s, at)


def lay_aside(s):
    """CL-16: the card played goes to the discards when its effect is over."""
    if s.pending != NONE:
        throw(s, s.pending)
    s.pending = NONE
    s.by = NOBODY
    s.at = NOBODY
    s.aim = NONE
    s.forged = 0


def reveal(s, by, at):
    """CL-8, CL-19: a false too many wins for another, but drops who revealed his own."""
    if turn_up(s, at) != NOTE_FALSE:
        check_truth(s)
    elif by != at:
        exposes(s, by, at)
    elif falses_of(s, at) >= s.limit:
        lay_aside(s)
        drop_out(s, at, EXPOSED)


def confiscate(s, by, at, place):
    """CL-13, CL-17."""
    s.table[at, place] -= 1
    throw(s, FALSE if place == TABLE_FALSE else place)
    note(s, E_CONFISCATED, by, at, NONE, place)
    if place == TABLE_FALSE:
        check_truth(s)  # one false less may be enough
    else:
        count_sabotage(s, by)


def forge(s, by, at, place):
    """CL-14, CL-17, CL-24: exposure goes before sabotage. CL-A2: a second one may follow."""
    part_openly(s, by, copy_in_hand(s, by, FALSE), PARTED)
    s.table[at, place] -= 1
    throw(s, place)
    s.table[at, TABLE_FALSE] += 1
    s.forged += 1
    note(s, E_FORGED, by, at, NONE, place)
    if falses_of(s, at) >= s.limit:
        s.sabotage[by] += 1
        win(s, by, at, BY_EXPOSURE, ZERO)
        return
    count_sabotage(s, by)
    if not s.over and s.secret and s.forged == 1:
        offer_second(s, by)


def offer_second(s, by):
    """CL-A2: the forger is asked if he can go on. If nobody is asked, who forged is not the forger
    or lacks what it costs."""
    if s.archetype[by] == FORGER and can_forge_again(s, by):
        show_archetype(s, by)
        write_down(s, HELD, by, NOBODY, FALSE, NONE, ZERO)
        note(s, E_SECOND, by, NOBODY, NONE, ZERO)
        s.phase = SECOND
    elif real_before_others(s, by):
        go_unasked(s, by)


def spring_trap(s):
    """CL-11, CL-17: the card that was named, or a random one."""
    by, at, place = s.by, s.at, s.chosen
    s.chosen = NONE
    s.phase = AFTER
    if place == NONE:
        kind = part_openly(s, at, below(s.chance, s.held[at]), TRAPPED)
        note(s, E_TRAPPED, by, at, kind, ZERO)
    else:
        kind = lose_named(s, at, place, by)
        note(s, E_TRAPPED, by, at, kind, ONE)
    throw(s, kind)
    if counts_as_sabotage(s, TRAP) >> kind & 1:
        count_sabotage(s, by)


def steal(s, by, at):
    """CL-12, CL-17: only the two see the card; whether it was a sabotage everybody sees."""
    place = below(s.chance, s.held[at])
    kind = s.hands[at, place]
    useful = counts_as_sabotage(s, STEAL)
    sabotage = useful >> kind & 1
    steal_card(s, at, place, by, useful if sabotage else EVERY_KIND & ~useful)
    note(s, E_STOLEN, by, at, kind, ZERO)
    if sabotage:
        count_sabotage(s, by)


def swap_cards(s):
    """CL-10: both have given."""
    by, at = s.by, s.at
    mine = part_with(s, by, s.given[by])
    yours = part_with(s, at, s.given[at])
    put_in_hand(s, at, mine)
    put_in_hand(s, by, yours)
    write_down(s, SWAPPED, by, at, mine, yours, ZERO)
    note(s, E_SWAPPED, by, at, mine, yours)
    s.given[by] = NONE
    s.given[at] = NONE
    s.phase = AFTER


def interrogate(s, at):
    """CL-9, CL-A4: the shadow is asked once a turn."""
    if s.secret and not s.shadowed >> at & 1:
        if s.archetype[at] == SHADOW:
            s.shadowed |= 1 << at
            show_archetype(s, at)
            note(s, E_SHADOW, at, NOBODY, NONE, ZERO)
            s.phase = SHOWING
            return
        rule_out(s, at, SHADOW)
    s.chosen = NONE
    s.phase = UNVEILING


def unveil(s):
    """CL-9, CL-A1: one card, or two; the shadow chose the first, the rest is random."""
    by, at = s.by, s.at
    place = s.chosen
    if place == NONE:
        place = below(s.chance, s.held[at])
    kind = s.hands[at, place]
    s.chosen = NONE
    s.phase = AFTER
    if s.held[at] < 2 or not (s.secret and s.archetype[by] == INTERROGATOR):
        if s.held[at] > 1:
            rule_out(s, by, INTERROGATOR)
        write_down(s, SHOWN, at, by, kind, NONE, ZERO)
        note(s, E_SHOWN, by, at, kind, ZERO)
        return
    show_archetype(s, by)
    second = below(s.chance, s.held[at] - 1)
    if second >= place:
        second += 1
    other = s.hands[at, second]
    write_down(s, SHOWN, at, by, min(kind, other), max(kind, other), ZERO)
    note(s, E_SHOWN, by, at, min(kind, other), ZERO)
    note(s, E_SHOWN, by, at, max(kind, other), ZERO)


def deal_archetypes(s):
    """CL-1: one at random for each."""
    free = (1 << ARCHETYPES) - 1
    for p in seats(s):
        skip = below(s.chance, ARCHETYPES - p)
        for archetype in range(ARCHETYPES):
            if free >> archetype & 1:
                if skip == 0:
                    s.archetype[p] = archetype
                    free &= ~(1 << archetype)
                    break
                skip -= 1
