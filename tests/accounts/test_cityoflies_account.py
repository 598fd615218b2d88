"""Tests of the account of City of Lies; each names the clauses it proves."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from fractions import Fraction
from typing import Any

import pytest

from .cityoflies import CityOfLies
from .cityoflies_table import (
    ARCHETYPES,
    BOX,
    CARDS,
    Chance,
    Need,
    in_card_order,
)

VIEW = {
    "game", "players", "me", "round", "circle", "hand", "hand_counts", "table", "notes", "truth",
    "falses", "sabotage", "confused", "eliminated", "deck", "discard", "archetype",
    "archetypes_seen", "seen", "top", "pending", "turn", "moves",
}  # fmt: skip
ALL = [card for card in CARDS for _ in range(BOX[card])]
ROLES = {"archetypes": True}


def refused() -> Any:
    """The account says no, with a reason."""
    return pytest.raises(ValueError, match=r"\w+")


def at(*hands: str, opts: Any = None, **changes: Any) -> CityOfLies:
    """Player 0 has drawn and is to play, in round 1; the deck is four sure evidences."""
    position = {
        "round": 1, "turn": 0, "hands": [hand.split() for hand in hands], "deck": ["sure"] * 4,
        "drawn": True, **changes,
    }  # fmt: skip
    chance = position.pop("chance", None)
    options = {"players": len(hands), **(opts or {})}
    return CityOfLies.from_position(options, position, chance=chance)


def before(*tables: dict[str, int]) -> list[dict[str, int]]:
    return list(tables)


def worth(truth: int) -> list[dict[str, int]]:
    """Player 0 has so much truth."""
    return [{"double": truth // 2, "sure": truth % 2}, {}]


def go(match: CityOfLies, move: str, **chance: Any) -> None:
    """The only player who may act plays."""
    (player,) = match.actors()
    match.play(player, move, chance=Chance(**chance))


def ended(match: CityOfLies) -> tuple[list[int], str]:
    result = match.result()
    assert match.actors() == ()
    return result["winners"], result["reason"]


def draw_chance(need: Need, chance: Chance, rng: random.Random) -> None:
    """Tell what is needed, at random."""
    if need.what == "cards":
        chance.cards = rng.sample(need.cards, need.number)
    elif need.what == "outcome":
        chance.outcome = rng.choice(["+1", "+1", "+1", "+2", "+2", "false"])
    elif need.what == "deck":
        chance.decks.append(rng.sample(need.cards, len(need.cards)))
    else:
        chance.final = [
            [rng.choice(["+1", "+2", "false"]) for _ in range(number)] for number in need.hidden
        ]


# ====================================================================== setting up and turns


def test_cards() -> None:
    """Cards: 60 in all."""
    assert len(ALL) == 60
    assert BOX["sure"] == 12
    assert CARDS[0] == "sure"


def test_cl_1_start() -> None:
    """CL-1: five cards each; the start player has drawn; clockwise."""
    deck = ["confuse", *ALL[:40]]
    hands = [["block"] * 4 + ["trap"], ["sure"] * 5]
    rest = list((Counter(ALL) - Counter(hands[0] + hands[1] + ["confuse"])).elements())
    match = CityOfLies({"players": 2}, hands, ["confuse", *rest], 1)
    assert match.actors() == (1,)
    assert match.view(1)["hand"] == ["sure"] * 5 + ["confuse"]
    assert match.view(0)["hand_counts"] == [5, 6]
    assert (match.view(None)["deck"], match.view(None)["round"]) == (49, 1)
    go(match, "sure")
    assert match.actors() == (0,)
    for bad in ((hands, deck, 1), (hands, rest, 1), (hands, ["confuse", *rest], 2),
                ([["sure"] * 4, ["sure"] * 6], ["confuse", *rest], 0)):  # fmt: skip
        with refused():
            CityOfLies({"players": 2}, *bad)
    with refused():
        CityOfLies({"players": 2}, hands, ["confuse", *rest], 1, ["analyst", "shadow"])
    with refused():
        CityOfLies({"players": 2, **ROLES}, hands, ["confuse", *rest], 1)


def test_cl_2_draw_play_discard() -> None:
    """CL-2: discard down to 7, one at a time, own choice."""
    match = at("sure sure sure sure trap trap trap block block block", "sure", drawn=True)
    go(match, "sure")
    assert match.legal(0) == ["discard sure", "discard block", "discard trap"]
    go(match, "discard block")
    assert match.actors() == (0,)
    go(match, "discard trap")
    assert match.actors() == (1,)
    assert match.view(None)["discard"] == ["block", "trap"]
    assert match.view(1)["hand_counts"] == [7, 2]


def test_cl_2_an_empty_deck_is_refilled() -> None:
    """CL-2: the discards are the new deck; chance tells the order, and is checked."""
    match = at("sure", "block", deck=[], discard=["trap", "false", "double"])
    need = match.follows(0, "sure")
    assert need == Need("deck", cards=["double", "trap", "false"])
    for decks in ([], [["trap"]], [["trap", "false", "sure"]]):
        with refused():
            match.play(0, "sure", chance=Chance(decks=decks))
    assert match.actors() == (0,)
    go(match, "sure", decks=[["false", "trap", "double"]])
    assert match.view(1)["hand"] == ["block", "false"]
    assert (match.deck, match.discard) == (["trap", "double"], [])


def test_cl_3_must_play_and_block_cannot_be_played() -> None:
    """CL-3: no playable card: the turn goes on without."""
    match = at("sure block", "block", "block", deck=["forge", "swap", "sure", "sure"])
    assert match.legal(0) == ["sure"]
    go(match, "sure")  # 1 draws forge: needs a false; 2 draws swap
    assert match.actors() == (2,)
    assert match.legal(2) == ["swap 0", "swap 1"]
    match = at("forge false reveal confiscate block", "sure")
    assert match.legal(0) == ["false 1"]


def test_cl_4_rounds_and_circles() -> None:
    """CL-4: from `first`, everybody once; circles change between rounds."""
    match = at("trap", "trap", "trap", round=5, first=2, turn=1)
    assert (match.round, match.circle) == (5, 1)
    go(match, "trap 0")
    go(match, "allow", cards=["trap"])
    assert (match.round, match.circle, match.actors()) == (6, 2, (2,))
    for number, circle in ((1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (30, 3)):
        assert at("sure", "sure", round=number).circle == circle


def test_cl_4_the_next_one_in_begins() -> None:
    """CL-4: who began the round is out."""
    match = at("", "trap", "trap", first=0, turn=2, eliminated=[0])
    go(match, "trap 1")
    go(match, "allow", cards=["trap"])
    assert (match.round, match.first, match.actors()) == (2, 1, (1,))


def test_cl_5_circle_three() -> None:
    """CL-5: draw 2, play 2, limit 6."""
    match = at("sure", "trap", "sure", round=11, turn=2, deck=["sure", "sure", "false", "sure"])
    go(match, "sure")
    assert match.actors() == (0,)
    assert match.view(0)["hand"] == ["sure", "sure", "sure"]
    match = at("sure sure trap trap trap block block block block", "sure", round=11)
    go(match, "sure")
    assert match.legal(0) == ["trap 1"]  # no second evidence
    go(match, "trap 1")
    go(match, "allow", cards=["sure"])
    assert match.legal(0) == ["discard sure", "discard block", "discard trap"]
    go(match, "discard block")
    assert match.actors() == (1,)


def test_cl_5_first_an_action_then_evidence() -> None:
    """CL-5: first or second; two actions will do; after an evidence without an action: done."""
    match = at("sure trap confuse", "sure", round=11)
    go(match, "trap 1")
    go(match, "allow", cards=["sure"])
    assert match.legal(0) == ["sure", "confuse 1"]
    go(match, "sure")
    assert match.actors() == (1,)
    match = at("sure sure block", "sure", round=11)
    go(match, "sure")
    assert match.actors() == (1,)


# ====================================================================== cards


def test_cl_6_evidence() -> None:
    """CL-6: 1, 2 and nothing until revealed."""
    for card, truth in (("sure", 1), ("double", 2), ("hidden", 0)):
        match = at(card, "sure")
        go(match, card)
        assert match.view(1)["truth"] == [truth, 0]
        assert match.view(1)["table"][0][card] == 1


def test_cl_7_false_evidence() -> None:
    """CL-7: before another player; 0 in Circle I, -1 from Circle II on, earlier ones too."""
    match = at("false", "sure", "sure")
    assert match.legal(0) == ["false 1", "false 2"]
    go(match, "false 2")
    assert match.view(0)["pending"] == {"card": "false", "by": 0, "at": 2}
    assert match.view(0)["hand_counts"] == [0, 1, 1]
    go(match, "allow")
    view = match.view(None)
    assert (view["falses"], view["truth"], view["discard"]) == ([0, 0, 1], [0, 0, 0], [])
    table = before({}, {"sure": 3, "false": 2})
    for number, net in ((5, 3), (6, 1), (11, 1)):
        assert at("sure", "sure", round=number, table=table).truth(1) == net
        assert (
            at("sure", "sure", round=number, table=table, opts={"truth_count": "gross"}).truth(1)
            == 3
        )


def test_cl_8_reveal() -> None:
    """CL-8: own or another's; the outcome is noted, the card discarded; own: nobody is asked."""
    table = before({"hidden": 1}, {"hidden": 2}, {"sure": 1})
    match = at("reveal reveal", "sure", "sure", table=table)
    assert match.legal(0) == ["reveal 0", "reveal 1"]
    assert match.follows(0, "reveal 0") == Need("outcome")
    assert match.follows(0, "reveal 1") is None
    go(match, "reveal 1")
    assert match.actors() == (1,)
    go(match, "allow", outcome="+2")
    view = match.view(None)
    assert (view["notes"][1], view["truth"]) == ({"+1": 0, "+2": 1, "false": 0}, [0, 2, 1])
    assert (view["table"][1]["hidden"], view["discard"]) == (1, ["hidden", "reveal"])
    match = at("reveal", "sure", table=before({"hidden": 1}, {}), round=6)
    go(match, "reveal 0", outcome="false")
    assert (match.truth(0), match.falses(0), match.actors()) == (-1, 1, (1,))
    with refused():
        at("reveal", "sure", table=table[:2]).play(0, "reveal 0", chance=Chance(outcome="+3"))


