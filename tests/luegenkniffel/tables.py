"""Positions of Lügen-Kniffel to test with."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.core.story import story

NAMES = (
    "ones", "twos", "threes", "fours", "fives", "sixes",
    "three", "four", "fullhouse", "small", "large", "kniffel", "chance",
)  # fmt: skip
OPTIONS = [
    {"truth": "exact", "doubts": "secret"},
    {"truth": "at_least", "doubts": "open", "bonus": 50, "bonus_at": 40},
    {"truth": "exact", "doubts": "open", "bonus": 0},
    {"truth": "at_least", "doubts": "secret", "bonus_at": 0},
]
TABLES = [{"players": players, **options} for players in range(2, 9) for options in OPTIONS]

Card = dict[str, dict[str, Any]]


def card(points: dict[str, Any] | None = None, **lies: int) -> Card:
    return {"points": points or {}, "lies": lies}


def full_but(*names: str, **points: Any) -> Card:
    """A card on which only these fields are open; struck fields elsewhere unless points say so."""
    return card({name: points.get(name, "x") for name in NAMES if name not in names})


def at(
    options: dict[str, Any] | None = None,
    *,
    players: int = 3,
    cards: dict[int, Card] | None = None,
    **position: Any,
) -> Match:
    """A match from a position: player 0 has rolled 4-4-4-2-5 unless the test says otherwise."""
    given = {
        "cards": [(cards or {}).get(p, card()) for p in range(players)],
        "roller": 0,
        "rolls": 1,
        "dice": [4, 4, 4, 2, 5],
    }
    game = bh.make("luegenkniffel", players=players, **(options or {}))
    return game.position({"seed": 1, **given, **position})


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def answer(match: Match, *doubters: int) -> Match:
    """Everybody who is asked answers; these doubt."""
    while match.view(None)["said"] is not None:
        player = match.actors[0]
        match.play("doubt" if player in doubters else "believe", player)
        if not match.view(None)["answered"]:
            break
    return match


def said(match: Match, word: str, *doubters: int) -> Match:
    """The roller says this, and everybody answers."""
    match.play(f"say {word}")
    return answer(match, *doubters)


def heard(match: Match, viewer: int | None = None) -> list[str]:
    """The keys of all events after the opening."""
    return [event["event"] for chapter in story(match, viewer)[1:] for event in chapter.events]


def refused(match: Match, move: str, says: str, player: int | None = None) -> None:
    """A move is refused with this reason, and nothing changes."""
    before = match.snapshot()
    with pytest.raises(bh.IllegalMove) as caught:
        match.play(move, match.actors[0] if player is None else player)
    assert says in str(caught.value), str(caught.value)
    for lang in ("de", "bg"):
        assert caught.value.say(lang)
    assert match.snapshot() == before


def random_match(match: Match, seed: int, *, says: float = 0.3) -> Match:
    """Play on at random; the roller announces with this chance, or else rolls again if he may."""
    draw = random.Random(seed)
    while not match.over:
        player = draw.choice(match.actors)
        match.play(random_move(match, player, draw, says=says), player)
    return match


def random_move(match: Match, player: int, draw: random.Random, *, says: float = 0.3) -> str:
    legal = match.legal(player)
    keeps = [move for move in legal if move.startswith("keep")]
    return draw.choice(keeps if keeps and draw.random() > says else legal)
