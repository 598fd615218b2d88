"""Tables for tests: every game, with the options worth trying, and random play."""

import importlib
import importlib.util
from typing import Any

import bluffhouse as bh
from bluffhouse.conform.tables import interpreted, named, random_play, tables_of
from bluffhouse.games import open_room


def _tables(game: str) -> list[dict[str, Any]]:
    """What the game's own tests choose, in `trials.py`; or what follows from its options."""
    name = f"tests.{game}.trials"
    if importlib.util.find_spec(f"tests.{game}") and importlib.util.find_spec(name):
        return list(importlib.import_module(name).TABLES)
    return list(tables_of(open_room(game)))


#: A few tables of each game.
TABLES = {game: _tables(game) for game in bh.games()}
ALL = [(game, options) for game in bh.games() for options in TABLES[game]]
FIRST = [(game, TABLES[game][0]) for game in bh.games()]
NAMES = [named(game, options) for game, options in ALL]

__all__ = ["ALL", "FIRST", "NAMES", "TABLES", "interpreted", "random_play"]