def test_cl_9_interrogate() -> None:
    """CL-9: one random card, seen privately; empty hands may be asked."""
    match = at("interrogate", "trap false", "", round=2)
    assert match.legal(0) == ["interrogate 1", "interrogate 2"]
    go(match, "interrogate 1")
    assert match.follows(1, "allow") == Need("cards", number=1, cards=["trap", "false"])
    for cards in ([], ["sure"]):
        with refused():
            match.play(1, "allow", chance=Chance(cards=cards))
    go(match, "allow", cards=["false"])
    assert match.view(0)["seen"] == [{"card": "false", "of": 1, "round": 2}]
    for viewer in (1, 2, None):
        assert match.view(viewer)["seen"] == []
    match = at("interrogate", "trap", "")
    go(match, "interrogate 2")
    assert match.legal(2) == ["allow"]
    go(match, "allow")
    assert match.view(0)["discard"] == ["interrogate"]


def test_cl_10_swap() -> None:
    """CL-10: both give, in any order; nothing shows until both gave."""
    assert at("swap sure", "", "trap").legal(0) == ["sure", "swap 2"]
    assert at("swap", "trap", "trap", deck=["sure"] * 4).actors() == (1,)  # no card to give
    for order in ((0, 1), (1, 0)):
        match = at("swap sure", "trap false", round=3)
        go(match, "swap 1")
        go(match, "allow")
        assert match.actors() == (0, 1)
        assert (match.legal(0), match.legal(1)) == (["give sure"], ["give trap", "give false"])
        moves = {0: "give sure", 1: "give false"}
        untouched = match.view(order[1])
        match.play(order[0], moves[order[0]])
        assert match.view(order[1]) == untouched
        assert match.actors() == (order[1],)
        match.play(order[1], moves[order[1]])
        assert match.view(0)["hand"] == ["false"]
        assert match.view(0)["seen"] == [{"card": "sure", "of": 1, "round": 3}]
        assert match.view(1)["seen"] == [{"card": "false", "of": 0, "round": 3}]
        assert match.view(None)["discard"] == ["swap"]


