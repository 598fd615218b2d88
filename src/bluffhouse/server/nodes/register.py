"""The register of nodes and slots, in the database that they share.

Leases go by the database's clock alone, so nobody's own clock matters. Every change of who keeps a
slot raises the store's epoch in the same statement: these changes happen one after the other.
"""

from collections.abc import Sequence
from time import monotonic, sleep, time
from typing import NamedTuple

from bluffhouse.server.nodes.rows import FREE, Holding, Neighbour, Sighting
from bluffhouse.server.share import SLOTS
from bluffhouse.server.store import StoreError, StoreFailed
from bluffhouse.server.store.database import Row
from bluffhouse.server.store.postgresql import PostgreSQL

LEASE = 3000  # milliseconds without a sign of life after which a node is taken for dead
SESSIONS_END = 5.0  # seconds for the database to end a session

CLOCK = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
# Not a part of the store's format: a server that knows nothing of nodes does not miss them, and
# one of before can go on while they are made.
TABLES = (
    """CREATE TABLE IF NOT EXISTS nodes (
        node BIGINT NOT NULL PRIMARY KEY,
        cluster TEXT NOT NULL,
        name TEXT NOT NULL,
        address TEXT NOT NULL,
        secret TEXT NOT NULL,
        version BIGINT NOT NULL,
        sessions TEXT NOT NULL,
        until BIGINT NOT NULL,
        closing BOOLEAN NOT NULL,
        news BYTEA NOT NULL
    )""",
    """CREATE TABLE IF NOT EXISTS slots (
        slot BIGINT NOT NULL PRIMARY KEY,
        epoch BIGINT NOT NULL UNIQUE,
        node BIGINT NOT NULL,
        version BIGINT NOT NULL
    )""",
    f"""INSERT INTO slots SELECT slot, -1 - slot, {FREE}, 0
        FROM generate_series(0, {SLOTS - 1}) AS slot ON CONFLICT DO NOTHING""",
)
MAKING = 0x6E6F646573  # "nodes": a lock, held while these are made

BUMP = """INSERT INTO owners VALUES ('', 1, $1, NULL)
    ON CONFLICT (code) DO UPDATE SET epoch = owners.epoch + 1, owner = excluded.owner
    RETURNING epoch"""
ENTER = f"INSERT INTO nodes VALUES ($1, $2, $3, $4, $5, $6, $7, {CLOCK} + {LEASE}, false, '')"
BEAT = f"""UPDATE nodes SET until = {CLOCK} + {LEASE} WHERE node = $1 AND until > 0
    RETURNING node"""
NODES = f"""SELECT node, name, address, secret, version, until < {CLOCK}, closing, news,
    {CLOCK} + {LEASE} - until
    FROM nodes
    ORDER BY node"""
OWN_SLOTS = "SELECT slot, epoch, node, version FROM slots"
OTHER_CLUSTERS = f"SELECT cluster FROM nodes WHERE cluster <> $1 AND until > {CLOCK}"
# Slots that nobody has: their node has left, or there never was one.
ASSIGN = f"""WITH bump AS (
        UPDATE owners SET epoch = epoch + {SLOTS} WHERE code = '' RETURNING epoch)
    UPDATE slots SET node = heir.node, epoch = bump.epoch - slots.slot,
        version = greatest(slots.version, heir.version)
    FROM bump, unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS heir (slot, node, version)
    WHERE slots.slot = heir.slot
        AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.node = slots.node)
    RETURNING slots.slot"""
# The slots stay with it in name until nothing of it can be under way any more.
FENCE_OFF = f"""WITH dead AS (
        UPDATE nodes SET until = 0 WHERE node = $1 AND until < {CLOCK} RETURNING sessions),
    bump AS (
        UPDATE owners SET epoch = epoch + {SLOTS} WHERE code = '' AND EXISTS (SELECT 1 FROM dead)
        RETURNING epoch),
    fenced AS (
        UPDATE slots SET epoch = bump.epoch - slot FROM bump WHERE node = $1)
    SELECT sessions FROM dead"""
