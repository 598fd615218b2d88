"""Lügen-Kniffel alone and honestly: what the calculator's dice bring, beside the exact expectation.

python -m benchmarks.honest [CARDS]
"""

import sys

from bluffhouse.games.luegenkniffel.solitaire import honest_scores

EXACT = 244.0355
A_MILLION_TURNS = 76_924  # cards of 13 turns


def main(cards: int = A_MILLION_TURNS) -> None:
    scores = honest_scores(cards, seed=1)
    error = 1.96 * scores.std() / cards**0.5
    print(f"{cards} cards: {scores.mean():.2f} ± {error:.2f} points; exactly {EXACT}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
