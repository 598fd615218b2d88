"""The format of a store: whether it is one at all, whether it is sound, and how an older one
becomes a new one."""

from itertools import chain

from bluffhouse.server.store.chain import START, link
from bluffhouse.server.store.database import Database, Run
from bluffhouse.server.store.errors import (
    StoreCorrupt,
    StoreError,
    StoreFailed,
    StoreTooNew,
)
from bluffhouse.server.store.rows import Event
from bluffhouse.server.store.schema import COLUMNS, LINKED, NEWEST, STEPS

LOOKED_THROUGH = 256 << 20  # bytes: more would hold up the start for more than a second or two
FIRST = {"events", "tables", "matches"}  # what stores of every format have
BESIDE = {"nodes", "slots"}  # what several machines know of each other: no part of the format
LINK_ANEW = "UPDATE events SET chain = $1 WHERE code = $2 AND version = $3"
OF_ONE = "SELECT code, version, at, body FROM events WHERE code = $1 ORDER BY version"


def look_through(database: Database, most: int | None) -> None:
    """Find out about a database that is damaged before anybody plays on it; see `sound`."""
    if wrong := database.sound(most):
        raise StoreCorrupt(
            f"The store is damaged ({wrong}): keep a copy of it, and restore the last backup "
            f"(bluffhouse restore)."
        )


def bring_up_to_date(database: Database, writing: bool) -> None:
    """Make the store one of the newest format, or say why that cannot be."""
    try:
        _bring_up_to_date(database, writing)
    except StoreError:  # another machine may have been doing the same: then it is done
        _bring_up_to_date(database, writing)


def _bring_up_to_date(database: Database, writing: bool) -> None:
    version = _format(database)
    if version > NEWEST:
        raise StoreTooNew(
            f"This store has format {version}, written by a newer Bluffhouse; this one knows "
            f"formats up to {NEWEST}. Install the newer one, or use another store."
        )
    if version < NEWEST:
        if not writing:
            raise StoreError(
                f"This store has format {version}, not {NEWEST}: start the server on it once."
            )
        _migrate(database, version)
    for name, columns in COLUMNS.items():
        try:
            database.rows(f"SELECT {columns} FROM {name} WHERE 1 = 0")
        except StoreError as error:
            raise _not_ours(error) from error


def _format(database: Database) -> int:
    """The version of a store's format; 0 for an empty database."""
    if not database.has_table("schema_version"):
        if others := sorted(database.tables() - BESIDE):
            raise _not_ours(f"it has tables of another program, such as {others[0]}")
        return 0
    try:
        ((version,),) = database.rows("SELECT version FROM schema_version")
        if missing := sorted(FIRST - database.tables()):
            raise _not_ours(f"it has no {missing[0]}")
        return int(version)
    except (StoreError, ValueError) as error:
        raise _not_ours(error) from error


def _not_ours(why: object) -> StoreError:
    if isinstance(why, StoreCorrupt):
        return why
    failed = StoreFailed if isinstance(why, StoreFailed) else StoreError
    return failed(
        f"This is not a store of Bluffhouse ({why}): give an empty database, or the path of a file "
        f"that is not there yet."
    )


def _migrate(database: Database, version: int) -> None:
    with database.transaction() as run:
        if not version:
            run("CREATE TABLE schema_version (version BIGINT NOT NULL)")
            run("INSERT INTO schema_version VALUES (0)")
        for sql in chain.from_iterable(STEPS[version:]):
            run(sql.replace("BLOB", database.blob))
        if 0 < version < LINKED:
            _link_all(database, run)
        run("UPDATE schema_version SET version = $1", (NEWEST,))


def _link_all(database: Database, run: Run) -> None:
    """Link what an older store has, as it is: from now on it stays so."""
    for (code,) in database.rows("SELECT DISTINCT code FROM events"):
        carried = START
        for row in database.rows(OF_ONE, (code,)):
            carried = link(carried, Event(*row))
            run(LINK_ANEW, (carried, code, row[1]))
