"""The account of City of Lies: how a match ends (CL-18 to CL-24)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from .cityoflies import CityOfLies
from .cityoflies_moves import (
    at,
    before,
    ended,
    go,
    refused,
    worth,
)
from .cityoflies_table import (
    Chance,
    Need,
    in_card_order,
)


def test_cl_18_truth() -> None:
    """CL-18: the target wins at once; net of falses from Circle II on; gross by option."""
    six = before({"double": 3, "false": 1}, {})
    match = at("sure", "sure", table=six)
    go(match, "sure")
    assert ended(match) == ([0], "truth")
    assert match.result()["scores"] == [7, 0]
    assert match.result()["utility"] == [1, -1]
    match = at("sure", "sure", table=six, round=6)
    go(match, "sure")
    assert not match.over
    match = at("sure", "sure", table=six, round=6, opts={"truth_count": "gross"})
    go(match, "sure")
    assert ended(match) == ([0], "truth")


def test_cl_18_truth_by_anothers_card() -> None:
    """CL-8, CL-13, CL-18: a reveal, or a false taken away, may make its owner win."""
    match = at("reveal", "sure", table=before({}, {"double": 3, "hidden": 1}))
    go(match, "reveal 1")
    go(match, "allow", outcome="+1")
    assert ended(match) == ([1], "truth")
    match = at(
        "confiscate", "sure", table=before({}, {"double": 3, "sure": 1, "false": 1}), round=6
    )
    go(match, "confiscate 1 false")
    go(match, "allow")
    assert ended(match) == ([1], "truth")


def test_cl_19_exposure() -> None:
    """CL-19: who placed the last false wins, in any circle; notes count; another's reveal too."""
    three = before({}, {"sure": 1, "false": 2, "hidden": 1})
    notes: list[dict[str, int]] = [{}, {"false": 1}]
    for move, hand, outcome in (("false 1", "false", None), ("forge 1 sure", "false forge", None),
                                ("reveal 1", "reveal", "false")):  # fmt: skip
        match = at(hand, "sure", table=three, notes=notes)
        go(match, move)
        go(match, "allow", outcome=outcome)
        assert ended(match) == ([0], "exposure")
        assert match.view(None)["falses"] == [0, 4]
        assert match.view(None)["turn"] is None


def test_cl_19_ones_own_reveal() -> None:
    """CL-19: eliminated: all is discarded, notes go, the turn ends and counts as had."""
    table = before({"hidden": 1, "false": 3, "double": 1}, {}, {})
    match = at("reveal trap trap", "sure", "sure", table=table, notes=[{"+1": 1}, {}, {}], round=11,
               deck=["sure"] * 6)  # fmt: skip
    go(match, "reveal 0", outcome="false")
    view = match.view(None)
    assert (view["eliminated"], match.actors()) == ([0], (1,))
    assert view["table"][0] == dict.fromkeys(["sure", "double", "hidden", "false"], 0)
    assert view["notes"][0] == dict.fromkeys(["+1", "+2", "false"], 0)
    assert view["discard"] == in_card_order(
        ["reveal", "trap", "trap", "hidden", "double", "false", "false", "false"]
    )
    go(match, "sure")
    go(match, "sure")
    assert (match.round, match.first, match.actors()) == (12, 1, (1,))
    match = at("reveal", "sure", table=before({"hidden": 1, "false": 3}, {"sure": 2}))
    go(match, "reveal 0", outcome="false")
    assert ended(match) == ([1], "survivor")
    assert match.result()["scores"] == [0, 2]


def test_cl_20_saboteur() -> None:
    """CL-20 and Options: four sabotages, another target, or no such win."""
    for opts, had, wins in (({}, 3, True), ({}, 2, False), ({"sabotage_target": 1}, 0, True),
                            ({"sabotage_win": False}, 9, False)):  # fmt: skip
        match = at("trap", "sure sure", sabotage=[had, 0], opts=opts)
        go(match, "trap 1")
        go(match, "allow", cards=["sure"])
        assert match.over == wins
        if wins:
            assert ended(match) == ([0], "saboteur")
        assert match.sabotage[0] == had + 1


def test_cl_21_survivor() -> None:
    """CL-21, CL-23: both empty at the draw and nothing playable: out; the round is the last."""
    match = at("sure", "block", deck=[])
    go(match, "sure")
    assert ended(match) == ([0], "survivor")
    match = at("sure", "block", "sure", deck=[])
    need = match.follows(0, "sure")
    assert need == Need("deck", cards=["block"])  # what 1 discarded, for 2
    go(match, "sure", decks=[["block"]])
    assert (match.eliminated, match.actors()) == ([1], (2,))
    go(match, "sure")
    assert ended(match) == ([2], "final count")  # 1 : 1, no falses, hands 0 : 1


def test_cl_21_confusion_aside() -> None:
    """CL-21: who is confused but has a playable card stays in."""
    match = at("sure", "sure", deck=[], confused=[False, True])
    go(match, "sure")
    assert ended(match) == ([0], "final count")
    assert match.view(None)["eliminated"] == []


