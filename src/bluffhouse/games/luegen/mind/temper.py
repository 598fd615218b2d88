"""Lügen: what a bid or a call shows of who makes it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.temper import Temper
from bluffhouse.games.luegen.table.notation import bid_details
from bluffhouse.games.luegen.table.odds import bid_chance


def temper(game: Game, view: Mapping[str, Any], move: str) -> Temper:
    """A bid is a bluff as far as it is unlikely by the own dice."""
    action = game.ids[move]
    if action == len(game.words) - 1:
        return Temper(doubt=1.0)
    lie = 1.0 - _chance(game, tuple(view["dice"][view["me"]]), action, sum(view["active"]) - 1)
    return Temper(bluff=lie, risk=lie)


@lru_cache(maxsize=4096)
def _chance(game: Game, dice: tuple[int, ...], bid: int, hidden: int) -> float:
    """How likely a bid is true by the own dice: asked of every legal bid, again and again."""
    return bid_chance(game, dice, **bid_details(int(game.options["wild"]), bid), hidden=hidden)
