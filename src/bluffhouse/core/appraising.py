"""Doors to a room's `appraisal`: see `doors` for what a door is."""

# Compiled like the rules, so without annotations.

import numpy as np

from bluffhouse.core.chance import mix
from bluffhouse.core.doors import board, figures
from bluffhouse.core.unjudged import appraise, stir


def appraised(at, moves, shares):
    """Whether it can be judged how everybody stands; then it is written where `shares` are."""
    s = board(at)[0]
    return appraise(s, moves, figures(shares)[: s.players])


def stirred(at, key):
    """Let all that chance has still to do be done by another one, that of `key`; how much lies in
    an order that nobody knows."""
    s = board(at)[0]
    rng = np.empty(1, np.uint64)
    rng[0] = mix(np.uint64(key))
    hidden = np.int64(stir(s, rng))  # in a state it is a smaller number
    s.chance[0] = rng[0]
    return hidden
