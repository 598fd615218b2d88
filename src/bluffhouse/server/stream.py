"""Play as a stream of lines (NDJSON): the messages of the socket, for bots and scripts."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from bluffhouse.server import messages as ms
from bluffhouse.server.desk import Desk
from bluffhouse.server.http import VERSION, Asked, Call
from bluffhouse.server.live import LiveTable
from bluffhouse.server.told import encode

KEEP_OPEN = 10.0  # seconds without news until an empty line
BACKLOG = 1 << 19  # bytes that a client may leave unread


class Stream:
    """An `Ear` whose messages are lines."""

    def __init__(self, live: LiveTable, guest: int | None, address: str) -> None:
        self.guest = guest
        self.address = address
        self._live = live
        self._lines: deque[bytes] = deque()
        self._unread = 0  # bytes
        self._ended = False
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self._ended:
            return
        self._unread += len(message)
        if self._unread <= BACKLOG:
            self._put(message)
        else:  # nobody may ever read what is there; and who tells the others counts on this list
            self._lines.clear()
            self.end(ms.Bye("slow", self._live.say("socket-slow"), retry=1000))
            asyncio.get_running_loop().call_soon(self._live.leave, self)

    def end(self, bye: ms.Bye) -> None:
        self._put(encode(bye))
        self._ended = True

    def _put(self, message: bytes) -> None:
        self._lines.append(message)
        self._news.set()

    async def lines(self) -> AsyncIterator[bytes]:
        while not self._ended or self._lines:
            if self._lines:
                line = self._lines.popleft()
                self._unread -= len(line)
                yield line
                continue
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), KEEP_OPEN)
            except TimeoutError:
                yield b""


async def stream(call: Call) -> StreamingResponse:
    live = await call.live()
    ear = Stream(live, call.guest(live, needed=False), call.address)
    version = call.wanted("v", int)
    call.desk.gate.take_socket(call.address)
    return Streaming(call.desk, ear, _lines(live, ear, version))


class Streaming(StreamingResponse):
    """Gives the place of its address back, even if it ends before the first line."""

    media_type = "application/x-ndjson"

    def __init__(self, desk: Desk, ear: Stream, lines: AsyncIterator[bytes]) -> None:
        super().__init__(lines)
        self._desk = desk
        self._ear = ear

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._desk.gate.sockets.give_back(self._ear.address)


async def _lines(live: LiveTable, ear: Stream, version: int | None) -> AsyncIterator[bytes]:
    live.listen(ear, version)
    try:
        async for line in ear.lines():
            yield line + b"\n"
    finally:
        live.leave(ear)


STREAM = Asked(
    "GET", "/api/tables/{code}/stream", stream, "The messages of the socket as lines of JSON",
    query=(VERSION,), token=False, media="application/x-ndjson",
)  # fmt: skip
