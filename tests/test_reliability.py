"""The odds that are shown keep their word, among calculators and among bots that play by thumb.

A small version of `python -m benchmarks.reliability`, whose table is in docs/odds.md.
"""

import numpy as np
import pytest

import bluffhouse as bh
from benchmarks.reliability import AMONG, calibration_error, gather, outcomes_of
from tests.reliability import by_chance

POSITIONS = 1500
ERROR = 0.02
FEWEST = 100  # told: fewer say nothing
ALIKE = 2.0  # chances of one round come true together: their errors are larger by about this


@pytest.mark.parametrize("game", bh.games())
@pytest.mark.parametrize("among", AMONG)
def test_shown_odds_are_reliable(game: str, among: str) -> None:
    found = gather(game, among, POSITIONS)
    assert found.keys() <= outcomes_of(game).keys()
    for key, told in found.items():
        if len(told.chances) >= FEWEST:
            assert told.error <= ERROR + ALIKE * by_chance(np.array(told.chances)), key


def test_odds_that_are_wrong_are_found_out() -> None:
    rng = np.random.default_rng(3)
    told = rng.random(2000)
    came = rng.random(2000) < told
    wrong = np.clip(told + 0.15, 0, 1)
    assert calibration_error(told, came) <= by_chance(told)
    assert calibration_error(wrong, came) > ERROR + ALIKE * by_chance(wrong)
