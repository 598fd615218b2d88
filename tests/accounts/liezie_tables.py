"""Positions of The Lie Zie to prove its account with."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .liezie import LieZie
from .liezie_play import ALL_CARDS, Chance, back_of, front_of

VIEW = {
    "game", "players", "me", "pass", "phase", "table", "hand", "hands", "unplaced", "held",
    "leader", "led", "number", "best", "acted", "plays", "discarded", "out", "prizes", "seen",
    "turn", "ready", "moves",
}  # fmt: skip


def cards(fronts: str, skip: int = 0) -> list[str]:
    """Cards with these fronts: "r3 b2"; equal fronts get different backs, from `skip` on."""
    used: Counter[str] = Counter()
    found = []
    for front in fronts.split():
        alike = [card for card in ALL_CARDS if front_of(card) == front]
        found.append(alike[skip + used[front]])
        used[front] += 1
    return found


def deal(hands: list[str]) -> list[list[str]]:
    """Hands by fronts; no card twice."""
    dealt = cards(" ".join(hands))
    return [[dealt.pop(0) for _ in hand.split()] for hand in hands]


def play_pos(hands: list[str], **changes: Any) -> dict[str, Any]:
    """Player 0 is to lead; hands by fronts."""
    position = {
        "pass": 1, "phase": "play", "table": cards("g1 g2 g3 g4 b1 b2 b3 b4", 5),
        "hands": deal(hands),
        "leader": 0, "turn": 0, "led": None, "number": None, "best": None, "ready": 0,
        "out": [number for number, hand in enumerate(hands) if not hand],
    }  # fmt: skip
    return {**position, **changes}


def at(hands: list[str], opts: Any = None, **changes: Any) -> LieZie:
    options = {"players": len(hands), **(opts or {})}
    return LieZie.from_position(options, play_pos(hands, **changes))


def go(match: LieZie, *moves: str) -> None:
    """The player in turn plays; chance gives the first card there is."""
    for move in moves:
        (player,) = match.actors()
        match.play(player, move, chance=first_card(match, player, move))


def first_card(match: LieZie, player: int, move: str) -> Chance | None:
    if match.follows(player, move) == "nothing":
        return None
    return Chance(next(card for card in match.table if back_of(card) == move.split()[1]))
