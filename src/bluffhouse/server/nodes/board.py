"""What nodes tell each other beside who keeps what: their lobbies, and how many tables."""

import msgspec

from bluffhouse.server.hall.board import News
from bluffhouse.server.nodes.node import Node

decode = msgspec.json.Decoder(News).decode


class NodeBoard:
    """A node's `Notices`: they go with its signs of life."""

    def __init__(self, node: Node) -> None:
        self._node = node

    def pin(self, news: News) -> None:
        self._node.news = msgspec.json.encode(news)

    def troubles(self) -> list[str]:
        return []  # whoever is in trouble says so himself: nobody need be sent away from here

    def others(self) -> list[News]:
        nodes = self._node.territory.sighting.nodes.values()
        others = (each for each in nodes if each.node != self._node.id and not each.late)
        return [decode(each.news) for each in others if each.news]
