"""The Lie Zie: what hands are worth, found out by watching calculators play.

Two players; in the draft every seventh move is any legal one, so that
hands are seen, too, which no calculator would draft.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.batch import Batch
from bluffhouse.core.game import Game
from bluffhouse.core.loops import CALCULATOR, RANDOM
from bluffhouse.core.weights import Array
from bluffhouse.games.liezie import ROOM
from bluffhouse.games.liezie.mind.holdings import MOST_MARKS
from bluffhouse.games.liezie.mind.worths import ANY, PARTS
from bluffhouse.games.liezie.rules.cards import FRONTS
from bluffhouse.games.liezie.rules.state import DRAFT, HAND, LEFT, PLAY, PLAYING, PRIZES
from fits.fit import Fit, Fitted

PLAYERS = 2
MATCHES = 1024  # side by side
WHIM = 7  # of so many moves of a draft one is made at random
DRAWN = 5.0  # towards nothing, as if so many hands had said so: for marks that are rare


class Watched(NamedTuple):
    """Hands as they were drafted, one a row."""

    fronts: NDArray[np.int64]
    lefts: NDArray[np.bool_]  # which of its cards, as they came, were put at the left end
    first: NDArray[np.bool_]  # whether its owner was out first

    def rows(self, start: int, end: int | None) -> "Watched":
        return Watched(self.fronts[start:end], self.lefts[start:end], self.first[start:end])


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


def marks_seen(watched: Watched, cards: int) -> Array:
    """How often each mark is in each hand, when it had so many cards."""
    list_marks = Game(ROOM, {"players": 2}).rules.list_marks
    seen = np.zeros((len(watched.first), ANY + 1), np.float32)
    marks = np.zeros(MOST_MARKS, np.int64)
    first = watched.lefts[:, cards:].sum(axis=1)  # so many came to its left later
    for row, (fronts, at) in enumerate(zip(watched.fronts, first, strict=True)):
        count = list_marks(fronts[at:], cards, marks)
        np.add.at(seen[row], marks[:count], 1)
    return seen


def fit(watched: Watched, cards: int) -> Array:
    """What the marks of a hand count when it has so many cards: least squares."""
    seen = marks_seen(watched, cards)
    squares = seen.T @ seen + DRAWN * np.eye(ANY + 1)
    return np.asarray(np.linalg.solve(squares, seen.T @ watched.first), np.float64)


def explained(worths: Array, seen: Array, first: Array) -> float:
    """What part of who was out first a table explains: of the squares, 1 would be all."""
    missed = np.square(first - seen @ worths).sum()
    return float(1 - missed / np.square(first - first.mean()).sum())


def make(hands: int, seed: int) -> Fitted:
    """The table, in parts of the win; judged by a tenth of the hands that it was not fitted to."""
    watched = watch(hands, seed)
    tenth = len(watched.first) // 10
    known, unknown = watched.rows(tenth, None), watched.rows(0, tenth)
    worths = np.array([np.zeros(ANY + 1), *(fit(known, cards) for cards in range(1, HAND + 1))])
    score = explained(worths[HAND], marks_seen(unknown, HAND), unknown.first)
    table = np.rint(worths * PARTS).astype(np.int16)
    return Fitted({"worths": table}, {"share of full hands' luck explained": score})


FITS = (Fit("mind/worths.npz", make, size=200_000),)
