"""Passing connections on to the node that keeps their table, byte for byte.

The first line of a request says which table is wanted. What was read goes on as it came, and
everything after it in both directions: the other node serves the guest as if he had come there. A
connection is passed on once, for one request, a stream or a WebSocket; then it is closed.
"""

import asyncio
import logging
import re
import socket
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from typing import Any, Protocol, cast

from bluffhouse.server.admission.early_answers import curtly
from bluffhouse.server.admission.http_connection import HttpConnection, HttpConnections
from bluffhouse.server.admission.reception import Reception
from bluffhouse.server.admission.websocket_connection import Listen
from bluffhouse.server.denial import Denied
from bluffhouse.server.nodes.rows import Neighbour
from bluffhouse.server.nodes.territory import Territory
from bluffhouse.server.store import StoreError
from bluffhouse.server.wanted import FIRST_LINE, is_new, wanted

log = logging.getLogger(__name__)

PATIENCE = 8.0  # seconds until a table has an owner who answers; a dead one is noticed before
CONNECT = 1.0  # seconds
FETCHED = 0.25  # seconds; people wait meanwhile
AGAIN = 0.1  # seconds
LOOK = 0.01  # seconds
UNKNOWN = 0  # instead of a node's number
ANY = "-"  # instead of the code of a table
FETCH = "="  # before the code of a table: nobody is brought, but somebody will come
SEARCH = "?"  # before what tells rules apart: nobody is brought, but a question to a bot,
JUDGE = "!"  # or to who judges decisions for a review
YES, NO = b"+", b"-"
PARTING = 1.0  # seconds for those who are passed on to be told where to go
# A machine that goes without a word is noticed on a line where nothing is said, too.
SILENCE = {"TCP_KEEPIDLE": 2, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 2, "TCP_USER_TIMEOUT": 4000}
SOCKET = re.compile(rb"GET /api/tables/[A-Za-z0-9]+/socket[ ?]")


class Surroundings(Protocol):
    """What is needed of the node."""

    territory: Territory
    id: int

    @property
    def doubtful(self) -> bool:
        """Whether what we keep may be others' by now, and we have not heard of it."""

    async def refresh(self) -> None:
        """Look who keeps what now."""


