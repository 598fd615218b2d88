"""City of Lies, clauses CL-1 to CL-17 (docs/rules/cityoflies.md)."""

from __future__ import annotations

from collections import Counter

import pytest

import bluffhouse as bh
from bluffhouse.core.story import story
from tests.cityoflies.tables import BOX, go, refused
from tests.cityoflies.tables import at as put
from tests.cityoflies.tables import before as lying


def test_cl_1_deal():
    """CL-1: five cards each, one drawn; a random player begins, clockwise."""
    starts = set()
    for seed in range(30):
        match = bh.make("cityoflies", players=3).new(seed)
        first = match.view(None)["turn"]
        starts.add(first)
        counts = match.view(None)["hand_counts"]
        assert counts == [6 if p == first else 5 for p in range(3)]
        assert match.view(None)["deck"] == 60 - 16
    assert starts == {0, 1, 2}
    match = put("confuse", "confuse", "confuse", turn=1, deck=["block"] * 4)
    go(match, "confuse 0", "allow")
    assert match.view(None)["turn"] == 2


def test_cl_1_archetypes_are_secret():
    """CL-1: with `archetypes` each player gets one, all different, secretly."""
    match = bh.make("cityoflies", players=4, archetypes=True).new(3)
    names = [match.view(p)["archetype"] for p in range(4)]
    assert sorted(names) == ["analyst", "forger", "interrogator", "shadow"]
    assert match.view(None)["archetype"] is None
    assert bh.make("cityoflies", players=4).new(3).view(0)["archetype"] is None


def test_cl_2_draw_play_discard():
    """CL-2: draw one, play one, then discard down to seven, by one's own choice."""
    match = put("sure " * 8, "trap", drawn=False, deck=["trap", "block"])
    assert match.view(0)["hand_counts"] == [9, 1]
    go(match, "sure")
    assert match.legal(0) == ["discard sure", "discard trap"]
    refused(match, "discard block", "refuse-not-in-hand")
    refused(match, "trap 1", "refuse-must-discard")
    go(match, "discard trap")
    view = match.view(0)
    assert view["hand"] == ["sure"] * 7
    assert view["discard"] == ["trap"]
    assert view["turn"] == 1


def test_cl_2_empty_deck():
    """CL-2: the discards become the deck; with both empty nothing is drawn."""
    match = put("sure", "trap", deck=[], discard=["swap", "swap"])
    go(match, "sure")
    assert match.view(1)["hand"] == ["swap", "trap"]
    assert match.view(1)["deck"] == 1
    assert match.view(1)["discard"] == []
    match = put("sure", "trap", deck=[])
    go(match, "sure")
    assert match.view(1)["hand"] == ["trap"]
    assert match.view(1)["last_round"]


def test_cl_3_must_play():
    """CL-3: who can play must; who cannot goes on without; a block is no play."""
    match = put("block sure", "trap")
    assert match.legal(0) == ["sure"]
    refused(match, "block", "refuse-not-asked")
    match = put("block reveal forge", "trap")  # nothing hidden, no false
    assert match.view(None)["turn"] == 1
    match = put("block reveal forge", "trap", table=lying("hidden", ""))
    assert match.legal(0) == ["reveal 0"]


def test_cl_4_rounds_and_circles():
    """CL-4: the round ends when all still in had their turn, the hand limit included."""
    match = put("sure", "sure " * 9, "sure", first=2, turn=1, round=5, deck=["block"] * 4)
    go(match, "sure")
    assert match.view(0)["round"] == 5  # the hand limit is still to be kept
    go(match, "discard sure")
    view = match.view(0)
    assert (view["round"], view["circle"], view["turn"]) == (6, 2, 2)
    match = put("sure", "sure", "", first=2, turn=1, round=10, eliminated=[2])
    go(match, "sure")
    view = match.view(0)
    assert (view["round"], view["circle"], view["turn"]) == (11, 3, 0)
    assert view["hand_counts"] == [3, 0, 0]


