"""City of Lies: the moves, and what follows at once (docs/rules/cityoflies.md)."""

from bluffhouse.games.cityoflies.rules.choices import (
    ALLOW,
    ANY,
    BLOCK_IT,
    BURY,
    DISCARD,
    DRAW_TOP,
    ENOUGH,
    GIVE,
    NAME,
    SHOW,
    aim_of,
    kind_played,
    target_of,
)
from bluffhouse.games.cityoflies.rules.course import NOT_YET, bury_top, run_on, trim
from bluffhouse.games.cityoflies.rules.effects import lay_aside, swap_cards
from bluffhouse.games.cityoflies.rules.endings import check_truth
from bluffhouse.games.cityoflies.rules.history import HELD, PARTED, part_openly, write_down
from bluffhouse.games.cityoflies.rules.state import (
    AFTER,
    ASKED,
    BLOCK,
    DRAWING,
    E_AIM,
    E_ALLOW,
    E_BLOCK,
    E_DISCARD,
    E_ENOUGH,
    E_EVIDENCE,
    E_GIVE,
    E_KEEP,
    EFFECT,
    FALSE,
    FORGE,
    HIDDEN,
    NOBODY,
    NONE,
    READY,
    SECOND,
    SPRINGING,
    UNVEILING,
    ZERO,
    copy_in_hand,
    note,
    throw,
)


def apply(s, player, action):
    s.told = 0
    if action < ALLOW:
        play_card(s, player, action)
    elif action == ALLOW:
        note(s, E_ALLOW, player, NOBODY, s.pending, ZERO)
        s.phase = EFFECT
    elif action == BLOCK_IT:
        block(s, player)
    elif action < DISCARD:
        give(s, player, action - GIVE)
    elif action < DRAW_TOP:
        discard(s, player, action - DISCARD)
    elif action < SHOW:
        if action == BURY:
            bury_top(s)
        else:
            note(s, E_KEEP, player, NOBODY, NONE, ZERO)
        s.phase = DRAWING
    elif action < ENOUGH:
        s.chosen = copy_in_hand(s, player, action - SHOW)
        s.phase = UNVEILING
    elif action == ENOUGH:
        note(s, E_ENOUGH, player, NOBODY, NONE, ZERO)
        s.phase = AFTER
    else:
        s.chosen = NONE if action == ANY else copy_in_hand(s, s.at, action - NAME)
        s.phase = SPRINGING
    run_on(s, NOT_YET)


def play_card(s, player, action):
    """CL-3, CL-6, CL-16: evidence lies down; a card aimed at another asks him first."""
    kind = kind_played(action)
    if s.phase != SECOND:
        part_openly(s, player, copy_in_hand(s, player, kind), PARTED)
        s.plays += 1
    elif s.second_card:  # CL-A2: the first forgery has done its work
        throw(s, FORGE)
        part_openly(s, player, copy_in_hand(s, player, FORGE), PARTED)
    if kind <= HIDDEN:
        s.evidence = 1
        s.table[player, kind] += 1
        note(s, E_EVIDENCE, player, NOBODY, kind, ZERO)
        s.phase = READY
        check_truth(s)
        return
    s.pending = kind
    s.by = player
    s.at = target_of(action)
    s.aim = aim_of(action)
    note(s, E_AIM, player, s.at, kind, s.aim + 1)
    if kind == FORGE:
        write_down(s, HELD, player, NOBODY, FALSE, NONE, ZERO)
    s.phase = EFFECT if s.at == player else ASKED


def block(s, player):
    """CL-16: both cards are discarded, nothing happens."""
    part_openly(s, player, copy_in_hand(s, player, BLOCK), PARTED)
    note(s, E_BLOCK, player, s.by, s.pending, ZERO)
    lay_aside(s)
    throw(s, BLOCK)
    s.phase = READY


def give(s, player, kind):
    """CL-10: nothing shows until both gave."""
    s.given[player] = copy_in_hand(s, player, kind)
    note(s, E_GIVE, player, NOBODY, kind, ZERO)
    if s.given[s.by] != NONE and s.given[s.at] != NONE:
        swap_cards(s)


def discard(s, player, kind):
    part_openly(s, player, copy_in_hand(s, player, kind), PARTED)
    throw(s, kind)
    note(s, E_DISCARD, player, NOBODY, kind, ZERO)
    trim(s)
