"""Matches, positions and turns for the tests of the account of Lügen-Kniffel."""

from __future__ import annotations

from typing import Any

from .luegenkniffel import LuegenKniffel
from .luegenkniffel_card import COMBINATIONS
from .luegenkniffel_play import Chance

VIEW = {
    "game", "players", "me", "cards", "totals", "roller", "rolls", "dice", "lying", "said",
    "answered", "answers", "shown", "last_turns", "moves",
}  # fmt: skip
FIRST = [4, 4, 4, 2, 5]
NEXT = Chance([1, 1, 2, 3, 6])


def new(players: int = 3, start: int = 0, dice: list[int] | None = None, **opts: Any) -> Any:
    return LuegenKniffel({"players": players, **opts}, start, dice or FIRST)


def pos(players: int = 3, **changes: Any) -> dict[str, Any]:
    """Player 0 has rolled once, all cards empty."""
    cards: list[Any] = [{"points": {}, "lies": {}} for _ in range(players)]
    return {"cards": cards, "roller": 0, "rolls": 1, "dice": FIRST, **changes}


def at(players: int = 3, opts: dict[str, Any] | None = None, **changes: Any) -> LuegenKniffel:
    given = {"players": players, **(opts or {})}
    return LuegenKniffel.from_position(given, pos(players, **changes))


def full_but(*left_open: str) -> dict[str, Any]:
    """A card with every points field struck but for those named."""
    return {"points": {name: "x" for name in COMBINATIONS if name not in left_open}, "lies": {}}


def turn(match: LuegenKniffel, say: str, doubters: tuple[int, ...] = ()) -> None:
    """The roller announces, and all others answer."""
    (roller,) = match.actors()
    match.play(roller, f"say {say}")
    while match.said is not None:
        player = match.actors()[0]
        match.play(player, "doubt" if player in doubters else "believe", chance=NEXT)
