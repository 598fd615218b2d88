"""Lügen: what is to be known of a match, in one record."""

import numpy as np

from bluffhouse.core.chance import ROLL_OFF
from bluffhouse.core.plan import HEAD, SEATS

NOBODY = -1
NO_BID = -1
FINAL = 3  # stages: 1 and 2 are the halves
RUNG_BITS = 32  # bids of a round are a set of rungs, kept as bits of 64-bit words:
WORDS = 42  # so many for all rungs of a full table, of which the highest is six ones a player
FACE_BITS, FACE_MASK = 3, 7  # a cup that was shown is one number: so many bits for each face

# What chance has to decide (s.due).
ROUND, STAGE = 1, 2

STATE = np.dtype(
    [
        *HEAD,
        # options
        ("each", np.int32),  # dice a player
        ("total", np.int32),  # mats of a stage
        ("straight", np.int32),
        ("halves", np.int32),
        ("wild", np.int32),
        ("liar", np.int32),  # the action id of a call
        # the match
        ("stage", np.int32),
        ("half_losers", np.int32, (2,)),
        ("middle", np.int32),
        ("mats", np.int32, (SEATS,)),
        ("inside", np.int32, (SEATS,)),  # 1: still in the stage
        *ROLL_OFF,
        # the round
        ("turn", np.int32),
        ("opener", np.int32),
        ("bid", np.int32),
        ("bidder", np.int32),
        ("bids", np.int64, (WORDS,)),
        ("dice", np.int32, (SEATS, 6)),  # how many of each face
        # the last showdown
        ("shown", np.int32, (SEATS,)),  # see `cup_as_number`
        ("shown_bid", np.int32),
        ("shown_bidder", np.int32),
        ("caller", np.int32),
        ("count", np.int32),
        ("loser", np.int32),
    ],
    align=True,
)
