"""Every clause of The Lie Zie (docs/rules/liezie.md), mostly from positions; those from LZ-15 on
are in test_clauses_prizes.py.
"""

from __future__ import annotations

from collections import Counter

import pytest

import bluffhouse as bh
from tests.liezie.tables import (
    CARDS,
    SIDES,
    Box,
    backs_of,
    drafting,
    fronts,
    heard,
    places,
    play,
    playing,
    refused,
)
from tests.tables import random_play

R12 = "r1 r2 r3 r4 b1 b2 b3 b4 g1 g2 g3 g4"
TURNS = {"draft": "turns"}


# --- cards and passes -----------------------------------------------------------------------


def test_lz_1_the_96_cards():
    """LZ-1: every front with the six backs that share exactly one of colour and number."""
    match = bh.make("liezie", players=2).new(1)
    assert sorted(places(match)) == sorted(CARDS)
    assert len(set(CARDS)) == 96
    assert match.view(None)["table"] == dict.fromkeys(SIDES, 6)
    assert Counter(card[:2] for card in CARDS) == dict.fromkeys(SIDES, 6)
    assert fronts(sorted(backs_of("r3"))) == "b3 g3 r1 r2 r4 y3"


def test_lz_2_draft_play_and_prizes_three_times():
    """LZ-2: three passes, each of them draft, play, prizes."""
    match = bh.make("liezie", players=4).new(2)
    phases: list[tuple[int, str]] = []
    for _ in random_play(match, 2):
        view = match.view(None)
        if (view["pass"], view["phase"]) not in phases:
            phases.append((view["pass"], view["phase"]))
    assert phases == [(k, phase) for k in (1, 2, 3) for phase in ("draft", "play", "prize")]
    assert match.view(None)["phase"] == "over"


# --- the draft ------------------------------------------------------------------------------


def test_lz_3_cards_go_to_an_end_and_stay():
    """LZ-3: left or right, never between; the back on the table is gone."""
    match = drafting("r1 r2", "b1 b2")
    before = match.view(0)
    match.play("take y4", 0)
    view = match.view(0)
    assert view["unplaced"].endswith("|y4")
    assert view["table"]["y4"] == before["table"]["y4"] - 1
    left, right = match.copy(), match.copy()
    left.play("left", 0)
    right.play("right", 0)
    assert left.view(0)["hand"] == [view["unplaced"], *before["hand"]]
    assert right.view(0)["hand"] == [*before["hand"], view["unplaced"]]
    assert left.view(0)["unplaced"] is None


def test_lz_3_until_everybody_has_12():
    """LZ-3: 12 cards each, and who has them takes no more."""
    match = bh.make("liezie", players=3).new(4)
    while match.view(None)["phase"] == "draft":
        player = match.actors[-1]
        match.play(match.legal(player)[-1], player)
    assert [len(hand) for hand in match.view(None)["hands"]] == [12, 12, 12]
    assert sum(match.view(None)["table"].values()) == 96 - 36


def test_lz_3_a_back_that_is_not_there():
    """LZ-3: only what lies on the table can be taken."""
    table = [card for card in Box().some(96) if not card.endswith("|r3")][:60]
    match = drafting("", "", table=table)
    assert "take r3" not in match.legal(0)
    refused(match, "take r3", "No card with the back r3", 0)


def test_lz_3_chance_decides_which_of_the_alike_cards():
    """LZ-3: each card with the back is as likely."""
    game = bh.make("liezie", players=2)
    found: Counter[str] = Counter()
    for seed in range(1200):
        match = game.new(seed)
        match.play("take r3", 0)
        found[match.view(0)["unplaced"]] += 1
    assert sorted(found) == sorted(backs_of("r3"))
    assert sum((n - 200) ** 2 / 200 for n in found.values()) < 20.5  # chi-squared, 5 degrees


def test_lz_4_everybody_drafts_at_the_same_time():
    """LZ-4: whoever has fewer than 12 cards may act at any time, in any order."""
    match = drafting(R12, "y1", "")
    assert match.actors == (1, 2)
    assert match.view(None)["turn"] is None
    for _ in range(3):
        play_for = [("take b2", 2), ("left", 2)]
        for move, player in play_for:
            match.play(move, player)
    assert [len(hand) for hand in match.view(None)["hands"]] == [12, 1, 3]
    refused(match, "nonsense", "no move", 1)
    with pytest.raises(bh.IllegalMove, match="not the turn"):
        match.play("take b2", 0)
    with pytest.raises(bh.IllegalMove, match="Several"):
        match.play("take b2")


