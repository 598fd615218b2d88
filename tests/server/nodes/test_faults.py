"""Three nodes, and one of them is killed, stopped, told to go; or the database is: nobody's move
is lost, none is made twice, and everybody is back."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from typing import Any

from benchmarks.server.drops import all_back, all_further, audit, leave, until
from benchmarks.server.load import Caller, Meter, Table, connect
from benchmarks.server.ours import sitting
from tests.server.nodes.audit import strangers, written
from tests.server.nodes.house import NAMES, House
from tests.server.witness import Witness, all_filed, compare_with_log

TABLES = 8


class Play:
    """Players at tables of all nodes, who do not go away."""

    def __init__(self, house: House, tables: int = TABLES, pace: float = 0.2) -> None:
        self.house = house
        self.places = [Table(Meter(), pace=pace) for _ in range(tables)]
        self.seats: list[Any] = []

    async def begin(self) -> None:
        self.seats = sitting(Witness, self.places, self.house.door, Random(5))
        await connect(self.seats)
        for place in self.places:
            place.open(0)

    async def on(self) -> float:
        """Seconds until everybody is back, and has heard of another move."""
        heard = partial(all_further, self.seats, [seat.v for seat in self.seats])
        seconds = await until(lambda: all_back(self.seats), "everybody is back")
        return seconds + await until(heard, "all play on")

    async def end(self, excused: Callable[[str], bool]) -> None:
        """Hold what everybody was promised against the logs."""
        for place in self.places:
            place.playing = False
        await until(lambda: not any(seat.unanswered for seat in self.seats), "all is answered")
        versions: list[int | None] = []
        while versions != (versions := [seat.v for seat in self.seats]):
            await asyncio.sleep(0.5)  # the last updates arrive
        caller = Caller(self.house.door)
        faults = [
            fault
            for place in self.places
            for fault in await asyncio.to_thread(audit, caller, place.seats)  # type: ignore[arg-type]
            if not excused(fault)
        ]
        leave(self.seats)
        assert faults == []
        store = self.house.database.address(self.house.name)
        assert compare_with_log(store, self.seats) == sum(len(seat.moves) for seat in self.seats)
        assert all_filed(store, self.seats)
        assert strangers(self.house.database, self.house.name) == []
        assert written(self.house.database, self.house.name) > len(self.seats)


def not_stored(fault: str) -> bool:
    return fault.endswith("refused: store")


@asynccontextmanager
async def playing(
    house: House, excused: Callable[[str], bool] = lambda fault: False
) -> AsyncIterator[Play]:
    play = Play(house)
    await play.begin()
    try:
        await play.on()
        yield play
        await play.on()
        await play.end(excused)
    finally:
        leave(play.seats)


async def test_a_node_that_is_killed(house: House) -> None:
    async with playing(house, not_stored) as play:
        victim = house.owner(play.seats[0].code)
        house.kill(victim)
        await play.on()
        assert victim not in house.counts()
        await asyncio.to_thread(house.start, victim)
        await asyncio.to_thread(house.wait_until_even, *NAMES)


async def test_a_node_that_stood_still_writes_nothing_more(house: House) -> None:
    async with playing(house, not_stored) as play:
        victim = house.owner(play.seats[0].code)
        house.send(victim, signal.SIGSTOP)
        try:
            await until(lambda: house.owner(play.seats[0].code) not in ("", victim), "it is taken")
        finally:
            house.send(victim, signal.SIGCONT)
        await play.on()
        await until(lambda: victim in house.counts(), "it is a node again")
        assert "begins anew" in house.log_of(victim).read_text()
        await asyncio.to_thread(house.wait_until_even, *NAMES)


async def test_a_node_that_is_told_to_go_hands_its_tables_over(house: House) -> None:
    async with playing(house) as play:
        victim = house.owner(play.seats[0].code)
        assert await asyncio.to_thread(house.terminate, victim) == 0
        assert victim not in house.counts()
        assert sum(house.counts().values()) == 256
        await play.on()
        await asyncio.to_thread(house.start, victim)
        await asyncio.to_thread(house.wait_until_even, *NAMES)


async def test_a_database_that_is_restarted(house: House) -> None:
    async with playing(house, not_stored) as play:
        before = house.counts()
        await asyncio.to_thread(house.database.crash)
        await asyncio.sleep(1)
        await asyncio.to_thread(house.database.start)
        await play.on()
        assert house.counts() == before, "nobody was taken for dead"
