"""The Lie Zie: what a move shows of who makes it. The backs lie, not the players."""

from collections.abc import Mapping
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.temper import Temper

LONGEST = 3  # cards of a play


def temper(game: Game, view: Mapping[str, Any], move: str) -> Temper:
    """To beat a lead is not to let it stand; to part with many cards at once is bold."""
    verb, *rest = move.split()
    if verb != "play":
        return Temper()
    beats = view["led"] is not None
    return Temper(doubt=float(beats), risk=int(rest[1]) / LONGEST)
