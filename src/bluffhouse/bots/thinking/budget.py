"""What a decision may cost: a quarter of a second of one core at most, whatever the game."""

import importlib
from functools import lru_cache
from typing import NamedTuple

from bluffhouse.core.game import Game


class Budget(NamedTuple):
    """How many playouts a search has, after how many more turns of its player they are judged,
    and in how many imagined worlds they begin."""

    playouts: int = 400
    turns: int = 0
    worlds: int = 128


def budget_of(game: Game) -> Budget:
    """As the game's module `beliefs` says by the number of players (`BUDGETS`), or the usual."""
    return _budget(game.id, game.players)


@lru_cache(maxsize=64)
def _budget(game: str, players: int) -> Budget:
    module = importlib.import_module(f"bluffhouse.games.{game}.beliefs")
    budgets: dict[int, tuple[int, ...]] = getattr(module, "BUDGETS", {})
    return Budget(*budgets.get(players, ()))
