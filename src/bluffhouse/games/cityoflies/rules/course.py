"""City of Lies: the course of a match, clause by clause (docs/rules/cityoflies.md).

`run_on` leads from phase to phase until somebody decides, or something random must happen. What he
then does is told by `moves`, what cards do by `effects`, and how a match is won by `endings`.
"""

import numpy as np

from bluffhouse.core.chance import below, shuffle
from bluffhouse.games.cityoflies.rules.choices import can_play, hand_limit, open_kinds, plays_due
from bluffhouse.games.cityoflies.rules.effects import (
    deal_archetypes,
    lay_aside,
    rule_out,
    show_archetype,
    spring_trap,
    take_effect,
    unveil,
)
from bluffhouse.games.cityoflies.rules.endings import EMPTY_HANDED, count_all, drop_out
from bluffhouse.games.cityoflies.rules.forgetting import catch_up
from bluffhouse.games.cityoflies.rules.history import (
    DREW,
    SOMETHING,
    hold_nothing,
    reshuffle,
    write_down,
)
from bluffhouse.games.cityoflies.rules.state import (
    AFTER,
    ANALYST,
    CARDS,
    COPIES,
    COUNTING,
    DRAWING,
    E_BEGINS,
    E_BURY,
    E_CIRCLE,
    E_CONFUSION,
    E_DRAW,
    E_DRAW_NONE,
    E_NOTHING,
    E_NOTHING_MORE,
    E_ROUND,
    E_TOP,
    E_TURN,
    EFFECT,
    KIND,
    KINDS,
    NOBODY,
    NONE,
    OPENING,
    PASSING,
    PLAY,
    READY,
    REVEAL,
    SEEN,
    SPRINGING,
    STEAL,
    TOP,
    TRAP,
    TRIMMING,
    UNVEILING,
    ZERO,
    circle_of,
    is_in,
    note,
    put_in_hand,
    seats,
    seen_bit,
)

HAND = 5  # CL-1
# Whether something random may happen already.
NOT_YET, MAY_DRAW = np.arange(2, dtype=np.int64)


# --- the beginning --------------------------------------------------------------------------


def deal(s):
    """CL-1: five cards each; a random player begins."""
    n = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            s.deck[n] = kind
            n += 1
    s.left = CARDS
    shuffle(s.chance, s.deck, s.left)
    for p in seats(s):
        for _ in range(HAND):
            s.left -= 1
            put_in_hand(s, p, s.deck[s.left])
    if s.secret:
        deal_archetypes(s)
    clear_pending(s)
    s.lap = 1
    s.first = below(s.chance, s.players)
    s.turn = s.first
    s.phase = OPENING
    note(s, E_BEGINS, s.first, NOBODY, NONE, ZERO)
    run_on(s, MAY_DRAW)


def clear_pending(s):
    """No card is being played."""
    s.pending = NONE
    s.by = NOBODY
    s.at = NOBODY
    s.aim = NONE
    s.chosen = NONE
    for p in seats(s):
        s.given[p] = NONE


def settle(s):
    s.told = 0
    run_on(s, MAY_DRAW)


def chance(s):
    s.due = 0
    run_on(s, MAY_DRAW)


def run_on(s, may_draw):
    """Up to the next decision; or, if nothing random may happen yet, up to that."""
    while True:
        catch_up(s)
        if s.phase < OPENING:
            return
        if not may_draw and wants_chance(s):
            s.due = 1
            return
        pass_phase(s)


def wants_chance(s):
    """Whether what comes next is random."""
    phase = s.phase
    if phase == OPENING or phase == DRAWING:
        return s.left < 2 and s.piled > 0
    if phase == EFFECT:
        if s.pending == REVEAL:
            return True
        by_chance = s.pending == STEAL or (s.pending == TRAP and not s.naming)
        return by_chance and s.held[s.at] > 0
    if phase == SPRINGING:
        return s.chosen == NONE
    return phase == UNVEILING or phase == COUNTING


def pass_phase(s):
    phase = s.phase
    if phase == OPENING:
        open_turn(s)
    elif phase == DRAWING:
        draw_cards(s)
    elif phase == READY:
        make_ready(s)
    elif phase == EFFECT:
        take_effect(s)
    elif phase == UNVEILING:
        unveil(s)
    elif phase == SPRINGING:
        spring_trap(s)
    elif phase == AFTER:
        lay_aside(s)
        s.phase = READY
    elif phase == PASSING:
        pass_turn(s)
    else:
        count_all(s)
    if s.over:
        lay_aside(s)


