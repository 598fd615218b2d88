"""All of a store, from one database into another."""

from itertools import islice

from bluffhouse.server.store.database import Database, Row
from bluffhouse.server.store.inserting import MOST_ROWS, insert
from bluffhouse.server.store.schema import COLUMNS

#: Who owns a store is its own business.
COPIED = ("events", "tables", "matches", "redactions", "secrets", "devices")
PUBLIC = COLUMNS["tables"].split(", ").index("public")


def copy(source: Database, target: Database) -> None:
    """Put all rows into an empty database, as they were at one moment; somebody may be writing."""
    queries = [f"SELECT {COLUMNS[name]} FROM {name}" for name in COPIED]
    with source.stream(*queries) as answers, target.transaction() as run:
        run("DELETE FROM secrets")  # a store that was only looked into has made some of its own
        for name, rows in zip(COPIED, answers, strict=True):
            told = map(_listed, rows) if name == "tables" else rows
            while some := list(islice(told, MOST_ROWS)):
                insert(run, name, some)


def _listed(row: Row) -> Row:
    """SQLite has numbers for yes and no."""
    return (*row[:PUBLIC], bool(row[PUBLIC]), *row[PUBLIC + 1 :])
