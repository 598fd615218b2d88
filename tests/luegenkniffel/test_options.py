"""Every option of Lügen-Kniffel changes something, and bad ones are refused."""

from __future__ import annotations

from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.words import LANGUAGES, words
from tests.luegenkniffel.tables import at, full_but, play, said


@pytest.mark.parametrize("players", range(2, 9))
def test_players(players: int):
    view = bh.make("luegenkniffel", players=players).new(seed=1).view(None)
    assert view["players"] == len(view["cards"]) == len(view["totals"]) == players


def test_truth():
    """LK-9: understating."""
    exact = said(at({"truth": "exact"}), "fours 2", 1).view(None)
    at_least = said(at({"truth": "at_least"}), "fours 2", 1).view(None)
    assert exact["cards"][0] == {"points": {}, "lies": {"fours": 1}}
    assert exact["cards"][1] == {"points": {"fours": 8}, "lies": {}}
    assert at_least["cards"][0] == {"points": {"fours": 8}, "lies": {}}
    assert at_least["cards"][1] == {"points": {}, "lies": {"fours": 1}}


def test_doubts():
    """LK-10: all at once, or in turn."""
    assert play(at({"doubts": "secret"}, players=4, roller=2), "say fours 3").actors == (0, 1, 3)
    assert play(at({"doubts": "open"}, players=4, roller=2), "say fours 3").actors == (3,)


def scores(options: dict[str, Any]) -> tuple[int, ...]:
    """What a match ends with in which player 0 has 63 points in the upper part, and player 1 62."""
    cards = {
        0: full_but(sixes=30, fives=25, fours=8),
        1: full_but(sixes=30, fives=20, fours=12),
    }
    over = {"roller": None, "rolls": 0, "dice": None, "last_turns": []}
    result = at(options, players=2, cards=cards, **over).result
    assert result is not None
    return result.scores


def test_bonus():
    """LK-19."""
    assert scores({}) == (98, 62)
    assert scores({"bonus": 0}) == (63, 62)
    assert scores({"bonus": 999_999_999}) == (1_000_000_062, 62)


def test_bonus_at():
    """LK-19."""
    assert scores({"bonus_at": 0}) == (98, 97)
    assert scores({"bonus_at": 62}) == (98, 97)
    assert scores({"bonus_at": 64}) == (63, 62)
    assert scores({"bonus_at": 999_999_999}) == (63, 62)


def test_defaults():
    assert bh.make("luegenkniffel", players=3).options == {
        "players": 3,
        "truth": "exact",
        "doubts": "secret",
        "bonus": 35,
        "bonus_at": 63,
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_that_two_are_few_is_said_where_a_table_is_made(lang: str):
    said_words = words(lang, "luegenkniffel")
    for key in ("players", "option-players"):
        assert "3" in said_words.say(key)
    three = {"en": "three", "de": "drei", "bg": "трима"}[lang]
    for key in ("rules-01.body", "rules-09.body"):
        assert three in said_words.say(key)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({}, "players"),
        ({"players": 1}, "2–8"),
        ({"players": 9}, "2–8"),
        ({"players": True}, "2–8"),
        ({"players": "2"}, "2–8"),
        ({"players": 2, "truth": "at least"}, "exact, at_least"),
        ({"players": 2, "truth": True}, "exact, at_least"),
        ({"players": 2, "doubts": "loud"}, "secret, open"),
        ({"players": 2, "doubts": None}, "secret, open"),
        ({"players": 2, "bonus": -1}, "≥ 0"),
        ({"players": 2, "bonus": 35.0}, "≥ 0"),
        ({"players": 2, "bonus": False}, "≥ 0"),
        ({"players": 2, "bonus_at": -1}, "≥ 0"),
        ({"players": 2, "bonus_at": "63"}, "≥ 0"),
        ({"players": 2, "bonus_at": None}, "≥ 0"),
        ({"players": 2, "joker": 100}, "bonus_at"),
    ],
)
def test_bad_options(options: dict[str, Any], says: str):
    with pytest.raises(bh.OptionError, match=says):
        bh.make("luegenkniffel", **options)
