"""City of Lies: what players choose of what they hold, as measured among calculators.

Who plays or discards a card takes one kind of his hand: each as often as its weight says beside the
others, by the number of players and how the match stands. How often who holds a block plays it
depends on what it is played against. The tables are made anew, under the usual options, by

    python -m bluffhouse.games.cityoflies.listening
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bluffhouse.games.cityoflies.box import KINDS

HABITS_FILE = Path(__file__).with_name("habits.npz")

# How a match stands when a card is chosen: by the circle, by the points of evidence that its owner
# has played so far, and by whether others have played any. The last is: what is discarded.
STAGES = 19
DISCARDING = STAGES - 1
FEW, SOME = 1, 3  # points, at most


def stage_of(lap: int, mine: int, theirs: int) -> int:
    """Where a choice belongs, from the points of evidence that were played."""
    circle = 0 if lap <= 5 else 1 if lap <= 10 else 2
    points = 0 if mine <= FEW else 1 if mine <= SOME else 2
    return (3 * circle + points) * 2 + (theirs > 0)


def read_habits(name: str, shape: tuple[int, ...]) -> NDArray[np.float64]:
    if not HABITS_FILE.exists():  # only while it is being made for the first time
        return np.ones(shape)
    with np.load(HABITS_FILE) as kept:
        return np.ascontiguousarray(kept[name], np.float64)


#: Weights by players (from two), stage, kind, and whether one or more of the kind are held.
TASTES = read_habits("tastes", (3, STAGES, KINDS, 2))
#: How likely a block is played against each kind, by players.
BLOCK_RATES = read_habits("blocks", (3, KINDS))