@pytest.mark.parametrize(
    ("scope", "trap", "steal"),
    [
        ("printed", "sure double hidden block forge", "sure double hidden"),
        ("any_useful", "sure double hidden block forge", "sure double hidden block forge"),
        ("evidence_only", "sure double hidden", "sure double hidden"),
    ],
)
def test_cl_11_cl_12_cl_17_trap_and_steal(scope: str, trap: str, steal: str) -> None:
    """CL-11, CL-12, CL-17: what is hit, who sees it, and what is a sabotage."""
    hand = "sure double hidden block false forge"
    for hit in hand.split():
        opts = {"sabotage_scope": scope}
        match = at("trap", hand, opts=opts)
        go(match, "trap 1")
        go(match, "allow", cards=[hit])
        assert match.view(None)["discard"] == in_card_order([hit, "trap"])
        assert match.view(None)["sabotage"] == [int(hit in trap.split()), 0]
        match = at("steal", hand, opts=opts)
        go(match, "steal 1")
        go(match, "allow", cards=[hit])
        assert match.view(0)["hand"] == [hit]
        assert match.view(1)["seen"] == [{"card": hit, "of": 0, "round": 1}]
        assert match.view(None)["discard"] == ["steal"]
        assert match.view(None)["sabotage"] == [int(hit in steal.split()), 0]


