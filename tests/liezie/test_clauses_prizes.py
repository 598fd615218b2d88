"""Clauses LZ-15 to LZ-18 of The Lie Zie: prizes, passes, points."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import bluffhouse as bh
from tests.liezie.tables import (
    CARDS,
    backs_of,
    places,
    play,
    playing,
    prizing,
    refused,
)
from tests.tables import random_play

PILE = [*backs_of("r1")[:2], *backs_of("b4")[:3], *backs_of("y2")[:4]]


def played_out(match: bh.Match, seed: int = 0) -> bh.Match:
    for _ in random_play(match, seed):
        pass
    return match


@pytest.mark.parametrize(
    ("hands", "out", "takers"),
    [
        (["", "r1 r2"], [0], [0, 0, 0, 1]),
        (["r1 r2", ""], [1], [1, 1, 1, 0]),
        (["", "r1 r2", ""], [2, 0], [2, 2, 2, 0, 0, 1]),
        (["", "", "r1", ""], [3, 0, 1], [3, 3, 3, 0, 0, 1]),
        (["", "", "r1", "", "b1 b2", "g1"], [3, 0, 1], [3, 3, 3, 0, 0, 1]),
    ],
)
def test_lz_15_three_two_one(hands: list[str], out: list[int], takers: list[int]):
    """LZ-15: the first takes all his three before the second; with two players 3 and 1."""
    match = prizing(*hands, out=out, table=PILE)
    order = []
    while match.view(None)["phase"] == "prize":
        order.append(match.actors[0])
        assert match.view(None)["taken"] == len(order) - 1
        match.play(match.legal(match.actors[0])[-1])
    assert order == takers
    view = match.view(None)
    assert (view["phase"], view["pass"]) == ("draft", 2)
    assert [len(row) for row in view["prizes"]] == [takers.count(p) for p in range(len(hands))]


def test_lz_15_by_the_backs():
    """LZ-15: prizes by colour, then number; which of the alike ones, chance decides."""
    match = prizing("", "r1 r2", out=[0], table=PILE)
    assert match.legal(0) == ["prize r1", "prize b4", "prize y2"]
    assert match.legal(1) == []
    refused(match, "prize g1", "No card with the back g1")
    refused(match, "pass", "prizes are chosen")
    play(match, "prize r1", "prize r1")
    assert match.view(0)["prizes"] == [["r1", "r1"], []]
    refused(match, "prize r1", "No card with the back r1")
    won = Counter()
    for seed in range(600):
        world = prizing("", "r1 r2", out=[0], table=PILE, seed=seed, options={"passes": 1})
        play(world, "prize b4", "prize y2", "prize y2", "prize r1")
        won[world.view(None)["prizes"][0][0]] += 1
    assert sorted(won) == sorted(backs_of("b4")[:3])
    assert min(won.values()) > 150


def test_lz_15_a_pile_that_is_used_up():
    """LZ-15: nobody takes more."""
    match = prizing("", "", "r1", out=[0, 1], table=PILE[:4])
    play(match, "prize r1", "prize r1", "prize b4")
    assert match.actors == (1,)
    play(match, "prize b4")
    assert match.view(None)["pass"] == 2
    none = playing("g1", "b1", table=[])
    assert play(none, "play 1 1").view(None)["pass"] == 2


def test_lz_16_prizes_stay_back_up():
    """LZ-16: nobody sees a front until the end of the game."""
    match = prizing("", "r1 r2", out=[0], table=PILE)
    play(match, "prize r1", "prize b4", "prize y2", "prize y2")
    for viewer in (None, 0, 1):
        assert match.view(viewer)["prizes"] == [["r1", "b4", "y2"], ["y2"]]
    over = prizing("", "r1 r2", out=[0], table=PILE, options={"passes": 1})
    play(over, "prize r1", "prize b4", "prize y2", "prize y2")
    for viewer in (None, 0, 1):
        shown = over.view(viewer)["prizes"]
        assert [[card[3:] for card in row] for row in shown] == [["r1", "b4", "y2"], ["y2"]]
        assert all(card in CARDS for row in shown for card in row)
    assert over.over


def test_lz_17_all_cards_but_the_prizes_begin_a_new_pass():
    """LZ-17: hands, pile and discards go back to the table; hands are not shown."""
    match = bh.make("liezie", players=3).new(8)
    while match.view(None)["pass"] == 1:
        kept = match.view(1)["hand"]
        player = match.actors[0]
        match.play(random.Random(len(match.moves)).choice(match.legal(player)), player)
    view = match.view(0)
    assert sum(view["table"].values()) == 90
    assert sorted(places(match)) == sorted(CARDS)
    assert (view["hands"], view["discarded"], view["out"]) == ([[], [], []], [], [])
    assert (view["ready"], view["phase"]) == (None, "draft")
    (seen,) = match.view(1)["seen"]
    assert set(kept) <= set(seen)
    if kept:
        assert not set(kept) <= set(match.view(0)["seen"][0])
    assert set(match.view(None)["seen"][0]) <= set(seen)


ONE = {"passes": 1}


@pytest.mark.parametrize(
    ("prizes", "scores", "winners", "reason"),
    [
        ([["y4|y1", "b4|b1"], ["r4|r1"]], (8, 4), (0,), "most points"),
        ([["y4|y1", "b1|b4"], ["r3|r1", "r1|r3", "g1|g4"]], (5, 5), (1,), "more prize cards"),
        ([["y4|y1", "b1|b4"], ["r3|r1", "g2|g4"]], (5, 5), (0, 1), "tie"),
        ([[], []], (0, 0), (0, 1), "tie"),
    ],
)
def test_lz_18_most_points_then_most_cards(prizes: Any, scores: Any, winners: Any, reason: str):
    """LZ-18: the fronts' numbers; equal: more prize cards; still equal: shared."""
    match = prizing("", "b2", out=[0], table=[], prizes=prizes, options=ONE)
    assert match.over
    assert match.result is not None
    assert match.result.scores == scores
    assert match.result.winners == winners
    assert match.result.reason == reason
    assert sum(match.result.utility) == 0


@pytest.mark.parametrize("passes", [1, 2, 5])
def test_lz_18_after_so_many_passes(passes: int):
    """LZ-18: the game ends after the chosen number of passes."""
    match = played_out(bh.make("liezie", players=5, passes=passes).new(1))
    assert match.view(None)["pass"] == passes
    assert sum(len(row) for row in match.view(None)["prizes"]) == 6 * passes


def test_lz_18_points_are_those_of_the_fronts_shown():
    """LZ-18: whole matches."""
    for players in (2, 3, 4, 6):
        match = played_out(bh.make("liezie", players=players).new(players), players)
        shown = match.view(None)["prizes"]
        assert match.result is not None
        assert match.result.scores == tuple(sum(int(card[1]) for card in row) for row in shown)
