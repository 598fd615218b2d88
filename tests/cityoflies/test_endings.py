"""How City of Lies ends, and its archetypes: clauses CL-18 to CL-24 and CL-A1 to CL-A4."""

from __future__ import annotations

from collections import Counter

import pytest

from bluffhouse.core.story import story
from tests.cityoflies.tables import at as put
from tests.cityoflies.tables import before as lying
from tests.cityoflies.tables import ended, go, refused


def test_cl_18_truth():
    """CL-18: who reaches the target wins at once; falses count from Circle II on."""
    match = put("sure", "trap", table=lying("double double double", ""))
    go(match, "sure")
    assert ended(match) == ((0,), "truth")
    assert match.result is not None
    assert match.result.scores == (7, 0)
    table = lying("double double double false", "")
    assert ended(go(put("sure", "trap", table=table), "sure"))[1] == "truth"
    assert not go(put("sure", "trap", table=table, round=6), "sure").over
    gross = go(put("sure", "trap", table=table, round=6, opts={"truth_count": "gross"}), "sure")
    assert ended(gross) == ((0,), "truth")


def test_cl_18_in_another_turn():
    """CL-18: a false taken from a player may make him win."""
    table = lying("", "double double double sure false")
    match = put("confiscate", "trap", table=table, round=6)
    assert match.view(None)["truth"] == [0, 6]
    go(match, "confiscate 1 false", "allow")
    assert ended(match) == ((1,), "truth")


def test_cl_19_exposure():
    """CL-19: the last false wins for who placed it, in any circle."""
    match = put("false", "trap", "sure", table=lying("", "false false false", ""))
    go(match, "false 1", "allow")
    assert ended(match) == ((0,), "exposure")
    notes = [{}, {"false": 2}, {}]
    match = put("forge false", "trap", "sure", table=lying("", "false sure", ""), notes=notes)
    go(match, "forge 1 sure", "allow")
    assert ended(match) == ((0,), "exposure")
    assert match.view(None)["sabotage"] == [1, 0, 0]  # it hit an evidence all the same


def test_cl_19_reveal():
    """CL-19: another's reveal wins for him; one's own eliminates, hand and table go."""
    table = lying("false false false hidden sure", "", "false false false hidden")
    outcomes = set()
    for seed in range(40):
        match = put("reveal sure trap", "trap", "trap", table=table, seed=seed)
        mine = go(match.copy(), "reveal 0")
        if mine.view(None)["eliminated"]:
            view = mine.view(None)
            assert view["eliminated"] == [0]
            assert view["hand_counts"][0] == 0
            assert view["table"][0] == {"sure": 0, "double": 0, "hidden": 0, "false": 0}
            assert view["notes"][0] == {"+1": 0, "+2": 0, "false": 0}
            assert view["turn"] == 1
            assert Counter(view["discard"]) == Counter(
                ["false"] * 3 + ["hidden", "sure", "sure", "trap", "reveal"]
            )
            refused(mine, "trap 0", "refuse-target-out")
            outcomes.add("out")
        theirs = go(match.copy(), "reveal 2", "allow")
        if theirs.over:
            assert ended(theirs) == ((0,), "exposure")
            outcomes.add("won")
        two = put("reveal", "trap", table=table[:2], seed=seed)
        go(two, "reveal 0")
        if two.over:
            assert ended(two) == ((1,), "survivor")
            outcomes.add("survived")
    assert outcomes == {"out", "won", "survived"}


def test_cl_20_saboteur():
    """CL-20: four sabotages win at once, if the option is on."""
    match = put("trap", "sure", sabotage=[3, 0])
    assert ended(go(match, "trap 1", "allow")) == ((0,), "saboteur")
    opts = {"sabotage_win": False}
    assert not go(put("trap", "sure", sabotage=[3, 0], opts=opts), "trap 1", "allow").over
    opts = {"sabotage_target": 1}
    assert ended(go(put("trap", "sure", opts=opts), "trap 1", "allow")) == ((0,), "saboteur")


def test_cl_21_survivor():
    """CL-21: nothing to draw and nothing to play: out, confused or not."""
    for confused in (False, True):
        match = put("sure", "block", "sure", deck=[], confused=[False, confused, False])
        go(match, "sure")
        view = match.view(None)
        assert view["eliminated"] == [1]
        assert view["turn"] == 2
        assert view["hand_counts"] == [0, 0, 2]  # the block came back
    match = put("sure", "block", deck=[])
    assert ended(go(match, "sure")) == ((0,), "survivor")