def test_cl_11_cl_12_empty_hands() -> None:
    """CL-11, CL-12: playable, no effect."""
    for card in ("trap", "steal"):
        match = at(card, "", "sure")
        assert match.legal(0) == [f"{card} 1", f"{card} 2"]
        go(match, f"{card} 1")
        go(match, "allow")
        assert (match.sabotage, match.discard) == ([0, 0, 0], [card])


def test_cl_13_confiscate() -> None:
    """CL-13, CL-17: any evidence before another; real ones are a sabotage; own falses by option."""
    table = before({"sure": 1, "false": 1}, {"sure": 1, "double": 1, "hidden": 1, "false": 1})
    match = at("confiscate", "sure", table=table)
    names = ["sure", "double", "hidden", "false"]
    assert match.legal(0) == [f"confiscate 1 {what}" for what in names]
    for what in names:
        match = at("confiscate", "sure", table=table)
        go(match, f"confiscate 1 {what}")
        go(match, "allow")
        assert match.table[1][what] == 0
        assert match.sabotage == [int(what != "false"), 0]
        assert match.view(None)["discard"] == in_card_order([what, "confiscate"])
    match = at("confiscate", "sure", table=table, opts={"confiscate_own_false": True})
    assert match.legal(0)[0] == "confiscate 0 false"
    go(match, "confiscate 0 false")
    assert (match.actors(), match.falses(0), match.sabotage) == ((1,), 0, [0, 0])


def test_cl_14_forge() -> None:
    """CL-14, CL-17: a false from hand replaces a real evidence; one play."""
    table = before({"sure": 1}, {"sure": 1, "hidden": 1, "false": 1}, {"double": 1})
    assert at("forge", "sure", "sure", table=table, deck=["sure"] * 4).actors() == (1,)
    match = at("forge false false", "sure", "sure", table=table)
    assert match.legal(0) == ["false 1", "false 2", "forge 1 sure", "forge 1 hidden",
                              "forge 2 double"]  # fmt: skip
    go(match, "forge 1 hidden")
    assert match.view(None)["hand_counts"] == [2, 1, 1]
    go(match, "allow")
    assert match.table[1] == {"sure": 1, "double": 0, "hidden": 0, "false": 2}
    assert (match.sabotage, match.actors()) == ([1, 0, 0], (1,))
    assert match.view(None)["discard"] == ["hidden", "forge"]
    assert match.view(0)["hand"] == ["false"]


def test_cl_15_confuse() -> None:
    """CL-15: the next turn draws but plays nothing; not cumulative; ends with that turn."""
    match = at("confuse", "sure", "sure", confused=[False, True, False])
    go(match, "confuse 1")
    go(match, "allow")
    assert match.actors() == (2,)
    assert (match.confused, len(match.hands[1])) == ([False] * 3, 2)
    match = at("confuse", "sure", "sure")
    go(match, "confuse 2")
    go(match, "allow")
    assert match.view(None)["confused"] == [False, False, True]
    go(match, "sure")
    assert match.actors() == (0,)
    match = at(" ".join(["sure"] * 9), "sure", confused=[True, False], deck=[])
    assert match.legal(0) == ["discard sure"]


def test_cl_16_block() -> None:
    """CL-16: asked before the effect, block or not; both cards are discarded."""
    table = before({}, {"sure": 1, "hidden": 1})
    for move in ("interrogate 1", "reveal 1", "swap 1", "trap 1", "steal 1", "confiscate 1 sure",
                 "false 1", "forge 1 sure", "confuse 1"):  # fmt: skip
        card = move.split()[0]
        hand = card if card == "false" else f"{card} false"
        match = at(hand, "block trap", table=table)
        go(match, move)
        assert match.view(None)["pending"] == {"card": card, "by": 0, "at": 1}
        assert card not in match.view(0)["hand"]
        assert match.legal(0) == []
        assert match.legal(1) == ["allow", "block"]
        go(match, "block")
        view = match.view(None)
        assert view["pending"] is None
        assert view["discard"] == in_card_order([card, "block"])
        assert (match.table[1], match.sabotage) == ({**table[1], "double": 0, "false": 0}, [0, 0])
        assert match.actors() == (1,)
        assert match.view(0)["hand"] == ([] if card == "false" else ["false"])
        match = at(hand, "trap", table=table)
        go(match, move)
        assert match.legal(1) == ["allow"]


# ====================================================================== ends


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


# ====================================================================== archetypes


def roles(*names: str) -> dict[str, Any]:
    return {"opts": ROLES, "archetypes": list(names)}


