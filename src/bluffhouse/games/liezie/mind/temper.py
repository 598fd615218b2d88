"""The Lie Zie: what a move shows of who makes it. The backs lie; players pretend to be strong."""

from collections.abc import Mapping
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.temper import Temper
from bluffhouse.games.liezie.table.odds import front

LONGEST = 3  # cards of a play
DIGITS = 4


def temper(game: Game, view: Mapping[str, Any], move: str) -> Temper:
    """To lead with what is easily beaten is a bluff; who beats a lead does not let it stand, and
    who leads with what is hard to beat trusts nobody; to part with many cards is bold."""
    verb, *rest = move.split()
    if verb != "play":
        return Temper()
    start, length = (int(word) for word in rest)
    if view["led"] is not None:
        return Temper(doubt=1.0, risk=length / LONGEST)
    first = int(front(view["hand"][start - 1])[1])
    strength = (length - 1 + first / DIGITS) / LONGEST
    return Temper(bluff=1.0 - strength, doubt=strength, risk=length / LONGEST)
