"""The line to a table: a WebSocket that comes back by itself.

Every version is handed on once and in order; a gap or a long silence opens a new socket, which goes
on from the last version. A command is said until it is answered: its id makes repeats harmless.
"""

import asyncio
import itertools
import random
import secrets
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bluffhouse.cli.remote import heard
from bluffhouse.server import messages as ms

PING_AFTER = 8.0  # seconds of silence
DEAD_AFTER = 20.0
FIRST, MOST = 0.5, 15.0  # seconds between attempts

Answer = Callable[[heard.Answer], None]


class Ear(Protocol):
    """Who listens to a line. Nothing is said to it twice."""

    def told(self, message: heard.News) -> None:
        """What is new."""

    def line(self, open: bool) -> None:
        """The line is open, or being opened again."""

    def ended(self, bye: ms.Bye) -> None:
        """The server does not want to be called again."""


class Wire:
    """Call `run` as a task, `say` commands, and `stop` in the end."""

    def __init__(self, url: str, token: str | None, ear: Ear) -> None:
        self._url, self._token, self._ear = url, token, ear
        self._version: int | None = None
        self._open: dict[str, tuple[bytes, Answer | None]] = {}  # said, but not answered
        self._socket: _Socket | None = None
        self._greeted = False
        self._over = False
        self._name = secrets.token_hex(6)
        self._count = itertools.count()

    def say(self, kind: type[ms.Said], /, answer: Answer | None = None, **what: Any) -> str:
        """Give a command; what becomes of it is told by `answer`, if somebody wants to know."""
        id = f"{self._name}-{next(self._count)}"
        text = msgspec.json.encode(kind(id=id, **what))
        self._open[id] = (text, answer)
        if self._greeted and self._socket is not None:
            self._socket.send(text)
        return id

    async def run(self) -> None:
        """Until the server says good-bye for good, or `stop`."""
        attempts = 0
        while not self._over:
            wait = await self._once()
            attempts = 0 if self._greeted else attempts + 1
            self._greeted = False
            if self._over:
                return
            self._ear.line(False)
            delay = min(MOST, FIRST * 2**attempts) if wait is None else wait
            await asyncio.sleep(delay * random.uniform(0.5, 1.5))

    def stop(self) -> None:
        self._over = True
        if self._socket is not None:
            self._socket.hang_up()

    async def _once(self) -> float | None:
        """One connection to its end; gives in how many seconds the server wants to be called."""
        try:
            _, socket = await ws_connect(lambda: _Socket(self._hear), self._url, logger_name=None)
        except (WSError, OSError, TimeoutError):
            return None
        if not isinstance(socket, _Socket):  # the line ended while it was being made
            return None
        self._socket = socket
        if self._over:
            socket.hang_up()
        hello = ms.Hello(token=self._token, v=self._version)
        socket.send(msgspec.json.encode(hello))
        await socket.until_silent(PING_AFTER, DEAD_AFTER)
        self._socket = None
        return socket.retry

    # --- what is heard ----------------------------------------------------------------------

    def _hear(self, socket: "_Socket", text: bytes) -> None:
        try:
            told = heard.read(text)
        except msgspec.MsgspecError:
            self._part(socket, ms.Bye("bad", ""))
            return
        match told:
            case heard.State():
                self._version = told.v
                self._ear.told(told)
                self._welcome(socket)
            case heard.Resumed():
                for missed in told.missed:
                    self._step(socket, missed)
                self._ear.told(told.presence)
                self._welcome(socket)
            case heard.On():
                self._step(socket, told)
            case ms.Presence():
                self._ear.told(told)
            case ms.Ack() | ms.Refused():
                self._answered(told)
            case ms.Bye():
                self._part(socket, told)

    def _step(self, socket: "_Socket", told: heard.On) -> None:
        if self._version is None or told.v <= self._version:
            return
        if told.v > self._version + 1:
            socket.retry = 0.0  # something was lost: ask for it
            socket.hang_up()
            return
        self._version = told.v
        self._ear.told(told)
        if told.ack is not None:
            self._answered(ms.Ack(told.ack, told.v))

    def _welcome(self, socket: "_Socket") -> None:
        if self._greeted:
            return  # a whole state in the middle: a new match, another seat
        self._greeted = True
        self._ear.line(True)
        for text, _ in self._open.values():
            socket.send(text)

    def _answered(self, told: heard.Answer) -> None:
        _, answer = self._open.pop(told.id, (b"", None))
        if answer is not None:
            answer(told)

    def _part(self, socket: "_Socket", bye: ms.Bye) -> None:
        if bye.retry is not None:
            socket.retry = bye.retry / 1000
        else:
            self._over = True
            self._ear.ended(bye)
        socket.hang_up()


class _Socket(WSListener):
    """One connection."""

    def __init__(self, hear: Callable[["_Socket", bytes], None]) -> None:
        self._hear = hear
        self._transport: WSTransport | None = None
        self._closed = asyncio.Event()
        self._heard = 0.0
        self.retry: float | None = None  # seconds

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._heard = asyncio.get_running_loop().time()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self._heard = asyncio.get_running_loop().time()
        if frame.msg_type == WSMsgType.TEXT:
            self._hear(self, frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._transport = None
        self._closed.set()

    def send(self, text: bytes) -> None:
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, text)

    def hang_up(self) -> None:
        if self._transport is not None:
            self._transport.disconnect()

    async def until_silent(self, ping: float, dead: float) -> None:
        """Until it is closed; who says nothing is asked, and then given up."""
        while not self._closed.is_set():
            try:
                await asyncio.wait_for(self._closed.wait(), ping / 2)
            except TimeoutError:
                silence = asyncio.get_running_loop().time() - self._heard
                if silence >= dead and self._transport is not None:
                    self._transport.disconnect(graceful=False)
                    return
                if silence >= ping:
                    self.send(msgspec.json.encode(ms.Ping()))
