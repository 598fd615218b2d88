"""Lügen: what may be done (LU-5, LU-6, LU-8)."""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.games.luegen.rules.course import players_inside
from bluffhouse.games.luegen.rules.ladder import (
    count_of,
    face_of,
    first_lone_ones,
    highest_rung,
    lowest_raise,
    rung,
)
from bluffhouse.games.luegen.rules.state import NO_BID

# Why a move is refused.
NOTHING_TO_CALL, TOO_LOW, TOO_MANY = 1, 2, 3


def actors(s):
    """LU-6: the player whose turn it is, and nobody else."""
    if s.over or s.due:
        return 0
    return 1 << s.turn


def refusal(s, player, action):
    """LU-5, LU-6, LU-8."""
    if action == s.liar:
        return NOTHING_TO_CALL if s.bid == NO_BID else 0
    if action < lowest_raise(s):
        return TOO_LOW
    inside = players_inside(s)
    if action <= highest_rung(s, inside):
        return 0
    lone_ones = s.wild == 1 and face_of(1, action) == 1
    return 0 if lone_ones and count_of(1, action) <= s.each * inside else TOO_MANY


def legal(s, player, out):
    unbroken, lone, least = raises(s)
    lowest = lowest_raise(s)
    for k in range(unbroken):
        out[k] = lowest + k
    for k in range(lone):
        out[unbroken + k] = rung(s.wild, least + k, 1)
    n = unbroken + lone
    if s.bid != NO_BID:
        out[n] = s.liar
        n += 1
    return n


def raises(s):
    """How many bids are legal: on the unbroken ladder, of lone ones above; the least of these."""
    inside = players_inside(s)
    lowest = lowest_raise(s)
    unbroken = max(0, highest_rung(s, inside) - lowest + 1)
    if s.wild != 1:
        return unbroken, 0, 0
    least = max(first_lone_ones(s, inside), (lowest + 16) // 11)
    return unbroken, max(0, s.each * inside - least + 1), least


def sample(s, player, rng, out):
    unbroken, lone, least = raises(s)
    k = below(rng, unbroken + lone + (s.bid != NO_BID))
    if k < unbroken:
        return lowest_raise(s) + k
    if k < unbroken + lone:
        return np.int64(rung(s.wild, least + k - unbroken, 1))
    return np.int64(s.liar)
