"""A client without manners: bytes and frames of any kind, from any address of loopback."""

import asyncio
import os
import struct
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
PATIENCE = 20.0  # seconds
SILENCE = 60.0  # seconds in which a server may have nothing to say
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: siege\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Answer(NamedTuple):
    """What came back over HTTP; status 0: the connection was only closed."""

    status: int
    heads: bytes
    body: bytes

    def told(self) -> Any:
        return msgspec.json.decode(self.body)


def read(answer: bytes) -> Answer:
    heads, _, body = answer.partition(b"\r\n\r\n")
    status = heads[9:12]
    return Answer(int(status) if status.isdigit() else 0, heads.lower(), body)


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    size, key = len(payload), os.urandom(4)
    short = bytes([0x80 | kind, 0x80 | size]) if size < 126 else b""
    head = short or bytes([0x80 | kind, 0xFE]) + struct.pack(">H", size)
    return head + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))


class Line:
    """A connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def say(self, *words: bytes) -> bool:
        """Whether somebody still takes it."""
        try:
            self.writer.write(b"".join(words))
            async with asyncio.timeout(PATIENCE):
                await self.writer.drain()
        except (OSError, TimeoutError):
            return False
        return not self.reader.at_eof()

    async def rest(self, seconds: float = PATIENCE) -> bytes:
        """All that comes until the other side closes, or nothing has come for so long."""
        heard = b""
        with suppress(OSError, TimeoutError):
            while True:
                async with asyncio.timeout(seconds):
                    more = await self.reader.read(1 << 16)
                if not more:
                    break
                heard += more
        self.drop()
        return heard

    def drop(self) -> None:
        self.writer.transport.abort()


class Socket(Line):
    """A line that has become a WebSocket; it hears what a table tells."""

    def tell(self, message: Any) -> None:
        self.writer.write(frame(msgspec.json.encode(message)))

    async def hear(self) -> Any:
        """The next message; None if there will be none. Pings are answered."""
        try:
            while True:
                async with asyncio.timeout(SILENCE):
                    kind, payload = await self._frame()
                if kind == CLOSE:
                    return None
                if kind == TEXT:
                    return msgspec.json.decode(payload)
                if kind == PING:
                    self.writer.write(frame(payload, PONG))
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            return None

    async def _frame(self) -> tuple[int, bytes]:
        kind, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack(">H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", await self.reader.readexactly(8))
        return kind & 0xF, await self.reader.readexactly(size)

    async def ask(self, kind: str, id: str, **what: Any) -> Any:
        """Give a command; the answer to it, or None."""
        self.tell({"t": kind, "id": id, **what})
        while (told := await self.hear()) is not None:
            if id in (told.get("id"), told.get("ack")):
                return told
        return None
