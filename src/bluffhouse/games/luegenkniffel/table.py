"""Lügen-Kniffel: the values and odds of honest solitaire play, rounded, as the bot holds them.

`solitaire` works them out and writes the file. Compiled code keeps arrays of less than a million
bytes as constants; so the table is in 16 bits, and only has upper sums that there can be.
"""

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.games.luegenkniffel.dice import COMBINATIONS, DICE, SAYS, UPPER

Array = NDArray[Any]

BONUS, BONUS_AT = 35, 63
GRAIN = 200  # steps of a point
PER_MILLE = 1000
FILE = Path(__file__).with_name("solitaire.npz")


def _columns() -> Array:
    """Where the sums of each set of open upper combinations begin in a row."""
    widths = []
    for open_upper in range(1 << UPPER):
        closed = sum(c + 1 for c in range(UPPER) if not open_upper >> c & 1)
        widths.append(min(BONUS_AT, DICE * closed) + 1)
    return np.array([0, *np.cumsum(widths)], np.int32)


def _read(name: str, shape: tuple[int, int], kind: type) -> Array:
    if not FILE.exists():  # only while it is being made for the first time
        return np.zeros(shape, kind)
    with np.load(FILE) as kept:
        return np.ascontiguousarray(kept[name])


COLUMN = _columns()
#: Points to come, in steps: a row for every set of open lower combinations (bits), in it for every
#: set of open upper ones, from its `COLUMN` on, a place for every upper sum.
FUTURE = _read("future", (1 << COMBINATIONS - UPPER, int(COLUMN[-1])), np.uint16)
#: How likely each announcement can be reached or exceeded with 1, 2 and 3 rolls, in thousandths.
REACH = _read("reach", (3, SAYS), np.int32)


def digest(future: Array, reach: Array) -> str:
    """A table in short."""
    content = np.concatenate([future.ravel().astype(np.int64), reach.ravel()])
    return hashlib.blake2b(content.tobytes(), digest_size=8).hexdigest()
