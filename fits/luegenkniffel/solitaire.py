"""Lügen-Kniffel alone and honestly: exact values and odds.

Whoever plays a card to its end without lies, closing a combination with 0 when the dice do not
fulfil it, expects 244.0355 points at best if what lies, lies. `card_table` works that out for every
state of a card, in a few seconds; `odds` tells how likely each announcement can be made true. The
bot by rule of thumb needs both at once, rounded.
"""

import numpy as np

from bluffhouse.core.weights import Array
from bluffhouse.games.luegenkniffel.mind.solitaire import BONUS, BONUS_AT, COLUMN, GRAIN, PER_MILLE
from bluffhouse.games.luegenkniffel.rules.dice import (
    COMBINATIONS,
    KEEPS,
    SAID_COMBINATION,
    SAID_POINTS,
    SAYS,
    SETS,
    UPPER,
    WORTHS,
)
from bluffhouse.games.luegenkniffel.table.odds import exact
from fits.fit import Fitted


def card_table() -> Array:
    """Points still to come: a row for every set of open combinations (bits), a column for every
    upper sum; the last column holds all sums that reach the bonus."""
    table = np.zeros((1 << COMBINATIONS, BONUS_AT + 1))
    exact().fill_table(float(BONUS), table)
    return table


def odds(rolls: int) -> Array:
    """How likely each announcement is reached or exceeded in so many rolls, played for alone."""
    values = np.zeros((SETS, SAYS))
    values[KEEPS:] = WORTHS[:, SAID_COMBINATION] >= SAID_POINTS
    likely = np.zeros(SAYS)
    exact().best_turns(values, rolls, likely)
    return likely


def rounded(table: Array) -> Array:
    """A table in steps, as `solitaire.FUTURE` has it."""
    full = table.reshape(1 << COMBINATIONS - UPPER, 1 << UPPER, BONUS_AT + 1)
    widths = np.diff(COLUMN)
    pieces = [full[:, upper, : widths[upper]] for upper in range(1 << UPPER)]
    steps: Array = np.rint(np.concatenate(pieces, axis=1) * GRAIN).astype(np.uint16)
    return steps


def rounded_odds() -> Array:
    """All odds in thousandths, as `solitaire.REACH` has them."""
    return np.array([np.rint(odds(rolls) * PER_MILLE) for rolls in (1, 2, 3)], np.int32)


def make(size: int, seed: int) -> Fitted:
    """There is no chance in it, and one size."""
    table = card_table()
    arrays = {"future": rounded(table), "reach": rounded_odds()}
    return Fitted(arrays, {"points of a whole card": float(table[-1, 0])})
