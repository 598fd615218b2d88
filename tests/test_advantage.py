"""What a thinker's moves bring: a small version of `python -m benchmarks.advantage`."""

import random

import pytest

import bluffhouse as bh
from benchmarks.advantage import Gains, difference, play
from tests.luegenkniffel.tables import at, full_but


def test_moves_that_differ_are_played_on() -> None:
    gains, rng = Gains(), random.Random(3)
    for seat in range(2):
        play(gains, bh.make("luegen", players=2).new(seat), seat, 4, rng)
    assert gains.decisions > len(gains.brought) > 0
    assert len(gains.expected) == len(gains.brought)
    assert sum(gains.matches) == pytest.approx(sum(gains.brought))


def test_a_move_that_wins_brings_the_win() -> None:
    """The last fields of two cards: five fives, and the other one can come to 23 points at most."""
    cards = {0: full_but("fives"), 1: full_but("ones", sixes=18)}
    match = at(players=2, dice=[5, 5, 5, 5, 5], rolls=3, cards=cards)
    rng = random.Random(1)
    assert difference(match, 0, "say fives 5", "say fives 5", 8, rng) == 0
    assert difference(match, 0, "say fives 5", "say fives 1", 64, rng) > 0.5
