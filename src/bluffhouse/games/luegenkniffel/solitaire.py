"""Lügen-Kniffel alone and honestly: exact values and odds.

Whoever plays a card to its end without lies, closing a combination with 0 when the dice do not
fulfil it, expects 244.0355 points at best if what lies, lies. `card_table` works that out for every
state of a card, in a few seconds; `odds` tells how likely each announcement can be made true.

The bot by rule of thumb needs both at once, so they lie beside this file, rounded (see `table`).
They are made anew, which prints the digest that `strategy` has to name, by

    python -m bluffhouse.games.luegenkniffel.solitaire
"""

from functools import cache
from types import ModuleType

import numpy as np

from bluffhouse.core.press import Pressed, press
from bluffhouse.games.luegenkniffel import dice, turn
from bluffhouse.games.luegenkniffel.dice import (
    COMBINATIONS,
    KEEPS,
    SAID_COMBINATION,
    SAID_POINTS,
    SAYS,
    SETS,
    UPPER,
    WORTHS,
)
from bluffhouse.games.luegenkniffel.table import (
    BONUS,
    BONUS_AT,
    COLUMN,
    FILE,
    GRAIN,
    PER_MILLE,
    Array,
    digest,
)


@cache
def exact() -> Pressed:
    """The compiled functions of `turn`."""
    modules: tuple[ModuleType, ...] = (dice, turn)
    return press(modules, compiled=True)


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


def honest_scores(cards: int, seed: int) -> Array:
    """What so many cards bring that are filled by the calculator's dice and no lies."""
    from bluffhouse.core import chance, plan
    from bluffhouse.games.luegenkniffel import alone, knowledge, rules, strategy

    modules = (plan, chance, rules, dice, knowledge, turn, strategy, alone)
    states, scores = np.zeros(1, rules.STATE), np.zeros(cards, np.int64)
    states["players"], states["bonus"], states["bonus_at"] = 2, BONUS, BONUS_AT
    press(modules, compiled=True).honest_cards(states, np.uint64(seed), scores)
    return scores


def rounded(table: Array) -> Array:
    """A table in steps, as `table.FUTURE` has it."""
    full = table.reshape(1 << COMBINATIONS - UPPER, 1 << UPPER, BONUS_AT + 1)
    widths = np.diff(COLUMN)
    pieces = [full[:, upper, : widths[upper]] for upper in range(1 << UPPER)]
    steps: Array = np.rint(np.concatenate(pieces, axis=1) * GRAIN).astype(np.uint16)
    return steps


def rounded_odds() -> Array:
    """All odds in thousandths, as `table.REACH` has them."""
    return np.array([np.rint(odds(rolls) * PER_MILLE) for rolls in (1, 2, 3)], np.int32)


def main() -> None:
    table = card_table()
    future, reach = rounded(table), rounded_odds()
    np.savez_compressed(FILE, future=future, reach=reach)
    print(f"A whole card: {table[-1, 0]:.4f} points")
    print(f"{FILE.name}: {FILE.stat().st_size} bytes, digest {digest(future, reach)}")


if __name__ == "__main__":
    main()
