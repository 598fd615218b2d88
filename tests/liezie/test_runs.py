"""The Lie Zie: what is counted and told of whole matches, and how the rule of thumb fares."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bluffhouse as bh
from bluffhouse.conform.many import play_many, tell_all, won_by_thumb
from bluffhouse.core.loops import THUMB
from bluffhouse.core.match import Match
from tests.liezie.tables import CARDS, prizing
from tests.tables import random_play


@pytest.mark.parametrize("players", range(2, 7))
def test_tallies(players: int):
    game = bh.make("liezie", players=players, draft="turns")
    found = play_many(game, [p % 2 for p in range(players)], 200)
    assert (found["prizes"].sum(1) == 3 * (4 if players == 2 else 6)).all()
    assert (found["outs"].sum(1) == 3 * min(3, players - 1)).all()
    assert (found["firsts"].sum(1) == 3).all()
    assert (found["forced"] <= found["passes"]).all()
    assert (found["cards_played"] <= 36).all()
    assert (found["cards_played"] >= found["leads"] + found["beats"]).all()
    assert (found["scores"] <= 4 * found["prizes"]).all()
    assert (found["scores"] >= found["prizes"]).all()
    drafted = 3 * 24 * players
    acted = sum(found[name].sum(1) for name in ("leads", "beats", "passes", "prizes"))
    assert (found["lengths"] == drafted + acted).all()


@pytest.mark.parametrize(("players", "least"), [(2, 0.52), (4, 0.6), (6, 0.6)])
def test_most_answers_of_random_play_are_forced_passes(players: int, least: float):
    """LZ-9: which is why nobody must be able to tell them from others."""
    game = bh.make("liezie", players=players, draft="turns")
    found = play_many(game, [0] * players, 300)
    answers = found["beats"].sum() + found["passes"].sum()
    assert least < found["forced"].sum() / answers < 0.85


@pytest.mark.parametrize("rule", ["most_cards", "most_cards_always"])
@pytest.mark.parametrize("players", range(2, 7))
def test_thumb_beats_random(players: int, rule: str):
    game = bh.make("liezie", players=players, draft="turns", lead_after_out=rule)
    assert won_by_thumb(game, 200) > 0.95


def test_thumb_chooses_prizes_by_expectation():
    """LZ-18: a back with a 4 hides 3 points on the average, one with a 1 only 2."""
    expected = {}
    for side in ("r1", "b2", "g3", "y4"):
        cards = [card for card in CARDS if card.endswith(side)]
        expected[side] = sum(int(card[1]) for card in cards) / 6
    assert list(expected.values()) == pytest.approx([2, 7 / 3, 8 / 3, 3])
    table = [card for card in CARDS if card[3:] in expected]
    position = {
        "pass": 1, "phase": "prize", "hands": [[], ["b1|b3"]], "out": [0], "turn": 0, "ready": 0,
        "table": table, "prizes": [[], [card for card in CARDS if card not in (*table, "b1|b3")]],
    }  # fmt: skip
    match = bh.make("liezie", players=2).position(position)
    assert {match.suggest(0, THUMB, key) for key in range(20)} == {"prize y4"}


EVENTS = {
    "draft", "draft-turns", "take", "place", "ready", "full", "leads", "lead", "beat", "pass",
    "out", "round", "most-cards", "pass-over", "prize", "reveal", "win", "win-cards", "shared-win",
}  # fmt: skip


def some_matches() -> Iterator[Match]:
    """Random matches of all kinds, and one that ends with a shared victory."""
    prizes = [["y4|y1"], ["b4|b1"]]
    yield prizing("", "b2", out=[0], table=[], prizes=prizes, options={"passes": 1})
    for seed in range(40):
        draft = ("free", "turns")[seed % 2]
        match = bh.make("liezie", players=2 + seed % 5, draft=draft, passes=1).new(seed)
        for _ in random_play(match, seed):
            pass
        yield match


@pytest.mark.slow
def test_every_event_can_be_told():
    assert tell_all(some_matches()) == EVENTS
