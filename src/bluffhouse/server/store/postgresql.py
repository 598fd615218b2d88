"""The store's database as one of PostgreSQL."""

import logging
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from socket import socket
from typing import Any, TypeAlias
from uuid import uuid4

from bluffhouse.server.store.database import Row, Run
from bluffhouse.server.store.errors import (
    EntryRefused,
    StoreConflict,
    StoreDoubtful,
    StoreError,
    StoreFailed,
    StoreInUse,
    StoreTaken,
)
from bluffhouse.server.store.owners import NEWEST_EPOCH, TAKE, TAKEN

try:
    import psycopg
    from psycopg.types.numeric import Int8Dumper
except ImportError as error:
    raise StoreError(
        "A store in PostgreSQL needs psycopg: pip install 'bluffhouse[postgres]'."
    ) from error

# What it says when a transaction breaks off, we say ourselves, in one line.
logging.getLogger("psycopg").setLevel(logging.ERROR)

Connection: TypeAlias = "psycopg.Connection[Row]"

LOCK = 0x626C756666  # "bluff": held by the server that writes to this database
# Who takes over waits until no transaction is under way that may have seen the old epoch, and no
# other begins meanwhile. A transaction asks last, when it has written to one of these tables.
ALONE = "LOCK TABLE events, tables, matches IN SHARE MODE"
# An answer is not waited for before the next statement goes out: it has to fail.
CHECK = "SELECT 1 / (SELECT count(*) FROM owners WHERE code = '' AND epoch = $1)"
# A server that was killed leaves its lock when PostgreSQL notices, which takes a moment.
PATIENCE = "3s"
# An address that swallows packets must not hold the tables for minutes, nor one that has swallowed
# an answer: who only waits for it sends nothing that could fail. A URL may say otherwise.
TIMES = {
    "connect_timeout": "5",
    "tcp_user_timeout": "10000",
    "keepalives_idle": "4",
    "keepalives_interval": "2",
    "keepalives_count": "3",
}
# A server that stands still in the midst of a transaction would hold up whoever takes over.
AWAKE = "SET idle_in_transaction_session_timeout = '10s'"
# What the network has cut off may live on over there, with the lock: until it is ended.
END_FORMER = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = $1 AND pid <> pg_backend_pid()"""
SEE = "see whether it runs and may be reached"
ADVICE = {
    psycopg.errors.DiskFull: "make room on its disk",
    psycopg.errors.InsufficientPrivilege: "let this user make tables there, best as its owner",
    psycopg.errors.ReadOnlySqlTransaction: "give the address of one that may be written to",
}
# Not those that extensions bring along.
OF_ANYBODY = """SELECT relname::text FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')"""
# A commit is on disk when it returns. Stricter settings, those of replicas, are kept.
DURABLE = """SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'"""


