"""The rooms of the house: one folder a game, and those that are installed beside it."""

import importlib
import logging
from contextlib import suppress
from functools import cache
from pathlib import Path
from traceback import extract_tb
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


def playable() -> list[str]:
    """The ids of all games that can be opened, sorted. Installed ones that cannot are left out, and
    said to be, once."""
    found = []
    for game, package in finder.packages().items():
        if package.startswith(f"{__name__}.") or (why := _look_at(game, package)[1]) is None:
            found.append(game)
        else:
            _tell(game, package, why)
    for game, package in finder.misnamed().items():
        _tell(game, package, "its id is taken, or not small letters, digits and _ (2 to 32)")
    return found


def rooms() -> "list[Room]":
    """All rooms that can be opened."""
    return [open_room(id) for id in playable()]


def _guest(game: str, package: str) -> "Room":
    """The room of an installed game. What is wrong with it is its own trouble, told in one line."""
    room, why = _look_at(game, package)
    if room is None:
        raise OptionError("game-broken", value=game, package=package, why=why)
    return room


@cache
def _look_at(game: str, package: str) -> "tuple[Room | None, str | None]":
    """The room of an installed game, or what is wrong with it."""
    from bluffhouse.core import soundness
    from bluffhouse.core.room import Room

    try:
        room = importlib.import_module(package).ROOM
        if not isinstance(room, Room) or room.id != game:
            return None, f"its module must define ROOM, the room of {game}, and has {room!r:.80}"
        why = next(soundness.faults(room), None)
    except (Exception, SystemExit) as error:  # whatever somebody else's module does
        return None, soundness.told(error)
    return (room, None) if why is None else (None, why)


def at_fault(error: BaseException) -> OptionError | None:
    """What to say of an error that came from within an installed game; None: from elsewhere."""
    from bluffhouse.core.soundness import told

    files = [Path(frame.filename) for frame in extract_tb(error.__traceback__)]
    for game, package in finder.packages().items():
        if package.startswith(f"{__name__}."):
            continue
        with suppress(ImportError):
            if any(file.is_relative_to(finder.folder(game)) for file in files):
                return OptionError("game-failed", value=game, package=package, why=told(error))
    return None


@cache
def _tell(game: str, package: str, why: str) -> None:
    error = OptionError("game-broken", value=game, package=package, why=why)
    logging.getLogger("bluffhouse").warning("%s", error)
