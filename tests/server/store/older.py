"""A store of format 1, as a server wrote it: before events were linked."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bluffhouse.server.store import open_store
from bluffhouse.server.store.schema import COLUMNS, STEPS

FORMAT_1 = Path(__file__).with_name("format1.sql")
CODE = "GWTPRX"  # a table of it: one match over, the next one begun
HOST = "UL7js9O-bvDSX9JtuUnm1uXmEKi-hN89"  # and the key of Ada, its host


def old_rows() -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(":memory:")) as old:
        old.executescript(FORMAT_1.read_text("utf-8"))
        names = ("events", "tables", "matches")
        return {name: old.execute(f"SELECT * FROM {name}").fetchall() for name in names}


def make_old_store(url: str) -> None:
    """Make it, in either database."""
    store = open_store(url)
    with store._database.transaction() as run:
        for name in COLUMNS:
            run(f"DROP TABLE {name}")
        for sql in STEPS[0]:
            run(sql.replace("BLOB", store._database.blob))
        for name, rows in old_rows().items():
            for row in rows:
                marks = ", ".join(f"${i}" for i in range(1, len(row) + 1))
                values = [bool(v) if name == "tables" and i == 3 else v for i, v in enumerate(row)]
                run(f"INSERT INTO {name} VALUES ({marks})", values)
        run("UPDATE schema_version SET version = 1")
        store._database.epoch = None  # there is no such table any more
    store.close()
