"""How far shown chances are from what happens, and whether a calculator peeps."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

import bluffhouse as bh
from bluffhouse.core.loops import CALCULATOR
from bluffhouse.core.match import Match
from tests.tables import random_play

BINS = 10


def calibration_error(chances: Sequence[float], happened: Sequence[bool]) -> float:
    """The expected calibration error: how far the mean chance of each bin is from how often it
    happened, weighted by how full the bins are."""
    told, came = np.array(chances), np.array(happened, float)
    bins = np.minimum((told * BINS).astype(int), BINS - 1)
    error = 0.0
    for k in range(BINS):
        inside = bins == k
        if inside.any():
            error += inside.mean() * abs(told[inside].mean() - came[inside].mean())
    return float(error)


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
