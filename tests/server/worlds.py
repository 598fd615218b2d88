"""Servers with a prepared match at a table, all of whose traffic to one viewer is kept.

Two such worlds have the same code, tokens, names, settings, versions, seed and clock; the matches
at their tables differ only in what the viewer cannot know.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from bluffhouse.core.match import Match
from bluffhouse.server import address, tokens
from bluffhouse.server import events as ev
from bluffhouse.server.config import Config
from bluffhouse.server.hall import Hall
from bluffhouse.server.live import LiveTable, table_row
from bluffhouse.server.messages import Settings
from bluffhouse.server.serve import House, configured_store, set_up_logs
from bluffhouse.server.store import Entry, Event
from bluffhouse.server.table import Table
from tests.server.guests import PATIENCE, Guest, Phone

NOW = 1_700_000_000_000  # for ever: clocks stand still
NEVER = 60.0  # bots so slow that none moves while a test runs
NAMES = ("Ada", "Ben", "Cleo", "Dora")
MUCH = 1_000_000
MANY = ("new_tables", "joins", "requests", "arrivals", "misses", "messages", "commands", "chat")


class World:
    """A server, and the tables of it that were prepared."""

    def __init__(self, hall: Hall, url: str, client: httpx.AsyncClient) -> None:
        self.hall = hall
        self.url = url
        self.client = client

    async def seat(self, code: str, match: Match, **settings: Any) -> "Sitting":
        """A table where people sit at this match; all are connected, a spectator too."""
        live = await prepare(self.hall, code, match, **settings)
        guests = [Guest(self.url, code, _welcome(seat)) for seat in range(match.game.players)]
        phones = [await guest.connect() for guest in guests]
        spectator = Guest(self.url, code)
        sitting = Sitting(self, live, guests, phones, spectator, await spectator.connect())
        await sitting.settle()
        for phone in (*phones, sitting.tv):  # while they came, they were told how long who is away
            phone.raw.clear()
        return sitting


class Heard(NamedTuple):
    """An answer over HTTP, to the last byte."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Sitting:
    """A prepared table and its people."""

    def __init__(
        self, world: World, live: LiveTable, guests: list[Guest], phones: list[Phone],
        spectator: Guest, tv: Phone,
    ) -> None:  # fmt: skip
        self.world, self.live = world, live
        self.guests, self.phones = guests, phones
        self.spectator, self.tv = spectator, tv
        self.pages: list[Heard] = []  # what the viewer fetched

    @property
    def match(self) -> Match:
        assert self.live.table.match is not None
        return self.live.table.match

    def who(self, viewer: int | None) -> Guest:
        return self.spectator if viewer is None else self.guests[viewer]

    def phone(self, viewer: int | None) -> Phone:
        return self.tv if viewer is None else self.phones[viewer]

    async def settle(self) -> None:
        """Wait until everything said so far has arrived."""
        for phone in (*self.phones, self.tv):
            since = len(phone.heard)
            phone.send({"t": "ping", "n": since})
            await phone.hear("pong", since)

    async def ask(self, viewer: int | None, kind: str, id: str, **what: Any) -> dict[str, Any]:
        answer = await self.phone(viewer).ask(kind, id=id, **what)
        await self.settle()
        return answer

    async def come_back(self, viewer: int | None, v: int | None) -> Phone:
        phone = await self.who(viewer).connect(v)
        await self.settle()
        return phone

    async def fetch(self, viewer: int | None, page: str) -> None:
        guest = self.who(viewer)
        headers = guest.key if guest.token else {}
        answer = await self.world.client.get(f"/api/tables/{guest.code}{page}", headers=headers)
        self.pages.append(Heard(answer.status_code, answer.headers.raw, answer.content))

    async def first_line(self, viewer: int | None) -> bytes:
        """How the stream of lines begins."""
        guest = self.who(viewer)
        headers = guest.key if guest.token else {}
        address = f"/api/tables/{guest.code}/stream"
        async with self.world.client.stream("GET", address, headers=headers) as stream:
            async for line in stream.aiter_lines():
                return line.encode()
        raise AssertionError("an empty stream")


@contextlib.asynccontextmanager
async def world(data: Path, **settings: Any) -> AsyncIterator[World]:
    """A server whose clock stands still."""
    limits = dict.fromkeys(MANY, MUCH)
    given: dict[str, Any] = {**limits, "bot_pace": NEVER, "log_level": "error", **settings}
    config = Config(data=str(data), port=0, **given)
    set_up_logs(config)
    with address.bind(config) as door:
        hall = Hall(config, configured_store(config), now=lambda: NOW)
        await hall.open()
        house = House(hall)
        serving = asyncio.create_task(house.serve([door]))
        while not house.started:
            if serving.done():
                serving.result()
                raise AssertionError("the server did not open")
            await asyncio.sleep(0.01)
        url = address.link(config, door.getsockname()[1])
        try:
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
                yield World(hall, url, client)
        finally:
            house.should_exit = True
            await serving


async def prepare(hall: Hall, code: str, match: Match, **settings: Any) -> LiveTable:
    """Put a table with people at a running match into a hall and its store."""
    chosen = Settings(match.game.id, match.game.options, **settings)
    log: list[ev.AnyEvent] = [ev.Created(settings=chosen)]
    for seat in range(match.game.players):
        token = tokens.hashed(_welcome(seat)["token"])
        log.append(ev.Joined(guest=seat, name=NAMES[seat], avatar="", token=token, seat=seat))
    log.append(ev.Began(by=0, cid="s", seed=str(match.seed), rules=match.game.room.version))
    table = Table(code, hall.games.make)
    for event in log:
        table.apply(event, NOW)
    table.match = match
    rows = tuple(Event(code, i, NOW, ev.encode(event)) for i, event in enumerate(log, 1))
    await hall.ledger.write(Entry(rows, table_row(table, None, NOW)))
    live = hall.tables[code] = LiveTable(hall, table)
    return live


def _welcome(seat: int) -> dict[str, Any]:
    return {"guest": seat, "token": f"a-token-of-seat-{seat}"}
