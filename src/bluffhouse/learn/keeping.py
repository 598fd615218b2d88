"""Tables of a solver in a file, with what they belong to."""

import contextlib
import json
import os
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

from bluffhouse.core.quoting import shown
from bluffhouse.learn.tree import Numbers

_FORM = 1  # of the file


def write(given: object, of: str, facts: dict[str, Any], tables: dict[str, Numbers]) -> None:
    """Write tables that belong to a game (`of`). A file is whole, or as it was."""
    told = json.dumps({"form": _FORM, "of": of, **facts})
    path = _file(given)
    _check_folder(path.parent)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            np.savez(file, facts=np.array(told), **tables)  # type: ignore[arg-type]
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError as error:
        raise OSError(f"{path} cannot be written: {error.strerror or error}") from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def read(given: object, of: str) -> tuple[dict[str, Any], dict[str, Numbers]]:
    """Read what was written for the same game."""
    path = _file(given)
    if not path.exists():
        raise FileNotFoundError(f"there is no file {path}")
    try:
        with np.load(path, allow_pickle=False) as kept:
            facts = json.loads(str(kept["facts"]))
            tables = {name: kept[name] for name in kept.files if name != "facts"}
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise ValueError(f"{path} is not a file of a solver") from error
    if facts.get("form") != _FORM or facts.get("of") != of:
        raise ValueError(
            f"{path} belongs to another game, or to other options or rules of this one"
        )
    return facts, tables


def _file(given: object) -> Path:
    """A path that may be one of a file."""
    if not isinstance(given, str | Path) or str(given) in ("", ".") or "\0" in str(given):
        raise ValueError(f"{shown(given)} names no file")
    path = Path(given)
    if path.is_dir():
        raise IsADirectoryError(f"{path} is a folder: name a file in it")
    return path


def _check_folder(folder: Path) -> None:
    if not folder.exists():
        raise FileNotFoundError(f"there is no folder {folder}: make it first, or name another one")
    if not folder.is_dir():
        raise NotADirectoryError(f"{folder} is no folder: name one")
