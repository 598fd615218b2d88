"""Lügen: every option changes something, and a straight exists only where it can."""

from typing import Any

import pytest

import bluffhouse as bh

STRAIGHT = [1, 2, 3, 4, 5, 6]
PLAIN = [2, 2, 3, 3, 4, 4]


def count_after(dice: list[list[int]], bid: str, **options: Any) -> int:
    match = bh.make("luegen", players=2, **options).position({"dice": dice, "turn": 0})
    match.play(bid)
    match.play("liar")
    count = match.view(None)["showdown"]["count"]
    assert isinstance(count, int)
    return count


def test_players() -> None:
    assert len(bh.make("luegen", players=7).new(1).view(None)["mats"]) == 7


def test_mats() -> None:
    assert bh.make("luegen", players=3, mats=9).new(1).view(None)["middle"] == 9


def test_dice() -> None:
    match = bh.make("luegen", players=2, dice=3).new(1)
    assert len(match.view(0)["dice"][0]) == 3


def test_straight() -> None:
    assert count_after([STRAIGHT, PLAIN], "1x5") == 10
    assert count_after([STRAIGHT, PLAIN], "1x5", straight=False) == 2


def test_a_straight_needs_wild_ones() -> None:
    assert count_after([STRAIGHT, PLAIN], "1x5", wild=6) == 2
    assert "13x5" not in bh.make("luegen", players=2, wild=6).new(1).legal(0)


def test_wild() -> None:
    dice = [[1, 1, 5, 6, 6, 6], PLAIN]
    counts = [count_after(dice, "1x5", wild=wild) for wild in (1, 6, 0)]
    assert counts == [3, 4, 1]


def test_without_wild_ones_every_face_ranks_by_itself() -> None:
    for wild in (0, 6):
        match = bh.make("luegen", players=2, dice=1, wild=wild).new(1)
        first = match.actors[0]
        assert match.legal(first)[:7] == ["1x1", "1x2", "1x3", "1x4", "1x5", "1x6", "2x1"]
        match.play("1x6")
        assert match.legal(1 - first) == ["2x1", "2x2", "2x3", "2x4", "2x5", "2x6", "liar"]


def test_halves() -> None:
    ends = []
    for halves in (True, False):
        match = bh.make("luegen", players=2, mats=1, halves=halves).new(1)
        match.play(match.legal(match.actors[0])[-1])
        match.play("liar")
        ends.append(match.over)
    assert ends == [False, True]


def test_options_are_told() -> None:
    game = bh.make("luegen", players=4, mats=3)
    assert game.options == {
        "players": 4, "mats": 3, "straight": True, "dice": 6, "halves": True, "wild": 1,
    }  # fmt: skip
    assert bh.make("luegen", **game.options) == game


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "“players” is required: 2–20"),
        ({"players": 1}, "“players” must be a whole number, 2–20, not 1"),
        ({"players": 21}, "2–20, not 21"),
        ({"players": 3.0}, "not 3.0"),
        ({"players": "3"}, "not 3"),
        ({"players": True}, "not true"),
        ({"players": 3, "mats": 0}, "1–15"),
        ({"players": 3, "mats": 16}, "1–15"),
        ({"players": 3, "dice": 7}, "1–6"),
        ({"players": 3, "wild": 2}, "1, 6, 0"),
        ({"players": 3, "wild": True}, "1, 6, 0"),
        ({"players": 3, "halves": 1}, "true, false"),
        ({"players": 3, "straight": None}, "true, false"),
        ({"players": 3, "jokers": 1}, "no option “jokers”"),
    ],
)
def test_bad_options(options: dict[str, Any], said: str) -> None:
    with pytest.raises(bh.OptionError) as refused:
        bh.make("luegen", **options)
    assert said in str(refused.value)
