"""A new game as a package of its own: a small one that works, to be changed into another."""

import re
from pathlib import Path

from bluffhouse.core import finder
from bluffhouse.core.errors import OptionError
from bluffhouse.core.quoting import typed

FILES = Path(__file__).with_name("files")


def new_game(id: str, out: Path) -> list[Path]:
    """Write the package of a game with that id into a folder, which must be new or empty."""
    if not finder.ID.fullmatch(id):
        raise OptionError("new-game-id", value=typed(id))
    if id in finder.packages():
        raise OptionError("new-game-taken", value=id)
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise OptionError("new-game-folder", folder=str(out))
    return [_written(file, id, out) for file in sorted(FILES.rglob("*")) if file.is_file()]


def _written(file: Path, id: str, out: Path) -> Path:
    target = out / _filled(str(file.relative_to(FILES)).removesuffix(".txt"), id)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(_filled(file.read_text("utf-8"), id), "utf-8")
    return target


def _filled(text: str, id: str) -> str:
    """A template with the id of the game, and the name of its package."""
    names = {"ID": id, "PACKAGE": f"bluffhouse_{id}"}
    return re.sub("@(ID|PACKAGE)@", lambda found: names[found[1]], text)
