"""Tables of a solver in a file, with what they belong to."""

import json
import os
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

from bluffhouse.learn.tree import Numbers

_FORM = 1  # of the file


def write(path: Path, of: str, facts: dict[str, Any], tables: dict[str, Numbers]) -> None:
    """Write tables that belong to a game (`of`). A file is whole, or as it was."""
    told = json.dumps({"form": _FORM, "of": of, **facts})
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            np.savez(file, facts=np.array(told), **tables)  # type: ignore[arg-type]
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def read(path: Path, of: str) -> tuple[dict[str, Any], dict[str, Numbers]]:
    """Read what was written for the same game."""
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
