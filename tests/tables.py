"""Tables for tests: every game, with the options worth trying, and random play."""

from typing import Any

import bluffhouse as bh
from bluffhouse.conform.tables import interpreted, named, random_play, tables_of
from bluffhouse.games import open_room
from tests.trials import own

#: A few tables of each game: what its own tests choose, or what follows from its options.
TABLES: dict[str, list[dict[str, Any]]] = {
    game: own(game, "TABLES", None) or tables_of(open_room(game)) for game in bh.games()
}
ALL = [(game, options) for game in bh.games() for options in TABLES[game]]
FIRST = [(game, TABLES[game][0]) for game in bh.games()]
NAMES = [named(game, options) for game, options in ALL]

__all__ = ["ALL", "FIRST", "NAMES", "TABLES", "interpreted", "random_play"]
