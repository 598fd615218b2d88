"""Where the rooms of the house are. They are found here, and not opened: that takes longer."""

import importlib.util
import pkgutil
import re
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoints, entry_points
from pathlib import Path
from types import MappingProxyType

HOME = "bluffhouse.games"  # the rooms of the house, and the group of those that are installed
ROOMS = Path(__file__).parents[1] / "games"
ID = re.compile(r"[a-z][a-z0-9_]{1,31}")


@cache
def packages() -> Mapping[str, str]:
    """The package of every game by its id, sorted: the house's own, and installed ones that call
    themselves by an entry point of the group `bluffhouse.games`."""
    own = _own()
    guests = {point.name: point.module for point in _called() if _may_be_called(point.name)}
    return MappingProxyType(dict(sorted({**own, **guests}.items())))


@cache
def misnamed() -> Mapping[str, str]:
    """The packages of installed games by ids that they cannot have."""
    return {point.name: point.module for point in _called() if not _may_be_called(point.name)}


def _own() -> dict[str, str]:
    return {found.name: f"{HOME}.{found.name}" for found in _modules() if found.ispkg}


def _called() -> EntryPoints:
    return entry_points(group=HOME)


def _may_be_called(id: str) -> bool:
    return id not in _own() and ID.fullmatch(id) is not None


def _modules() -> list[pkgutil.ModuleInfo]:
    return list(pkgutil.iter_modules([str(ROOMS)]))


@cache
def folder(id: str) -> Path:
    """The folder of a game."""
    package = packages()[id]
    if package.startswith(f"{HOME}."):
        return ROOMS / id
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"the package {package} of the game {id} is not there")
    return Path(spec.submodule_search_locations[0])


def texts(id: str) -> Path:
    """The folder of a game's texts."""
    return _within(folder(id), "text")


def _within(room: Path, name: str) -> Path:
    """A file of a room's table: in its folder `table`, or beside it in a room that has none."""
    table = room / "table"
    return (table if table.is_dir() else room) / name


def pupil(id: str, players: int) -> Path | None:
    """A network that learnt the game for so many players, if its room has one."""
    file = _within(folder(id), f"master-{players}.npz")
    return file if file.is_file() else None


def lesson(id: str) -> Path | None:
    """The script of a game's lesson, if it has one."""
    file = _within(folder(id), "lesson.toml")
    return file if file.is_file() else None
