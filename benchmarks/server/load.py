"""The load: tables of four seats, each seat on a socket of its own, moving as soon as they may.

Both servers get the same load; only what is said over the wire differs, and that is in the
classes derived from `Seat`. The load runs in a process of its own:
`python -m benchmarks.server`, a `Job` as JSON on its input, a `Finding` on its output.
"""

import asyncio
import gc
import importlib
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from http.client import HTTPConnection, RemoteDisconnected
from random import Random
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.server.machine import cpu_seconds, resident

SEATS = 4
AT_ONCE = 32  # sockets being opened at a time
REMEMBERED = 8  # moves of a table: the next may be made before all have seen the last one
now = time.perf_counter


class Job(msgspec.Struct, frozen=True):
    """What to load a server with."""

    peer: str  # the module that speaks with the server
    port: int
    pid: int
    tables: int
    warm: float = 0.0  # seconds before measuring
    seconds: float = 0.0
    pace: float = 0.0  # moves a second at each table; 0 for as many as it takes


class Finding(msgspec.Struct, frozen=True):
    """What was found."""

    moves: int
    seconds: float
    server_cpu: float  # seconds on the processor while measuring
    load_cpu: float
    delays: dict[str, float]  # ms from move to update at the other seats, by percentile
    idle_bytes: int  # memory of the server before the tables,
    live_bytes: int  # with all of them open and played at

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def rate_by_cpu(self) -> float:
        return self.moves / self.server_cpu

    @property
    def load_share(self) -> float:
        return self.load_cpu / self.seconds


class Meter:
    """Counts moves and takes delays while it is running."""

    def __init__(self) -> None:
        self.running = False
        self.moves = 0
        self.delays: list[float] = []
        self.broken = 0  # lines that broke during play

    def percentiles(self) -> dict[str, float]:
        if not self.delays:
            return {}
        self.delays.sort()
        last = len(self.delays) - 1
        return {f"p{p}": self.delays[last * p // 100] * 1e3 for p in (50, 99)}


class Table:
    """Four seats and the moves between them. `pace` 0: the next move follows at once."""

    def __init__(self, meter: Meter, pace: float) -> None:
        self.meter = meter
        self.pace = pace
        self.seats: list[Seat] = []
        self.sent: dict[int, tuple[float, Seat]] = {}  # the last moves
        self.waiting: tuple[Seat, int, bytes] | None = None
        self.due = 0.0
        self.playing = False

    def open(self, due: float) -> None:
        """Begin to play; the first move is due then."""
        self.playing, self.due = True, due
        self.go_on()

    def may_move(self, seat: "Seat", number: int, move: bytes) -> None:
        """A seat is on turn and has made up its mind about the table's move of that number."""
        self.waiting = seat, number, move
        if self.playing:
            self.go_on()

    def go_on(self) -> None:
        if self.pace and now() < self.due:
            asyncio.get_running_loop().call_later(self.due - now(), self.move)
        else:
            self.move()

    def move(self) -> None:
        if self.waiting is None or not self.playing:
            return
        (seat, number, move), self.waiting = self.waiting, None
        if self.pace:
            self.due = max(self.due + 1 / self.pace, now())
        self.meter.moves += self.meter.running
        self.sent[number] = now(), seat
        self.sent.pop(number - REMEMBERED, None)
        seat.make(number, move)

    def saw(self, seat: "Seat", number: int) -> None:
        """A seat got the update of a move."""
        begun, mover = self.sent.get(number, (0.0, seat))
        if mover is not seat and self.meter.running:
            self.meter.delays.append(now() - begun)


class Seat(WSListener, ABC):
    """A player's socket: says hello, makes up its mind, and hears what happens."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ready = asyncio.get_running_loop().create_future()
        self.transport: WSTransport | None = None
        table.seats.append(self)

    @property
    @abstractmethod
    def url(self) -> str: ...

    @abstractmethod
    def hear(self, frame: bytes) -> None:
        """A text came. Says `sit` once it is seated, `table.saw` and `table.may_move` later."""

    def hello(self) -> None:
        """The socket is open."""

    async def connect(self) -> None:
        """Until the seat has its first view."""
        _, listener = await ws_connect(lambda: self, self.url, max_frame_size=1 << 24)
        if listener is not self:  # picows says so if the line ended while it was being made
            raise ConnectionError("the line ended before there was a socket")
        await asyncio.wait_for(self.ready, 60)

    def sit(self) -> None:
        """The seat has its first view."""
        if not self.ready.done():
            self.ready.set_result(None)

    def send(self, text: bytes) -> None:
        if self.transport is not None:
            self.transport.send(WSMsgType.TEXT, text)

    def make(self, number: int, move: bytes) -> None:
        """Play the table's move of that number."""
        self.send(move)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.hello()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.hear(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.transport = None
        self.table.meter.broken += self.table.playing
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server closed the socket"))


class Caller:
    """HTTP with JSON over one connection that stays open."""

    def __init__(self, port: int) -> None:
        self.line = HTTPConnection("127.0.0.1", port, timeout=60)

    def post(self, path: str, said: Any, token: str = "") -> Any:
        return self.ask("POST", path, msgspec.json.encode(said), token)

    def get(self, path: str, token: str = "") -> Any:
        try:
            return self.ask("GET", path, None, token)
        except RemoteDisconnected:  # the line was being closed while it was idle: as browsers do
            return self.ask("GET", path, None, token)

    def ask(self, method: str, path: str, body: bytes | None, token: str) -> Any:
        heads = {"Content-Type": "application/json"} if body else {}
        if token:
            heads["Authorization"] = f"Bearer {token}"
        self.line.request(method, path, body, heads)
        answer = self.line.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {text.decode()[:500]}")
        return msgspec.json.decode(text) if text else None


async def connect(seats: Sequence[Seat]) -> None:
    """All seats, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(seat: Seat) -> None:
        async with gate:
            await seat.connect()

    await asyncio.gather(*map(one, seats))


async def settle(seconds: float) -> None:
    if seconds:
        await asyncio.sleep(seconds)


async def carry_out(job: Job) -> Finding:
    """Open the tables, let them play, measure for some seconds."""
    meter, wire = Meter(), importlib.import_module(job.peer)
    idle = resident(job.pid)
    chance = Random(job.tables)
    tables = [Table(meter, job.pace) for _ in range(job.tables)]
    seats = wire.seated(tables, job.port, chance)
    await connect(seats)
    gc.collect()
    gc.freeze()
    begun = now()
    for i, table in enumerate(tables):
        table.open(begun + i / len(tables) / job.pace if job.pace else 0.0)
    await settle(job.warm)
    server, own, begun = cpu_seconds(job.pid), time.process_time(), now()
    meter.running = True
    await settle(job.seconds)
    meter.running = False
    ended, own, server = now(), time.process_time() - own, cpu_seconds(job.pid) - server
    live = resident(job.pid)
    if meter.broken:
        raise RuntimeError(f"{meter.broken} lines broke")
    for table in tables:
        table.playing = False
    await asyncio.sleep(0.2)  # what is under way arrives
    for seat in seats:
        if seat.transport is not None:
            seat.transport.disconnect()
    return Finding(
        meter.moves, ended - begun, server, own, meter.percentiles(), idle, live
    )  # fmt: skip
