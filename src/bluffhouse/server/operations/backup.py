"""A whole store as one file, and back.

The file is a store in SQLite, wherever it was taken from: it can be looked into, and restored into
either kind of database. Rows are copied, not pages: of one moment, beside a server that writes.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bluffhouse.core.errors import Refused
from bluffhouse.server.operations.checking import Report, examine
from bluffhouse.server.store import Store, StoreError, open_store
from bluffhouse.server.store.sqlite import SQLite


def back_up(store: Store, file: Path) -> Report:
    """Save all of a store; gives what was found in a store that was restored from the file."""
    if file.exists():
        raise Refused("ui-export-there", path=str(file))
    # Beside the file: there it can be put in place at once, or not at all.
    with TemporaryDirectory(dir=file.absolute().parent, prefix=".bluffhouse-") as folder:
        fresh = Path(folder) / "backup.sqlite3"
        _save(store, fresh)
        with closing(open_store(str(Path(folder) / "trial.sqlite3"))) as trial:
            report = restore(fresh, trial)
        _sync(fresh)
        os.replace(fresh, file)
    _sync(file.absolute().parent)
    return report


def _save(store: Store, file: Path) -> None:
    database = SQLite(file, writing=True)
    with closing(Store(database)) as saved:
        store.copy_to(saved)
        database.pack()


def _sync(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def restore(file: Path, store: Store) -> Report:
    """Put a backup into an empty store; gives what was found in it afterwards."""
    if store.codes():
        raise Refused("restore-not-empty")
    with _opened(file) as saved:
        saved.copy_to(store)
    return examine(store)


@contextmanager
def _opened(file: Path) -> Iterator[Store]:
    """A copy of a backup: it may be of an older format, or where nothing can be written."""
    with TemporaryDirectory(prefix="bluffhouse-") as folder:
        copy = shutil.copyfile(file, Path(folder) / "backup.sqlite3")
        try:
            with closing(open_store(str(copy))) as saved:
                saved.look_through()
                yield saved
        except StoreError as error:
            raise Refused("restore-unreadable", file=str(file), why=str(error)) from error