class PostgreSQL:
    blob = "BYTEA"
    lock = "pg_advisory_lock"
    epoch: int | None = None

    def __init__(self, url: str, writing: bool, alone: bool = True) -> None:
        self._writing = writing
        self._alone = alone
        self.sessions = f"bluffhouse-{uuid4().hex}"  # by which our own are known
        given = _address(url)
        try:
            named = {**TIMES, **given, "application_name": self.sessions}
            self._address = psycopg.conninfo.make_conninfo("", **named)
            self._connection = self._connect()
        except psycopg.Error as error:
            raise StoreFailed(
                f"PostgreSQL cannot be opened ({_line(error)}): see whether it runs, may be "
                "reached from here and lets this user in; then try again."
            ) from error

    @contextmanager
    def transaction(self, codes: Iterable[str] = ()) -> Iterator[Run]:
        with self._errors():
            connection = self._live()
            try:
                # Statements go out without waiting for the answer to the one before.
                with connection.pipeline():
                    self._run("BEGIN")
                    yield self._run
                    self._check(codes)
                    self._run("COMMIT")
            except BaseException as error:
                if connection.closed:
                    raise StoreDoubtful(_what_to_do(error)) from error
                # Not as a statement of ours: psycopg has to forget which statements it takes for
                # prepared. One that was to be in this transaction is not, and would fail for ever.
                connection.rollback()
                raise

    def _check(self, codes: Iterable[str]) -> None:
        """Let the transaction fail if another has taken over."""
        if self.epoch is not None:
            self._run(CHECK, (self.epoch,))

    def is_ours(self) -> bool:
        return self.rows(NEWEST_EPOCH) == [(self.epoch,)]

    def take(self, owner: str) -> int:
        shared = self.has_table("slots")
        with self._errors(), (connection := self._live()).transaction():
            connection.execute(ALONE)
            connection.execute(TAKE, (owner,))
            if shared:  # a node of before that was only asleep must not write either
                connection.execute("DELETE FROM slots")
            return self._newest_epoch(connection)

    def _newest_epoch(self, connection: Connection) -> int:
        ((epoch,),) = connection.execute(NEWEST_EPOCH).fetchall()
        return int(epoch)

    @contextmanager
    def stream(self, *queries: str) -> Iterator[Iterator[Iterator[Row]]]:
        with self._errors(), (connection := self._live()).transaction():
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield (connection.cursor().stream(query) for query in queries)

    def sound(self, most: int | None) -> str:
        return ""  # PostgreSQL looks after its pages itself

    def wipe(self) -> None:
        """PostgreSQL overwrites what is dead when it next vacuums."""

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        with self._errors():
            return self._live().execute(sql, values).fetchall()

    def has_table(self, name: str) -> bool:
        return bool(self.rows("SELECT 1 WHERE to_regclass($1) IS NOT NULL", (name,)))

    def tables(self) -> set[str]:
        return {name for (name,) in self.rows(OF_ANYBODY)}

    def close(self) -> None:
        self._connection.close()

    def own_host(self) -> str:
        """The address by which this machine reaches the database; others may reach it there."""
        with socket(fileno=os.dup(self._live().fileno())) as session:
            address = session.getsockname()
        return address[0] if isinstance(address, tuple) else "127.0.0.1"

    def _run(self, sql: str, values: Sequence[object] = ()) -> None:
        self._connection.execute(sql, values)

    def _live(self) -> Connection:
        if self._connection.closed:
            self._connection = self._connect()
        return self._connection

    def _connect(self) -> Connection:
        connection: Connection = psycopg.connect(
            self._address, autocommit=True, cursor_factory=psycopg.RawCursor
        )
        # One type for all numbers: otherwise each mix of small and large ones would be a
        # statement of its own to prepare.
        connection.adapters.register_dumper(int, Int8Dumper)
        try:
            if self._writing:
                connection.execute(DURABLE)
                connection.execute(AWAKE)
                if self._alone:
                    self._lock(connection)
            else:
                connection.execute("SET default_transaction_read_only = on")
        except BaseException:
            connection.close()
            raise
        return connection

    def _lock(self, connection: Connection) -> None:
        """Keep other servers out; again, if the connection was lost with the lock."""
        if self.epoch is not None:
            connection.execute(END_FORMER, (self.sessions,))
        try:
            _wait_for_lock(connection, self.lock)
        except StoreInUse:
            if self.epoch not in (None, self._newest_epoch(connection)):
                raise StoreTaken(TAKEN) from None
            raise

    @contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except psycopg.errors.DivisionByZero:  # see `CHECK`
            raise StoreTaken(TAKEN) from None
        except psycopg.errors.UniqueViolation as error:
            raise StoreConflict(f"This is already in the store: {_line(error)}.") from error
        except psycopg.errors.InsufficientPrivilege as error:  # the user's fault, not the entry's
            raise StoreFailed(_what_to_do(error)) from error
        except (psycopg.DataError, psycopg.IntegrityError, psycopg.ProgrammingError) as error:
            raise EntryRefused(f"The store cannot take this: {_line(error)}.") from error
        except psycopg.Error as error:
            raise StoreFailed(_what_to_do(error)) from error


def _address(url: str) -> dict[str, Any]:
    """What psycopg says of one that it cannot read may have a part of the password in it."""
    try:
        return psycopg.conninfo.conninfo_to_dict(url)
    except psycopg.Error:
        raise StoreError(
            "The address of the database cannot be read: write it as "
            "postgresql://USER:PASSWORD@HOST/DATABASE, and in the password %40 for @, %3A for :, "
            "%2F for / and %25 for %."
        ) from None


def _wait_for_lock(connection: Connection, lock: str) -> None:
    connection.execute(f"SET lock_timeout = '{PATIENCE}'")
    try:
        connection.execute(f"SELECT {lock}($1)", (LOCK,))
    except psycopg.errors.LockNotAvailable as error:
        raise StoreInUse(
            "Another server has this database open: stop it, or give this one another database."
        ) from error
    connection.execute("RESET lock_timeout")


def _what_to_do(error: BaseException) -> str:
    advice = next((told for kind, told in ADVICE.items() if isinstance(error, kind)), SEE)
    why = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    return (
        f"Nothing was stored in PostgreSQL ({why or _line(error)}): {advice}; "
        "then the store goes on by itself."
    )


def _line(error: BaseException) -> str:
    return " ".join(str(error).split()).rstrip(".")
