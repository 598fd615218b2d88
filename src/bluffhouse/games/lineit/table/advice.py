"""Line-it: why a move is good advice."""

from collections.abc import Mapping
from typing import Any

from bluffhouse.core.advice import Advice
from bluffhouse.core.room import Chosen

PLAIN = ("close", "done", "pass")


def advise(game: Chosen, view: Mapping[str, Any], move: str) -> Advice:
    """The calculator's move, and what it does for the line."""
    if move in PLAIN:
        return Advice(move, move)
    _, card, *to = move.split()
    if to == ["hand"]:
        return Advice(move, "hand", {"card": card})
    if card.startswith("+"):
        return Advice(move, "bet", {"value": int(card)})
    numbers = [int(word) for word in view["lines"][view["me"]] if not word.startswith("+")]
    if not numbers:
        return Advice(move, "begin", {"card": card})
    return Advice(move, "step", {"card": card, "step": abs(int(card) - numbers[-1])})
