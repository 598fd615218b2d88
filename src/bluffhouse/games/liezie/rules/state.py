"""The Lie Zie: the state of a match, which is one record.

A set of cards is kept as six bits a back (see `cards`): alike cards have no order that could tell
one from another.

`stage` is the pass that is being played; a pass in the sense of LZ-9 is the action PASS.
"""

import numpy as np

from bluffhouse.core.plan import HEAD
from bluffhouse.games.liezie.rules.cards import (
    BACKS,
    CARDS,
)

NOBODY = -1
PLAYERS = 6  # at most
HAND = 12
RUN_LENGTH = 3  # cards that can be played together, at most
STAGES = 5  # at most

# What is being done.
DRAFT, PLAYING, PRIZES, ENDED = 0, 1, 2, 3

# LZ-13: who leads when somebody is out.
MOST_CARDS, WINNER, MOST_CARDS_ALWAYS = 0, 1, 2

# Action ids. TAKE and PRIZE are followed by one id a back, PLAY by three a position of the hand.
TAKE, LEFT, RIGHT, PLAY = 0, BACKS, BACKS + 1, BACKS + 2
PASS = PLAY + HAND * RUN_LENGTH
PRIZE = PASS + 1

STATE = np.dtype(
    [
        *HEAD,
        # options
        ("free", np.int32),  # 1: everybody drafts at once
        ("lead_rule", np.int32),  # who leads when somebody is out
        ("passes", np.int32),
        # the table
        ("stage", np.int32),  # the pass, from 1
        ("phase", np.int32),
        ("table", np.int32, (BACKS,)),  # in play the prize pile
        ("gone", np.int32, (BACKS,)),  # played in this pass
        ("first", np.int32),  # who began this pass's draft, if it goes by turns
        ("ready", np.int32),  # who first had a full hand
        ("turn", np.int32),
        ("taken", np.int32),  # prizes, in this pass
        ("drawer", np.int32),  # while chance is due: who takes a card,
        ("back", np.int32),  # and with which back
        # the round
        ("leader", np.int32),
        ("led", np.int32),  # the colour
        ("number", np.int32),  # the last one played; 0 before the lead
        ("best", np.int32),
        ("acted", np.int32),  # a bit a player
        ("fallen", np.int32),  # how many went out
        ("played", np.int32),  # combinations played: by whom, and which cards
        ("player_of", np.int32, (PLAYERS,)),
        ("plays", np.int32, (PLAYERS, RUN_LENGTH)),
        # each player
        ("held", np.int32, (PLAYERS,)),
        ("hands", np.int32, (PLAYERS, HAND)),
        ("unplaced", np.int32, (PLAYERS,)),
        ("outs", np.int32),  # how many are out of the pass,
        ("places", np.int32, (PLAYERS,)),  # in this order
        # prizes, in the order taken
        ("won", np.int32),
        ("prizes", np.int32, (CARDS,)),
        ("owner", np.int32, (CARDS,)),
        ("won_in", np.int32, (CARDS,)),  # the pass
        # what past passes showed: cards played, to all; cards left in a hand, to its owner
        ("thrown", np.int32, (STAGES - 1, BACKS)),
        ("kept", np.int32, (STAGES - 1, PLAYERS, BACKS)),
    ],
    align=True,
)
