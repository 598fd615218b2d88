"""Lügen-Kniffel: what is at stake when something is announced. Compiled with `trust`."""

# Compiled like the rules, so without annotations.

import numpy as np

from bluffhouse.games.luegenkniffel.mind.prospects import share_of_win
from bluffhouse.games.luegenkniffel.rules.cards import score
from bluffhouse.games.luegenkniffel.rules.dice import COUNTS, KEEPS, SAID_COMBINATION, SAYS
from bluffhouse.games.luegenkniffel.rules.effects import holds, resolve
from bluffhouse.games.luegenkniffel.rules.state import OPEN


def is_open(s, said):
    return s.points[s.roller, SAID_COMBINATION[said]] == OPEN


def lay_stakes(states, stakes):
    """What everybody's share of the win is after each announcement that may be made, by whether it
    is true and who doubts it: the others clockwise, as bits. `states` has a second record as room
    to try things in."""
    s, trial = states[0], states[1]
    for said in range(SAYS):
        if is_open(s, said):
            for truth in range(2):
                for doubters in range(stakes.shape[2]):
                    states[1] = s
                    carry_out(s, trial, said, truth, doubters)
                    judge(trial, stakes[said, truth, doubters])


def judge(s, shares):
    """Everybody's share of the win between two turns, or at the end."""
    if s.over:
        share_ended(s, shares)
        return
    for p in range(s.players):
        shares[p] = share_of_win(s, p, 0.0)


def carry_out(s, trial, said, truth, doubters):
    """What comes of an announcement."""
    trial.said = said
    for other in range(s.players - 1):
        if (doubters >> other) & 1:
            trial.doubting |= 1 << (s.roller + 1 + other) % s.players
    roll = 0
    trial.dice[:] = COUNTS[KEEPS]
    while holds(trial, said) != truth:  # every announcement may be true, or a lie
        roll += 1
        trial.dice[:] = COUNTS[KEEPS + roll]
    resolve(trial)


def share_ended(s, shares):
    points = np.zeros(s.players, np.int64)
    winners, count = score(s, points), 0
    for p in range(s.players):
        count += (winners >> p) & 1
    for p in range(s.players):
        shares[p] = ((winners >> p) & 1) / count
