"""City of Lies: what the cards do, and how a match is won (docs/rules/cityoflies.md)."""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.games.cityoflies.rules.choices import can_forge_again, real_before_others
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
    ANY_CARD,
    ARCHETYPES,
    BY_COUNT,
    BY_EXPOSURE,
    BY_LIE,
    BY_SABOTAGE,
    BY_SURVIVAL,
    BY_TRUTH,
    CONFISCATE,
    CONFUSE,
    E_ARCHETYPE,
    E_CONFISCATED,
    E_CONFUSED,
    E_COUNT,
    E_DISCARD,
    E_EMPTY,
    E_FINAL,
    E_FORGED,
    E_OUT,
    E_PLANTED,
    E_REVEALED,
    E_SABOTAGE,
    E_SECOND,
    E_SHADOW,
    E_SHOWN,
    E_STOLEN,
    E_SWAPPED,
    E_TRAPPED,
    E_WIN,
    ENDED,
    EVERY_KIND,
    EVIDENCE_ONLY,
    FALSE,
    FORGE,
    FORGER,
    GIVING,
    HIDDEN,
    INTERROGATE,
    INTERROGATOR,
    NAMING,
    NOBODY,
    NONE,
    NOTE_1,
    NOTE_2,
    NOTE_FALSE,
    NOTES,
    ONE,
    PASSING,
    PRINTED,
    REAL,
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
    final_count,
    is_in,
    note,
    part_with,
    put_in_hand,
    seats,
    throw,
    truth_of,
)

EXPOSED, EMPTY_HANDED = np.arange(2, dtype=np.int64)  # why somebody is out

# --- how a match is won ---------------------------------------------------------------------


def win(s, player, loser, reason, number):
    s.over = 1
    s.phase = ENDED
    s.reason = reason
    s.winners = 0 if player == NOBODY else 1 << player
    note(s, E_WIN, player, loser, reason, max(number, 0))


def check_truth(s):
    """CL-18: whoever's truth reaches the target, in whosever turn."""
    for p in seats(s):
        if is_in(s, p) and truth_of(s, p) >= s.target:
            win(s, p, NOBODY, BY_TRUTH, truth_of(s, p))
            return


def exposes(s, placer, owner):
    """CL-19: whether the last false was one too many; then who placed it has won."""
    if falses_of(s, owner) < s.limit:
        return False
    win(s, placer, owner, BY_EXPOSURE, ZERO)
    return True


def count_sabotage(s, player):
    """CL-17, CL-20."""
    s.sabotage[player] += 1
    note(s, E_SABOTAGE, player, NOBODY, NONE, s.sabotage[player])
    if s.sabotage_win and s.sabotage[player] >= s.sabotage_target:
        win(s, player, NOBODY, BY_SABOTAGE, s.sabotage[player])


def counts_as_sabotage(s, card):
    """CL-17: the kinds whose loss to this card is a sabotage, as bits."""
    if s.scope == ANY_CARD:
        return EVERY_KIND
    if s.scope == EVIDENCE_ONLY or (s.scope == PRINTED and card == STEAL):
        return REAL
    return EVERY_KIND & ~(1 << FALSE)


def drop_out(s, player, why):
    """CL-19, CL-21: hand and table are discarded openly, the notes go."""
    note(s, E_OUT, player, NOBODY, NONE, why)
    while s.held[player] > 0:
        kind = part_openly(s, player, np.int64(0), PARTED)
        throw(s, kind)
        note(s, E_DISCARD, player, NOBODY, kind, ZERO)
    for place in range(TABLE_FALSE + 1):
        for _ in range(s.table[player, place]):
            throw(s, FALSE if place == TABLE_FALSE else place)
        s.table[player, place] = 0
    for k in range(NOTES):
        s.notes[player, k] = 0
    s.gone += 1
    s.out[player] = s.gone
    s.confused[player] = 0
    s.phase = PASSING
    last, players = NOBODY, 0
    for p in seats(s):
        if is_in(s, p):
            last = p
            players += 1
    if players == 1:
        win(s, last, NOBODY, BY_SURVIVAL, ZERO)


def turn_up(s, owner):
    """CL-8: one hidden evidence, and what it turns out to be."""
    s.table[owner, HIDDEN] -= 1
    throw(s, HIDDEN)
    card = below(s.chance, 6)
    outcome = NOTE_1 if card < 3 else NOTE_2 if card < 5 else NOTE_FALSE
    s.notes[owner, outcome] += 1
    note(s, E_REVEALED, owner, NOBODY, NONE, outcome)
    return outcome


def count_all(s):
    """CL-23: the final count."""
    note(s, E_FINAL, NOBODY, NOBODY, NONE, s.last)
    for p in seats(s):
        while s.table[p, HIDDEN]:
            turn_up(s, p)
    best = NOBODY
    tie = False
    for p in seats(s):
        if not is_in(s, p):
            continue
        points = final_count(s, p)
        note(s, E_COUNT, p, NOBODY, NONE, points)
        order = 0 if best == NOBODY else compare_counts(s, p, best)
        if best == NOBODY or order > 0:
            best, tie = p, False
        elif order == 0:
            tie = True
    if tie:
        win(s, NOBODY, NOBODY, BY_LIE, ZERO)
    else:
        win(s, best, NOBODY, BY_COUNT, ZERO)


def compare_counts(s, p, q):
    """CL-23: the higher count, then fewer falses, then more cards in hand."""
    order = final_count(s, p) - final_count(s, q)
    if order == 0:
        order = falses_of(s, q) - falses_of(s, p)
    if order == 0:
        order = s.held[p] - s.held[q]
    return order


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
