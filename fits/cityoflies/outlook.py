"""City of Lies: what worlds are worth, found out by watching calculators play them out.

It makes the weights of `mind/outlook`. One move in twelve is any legal one, so that worlds are
seen, too, to which calculators would not come. Most matches are played under the usual options,
some under those that change the game most.
"""

from itertools import pairwise
from typing import Any

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.loops import CALCULATOR, RANDOM
from bluffhouse.core.weights import Array
from bluffhouse.games.cityoflies import ROOM
from bluffhouse.games.cityoflies.mind.outlook import FIRST_LAYER, SECOND_LAYER, WORLD
from bluffhouse.games.cityoflies.rules.state import PLAY
from fits.cityoflies.descent import Layers, descend
from fits.fit import Fitted

TABLES = (2, 3, 4)  # players
OTHERS = 0.08  # of the worlds are watched again under each of the unusual options
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


def fit(rows: Array, shares: Array, seed: int, epochs: int = EPOCHS) -> Layers:
    """Layers of weights by which the facts lead to the shares."""
    rng = np.random.default_rng(seed)
    mean, spread = rows.mean(0), np.maximum(rows.std(0), 0.1)
    sizes = (WORLD, FIRST_LAYER, SECOND_LAYER, 1)
    layers: Layers = [
        np.vstack([rng.normal(0, np.sqrt(2 / a), (a, b)), np.zeros((1, b))]).astype(np.float32)
        for a, b in pairwise(sizes)
    ]

    def slopes(picks: Array) -> Layers:
        given = ((rows[picks] - mean) / spread).astype(np.float32)
        return _slopes(layers, given, shares[picks])

    descend(layers, slopes, len(rows), epochs=epochs, pace=PACE, seed=seed)
    layers[0][-1] -= (mean / spread) @ layers[0][:-1]  # so that facts count as they are
    layers[0][:-1] /= spread[:, None]
    return layers


def _slopes(layers: Layers, given: Array, shares: Array) -> Layers:
    """How the cross entropy of what is expected grows with each weight."""
    cells = [_with_one(given)]
    for weights in layers[:-1]:
        cells.append(_with_one(np.maximum(cells[-1] @ weights, 0)))
    expected = 1 / (1 + np.exp(-cells[-1] @ layers[-1]))
    error: Array = (expected - shares[:, None]) / np.float32(len(shares))
    slopes: Layers = []
    for weights, below in zip(reversed(layers), reversed(cells), strict=True):
        slopes.append(below.T @ error)
        error = (error @ weights[:-1].T) * (below[:, :-1] > 0)
    return slopes[::-1]


def _with_one(cells: Array) -> Array:
    return np.hstack([cells, np.ones((len(cells), 1), np.float32)])


def loss(layers: Layers, rows: Array, shares: Array) -> float:
    """The mean cross entropy, in bits."""
    cells = _with_one(rows.astype(np.float32))
    for weights in layers[:-1]:
        cells = _with_one(np.maximum(cells @ weights, 0))
    expected = np.clip(1 / (1 + np.exp(-cells @ layers[-1]))[:, 0], 1e-6, 1 - 1e-6)
    bits = shares * np.log2(expected) + (1 - shares) * np.log2(1 - expected)
    return float(-bits.mean())


def measure(players: int, worlds: int, seed: int) -> tuple[Layers, float]:
    """Layers; and their loss in worlds of other matches under the usual options."""
    watched = [watch(players, worlds, seed, {})]
    for k, options in enumerate(UNUSUAL, 1):
        watched.append(watch(players, round(OTHERS * worlds), seed + k, options))
    rows, shares = (np.concatenate(part) for part in zip(*watched, strict=True))
    layers = fit(rows, shares, seed)
    return layers, loss(layers, *watch(players, worlds // 20, seed + 1_000, {}))


def make(size: int, seed: int) -> Fitted:
    """From so many worlds at each number of players."""
    made, losses = zip(*(measure(players, size, seed) for players in TABLES), strict=True)
    first, second, share = (np.array(part) for part in zip(*made, strict=True))
    arrays = {"first": first, "second": second, "share": share[..., 0]}
    return Fitted(arrays, {f"bits with {n}": b for n, b in zip(TABLES, losses, strict=True)})
