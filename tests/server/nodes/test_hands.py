"""Hands over nodes: people sit at the node that does not keep their table, and whatever reaches
them there is the same in every world that they take for possible.

Two houses of two real nodes each; what one node tells the other in the database is compared, too.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bluffhouse.bots import warm
from bluffhouse.games import open_room
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.leakcheck.check import World, compare
from bluffhouse.server.leakcheck.worlds import NEVER, NOW, UNLIMITED
from bluffhouse.server.nodes import server
from bluffhouse.server.nodes.rows import EVEN
from bluffhouse.server.nodes.territory import Territory
from bluffhouse.server.share import SLOTS
from tests.server.guests import served
from tests.server.nodes.test_passing_on import until
from tests.server.store.cluster import Cluster

ENOUGH = 200  # comparisons


class House:
    """Two nodes whose clocks stand still; each one with the address of the other."""

    def __init__(self, database: Cluster, name: str) -> None:
        self.database, self.name = database, name
        self.halls: list[Hall] = []
        self.urls: list[str] = []

    def hall(self, *what: Any, **more: Any) -> Hall:
        """The hall of the next node."""
        self.halls.append(Hall(*what, **more, now=lambda: NOW))
        return self.halls[-1]

    def wrong_way(self, code: str) -> World:
        """The hall that keeps a table, and the node where it is not."""
        (keeper,) = [n for n, hall in enumerate(self.halls) if hall.share.keeps(code)]
        return self.halls[keeper], self.urls[1 - keeper]

    def even(self) -> bool:
        """Whether each has its share, and nothing moves any more."""
        counts = [len(hall.share.mine) for hall in self.halls if isinstance(hall.share, Territory)]
        return sum(counts) == SLOTS and max(counts) - min(counts) < EVEN

    def news(self) -> list[Any]:
        """What the nodes have told each other of their tables."""
        found = self.database.ask("SELECT news FROM nodes ORDER BY name", self.name)
        return [msgspec.json.decode(bytes(news))["news"] for (news,) in found]  # type: ignore[call-overload]


@asynccontextmanager
async def house(database: Cluster, name: str, folder: Path) -> AsyncIterator[House]:
    database.do(f"CREATE DATABASE {name} TEMPLATE template0")
    made = House(database, name)
    async with AsyncExitStack() as opened:
        patched = opened.enter_context(pytest.MonkeyPatch.context())
        patched.setattr(server, "Hall", made.hall)
        settings = {**UNLIMITED, "store": database.address(name), "bot_pace": NEVER}
        for node in "ab":
            made.urls.append(
                await opened.enter_async_context(
                    served(folder, **settings, cluster="club", node=node)
                )
            )
        await until(made.even)
        yield made


async def test_no_hand_passes_by_another_node(postgres: Cluster, tmp_path: Path) -> None:
    """Sockets, coming back, refusals, records, replays: a person's, and a spectator's."""
    room = open_room("luegen")
    warm.compile_rules(room)  # before there are nodes: others would take them for dead
    opened = partial(house, postgres, folder=tmp_path)
    async with opened("hands_here") as here, opened("hands_there") as there:
        tally = await compare(
            lambda code: (here.wrong_way(code), there.wrong_way(code)),
            room, 23, lambda tally: tally.compared < ENOUGH,
        )  # fmt: skip
        assert tally.findings == []
        assert tally.different > tally.courses / 2, "the worlds are two"
        await until(lambda: here.news() == there.news())  # with the next signs of life