def test_archetypes_are_secret() -> None:
    """Archetypes: one's own is known."""
    match = at("sure", "sure", **roles("forger", "shadow"))
    assert [match.view(viewer)["archetype"] for viewer in (0, 1, None)] == [
        "forger", "shadow", None,
    ]  # fmt: skip
    assert match.view(0)["archetypes_seen"] == [None, None]
    assert at("sure", "sure").view(0)["archetype"] is None


def test_cl_a1_interrogator() -> None:
    """CL-A1: two cards, if there are two; then everybody knows."""
    match = at("interrogate", "trap false sure", **roles("interrogator", "forger"))
    go(match, "interrogate 1")
    assert match.follows(1, "allow") == Need("cards", number=2, cards=["sure", "trap", "false"])
    go(match, "allow", cards=["sure", "false"])
    assert [entry["card"] for entry in match.view(0)["seen"]] == ["sure", "false"]
    assert match.view(None)["archetypes_seen"] == ["interrogator", None]
    match = at("interrogate", "trap", **roles("interrogator", "forger"))
    go(match, "interrogate 1")
    go(match, "allow", cards=["trap"])
    assert len(match.view(0)["seen"]) == 1
    assert match.view(None)["archetypes_seen"] == [None, None]


FORGER = roles("forger", "shadow", "interrogator")
EVIDENCE = before({"sure": 1}, {"sure": 2}, {"double": 1})


def test_cl_a2_forger() -> None:
    """CL-A2: up to two, a false for each, each target asked, each a sabotage."""
    match = at("forge false false false", "sure", "block", table=EVIDENCE, **FORGER)
    go(match, "forge 1 sure")
    go(match, "allow")
    assert match.actors() == (0,)
    assert match.legal(0) == ["forge 1 sure", "forge 2 double", "enough"]
    assert match.view(2)["archetypes_seen"] == ["forger", None, None]
    assert match.view(2)["pending"] == {"card": "forge", "by": 0, "at": 1}
    assert match.view(2)["discard"] == ["sure"]
    second = deepcopy(match)
    go(match, "enough")
    assert (match.sabotage, match.actors(), match.plays) == ([1, 0, 0], (1,), 0)
    go(second, "forge 2 double")
    assert second.view(1)["pending"] == {"card": "forge", "by": 0, "at": 2}
    blocked = deepcopy(second)
    go(second, "allow")
    assert (second.sabotage, second.falses(1), second.falses(2)) == ([2, 0, 0], 1, 1)
    assert second.view(0)["hand"] == ["false"]
    assert second.view(0)["discard"] == ["sure", "double", "forge"]
    go(blocked, "block")
    assert (blocked.sabotage, blocked.falses(1), blocked.falses(2)) == ([1, 0, 0], 1, 0)
    assert blocked.view(0)["hand"] == ["false", "false"]


def test_cl_a2_no_second() -> None:
    """CL-A2: blocked first; no other false; no other evidence; the match is over."""
    match = at("forge false false", "block", "block", table=EVIDENCE, **FORGER)
    go(match, "forge 1 sure")
    go(match, "block")
    assert (match.actors(), match.view(0)["hand"]) == ((1,), ["false", "false"])
    match = at("forge false", "block", "sure", table=EVIDENCE, **FORGER)
    go(match, "forge 1 sure")
    go(match, "allow")
    assert match.actors() == (1,)
    assert match.archetypes_seen == [None] * 3
    one = before({"sure": 1}, {"sure": 1}, {})
    match = at("forge false false", "block", "sure", table=one, **FORGER)
    go(match, "forge 1 sure")
    go(match, "allow")
    assert match.actors() == (1,)
    match = at("forge false false", "block", "sure", table=EVIDENCE, sabotage=[3, 0, 0], **FORGER)
    go(match, "forge 1 sure")
    go(match, "allow")
    assert ended(match) == ([0], "saboteur")
    assert match.archetypes_seen == [None] * 3


def test_cl_a3_analyst() -> None:
    """CL-A3: sees the top card, may bury it, then draws; all see that he was asked."""
    roles_here = roles("analyst", "shadow")
    match = at("block", "sure", drawn=False, deck=["trap", "false", "sure"], **roles_here)
    assert match.legal(0) == ["draw", "bury"]
    assert [match.view(viewer)["top"] for viewer in (0, 1, None)] == ["trap", None, None]
    assert match.view(1)["archetypes_seen"] == ["analyst", None]
    buried = deepcopy(match)
    go(match, "draw")
    assert (match.view(0)["hand"], match.view(0)["top"]) == (["block", "trap"], None)
    go(buried, "bury")
    assert (buried.view(0)["hand"], buried.deck) == (["block", "false"], ["sure", "trap"])
    match = at("", "sure", drawn=False, deck=["trap"], **roles_here)
    go(match, "bury")
    assert match.view(0)["hand"] == ["trap"]
    match = at("", "", drawn=False, deck=["trap", "sure", "false"], round=11, **roles_here)
    go(match, "bury")
    assert (match.view(0)["hand"], match.deck) == (["sure", "false"], ["trap"])


