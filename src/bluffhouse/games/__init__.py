"""The rooms of the house: one folder a game, and those that are installed beside it."""

import importlib
import logging
from typing import TYPE_CHECKING

from bluffhouse.core import finder
from bluffhouse.core.errors import OptionError
from bluffhouse.core.quoting import shown

if TYPE_CHECKING:
    from bluffhouse.core.room import Room


def ids() -> list[str]:
    """The ids of all games, sorted. Opens no room."""
    return list(finder.packages())


def open_room(game: object) -> "Room":
    """The room of a game."""
    package = finder.packages().get(game) if isinstance(game, str) else None
    if package is None:
        raise OptionError("game-unknown", value=shown(game), allowed=", ".join(ids()))
    if not package.startswith(f"{__name__}."):
        return _guest(str(game), package)
    room: Room = importlib.import_module(package).ROOM
    return room


def rooms() -> "list[Room]":
    """All rooms; installed games that cannot be opened are left out, and said to be."""
    found = []
    for id in ids():
        try:
            found.append(open_room(id))
        except OptionError as error:
            logging.getLogger("bluffhouse").warning("%s", error)
    return found


def _guest(game: str, package: str) -> "Room":
    """The room of an installed game. What is wrong with it is its own trouble, told in one line."""
    from bluffhouse.core.room import Room

    try:
        room = importlib.import_module(package).ROOM
    except Exception as error:  # whatever somebody else's module does
        why = " ".join(f"{type(error).__name__}: {error}".split())[:200]
        raise OptionError("game-broken", value=game, package=package, why=why) from error
    if not isinstance(room, Room) or room.id != game:
        why = f"ROOM is not the room of {game}"
        raise OptionError("game-broken", value=game, package=package, why=why)
    return room
