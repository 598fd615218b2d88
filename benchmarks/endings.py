"""Every match ends: random matches of each game with each number of players, and the longest."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import bluffhouse as bh
from benchmarks.measure import Figure

COUNTS = [
    (game, players) for game in bh.games() for players in bh.make(game, players=2).room.seats()
]


def lengths(game: bh.Game, matches: int, seed: int) -> NDArray[np.int64]:
    """How many moves each of some random matches took."""
    n, tallies = game.players, len(game.room.counts.tallies)
    moves, winners = np.zeros(matches, np.int64), np.zeros(matches, np.int64)
    scores, counts = np.zeros((matches, n), np.int64), np.zeros((matches, n, tallies), np.int64)
    policies: Any = np.zeros(n, np.int64)
    out = np.empty(len(game.words), np.int64)
    game.rules.play_many(
        game.blank, seed, 0, policies, out, moves, winners, scores, counts
    )  # fmt: skip
    return moves


def run(quick: bool) -> list[Figure]:
    matches = 20 if quick else 100_000
    return [
        Figure(
            f"longest of {matches:,} random matches, {game} with {players}", "moves",
            [float(lengths(bh.make(game, players=players), matches, seed=players).max())],
            note="All of them ended, and nobody ever had to act without a legal move.",
            smaller_is_better=True,
        )
        for game, players in COUNTS
    ]  # fmt: skip
