"""Lügen-Kniffel: what is to be known of a match, in one record.

Action ids are, in the order in which legal moves are listed: what is left under a cup (a set of at
most four dice, see `dice`), what is said (an announcement of `dice`), and the two answers.
"""

import numpy as np

from bluffhouse.core.chance import ROLL_OFF
from bluffhouse.core.plan import HEAD
from bluffhouse.games.luegenkniffel.rules.dice import COMBINATIONS, FACES, KEEPS, SAYS

NOBODY = -1
NOTHING = -1  # said
OPEN, STRUCK = 0, -1  # points fields; every other number is points
STRIKES = 2  # that are counted
PLAYERS = 8  # at most
MOST_ROLLS = 3

# Action ids: the sets of dice that can be left come first.
SAY = KEEPS  # the first announcement
BELIEVE, DOUBT = KEEPS + SAYS, KEEPS + SAYS + 1

# What chance has to decide (s.due).
TURN_BEGINS, ROLL_AGAIN = 1, 2

STATE = np.dtype(
    [
        *HEAD,
        # options
        ("lenient", np.int32),  # 1: understating is true
        ("aloud", np.int32),  # 1: answers are given in turn, each hearing those before
        ("bonus", np.int32),
        ("bonus_at", np.int32),
        # the cards
        ("points", np.int32, (PLAYERS, COMBINATIONS)),
        ("lies", np.int32, (PLAYERS, COMBINATIONS)),  # strikes in the lie fields
        # the turn
        ("roller", np.int32),
        ("rolls", np.int32),
        ("dice", np.int32, (FACES,)),  # of each face,
        ("lying", np.int32, (FACES,)),  # and those of them that may not be rolled again
        ("said", np.int32),
        ("answered", np.int32),  # who has answered, as bits,
        ("doubting", np.int32),  # and who of them doubts
        # the end
        ("closing", np.int32),  # 1: a card is full, and the last turns are played
        ("waiting", np.int32),  # who still has a last turn, as bits; the roller included
        # the last reveal
        ("shown_said", np.int32),
        ("shown_roller", np.int32),
        ("shown", np.int32, (FACES,)),
        ("shown_truth", np.int32),
        ("doubters", np.int32),
        # who starts
        *ROLL_OFF,
    ],
    align=True,
)