def test_cl_a3_refilled_first_or_not_asked() -> None:
    """CL-A3: an empty deck is refilled first; both empty: not asked."""
    here = {"drawn": False, "deck": [], **roles("analyst", "shadow")}
    options = {"players": 2, **ROLES}
    position = {"round": 1, "turn": 0, "hands": [[], ["sure"]], "drawn": False, "deck": [],
                "discard": ["trap"], "archetypes": ["analyst", "shadow"]}  # fmt: skip
    assert CityOfLies.follows_position(options, position) == Need("deck", cards=["trap"])
    told = Chance(decks=[["trap"]])
    assert CityOfLies.follows_position(options, position, told) is None
    match = CityOfLies.from_position(options, position, chance=told)
    assert (match.view(0)["top"], match.view(0)["discard"]) == ("trap", [])
    match = at("sure", "sure", **here)
    assert (match.legal(0), match.archetypes_seen) == (["sure"], [None, None])


def test_cl_a4_shadow() -> None:
    """CL-A4: chooses what is shown, once a turn; of two, one; not with an empty hand."""
    match = at("interrogate interrogate", "trap false sure", "", round=11,
               **roles("interrogator", "shadow", "analyst"))  # fmt: skip
    go(match, "interrogate 1")
    go(match, "allow")
    assert match.actors() == (1,)
    assert match.legal(1) == ["show sure", "show trap", "show false"]
    assert match.view(None)["archetypes_seen"] == [None, "shadow", None]
    assert match.follows(1, "show trap") == Need("cards", number=1, cards=["sure", "false"])
    go(match, "show trap", cards=["sure"])
    assert [entry["card"] for entry in match.view(0)["seen"]] == ["trap", "sure"]
    assert match.view(None)["archetypes_seen"] == ["interrogator", "shadow", None]
    go(match, "interrogate 1")
    assert match.follows(1, "allow") == Need("cards", number=2, cards=["sure", "trap", "false"])
    match = at("interrogate", "trap", **roles("forger", "shadow"))
    go(match, "interrogate 1")
    go(match, "allow")
    go(match, "show trap")
    assert match.view(0)["seen"] == [{"card": "trap", "of": 1, "round": 1}]
    match = at("interrogate", "", **roles("forger", "shadow"))
    go(match, "interrogate 1")
    go(match, "allow")
    assert match.archetypes_seen == [None, None]


def test_cl_a4_again_in_the_next_turn() -> None:
    """CL-A4: once each turn of any player; a block does not use it up."""
    match = at("interrogate", "trap block trap", "interrogate", round=10, turn=2, first=2,
               **roles("forger", "shadow", "interrogator"))  # fmt: skip
    go(match, "interrogate 1")
    go(match, "allow")
    go(match, "show trap", cards=["trap"])
    go(match, "interrogate 1")
    go(match, "allow")
    assert match.legal(1) == ["show block", "show trap"]


# ====================================================================== positions and the like

EXAMPLE: dict[str, Any] = {
    "round": 6, "turn": 0, "first": 0, "hands": [["sure", "block"], ["false", "forge"]],
    "deck": ["sure"], "discard": ["trap"],
    "table": [{"sure": 2, "double": 0, "hidden": 1, "false": 1},
              {"sure": 0, "double": 1, "hidden": 0, "false": 0}],
    "notes": [{"+1": 1, "+2": 0, "false": 0}, {"+1": 0, "+2": 0, "false": 0}],
    "sabotage": [0, 2], "confused": [False, False], "eliminated": [], "archetypes": None,
    "drawn": True, "plays": 0, "evidence": False,
}  # fmt: skip


def test_position_of_the_rule_file() -> None:
    """Position: the example stands."""
    match = CityOfLies.from_position({"players": 2}, EXAMPLE)
    assert match.position() == EXAMPLE
    assert match.legal(0) == ["sure"]
    assert (match.view(0)["truth"], match.view(0)["falses"]) == ([2, 2], [1, 0])


