"""Positions of Line-it to prove its account with."""

from __future__ import annotations

from typing import Any

from .lineit import LineIt

LINEIT_VIEW = {
    "game", "players", "me", "market", "hands", "lines", "piles", "bets", "scores", "jackpots",
    "deck", "unseen",
    "start", "turn", "taken", "played", "last_step", "moves",
}  # fmt: skip
MARKET = ["50", "51", "52", "53"]
JACKPOTS = {"red": ["1", "97"], "blue": ["2"], "green": [], "yellow": ["4"]}


def pos(**changes: Any) -> dict[str, Any]:
    """A position for two, player 0 in turn at the start of a round."""
    position: dict[str, Any] = {
        "deck": ["90", "91", "92", "93", "94"], "market": list(MARKET), "hands": [[], []],
        "lines": [[], []],
        "piles": [0, 0], "bets": [[], []],
        "jackpots": {"red": [], "blue": [], "green": [], "yellow": []},
        "start": 0, "turn": 0, "taken": False, "played": False, "last_step": False,
    }  # fmt: skip
    return {**position, **changes}


def lineit(changes: dict[str, Any] | None = None, **options: Any) -> LineIt:
    return LineIt.from_position({"players": 2, **options}, pos(**(changes or {})))


def last_step(**changes: Any) -> dict[str, Any]:
    return {"deck": [], "market": [], "last_step": True, **changes}
