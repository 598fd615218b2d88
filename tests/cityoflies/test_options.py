"""Every option of City of Lies changes what it says; every bad value is refused."""

from __future__ import annotations

from typing import Any

import pytest

import bluffhouse as bh
from tests.cityoflies.tables import at, before, ended, go

BAD: list[tuple[dict[str, Any], str]] = [
    ({}, "players"),
    ({"players": 1}, "players"),
    ({"players": 5}, "players"),
    ({"players": "4"}, "players"),
    ({"players": True}, "players"),
    ({"players": 2.0}, "players"),
    ({"players": 3, "length": "long"}, "length"),
    ({"players": 3, "length": None}, "length"),
    ({"players": 3, "archetypes": 1}, "archetypes"),
    ({"players": 3, "archetypes": "true"}, "archetypes"),
    ({"players": 3, "truth_count": "Net"}, "truth_count"),
    ({"players": 3, "sabotage_win": 0}, "sabotage_win"),
    ({"players": 3, "sabotage_target": 0}, "sabotage_target"),
    ({"players": 3, "sabotage_target": -4}, "sabotage_target"),
    ({"players": 3, "sabotage_target": True}, "sabotage_target"),
    ({"players": 3, "sabotage_scope": "all"}, "sabotage_scope"),
    ({"players": 3, "confiscate_own_false": []}, "confiscate_own_false"),
    ({"players": 3, "truth_target": 2}, "truth_target"),
    ({"players": 3, "truth_target": 16}, "truth_target"),
    ({"players": 3, "truth_target": "7"}, "truth_target"),
    ({"players": 3, "false_limit": 1}, "false_limit"),
    ({"players": 3, "false_limit": 7}, "false_limit"),
    ({"players": 3, "false_limit": True}, "false_limit"),
    ({"players": 3, "forger": "cards"}, "forger"),
    ({"players": 3, "trap_choice": "named"}, "trap_choice"),
    ({"players": 3, "max_rounds": 0}, "max_rounds"),
    ({"players": 3, "max_rounds": 10**12}, "max_rounds"),
    ({"players": 3, "rounds": 5}, "rounds"),
]


@pytest.mark.parametrize(("options", "name"), BAD, ids=str)
def test_bad_values_are_refused(options: dict[str, Any], name: str):
    with pytest.raises(bh.OptionError, match=name):
        bh.make("cityoflies", **options)


def test_defaults():
    assert bh.make("cityoflies", players=2).options == {
        "players": 2,
        "length": "standard",
        "truth_target": "length",
        "false_limit": "length",
        "archetypes": False,
        "forger": "falses",
        "truth_count": "net",
        "sabotage_win": True,
        "sabotage_target": 4,
        "sabotage_scope": "printed",
        "trap_choice": "random",
        "confiscate_own_false": False,
        "max_rounds": 30,
    }


def test_players():
    for players in (2, 3, 4):
        assert len(bh.make("cityoflies", players=players).new(1).view(0)["table"]) == players


@pytest.mark.parametrize(("length", "truth"), [("quick", 5), ("standard", 7), ("slow", 10)])
def test_length(length: str, truth: int):
    doubles = before("double " * ((truth - 1) // 2) + "sure " * ((truth - 1) % 2), "")
    if truth == 10:
        doubles = before("double " * 4 + "sure", "")
    match = at("sure", "trap", opts={"length": length}, table=doubles, deck=["trap"])
    assert ended(go(match, "sure")) == ((0,), "truth")


def test_archetypes():
    assert bh.make("cityoflies", players=2, archetypes=True).new(1).view(0)["archetype"]
    assert bh.make("cityoflies", players=2).new(1).view(0)["archetype"] is None


def test_truth_count():
    table = before("double double false", "")
    for count, truth in (("net", 3), ("gross", 4)):
        match = at("sure", "trap", round=6, table=table, opts={"truth_count": count})
        assert match.view(None)["truth"] == [truth, 0]


def test_sabotage_win_and_target():
    for opts, over in (
        ({}, False),
        ({"sabotage_target": 2}, True),
        ({"sabotage_target": 2, "sabotage_win": False}, False),
    ):
        match = at("trap", "sure", opts=opts, sabotage=[1, 0])
        assert go(match, "trap 1", "allow").over is over


@pytest.mark.parametrize(
    ("scope", "trap", "steal"),
    [("printed", 1, 0), ("any_useful", 1, 1), ("evidence_only", 0, 0), ("any_card", 1, 1)],
)
def test_sabotage_scope(scope: str, trap: int, steal: int):
    for card, counted in (("trap", trap), ("steal", steal)):
        match = at(card, "swap", opts={"sabotage_scope": scope})
        assert go(match, f"{card} 1", "allow").view(None)["sabotage"] == [counted, 0]


def test_confiscate_own_false():
    for own, moves in ((True, ["confiscate 0 false"]), (False, [])):
        match = at(
            "confiscate", "", opts={"confiscate_own_false": own}, table=before("false", ""), deck=[]
        )
        assert match.legal(0) == moves


def test_max_rounds():
    match = at("sure", "double", opts={"max_rounds": 3}, round=3)
    assert ended(go(match, "sure", "double")) == ((1,), "final count")
    with pytest.raises(bh.PositionError):
        at("sure", "sure", opts={"max_rounds": 3}, round=4)