def test_position_goes_on_by_itself() -> None:
    """Position: a draw, or the end of a turn, happens at once."""
    match = CityOfLies.from_position({"players": 2}, {**EXAMPLE, "drawn": False})
    assert match.view(0)["hand"] == ["sure", "sure", "block"]
    match = CityOfLies.from_position({"players": 2}, {**EXAMPLE, "plays": 1, "evidence": True})
    assert (match.actors(), match.view(1)["hand"]) == ((1,), ["sure", "false", "forge"])
    match = CityOfLies.from_position({"players": 2}, {**EXAMPLE, "confused": [True, False]})
    assert (match.actors(), match.confused) == ((1,), [False, False])


def test_position_checks() -> None:
    """Position: impossible ones are refused."""
    empty: dict[str, int] = {}
    bad: list[dict[str, Any]] = [
        {"x": 1}, {"round": 0}, {"round": 31}, {"turn": 2}, {"turn": None}, {"first": 2},
        {"hands": [["sure"]]}, {"hands": [["x"], []]}, {"deck": ["double"] * 4},
        {"discard": ["trap"] * 5}, {"deck": "sure"}, {"table": [empty]},
        {"table": [{"trap": 1}, empty]}, {"table": [{"sure": -1}, empty]},
        {"table": [{"sure": 13}, empty]}, {"table": [{"sure": 7, "false": 1}, empty]},
        {"table": [{"false": 4}, empty]}, {"notes": [{"false": 3}, empty]},
        {"notes": [{"+3": 3}, empty]}, {"sabotage": [0, 4]}, {"sabotage": [-1, 0]},
        {"sabotage": [0]}, {"confused": [0, 1]}, {"eliminated": [1]}, {"eliminated": [0]},
        {"archetypes": ["forger", "shadow"]}, {"drawn": 1}, {"plays": 2}, {"plays": -1},
        {"evidence": True}, {"drawn": False, "plays": 1}, {"plays": 1, "confused": [True, False]},
        {"hands": [[], []], "table": [empty, empty], "notes": [empty, empty], "eliminated": [1]},
    ]  # fmt: skip
    for changes in bad:
        with refused():
            CityOfLies.from_position({"players": 2}, {**EXAMPLE, **changes})
    for key in ("round", "turn", "hands", "deck"):
        with refused():
            CityOfLies.from_position(
                {"players": 2}, {name: EXAMPLE[name] for name in EXAMPLE if name != key}
            )
    for archetypes in (None, ["forger"], ["forger", "forger"], ["forger", "spy"]):
        with refused():
            CityOfLies.from_position({"players": 2, **ROLES}, {**EXAMPLE, "archetypes": archetypes})
    at("sure", "sure", "", eliminated=[2])
    for extra in ({"notes": [empty, empty, {"+1": 1}]}, {"table": [empty, empty, {"sure": 1}]}):
        with refused():
            at("sure", "sure", "", eliminated=[2], **extra)
    sabotage = {"players": 2, "sabotage_win": False}
    CityOfLies.from_position(sabotage, {**EXAMPLE, "sabotage": [9, 9]})


def test_options_are_checked() -> None:
    """Options: what they may be."""
    for bad in ({"players": 1}, {"players": 5}, {"length": "x"}, {"archetypes": 1},
                {"truth_count": "x"}, {"sabotage_win": None}, {"sabotage_target": 0},
                {"sabotage_scope": "x"}, {"confiscate_own_false": "no"}, {"max_rounds": 0},
                {"other": 1}):  # fmt: skip
        with refused():
            CityOfLies.from_position({"players": 2, **bad}, EXAMPLE)
    with refused():
        CityOfLies.from_position({}, EXAMPLE)


def test_order_of_legal() -> None:
    """Moves: as listed, then by player, then by card order."""
    hand = " ".join(reversed(CARDS))
    table = before({"hidden": 1}, {"sure": 1, "false": 1}, {"double": 1, "hidden": 1})
    assert at(hand, "sure", "sure", table=table).legal(0) == [
        "sure", "double", "hidden", "interrogate 1", "interrogate 2", "reveal 0", "reveal 2",
        "swap 1", "swap 2", "trap 1", "trap 2", "steal 1", "steal 2", "confiscate 1 sure",
        "confiscate 1 false", "confiscate 2 double", "confiscate 2 hidden", "false 1", "false 2",
        "forge 1 sure", "forge 2 double", "forge 2 hidden", "confuse 1", "confuse 2",
    ]  # fmt: skip


def test_illegal_moves_change_nothing() -> None:
    """Moves: canonical words only, by who may act."""
    match = at("sure trap block", "trap")
    untouched = deepcopy(match.__dict__)
    for player, move in ((1, "trap 0"), (0, "block"), (0, "trap 0"), (0, "trap"), (0, "trap 2"),
                         (0, "double"), (0, "SURE"), (0, "allow"), (0, ""),
                         (2, "sure")):  # fmt: skip
        with refused():
            match.play(player, move)
    assert match.__dict__ == untouched
    with refused():
        match.result()
    with refused():
        match.view(2)


