"""Lügen-Kniffel: what may be done (LK-3, LK-4, LK-6, LK-10)."""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.games.luegenkniffel.rules.course import clockwise, everybody
from bluffhouse.games.luegenkniffel.rules.dice import (
    COMBINATIONS,
    FACES,
    FIRST_SAY,
    KEEPS,
    MORE,
    PACKED,
    SAID_COMBINATION,
    is_part,
    packed,
)
from bluffhouse.games.luegenkniffel.rules.state import (
    BELIEVE,
    DOUBT,
    MOST_ROLLS,
    NOTHING,
    OPEN,
    SAY,
    STRUCK,
)

# Why a move is refused.
NOTHING_SAID, ANSWER_FIRST, NO_ROLL_LEFT, ROLL_ONE, NOT_LOOSE = range(1, 6)
FIELD_FILLED, FIELD_STRUCK = 6, 7


def still_asked(s):
    """LK-10: who has not answered yet, as bits."""
    return everybody(s) & ~(1 << s.roller) & ~s.answered


def actors(s):
    """LK-3: the roller, until he has announced. LK-10: then everybody who is still asked, or with
    `open` doubts the first of them clockwise."""
    if s.over or s.due:
        return 0
    if s.said == NOTHING:
        return 1 << s.roller
    asked = still_asked(s)
    if not s.aloud:
        return asked
    return 1 << clockwise(s, asked)


def refusal(s, player, action):
    """LK-3, LK-4, LK-6, LK-10."""
    if action >= BELIEVE:
        return NOTHING_SAID if s.said == NOTHING else 0
    if s.said != NOTHING:
        return ANSWER_FIRST
    if action < SAY:
        return refusal_to_leave(s, action)
    points = s.points[player, SAID_COMBINATION[action - SAY]]
    if points == OPEN:
        return 0
    return FIELD_STRUCK if points == STRUCK else FIELD_FILLED


def refusal_to_leave(s, kept):
    """LK-4: dice not yet lying may be left, but at least one is rolled again."""
    if s.rolls >= MOST_ROLLS:
        return NO_ROLL_LEFT
    loose = packed_loose(s)
    if may_leave(kept, loose):
        return 0
    return ROLL_ONE if PACKED[kept] == loose else NOT_LOOSE


def may_leave(kept, loose):
    """LK-4: whether a set is part of the loose dice, and not all of them."""
    return is_part(PACKED[kept], loose) and PACKED[kept] != loose


def packed_loose(s):
    """The dice not yet lying, in one number."""
    return packed(s.dice) - packed(s.lying)


def legal(s, player, out):
    if s.said != NOTHING:
        out[0] = BELIEVE
        out[1] = DOUBT
        return 2
    n = 0
    if s.rolls < MOST_ROLLS:
        n = list_keeps(s, out)
    for c in range(COMBINATIONS):
        if s.points[player, c] == OPEN:
            for said in range(FIRST_SAY[c], FIRST_SAY[c + 1]):
                out[n] = SAY + said
                n += 1
    return n


def list_keeps(s, out):
    loose = packed_loose(s)
    n = 0
    for kept in range(KEEPS):
        if may_leave(kept, loose):
            out[n] = kept
            n += 1
    return n


def sample(s, player, rng, out):
    if s.said != NOTHING:
        return BELIEVE + below(rng, 2)
    keeps = 0
    if s.rolls < MOST_ROLLS:
        keeps = ways_to_keep(s)
    says = 0
    for c in range(COMBINATIONS):
        if s.points[player, c] == OPEN:
            says += FIRST_SAY[c + 1] - FIRST_SAY[c]
    k = below(rng, keeps + says)
    if k < keeps:
        return np.int64(nth_keep(s, k))
    return np.int64(SAY + nth_say(s, player, k - keeps))


def ways_to_keep(s):
    """How many parts the loose dice have; all of them together are none."""
    ways = 1
    for f in range(FACES):
        ways *= s.dice[f] - s.lying[f] + 1
    return ways - 1


def nth_keep(s, n):
    """Part number n of the loose dice, in any order: n as digits, one a face."""
    kept = 0
    for f in range(FACES):
        base = s.dice[f] - s.lying[f] + 1
        for _ in range(n % base):
            kept = MORE[kept, f]
        n //= base
    return kept


def nth_say(s, player, n):
    """Announcement number n of those that the player's card leaves."""
    for c in range(COMBINATIONS):
        if s.points[player, c] == OPEN:
            size = FIRST_SAY[c + 1] - FIRST_SAY[c]
            if n < size:
                return FIRST_SAY[c] + n
            n -= size
    return NOTHING
