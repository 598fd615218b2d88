"""A server in the test's own loop, and guests who talk to it over real sockets."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
from picows import WSListener, WSMsgType, ws_connect

from bluffhouse.server.config import Config
from bluffhouse.server.serve import serve

Message = dict[str, Any]
PATIENCE = 60.0  # seconds: only what fails waits so long, and a busy machine needs its time
MUCH = 1_000_000  # more than any test does


@contextlib.asynccontextmanager
async def served(data: object, **settings: Any) -> AsyncIterator[str]:
    """A server on loopback; gives its address."""
    given = {"port": 0, "bot_pace": 0.0, "log_level": "error", "commands": MUCH} | settings
    ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    stop = asyncio.Event()
    task = asyncio.create_task(serve(Config(data=str(data), **given), ready.set_result, stop))
    await asyncio.wait([task, ready], return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        task.result()
    try:
        yield ready.result()
    finally:
        stop.set()
        await task


class Phone(WSListener):
    """A guest's connection: says things, and keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[Message] = []
        self.raw: list[bytes] = []
        self.closed = asyncio.Event()
        self._news = asyncio.Event()
        self._ids = itertools.count()
        self.transport: Any = None

    def on_ws_connected(self, transport: Any) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.raw.append(frame.get_payload_as_bytes())
            self.heard.append(json.loads(self.raw[-1]))
            self._news.set()
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: Any) -> None:
        self.closed.set()
        self._news.set()

    def send(self, message: Message | str | bytes) -> None:
        if isinstance(message, dict):
            message = json.dumps(message)
        data = message.encode() if isinstance(message, str) else message
        self.transport.send(WSMsgType.TEXT, data)

    async def until(self, wanted: Callable[[Message], bool], since: int = 0) -> Message:
        """The first message that is wanted, of those heard after number `since`."""
        at = since
        async with asyncio.timeout(PATIENCE):
            while True:
                while at < len(self.heard):
                    if wanted(self.heard[at]):
                        return self.heard[at]
                    at += 1
                assert not self.closed.is_set(), f"closed; heard {self.heard[-3:]}"
                self._news.clear()
                await self._news.wait()

    async def hear(self, kind: str, since: int = 0) -> Message:
        return await self.until(lambda message: message["t"] == kind, since)

    async def ask(self, kind: str, id: str | None = None, **what: Any) -> Message:
        """Give a command, and wait for its answer."""
        id = id or f"c{next(self._ids)}"
        since = len(self.heard)
        self.send({"t": kind, "id": id, **what})
        told = await self.until(lambda told: id in (told.get("id"), told.get("ack")), since)
        return {"t": "ack", "id": id, "v": told["v"]} if "ack" in told else told

    def hang_up(self) -> None:
        self.transport.disconnect(graceful=False)

    # --- what it knows by now ---------------------------------------------------------------

    @property
    def version(self) -> int:
        return max(
            (told["v"] for told in self.heard if "v" in told and told["t"] != "ack"), default=0
        )

    def matches(self) -> list[Message]:
        """All that was told of matches, in order; missed messages included."""
        told = []
        for message in self.heard:
            for one in message.get("missed", [message]):
                told += [one[key] for key in ("match", "moved") if one.get(key)]
        return told

    @property
    def view(self) -> Message:
        return next(told["view"] for told in reversed(self.matches()) if "view" in told)

    @property
    def at(self) -> int:
        return int(self.matches()[-1]["at"])

    @property
    def over(self) -> bool:
        return "outcome" in self.matches()[-1]


class Guest:
    """Somebody at a table."""

    def __init__(self, url: str, code: str, welcome: Message | None = None) -> None:
        self.url, self.code = url, code
        self.token = welcome["token"] if welcome else None
        self.id = welcome["guest"] if welcome else None

    @property
    def socket(self) -> str:
        """Where its table's socket is."""
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"

    async def connect(self, v: int | None = None, phone: type[Phone] = Phone) -> Phone:
        """A new connection that has said hello and was answered."""
        return await self.greet(await self.dial(phone), v)

    async def dial(self, phone: type[Phone] = Phone) -> Phone:
        """A new connection on which nothing was said."""
        _, dialled = await ws_connect(phone, self.socket)
        assert isinstance(dialled, Phone)
        return dialled

    async def greet(self, phone: Phone, v: int | None = None) -> Phone:
        hello: Message = {"t": "hello"}
        if self.token:
            hello["token"] = self.token
        if v is not None:
            hello["v"] = v
        phone.send(hello)
        await phone.until(lambda told: told["t"] in ("state", "resumed", "bye"))
        return phone

    @property
    def key(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


def http_client(**wishes: Any) -> httpx.AsyncClient:
    """Reads no certificates, as our doors have none: that would take longer than most answers."""
    return httpx.AsyncClient(timeout=PATIENCE, verify=False, **wishes)


async def post(url: str, body: Any, **more: Any) -> httpx.Response:
    async with http_client() as client:
        return await client.post(url, json=body, **more)


async def get(url: str, **more: Any) -> httpx.Response:
    async with http_client() as client:
        return await client.get(url, **more)


async def open_table(
    url: str, game: str = "luegen", players: int = 2, *, bots: bool = False,
    options: dict[str, Any] | None = None, **settings: Any,
) -> Guest:  # fmt: skip
    """A new table; gives its host, who sits on seat 0."""
    settings = {"game": game, "options": {"players": players, **(options or {})}, **settings}
    answer = await post(f"{url}/api/tables", {"settings": settings, "name": "Ada", "bots": bots})
    assert answer.status_code == 201, answer.text
    return Guest(url, answer.json()["code"], answer.json())


async def join(host: Guest, name: str = "Ben", **more: Any) -> Guest:
    answer = await post(f"{host.url}/api/tables/{host.code}/guests", {"name": name, **more})
    assert answer.status_code == 201, answer.text
    return Guest(host.url, host.code, answer.json())


async def full_table(
    url: str, game: str = "luegen", players: int = 2, **settings: Any
) -> tuple[list[Guest], list[Phone]]:
    """A table where all seats are people's, connected, and the match has begun."""
    host = await open_table(url, game, players, **settings)
    guests = [host] + [await join(host, name) for name in ["Ben", "Cleo", "Dora"][: players - 1]]
    phones = [await guest.connect() for guest in guests]
    assert (await phones[0].ask("start"))["t"] == "ack"
    for phone in phones:
        await phone.until(lambda told: bool(told.get("match")))
    return guests, phones