def test_cl_5_circle_three():
    """CL-5: draw 2, play 2, hand limit 6; one evidence at most, first or second."""
    match = put("sure trap", "block " * 3, round=11, drawn=False)
    assert match.view(0)["hand_counts"][0] == 4
    go(match, "sure")
    assert match.legal(0) == ["trap 1"]
    refused(match, "sure", "refuse-one-evidence")
    match = put("sure sure trap", "trap", round=11)
    go(match, "trap 1", "allow")
    assert match.legal(0) == ["sure"]
    go(match, "sure")
    assert match.view(None)["turn"] == 1
    match = put("sure sure", "trap", round=11)
    go(match, "sure")  # no action or deception can follow: one evidence is all
    assert match.view(None)["turn"] == 1
    match = put("sure " * 7 + "interrogate", "trap", round=11)
    go(match, "sure", "interrogate 1", "allow")
    assert match.view(None)["turn"] == 1
    match = put("sure " * 8 + "interrogate", "trap", round=11)
    go(match, "sure", "interrogate 1", "allow")
    assert match.legal(0) == ["discard sure"]


def test_cl_6_evidence():
    """CL-6: sure and double count 1 and 2, hidden nothing until revealed."""
    match = put("sure", "double", "hidden", deck=["trap"] * 4)
    go(match, "sure", "double", "hidden")
    view = match.view(None)
    assert view["truth"] == [1, 2, 0]
    assert view["table"][2] == {"sure": 0, "double": 0, "hidden": 1, "false": 0}


def test_cl_7_false_evidence():
    """CL-7: 0 in Circle I, −1 from Circle II on, earlier ones included."""
    match = put("false", "block", first=1, round=5, table=lying("", "double"))
    go(match, "false 1")
    assert match.actors == (1,)
    assert match.view(None)["truth"] == [0, 2]
    go(match, "allow")
    view = match.view(None)
    assert view["circle"] == 2
    assert view["table"][1]["false"] == 1
    assert view["truth"] == [0, 1]
    refused(put("false", "block"), "false 0", "refuse-self")


def test_cl_8_reveal():
    """CL-8: an outcome is noted for the owner, the hidden card is discarded."""
    seen = Counter()
    for seed in range(120):
        match = put("reveal", "trap", table=lying("hidden", ""), seed=seed)
        go(match, "reveal 0")
        view = match.view(None)
        assert view["discard"] == ["hidden", "reveal"]
        assert view["table"][0]["hidden"] == 0
        assert sum(view["notes"][0].values()) == 1
        seen += Counter(view["notes"][0])
    assert 40 < seen["+1"] < 80
    assert 22 < seen["+2"] < 60
    assert 6 < seen["false"] < 40
    match = put("reveal", "trap", table=lying("", "hidden"))
    go(match, "reveal 1")
    assert match.actors == (1,)  # the owner is asked
    go(match, "allow")
    assert sum(match.view(None)["notes"][1].values()) == 1
    refused(put("reveal", "trap", table=lying("hidden", "")), "reveal 1", "refuse-no-hidden")


def test_cl_8_notes_stay():
    """CL-8: nothing can remove a note."""
    notes = [{}, {"+1": 1, "+2": 1, "false": 1}]
    match = put("confiscate forge false", "trap", notes=notes, table=lying("", "sure"))
    assert match.legal(0) == ["confiscate 1 sure", "false 1", "forge 1 sure"]
    assert match.view(None)["falses"] == [0, 1]
    assert match.view(None)["truth"] == [0, 4]


def test_cl_9_interrogate():
    """CL-9: one random card, privately; the other knows which one was seen."""
    seen = set()
    for seed in range(40):
        match = put("interrogate", "trap swap", "sure", seed=seed)
        go(match, "interrogate 1", "allow")
        [entry] = match.view(0)["seen"]
        seen.add(entry["card"])
        assert entry == {"card": entry["card"], "of": 1, "round": 1}
        assert match.view(1)["shown"] == [{"card": entry["card"], "to": 0, "round": 1}]
        assert match.view(2)["seen"] == match.view(1)["seen"] == []
        told = [[e for c in story(match, v) for e in c.events if e["event"] == "shown"]
                for v in (0, 1, 2, None)]  # fmt: skip
        assert [e[0]["card"] for e in told] == [entry["card"]] * 2 + ["unknown"] * 2
    assert seen == {"trap", "swap"}
    match = put("interrogate", "", deck=["sure"])
    go(match, "interrogate 1", "allow")
    assert match.view(0)["seen"] == []


