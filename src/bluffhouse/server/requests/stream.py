"""Play as a stream of lines (NDJSON): the messages of the socket, for bots and scripts."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from bluffhouse.server import messages as ms
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.live.viewer_messages import encode
from bluffhouse.server.requests.http import VERSION, Asked, Call

NDJSON = "application/x-ndjson"
KEEP_OPEN = 10.0  # seconds without news until an empty line
BACKLOG = 1 << 19  # bytes that a client may leave unread


class Stream:
    """An `Ear` whose messages are lines."""

    def __init__(self, live: LiveTable, guest: int | None, address: str) -> None:
        self.guest = guest
        self.address = address
        self.looks = True
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


class Lines(StreamingResponse):
    """The answer to who listens. However it ends, and if it never begins: what was taken for it
    is given back."""

    def __init__(self, ear: Stream, let_go: Callable[[], None]) -> None:
        super().__init__((line + b"\n" async for line in ear.lines()), media_type=NDJSON)
        self._let_go = let_go

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._let_go()


async def stream(call: Call) -> Lines:
    version = call.wanted("v", int)
    live, sockets, address = await call.live(), call.desk.budgets.sockets, call.address
    ear = Stream(live, call.guest(live, needed=False), address)

    def let_go() -> None:
        sockets.give_back(address)
        live.leave(ear)

    call.desk.budgets.take_socket(address)
    try:
        live.listen(ear, version)
        return Lines(ear, let_go)
    except BaseException:
        let_go()
        raise


STREAM = Asked(
    "GET", "/api/tables/{code}/stream", stream, "The messages of the socket as lines of JSON",
    query=(VERSION,), token=False, media=NDJSON,
)  # fmt: skip
