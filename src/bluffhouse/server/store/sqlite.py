"""The store's database as an SQLite file."""

import os
import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

from bluffhouse.server.store.database import Row, Run
from bluffhouse.server.store.errors import (
    EntryRefused,
    StoreConflict,
    StoreCorrupt,
    StoreError,
    StoreFailed,
    StoreInUse,
    StoreTaken,
)
from bluffhouse.server.store.owners import NEWEST_EPOCH, TAKE, TAKEN

PATIENCE = 5.0  # seconds for somebody else's lock on the file, such as a backup's

# In WAL mode a commit is appended to the log beside the file. synchronous=FULL syncs the log
# before each commit returns: what was committed survives the death of the process, of the system
# and of the power supply, as far as the disk honours fsync. (NORMAL would sync only when the log
# is folded into the file: never corrupt, but the last moves could be gone after a power cut.)
# EXTRA would add nothing: it concerns the journal's removal, and WAL has none.
WRITING = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA wal_autocheckpoint = 4000",  # pages: the same ones are written again and again
    "PRAGMA temp_store = MEMORY",  # else each insert of several rows keeps old pages in a file
    "PRAGMA secure_delete = ON",  # who was forgotten is not to be found in free pages either
)
READING = ("PRAGMA query_only = ON",)
OF_ANYBODY = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'"
BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class SQLite:
    blob = "BLOB"
    epoch: int | None = None

    pragmas: tuple[str, ...] = WRITING

    def __init__(self, path: Path, writing: bool) -> None:
        self._path = path
        self._lock: sqlite3.Connection | None = None
        if not writing and not path.is_file():
            raise StoreError(f"There is no store at {path}: start the server on it once.")
        with self._errors():
            if writing:
                self._keep_others_out()
            try:
                self._connection = _connect(path, PATIENCE)
                for pragma in self.pragmas if writing else READING:
                    self._connection.execute(pragma)
            except BaseException:
                self.close()
                raise

    @contextmanager
    def transaction(self, codes: Iterable[str] = ()) -> Iterator[Run]:
        try:
            self._run("BEGIN IMMEDIATE")  # from now on nobody else writes
            if self.epoch is not None and self._newest_epoch() != self.epoch:
                raise StoreTaken(TAKEN)
            yield self._run
            self._run("COMMIT")
        except BaseException:
            with self._errors():
                if self._connection.in_transaction:
                    self._run("ROLLBACK")
                raise

    def take(self, owner: str) -> int:
        with self.transaction() as run:
            run(TAKE, (owner,))
            return self._newest_epoch()

    def is_ours(self) -> bool:
        return self.rows(NEWEST_EPOCH) == [(self.epoch,)]

    def _newest_epoch(self) -> int:
        ((epoch,),) = self._connection.execute(NEWEST_EPOCH).fetchall()
        return int(epoch)

    @contextmanager
    def stream(self, *queries: str) -> Iterator[Iterator[Iterator[Row]]]:
        with self._errors():
            self._run("BEGIN")  # what is read first decides of which moment all is
            try:
                yield (self._connection.execute(query) for query in queries)
            finally:
                self._run("COMMIT")

    def sound(self, most: int | None) -> str:
        if most is not None and self._path.stat().st_size > most:
            return ""
        try:
            found = self.rows("PRAGMA quick_check(1)")
        except StoreCorrupt as error:
            return str(error)
        return "" if found == [("ok",)] else str(found[0][0])

    def wipe(self) -> None:
        """What was replaced is still in the log beside the file, until that begins anew: now, if
        nobody reads; nobody shall wait for it."""
        self.rows("PRAGMA busy_timeout = 0")
        try:
            self.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            self.rows(f"PRAGMA busy_timeout = {PATIENCE * 1000:.0f}")

    def pack(self) -> None:
        """Make it one file that needs none beside it."""
        self.rows("PRAGMA journal_mode = DELETE")

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        with self._errors():
            return self._connection.execute(_marked(sql), values).fetchall()

    def has_table(self, name: str) -> bool:
        return bool(self.rows("SELECT 1 FROM sqlite_master WHERE name = $1", (name,)))

    def tables(self) -> set[str]:
        return {name for (name,) in self.rows(OF_ANYBODY)}

    def close(self) -> None:
        for connection in (getattr(self, "_connection", None), self._lock):
            if connection is not None:
                connection.close()

    def _run(self, sql: str, values: Sequence[object] = ()) -> None:
        self._connection.execute(_marked(sql), values)

    def _keep_others_out(self) -> None:
        _make_private(self._path)
        self._lock = self._lock_file()

    def _lock_file(self) -> sqlite3.Connection:
        """Hold a second, empty database open for writing: SQLite knows how to lock a file on every
        system, and the lock goes with the process. The store itself stays open for readers.
        """
        path = self._path.with_name(self._path.name + ".lock")
        _make_private(path)
        lock = _connect(path, timeout=0)
        try:
            lock.execute("PRAGMA journal_mode = MEMORY")  # nothing is written, no third file needed
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise StoreInUse(
                f"Another server has {self._path} open: stop it, or give this one another store."
            ) from error
        return lock

    @contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.IntegrityError as error:
            raise StoreConflict(f"This is already in the store: {error}.") from error
        except (sqlite3.ProgrammingError, sqlite3.InterfaceError, OverflowError) as error:
            raise EntryRefused(f"The store cannot take this: {error}.") from error
        except (sqlite3.Error, OSError) as error:
            broken = getattr(error, "sqlite_errorcode", 0) & 0xFF in BROKEN
            failed = StoreCorrupt if broken else StoreFailed
            raise failed(what_to_do(self._path, error)) from error


@lru_cache(256)
def _marked(sql: str) -> str:
    """With bare question marks: some Pythons take numbered ones for named ones."""
    return re.sub(r"\$\d+", "?", sql)


def _connect(path: Path, timeout: float) -> sqlite3.Connection:
    # One thread uses it at a time; which one may change. Transactions are begun by us.
    return sqlite3.connect(path, timeout=timeout, isolation_level=None, check_same_thread=False)


def _make_private(path: Path) -> None:
    """Seeds of running matches are inside: nobody else may read it. Its log inherits this."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def what_to_do(path: Path, error: sqlite3.Error | OSError) -> str:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    advice = {
        sqlite3.SQLITE_FULL: "make room on its disk; a running server then goes on by itself",
        sqlite3.SQLITE_IOERR: "see whether its disk is full or failing; a running server then goes "
        "on by itself",
        sqlite3.SQLITE_BUSY: "end the other program that keeps it locked",
        sqlite3.SQLITE_READONLY: "let the server write to it and to its folder",
        sqlite3.SQLITE_NOTADB: "give the path of a store, or of no file yet",
        sqlite3.SQLITE_CORRUPT: "keep a copy of it, and restore the last backup",
    }.get(code, "see whether the server may read and write there")
    return f"Nothing was stored in {path} ({error}): {advice}."
