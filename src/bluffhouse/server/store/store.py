"""The store: events are appended, read in order, and never changed."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain

from bluffhouse.server.store.database import Database, Run
from bluffhouse.server.store.errors import (
    StoreConflict,
    StoreDoubtful,
    StoreError,
    StoreTooNew,
)
from bluffhouse.server.store.rows import Counts, Entry, Event, FinishedMatch, State, TableRow
from bluffhouse.server.store.schema import NEWEST, STEPS

RENEWED = ", ".join(f"{column} = excluded.{column}" for column in TableRow._fields[1:])
UPSERT = f"ON CONFLICT (code) DO UPDATE SET {RENEWED}"

# What is taken back must be exactly what was put there: another's is not touched.
TAKE_BACK_EVENT = "DELETE FROM events WHERE code = $1 AND version = $2 AND at = $3 AND body = $4"
TAKE_BACK_MATCH = """DELETE FROM matches
    WHERE code = $1 AND number = $2 AND game = $3 AND ended_at = $4 AND record = $5"""

MOST_ROWS = 128  # of one statement


class Store:
    """A store in a database. All of it is called from one thread at a time."""

    def __init__(self, database: Database, *, writing: bool = True) -> None:
        self._database = database
        # The newest version of every table appended to. Only we write, so that it stays true.
        self._newest: dict[str, int] = {}
        self._doubtful: list[Entry] = []
        try:
            self._migrate(writing)
        except BaseException:
            database.close()
            raise

    def append(self, entries: Sequence[Entry]) -> None:
        """Store all of the entries in one transaction, durably; or nothing, with an error."""
        self._settle()
        events = list(chain.from_iterable(entry.events for entry in entries))
        tables = {entry.table.code: entry.table for entry in entries if entry.table}
        matches = [entry.match for entry in entries if entry.match]
        try:
            newest = self._follow(events)
            with self._database.transaction() as run:
                _insert(run, "events", events)
                _insert(run, "tables", list(tables.values()), UPSERT)
                _insert(run, "matches", matches)
        except StoreError as error:
            if isinstance(error, StoreDoubtful):
                self._doubtful.extend(entries)
            self._newest.clear()  # something is not as we thought: look again
            raise
        self._newest.update(newest)

    def events(self, code: str, after: int = 0) -> list[Event]:
        """What happened at a table after a version, in order."""
        self._settle()
        sql = "SELECT * FROM events WHERE code = $1 AND version > $2 ORDER BY version"
        return [Event(*row) for row in self._database.rows(sql, (code, after))]

    def tables(
        self,
        state: State | None = None,
        public: bool | None = None,
        limit: int = 100,
        offset: int = 0,
    ) -> list[TableRow]:
        """The tables of a state, of the lobby or all: last touched first."""
        wanted = {"state": state, "public": public}
        asked = {column: value for column, value in wanted.items() if value is not None}
        where = "".join(f" AND {column} = ${i}" for i, column in enumerate(asked, 1))
        page = f"LIMIT ${len(asked) + 1} OFFSET ${len(asked) + 2}"
        return self._tables(
            f"WHERE 1 = 1{where} ORDER BY touched_at DESC, code {page}",
            *asked.values(),
            limit,
            offset,
        )

    def table(self, code: str) -> TableRow | None:
        return next(iter(self._tables("WHERE code = $1", code)), None)

    def running(self) -> list[str]:
        """The tables to resume when a server starts: people sit there, waiting or playing."""
        where = "state IN ('waiting', 'playing')"
        sql = f"SELECT code FROM tables WHERE {where} ORDER BY touched_at, code"
        return [code for (code,) in self._database.rows(sql)]

    def untouched(self, before: int, limit: int = 100) -> list[str]:
        """Tables that nobody has touched since a time, the oldest first."""
        sql = "SELECT code FROM tables WHERE touched_at < $1 ORDER BY touched_at, code LIMIT $2"
        return [code for (code,) in self._database.rows(sql, (before, limit))]

    def match(self, code: str, number: int) -> FinishedMatch | None:
        found = self._matches("AND number = $2", code, number)
        return found[0] if found else None

    def matches(self, code: str) -> list[FinishedMatch]:
        """The finished matches of a table, the first one first."""
        return self._matches("ORDER BY number", code)

    def counts(self) -> Counts:
        """How many there are. Events are not counted: that would read all of them."""
        tables = self._database.rows("SELECT state, count(*) FROM tables GROUP BY state")
        ((matches,),) = self._database.rows("SELECT count(*) FROM matches")
        return Counts(dict(tables), matches)

    def delete(self, code: str) -> None:
        """Forget a table with all that belongs to it."""
        self._settle()
        self._newest.pop(code, None)
        with self._database.transaction() as run:
            for name in ("events", "tables", "matches"):
                run(f"DELETE FROM {name} WHERE code = $1", (code,))

    def close(self) -> None:
        self._database.close()

    def _follow(self, events: Iterable[Event]) -> dict[str, int]:
        """The newest version of each table after the events, if each one is its table's next."""
        newest: dict[str, int] = {}
        for code, version, _, _ in events:
            before = newest.get(code) or self._newest.get(code)
            if before is None:
                before = self._newest[code] = self._newest_of(code)
            if version != before + 1:
                raise StoreConflict(
                    f"Table {code} is at version {before}; {version} is not its next. "
                    f"Read what happened since, and decide anew."
                )
            newest[code] = version
        return newest

    def _newest_of(self, code: str) -> int:
        sql = "SELECT coalesce(max(version), 0) FROM events WHERE code = $1"
        ((newest,),) = self._database.rows(sql, (code,))
        return int(newest)

    def _settle(self) -> None:
        """Take back what was reported as failed, if the database has kept it after all."""
        if not self._doubtful:
            return
        with self._database.transaction() as run:
            for entry in self._doubtful:
                for event in entry.events:
                    run(TAKE_BACK_EVENT, event)
                if entry.match:
                    run(TAKE_BACK_MATCH, entry.match)
        self._doubtful.clear()

    def _tables(self, rest: str, *values: object) -> list[TableRow]:
        rows = self._database.rows(f"SELECT * FROM tables {rest}", values)
        return [TableRow._make(row)._replace(public=bool(row[3])) for row in rows]

    def _matches(self, rest: str, *values: object) -> list[FinishedMatch]:
        self._settle()
        rows = self._database.rows(f"SELECT * FROM matches WHERE code = $1 {rest}", values)
        return [FinishedMatch(*row) for row in rows]

    def _migrate(self, writing: bool) -> None:
        database = self._database
        there = database.has_table("schema_version")
        version = int(database.rows("SELECT version FROM schema_version")[0][0]) if there else 0
        if version > NEWEST:
            raise StoreTooNew(
                f"This store has format {version}, written by a newer Bluffhouse; this one knows "
                f"formats up to {NEWEST}. Install the newer one, or use another store."
            )
        if version == NEWEST:
            return
        if not writing:
            raise StoreError(
                f"This store has format {version}, not {NEWEST}: start the server on it once."
            )
        with database.transaction() as run:
            if not there:
                run("CREATE TABLE schema_version (version BIGINT NOT NULL)")
                run("INSERT INTO schema_version VALUES (0)")
            for sql in chain.from_iterable(STEPS[version:]):
                run(sql.replace("BLOB", database.blob))
            run("UPDATE schema_version SET version = $1", (NEWEST,))


def _insert(run: Run, table: str, rows: Sequence[tuple[object, ...]], rest: str = "") -> None:
    """Insert rows by as few statements as powers of two allow.

    A statement for each row would give up Python's lock, and have to win it back from a busy
    event loop, for each row. Powers of two are few enough statements to stay prepared.
    """
    done = 0
    while left := len(rows) - done:
        size = min(MOST_ROWS, 1 << (left.bit_length() - 1))
        some = rows[done : done + size]
        run(_statement(table, len(rows[0]), size, rest), list(chain.from_iterable(some)))
        done += size


@cache
def _statement(table: str, columns: int, rows: int, rest: str) -> str:
    row = [f"({', '.join(f'${r * columns + c + 1}' for c in range(columns))})" for r in range(rows)]
    return f"INSERT INTO {table} VALUES {', '.join(row)} {rest}"