def test_lz_4_turns_go_clockwise_one_card_each():
    """LZ-4: taking and placing are one turn; a random player begins, then the next in each pass."""
    game = bh.make("liezie", players=4, **TURNS)
    assert {game.new(seed).view(None)["turn"] for seed in range(40)} == {0, 1, 2, 3}
    match = game.new(3)
    first = match.view(None)["turn"]
    order = []
    for _ in range(9):
        order.append(match.actors)
        play(match, "take r1" if "take r1" in match.legal(match.actors[0]) else "take b1", "left")
    assert order == [((first + k) % 4,) for k in range(9)]
    begun = {}
    for player, _ in random_play(match, 1):
        view = match.view(None)
        if view["phase"] == "draft" and view["pass"] > 1:
            begun.setdefault(view["pass"], player)
            assert view["turn"] == player
    assert begun == {2: (first + 1) % 4, 3: (first + 2) % 4}


def test_lz_4_turns_skip_full_hands():
    """LZ-4: from a position with uneven hands the turn goes on to who lacks cards."""
    match = drafting("r1", R12, "b1", options=TURNS, turn=0)
    play(match, "take y1", "left")
    assert match.actors == (2,)


def test_lz_5_the_side_is_chosen_after_the_front_is_seen():
    """LZ-5: two moves; a card must be placed before the next is taken."""
    match = drafting("r1", "b1")
    refused(match, "left", "no card to place", 0)
    match.play("take g4", 0)
    assert match.view(0)["unplaced"] is not None
    assert match.legal(0) == ["left", "right"]
    refused(match, "take g4", "Place the card", 0)
    assert len(match.legal(1)) == 16  # nobody waits


def test_lz_5_the_first_card_goes_left():
    """LZ-5: the first card of a hand has one place only."""
    match = drafting("", "b1")
    match.play("take g4", 0)
    assert match.legal(0) == ["left"]
    refused(match, "right", "first card", 0)


def test_lz_6_who_is_ready_first_leads():
    """LZ-6: 12 cards placed count; the others go on; the rest is the pile."""
    match = drafting("r1 r2 r3 r4 b1 b2 b3 b4 g1 g2 g3", "y1 y2 y3 y4 r1 r2 r3 r4 b1 b2 b3")
    match.play("take b1", 0)
    match.play("take b1", 1)
    match.play("right", 1)
    assert match.view(None)["ready"] == 1
    assert match.view(None)["phase"] == "draft"
    match.play("left", 0)
    view = match.view(None)
    assert (view["phase"], view["ready"], view["leader"], view["turn"]) == ("play", 1, 1, 1)
    assert sum(view["table"].values()) == 96 - 24
    assert heard(match) == ["take", "take", "place", "ready", "place", "full", "leads"]


# --- rounds ---------------------------------------------------------------------------------


def test_lz_7_everybody_with_cards_acts_once():
    """LZ-7: clockwise from the leader; who is out is left out."""
    match = playing("r1 r1", "", "r2 r2", "r3 r3", leader=2)
    order = []
    for move in ("play 1 1", "pass", "pass"):
        order.append(match.actors)
        match.play(move)
    assert order == [(2,), (3,), (0,)]
    view = match.view(None)
    assert (view["leader"], view["acted"], view["led"]) == (2, [], None)


def test_lz_8_the_leader_plays_neighbours_of_one_colour():
    """LZ-8: one card, or two or three adjacent ones of one colour; by position, then length."""
    match = playing("r3 r2 r3 r1 b4 r1", "g1")
    assert match.legal(0) == [
        "play 1 1", "play 1 2", "play 1 3", "play 2 1", "play 2 2", "play 2 3", "play 3 1",
        "play 3 2", "play 4 1", "play 5 1", "play 6 1",
    ]  # fmt: skip
    refused(match, "play 3 3", "same colour")
    refused(match, "play 5 2", "same colour")
    refused(match, "play 6 2", "only 6 cards")
    refused(match, "pass", "You lead")
    view = play(match, "play 1 3").view(1)
    assert (view["number"], view["led"], view["best"], view["acted"]) == (323, "r", 0, [0])
    assert view["plays"][0]["number"] == 323
    assert fronts(view["plays"][0]["cards"]) == "r3 r2 r3"


def test_lz_9_the_others_beat_the_number_or_pass():
    """LZ-9: of the colour led and greater, with any number of cards."""
    match = playing("g2 g4 b1", "g3 g1 b4 g2 g4 g4 g4", "r1 r2", leader=0)
    play(match, "play 1 2")
    legal = match.legal(1)
    assert legal == ["play 1 2", "play 4 3", "play 5 2", "play 5 3", "play 6 2", "pass"]
    refused(match, "play 1 1", "3 is not greater than 24")
    refused(match, "play 4 2", "24 is not greater than 24")
    refused(match, "play 3 1", "Green was led")
    refused(match, "prize r1", "draft is over")
    play(match, "play 1 2")
    assert (match.view(0)["number"], match.view(0)["best"]) == (31, 1)