def test_cl_10_swap():
    """CL-10: both give a card, in any order; nothing shows until both gave."""
    for order in ((0, 1), (1, 0)):
        match = put("swap sure", "trap confuse", "block")
        go(match, "swap 1", "allow")
        assert match.actors == (0, 1)
        gifts = {0: "give sure", 1: "give trap"}
        other = order[1]
        seen = [match.view(v) for v in (other, 2, None)]
        match.play(gifts[order[0]], order[0])
        assert match.actors == (other,)
        assert [match.view(v) for v in (other, 2, None)] == seen
        assert match.view(order[0])["given"] == gifts[order[0]].split()[1]
        match.play(gifts[other], other)
        assert match.view(0)["hand"] == ["trap"]
        assert match.view(1)["hand"] == ["sure", "sure", "confuse"]
        assert match.view(0)["seen"] == [{"card": "sure", "of": 1, "round": 1}]
        assert match.view(1)["seen"] == [{"card": "trap", "of": 0, "round": 1}]
        assert match.view(2)["seen"] == []
    refused(put("swap sure", ""), "swap 1", "refuse-swap-empty")
    refused(put("swap trap", "trap", ""), "give trap", "refuse-give")
    match = put("swap", "trap")  # no other card of one's own
    assert match.view(None)["turn"] == 1


def test_cl_11_trap():
    """CL-11: a random card of the hand is discarded, openly."""
    seen = set()
    for seed in range(40):
        match = put("trap", "swap confuse", seed=seed)
        go(match, "trap 1", "allow")
        [card] = set(match.view(None)["discard"]) - {"trap"}
        seen.add(card)
    assert seen == {"swap", "confuse"}
    match = put("trap", "", deck=["sure"])
    go(match, "trap 1", "allow")
    assert match.view(None)["discard"] == ["trap"]
    assert match.view(None)["sabotage"] == [0, 0]


def test_cl_12_steal():
    """CL-12: a random card; only the two see it."""
    stolen = set()
    for seed in range(30):
        match = put("steal", "swap confuse", "block", seed=seed)
        go(match, "steal 1", "allow")
        stolen.update(match.view(0)["hand"])
        [card] = match.view(0)["hand"]
        assert match.view(1)["seen"] == [{"card": card, "of": 0, "round": 1}]
        assert match.view(2)["seen"] == []
        told = [e["card"] for e in story(match, 2)[-1].events if e["event"] == "stolen"]
        assert told == ["unknown"]
    assert stolen == {"swap", "confuse"}
    match = put("steal", "", deck=["sure"])
    go(match, "steal 1", "allow")
    assert match.view(None)["hand_counts"][0] == 0


@pytest.mark.parametrize("what", ["sure", "double", "hidden", "false"])
def test_cl_13_confiscate(what: str):
    """CL-13: one evidence before another player is discarded."""
    match = put("confiscate", "trap", table=lying("", what))
    go(match, f"confiscate 1 {what}", "allow")
    view = match.view(None)
    assert view["table"][1][what] == 0
    assert view["discard"] == sorted([what, "confiscate"], key=BOX.index)
    assert view["sabotage"][0] == (what != "false")
    match = put("confiscate sure", "trap", table=lying("sure false", what))
    refused(match, "confiscate 0 false", "refuse-self")
    other = "double" if what == "sure" else "sure"
    refused(match, f"confiscate 1 {other}", "refuse-no-evidence")


def test_cl_13_whatever_lies_there():
    """CL-13: several evidences of several kinds: any one of them."""
    match = put("confiscate", "trap", table=lying("", "sure double"))
    assert match.legal(0) == ["confiscate 1 sure", "confiscate 1 double"]


def test_cl_13_own_false():
    """CL-13: with the option a false before oneself, and nobody is asked."""
    opts = {"confiscate_own_false": True}
    match = put("confiscate", "trap", opts=opts, table=lying("false sure", ""))
    assert match.legal(0) == ["confiscate 0 false"]
    go(match, "confiscate 0 false")
    assert match.view(None)["falses"] == [0, 0]
    assert match.view(None)["sabotage"] == [0, 0]
    assert match.view(None)["turn"] == 1


def test_cl_14_forge():
    """CL-14: a `false` of the hand replaces a real evidence, which is discarded."""
    match = put("forge false false", "trap", table=lying("sure", "double false"))
    assert match.legal(0) == ["false 1", "forge 1 double"]
    go(match, "forge 1 double", "allow")
    view = match.view(0)
    assert view["table"][1] == {"sure": 0, "double": 0, "hidden": 0, "false": 2}
    assert view["discard"] == ["double", "forge"]
    assert view["hand"] == ["false"]
    assert view["turn"] == 1  # one play
    refused(put("forge sure", "trap", table=lying("", "sure")), "forge 1 sure", "refuse-no-false")


