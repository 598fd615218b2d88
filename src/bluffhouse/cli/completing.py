"""What the shell completes: games, levels, languages, options and records.

`bluffhouse --install-completion` teaches it to the shell. Nothing here may fail or be slow to say:
what cannot be completed is simply typed.
"""

import contextlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from bluffhouse.core.errors import Refused
from bluffhouse.core.words import LANGUAGES

if TYPE_CHECKING:
    from bluffhouse.core.options import Option


def _fitting(words: Iterable[str], begun: str) -> list[str]:
    return [word for word in words if word.startswith(begun)]


def languages(incomplete: str) -> list[str]:
    return _fitting(LANGUAGES, incomplete)


def games(incomplete: str) -> list[str]:
    from bluffhouse.games import ids

    return _fitting(ids(), incomplete)


def levels(incomplete: str) -> list[str]:
    """Levels and installed bots; and characters, once the slash is typed."""
    from bluffhouse.bots import LEVELS, MASTER, names
    from bluffhouse.bots.roster import installed

    return _fitting(names() if "/" in incomplete else [*LEVELS, MASTER, *installed()], incomplete)


def options(ctx: typer.Context, incomplete: str) -> list[str]:
    """Presets and `NAME=VALUE` of the game that the command line names before."""
    from bluffhouse.games import ids, open_room

    # A line that ends in `-o` cannot be understood yet: then its words are looked at.
    words = [*os.environ.get("COMP_WORDS", "").split(), *_zsh_words()]
    game = ctx.params.get("game") or next((word for word in words if word in ids()), None)
    with contextlib.suppress(Refused):
        room = open_room(game)
        presets = (preset.name for preset in room.presets)
        return _fitting([*presets, *_settings(room.options, incomplete)], incomplete)
    return []


def _zsh_words() -> list[str]:
    return os.environ.get("_TYPER_COMPLETE_ARGS", "").split()


def _settings(room: "Iterable[Option]", begun: str) -> Iterator[str]:
    for option in room:
        if "=" not in begun:
            yield f"{option.name}="
        elif begun.startswith(f"{option.name}=") and len(option.allowed) <= 100:
            for value in option.allowed:
                shown = str(value).lower() if isinstance(value, bool) else str(value)
                yield f"{option.name}={shown}"


def records(incomplete: str) -> list[str]:
    """Files that are typed at, and one's own records."""
    from bluffhouse.cli.files import records_folder

    typed = Path(incomplete)
    folder = typed if incomplete.endswith("/") else typed.parent
    found: list[str] = []
    with contextlib.suppress(OSError):
        for path in sorted(folder.iterdir()):
            if path.is_dir() and not path.name.startswith("."):
                found.append(f"{path}/")
            elif path.suffix == ".json":
                found.append(str(path))
    with contextlib.suppress(OSError):
        found += sorted(str(path) for path in records_folder().glob("*.json"))
    return _fitting(found, incomplete)
