"""The field before the server: people with addresses of their own, tables, and what they ask."""

import asyncio
import itertools
from typing import Any, NamedTuple

import msgspec

from bluffhouse.server.siege.grounds import GROUNDS
from bluffhouse.server.siege.wire import PATIENCE, UPGRADE, Answer, Line, Socket, read

HOME = "127.0.0.1"
NEW = {"settings": GROUNDS["pair"], "name": "Ada"}


class Guest(NamedTuple):
    """Somebody at a table."""

    code: str
    number: int
    token: str


class Besieger:
    """Somebody on loopback."""

    def __init__(self, port: int, address: str = HOME) -> None:
        self._port = port
        self.address = address

    async def line(self) -> Line:
        return Line(*await self._connect())

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOME, self._port, local_addr=(self.address, 0))

    async def ask(
        self, method: str, path: str, body: Any = None, token: str = "", heads: str = ""
    ) -> Answer:
        """One request, on a connection of its own."""
        content = b"" if body is None else msgspec.json.encode(body)
        if token:
            heads += f"Authorization: Bearer {token}\r\n"
        said = f"{method} {path} HTTP/1.1\r\nHost: siege\r\nConnection: close\r\n{heads}"
        line = await self.line()
        await line.say(f"{said}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        return read(await line.rest())

    async def open(self, **more: Any) -> Guest:
        told = (await self.ask("POST", "/api/tables", {**NEW, **more})).told()
        return Guest(told["code"], told["guest"], told["token"])

    async def join(self, code: str, name: str, **more: Any) -> Answer:
        return await self.ask("POST", f"/api/tables/{code}/guests", {"name": name, **more})

    async def joined(self, code: str, name: str, **more: Any) -> Guest:
        told = (await self.join(code, name, **more)).told()
        return Guest(code, told["guest"], told["token"])

    async def do(self, who: Guest, id: str, **command: Any) -> int:
        """Give a command as a guest; the status of the answer."""
        path = f"/api/tables/{who.code}/commands"
        return (await self.ask("POST", path, {**command, "id": id}, who.token)).status

    async def match(self, who: Guest) -> Any:
        """The match as a guest sees it; None if there is none."""
        state = await self.ask("GET", f"/api/tables/{who.code}/state", token=who.token)
        return state.told().get("match")

    async def socket(self, code: str) -> Socket | None:
        """A WebSocket to a table on which nothing was said; None if it was refused."""
        socket = Socket(*await self._connect())
        await socket.say(UPGRADE.format(path=f"/api/tables/{code}/socket").encode())
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await socket.reader.readuntil(b"\r\n\r\n")
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            return None
        return socket if answer.startswith(b"HTTP/1.1 101") else None

    async def greeted(self, guest: Guest | str) -> Socket | None:
        """A WebSocket that has said hello, as a guest or as a watcher of a table."""
        code = guest if isinstance(guest, str) else guest.code
        socket = await self.socket(code)
        if socket:
            key = {} if isinstance(guest, str) else {"token": guest.token}
            socket.tell({"t": "hello", **key})
        return socket


class Field:
    """Where a siege takes place: who comes has an address of his own, if there are any."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._numbers = itertools.count(2)

    async def besieger(self) -> Besieger:
        number = next(self._numbers)
        address = f"127.0.{number // 250 + 1}.{number % 250 + 1}"
        try:
            probe = await asyncio.open_connection(HOME, self.port, local_addr=(address, 0))
        except OSError:  # only Linux has all of them
            return Besieger(self.port)
        probe[1].close()
        return Besieger(self.port, address)
