"""Positions of Line-it to test with."""

from __future__ import annotations

from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.core.story import story

MARKET = ["57", "+5", "8", "60"]


def at(options: dict[str, Any] | None = None, *, players: int = 2, **position: Any) -> Match:
    """A match from a position; two players and some market unless the test says otherwise."""
    if not position.get("last_step"):
        position.setdefault("market", MARKET)
    game = bh.make("lineit", players=players, **(options or {}))
    return game.position({"seed": 1, **position})


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def heard(match: Match) -> list[str]:
    """The keys of all events after the opening."""
    return [event["event"] for chapter in story(match, None)[1:] for event in chapter.events]


def refused(match: Match, move: str, says: str) -> None:
    """A move is refused with this reason, and nothing changes."""
    before, player = match.snapshot(), match.actors[0]
    with pytest.raises(bh.IllegalMove) as caught:
        match.play(move, player)
    assert says in str(caught.value)
    for lang in ("de", "bg"):
        assert caught.value.say(lang)
    assert match.snapshot() == before
