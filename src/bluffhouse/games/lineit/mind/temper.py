"""Line-it: what a move shows of who makes it. Nobody lies here but to himself, with bets."""

from collections.abc import Mapping
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.temper import Temper


def temper(game: Game, view: Mapping[str, Any], move: str) -> Temper:
    """A bet laid in the line promises numbers to come; closing trusts in none."""
    verb, *rest = move.split()
    lays_bet = bool(rest) and rest[0].startswith("+") and rest[-1] != "hand"
    if lays_bet:
        return Temper(bluff=1.0, risk=int(rest[0]) / 5)
    return Temper(doubt=float(verb == "close"))
