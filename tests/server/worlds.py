"""Servers with a prepared match at a table, all of whose traffic to one viewer is kept."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from bluffhouse.core.match import Match
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.leakcheck.worlds import opened, prepare, token_of
from bluffhouse.server.live.live_table import LiveTable
from tests.server.guests import Guest, Phone, http_client


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
    async with (
        opened(data, **settings) as (hall, url),
        http_client(base_url=url) as client,
    ):
        yield World(hall, url, client)


def _welcome(seat: int) -> dict[str, Any]:
    return {"guest": seat, "token": token_of(seat)}