def all_cards(match: CityOfLies) -> list[str]:
    """All cards in play, wherever they are."""
    cards = match.deck + match.discard
    for hand in match.hands:
        cards = cards + hand
    for table in match.table:
        for card, number in table.items():
            cards = cards + [card] * number
    if match.pending is not None:
        cards = [*cards, match.pending.card]
    return in_card_order(cards)


def check(match: CityOfLies, options: dict[str, Any]) -> None:
    """Cards are conserved; views have their keys; positions go round."""
    assert all_cards(match) == ALL
    for viewer in [*range(match.players), None]:
        assert set(match.view(viewer)) == VIEW
    if not match.over and match.pending is None:
        again = CityOfLies.from_position(options, match.position())
        for viewer in [*range(match.players), None]:
            view, same = match.view(viewer), again.view(viewer)
            for forgotten in ("seen", "archetypes_seen"):
                view[forgotten] = same[forgotten]
            assert view == same


def test_random_matches() -> None:
    """CL-1 to CL-A4: every match ends, cards are conserved, an actor always has a move."""
    rng = random.Random(11)
    reasons: Counter[str] = Counter()
    for _ in range(300):
        players = rng.randint(2, 4)
        options: dict[str, Any] = {
            "players": players,
            "length": rng.choice(["quick", "standard", "slow", "slow"]),
            "archetypes": rng.random() < 0.6,
            "truth_count": rng.choice(["net", "gross"]),
            "sabotage_win": rng.random() < 0.3,
            "sabotage_target": rng.randint(1, 8),
            "sabotage_scope": rng.choice(["printed", "any_useful", "evidence_only"]),
            "confiscate_own_false": rng.random() < 0.5,
            "max_rounds": rng.choice([4, 15, 30]),
        }
        deck = rng.sample(ALL, 60)
        hands = [deck[5 * player : 5 * player + 5] for player in range(players)]
        roles_dealt = rng.sample(ARCHETYPES, players) if options["archetypes"] else None
        start = rng.randrange(players)
        match = CityOfLies(options, hands, deck[5 * players :], start, roles_dealt)
        while not match.over:
            if rng.random() < 0.1:
                check(match, options)
            player = rng.choice(match.actors())
            moves = match.legal(player)
            assert moves
            assert len(set(moves)) == len(moves)
            move = rng.choice(moves)
            chance = Chance()
            while (need := match.follows(player, move, chance)) is not None:
                draw_chance(need, chance, rng)
            match.play(player, move, chance=chance)
        check(match, options)
        assert sum(match.result()["utility"]) == 0
        reasons[match.result()["reason"]] += 1
    assert set(reasons) >= {"truth", "exposure", "saboteur", "final count"}


def test_random_positions() -> None:
    """CL-2, CL-5, CL-21, CL-23: few cards, late rounds: reshuffles, drop-outs, final counts."""
    rng = random.Random(12)
    reasons: Counter[str] = Counter()
    for _ in range(300):
        players = rng.randint(2, 4)
        options = {"players": players, "archetypes": True, "sabotage_win": False, "length": "slow"}
        cards = rng.sample(ALL, rng.randint(0, 14))
        hands: list[list[str]] = [[] for _ in range(players)]
        deck: list[str] = []
        discard: list[str] = []
        for card in cards:
            rng.choice([*hands, deck, discard]).append(card)
        position = {
            "round": rng.choice([1, 6, 11, 29]), "turn": rng.randrange(players), "hands": hands,
            "first": rng.randrange(players), "deck": deck, "discard": discard,
            "archetypes": rng.sample(ARCHETYPES, players), "drawn": rng.random() < 0.5,
            "notes": [{"false": rng.randint(0, 4)} for _ in range(players)],
        }  # fmt: skip
        chance = Chance()
        while (need := CityOfLies.follows_position(options, position, chance)) is not None:
            draw_chance(need, chance, rng)
        match = CityOfLies.from_position(options, position, chance=chance)
        while not match.over:
            player = rng.choice(match.actors())
            move = rng.choice(match.legal(player))
            chance = Chance()
            while (need := match.follows(player, move, chance)) is not None:
                draw_chance(need, chance, rng)
            match.play(player, move, chance=chance)
            assert all_cards(match) == in_card_order(cards)
        assert match.over
        reasons[match.result()["reason"]] += 1
    assert set(reasons) >= {"survivor", "exposure", "final count", "collective lie"}
