"""Options of The Lie Zie: each changes something, and what it cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

import bluffhouse as bh
from tests.liezie.tables import play, playing
from tests.tables import random_play


def test_defaults():
    game = bh.make("liezie", players=3)
    assert dict(game.options) == {
        "players": 3,
        "draft": "free",
        "lead_after_out": "most_cards",
        "passes": 3,
    }


def test_draft_free_or_turns():
    """LZ-4."""
    assert bh.make("liezie", players=4).new(1).actors == (0, 1, 2, 3)
    assert len(bh.make("liezie", players=4, draft="turns").new(1).actors) == 1


@pytest.mark.parametrize(
    ("rule", "leader"), [("most_cards", 2), ("winner", 1), ("most_cards_always", 2)]
)
def test_lead_after_out(rule: str, leader: int):
    """LZ-13: the winner leads if he still has cards."""
    options = {"lead_after_out": rule}
    match = playing("g2", "g3 r1", "b1 b2 b3", "r1 r2", options=options)
    play(match, "play 1 1", "play 1 1", "pass", "pass")
    assert match.view(None)["leader"] == leader


@pytest.mark.parametrize(
    ("rule", "leader"), [("most_cards", 3), ("winner", 3), ("most_cards_always", 2)]
)
def test_the_lead_in_the_rounds_after(rule: str, leader: int):
    """LZ-13: the winner leads again, or who has the most cards in every round to come."""
    options = {"lead_after_out": rule}
    match = playing("g4", "g1 r1", "b1 b2 b3 g2", "b4 r2", options=options)
    play(match, "play 1 1", "pass", "pass", "pass")
    assert match.view(None)["leader"] == 2
    play(match, "play 1 1", "play 1 1", "pass")  # b1, then b4
    assert match.view(None)["leader"] == leader


def test_most_cards_always_counts_from_who_went_out_last():
    """LZ-13: among equals the first clockwise after that seat, whoever won the round."""
    options = {"lead_after_out": "most_cards_always"}
    match = playing("b1 b2 b3", "g4", "b4 r2 r3", "g1 r1 b1", options=options, leader=1)
    play(match, "play 1 1", "pass", "pass", "pass")
    assert match.view(None)["leader"] == 2  # all have three
    play(match, "play 2 2", "pass", "pass")
    assert match.view(None)["leader"] == 3


def test_before_the_first_is_out_the_winner_leads_always():
    """LZ-11."""
    options = {"lead_after_out": "most_cards_always"}
    match = playing("g2 r1", "g3 r1", "b1 b2 b3", options=options)
    play(match, "play 1 1", "play 1 1", "pass")
    assert match.view(None)["leader"] == 1


@pytest.mark.parametrize("rule", ["most_cards", "winner", "most_cards_always"])
def test_lead_after_out_if_the_winner_is_out(rule: str):
    """LZ-13: then who has most cards leads either way."""
    match = playing("g2", "g1 r1", "b1 b2 b3", "r1 r2", options={"lead_after_out": rule})
    play(match, "play 1 1", "pass", "pass", "pass")
    assert match.view(None)["leader"] == 2


@pytest.mark.parametrize("rule", ["most_cards", "winner"])
def test_lead_after_a_round_in_which_nobody_went_out(rule: str):
    """LZ-11."""
    match = playing("g2 r1", "g3 r1", "b1 b2 b3", options={"lead_after_out": rule})
    play(match, "play 1 1", "play 1 1", "pass")
    assert match.view(None)["leader"] == 1


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("passes", range(1, 6))
def test_the_cards_suffice_for_all_passes(players: int, passes: int):
    """LZ-18: every draft fills all hands, and every prize is taken."""
    if (players, passes) == (6, 5):
        return
    match = bh.make("liezie", players=players, passes=passes, draft="turns").new(5)
    for _ in random_play(match, 5):
        pass
    prizes = match.view(None)["prizes"]
    assert match.view(None)["pass"] == passes
    assert sum(map(len, prizes)) == passes * (4 if players == 2 else 6)


def test_six_players_have_four_passes_at_most():
    """LZ-18."""
    assert bh.make("liezie", players=6, passes=4)
    with pytest.raises(bh.OptionError, match=r"passes.*1–4.*not 5") as caught:
        bh.make("liezie", players=6, passes=5)
    for lang in ("de", "bg"):
        assert "passes" in caught.value.say(lang)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({}, "players.*2–6"),
        ({"players": 1}, "players.*2–6"),
        ({"players": 7}, "players.*2–6"),
        ({"players": "3"}, "players"),
        ({"players": 3, "draft": "slow"}, "draft.*free, turns"),
        ({"players": 3, "draft": 1}, "draft.*free, turns"),
        ({"players": 3, "draft": None}, "draft"),
        (
            {"players": 3, "lead_after_out": "loser"},
            "lead_after_out.*most_cards, winner, most_cards_always",
        ),
        ({"players": 3, "passes": 0}, "passes.*1–5"),
        ({"players": 3, "passes": 6}, "passes.*1–5"),
        ({"players": 6, "passes": 6}, "passes.*1–5"),
        ({"players": 3, "passes": True}, "passes"),
        ({"players": 3, "passes": 2.0}, "passes"),
        ({"players": 3, "jokers": 2}, "jokers"),
    ],
)
def test_bad_values(options: dict[str, Any], says: str):
    with pytest.raises(bh.OptionError, match=says):
        bh.make("liezie", **options)
