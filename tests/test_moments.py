"""Where the tests of every game look: nothing may be left out because it comes in a rhythm."""

import bluffhouse as bh
from bluffhouse.conform.tables import SHORT, moments, random_play

SEED = 31


def looked_at(every: int, game: bh.Game) -> list[int]:
    return [match.played for match in moments(game, every, SEED)]


def length(game: bh.Game) -> int:
    return sum(1 for _ in random_play(game.new(seed=SEED), SEED))


def test_of_a_short_match_every_position() -> None:
    short = bh.make("luegen", players=2, dice=1, mats=3, halves=False)
    assert 3 < length(short) < SHORT
    assert {*looked_at(5, short)} == {*range(length(short))}


def test_of_a_long_one_some_in_no_regular_distance() -> None:
    long = bh.make("lineit", players=4)
    at = looked_at(5, long)
    assert SHORT < length(long) < 8 * len(at) < 2 * length(long)
    for rhythm in range(2, 8):
        assert {number % rhythm for number in at} == {*range(rhythm)}
