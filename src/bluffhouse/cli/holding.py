"""Who plays a match: two terminals that went on with the same one would undo each other's moves."""

import hashlib
import os
from pathlib import Path
from typing import IO

from bluffhouse.cli.files import records_folder

try:
    import fcntl
except ImportError:  # not on this system: there, nobody is kept from anything
    fcntl = None  # type: ignore[assignment]


class Hold:
    """A hold on a record, as long as the process lives or until it lets go."""

    def __init__(self, file: IO[bytes] | None) -> None:
        self._file = file

    def let_go(self) -> None:
        if self._file is not None:
            os.unlink(self._file.name)  # before it is free, so that nobody else gets this one
            self._file.close()
            self._file = None


def hold(record: Path) -> Hold | None:
    """A hold on a record; None if somebody else has it."""
    if fcntl is None:
        return Hold(None)
    # Not beside the record: that is replaced with every move, and its folder may be anywhere.
    name = hashlib.sha256(os.fsencode(record.absolute())).hexdigest()[:32]
    path = records_folder().with_name("held") / name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("wb")
    except OSError:
        return Hold(None)  # where nothing can be written, no record is, either
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return Hold(file)


def is_held(record: Path) -> bool:
    """Whether somebody plays the match of a record at this moment."""
    own = hold(record)
    if own is None:
        return True
    own.let_go()
    return False
