"""The store: events are appended, each linked to the one before, and read in order."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TypeAlias

import msgspec

from bluffhouse.server.store.chain import START, checked, link
from bluffhouse.server.store.copying import copy
from bluffhouse.server.store.database import Database, Row
from bluffhouse.server.store.devices import Devices
from bluffhouse.server.store.errors import (
    StoreConflict,
    StoreDoubtful,
    StoreError,
    StoreFailed,
    StoreTaken,
)
from bluffhouse.server.store.format import LOOKED_THROUGH, bring_up_to_date, look_through
from bluffhouse.server.store.inserting import insert
from bluffhouse.server.store.owners import TAKEN, own_name
from bluffhouse.server.store.rows import (
    Counts,
    Entry,
    Event,
    FinishedMatch,
    Linked,
    State,
    TableRow,
)
from bluffhouse.server.store.schema import COLUMNS

RENEWED = ", ".join(f"{column} = excluded.{column}" for column in TableRow._fields[1:])
UPSERT = f"ON CONFLICT (code) DO UPDATE SET {RENEWED}"


REPLACE_EVENT = "UPDATE events SET body = $1, chain = $2 WHERE code = $3 AND version = $4"
REPLACE_RECORD = "UPDATE matches SET record = $1 WHERE code = $2 AND number = $3"

# What is taken back must be exactly what was put there: another's is not touched.
TAKE_BACK_EVENT = "DELETE FROM events WHERE code = $1 AND version = $2 AND at = $3 AND body = $4"
TAKE_BACK_ROW = "UPDATE tables SET summary = '{}' WHERE code = $1 AND summary = $2"
TAKE_BACK_MATCH = """DELETE FROM matches
    WHERE code = $1 AND number = $2 AND game = $3 AND ended_at = $4 AND record = $5"""

Head: TypeAlias = tuple[int, bytes]  # the newest version of a table, and what it carries
Bodies: TypeAlias = dict[int, bytes]  # by version, or by number
MOST_HEADS = 20_000  # remembered; then they are looked up again: memory follows who plays
NO_HEAD: Head = (0, START)


class Store:
    """A store in a database. All of it is called from one thread at a time."""

    def __init__(
        self, database: Database, *, writing: bool = True, epoch: int | None = None
    ) -> None:
        self._database = database
        self.devices = Devices(database)
        # The end of every log appended to. Only we write, so that it stays true.
        self._heads: dict[str, Head] = {}
        self._doubtful: list[Entry] = []
        try:
            if writing and epoch is None:
                look_through(database, LOOKED_THROUGH)
            bring_up_to_date(database, writing)
            if writing:
                database.epoch = database.take(own_name()) if epoch is None else epoch
                self.watch()
        except BaseException:
            database.close()
            raise

    @property
    def epoch(self) -> int | None:
        """By which transactions are known to be ours; None for who only reads."""
        return self._database.epoch

    def watch(self) -> None:
        """See that the store is still ours. If the database was away, its lock is taken again."""
        try:
            ours = self._database.is_ours()
        except StoreFailed:  # the connection is lost; another may be had at once
            ours = self._database.is_ours()
        if not ours:
            raise StoreTaken(TAKEN)

    def append(self, entries: Sequence[Entry]) -> None:
        """Store all of the entries in one transaction, durably; or nothing, with an error."""
        self._settle()
        events = list(chain.from_iterable(entry.events for entry in entries))
        tables = {entry.table.code: entry.table for entry in entries if entry.table}
        matches = [entry.match for entry in entries if entry.match]
        try:
            linked, heads = self._follow(events)
            with self._database.transaction(map(_code, entries)) as run:
                insert(run, "events", linked)
                insert(run, "tables", list(tables.values()), UPSERT)
                insert(run, "matches", matches)
        except StoreError as error:
            if isinstance(error, StoreDoubtful):
                self._doubtful.extend(entries)
            self._heads.clear()  # something is not as we thought: look again
            if isinstance(error, StoreConflict):
                self.watch()  # perhaps another server writes here by now
            raise
        if len(self._heads) > MOST_HEADS:
            self._heads.clear()
        self._heads.update(heads)

    def probe(self) -> None:
        """Write something, durably, that changes nothing."""
        with self._database.transaction() as run:
            run("UPDATE schema_version SET version = version")

    def events(self, code: str, after: int = 0) -> list[Event]:
        """What happened at a table after a version, in order; all of it as it was written."""
        least = self.least(code)  # first: the log may grow meanwhile
        log = self.log(code, after)
        first = log[0] if log and log[0].event.version == after else None
        return checked(code, log[1:] if first else log, least, first)

    def least(self, code: str) -> int:
        """How many events a table has at the least, by what lists show of it."""
        row = self.table(code)
        return int(msgspec.json.decode(row.summary).get("version", 0)) if row else 0

    def log(self, code: str, since: int = 0) -> list[Linked]:
        """The log of a table from a version on, whatever has become of it."""
        self._settle()
        where = "code = $1 AND version >= $2 ORDER BY version"
        sql = f"SELECT {COLUMNS['events']} FROM events WHERE {where}"
        return [_linked(*row) for row in self._database.rows(sql, (code, since))]

    def codes(self) -> list[str]:
        """Every table of which there is anything."""
        parts = (f"SELECT code FROM {name}" for name in ("tables", "events", "matches"))
        sql = f"{' UNION '.join(parts)} ORDER BY code"
        return [code for (code,) in self._database.rows(sql)]

    def look_through(self) -> None:
        """Raise an error if the database itself is damaged; this reads all of it."""
        look_through(self._database, most=None)

    def copy_to(self, other: "Store") -> None:
        """Put all that is here into an empty store: rows as they are, and all of one moment."""
        copy(self._database, other._database)

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
        self._settle()
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
        self._heads.pop(code, None)
        with self._database.transaction((code,)) as run:
            for name in ("events", "tables", "matches", "redactions", "devices"):
                run(f"DELETE FROM {name} WHERE code = $1", (code,))

    def redact(self, code: str, at: int, bodies: Bodies, records: Bodies) -> None:
        """Put other bodies in place of some versions', and other records in place of some matches',
        and link the log anew. That it was done is kept; what was there is not."""
        least, log = self.least(code), self.log(code)
        checked(code, log, least)  # what is damaged must not look sound afterwards
        self._heads.pop(code, None)
        was = log[-1].chain
        first = min(bodies, default=len(log) + 1)
        carried = log[first - 2].chain if first > 1 else START
        with self._database.transaction((code,)) as run:
            for event, _ in log[first - 1 :]:
                now = event._replace(body=bodies.get(event.version, event.body))
                carried = link(carried, now)
                run(REPLACE_EVENT, (now.body, carried, code, now.version))
            for number, record in records.items():
                run(REPLACE_RECORD, (record, code, number))
            run(
                "INSERT INTO redactions VALUES ($1, $2, $3, $4, $5)",
                (code, len(log), at, was, carried),
            )
        self._database.wipe()

    def settle(self) -> None:
        """Know what became of all that was written, before somebody else may write."""
        self._settle()

    def look_anew(self) -> None:
        """Others may have written since: what was remembered of any log is not true any more."""
        self._heads.clear()

    def give_up(self) -> None:
        """All of it is others' now, what was kept of our last words included."""
        self._heads.clear()
        self._doubtful.clear()

    def close(self) -> None:
        self._database.close()

    def _follow(self, events: Iterable[Event]) -> tuple[list[Row], dict[str, Head]]:
        """The events as they are stored, and the ends of their logs then; if each one is its
        table's next."""
        linked: list[Row] = []
        heads: dict[str, Head] = {}
        for event in events:
            code, version, _, _ = event
            before, chain = heads.get(code) or self._heads.get(code) or self._find_head(code)
            if version != before + 1:
                raise StoreConflict(
                    f"Table {code} is at version {before}; {version} is not its next. "
                    f"Read what happened since, and decide anew."
                )
            chain = link(chain, event)
            heads[code] = version, chain
            linked.append((*event, chain))
        return linked, heads

    def _find_head(self, code: str) -> Head:
        sql = "SELECT version, chain FROM events WHERE code = $1 ORDER BY version DESC LIMIT 1"
        head: Head = next(iter(self._database.rows(sql, (code,))), NO_HEAD)
        self._heads[code] = head
        return head

    def _settle(self) -> None:
        """Take back what was reported as failed, if the database has kept it after all."""
        if not self._doubtful:
            return
        with self._database.transaction(map(_code, self._doubtful)) as run:
            for entry in self._doubtful:
                for event in entry.events:
                    run(TAKE_BACK_EVENT, event)
                if entry.table:
                    run(TAKE_BACK_ROW, (entry.table.code, entry.table.summary))
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


def _code(entry: Entry) -> str:
    """The table of an entry: all that is stored together is of one."""
    if entry.events:
        return entry.events[0].code
    return (entry.table or entry.match).code  # type: ignore[union-attr]


def _linked(code: str, version: int, at: int, body: bytes, chain: bytes) -> Linked:
    return Linked(Event(code, version, at, body), chain)
