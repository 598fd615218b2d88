"""What nodes tell each other beside who keeps what: their lobbies, tables, and counts of limits."""

import msgspec
from msgspec import Struct
from prometheus_client import Gauge

from bluffhouse.server.hall.board import News
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.nodes.counts import NodeCounts, Told
from bluffhouse.server.nodes.node import Node
from bluffhouse.server.nodes.rows import Sighting


class Note(Struct, frozen=True):
    """What a node has to say."""

    news: News
    counts: Told = {}
    room: int = 0  # for other nodes' searches,
    critics: int = 0  # and for decisions of their reviews


decode = msgspec.json.Decoder(Note).decode


class Division:
    """How the house is divided among nodes, for Prometheus: any node tells it of all."""

    def __init__(self, metrics: Metrics) -> None:
        self._slots = Gauge(
            "bluffhouse_node_slots", "Slots that a node keeps", ["node"], registry=metrics.registry
        )
        self._tables = Gauge(
            "bluffhouse_node_tables", "Tables in the memory of a node", ["node"],
            registry=metrics.registry,
        )  # fmt: skip

    def renew(self, sighting: Sighting, tables: dict[int, int]) -> None:
        """`tables`: how many each node has in memory. Nodes may have the same name."""
        self._slots.clear()
        self._tables.clear()
        for node, count in sighting.counts().items():
            self._slots.labels(sighting.nodes[node].name).inc(count)
            self._tables.labels(sighting.nodes[node].name).inc(tables.get(node, 0))


class NodeBoard:
    """A node's `Notices`: they go with its signs of life."""

    def __init__(self, node: Node, counts: NodeCounts) -> None:
        self._node = node
        self._counts = counts
        self._read: dict[int, tuple[bytes, Note]] = {}
        self._division: Division | None = None
        self._hall: Hall | None = None

    def show(self, hall: Hall) -> None:
        """Tell of its room, and count among the rest how the house is divided."""
        self._hall = hall
        self._division = Division(hall.metrics)

    def pin(self, news: News) -> None:
        room = self._hall.searches.room if self._hall else 0
        critics = self._hall.judges.room if self._hall else 0
        self._node.news = msgspec.json.encode(Note(news, self._counts.tell(), room, critics))
        notes = self.notes()
        self._counts.hear({node: note.counts for node, note in notes.items()})
        if self._division:
            tables = {node: note.news.tables for node, note in notes.items()}
            self._division.renew(
                self._node.territory.sighting, {**tables, self._node.id: news.tables}
            )

    def troubles(self) -> list[str]:
        """Others say so themselves. What this node keeps may be theirs by now, and whoever came
        would see an old table."""
        return ["this node has not been heard for too long"] if self._node.doubtful else []

    def others(self) -> list[News]:
        return [note.news for note in self.notes().values()]

    def rooms(self) -> dict[int, int]:
        """How many searches other nodes could do for us."""
        return {node: note.room for node, note in self.notes().items()}

    def critics(self) -> dict[int, int]:
        """How many decisions others could judge for us."""
        return {node: note.critics for node, note in self.notes().items()}

    def notes(self) -> dict[int, Note]:
        """What the other nodes said last."""
        said = {
            each.node: each.news
            for each in self._node.territory.sighting.nodes.values()
            if each.node != self._node.id and not each.late and each.news
        }
        self._read = {
            node: self._read[node] if self._known(node, news) else (news, decode(news))
            for node, news in said.items()
        }
        return {node: note for node, (_, note) in self._read.items()}

    def _known(self, node: int, news: bytes) -> bool:
        return node in self._read and self._read[node][0] == news
