"""What a table does with one match: look, play in words, copy, imagine."""

from collections.abc import Callable
from itertools import cycle
from random import Random

import bluffhouse as bh
from benchmarks.measure import Figure, Work, micros


def finished(game: bh.Game, seed: int) -> bh.Match:
    match, rng = game.new(seed), Random(seed)
    while not match.over:
        player = rng.choice(match.actors)
        match.play(rng.choice(match.legal(player)), player)
    return match


def middles(game: bh.Game, count: int) -> list[bh.Match]:
    """Matches played half-way."""
    found = []
    for seed in range(count):
        match = finished(game, seed)
        half = game.new(seed)
        for player, move in match.moves[: len(match.moves) // 2]:
            half.play(move, player)
        found.append(half)
    return found


def playing(game: bh.Game, matches: int) -> Work:
    """Whole matches again, move for move in words."""
    lines = [(seed, finished(game, seed).moves) for seed in range(matches)]

    def work() -> float:
        played = 0
        for seed, moves in lines:
            match = game.new(seed)
            for player, move in moves:
                match.play(move, player)
            played += len(moves)
        return played

    return work


def repeated(matches: list[bh.Match], times: int, do: Callable[[bh.Match, int], object]) -> Work:
    def work() -> float:
        for i, match in zip(range(times), cycle(matches), strict=False):
            do(match, i)
        return times

    return work


def run(quick: bool) -> list[Figure]:
    times, rounds, count = (50, 1, 2) if quick else (5000, 7, 25)
    figures = []
    for name in bh.games():
        game = bh.make(name, players=4)
        half = middles(game, count)
        for label, goal, work in (
            ("match.view(player)", "< 50 µs", repeated(half, times, lambda m, i: m.view(i % 4))),
            ("match.play(words)", "< 20 µs", playing(game, count)),
            ("match.copy()", "", repeated(half, times, lambda m, i: m.copy())),
            ("match.imagine(player)", "", repeated(half, times, lambda m, i: m.imagine(i % 4, i))),
        ):
            figures.append(
                Figure(f"{label}, {name} with 4", "µs", micros(rounds, work), goal=goal,
                       smaller_is_better=True)
            )  # fmt: skip
    return figures
