"""Lügen-Kniffel: how often announcements are lies, where calculators and bots by thumb take turns.

Two players: no other number is measured, and stages of a match are not told apart.
"""

import numpy as np

from bluffhouse.core.loops import CALCULATOR, THUMB
from bluffhouse.games.luegenkniffel.mind.solitaire import PER_MILLE
from fits.fit import Fitted
from fits.luegenkniffel.lies import by_combination, drawn, listen

PLAYERS = 2


def make(size: int, seed: int) -> Fitted:
    """From so many announcements; rare ones are drawn towards what their combination shows."""
    lies, said = (found.sum(2) for found in listen((CALCULATOR, THUMB), PLAYERS, size, seed))
    habits = np.rint(drawn(lies, said, by_combination(lies, said)) * PER_MILLE).astype(np.int32)
    return Fitted({"habits": habits}, {"lies on the average": float(lies.sum() / said.sum())})
