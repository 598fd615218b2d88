"""Three nodes, and one of them is killed, stopped, told to go; or the database is: nobody's move
is lost, none is made twice, and everybody is back."""

import asyncio
import signal
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from benchmarks.server.drops import all_back, all_further, audit, leave, until
from benchmarks.server.load import Caller, Meter, Table, connect
from benchmarks.server.ours import sitting
from bluffhouse.server.share import SLOTS
from tests.server.guests import Guest
from tests.server.nodes.audit import strangers, written
from tests.server.nodes.house import NAMES, House
from tests.server.witness import Witness, all_filed, compare_with_log

TABLES = 8
SETTLED = 60.0  # seconds until nobody hears anything more, once nobody moves


class Play:
    """Players at tables of all nodes, who do not go away."""

    def __init__(self, house: House, tables: int = TABLES, pace: float = 2.0) -> None:
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
        async with asyncio.timeout(SETTLED):
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


async def kill(play: Play, house: House, victim: str) -> None:
    house.kill(victim)
    await until(lambda: victim not in house.counts(), "it is taken for dead")
    await play.on()
    await asyncio.to_thread(house.start, victim)


async def stop_until_it_is_taken_over(play: Play, house: House, victim: str) -> None:
    code = next(seat.code for seat in play.seats if house.owner(seat.code) == victim)
    house.send(victim, signal.SIGSTOP)
    try:
        await until(lambda: house.owner(code) not in ("", victim), "it is taken over")
        await play.on()
    finally:
        house.send(victim, signal.SIGCONT)
    await shows_nothing_old(play, house, code, victim)
    await play.on()
    await until(lambda: victim in house.counts(), "it is a node again")
    assert "begins anew" in house.log_of(victim).read_text()


async def shows_nothing_old(play: Play, house: House, code: str, victim: str) -> None:
    """Who comes to a node in the moment when it wakes up sees what others have seen meanwhile."""
    seat = next(seat for seat in play.seats if seat.code == code)
    seen = seat.v
    guest = Guest(house.url_of(victim), code, {"token": seat.token, "guest": seat.number})
    phone = await guest.connect()
    assert phone.version >= seen
    phone.hang_up()


async def tell_to_go(play: Play, house: House, victim: str) -> None:
    cuts = [seat.cuts for seat in play.seats]
    assert await asyncio.to_thread(house.terminate, victim) == 0
    assert victim not in house.counts()
    assert sum(house.counts().values()) == SLOTS
    await play.on()
    assert [seat.cuts for seat in play.seats] == cuts, "all were told when to come back"
    await asyncio.to_thread(house.start, victim)


async def restart_the_database(play: Play, house: House, _: str) -> None:
    before = house.counts()
    await asyncio.to_thread(house.database.crash)
    await asyncio.to_thread(house.database.start)
    await play.on()
    assert house.counts() == before, "nobody was taken for dead"


async def test_nothing_is_lost_whatever_becomes_of_a_node(house: House) -> None:
    """One house for all of it: starting three nodes takes longer than harming them."""
    play = Play(house)
    await play.begin()
    try:
        await play.on()
        for harm in (kill, stop_until_it_is_taken_over, tell_to_go, restart_the_database):
            await harm(play, house, house.owner(play.seats[0].code))
            await asyncio.to_thread(house.wait_until_even, *NAMES)
            await play.on()
        await play.end(not_stored)
    finally:
        leave(play.seats)
