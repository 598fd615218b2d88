"""A client that minds no rules: bytes over TCP, frames of any kind."""

import asyncio
import contextlib
import os
import socket
import struct
from urllib.parse import urlsplit

TEXT, BINARY, CONTINUATION, CLOSE, PING = 0x1, 0x2, 0x0, 0x8, 0x9
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(payload: bytes, kind: int = TEXT, *, fin: bool = True, masked: bool = True) -> bytes:
    head = bytes([kind | (0x80 if fin else 0)])
    size = len(payload)
    mask = 0x80 if masked else 0
    if size < 126:
        head += bytes([mask | size])
    elif size < 1 << 16:
        head += bytes([mask | 126]) + struct.pack(">H", size)
    else:
        head += bytes([mask | 127]) + struct.pack(">Q", size)
    if not masked:
        return head + payload
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))


class Wire:
    """A connection to a table's socket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def to(cls, url: str, code: str, receive: int = 1 << 16) -> "Wire":
        """Connect, and be upgraded; `receive` is how much is taken in unread."""
        parts = urlsplit(url)
        door = socket.socket()
        door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        door.setblocking(False)
        address = (parts.hostname, parts.port)
        await asyncio.get_running_loop().sock_connect(door, address)
        wire = cls(*await asyncio.open_connection(sock=door, limit=receive))
        path = f"/api/tables/{code}/socket"
        wire.writer.write(UPGRADE.format(path=path, host=parts.netloc).encode())
        answer = await wire.reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return wire

    async def say(self, *frames: bytes) -> None:
        with contextlib.suppress(ConnectionError):
            self.writer.write(b"".join(frames))
            await self.writer.drain()

    async def rest(self) -> bytes:
        """Everything that still comes, until the server closes."""
        with contextlib.suppress(ConnectionError):
            return await asyncio.wait_for(self.reader.read(), 60)
        return b""

    def drop(self) -> None:
        self.writer.transport.abort()


class Caller:
    """A connection on which anything can be said, from any address of loopback."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def to(cls, url: str, source: str = "127.0.0.1") -> "Caller":
        name, _, port = url.removeprefix("http://").partition(":")
        return cls(*await asyncio.open_connection(name, int(port), local_addr=(source, 0)))

    async def say(self, words: bytes) -> None:
        with contextlib.suppress(ConnectionError):
            self.writer.write(words)
            await self.writer.drain()

    async def answer(self) -> bytes:
        """All that comes until the server closes."""
        heard = b""
        with contextlib.suppress(ConnectionError):
            while more := await asyncio.wait_for(self.reader.read(1 << 16), 60):
                heard += more
        self.writer.close()
        return heard
