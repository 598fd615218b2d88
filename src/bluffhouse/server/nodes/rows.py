"""What nodes know of each other, as the database has it."""

import re
from typing import NamedTuple

EVEN = 4  # slots that one node may have more than another
FREE = 0  # instead of a node's number: nobody's


class Neighbour(NamedTuple):
    """A node, as the others see it."""

    node: int  # a number that no other node ever had
    name: str  # for people
    address: str  # where other nodes reach it, HOST:PORT
    secret: str  # what others say at its inner door: who can read it may come in
    version: int  # of the program, in one number
    late: bool  # it has not given a sign of life for too long
    closing: bool  # it takes nothing more
    news: bytes


class Holding(NamedTuple):
    """A slot: who keeps it, and with which epoch."""

    slot: int
    epoch: int
    node: int
    version: int  # the newest program that ever kept it: an older one may not know its events


class Sighting(NamedTuple):
    """All nodes and slots, at one moment."""

    nodes: dict[int, Neighbour]
    slots: dict[int, Holding]
    heard: dict[int, float]  # by node: its last sign of life, or a little before; by `monotonic`

    def counts(self) -> dict[int, int]:
        """How many slots each living node has."""
        counts = {n.node: 0 for n in self.nodes.values() if not n.late and not n.closing}
        for holding in self.slots.values():
            if holding.node in counts:
                counts[holding.node] += 1
        return counts

    def heir(self, slot: int, giver: int) -> Neighbour | None:
        """Who should get a slot: the living node with the fewest, if it knows all its events."""
        counts = self.counts()
        able = [
            self.nodes[node]
            for node in counts
            if node != giver and self.nodes[node].version >= self.slots[slot].version
        ]
        return min(able, key=lambda node: (counts[node.node], node.node), default=None)

    def poorer(self, slot: int, giver: int) -> Neighbour | None:
        """Who should get a slot because its node has more; None if that has no more than others,
        or is taken for dead."""
        counts, heir = self.counts(), self.heir(slot, giver)
        more = counts.get(giver, 0) - counts[heir.node] if heir else 0
        return heir if more >= EVEN else None

    def newest(self, own: int = 0) -> int:
        """The newest version of all living nodes, and of one that is about to enter."""
        return max(own, *(self.nodes[node].version for node in self.counts()), 0)

    def waiting(self) -> int:
        """How many slots no node has or can have: a newer program kept them."""
        living, newest = self.counts(), self.newest()
        return sum(s.node not in living and s.version > newest for s in self.slots.values())

    def given(self, slot: int, to: int) -> "Sighting":
        """As it is once a slot has another owner."""
        return self._replace(slots={**self.slots, slot: self.slots[slot]._replace(node=to)})


def as_number(version: str) -> int:
    """A version of the program in one number: 0.1.12 comes after 0.1.2."""
    major, minor, patch, *_ = (*map(int, re.findall(r"\d+", version)), 0, 0, 0)
    return (major * 1000 + minor) * 1000 + patch


def spelled(version: int) -> str:
    """The version that a number stands for."""
    return f"{version // 1_000_000}.{version // 1000 % 1000}.{version % 1000}"


def generation(version: int) -> int:
    """Versions that can be nodes side by side: of one major version; before 1.0.0 of one minor."""
    return version // 1000 if version < 1_000_000 else version // 1_000_000 * 1000
