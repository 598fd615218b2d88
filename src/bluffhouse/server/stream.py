"""Play as a stream of lines (NDJSON): the messages of the socket, for bots and scripts."""

import asyncio
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

from bluffhouse.server import messages as ms
from bluffhouse.server.desk import Desk
from bluffhouse.server.http import VERSION, Asked, Call
from bluffhouse.server.live import LiveTable
from bluffhouse.server.told import encode

KEEP_OPEN = 10.0  # seconds without news until an empty line
BACKLOG = 500  # messages that a client may leave unread


class Stream:
    """An `Ear` whose messages are lines."""

    def __init__(self, guest: int | None) -> None:
        self.guest = guest
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        if self.lines.qsize() < BACKLOG:
            self.lines.put_nowait(message)
        else:  # it will see the gap, if it ever reads so far
            self.lines.put_nowait(None)

    def end(self, bye: ms.Bye) -> None:
        self.lines.put_nowait(encode(bye))
        self.lines.put_nowait(None)


async def stream(call: Call) -> StreamingResponse:
    live = await call.live()
    ear = Stream(call.guest(live, needed=False))
    version = call.wanted("v", int)
    call.desk.take_socket(call.address)
    return StreamingResponse(
        _lines(call.desk, call.address, live, ear, version), media_type="application/x-ndjson"
    )


async def _lines(
    desk: Desk, address: str, live: LiveTable, ear: Stream, version: int | None
) -> AsyncIterator[bytes]:
    live.listen(ear, version)
    try:
        while True:
            try:
                line = await asyncio.wait_for(ear.lines.get(), KEEP_OPEN)
            except TimeoutError:
                line = b""
            if line is None:
                return
            yield line + b"\n"
    finally:
        live.leave(ear)
        desk.sockets.give_back(address)


STREAM = Asked(
    "GET", "/api/tables/{code}/stream", stream, "The messages of the socket as lines of JSON",
    query=(VERSION,), token=False, media="application/x-ndjson",
)  # fmt: skip
