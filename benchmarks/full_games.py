"""Whole games of the house, four at the table: compiled steps, and batches for learners."""

import time

import bluffhouse as bh
from benchmarks.measure import Figure, duel
from benchmarks.random_play import our_race
from bluffhouse.core.loops import RANDOM
from tests.trials import own

SIZE = 1024


def batched(game: bh.Game, steps: int, rounds: int) -> list[float]:
    """Steps a second of a batch: masks of what is legal, then a step; choosing does not count."""
    batch = game.batch(SIZE, 1)
    found = []
    for turn in range(rounds + 1):
        spent = 0.0
        for i in range(steps):
            actions = batch.choose(RANDOM, turn * steps + i)
            begun = time.perf_counter()
            batch.legal()
            batch.step(actions)
            spent += time.perf_counter() - begun
        found.append(steps * SIZE / spent)
    return found[1:]  # the first may have compiled something


def run(quick: bool) -> list[Figure]:
    matches, steps, rounds = (20, 3, 1) if quick else (20_000, 300, 5)
    figures = []
    for name in bh.games():
        game = bh.make(name, players=4, **own(name, "MEASURED", {}))
        runs = duel(rounds, our_race(game, matches))[0]
        figures.append(
            Figure(
                f"compiled random play, {name} with 4", "M steps/s", [r / 1e6 for r in runs],
                goal=own(name, "GUIDE", ""), note="All rules, deals and shuffles included.",
            )
        )  # fmt: skip
    for name in bh.games():
        game = bh.make(name, players=4, **own(name, "MEASURED", {}))
        figures.append(
            Figure(
                f"batch of {SIZE}, {name} with 4", "M steps/s",
                [r / 1e6 for r in batched(game, steps, rounds)],
                note="`batch.legal()` as masks, then `batch.step(…)`, which checks every action, "
                "rewards and deals anew; one thread.",
            )
        )  # fmt: skip
    return figures
