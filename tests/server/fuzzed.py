"""A house that is told nonsense, and must stay as it is."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import bluffhouse as bh
from tests.server.worlds import Sitting, World, world

NOISY, QUIET = "BCDFGH", "JKMNPQ"


class House:
    """A server with a quiet table, and one for noise."""

    def __init__(self, here: World, quiet: Sitting, noisy: Sitting) -> None:
        self.here, self.quiet, self.noisy = here, quiet, noisy
        self._asked = 0

    @property
    def url(self) -> str:
        return self.here.url

    def sockets(self) -> int:
        value = self.here.hall.metrics.registry.get_sample_value("bluffhouse_sockets")
        assert value is not None
        return int(value)

    async def plays_on(self) -> None:
        """The quiet table gets its answers."""
        self._asked += 1
        match = self.quiet.match
        if match.over:
            answer = await self.quiet.ask(0, "say", f"q{self._asked}", text="well played")
        else:
            seat = match.actors[0]
            move = {"move": match.legal(seat)[0], "at": match.played}
            answer = await self.quiet.ask(seat, "move", f"q{self._asked}", **move)
        assert answer["t"] == "ack", answer

    async def only(self, count: int) -> None:
        """Wait until no more than so many connections are left."""
        async with asyncio.timeout(60):
            while self.sockets() > count:
                await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    async with world(folder, **settings) as here:
        game = bh.make("luegen", players=2)
        tables = House(
            here, await here.seat(QUIET, game.new(1)), await here.seat(NOISY, game.new(2))
        )
        people = tables.sockets()
        yield tables
        await tables.only(people)
        await tables.plays_on()
