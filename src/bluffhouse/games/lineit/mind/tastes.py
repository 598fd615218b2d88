"""Line-it: the weights that a calculator goes by, and those of a master.

A master's were found by matches (`fits/lineit/mastery.py`). Not compiled: it only reads them.
"""

import numpy as np

from bluffhouse.core.weights import read_weights

KEPT = 0  # worth of a card in the hand if it does not fit now,
BESIDE = 1  # less this for every further card there
WAIT = 2  # what is lost if a card that fits stays in the hand
BROUGHT = 3  # how often what such a card would bring counts
POT_SHARE = 4  # of a jackpot within reach: others may be faster
FITTING = 5  # of the cards that a player sees, so many are there for his line
BEYOND = 6  # how often it counts what a line is worth beyond a new one
DENIAL = 7  # of what the next players gain counts against the player
SPREAD = 8  # points: standard deviation of a difference, for each root of the turns to come
OTHERS = 9  # of what the others' hands are worth counts against the player
KEPT_BET = 10  # worth of a bet in the hand if the line has one
EDGE = 11  # by how much a number at the edge is worth more in the hand than one in the middle
FADE = 12  # turns: with so many to come a card in the hand is worth half
POT_GROWTH = 13  # points that a jackpot will have grown by, for each card that the line lacks
TASTES = 14

USUAL = np.array([0.45, 0.2, 0.3, 1.0, 0.6, 0.5, 1.0, 0.5, 3.0, 0.0, 0.45, 0.0, 0.0, 0.0])

TABLES = 2  # of two players, and of more
#: Those of a master.
WELL = read_weights(__file__, "mastery.npz", "tastes", (TABLES, TASTES))