class Pipe(asyncio.Protocol):
    """One end of a connection that is passed on: what comes here goes out there."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: Pipe | None = None
        self.lost = False
        self.is_socket = False
        self.gone: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        other = self.other
        if other and other.transport:
            other.transport.write(data)

    def eof_received(self) -> bool:
        if self.other and self.other.transport and not self.other.transport.is_closing():
            self.other.transport.write_eof()
        return True  # the other direction may go on

    def pause_writing(self) -> None:
        if self.other and self.other.transport:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other and self.other.transport:
            self.other.transport.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if self.other and self.other.transport:
            self.other.transport.close()
        if self.gone:
            self.gone()


class Answered(Pipe):
    """The end at the other node, which says first whether it is the right one."""

    def __init__(self) -> None:
        super().__init__()
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.early = b""  # what the guest is told before he is joined: there is no room, say

    def data_received(self, data: bytes) -> None:
        if not self.answer.done():
            self.answer.set_result(data[:1])
            data = data[1:]
        if self.other is None:
            self.early += data
        else:
            super().data_received(data)

    def eof_received(self) -> bool:
        if not self.answer.done():
            self.answer.set_result(NO)
        super().eof_received()
        return False  # it has closed: whatever the guest still says, nobody hears it

    def connection_lost(self, error: Exception | None) -> None:
        if not self.answer.done():
            self.answer.set_result(NO)
        super().connection_lost(error)


#: Serves a connection here, with what was said on it.
Serve = Callable[[asyncio.Transport, bytes], None]


class Front:
    """Where guests of other nodes' tables are passed on."""

    def __init__(self, node: Surroundings, serve: Serve) -> None:
        self._node = node
        self._serve = serve  # a guest who is right here after all, and what he said
        self._tasks: set[asyncio.Task[None]] = set()
        self._pipes: dict[Pipe, int] = {}  # with the node that each leads to

    def may_be_elsewhere(self, said: bytes) -> bool:
        """Whether another node is to answer, as far as can be told at once."""
        return self.is_elsewhere(said) or (self._node.doubtful and wanted(said) is not None)

    def is_elsewhere(self, said: bytes) -> bool:
        """Whether another node is to answer, by what we know."""
        code = wanted(said)
        if code is not None:
            return not self._node.territory.keeps(code)
        return not self._node.territory.mine and is_new(said)

    def pass_on(
        self, transport: asyncio.Transport, said: bytes, address: str, gone: Callable[[], None]
    ) -> None:
        """Take a connection over; `gone` when it has ended, or is served here."""
        guest = Pipe()
        guest.is_socket = SOCKET.match(said) is not None
        transport.pause_reading()
        transport.set_protocol(guest)
        guest.connection_made(transport)
        self._pipes[guest] = UNKNOWN
        guest.gone = partial(self._ended, guest, gone)
        task = asyncio.ensure_future(self._lead(guest, said, address))
        self._tasks.add(task)
        task.add_done_callback(self._led)

    def see(self, nodes: Collection[int]) -> None:
        """These are the nodes that can be reached: who was led to another one has to come again. A
        machine that has gone says no word, and its line would stay open for long."""
        for pipe, node in tuple(self._pipes.items()):
            if node != UNKNOWN and node not in nodes and pipe.transport:
                pipe.transport.abort()

    async def part(self) -> None:
        """End all that was passed on. Who serves a socket is told by the end of what comes that
        it will be gone, and says good-bye: so people know that they can come again at once."""
        for pipe in tuple(self._pipes):
            if pipe.is_socket and pipe.transport and pipe.other and pipe.other.transport:
                pipe.transport.pause_reading()
                pipe.other.transport.write_eof()
        with suppress(TimeoutError):
            async with asyncio.timeout(PARTING):
                while self._pipes:
                    await asyncio.sleep(LOOK)
        self.close()

    def close(self) -> None:
        """End all that was passed on: they come again, elsewhere."""
        for task in self._tasks:
            task.cancel()
        for pipe in tuple(self._pipes):
            if pipe.transport:
                pipe.transport.close()

    def _ended(self, guest: Pipe, gone: Callable[[], None]) -> None:
        self._pipes.pop(guest, None)
        gone()

    def _led(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a connection could not be passed on", exc_info=error)

    async def _lead(self, guest: Pipe, said: bytes, address: str) -> None:
        loop = asyncio.get_running_loop()
        code = wanted(said) or ANY
        until = loop.time() + PATIENCE
        if self._node.doubtful:  # others may have the table by now: an old one is shown to nobody
            await self._look(PATIENCE)
        while not guest.lost and loop.time() < until:
            if not self.is_elsewhere(said):
                self._serve_here(guest, said)
                return
            owner = self._owner(code)
            if owner and owner.node in self._node.territory.cut_off:
                _send_away(guest, HTTPStatus.BAD_GATEWAY, Denied("later", "table-out-of-reach"))
                return
            if owner and (there := await _knock(owner, code, address)):
                if guest in self._pipes:
                    self._pipes[guest] = owner.node
                _join(guest, there, said)
                return
            await self._look()
            if owner == self._owner(code):
                await asyncio.sleep(AGAIN)
        _send_away(guest, HTTPStatus.SERVICE_UNAVAILABLE, Denied("store", "table-later"))

    def _owner(self, code: str) -> Neighbour | None:
        """The node to which somebody is to be led, as far as we know."""
        node = self._node
        owner = node.territory.owner(code) if code != ANY else node.territory.busiest(node.id)
        return None if owner and owner.node == node.id else owner

    async def _look(self, within: float = CONNECT) -> None:
        """Who keeps what. If the database is away, what we knew is all we know."""
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(within):
                await self._node.refresh()

    def _serve_here(self, guest: Pipe, said: bytes) -> None:
        assert guest.transport
        guest.lost = True
        if guest.gone:
            guest.gone()
        self._serve(guest.transport, said)


async def _knock(owner: Neighbour, code: str, address: str) -> Answered | None:
    """Ask a node to serve a guest. None if it does not answer, or is not the right one."""
    loop = asyncio.get_running_loop()
    host, _, port = owner.address.rpartition(":")
    there: Answered | None = None
    try:
        async with asyncio.timeout(CONNECT):
            transport, there = await loop.create_connection(Answered, host.strip("[]"), int(port))
            mind_silence(transport)
            transport.write(f"{owner.secret} {code} {address}\n".encode())
            if await there.answer == YES:
                return there
    except (OSError, TimeoutError):
        pass
    if there and there.transport:
        there.transport.close()
    return None


def _send_away(guest: Pipe, status: HTTPStatus, denied: Denied) -> None:
    if guest.transport and not guest.lost:
        guest.transport.write(curtly(status, denied))
        guest.transport.close()


def mind_silence(transport: asyncio.BaseTransport) -> None:
    """Let the system end a line between nodes whose other end does not answer any more."""
    line = transport.get_extra_info("socket")
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in SILENCE.items():
        if hasattr(socket, name):  # each system has some of them
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


async def announce(heir: Neighbour, code: str) -> None:
    """Let a node fetch a table that has become its own, before people come. It need not answer."""
    with suppress(TimeoutError):
        async with asyncio.timeout(FETCHED):
            await _knock(heir, FETCH + code, ANY)


def _join(guest: Pipe, there: Answered, said: bytes) -> None:
    assert there.transport
    if guest.lost:
        there.transport.close()
        return
    assert guest.transport
    if there.early:
        guest.transport.write(there.early)
    if there.lost:
        guest.transport.close()
        return
    guest.other, there.other = there, guest
    there.transport.write(said)
    guest.transport.resume_reading()


class FrontConnections(HttpConnections):
    """Connections whose guests may be passed on."""

    def __init__(self, front: Front, reception: Reception, listen: Listen) -> None:
        super().__init__(reception, listen)
        self.front = front

    def __call__(self, *args: Any, **more: Any) -> "FrontConnection":
        return FrontConnection(self, *args, **more)


class FrontConnection(HttpConnection):
    """Looks at each request's first line before anything is made of it."""

    def __init__(self, all: FrontConnections, *args: Any, **more: Any) -> None:
        super().__init__(all, *args, **more)
        self._front = all.front
        self._first = b""

    def data_received(self, data: bytes) -> None:
        if self._size or self._ended:  # in the midst of a request
            super().data_received(data)
            return
        said, self._first = self._first + data, b""
        if b"\n" not in said and len(said) < FIRST_LINE:
            self._first = said  # the patience for a first word goes on
        elif self._front.may_be_elsewhere(said):
            self._pass_on(said)
        else:
            super().data_received(said)

    def serve(self, said: bytes) -> None:
        """Others were looked for already: who is in doubt does not look again and again."""
        super().data_received(said)

    def _pass_on(self, said: bytes) -> None:
        self._take_leave()
        self._unset_keepalive_if_required()
        self.connections.discard(self)
        self._entered = False
        address = self.client[0] if self.client else "unknown"
        gone = partial(self._all.count.leave, self._address)
        self._front.pass_on(self.transport, said, address, gone)
