"""Lügen: what a bid or a call shows of who makes it."""

from collections.abc import Mapping
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.temper import Temper
from bluffhouse.games.luegen import rules
from bluffhouse.games.luegen.odds import SILENT, bid_chance


def temper(game: Game, view: Mapping[str, Any], move: str) -> Temper:
    """A bid is a bluff as far as it is unlikely by the own dice."""
    action = game.ids[move]
    if action == len(game.words) - 1:
        return Temper(doubt=1.0)
    wild = int(game.options["wild"])
    count, face = rules.count_of(wild, action), rules.face_of(wild, action)
    hidden = [SILENT] * (sum(view["active"]) - 1)
    lie = 1.0 - bid_chance(game, view["dice"][view["me"]], count, face, hidden)
    return Temper(bluff=lie, risk=lie)
