"""Moves of Line-it in words: their order, their spelling, and when a turn ends by itself."""

from __future__ import annotations

import pytest

import bluffhouse as bh
from tests.lineit.tables import at, play, refused


def test_order_of_legal():
    """LI-3 to LI-5: takes by market order, line before hand, then plays, close, done."""
    match = at(
        market=["60", "+5", "8", "+5"],
        hands=[["+3"], []],
        lines=[["10", "21"], []],
    )
    assert match.legal(0) == [
        "take 60 line",
        "take 60 hand",
        "take +5 line",
        "take +5 hand",
        "take 8 hand",
        "play +3",
        "close",
    ]
    assert match.legal(1) == []
    play(match, "take +5 hand")
    assert match.view(0)["market"] == ["60", "8", "+5"]
    assert match.legal(0) == ["play +3", "play +5", "close", "done"]


def test_two_equal_bets_in_hand_are_one_move():
    """LI-4: plays go in hand order, equal bets once."""
    match = at({"hand_limit": 3}, hands=[["+4", "7", "+4"], []], taken=True, market=["1", "2", "3"])
    assert match.legal(0) == ["play +4", "play 7", "done"]
    assert play(match, "play +4").view(0)["hands"][0] == ["7", "+4"]


def test_a_turn_with_nothing_to_decide_ends_by_itself():
    """LI-3: also at the start of a position."""
    match = at(taken=True, market=["57", "8", "60"])
    assert match.actors == (1,)
    match = at(taken=True, market=["57", "8", "60"], hands=[["3"], []])
    assert match.legal(0) == ["play 3", "done"]
    match = at(taken=True, played=True, market=["57", "8", "60"], hands=[["3"], []])
    assert match.actors == (1,)


@pytest.mark.parametrize(
    "spelling",
    ["TAKE 57 LINE", "  take   57  line ", "take 57 to line", "take 057 line", "Take57 line"],
)
def test_spellings(spelling: str):
    """LI-3: moves are read whatever their case and spacing, and printed canonically."""
    match = at()
    match.play(spelling)
    assert match.moves == [(0, "take 57 line")]


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("", "no move of Line-it"),
        ("fold", "no move of Line-it"),
        ("take 57 market", "no move of Line-it"),
        ("play 33 hand", "no move of Line-it"),
        ("take 57", "Say where 57"),
        ("take 101 line", "no card 101"),
        ("take 0 line", "no card 0"),
        ("take +6 hand", "no card +6"),
        ("play +2", "no card +2"),
    ],
)
def test_what_is_no_move(move: str, says: str):
    """LI-1, LI-3: refused with a reason, and nothing changes."""
    refused(at(), move, says)


@pytest.mark.parametrize("move", [None, 57, ["close"], b"close"])
def test_a_move_is_text(move: object):
    with pytest.raises(bh.IllegalMove):
        at().play(move)  # type: ignore[arg-type]
