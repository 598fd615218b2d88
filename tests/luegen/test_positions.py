"""Lügen: positions that are read, written, and refused."""

from typing import Any

import pytest

import bluffhouse as bh

CUP = [1, 2, 2, 3, 4, 6]
PRINTED = {
    "stage": 1,
    "half_losers": [],
    "middle": 3,
    "mats": [0, 2, 0],
    "dice": [[1, 2, 3, 4, 5, 6], [2, 2, 2, 5, 5, 1], [6, 6, 6, 6, 1, 1]],
    "turn": 1,
    "bid": "6x5",
    "bidder": 0,
}
SHOWN = {"dice": [CUP, CUP, CUP], "bid": "6x4", "bidder": 0, "caller": 1, "count": 6, "loser": 1}
GAME = bh.make("luegen", players=3)


def test_what_players_remember() -> None:
    memory = {"showdown": SHOWN, "rolloff": [[6, 6, 3], [1, 2, None]]}
    view = GAME.position({**PRINTED, **memory}).view(None)
    assert {key: view[key] for key in memory} == memory


def test_the_position_of_the_rules() -> None:
    match = GAME.position(PRINTED)
    view = match.view(1)
    assert view["dice"] == [None, [1, 2, 2, 2, 5, 5], None]
    assert (view["bid"], view["bidder"], view["bids"]) == ("6x5", 0, [{"player": 0, "bid": "6x5"}])
    assert (view["showdown"], view["rolloff"]) == (None, [])
    assert match.legal(1)[0] == "6x6"
    assert match.record()["position"] == PRINTED


def test_what_may_be_left_out() -> None:
    view = GAME.position({"dice": [CUP, CUP, CUP], "turn": 2}).view(2)
    assert (view["stage"], view["middle"], view["mats"], view["bid"]) == (1, 5, [0, 0, 0], None)


def test_a_seed_decides_what_chance_does() -> None:
    after = []
    for seed in (1, 1, 2, b"x"):
        match = GAME.position({**PRINTED, "seed": seed})
        match.play("liar")
        after.append(match.view(1)["dice"][1])
        assert "seed" not in match.record()["position"]
    assert after[0] == after[1]
    assert len({str(dice) for dice in after}) > 1


FINAL = {"stage": 3, "half_losers": [0, 2], "dice": [CUP, [], CUP], "turn": 0}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"dice": [[1, 2, 3, 4, 5, 6, 6], CUP, CUP]}, "“dice[0]” must have 6 entries, not 7"),
        ({"dice": [CUP, CUP]}, "“dice” must have 3 entries"),
        ({"dice": [[1, 2, 3, 4, 5, 7], CUP, CUP]}, "1 to 6, not 7"),
        ({"dice": [[True, 2, 3, 4, 5, 6], CUP, CUP]}, "not True"),
        ({"dice": None}, "“dice” must be a list"),
        ({"dice": [CUP, [], CUP]}, "“dice[1]” must have 6 entries"),
        ({"middle": 4}, "5 mats together, not 6"),
        ({"mats": [0, 2, -1]}, "0 to 5"),
        ({"mats": [0, 5, 0], "middle": 0, "dice": [[], CUP, []]}, "lost the stage already"),
        ({"mats": [1, 2]}, "3 entries"),
        ({"turn": 2}, "must be 1"),
        ({"turn": 3}, "0 to 2"),
        ({"turn": "1"}, "not '1'"),
        ({"bid": None}, "both are null"),
        ({"bidder": None}, "both are null"),
        ({"bid": "31x5"}, "must be a bid like 6x5"),
        ({"bid": "19x1"}, "must be a bid like 6x5"),
        ({"bid": "liar"}, "must be a bid like 6x5"),
        ({"bid": 65}, "must be a bid like 6x5"),
        ({"bid": "0x5"}, "must be a bid like 6x5"),
        ({"stage": 2}, "“half_losers” must have 1 entries, not 0"),
        ({"stage": 4}, "1 to 3"),
        ({"half_losers": [0]}, "must have 0 entries"),
        ({"jokers": 1}, "has no “jokers”"),
        ({"seed": -1}, "seed of a position"),
        ({"seed": "7"}, "seed of a position"),
        ({"bids": [{"player": 0, "bid": "5x5"}]}, "end with the bid"),
        ({"bids": [{"player": 1, "bid": "7x5"}, {"player": 0, "bid": "6x5"}]}, "rise"),
        ({"rolloff": [[1, 2, 9]]}, "1 to 6"),
        ({"rolloff": [[None, None, None]]}, "still tied"),
        ({"rolloff": [[1, 2, 3], [6, 6, 6]]}, "still tied"),
        ({"rolloff": [[6, 6, 3], [1, 2, 3]]}, "still tied"),
        ({"showdown": {"dice": [CUP, CUP, CUP]}}, "lacks “"),
        ({"showdown": {**SHOWN, "caller": 0}}, "must be 1"),
        ({"showdown": {**SHOWN, "caller": 2}}, "must be 1"),
        ({"showdown": {**SHOWN, "dice": [CUP, [], CUP]}}, "out of the stage"),
        ({"showdown": {**SHOWN, "count": 6.0}}, "whole number"),
        ({"showdown": {**SHOWN, "count": 7}}, "the count is 6"),
        ({"showdown": {**SHOWN, "loser": 0}}, "the loser 1"),
    ],
)
def test_impossible_positions(change: dict[str, Any], said: str) -> None:
    with pytest.raises(bh.PositionError) as refused:
        GAME.position({**PRINTED, **change})
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"half_losers": [1, 1]}, "two different players"),
        ({"mats": [0, 1, 0], "middle": 4}, "only the two losers"),
        ({"turn": 1}, "out of the stage"),
        ({"rolloff": [[1, 2, 3]]}, "none for a final"),
    ],
)
def test_impossible_finals(change: dict[str, Any], said: str) -> None:
    assert GAME.position(FINAL).actors == (0,)
    with pytest.raises(bh.PositionError) as refused:
        GAME.position({**FINAL, **change})
    assert said in str(refused.value)


def test_without_halves_there_is_one_stage() -> None:
    with pytest.raises(bh.PositionError, match="from 1 to 1"):
        bh.make("luegen", players=3, halves=False).position(
            {"stage": 2, "dice": [CUP] * 3, "turn": 0}
        )


@pytest.mark.parametrize("position", [None, [], "x", 3, {}, {"turn": 0}, {1: 2}])
def test_what_is_no_position(position: Any) -> None:
    with pytest.raises(bh.PositionError):
        GAME.position(position)
