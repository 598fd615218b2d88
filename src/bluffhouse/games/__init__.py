"""The rooms of the house: one folder a game."""

import importlib
import pkgutil
from typing import TYPE_CHECKING

from bluffhouse.core.errors import OptionError, shown

if TYPE_CHECKING:
    from bluffhouse.core.room import Room


def ids() -> list[str]:
    """The ids of all games, sorted. Opens no room."""
    return sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)


def open_room(game: object) -> "Room":
    """The room of a game."""
    if not isinstance(game, str) or game not in ids():
        raise OptionError("game-unknown", value=shown(game), allowed=", ".join(ids()))
    room: Room = importlib.import_module(f"{__name__}.{game}").ROOM
    return room
