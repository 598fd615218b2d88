"""The Lie Zie: why a move is good advice."""

from collections.abc import Mapping
from typing import Any

from bluffhouse.core.advice import Advice
from bluffhouse.core.room import Chosen


def advise(game: Chosen, view: Mapping[str, Any], move: str) -> Advice:
    """The calculator's move, and what it is good for."""
    verb, *rest = move.split()
    if verb == "play":
        cards = int(rest[1]) if len(rest) > 1 else 1
        return Advice(move, "rid" if view["led"] is None else "beats", {"count": cards})
    if verb in ("take", "prize", "pass"):
        return Advice(move, verb)
    return Advice(move)
