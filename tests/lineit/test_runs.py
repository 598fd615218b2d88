"""Line-it: what is counted and told of whole matches, and how the rule of thumb fares."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.conform.many import play_many, tell_all, won_by_thumb
from bluffhouse.core.loops import THUMB
from bluffhouse.core.match import Match


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "bet_rule": "at_least", "hand_limit": 1},
        {"players": 3, "bet_rule": "at_least", "hand_limit": 2},
        {"players": 4, "bet_rule": "at_least", "hand_limit": 3},
        {"players": 5, "bet_rule": "exactly", "hand_limit": 1},
    ],
)
def test_tallies_are_what_was_won(options: dict[str, Any]):
    """Cards of lines and jackpots make the piles; bets are those settled."""
    game = bh.make("lineit", **options)
    found = play_many(game, [p % 2 for p in range(game.players)], 50)
    assert all((found[name] >= 0).all() for name in game.room.counts.tallies)
    bets = found["scores"] - found["line_cards"] - found["jackpot_cards"]
    assert (bets <= 5 * found["bets_won"] - 3 * found["bets_lost"]).all()
    assert (bets >= 3 * found["bets_won"] - 5 * found["bets_lost"]).all()
    assert (found["jackpots"] <= found["jackpot_cards"]).all()
    assert (found["line_cards"] <= found["numbers"]).all()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_thumb_beats_random(players: int):
    assert won_by_thumb(bh.make("lineit", players=players), 200, seed=3) > 0.9


EVENTS = {
    "market", "take-line", "take-hand", "play", "jackpot", "close", "final-close", "bet-won",
    "bet-lost", "done", "pass", "market-cleared", "deck-used-up", "last-step", "win", "shared-win",
}  # fmt: skip


def some_matches(players: int, draw: random.Random) -> Iterator[Match]:
    """One tie, and matches in which only the first player plays by thumb."""
    game = bh.make("lineit", players=players)
    yield game.position({"last_step": True})
    for seed in range(8):
        match = game.new(seed)
        while not match.over:
            player = match.actors[0]
            thumb = match.suggest(player, THUMB, draw.getrandbits(60))
            match.play(draw.choice(match.legal(player)) if player else thumb)
        yield match


@pytest.mark.parametrize("players", [2, 5])
def test_every_event_can_be_told(players: int):
    assert tell_all(some_matches(players, random.Random(players))) == EVENTS
