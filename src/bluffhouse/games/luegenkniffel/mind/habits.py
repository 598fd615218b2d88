"""Lügen-Kniffel: how often what is announced is a lie, as the calculator believes.

Read, not compiled. Measured once, over 15,858 announcements at tables of two where every other move
was a calculator's and every other one by rule of thumb; rare announcements are drawn towards what
their combination shows. No other number of players was measured.
"""

import numpy as np

from bluffhouse.core.weights import read_weights
from bluffhouse.games.luegenkniffel.rules.dice import SAYS

#: Thousandths, by announcement in the order of LK-7; the first row is of announcements after one or
#: two rolls, the second after three.
HABITS = read_weights(__file__, "habits.npz", "habits", (2, SAYS), np.int32)