def test_cl_21_two_reshuffles_in_one_move() -> None:
    """CL-2, CL-5, CL-21: the second of two draws finds nothing; the next one draws what is left."""
    match = at("false", "", "block", round=11, deck=[], discard=["block"])
    go(match, "false 1")
    assert match.follows(1, "allow") == Need("deck", cards=["block"])
    told = Chance(decks=[["block"]])
    assert match.follows(1, "allow", told) == Need("deck", cards=["block", "false"])
    match.play(1, "allow", chance=Chance(decks=[["block"], ["false", "block"]]))
    assert (match.eliminated, match.actors()) == ([1], (2,))
    assert match.view(2)["hand"] == ["block", "block", "false"]


@pytest.mark.parametrize(("length", "truth", "falses"), [("quick", 5, 3), ("standard", 7, 4),
                                                         ("slow", 10, 5)])  # fmt: skip
def test_cl_22_length(length: str, truth: int, falses: int) -> None:
    """CL-22: truth and falses."""
    opts = {"length": length}
    for missing in (1, 2):
        match = at("sure", "sure", table=worth(truth - missing), opts=opts)
        go(match, "sure")
        assert match.over == (missing == 1)
        match = at("false", "sure", table=before({}, {"false": falses - missing}), opts=opts)
        go(match, "false 1")
        go(match, "allow")
        assert match.over == (missing == 1)


def last_play(tables: list[dict[str, int]], hands: list[str], **more: Any) -> CityOfLies:
    """The last player's last turn of the last round, about to be played."""
    number = len(hands) - 1
    return at(*hands, table=tables, turn=number, round=3, opts={"max_rounds": 3}, **more)


def test_cl_23_after_max_rounds() -> None:
    """CL-23: falses count in any circle; fewer falses; more cards; a collective lie."""
    for tables, hands, winners, scores in (
        ([{"sure": 3}, {"double": 1}], ["", "sure trap"], [1], [3, 3]),
        ([{"sure": 4, "false": 2}, {"double": 1}], ["", "sure"], [1], [2, 3]),
        ([{"sure": 4, "false": 1}, {"double": 1}], ["trap", "sure"], [1], [3, 3]),
        ([{"sure": 3}, {"double": 1}], ["trap", "sure"], [0], [3, 3]),
        ([{"sure": 3}, {"double": 1}], ["trap", "sure trap"], [], [3, 3]),
    ):
        match = last_play(tables, hands)
        go(match, "sure")
        assert match.over
        result = match.result()
        assert (result["winners"], result["scores"]) == (winners, scores)
        assert result["reason"] == ("final count" if winners else "collective lie")
        assert sum(result["utility"]) == 0
        if not winners:
            assert (result["losers"], result["utility"]) == ([0, 1], [0, 0])


def test_cl_23_hidden_evidences_are_revealed() -> None:
    """CL-23: without exposures or instant wins; eliminated players do not count."""
    tables = before({"hidden": 2, "false": 3}, {}, {"double": 2, "hidden": 1})
    match = last_play(tables, ["", "", "hidden"], eliminated=[1])
    need = match.follows(2, "hidden")
    assert need == Need("final", hidden=[2, 0, 2])
    for final in ([["+1"], [], ["+1", "+1"]], [["+1", "x"], [], ["+1", "+1"]]):
        with refused():
            match.play(2, "hidden", chance=Chance(final=final))
    go(match, "hidden", final=[["false", "+2"], [], ["+2", "+2"]])
    assert ended(match) == ([2], "final count")
    assert match.result()["scores"] == [-2, 0, 8]
    assert match.result()["utility"] == [Fraction(-1, 2), Fraction(-1, 2), 1]
    view = match.view(None)
    assert (view["notes"][2]["+2"], view["table"][2]["hidden"]) == (2, 0)
    assert view["discard"].count("hidden") == 4


def test_cl_23_both_empty_at_a_draw() -> None:
    """CL-23: the round is finished, instant wins included."""
    match = at("sure", "trap", "sure", deck=[])
    go(match, "sure")  # 1 finds nothing, but can play
    go(match, "trap 2")
    go(match, "allow", cards=["sure"], decks=[["trap", "sure"]])
    assert match.actors() == (2,)
    go(match, "trap 0")
    go(match, "allow")
    assert ended(match) == ([0], "final count")
    match = at("sure", "trap", "double", deck=[], table=before({}, {}, {"sure": 5}))
    go(match, "sure")
    go(match, "trap 0")
    go(match, "allow", decks=[["trap"]])
    go(match, "double")
    assert ended(match) == ([2], "truth")


def test_cl_24_exposure_before_sabotage() -> None:
    """CL-24."""
    match = at("forge false", "sure", table=before({}, {"sure": 1, "false": 3}), sabotage=[3, 0])
    go(match, "forge 1 sure")
    go(match, "allow")
    assert ended(match) == ([0], "exposure")
    assert match.sabotage == [4, 0]
