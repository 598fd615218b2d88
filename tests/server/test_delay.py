"""Streamers' tables: who only watches is behind, and no way leads round that."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bluffhouse.server import messages as ms
from bluffhouse.server.live.live_table import LiveTable
from tests.server.guests import PATIENCE, Guest, Phone, get, join, open_table
from tests.server.test_slow import Days, asked, house, told
from tests.server.test_trouble import until
from tests.server.worlds import World

DELAY = 60
SHORT = {"mats": 2, "halves": False}
#: All that can be asked about a table; and the lobby.
PATHS = (
    "", "/state", "/spoken", "/evening", "/matches", "/matches/1/record", "/matches/1/replay",
    "/matches/1/replay?seat=0", "/matches/1/facts", "/matches/1/review", "/matches/2/record",
    "/matches/2/facts", "/mine", "/acts", "/qr.svg", "/lesson",
)  # fmt: skip


class Streamed:
    """A match of two that others watch: one with a name, one without."""

    def __init__(
        self, here: World, now: Days, live: LiveTable, people: tuple[Guest, Guest]
    ) -> None:
        self.here, self.now, self.live = here, now, live
        self.host, watcher = people
        self.watchers = [Guest(here.url, live.table.code), watcher]
        self.serial = 0

    async def move(self) -> None:
        table, seat = self.live.table, asked(self.live)
        assert table.match is not None
        guest, at = table.seats[seat].guest, table.match.played
        assert guest is not None
        self.serial += 1
        wish = ms.Move(id=f"m{self.serial}", move=table.match.legal(seat)[-1], at=at)
        assert isinstance(await told(self.live, guest, wish), ms.Ack)

    async def play_out(self) -> None:
        while self.live.table.state != "over":
            await self.move()

    async def seen(self) -> list[tuple[Any, ...]]:
        """All that watchers can read, by whatever way."""
        lobby = await get(f"{self.here.url}/api/tables")
        found: list[tuple[Any, ...]] = [("lobby", lobby.content)]
        for watcher in self.watchers:
            key = watcher.key if watcher.token else {}
            for path in PATHS:
                answer = await get(f"{watcher.url}/api/tables/{watcher.code}{path}", headers=key)
                found.append((path, answer.status_code, answer.content))
            for version in (None, 0, 1, 10**6):
                phone = await watcher.connect(version)
                found.append(("socket", version, phone.raw[0]))
                phone.hang_up()
            found.append(("stream", await first_line(self.here, watcher)))
        await until(lambda: all(ear.guest in (0, 1) for ear in self.live.ears))
        return found


async def first_line(here: World, guest: Guest) -> str:
    headers = guest.key if guest.token else {}
    address = f"/api/tables/{guest.code}/stream"
    async with here.client.stream("GET", address, headers=headers) as stream:
        async for line in stream.aiter_lines():
            return line
    raise AssertionError("an empty stream")


async def streamed(stack: AsyncExitStack, folder: Path, now: Days, **more: Any) -> Streamed:
    here = await stack.enter_async_context(house(folder, now, misses=1000))
    settings = {"options": SHORT, "delay": DELAY, "public": True, **more}
    host = await open_table(here.url, **settings)
    await join(host)
    watcher = await join(host, "Watcher", seat=None)
    live = await here.hall.table(host.code)
    await host.connect()  # somebody is there: else the lobby would not list it
    assert isinstance(await told(live, 0, ms.Start(id="start")), ms.Ack)
    return Streamed(here, now, live, (host, watcher))


async def agree(table: Streamed) -> None:
    """Both who play let watchers see their hands."""
    for guest in (0, 1):
        assert isinstance(await told(table.live, guest, ms.Show(id=f"yes{guest}")), ms.Ack)


async def test_no_byte_leaves_before_its_time(tmp_path: Path) -> None:
    """At the socket, by the server's clock: nothing but pongs of one size, then all in order."""
    now = Days()
    async with AsyncExitStack() as stack:
        table = await streamed(stack, tmp_path, now)
        phones = [await watcher.connect() for watcher in table.watchers]
        for phone in phones:
            assert [message["t"] for message in phone.heard] == ["state"]
            assert phone.heard[0]["table"]["state"] == "waiting"
        sizes = set()
        for step in range(4):
            now.at += 1000
            await table.move()
            await told(table.live, 0, ms.Say(id=f"s{step}", text="hello"))
            for phone in phones:
                since = len(phone.raw)
                phone.send({"t": "ping", "n": 7})
                assert (await phone.hear("pong", since))["n"] == 7
                assert len(phone.raw) == since + 1
                sizes.add(len(phone.raw[-1]))
        assert len(sizes) == 1
        now.at += DELAY * 1000 - 4001
        table.live.audience.line.look()
        await quiet(phones)
        now.at += 1
        table.live.audience.line.look()  # the match began so long ago
        for phone in phones:
            state = await phone.until(lambda told: bool(told.get("match")))
            assert state["match"]["at"] == 0
        now.at += 4000
        table.live.audience.line.look()
        for phone in phones:
            await phone.until(lambda told: told.get("v") == table.live.table.version)
            versions = [message["v"] for message in phone.heard if message["t"] != "pong"]
            assert versions == sorted(set(versions))
            assert sum("moved" in message for message in phone.heard) == 4


