"""Lügen-Kniffel alone and honestly: what the calculator's dice bring, beside the exact expectation.

python -m benchmarks.honest [CARDS]
"""

import sys
from typing import Any

import numpy as np

from benchmarks import alone
from bluffhouse.core import chance, plan
from bluffhouse.core.press import press
from bluffhouse.games.luegenkniffel import ROOM
from bluffhouse.games.luegenkniffel.mind import thumb, turn
from bluffhouse.games.luegenkniffel.mind.solitaire import BONUS, BONUS_AT

EXACT = 244.0355
A_MILLION_TURNS = 76_924  # cards of 13 turns


def honest_scores(cards: int, seed: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """What so many cards bring that are filled by the calculator's dice and no lies."""
    states, scores = np.zeros(1, ROOM.state), np.zeros(cards, np.int64)
    states["players"], states["bonus"], states["bonus_at"] = 2, BONUS, BONUS_AT
    pressed = press((plan, chance, *ROOM.rules, turn, thumb, alone), compiled=True)
    pressed.honest_cards(states, np.uint64(seed), scores)
    return scores


def main(cards: int = A_MILLION_TURNS) -> None:
    scores = honest_scores(cards, seed=1)
    error = 1.96 * scores.std() / cards**0.5
    print(f"{cards} cards: {scores.mean():.2f} ± {error:.2f} points; exactly {EXACT}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
