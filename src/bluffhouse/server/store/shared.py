"""The store's file, where several processes of one server write to it.

SQLite lets one of them write at a time; who comes too late would look again after some
milliseconds, whoever came first. Here they queue up, and the system wakes the next one at once.
Waiting for the disk is no part of a turn: meanwhile the next one writes.
"""

import fcntl
import os
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bluffhouse.server.store.database import Run
from bluffhouse.server.store.errors import StoreDoubtful
from bluffhouse.server.store.sqlite import WRITING, SQLite, what_to_do

# A commit is then in the log, but not on disk: `transaction` sees to that, after its turn.
UNSYNCED = (*WRITING, "PRAGMA synchronous = NORMAL")

sync = getattr(os, "fdatasync", os.fsync)  # macOS has one of them only


class SharedSQLite(SQLite):
    """Opened by one of several processes; another one keeps other servers out."""

    pragmas = UNSYNCED

    def __init__(self, path: Path) -> None:
        self._files = ExitStack()
        self._turn = self._open(path.with_name(path.name + ".turn"), os.O_RDWR | os.O_CREAT)
        super().__init__(path, writing=True)
        self._log = self._open(path.with_name(path.name + "-wal"), os.O_RDONLY)

    def _open(self, path: Path, how: int) -> int:
        number = os.open(path, how, 0o600)
        self._files.callback(os.close, number)
        return number

    def _keep_others_out(self) -> None:
        """Somebody else does."""

    @contextmanager
    def transaction(self, codes: Iterable[str] = ()) -> Iterator[Run]:
        fcntl.flock(self._turn, fcntl.LOCK_EX)
        try:
            with super().transaction() as run:
                yield run
        finally:
            fcntl.flock(self._turn, fcntl.LOCK_UN)
        try:
            sync(self._log)
        except OSError as error:  # it is written: whether it stays is not known
            raise StoreDoubtful(what_to_do(self._path, error)) from error

    def close(self) -> None:
        super().close()
        self._files.close()
