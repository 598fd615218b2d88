"""Positions of many kinds, and whether a calculator peeps."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

import bluffhouse as bh
from benchmarks.reliability import calibration_error
from bluffhouse.core.loops import CALCULATOR
from bluffhouse.core.match import Match
from tests.tables import random_play


def by_chance(chances: NDArray[np.float64]) -> float:
    """The calibration error that chances which are right exceed once in a hundred times."""
    rng = np.random.default_rng(1)
    rolls = [rng.random(len(chances)) < chances for _ in range(200)]
    return float(
        np.quantile([calibration_error(chances, roll.astype(float)) for roll in rolls], 0.99)
    )


def positions(
    game: str, matches: int, *, calculated: bool = True, **options: Any
) -> Iterator[tuple[Match, int]]:
    """Every decision of some matches, played at random or, every other one, by calculators."""
    for seed in range(matches):
        match = bh.make(game, **options).new(seed)
        if seed % 2 or not calculated:
            for player, _ in random_play(match, seed):
                yield match, player
            continue
        while not match.over:
            player = match.actors[0]
            yield match, player
            match.play(match.suggest(player, CALCULATOR, match.played), player)


def weighs_what_it_knows(match: Match, player: int) -> None:
    """The calculator weighs legal moves only, and the same in every world that is possible."""
    weights, value = match.weigh(player)
    assert list(weights) == match.legal(player)
    assert min(weights.values()) >= 0
    assert abs(sum(weights.values()) - 1) < 1e-9
    assert 0 <= value <= 1
    for seed in range(3):
        assert match.imagine(player, seed).weigh(player) == (weights, value)
