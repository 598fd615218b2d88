"""City of Lies: the weights of `measures`, fitted to played matches by logistic regression.

Prints one row for each number of players, from matches among calculators, or rule-of-thumb bots:

    python -m bluffhouse.games.cityoflies.fitting calculator
"""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core import chance, loops, plan
from bluffhouse.core.game import Game
from bluffhouse.core.loops import CALCULATOR, THUMB
from bluffhouse.core.press import press
from bluffhouse.games.cityoflies import ROOM, gathering
from bluffhouse.games.cityoflies.measures import FACTS

Array = NDArray[Any]

POSITIONS = 100_000
RESTRAINT = 3.0  # a prior on every weight: so many positions' worth of staying at 0
STEPS, ENOUGH = 12, 1e-4  # of Newton's method


def regression(facts: Array, won: Array) -> Array:
    """The weights under which what happened is likeliest."""
    weights = np.zeros(facts.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-facts @ weights))
        slope = facts.T @ (won - chances) - RESTRAINT * weights
        curve = (facts * (chances * (1 - chances))[:, None]).T @ facts
        step = np.linalg.solve(curve + RESTRAINT * np.eye(len(weights)), slope)
        weights += step
        if np.abs(step).max() < ENOUGH:
            break
    return weights


def fitted(players: int, policy: int, positions: int = POSITIONS, seed: int = 1) -> Array:
    """The weights for a number of players, from matches of one policy among itself."""
    game = Game(ROOM, {"players": players})
    rules = press((plan, chance, *ROOM.rules, loops, gathering), compiled=True)
    facts, won = np.zeros((positions, FACTS)), np.zeros(positions)
    out = np.empty(len(game.words), np.int64)
    rules.gather(game.blank, seed, policy, out, facts, won)
    return regression(facts, won)


def main() -> None:
    policy = THUMB if sys.argv[1:] == ["thumb"] else CALCULATOR
    for players in ROOM.seats():
        row = ", ".join(f"{weight:.2f}" for weight in fitted(players, policy))
        print(f"[{row}],  # {players} players")


if __name__ == "__main__":
    main()