async def quiet(phones: list[Phone]) -> None:
    """Nothing has come but the answer to this."""
    for phone in phones:
        since = len(phone.heard)
        phone.send({"t": "ping"})
        await phone.hear("pong", since)
        assert [message["t"] for message in phone.heard[since:]] == ["pong"]


async def test_no_way_leads_round_the_delay(tmp_path: Path) -> None:
    """The attack: watchers ask everything, in every way, before the match is played out and after
    it; to the last byte they see the same, until its time has come. Hands as well, where who plays
    agrees to that, and only who has a name."""
    now = Days()
    async with AsyncExitStack() as stack:
        table = await streamed(stack, tmp_path, now)
        await agree(table)
        await table.move()
        now.at += DELAY * 1000
        before = await table.seen()
        by_name = ["hands" in str(one) for one in before[1:]]
        assert not any(by_name[: len(by_name) // 2])
        assert any(by_name)
        await table.play_out()
        await table.here.hall.ledger.drain()
        assert await table.seen() == before
        assert isinstance(await told(table.live, 0, ms.Start(id="again")), ms.Ack)  # and the next
        await table.move()
        assert await table.seen() == before
        assert isinstance(await told(table.live, 0, ms.Close(id="close")), ms.Ack)
        assert (await table.seen())[1:] == before[1:]  # the lobby lists it where people are
        now.at += DELAY * 1000
        assert await table.seen() != before


async def test_watchers_learn_nothing_by_what_they_say(tmp_path: Path) -> None:
    now = Days()
    async with AsyncExitStack() as stack:
        table = await streamed(stack, tmp_path, now)
        watcher = 2
        wishes: list[Any] = [
            ms.Say(id="say", text="hello"), ms.Emote(id="emote", emote="wow"),
            ms.Ready(id="ready"), ms.Undo(id="undo"), ms.Move(id="move", move="x", at=0),
            ms.Wish(id="wish", forced=True), ms.Odds(id="odds", on=True), ms.Stand(id="stand"),
        ]  # fmt: skip
        during = [await told(table.live, watcher, wish) for wish in wishes]
        await table.play_out()
        for wish in wishes:  # as if they had not been said
            table.live.table.guests[watcher].done.pop(wish.id, None)
        assert [await told(table.live, watcher, wish) for wish in wishes] == during
        assert all(answer.v == 0 for answer in during if isinstance(answer, ms.Ack))


async def test_who_plays_is_not_behind(tmp_path: Path) -> None:
    """And who stands up only watches from then on."""
    now = Days()
    async with AsyncExitStack() as stack:
        table = await streamed(stack, tmp_path, now)
        guest = await join(Guest(table.here.url, table.live.table.code), "Late", seat=None)
        assert table.live.hides(guest.id)
        assert not table.live.hides(0)
        phone = await guest.connect()
        now.at += DELAY * 1000
        table.live.audience.line.look()
        await table.move()
        await quiet([phone])
        assert isinstance(await told(table.live, 1, ms.Stand(id="up")), ms.Ack)
        assert table.live.hides(1)


async def test_after_a_restart_nothing_comes_too_early(tmp_path: Path) -> None:
    now = Days()
    async with AsyncExitStack() as stack:
        table = await streamed(stack, tmp_path, now)
        await table.move()
        code = table.live.table.code
    async with house(tmp_path, now) as here:
        stranger = Guest(here.url, code)
        answer = await get(f"{here.url}/api/tables/{code}/state")
        assert answer.status_code == 409
        assert answer.json()["why"]["key"] == "table-delayed"
        phone = await stranger.dial()
        phone.send({"t": "hello"})
        await quiet([phone])
        live = await here.hall.table(code)
        now.at += DELAY * 1000
        live.audience.line.look()
        async with asyncio.timeout(PATIENCE):
            assert (await phone.hear("state"))["match"]["at"] == 1


@pytest.mark.parametrize("delay", [-1, 901, "x"])
def test_a_delay_has_bounds(delay: Any) -> None:
    import msgspec

    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "luegen", "options": {}, "delay": delay}, ms.Settings)
