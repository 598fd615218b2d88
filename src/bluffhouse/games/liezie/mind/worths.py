"""The Lie Zie: what the runs of a hand count, whole or still being drafted, as matches have shown.

A hand is seen as its runs of one colour. Each run counts by where it lies (who drafts can still
lengthen those at the ends), by its cards, and by the digit that its best number begins with; and
each run between two of one colour by its cards and theirs, for they will close up. What they count
is fitted to who of two was out first (`fits/liezie.py`). Not compiled: it only reads the table.
"""

import numpy as np

from bluffhouse.core.weights import read_weights
from bluffhouse.games.liezie.mind.chances import DIGITS
from bluffhouse.games.liezie.rules.state import HAND

PARTS = 10_000  # of the win

# Where a run lies: between others, at the left or right end, or it is all there is.
INNER, LEFTMOST, RIGHTMOST, ALONE = range(4)
LONG = 6  # cards, or more
PARTED = 3  # cards between two of one colour, or more
RUNS = 4 * LONG * DIGITS
ANY = RUNS + PARTED * LONG  # the mark that every hand has
SHAPE = (HAND + 1, ANY + 1)

#: In parts of the win, by cards and marks.
WORTHS = read_weights(__file__, "worths.npz", "worths", SHAPE, np.int16)
