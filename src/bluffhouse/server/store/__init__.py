"""The append-only store of tables: SQLite by default, PostgreSQL by URL.

One server writes to a store at a time; if it is several processes, each writes to its own
tables. `Store` is synchronous and belongs to one thread;
`bluffhouse.server.store.ledger.Ledger` is its asynchronous, group-committing front.
"""

from pathlib import Path

from bluffhouse.server.store.database import Database
from bluffhouse.server.store.errors import (
    EntryRefused,
    StoreClosed,
    StoreConflict,
    StoreCorrupt,
    StoreDamaged,
    StoreError,
    StoreFailed,
    StoreInUse,
    StoreTaken,
    StoreTooNew,
)
from bluffhouse.server.store.rows import Counts, Entry, Event, FinishedMatch, State, TableRow
from bluffhouse.server.store.store import Store

__all__ = [
    "Counts",
    "Entry",
    "EntryRefused",
    "Event",
    "FinishedMatch",
    "State",
    "Store",
    "StoreClosed",
    "StoreConflict",
    "StoreCorrupt",
    "StoreDamaged",
    "StoreError",
    "StoreFailed",
    "StoreInUse",
    "StoreTaken",
    "StoreTooNew",
    "TableRow",
    "open_store",
]

POSTGRESQL = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"


def open_store(url: str, *, writing: bool = True, epoch: int | None = None) -> Store:
    """The store at a path, at `sqlite:///path` (`sqlite:////path` from the root) or at a
    `postgresql://…` address. `writing=False` looks into it beside a running server; `epoch` is for
    one of several processes of a server: that of the one which has the store open already.
    """
    return Store(_database(url, writing, epoch is None), writing=writing, epoch=epoch)


def _database(url: str, writing: bool, alone: bool) -> Database:
    if url.startswith(POSTGRESQL):
        from bluffhouse.server.store.postgresql import PostgreSQL

        return PostgreSQL(url, writing, alone)
    path = url.removeprefix(SQLITE)
    if not path or "://" in path:
        raise StoreError(
            f"There is no store at {path.partition('://')[0] or 'an empty path'!r}: give the path "
            f"of a file, {SQLITE}PATH or postgresql://USER@HOST/DATABASE."
        )
    if alone or not writing:
        from bluffhouse.server.store.sqlite import SQLite

        return SQLite(Path(path), writing)
    from bluffhouse.server.store.shared import SharedSQLite  # not every system has what it needs

    return SharedSQLite(Path(path))