# --- a turn ---------------------------------------------------------------------------------


def open_turn(s):
    """CL-2, CL-5; CL-A3: the analyst sees the top card before his first draw."""
    player = s.turn
    s.drawn = 0
    s.plays = 0
    s.evidence = 0
    s.shadowed = 0
    s.to_draw = plays_due(s)
    s.phase = DRAWING
    if not s.secret:
        return
    if s.left == 0 and s.piled > 0:
        reshuffle(s)
    if s.left == 0:
        return
    if s.archetype[player] == ANALYST:
        show_archetype(s, player)
        s.deck[s.left - 1] |= seen_bit(player)
        note(s, E_TOP, player, NOBODY, s.deck[s.left - 1] & KIND, ZERO)
        s.phase = TOP
    else:
        rule_out(s, player, ANALYST)


def bury_top(s):
    """CL-A3: the top card goes to the bottom."""
    card = s.deck[s.left - 1]
    for k in range(s.left - 1, 0, -1):
        s.deck[k] = s.deck[k - 1]
    s.deck[0] = card
    note(s, E_BURY, s.turn, NOBODY, card & KIND, ZERO)


def draw_cards(s):
    """CL-2, CL-5. CL-21, CL-23: what follows if there is nothing to draw."""
    player = s.turn
    s.phase = READY
    while s.to_draw > 0:
        if s.left == 0 and s.piled > 0:
            reshuffle(s)
        if s.left == 0:
            find_nothing(s, player)
            break
        s.to_draw -= 1
        s.left -= 1
        card = s.deck[s.left]
        put_in_hand(s, player, card & KIND)
        write_down(s, DREW, player, NOBODY, card & KIND, NONE, card >> SEEN)
        note(s, E_DRAW, player, NOBODY, card & KIND, ZERO)
    s.to_draw = 0
    s.drawn = 1


def find_nothing(s, player):
    """CL-21: who can play nothing either drops out. CL-23: this round is the last."""
    note(s, E_DRAW_NONE, player, NOBODY, NONE, ZERO)
    s.last = 1
    if not can_play(s, player):
        drop_out(s, player, EMPTY_HANDED)
    elif s.confused[player]:
        # Otherwise he plays such a card now.
        write_down(s, SOMETHING, player, NOBODY, NONE, NONE, open_kinds(s, player))


def make_ready(s):
    """CL-3, CL-5, CL-15: the next card, or none; then the hand limit."""
    player = s.turn
    if s.confused[player]:
        note(s, E_CONFUSION, player, NOBODY, NONE, ZERO)
    elif s.plays < plays_due(s):
        if can_play(s, player):
            s.phase = PLAY
            return
        note(s, E_NOTHING_MORE if s.plays else E_NOTHING, player, NOBODY, NONE, ZERO)
        hold_nothing(s, player, open_kinds(s, player))
    trim(s)


def trim(s):
    """CL-2, CL-5: down to the hand limit."""
    s.phase = TRIMMING if s.held[s.turn] > hand_limit(s) else PASSING


def pass_turn(s):
    """CL-4: clockwise, until everybody still in has had his turn."""
    s.confused[s.turn] = 0
    seat = s.turn
    while True:
        seat = (seat + 1) % s.players
        if seat == s.first:
            end_round(s)
            return
        if is_in(s, seat):
            begin_turn(s, seat)
            return


def begin_turn(s, player):
    s.turn = player
    s.phase = OPENING
    note(s, E_TURN, player, NOBODY, NONE, ZERO)


def end_round(s):
    """CL-4, CL-23."""
    if s.last or s.lap >= s.max_rounds:
        s.phase = COUNTING
        return
    before = circle_of(s)
    s.lap += 1
    while not is_in(s, s.first):
        s.first = (s.first + 1) % s.players
    note(s, E_ROUND, s.first, NOBODY, circle_of(s), s.lap)
    if circle_of(s) != before:
        note(s, E_CIRCLE, NOBODY, NOBODY, circle_of(s), ZERO)
    begin_turn(s, s.first)
