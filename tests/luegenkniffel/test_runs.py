"""Lügen-Kniffel: what is counted and told of whole matches, and how the rule of thumb fares."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.conform.many import play_many, tell_all, won_by_thumb
from bluffhouse.games.luegenkniffel import ROOM
from tests.luegenkniffel.tables import NAMES, OPTIONS, TABLES, random_match


@pytest.mark.parametrize("options", TABLES[::5])
def test_tallies_add_up(options: dict[str, Any]):
    game = bh.make("luegenkniffel", **options)
    found = play_many(game, [p % 2 for p in range(game.players)], 60)
    assert (found["lies_caught"] <= found["lies"]).all()
    assert (found["lies"] <= found["announcements"]).all()
    assert (found["doubts_right"] <= found["doubts"]).all()
    assert (found["doubts"] <= found["answers"]).all()
    assert (found["rolls_again"] <= 2 * found["announcements"]).all()
    others = options["players"] - 1
    assert (found["answers"].sum(1) == others * found["announcements"].sum(1)).all()
    moves = found["announcements"] + found["answers"] + found["rolls_again"]
    assert (moves.sum(1) == found["lengths"]).all()
    assert (found["fields_struck"] <= 13).all()
    assert ((found["doubts_right"].sum(1) > 0) == (found["lies_caught"].sum(1) > 0)).all()


def test_tallies_of_a_turn():
    """What one announcement and its answers count, by hand."""
    game = bh.make("luegenkniffel", players=3)
    cards: list[Any] = [{}, {"lies": {"large": 1}}, {"points": {"large": 40}}]
    position = {"cards": cards, "roller": 0, "rolls": 1, "dice": [4, 4, 4, 2, 5]}
    states = ROOM.read(game, position)
    counts = np.zeros((3, len(ROOM.counts.tallies)), np.int64)
    for player, move in [(0, "say large"), (1, "doubt"), (2, "doubt")]:
        game.rules.tally(states[0], player, game.ids[move], counts)
        game.rules.apply(states[0], player, game.ids[move])
    told = [dict(zip(ROOM.counts.tallies, row, strict=True)) for row in counts.tolist()]
    assert (told[0]["announcements"], told[0]["lies"], told[0]["lies_caught"]) == (1, 1, 1)
    assert told[0]["fields_struck"] == 0
    assert (told[1]["doubts"], told[1]["doubts_right"], told[1]["doubt_points"]) == (1, 1, 40)
    assert (told[2]["doubts"], told[2]["doubts_right"], told[2]["doubt_points"]) == (1, 1, 0)


@pytest.mark.parametrize("players", range(2, 9))
def test_every_match_ends(players: int):
    """Random play, by the compiled loop."""
    found = play_many(bh.make("luegenkniffel", players=players), [0] * players, 2000)
    assert found["lengths"].max() < 40 * 13 * players
    assert (found["winners"] > 0).all()


@pytest.mark.parametrize("players", [2, 3, 4, 8])
@pytest.mark.parametrize("options", OPTIONS)
def test_thumb_beats_random(players: int, options: dict[str, Any]):
    game = bh.make("luegenkniffel", players=players, **options)
    assert won_by_thumb(game, 60) > 0.85


EVENTS = {
    "starts", "turn", "dice", "leaves", "rolls-again", "say", "answered", "believes", "doubts",
    "nobody-doubts", "doubted", "reveal", "writes", "credited", "strikes-lie", "strikes-points",
    "no-effect", "finished", "last-turns", "win", "shared-win",
}  # fmt: skip


@pytest.mark.parametrize("options", OPTIONS)
def test_every_event_can_be_told(options: dict[str, Any]):
    game = bh.make("luegenkniffel", players=3, **options)
    full = dict.fromkeys(NAMES, "x")
    tie = {"roller": None, "rolls": 0, "dice": None, "last_turns": []}
    matches = [random_match(game.new(seed), seed) for seed in range(12)]
    matches.append(game.position({"cards": [{"points": full}] * 3, **tie}))
    secret = set() if options["doubts"] == "secret" else {"answered", "doubted"}
    assert tell_all(matches, 0, 1) == EVENTS - secret
