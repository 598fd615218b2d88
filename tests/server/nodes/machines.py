"""Nodes without their servers: what they have of the store and of the register."""

from bluffhouse.server.nodes.register import Card, Register
from bluffhouse.server.nodes.rows import Neighbour, as_number
from bluffhouse.server.share import SLOTS
from bluffhouse.server.store import Entry, Event, Store
from bluffhouse.server.store.fenced import NEVER, FencedPostgreSQL, SharedPostgreSQL
from tests.server.store.cluster import Cluster

CODE = "ABCDEFGH"
VERSION = as_number("1.2.3")


class Machine:
    """A node without its server: what it has of the store and of the register."""

    def __init__(self, url: str, name: str, version: int = VERSION) -> None:
        self.database = FencedPostgreSQL(url)
        self.store = Store(self.database, epoch=NEVER)
        self.register = Register(SharedPostgreSQL(url))
        self.register.prepare()
        self.version = version
        card = Card("club", name, "127.0.0.1:1", "secret", version, self.database.sessions)
        self.id = self.register.enter(card)

    @property
    def neighbour(self) -> Neighbour:
        return self.register.look().nodes[self.id]

    def take_free(self) -> list[int]:
        return self.register.assign(dict.fromkeys(range(SLOTS), self.neighbour))

    def hold(self) -> None:
        """Believe what the register says."""
        slots = self.register.look().slots.values()
        self.store.look_anew()
        self.database.held = {s.slot: s.epoch for s in slots if s.node == self.id}

    def append(self, version: int) -> None:
        self.store.append([Entry((Event(CODE, version, 0, b"{}"),))])

    def versions(self) -> list[int]:
        return [event.version for event in self.store.events(CODE)]

    def close(self) -> None:
        self.store.close()
        self.register.close()


def let_expire(postgres: Cluster, machine: Machine) -> None:
    """Let a node's lease have ended long ago."""
    postgres.do(f"UPDATE nodes SET until = 1 WHERE node = {machine.id}", "shared")
