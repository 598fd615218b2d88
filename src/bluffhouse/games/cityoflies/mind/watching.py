"""City of Lies: what worlds are worth, found out by watching calculators play them out.

    python -m bluffhouse.games.cityoflies.mind.watching

writes the weights of `outlook`. One move in twelve is any legal one, so that worlds are seen, too,
to which calculators would not come. Most matches are played under the usual options, some under
those that change the game most.
"""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.loops import CALCULATOR, RANDOM
from bluffhouse.games.cityoflies import ROOM
from bluffhouse.games.cityoflies.mind import outlook
from bluffhouse.games.cityoflies.mind.learning import Array, Weights, descend
from bluffhouse.games.cityoflies.mind.outlook import FIRST_LAYER, OUTLOOK_FILE, SECOND_LAYER, WORLD
from bluffhouse.games.cityoflies.rules.state import PLAY

TABLES = (2, 3, 4)  # players
WORLDS, OTHERS = 5_000_000, 400_000  # at each, under the usual options and each of the unusual ones
UNUSUAL: tuple[dict[str, object], ...] = (
    {"length": "quick"},
    {"length": "slow"},
    {"truth_count": "gross"},
    {"sabotage_win": False},
    {"archetypes": True},
)
MATCHES = 1024  # side by side
WHIM = 12  # of so many moves one is made at random
EPOCHS, PACE = 4, 2e-3  # of learning


def watch(
    players: int, worlds: int, seed: int, options: dict[str, object], matches: int = MATCHES
) -> tuple[Array, Array]:
    """The facts of so many worlds or some more, at the start of a turn; and the share of the win
    of who was in turn."""
    game = Game(ROOM, {"players": players, **options})
    batch, rng = game.batch(matches, seed), np.random.default_rng(seed)
    open_rows: list[list[tuple[Array, int]]] = [[] for _ in range(matches)]
    rows, shares = list[Array](), list[float]()
    while len(rows) < worlds:
        states = batch.states
        starts = np.flatnonzero((states["phase"] == PLAY) & (states["plays"] == 0))
        seen = np.empty((len(starts), WORLD), np.int8)
        game.rules.facts_of_worlds(states[starts], batch.players[starts], seen)
        for i, row in zip(starts.tolist(), seen, strict=True):
            open_rows[i].append((row, int(batch.players[i])))
        rewards, done = batch.step(_chosen(batch, rng))
        for i in np.flatnonzero(done).tolist():
            won = np.maximum(rewards[i], 0) if rewards[i].any() else np.full(players, 1 / players)
            rows += [row for row, _ in open_rows[i]]
            shares += [float(won[player]) for _, player in open_rows[i]]
            open_rows[i].clear()
    return np.array(rows), np.array(shares, np.float32)


def _chosen(batch: Any, rng: np.random.Generator) -> Array:
    actions = batch.choose(CALCULATOR, int(rng.integers(1 << 62)))
    whims = rng.integers(WHIM, size=batch.n) == 0
    found: Array = np.where(whims, batch.choose(RANDOM, int(rng.integers(1 << 62))), actions)
    return found


def fit(rows: Array, shares: Array, seed: int, epochs: int = EPOCHS) -> Weights:
    """Layers of weights by which the facts lead to the shares."""
    rng = np.random.default_rng(seed)
    mean, spread = rows.mean(0), np.maximum(rows.std(0), 0.1)
    sizes = (WORLD, FIRST_LAYER, SECOND_LAYER, 1)
    layers: Weights = [
        np.vstack([rng.normal(0, np.sqrt(2 / a), (a, b)), np.zeros((1, b))]).astype(np.float32)
        for a, b in pairwise(sizes)
    ]

    def slopes(picks: Array) -> Weights:
        given = ((rows[picks] - mean) / spread).astype(np.float32)
        return _slopes(layers, given, shares[picks])

    descend(layers, slopes, len(rows), epochs=epochs, pace=PACE, seed=seed)
    layers[0][-1] -= (mean / spread) @ layers[0][:-1]  # so that facts count as they are
    layers[0][:-1] /= spread[:, None]
    return layers


def _slopes(layers: Weights, given: Array, shares: Array) -> Weights:
    """How the cross entropy of what is expected grows with each weight."""
    cells = [_with_one(given)]
    for weights in layers[:-1]:
        cells.append(_with_one(np.maximum(cells[-1] @ weights, 0)))
    expected = 1 / (1 + np.exp(-cells[-1] @ layers[-1]))
    error: Array = (expected - shares[:, None]) / np.float32(len(shares))
    slopes: Weights = []
    for weights, below in zip(reversed(layers), reversed(cells), strict=True):
        slopes.append(below.T @ error)
        error = (error @ weights[:-1].T) * (below[:, :-1] > 0)
    return slopes[::-1]


def _with_one(cells: Array) -> Array:
    return np.hstack([cells, np.ones((len(cells), 1), np.float32)])


def measure(players: int, seed: int) -> Weights:
    watched = [watch(players, WORLDS, seed, {})]
    for k, options in enumerate(UNUSUAL, 1):
        watched.append(watch(players, OTHERS, seed + k, options))
    rows, shares = (np.concatenate(part) for part in zip(*watched, strict=True))
    return fit(rows, shares, seed)


def main() -> None:
    first, second, share = zip(*(measure(players, seed=1) for players in TABLES), strict=True)
    np.savez_compressed(
        OUTLOOK_FILE, first=np.array(first), second=np.array(second), share=np.array(share)[..., 0]
    )
    Path(outlook.__file__).touch()  # machine code keeps the weights that it was made with
    print(f"{OUTLOOK_FILE.name}: {OUTLOOK_FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
