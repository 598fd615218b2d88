"""The Lie Zie: what hands are worth, found out by watching calculators play.

    python -m bluffhouse.games.liezie.mind.drafting

writes the table of `worths`. Two players; in the draft every seventh move is any legal one, so that
hands are seen, too, which no calculator would draft.
"""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.batch import Batch
from bluffhouse.core.game import Game
from bluffhouse.core.loops import CALCULATOR, RANDOM
from bluffhouse.games.liezie import ROOM
from bluffhouse.games.liezie.mind import holdings
from bluffhouse.games.liezie.mind.holdings import MOST_MARKS
from bluffhouse.games.liezie.mind.worths import ANY, FILE, PARTS
from bluffhouse.games.liezie.rules.cards import FRONTS
from bluffhouse.games.liezie.rules.state import DRAFT, HAND, LEFT, PLAY, PLAYING, PRIZES

PLAYERS = 2
HANDS = 200_000
MATCHES = 1024  # side by side
WHIM = 7  # of so many moves of a draft one is made at random
DRAWN = 5.0  # towards nothing, as if so many hands had said so: for marks that are rare

Array = NDArray[np.float64]


class Watched(NamedTuple):
    """Hands as they were drafted, one a row."""

    fronts: NDArray[np.int64]
    lefts: NDArray[np.bool_]  # which of its cards, as they came, were put at the left end
    first: NDArray[np.bool_]  # whether its owner was out first


def watch(hands: int, seed: int, matches: int = MATCHES) -> Watched:
    """So many hands or some more, and what they came to."""
    # By turns: in a batch of free drafts the lowest seat would always be ready first.
    game = Game(ROOM, {"players": PLAYERS, "passes": 1, "draft": "turns"})
    batch, rng = game.batch(matches, seed), np.random.default_rng(seed)
    fronts = np.zeros((matches, PLAYERS, HAND), np.int64)
    lefts = np.zeros((matches, PLAYERS, HAND), np.bool_)
    found, seen = list[tuple[Any, Any, Any]](), 0
    while seen < hands:
        actions, before = _chosen(batch, rng), batch.states["phase"].copy()
        placing = np.flatnonzero((actions >= LEFT) & (actions < PLAY))
        seats = batch.players[placing]
        held = batch.states["held"][placing, seats]
        lefts[placing, seats, held] = actions[placing] == LEFT
        batch.step(actions)
        phase = batch.states["phase"]
        ready = (before == DRAFT) & (phase == PLAYING)
        fronts[ready] = FRONTS[batch.states["hands"][ready][:, :PLAYERS]]
        over = (before == PLAYING) & (phase == PRIZES)
        if over.any():
            first = batch.states["places"][over, :1] == np.arange(PLAYERS)
            found.append((fronts[over], lefts[over], first))
            seen += first.size
    rows = [np.concatenate(part) for part in zip(*found, strict=True)]
    return Watched(rows[0].reshape(-1, HAND), rows[1].reshape(-1, HAND), rows[2].ravel())


def _chosen(batch: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    actions = batch.choose(CALCULATOR, int(rng.integers(1 << 62)))
    whims = (batch.states["phase"] == DRAFT) & (rng.integers(WHIM, size=batch.n) == 0)
    return np.where(whims, batch.choose(RANDOM, int(rng.integers(1 << 62))), actions)


def fit(watched: Watched, cards: int) -> Array:
    """What the marks of a hand count when it has so many cards: least squares."""
    list_marks = Game(ROOM, {"players": 2}).rules.list_marks
    seen = np.zeros((len(watched.first), ANY + 1), np.float32)
    marks = np.zeros(MOST_MARKS, np.int64)
    first = watched.lefts[:, cards:].sum(axis=1)  # so many came to its left later
    for row, (fronts, at) in enumerate(zip(watched.fronts, first, strict=True)):
        count = list_marks(fronts[at:], cards, marks)
        np.add.at(seen[row], marks[:count], 1)
    squares = seen.T @ seen + DRAWN * np.eye(ANY + 1)
    return np.asarray(np.linalg.solve(squares, seen.T @ watched.first), np.float64)


def measure(hands: int, seed: int) -> NDArray[np.int16]:
    """The table, in parts of the win."""
    watched = watch(hands, seed)
    worths = [np.zeros(ANY + 1), *(fit(watched, cards) for cards in range(1, HAND + 1))]
    return np.asarray(np.rint(np.array(worths) * PARTS), np.int16)


def main() -> None:
    worths = measure(HANDS, seed=1)
    np.savez_compressed(FILE, worths=worths)
    Path(holdings.__file__).touch()  # machine code keeps the table that it was made with
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
