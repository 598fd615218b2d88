"""What a node keeps, and where the rest is, as far as it knows."""

from bluffhouse.server.nodes.rows import Neighbour, Sighting
from bluffhouse.server.share import slot_of


class Territory:
    """A `Part` that changes. What it says may be old: the store has the last word."""

    workers = 1

    def __init__(self) -> None:
        self._mine: frozenset[int] = frozenset()
        self._leaving: set[int] = set()
        self.sighting = Sighting({}, {}, {})
        self.cut_off: frozenset[int] = frozenset()  # nodes that live, and that we do not reach

    def keeps(self, code: str) -> bool:
        return slot_of(code) in self._mine

    def part(self, whole: int) -> int:
        return whole  # each node has its own memory and connections

    @property
    def mine(self) -> frozenset[int]:
        """The slots whose tables may be played at here."""
        return self._mine

    def see(self, sighting: Sighting, held: frozenset[int]) -> None:
        """What all keep, and what of it is held here for certain."""
        self.sighting = sighting
        self._mine = held - self._leaving

    def let_go(self, slot: int) -> None:
        """Nobody begins anything there any more."""
        self._leaving.add(slot)
        self._mine -= {slot}

    def stay(self, slot: int) -> None:
        """It could not be given away: all goes on."""
        self._leaving.discard(slot)
        self._mine |= {slot}

    def gave(self, slot: int, to: int) -> None:
        self._leaving.discard(slot)
        self.sighting = self.sighting.given(slot, to)

    def owner(self, code: str) -> Neighbour | None:
        """The node that keeps a table; None if that is not known."""
        holding = self.sighting.slots.get(slot_of(code))
        return self.sighting.nodes.get(holding.node) if holding else None

    def busiest(self, but: int) -> Neighbour | None:
        """The node that keeps most, for who wants to open a table where there is no slot."""
        counts = {node: n for node, n in self.sighting.counts().items() if n and node != but}
        return self.sighting.nodes[max(counts, key=lambda n: counts[n])] if counts else None