@pytest.mark.parametrize(("length", "truth", "falses"), [("quick", 5, 3), ("slow", 10, 5)])
def test_cl_22_length(length: str, truth: int, falses: int):
    """CL-22: truth and falses that decide."""
    opts = {"length": length}
    match = put("sure sure", "sure", opts=opts,
                table=lying("double " * 3 + "sure " * (truth - 8), "") if truth > 8
                else lying("sure " * (truth - 2), ""))  # fmt: skip
    go(match, "sure")
    assert not match.over
    go(match, "sure", "sure")
    assert ended(match) == ((0,), "truth")
    match = put("false", "sure", opts=opts, table=lying("", "false " * (falses - 1)))
    assert ended(go(match, "false 1", "allow")) == ((0,), "exposure")


def test_cl_23_final_count():
    """CL-23: after `max_rounds`; the highest count minus all falses wins."""
    opts = {"max_rounds": 1, "truth_count": "gross"}
    match = put("sure", "double", opts=opts, table=lying("sure sure false", ""))
    go(match, "sure", "double")
    assert ended(match) == ((1,), "final count")  # 2 : 2, and fewer falses
    assert match.result is not None
    assert match.result.scores == (2, 2)
    match = put("sure", "sure block", opts=opts)
    go(match, "sure", "sure")
    assert ended(match) == ((1,), "final count")  # more cards in hand
    match = put("sure", "sure", opts=opts, deck=["block"])
    go(match, "sure", "sure")
    assert ended(match) == ((1,), "final count")
    match = put("sure block", "sure", opts=opts, deck=["block"])
    go(match, "sure", "sure")
    assert ended(match) == ((), "collective lie")
    assert match.result is not None
    assert match.result.utility == (0.0, 0.0)


def test_cl_23_hidden_are_revealed():
    """CL-23: at the end, without exposures or instant wins."""
    seen = set()
    for seed in range(60):
        opts = {"max_rounds": 1}
        table = lying("double double double hidden", "false false false hidden")
        match = put("sure", "trap swap", opts=opts, turn=1, first=0, table=table, seed=seed)
        go(match, "trap 0", "allow")
        assert ended(match) == ((0,), "final count")
        view = match.view(None)
        assert [t["hidden"] for t in view["table"]] == [0, 0]
        assert match.result is not None
        seen.add(match.result.scores)
    assert {score for score, _ in seen} == {5, 7, 8}
    assert {score for _, score in seen} == {-4, -2, -1}


def test_cl_23_empty():
    """CL-23: deck and discards empty at a draw: the round is finished, then it is counted."""
    match = put("sure", "sure", "trap", deck=[], turn=0)
    go(match, "sure")
    assert match.view(None)["last_round"]
    go(match, "sure")
    assert match.actors == (2,)
    go(match, "trap 0", "allow")
    assert ended(match)[1] == "collective lie"


def test_cl_24_exposure_before_sabotage():
    """CL-24: a move that does both wins by exposure."""
    table = lying("", "false false false sure")
    match = put("forge false", "trap", table=table, sabotage=[3, 0])
    assert ended(go(match, "forge 1 sure", "allow")) == ((0,), "exposure")


# --- archetypes -----------------------------------------------------------------------------

ROLES = {"archetypes": True}


def test_cl_a1_interrogator():
    """CL-A1: two cards, if there are two; then everybody knows."""
    names = ["interrogator", "forger"]
    match = put("interrogate", "trap swap confuse", opts=ROLES, archetypes=names)
    go(match, "interrogate 1", "allow")
    assert len(match.view(0)["seen"]) == 2
    assert match.view(1)["archetypes_seen"] == ["interrogator", None]
    match = put("interrogate", "trap", opts=ROLES, archetypes=names)
    go(match, "interrogate 1", "allow")
    assert len(match.view(0)["seen"]) == 1
    assert match.view(1)["archetypes_seen"] == [None, None]
    match = put("interrogate", "trap swap", opts=ROLES, archetypes=["forger", "interrogator"])
    go(match, "interrogate 1", "allow")
    assert match.view(1)["archetypes_excluded"][0] == ["interrogator"]


def test_cl_a2_forger():
    """CL-A2: up to two evidences, each a sabotage and asked for; a block ends it."""
    names = ["forger", "shadow", "analyst"]
    table = lying("", "sure", "double")
    start = put("forge false false", "block", "sure", opts=ROLES, archetypes=names, table=table)
    match = go(start.copy(), "forge 1 sure", "allow")
    assert match.legal(0) == ["forge 2 double", "enough"]
    assert match.view(2)["archetypes_seen"] == ["forger", None, None]
    refused(match, "false 1", "refuse-must-forge")
    both = go(match.copy(), "forge 2 double")
    assert both.actors == (2,)
    go(both, "allow")
    assert both.view(None)["sabotage"] == [2, 0, 0]
    assert both.view(None)["falses"] == [0, 1, 1]
    assert both.view(None)["discard"] == ["sure", "double", "forge"]
    one = go(match.copy(), "enough")
    assert one.view(0)["hand"] == ["false"]
    assert one.view(None)["discard"] == ["sure", "forge"]
    blocked = go(start.copy(), "forge 1 sure", "block")
    assert blocked.view(0)["hand"] == ["false", "false"]
    assert blocked.view(None)["turn"] == 1


