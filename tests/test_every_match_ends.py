"""Every random match of every game ends, with every number of players."""

import numpy as np
import pytest

import bluffhouse as bh
from benchmarks.endings import COUNTS, lengths


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_every_match_ends(game: str, players: int) -> None:
    """A dead end would be an endless loop or no legal move; `make bench` plays 100,000 of each."""
    played = lengths(bh.make(game, players=players), 300, seed=players)
    assert played.min() > 1
    assert played.max() < 40 * np.median(played)
