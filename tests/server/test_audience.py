"""Who hears what of a table, at the moment that it happens or later: without sockets."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.live.audience import Audience
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.decide import decide
from tests.server.folded import Folded

DELAY = 5
ADA, BEN, EVE = 0, 1, 2  # the last one only watches


class Listener:
    """A connection that remembers what it heard."""

    address, looks = "", False

    def __init__(self, guest: int | None) -> None:
        self.guest = guest
        self.heard: list[Any] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def end(self, bye: ms.Bye) -> None:
        self.heard.append(bye)


class Room(Folded):
    """A table in a match, and who hears it."""

    def __init__(self, delay: int) -> None:
        super().__init__(ms.Settings("luegen", {"players": 2}, delay=delay), 0, 1, None)
        self.begin()
        self.audience = Audience(
            self.table, lambda: self.now, lambda: ms.Presence([], 0, {}, []), lambda: None
        )
        self.ears = [Listener(guest) for guest in (ADA, BEN, EVE)]
        self.audience.ears += self.ears

    def tell(self, event: ev.AnyEvent) -> None:
        self.do(event)
        self.audience.tell_table(event)

    def wait(self, seconds: int) -> None:
        self.now += 1000 * seconds
        self.audience.line.look()


@pytest.fixture
async def delayed() -> AsyncIterator[Room]:
    """Eve has seen how the match began."""
    room = Room(DELAY)
    room.audience.tell_anew(room.table)
    room.wait(DELAY)
    yield room
    room.audience.line.clear()


async def test_a_note_is_told_once() -> None:
    room = Room(0)
    for guest in (7, 8):
        room.tell(ev.Joined(guest=guest, name=f"P{guest}", avatar="", token="", seat=None))
        (note,) = room.ears[ADA].heard[-1]["notes"]
        assert (note["what"], note["who"]) == ("watch", f"P{guest}")


async def test_a_wish_is_told_to_whom_it_concerns() -> None:
    """How one's moves are made is nobody else's business; who asks for odds sees other things."""
    room = Room(0)
    ada, ben, _ = room.ears
    room.tell(ev.Wished(by=ADA, forced=True))
    assert ada.heard[-1]["you"]["forced"]
    assert "table" not in ada.heard[-1]
    assert not {"you", "table"} & ben.heard[-1].keys()
    room.tell(ev.Wished(by=ADA, odds=True))
    assert ada.heard[-1]["t"] == "state"
    assert (ben.heard[-1]["t"], ben.heard[-1]["you"]["guest"]) == ("on", BEN)
    assert "table" in ben.heard[-1]


@pytest.mark.parametrize("wish", [ms.Wish(id="w", forced=True), ms.Odds(id="w", on=True)])
async def test_who_only_watches_wishes_nothing(wish: ms.Wish | ms.Odds) -> None:
    table = Room(0).table
    with pytest.raises(Denied) as caught:
        decide(table, table.guests[EVE], wish)
    assert (caught.value.code, caught.value.key) == ("forbidden", "table-watching")


async def test_who_stands_up_is_shown_what_is_past_and_nobody_else(delayed: Room) -> None:
    ada, ben, _ = delayed.ears
    began = delayed.table.version
    delayed.wait(DELAY)
    delayed.tell(ev.Stood(guest=BEN, by=BEN))
    assert (ben.heard[-1]["t"], ben.heard[-1]["v"]) == ("state", began)
    assert (ada.heard[-1]["t"], ada.heard[-1]["v"]) == ("on", began + 1)


async def test_who_comes_anew_is_told_the_whole(delayed: Room) -> None:
    """Who stays hears what follows; who had gone does not know what it follows."""
    eve = delayed.ears[EVE]
    delayed.tell(ev.Wished(by=ADA, odds=True))
    delayed.wait(DELAY)
    assert eve.heard[-1]["t"] == "on"
    delayed.audience.forget(eve)
    delayed.tell(ev.Wished(by=ADA, odds=False))
    delayed.wait(DELAY)
    assert eve.heard[-1]["t"] == "state"
    delayed.tell(ev.Wished(by=ADA, odds=True))
    delayed.wait(DELAY)
    assert eve.heard[-1]["t"] == "on"


async def test_without_a_delay_nothing_is_kept_any_more(delayed: Room) -> None:
    delayed.tell(ev.Wished(by=ADA, odds=True))
    delayed.table.settings = msgspec.structs.replace(delayed.table.settings, delay=0)
    delayed.audience.tell_anew(delayed.table)
    assert delayed.audience.line.empty
    heard = len(delayed.ears[EVE].heard)
    delayed.wait(DELAY)
    assert len(delayed.ears[EVE].heard) == heard  # nothing old comes after what is new
