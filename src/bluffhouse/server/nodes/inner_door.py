"""The inner door: where other nodes bring guests to the tables that stand here, and questions."""

import asyncio
import hmac
import socket
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, cast

import msgspec

from bluffhouse.core.errors import Refused
from bluffhouse.server.admission.connections import open_files
from bluffhouse.server.admission.http_connection import HttpConnection, HttpConnections
from bluffhouse.server.admission.silent import SilentConnections
from bluffhouse.server.nodes.passing_on import (
    ANY,
    FETCH,
    NO,
    YES,
    Surroundings,
    mind_silence,
)
from bluffhouse.server.store import StoreError

LONGEST = 100_000  # bytes: a secret, and a code with an address, or rules with a question
PATIENCE = 5.0  # seconds
STRANGERS = 1000  # connections of one machine, and of all, that have not said the secret

#: Makes the connection of a guest who was brought: by his address.
Bring = Callable[[str], asyncio.Protocol]
#: Takes a table from the store into memory: by its code.
Fetch = Callable[[str], Awaitable[object]]
#: Thinks about a question: by the rules, and the question. None if there is no room.
Lend = Callable[[str, bytes], Awaitable[object | None]]


class Brought(HttpConnection):
    """A guest whom another node passes on: he counts by his own address, for one request."""

    def __init__(self, all: HttpConnections, address: str, *args: Any, **more: Any) -> None:
        self._guest = (address, 0)
        super().__init__(all, *args, **more)

    @property
    def client(self) -> tuple[str, int] | None:
        return self._guest

    @client.setter
    def client(self, _: object) -> None:
        """It would be the other node's."""

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if self.cycle:  # the next request may be for another table
            self.cycle.keep_alive = False


def strangers() -> "SilentConnections[InnerDoor]":
    """Of too many at once, who has been silent longest has to go: nodes speak at once. Whoever has
    reached the network of the nodes shall not use up the files of one."""
    most = min(STRANGERS, open_files() // 8)
    return SilentConnections(most, most)


class InnerDoor(asyncio.Protocol):
    """Hears who is brought, and says whether he is right here."""

    def __init__(
        self, node: Surroundings, secret: str, bring: Bring, fetch: Fetch,
        lend: Mapping[str, Lend], strangers: "SilentConnections[InnerDoor]",
    ) -> None:  # fmt: skip
        self._node = node
        self._secret = secret.encode()
        self._bring = bring
        self._fetch = fetch
        self._lend = lend  # by what a question begins with
        self._strangers = strangers
        self._machine = ""
        self._heard = b""
        self._answering: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        mind_silence(transport)
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(PATIENCE, self._transport.abort)
        self._machine = (transport.get_extra_info("peername") or ("",))[0]
        if silent := self._strangers.enter(self, self._machine):
            silent.turn_away()

    def turn_away(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._heard += data
        line, end, _ = self._heard.partition(b"\n")
        secret, space, rest = line.partition(b" ")
        said = space or end or len(secret) > len(self._secret)
        wrong = said and not hmac.compare_digest(secret, self._secret)
        if wrong or self._answering or len(self._heard) > LONGEST:
            self._transport.abort()
        elif end:
            self._no_stranger()
            self._answering = asyncio.ensure_future(self._answer(rest))

    def connection_lost(self, error: Exception | None) -> None:
        self._no_stranger()
        if self._answering:
            self._answering.cancel()

    def _no_stranger(self) -> None:
        self._patience.cancel()
        self._strangers.leave(self, self._machine)

    async def _answer(self, said: bytes) -> None:
        head, _, rest = said.partition(b" ")
        what = head.decode("latin-1")
        if lend := self._lend.get(what[:1]):
            answer = await lend(what[1:], rest)
            self._transport.write(NO if answer is None else msgspec.json.encode(answer) + b"\n")
            self._transport.close()
        else:
            await self._receive(what, rest.decode("latin-1"))

    async def _receive(self, what: str, address: str) -> None:
        """Somebody is brought, or will come."""
        code, fetching = what.removeprefix(FETCH), what.startswith(FETCH)
        if self._node.doubtful or not self._is_here(code):
            with suppress(StoreError):
                await self._node.refresh()  # it may have become ours a moment ago
        if fetching and self._is_here(code):
            with suppress(Refused, StoreError):
                await self._fetch(code)
        if self._transport.is_closing():
            return
        if fetching or not self._is_here(code):
            self._transport.write(NO)
            self._transport.close()
            return
        guest = self._bring(address)
        self._transport.write(YES)
        self._transport.set_protocol(guest)
        guest.connection_made(self._transport)

    def _is_here(self, code: str) -> bool:
        mine = self._node.territory
        return bool(mine.mine) if code == ANY else mine.keeps(code)


def listen(host: str, port: int) -> socket.socket:
    """The inner door's socket, open for other nodes."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family)
