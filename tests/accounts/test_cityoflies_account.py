"""The account of City of Lies: turns and cards (CL-1 to CL-17); each test names its clauses."""

from __future__ import annotations

from collections import Counter

import pytest

from .cityoflies import CityOfLies
from .cityoflies_moves import (
    ALL,
    ROLES,
    at,
    before,
    go,
    refused,
)
from .cityoflies_table import (
    BOX,
    CARDS,
    Chance,
    Need,
    in_card_order,
)


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
