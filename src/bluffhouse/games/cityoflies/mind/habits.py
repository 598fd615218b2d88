"""City of Lies: what players choose of what they hold, as measured among calculators.

Who plays or discards a card takes one kind of his hand: each as often as its weight says beside the
others. The logarithm of a weight is a sum over the facts of the choice (`hindsight`), and more if
two of the kind are held. How often who holds a block plays it depends on what it is played against.
The tables are made anew, under the usual options, by

    python -m bluffhouse.games.cityoflies.mind.listening
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bluffhouse.games.cityoflies.mind.hindsight import CHOICE_FACTS
from bluffhouse.games.cityoflies.rules.state import KINDS

HABITS_FILE = Path(__file__).with_name("habits.npz")


def read_habits(name: str, shape: tuple[int, ...]) -> NDArray[np.float64]:
    if not HABITS_FILE.exists():  # only while it is being made for the first time
        return np.zeros(shape)
    with np.load(HABITS_FILE) as kept:
        return np.ascontiguousarray(kept[name], np.float64)


#: By players (from two), whether a card is discarded, facts and kinds; the last row is for two of
#: a kind.
TASTES = read_habits("tastes", (3, 2, CHOICE_FACTS + 1, KINDS))
#: How likely a block is played against each kind, by players.
BLOCK_RATES = read_habits("blocks", (3, KINDS))
