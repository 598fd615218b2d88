"""Every option of Line-it changes something, and bad ones are refused."""

from __future__ import annotations

from typing import Any

import pytest

import bluffhouse as bh
from tests.lineit.tables import at, play, refused


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players(players: int):
    view = bh.make("lineit", players=players).new(seed=1).view(None)
    assert view["players"] == len(view["hands"]) == len(view["lines"]) == players


@pytest.mark.parametrize(("after", "points"), [(2, -3), (3, 3), (4, -3)])
def test_bet_rule_exactly(after: int, points: int):
    """LI-8: one too many loses, too."""
    line = ["1", "+3", *(str(10 + k) for k in range(after))]
    assert play(at({"bet_rule": "exactly"}, lines=[line, []]), "close").view(0)["bets"][0] == [
        points
    ]
    at_least = play(at({"bet_rule": "at_least"}, lines=[line, []]), "close")
    assert at_least.view(0)["bets"][0] == [3 if after >= 3 else -3]


def test_bet_rule_at_the_end():
    """LI-8, LI-14: also when every line is closed."""
    line = ["+3", "10", "11", "12", "13"]
    for rule, points in (("at_least", 3), ("exactly", -3)):
        assert at({"bet_rule": rule}, last_step=True, lines=[line, []]).view(0)["bets"][0] == [
            points
        ]


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_hand_limit(limit: int):
    """LI-3."""
    hand = ["10", "20", "30"][:limit]
    refused(at({"hand_limit": limit}, hands=[hand, []]), "take 57 hand", f"it holds {limit} card")
    match = play(at({"hand_limit": limit}, hands=[hand[1:], []]), "take 57 hand")
    assert len(match.view(0)["hands"][0]) == limit
    with pytest.raises(bh.PositionError, match=rf"hands\[1\].* at most {limit}"):
        at({"hand_limit": limit}, hands=[[], [*hand, "50"]])


def test_defaults():
    assert bh.make("lineit", players=3).options == {
        "players": 3,
        "bet_rule": "at_least",
        "hand_limit": 2,
    }


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({}, "players"),
        ({"players": 1}, "2–5"),
        ({"players": 6}, "2–5"),
        ({"players": True}, "2–5"),
        ({"players": 2, "hand_limit": 0}, "1–3"),
        ({"players": 2, "hand_limit": 4}, "1–3"),
        ({"players": 2, "bet_rule": "at most"}, "at_least, exactly"),
        ({"players": 2, "bet_rule": 1}, "at_least, exactly"),
        ({"players": 2, "jokers": 1}, "bet_rule"),
    ],
)
def test_bad_options(options: dict[str, Any], says: str):
    with pytest.raises(bh.OptionError, match=says):
        bh.make("lineit", **options)
