"""Line-it: what a line may still become, by dynamic programming (`fits/lineit/growth.py`).

A line is known by its numbers (three and more are alike: each further one is a point), by its bet,
and by the share of the unseen numbers that lie ahead. The calculator needs these values at once, so
they lie beside this file, rounded. Not compiled: it only reads them.
"""

import numpy as np

from bluffhouse.core.weights import read_weights
from bluffhouse.games.lineit.rules.state import CARDS, PLAYERS

GRAIN = 256  # steps of a point
LENGTHS = 4  # 0, 1, 2, 3 and more numbers
SHARES = 17  # of the unseen numbers that lie ahead: 0, 1/16 … 1

# What became of the bet of a line: none yet, or settled for good (0 and 1); or so many numbers are
# missing: from BET_STATE[value] on, one place for each from 0 to the value.
NO_BET, SETTLED = 0, 1
BET_STATE = np.array([0, 0, 0, 2, 6, 11])
BET_STATES = 17


def turns_at_most(players: int) -> int:
    """Turns that follow the first one."""
    return CARDS // (players + 2) - 1


#: Where the rows of each number of players begin: one for every number of turns to come.
FIRST_ROW = np.array(
    [0, 0, *np.cumsum([0] + [turns_at_most(p) + 1 for p in range(2, PLAYERS + 1)])]
)
SHAPE = (2, int(FIRST_ROW[-1]), LENGTHS, BET_STATES, SHARES)

#: Points to come, in steps: by the reading of bets, `FIRST_ROW` + turns, numbers, bet and share.
GROWTH = read_weights(__file__, "growth.npz", "growth", SHAPE, np.int16)


def new_line(exactly: int, players: int, turns: int) -> float:
    """Points of an empty line and of all lines after it."""
    return float(GROWTH[exactly, FIRST_ROW[players] + turns, 0, NO_BET, 0] / GRAIN)
