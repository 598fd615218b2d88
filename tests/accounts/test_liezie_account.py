"""The slow account of The Lie Zie, proved clause by clause."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from fractions import Fraction
from typing import Any

import pytest

from .liezie import LieZie
from .liezie_play import ALL_CARDS, FACES, Chance, back_of, front_of, number_of
from .liezie_tables import at, cards, first_card, go
from .proof import refused


def test_lz_1_the_cards() -> None:
    """LZ-1: 96 different cards, 16 fronts with 6 backs, sharing exactly one."""
    assert len(set(ALL_CARDS)) == 96
    assert set(Counter(front_of(card) for card in ALL_CARDS).values()) == {6}
    assert set(Counter(back_of(card) for card in ALL_CARDS).values()) == {6}
    for card in ALL_CARDS:
        front, back = front_of(card), back_of(card)
        assert (front[0] == back[0]) + (front[1] == back[1]) == 1


def test_lz_2_lz_17_three_passes() -> None:
    """LZ-2, LZ-17: draft, play, prizes, three times, with all cards but the prizes."""
    rng = random.Random(1)
    match = LieZie({"players": 2})
    seen_phases: list[tuple[int, str]] = []
    while not match.over:
        now = (match.number_of_pass, match.phase)
        if not seen_phases or seen_phases[-1] != now:
            seen_phases.append(now)
            if match.phase == "draft":
                assert len(match.table) == 96 - 4 * (match.number_of_pass - 1)
        player = rng.choice(match.actors())
        move = rng.choice(match.legal(player))
        match.play(player, move, chance=first_card(match, player, move))
    expected = [(number, name) for number in (1, 2, 3) for name in ("draft", "play", "prize")]
    assert seen_phases == expected


def test_lz_3_lz_5_take_then_place() -> None:
    """LZ-3, LZ-5: by the back; the first card `left` only; then left or right, no other."""
    match = LieZie({"players": 2})
    assert match.legal(0) == [f"take {back}" for back in FACES]
    assert match.follows(0, "take r3") == "card"
    match.play(0, "take r3", chance=Chance("b3|r3"))
    assert match.legal(0) == ["left"]
    assert match.view(0)["unplaced"] == "b3|r3"
    assert match.view(1)["unplaced"] is None
    assert match.view(1)["held"] == ["r3", None]
    assert match.view(None)["table"]["r3"] == 5
    match.play(0, "left")
    match.play(0, "take r1", chance=Chance("r2|r1"))
    assert match.legal(0) == ["left", "right"]
    match.play(0, "right")
    match.play(0, "take y4", chance=Chance("y1|y4"))
    match.play(0, "left")
    assert match.view(0)["hand"] == ["y1|y4", "b3|r3", "r2|r1"]
    assert match.view(1)["hands"] == [["y4", "r3", "r1"], []]
    assert match.view(1)["hand"] == []
    assert match.view(None)["hand"] is None


def test_lz_3_chance_is_checked() -> None:
    """LZ-3: a card with that back that lies on the table; bad chance changes nothing."""
    match = LieZie({"players": 2})
    match.play(0, "take r3", chance=Chance("b3|r3"))
    before = deepcopy(match.__dict__)
    for chance in (None, Chance("b3|r3"), Chance("b3|y3"), Chance("r3|r3")):
        with refused():
            match.play(1, "take r3", chance=chance)
    assert match.__dict__ == before


def test_lz_4_free_draft() -> None:
    """LZ-4: whoever has fewer than 12 may act at any time; nobody is in turn."""
    match = LieZie({"players": 3})
    assert match.actors() == (0, 1, 2)
    assert match.view(0)["turn"] is None
    for _ in range(12):
        move = match.legal(1)[0]
        match.play(1, move, chance=first_card(match, 1, move))
        assert match.actors() == (0, 1, 2)
        match.play(1, "left")
    assert match.actors() == (0, 2)
    assert match.legal(1) == []
    assert match.view(None)["ready"] == 1
    with refused():
        LieZie({"players": 3}, first=0)


def test_lz_4_turns() -> None:
    """LZ-4, `turns`: clockwise one card each, and the next one begins the next pass."""
    match = LieZie({"players": 3, "draft": "turns", "passes": 2}, first=2)
    order = []
    while match.phase == "draft":
        (player,) = match.actors()
        order.append(player)
        go(match, match.legal(player)[0])
    assert order == [2, 2, 0, 0, 1, 1] * 12
    assert (match.ready, match.leader, match.turn) == (2, 2, 2)
    rng = random.Random(3)
    while match.number_of_pass == 1:
        go(match, rng.choice(match.legal(match.actors()[0])))
    assert (match.turn, match.first, match.phase) == (0, 0, "draft")
    with refused():
        LieZie({"players": 3, "draft": "turns"})


def test_lz_6_ready_leads_and_the_rest_are_prizes() -> None:
    """LZ-6: who has 12 first leads; the others go on."""
    match = LieZie({"players": 4})
    for player in (2, 0, 3, 1):
        assert match.phase == "draft"
        for _ in range(12):
            move = match.legal(player)[0]
            match.play(player, move, chance=first_card(match, player, move))
            match.play(player, "left")
        assert match.ready == 2
    view = match.view(1)
    assert (view["phase"], view["leader"], view["turn"], view["ready"]) == ("play", 2, 2, 2)
    assert sum(view["table"].values()) == 96 - 48


def test_lz_7_lz_11_a_round() -> None:
    """LZ-7 to LZ-11: the printed example: 32, 41, pass, 214; the winner leads."""
    hands = ["r3 r2 b1", "r4 r1 b1", "r4 r4 r4", "r2 r1 r4 b1"]
    match = at(hands)
    go(match, "play 1 2", "play 1 2", "pass", "play 1 3")
    assert (match.leader, match.turn, match.led, match.number) == (3, 3, None, None)
    assert [len(hand) for hand in match.hands] == [1, 1, 3, 1]
    match = at(hands)
    go(match, "play 1 2", "play 1 2", "pass")
    view = match.view(None)
    assert (view["led"], view["number"], view["best"], view["acted"]) == ("r", 41, 1, [0, 1, 2])
    assert [(play["player"], play["number"]) for play in view["plays"]] == [(0, 32), (1, 41)]
    assert view["plays"][0]["cards"] == cards("r3 r2")
    assert set(view["plays"][1]["cards"]) <= set(view["discarded"])


def test_lz_8_the_leader_must_play() -> None:
    """LZ-8: 1-3 adjacent cards of one colour; by position, then length; no pass."""
    match = at(["r3 r2 r3 r1 b1 b2", "r1"])
    assert match.legal(0) == [
        "play 1 1", "play 1 2", "play 1 3", "play 2 1", "play 2 2", "play 2 3", "play 3 1",
        "play 3 2", "play 4 1", "play 5 1", "play 5 2", "play 6 1",
    ]  # fmt: skip
    assert number_of(cards("r3 r2 r3")) == 323


def test_lz_9_followers() -> None:
    """LZ-9: the colour led, greater than the last number; pass last, even if the only move."""
    match = at(["r3 r2 b1", "r3 r4 b4 b4 r4 r1", "b4 b4"])
    go(match, "play 1 2")
    assert match.legal(1) == ["play 1 2", "play 5 2", "pass"]
    go(match, "play 1 2")
    assert match.legal(2) == ["pass"]
    match = at(["r3 b1", "r3 r1"])
    go(match, "play 1 1")
    assert match.legal(1) == ["play 1 2", "pass"]


def test_lz_10_new_neighbours() -> None:
    """LZ-10: what is left closes up."""
    match = at(["r3 b1 r2", "g1 g2"])
    assert "play 1 2" not in match.legal(0)
    go(match, "play 2 1", "pass")
    assert match.legal(0) == ["play 1 1", "play 1 2", "play 2 1"]


def test_lz_12_out_and_the_round_goes_on() -> None:
    """LZ-12: the next place; the others go on in the round."""
    match = at(["r3", "r4 b1", "b1 b2", "r1"])
    go(match, "play 1 1")
    assert (match.out, match.turn) == ([0], 1)
    go(match, "play 1 1", "pass", "pass")
    assert match.phase == "play"
    assert match.view(None)["out"] == [0]


def test_lz_13_most_cards_lead() -> None:
    """LZ-13: most cards, the first clockwise after the last who went out; or the winner."""
    hands = ["b1 b2 b3", "r3", "r4 b1", "b1 b2 b4", "g1 g1"]
    for rule, leader in (("most_cards", 3), ("winner", 2)):
        match = at(hands, {"lead_after_out": rule}, leader=1, turn=1)
        go(match, "play 1 1", "play 1 1", "pass", "pass", "pass")
        assert (match.out, match.leader) == ([1], leader)
    match = at(["b1 b2 b3", "r3 b1", "r4", "b1 b2", "g1 g1"], leader=1, turn=1)
    go(match, "play 1 1", "play 1 1", "pass", "pass", "pass")
    assert match.leader == 0
    for rule in ("most_cards", "winner"):  # the winner himself went out
        match = at(["b1 b2", "r3", "b1 b3"], {"lead_after_out": rule}, leader=1, turn=1)
        go(match, "play 1 1", "pass", "pass")
        assert match.leader == 2
    match = at(["b1 b2", "", "b1 b3 b4", "r1 r1"], {}, leader=3, turn=3)  # nobody in this round
    go(match, "play 1 1", "pass", "pass")
    assert match.leader == 3
    always = {"lead_after_out": "most_cards_always"}
    match = at(["b1 b2", "", "b1 b3 b4", "r1 r1"], always, leader=3, turn=3)
    go(match, "play 1 1", "pass", "pass")
    assert match.leader == 2  # although nobody went out in this round
    match = at(["b1 b2", "r4", "b1 b3 b4", "r1 r1"], always, leader=3, turn=3)
    go(match, "play 1 1", "pass", "pass", "pass")
    assert match.leader == 3  # nobody is out yet


@pytest.mark.parametrize(
    ("hands", "outs"),
    [
        (["r1", "r2"], 1),
        (["r1", "r2", "r3"], 2),
        (["r1", "r2", "r3", "r4"], 3),
        (["r1", "r2", "r3", "r4", "b1", "b1"], 3),
    ],
)
def test_lz_14_the_pass_ends_at_once(hands: list[str], outs: int) -> None:
    """LZ-14: third out with 4-6 players; one left with 2-3; others do not act any more."""
    match = at(hands)
    for number in range(outs):
        assert match.phase == "play"
        assert match.turn == number
        go(match, "play 1 1")
    view = match.view(0)
    assert (view["phase"], view["out"], view["turn"]) == ("prize", list(range(outs)), 0)
    for key in ("leader", "led", "number", "best"):
        assert view[key] is None
    assert (view["acted"], view["plays"]) == ([], [])


@pytest.mark.parametrize(
    ("hands", "order"),
    [
        (["r1 b1", "r2"], [1, 1, 1, 0]),
        (["r1 b1", "r2", "r3"], [1, 1, 1, 2, 2, 0]),
        (["r1 b1", "r2", "r3", "r4"], [1, 1, 1, 2, 2, 3]),
        (["r1 b1", "r2", "r3", "r4", "b1"], [1, 1, 1, 2, 2, 3]),
    ],
)
def test_lz_15_prizes(hands: list[str], order: list[int]) -> None:
    """LZ-15, LZ-16: 3, 2, 1; with two players 3, 1; backs only until the end."""
    match = at(hands, {"passes": 2})
    go(match, "play 1 1")
    while match.phase == "play":
        go(match, "play 1 1")
    for number, player in enumerate(order):
        assert (match.actors(), match.taken) == ((player,), number)
        assert match.legal(player) == [
            f"prize {back}" for back in FACES if back in [back_of(card) for card in match.table]
        ]
        go(match, match.legal(player)[0])
        if number == 0:
            assert match.view(player)["prizes"][player] == [back_of(match.prizes[player][0])]
    assert (match.number_of_pass, match.phase) == (2, "draft")
    assert [len(owner) for owner in match.prizes] == [
        order.count(player) for player in range(match.players)
    ]


def test_lz_15_the_pile_is_used_up() -> None:
    """LZ-15: then nobody takes more, be it at the beginning."""
    match = at(["r1", "r2"], {"passes": 1}, table=cards("g1 g2"))
    go(match, "play 1 1", *[f"prize {back_of(card)}" for card in cards("g1 g2")])
    assert match.over
    assert match.result()["scores"] == [3, 0]
    match = at(["r1", "r2"], {"passes": 1}, table=[])
    go(match, "play 1 1")
    assert match.over
    assert match.result()["utility"] == [0, 0]


def test_lz_17_what_was_seen() -> None:
    """LZ-17 and Who knows what: own hand and discards of past passes."""
    match = at(["r1", "r2 b3"], {"passes": 2}, table=cards("g1", 5))
    discards = sorted(match.discarded + match.hands[0])
    left = list(match.hands[1])
    go(match, "play 1 1", "prize y1")
    assert match.number_of_pass == 2
    assert match.view(0)["seen"] == [discards]
    assert match.view(1)["seen"] == [sorted(discards + left)]
    assert match.view(None)["seen"] == [discards]
    assert match.view(0)["discarded"] == []
    match = at(["r1", "r2"], **{"pass": 3})
    assert match.view(0)["seen"] == [[], []]


def test_lz_18_result() -> None:
    """LZ-18: points, then number of prizes, then shared."""

    def end(prizes: list[list[str]]) -> dict[str, Any]:
        match = at(["b1", "b2", "b3"], {"passes": 1}, table=[], prizes=prizes)
        go(match, "play 1 1", "play 1 1")
        assert match.over
        assert match.view(None)["prizes"] == prizes
        return match.result()

    half = Fraction(1, 2)
    result = end([cards("r4"), cards("y1 y1"), cards("y3")])
    assert (result["scores"], result["winners"]) == ([4, 2, 3], [0])
    assert result["utility"] == [1, -half, -half]
    assert end([cards("r4"), cards("y1 y3"), cards("g4")])["winners"] == [1]
    shared = end([cards("r4"), cards("y4"), cards("g3")])
    assert (shared["winners"], shared["losers"]) == ([0, 1], [2])
    assert shared["utility"] == [half, half, -1]
    assert end([[], [], []])["utility"] == [0, 0, 0]


def test_lz_18_passes() -> None:
    """LZ-18 and Options: 1-5, with six players 1-4; other options."""
    LieZie({"players": 5, "passes": 5})
    LieZie({"players": 6, "passes": 4})
    for bad in ({"players": 6, "passes": 5}, {"passes": 0}, {"passes": 6}, {"players": 1},
                {"players": 7}, {"draft": "x"}, {"lead_after_out": "x"}, {"y": 1}):  # fmt: skip
        with refused():
            LieZie({"players": 3, **bad})
    with refused():
        LieZie({})
