"""Every random match ends, with every number of players, and quickly enough to be counted."""

import time

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.arena.fuzz import Fuzzer
from bluffhouse.conform.many import play_many
from bluffhouse.games import open_room


def test_every_match_ends(game: str) -> None:
    """A dead end would be an endless loop or no legal move."""
    for players in open_room(game).seats():
        played = play_many(bh.make(game, players=players), [0] * players, 300, seed=players)
        assert played["lengths"].min() > 1
        assert played["lengths"].max() < 40 * np.median(played["lengths"])


def test_nothing_breaks(game: str) -> None:
    """Random options, and as much nonsense as sense."""
    fuzzer = Fuzzer(open_room(game), seed=7)
    for _ in range(4):
        finding = fuzzer.play()
        assert finding is None, finding and finding.problem


@pytest.mark.first
def test_speed(game: str, options: dict[str, int]) -> None:
    """Told, and not judged: how fast depends on the machine."""
    made, begun = bh.make(game, **options), time.process_time()
    moves = made.rules.race(made.blank, 1, 2000, np.empty(len(made.words), np.int64))
    rate = moves / max(1e-9, time.process_time() - begun)
    print(f"{game}: {rate:,.0f} random moves a second of one core")
    assert moves > 2000