def test_cl_15_confuse():
    """CL-15: in the next turn he draws but plays nothing; once, and only then."""
    match = put("confuse confuse", "trap", "sure", deck=["sure", "sure", "trap", "trap"])
    go(match, "confuse 1", "allow")
    view = match.view(1)
    assert view["turn"] == 2
    assert view["hand"] == ["sure", "trap"]
    assert view["confused"] == [False] * 3
    match = put("confuse", "sure", confused=[False, True])
    go(match, "confuse 1", "allow")  # not cumulative
    assert match.view(None)["turn"] == 0
    assert match.view(None)["confused"] == [False, False]
    match = put("sure", "trap " * 4 + "sure " * 4, confused=[False, True])
    go(match, "sure")
    assert match.legal(1) == ["discard sure", "discard trap"]


TARGETED = [
    ("interrogate", "interrogate 1"), ("reveal", "reveal 1"), ("swap trap", "swap 1"),
    ("trap", "trap 1"), ("steal", "steal 1"), ("confiscate", "confiscate 1 sure"),
    ("false", "false 1"), ("forge false", "forge 1 sure"), ("confuse", "confuse 1"),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "move"), TARGETED)
def test_cl_16_block(hand: str, move: str):
    """CL-16: who is aimed at is asked, and may block: both cards are discarded."""
    card = move.split(maxsplit=1)[0]
    for theirs, moves in (("block trap", ["allow", "block"]), ("trap trap", ["allow"])):
        match = put(hand, theirs, "block", table=lying("", "sure hidden", ""))
        match.play(move)
        assert match.actors == (1,)
        assert match.legal(1) == moves
        assert match.legal(2) == match.legal(0) == []
        assert match.view(None)["pending"] == {"card": card, "by": 0, "at": 1}
        assert card not in match.view(0)["hand"]
        assert card not in match.view(0)["discard"]
    match = put(hand, "block trap", "block", table=lying("", "sure hidden", ""))
    go(match, move)
    refused(match, "trap 0", "refuse-asked")
    go(match, "block")
    view = match.view(0)
    assert sorted(view["discard"]) == sorted([card, "block"])
    assert view["table"][1] == {"sure": 1, "double": 0, "hidden": 1, "false": 0}
    assert view["hand"] == hand.split()[1:]  # a `false` and the card to swap stay
    assert view["pending"] is None
    assert match.view(1)["hand"] == ["sure", "trap"]


def test_cl_16_being_asked_tells_nothing():
    """CL-16: asked even with an empty hand; others see the same whatever the target holds."""
    views, heard = [], []
    cards = {"block", "sure", "trap"}
    for theirs in sorted(cards):  # which cards are in play, all know
        match = put("trap", theirs, "sure", deck=["swap", *sorted(cards - {theirs})])
        go(match, "trap 1")
        views.append([match.view(v) for v in (0, 2, None)])
        heard.append([story(match, v) for v in (0, 2, None)])
    assert views[0] == views[1] == views[2]
    assert heard[0] == heard[1] == heard[2]
    match = put("trap", "", "sure")
    go(match, "trap 1")
    assert match.legal(1) == ["allow"]
    refused(match, "block", "refuse-no-block")


def test_cl_17_sabotage():
    """CL-17: unblocked, by forge, confiscate, trap (not a `false`) and steal (real evidence)."""

    def count(hand: str, theirs: str, move: str, answer: str = "allow", **opts: object) -> int:
        table = lying("", "sure false")
        match = put(hand, theirs, opts={"sabotage_target": 9, **opts}, table=table)
        go(match, move, answer)
        counts: list[int] = match.view(None)["sabotage"]
        return counts[0]

    assert count("forge false", "trap", "forge 1 sure") == 1
    assert count("forge false", "block", "forge 1 sure", "block") == 0
    assert count("confiscate", "trap", "confiscate 1 sure") == 1
    assert count("confiscate", "trap", "confiscate 1 false") == 0
    for scope, hits in (("printed", "110"), ("any_useful", "110"), ("evidence_only", "100")):
        for theirs, hit in zip(("sure", "swap", "false"), hits, strict=True):
            assert count("trap", theirs, "trap 1", sabotage_scope=scope) == int(hit)
    for scope, hits in (("printed", "100"), ("any_useful", "110"), ("evidence_only", "100")):
        for theirs, hit in zip(("hidden", "swap", "false"), hits, strict=True):
            assert count("steal", theirs, "steal 1", sabotage_scope=scope) == int(hit)