def test_lz_9_a_pass_is_a_move_even_when_it_is_the_only_one():
    """LZ-9: the engine never passes by itself."""
    match = playing("g2 g4", "r1 r2", "b1 b2")
    play(match, "play 1 1")
    assert match.actors == (1,)
    assert match.legal(1) == ["pass"]
    play(match, "pass")
    assert match.legal(2) == ["pass"]
    play(match, "pass")
    assert [move for _, move in match.moves] == ["play 1 1", "pass", "pass"]
    assert match.actors == (0,)


def test_lz_10_the_hand_closes_up():
    """LZ-10: new neighbours are adjacent."""
    match = playing("b4 r1 b3 b2", "y1 y2")
    assert "play 1 2" not in match.legal(0)
    play(match, "play 2 1", "pass")
    assert fronts(match.view(0)["hand"]) == "b4 b3 b2"
    assert play(match, "play 1 3").view(0)["phase"] == "prize"


def test_lz_11_the_greatest_number_wins_and_leads():
    """LZ-11: and what was played lies face up."""
    match = playing("g2 g4 r1", "g3 g1 r2", "g4 b1", "g2 g1 g4 b2")
    play(match, "play 1 2", "play 1 2", "pass", "play 1 3")
    view = match.view(None)
    assert (view["leader"], view["turn"]) == (3, 3)
    assert view["plays"] == []
    assert {"g2|g1", "g4|g1", "g3|g1", "g1|g2"} <= set(view["discarded"])
    assert heard(match) == ["lead", "beat", "pass", "beat", "round"]


def test_lz_12_who_has_no_cards_has_the_next_place():
    """LZ-12: and the round goes on."""
    match = playing("g2", "g3 r1", "g4", "r1 r2", options={"lead_after_out": "winner"})
    play(match, "play 1 1")
    assert match.view(None)["out"] == [0]
    assert match.actors == (1,)
    play(match, "play 1 1", "play 1 1")
    assert match.view(None)["out"] == [0, 2]
    assert match.actors == (3,)
    assert heard(match) == ["lead", "out", "beat", "beat", "out"]


def test_lz_13_most_cards_lead_after_somebody_went_out():
    """LZ-13: not the winner."""
    match = playing("g2", "g3 r1", "b1 b2 b3", "r1 r2")
    play(match, "play 1 1", "play 1 1", "pass", "pass")
    assert match.view(None)["leader"] == 2
    assert heard(match)[-2:] == ["round", "most-cards"]


@pytest.mark.parametrize(("leader", "due"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])
def test_lz_13_among_equals_the_first_after_the_last_out(leader: int, due: int):
    """LZ-13: clockwise after the last player who went out."""
    hands = ["b1 b2" for _ in range(5)]
    hands[leader] = "g4"
    match = playing(*hands, leader=leader)
    play(match, "play 1 1", "pass", "pass", "pass", "pass")
    assert match.view(None)["leader"] == due


def test_lz_13_two_go_out_in_one_round():
    """LZ-13: the last of them counts."""
    match = playing("g1", "b1 b2", "g2", "b1 b2", "b3 b4")
    play(match, "play 1 1", "pass", "play 1 1", "pass", "pass")
    assert match.view(None)["out"] == [0, 2]
    assert match.view(None)["leader"] == 3


def test_lz_13_who_went_out_before_does_not_matter():
    """LZ-13: a round in which nobody went out is led on by its winner."""
    match = playing("", "g1 r1", "g2 g2", "b1 b1 b1 b1", leader=1)
    play(match, "play 1 1", "play 1 1", "pass")
    assert match.view(None)["leader"] == 2


@pytest.mark.parametrize(
    ("hands", "moves", "order"),
    [
        (["g1", "b1 b2"], ["play 1 1"], [0]),
        (["", "g1 g2", "b1 b2"], ["play 1 2"], [0, 1]),
        (["", "", "g1", "g2 r1"], ["play 1 1"], [0, 1, 2]),
        (["", "", "g1", "g2", "r1 r2", "b1"], ["play 1 1"], [0, 1, 2]),
    ],
)
def test_lz_14_the_pass_ends_at_once(hands: list[str], moves: list[str], order: list[int]):
    """LZ-14: with 2-3 players when one has cards left, with 4-6 when the third is out."""
    leader = next(p for p, hand in enumerate(hands) if hand)
    match = play(playing(*hands, leader=leader), *moves)
    view = match.view(None)
    assert view["phase"] == "prize"
    assert view["out"] == order
    assert (view["leader"], view["led"], view["number"], view["best"]) == (None,) * 4
    assert (view["acted"], view["plays"]) == ([], [])


def test_lz_14_not_before():
    """LZ-14: two of three, or four of six with cards play on."""
    match = play(playing("g1", "g2 r1", "b1"), "play 1 1")
    assert (match.view(None)["phase"], match.actors) == ("play", (1,))
    match = play(playing("", "g1", "g2", "r1 r2", "b1", "y1", leader=1), "play 1 1")
    assert (match.view(None)["phase"], match.actors) == ("play", (2,))
