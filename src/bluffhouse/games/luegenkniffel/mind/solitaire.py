"""Lügen-Kniffel: the values and odds of honest solitaire play, rounded, as the bot holds them.

Read, not compiled. Compiled code keeps arrays of less than a million bytes as constants; so the
table is in 16 bits, and only has upper sums that there can be.
"""

import numpy as np

from bluffhouse.core.weights import Array, read_weights
from bluffhouse.games.luegenkniffel.rules.dice import COMBINATIONS, DICE, SAYS, UPPER

BONUS, BONUS_AT = 35, 63
GRAIN = 200  # steps of a point
PER_MILLE = 1000


def _columns() -> Array:
    """Where the sums of each set of open upper combinations begin in a row."""
    widths = []
    for open_upper in range(1 << UPPER):
        closed = sum(c + 1 for c in range(UPPER) if not open_upper >> c & 1)
        widths.append(min(BONUS_AT, DICE * closed) + 1)
    return np.array([0, *np.cumsum(widths)], np.int32)


COLUMN = _columns()
#: Points to come, in steps: a row for every set of open lower combinations (bits), in it for every
#: set of open upper ones, from its `COLUMN` on, a place for every upper sum.
FUTURE = read_weights(
    __file__, "solitaire.npz", "future", (1 << COMBINATIONS - UPPER, int(COLUMN[-1])), np.uint16
)
#: How likely each announcement can be reached or exceeded with 1, 2 and 3 rolls, in thousandths.
REACH = read_weights(__file__, "solitaire.npz", "reach", (3, SAYS), np.int32)