NOW = "SELECT clock_timestamp()"
# Not those that were begun behind the fence: they cannot have passed it, and a node that is back
# already would only open others.
END_SESSIONS = """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE application_name = $1 AND backend_start <= $2"""
GIVE = """WITH bump AS (UPDATE owners SET epoch = epoch + 1 WHERE code = '' RETURNING epoch)
    UPDATE slots SET node = $2, epoch = bump.epoch, version = greatest(version, $4) FROM bump
    WHERE slot = $1 AND slots.epoch = $3
        AND EXISTS (SELECT 1 FROM nodes WHERE nodes.node = $2 AND NOT closing)
    RETURNING slot"""


class Card(NamedTuple):
    """What a node says of itself when it enters."""

    cluster: str
    name: str
    address: str
    secret: str
    version: int
    sessions: str  # by which the database knows those of its store


class Expelled(StoreError):
    """The others have taken this node for dead, and its slots."""


class Register:
    """Asked from one thread at a time."""

    def __init__(self, database: PostgreSQL) -> None:
        self._database = database

    def prepare(self) -> None:
        with self._database.transaction() as run:
            run("SELECT pg_advisory_xact_lock($1)", (MAKING,))
            for sql in TABLES:
                run(sql)

    def clock_error(self) -> float:
        """Seconds by which our clock is ahead of the database's."""
        asked = time()
        ((theirs,),) = self._rows(f"SELECT {CLOCK}")
        return (asked + time()) / 2 - float(theirs) / 1000

    def other_clusters(self, cluster: str) -> list[str]:
        """The names of others whose nodes are alive in this database."""
        return [name for (name,) in self._rows(OTHER_CLUSTERS, (cluster,))]

    def enter(self, card: Card) -> int:
        """Be one of the nodes. Gives the number of this one."""
        ((node,),) = self._rows(BUMP, (card.name,))
        self._rows(ENTER + " RETURNING node", (node, *card))
        return int(node)

    def beat(self, node: int) -> None:
        """Give a sign of life."""
        if not self._surely(BEAT, (node,)):
            raise Expelled("The other nodes took this one for dead: their tables are theirs now.")

    def look(self) -> Sighting:
        slots = {row[0]: Holding(*row) for row in self._surely(OWN_SLOTS)}
        asked, rows = monotonic(), self._rows(NODES)
        nodes = {node: Neighbour(node, *rest) for node, *rest, _ in rows}
        heard = {node: asked - silent / 1000 for node, *_, silent in rows}
        return Sighting(nodes, slots, heard)

    def pin(self, node: int, news: bytes) -> None:
        """Say something that all others can read."""
        self._rows("UPDATE nodes SET news = $2 WHERE node = $1 RETURNING node", (node, news))

    def assign(self, heirs: dict[int, Neighbour]) -> list[int]:
        """Give slots that nobody has to nodes; those that somebody has by now are left alone."""
        values = [[*heirs], [h.node for h in heirs.values()], [h.version for h in heirs.values()]]
        return [slot for (slot,) in self._rows(ASSIGN, values)]

    def take_over(self, dead: int) -> bool:
        """See that a node which gives no sign of life writes nothing more, and let its slots be
        nobody's; whether it was silent still.

        It is fenced off first. A transaction of it may have passed the fence a moment before, so
        its sessions are ended: when they are gone, what it wrote is there, and nothing comes after.
        """
        found = self._rows(FENCE_OFF, (dead,))
        if not found:
            return False
        ((sessions,),), ((fenced,),) = found, self._rows(NOW)
        until = monotonic() + SESSIONS_END
        while self._rows(END_SESSIONS, (sessions, fenced)) != [(0,)]:
            if monotonic() > until:
                raise StoreFailed("PostgreSQL does not end the sessions of a node that is gone.")
            sleep(0.005)
        self.leave(dead)
        return True

    def prepare_to_leave(self, node: int) -> None:
        """Nobody shall give anything to a node."""
        self._rows("UPDATE nodes SET closing = true WHERE node = $1 RETURNING node", (node,))

    def leave(self, node: int) -> None:
        self._rows("DELETE FROM nodes WHERE node = $1 RETURNING node", (node,))

    def close(self) -> None:
        self._database.close()

    def _surely(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """What can be asked twice: if the connection was lost, another may be had at once."""
        try:
            return self._rows(sql, values)
        except StoreFailed:
            return self._rows(sql, values)

    def _rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        return self._database.rows(sql, values)