def test_cl_a2_two_and_no_more():
    """CL-A2: after the second nobody is asked again, whatever the forger holds; nor after a win."""
    names = ["forger", "shadow"]
    match = put("forge false false false", "trap", opts=ROLES, archetypes=names,
                table=lying("", "sure sure sure sure"))  # fmt: skip
    go(match, "forge 1 sure", "allow", "forge 1 sure", "allow")
    assert match.view(None)["sabotage"] == [2, 0]
    assert match.view(None)["turn"] == 1
    match = put("forge false false", "trap", opts=ROLES, archetypes=names, sabotage=[3, 0],
                table=lying("", "sure sure"))  # fmt: skip
    assert ended(go(match, "forge 1 sure", "allow")) == ((0,), "saboteur")


def test_cl_a2_not_asked():
    """CL-A2: nobody is asked without a second `false` or a second evidence."""
    names = ["forger", "shadow"]
    for hand, table in (("forge false", "sure sure"), ("forge false false", "sure")):
        match = put(hand, "trap", opts=ROLES, archetypes=names, table=lying("", table))
        go(match, "forge 1 sure", "allow")
        assert match.view(None)["turn"] == 1
        assert match.view(None)["archetypes_seen"] == [None, None]


def test_cl_a3_analyst():
    """CL-A3: he sees the top card before his first draw, and may put it at the bottom."""
    names = ["shadow", "analyst"]
    start = put("sure", "", opts=ROLES, archetypes=names, deck=["swap", "double", "trap"])
    go(start, "sure")
    assert start.legal(1) == ["draw", "bury"]
    assert [start.view(v)["top"] for v in (0, 1, None)] == [None, "swap", None]
    assert start.view(0)["archetypes_seen"] == [None, "analyst"]
    drawn = go(start.copy(), "draw")
    assert {"event": "keep", "player": 1} in story(drawn, 0)[-1].events
    assert drawn.view(1)["hand"] == ["swap"]
    assert drawn.view(1)["turn"] == 0  # with nothing to swap it for
    buried = go(start.copy(), "bury")
    assert buried.view(1)["hand"] == ["double"]
    assert buried.view(1)["buried"] == [{"card": "swap", "after": 1}]
    assert buried.view(0)["buried"] == []
    empty = put("sure", "trap", opts=ROLES, archetypes=names, deck=[], discard=["swap"])
    go(empty, "sure")
    assert empty.view(1)["top"] == "swap"  # refilled first
    none = put("sure", "trap", opts=ROLES, archetypes=names, deck=[])
    go(none, "sure")
    assert none.legal(1) == ["trap 0"]  # both empty: not asked


def test_cl_a4_shadow():
    """CL-A4: he chooses the card that is shown, once each turn."""
    names = ["interrogator", "shadow", "analyst"]
    match = put("interrogate interrogate", "trap swap", "sure", opts=ROLES, archetypes=names,
                round=11)  # fmt: skip
    go(match, "interrogate 1", "allow")
    assert match.legal(1) == ["show swap", "show trap"]
    assert match.view(2)["archetypes_seen"] == [None, "shadow", None]
    refused(match, "show sure", "refuse-not-in-hand")
    go(match, "show swap")
    assert sorted(e["card"] for e in match.view(0)["seen"]) == ["swap", "trap"]
    go(match, "interrogate 1", "allow")
    assert match.view(None)["turn"] == 1  # not asked a second time
    first = put("interrogate", "sure trap", opts=ROLES, archetypes=["analyst", "shadow"])
    assert go(first, "interrogate 1", "allow", "show sure").view(0)["seen"][0]["card"] == "sure"
    plain = put("interrogate", "trap swap", opts=ROLES, archetypes=["analyst", "shadow"])
    go(plain, "interrogate 1", "allow", "show swap")
    assert plain.view(0)["seen"] == [{"card": "swap", "of": 1, "round": 1}]
    other = put("interrogate", "trap swap", opts=ROLES, archetypes=["analyst", "forger"])
    go(other, "interrogate 1", "allow")
    assert "shadow" in other.view(0)["archetypes_excluded"][1]
