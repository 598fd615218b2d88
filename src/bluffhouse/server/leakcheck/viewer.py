"""Somebody who keeps every byte that the server sends him."""

import asyncio
from typing import Any

import msgspec
from picows import WSListener, WSMsgType, WSTransport, ws_connect

PATIENCE = 30.0  # seconds
#: What is told by the second, not by the move: it has no place in an order of messages.
UNORDERED = (b'{"t":"presence"', b'{"t":"pong"')


class Viewer(WSListener):
    """A connection to a table, as a seat or as a spectator."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []  # told in order
        self._seen = 0  # of them
        self._loose: list[bytes] = []  # told at any time
        self._news = asyncio.Event()
        self._transport: WSTransport | None = None
        self._pings = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: Any) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            data = frame.get_payload_as_bytes()
            (self._loose if data.startswith(UNORDERED) else self.raw).append(data)
        elif frame.msg_type == WSMsgType.CLOSE:
            self.raw.append(b"closed")
            transport.disconnect()
        self._news.set()

    def send(self, message: dict[str, Any]) -> None:
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    async def ask(self, kind: str, id: str, **what: Any) -> dict[str, Any]:
        """Give a command, and wait for its answer."""
        self._seen = len(self.raw)
        self.send({"t": kind, "id": id, **what})
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._seen < len(self.raw):
                    told: dict[str, Any] = msgspec.json.decode(self.raw[self._seen])
                    self._seen += 1
                    if id in (told.get("id"), told.get("ack")):
                        return told
                await self._more()

    async def settle(self) -> None:
        """Wait until everything said so far has arrived."""
        self._pings += 1
        pong = b'{"t":"pong","n":%d' % self._pings
        self.send({"t": "ping", "n": self._pings})
        async with asyncio.timeout(PATIENCE):
            while not any(told.startswith(pong) for told in self._loose):
                await self._more()
        self._loose.clear()

    async def greet(self, token: str | None, v: int | None) -> None:
        self.send({"t": "hello", **({"token": token} if token else {}), **({"v": v} if v else {})})
        async with asyncio.timeout(PATIENCE):
            while not self.raw:
                await self._more()

    async def _more(self) -> None:
        self._news.clear()
        await self._news.wait()


async def connected(url: str, code: str, token: str | None, v: int | None = None) -> Viewer:
    """A viewer who has said hello and was answered."""
    socket = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    _, viewer = await ws_connect(Viewer, socket)
    assert isinstance(viewer, Viewer)
    await viewer.greet(token, v)
    return viewer


async def fetched(url: str, path: str, token: str | None) -> bytes:
    """The whole answer to a GET as it comes over the wire, headers included."""
    host = url.removeprefix("http://")
    name, _, port = host.partition(":")
    key = f"Authorization: Bearer {token}\r\n" if token else ""
    # Both worlds are asked by the same name: an answer may hold it.
    head = f"GET {path} HTTP/1.1\r\nHost: leakcheck\r\n{key}Connection: close\r\n\r\n"
    reader, writer = await asyncio.open_connection(name, int(port.strip("/")))
    try:
        writer.write(head.encode())
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    finally:
        writer.close()
