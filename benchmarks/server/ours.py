"""Our server with its store on, and how one speaks with it (docs/protocol.md)."""

import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec

from benchmarks.server.load import SEATS, Caller, Seat, Table
from benchmarks.server.machine import CORES, SERVER_CORE, Server, ended_after, open_server
from bluffhouse.bots import warm
from bluffhouse.games import ids, open_room
from bluffhouse.server import messages

NAME = "bluffhouse"
GAME = "luegen"
PATIENT = 86_400  # seconds until a bot stands in: never, here
MOST = 2 * SEATS  # a bid worth more than this is rarely true: time to call
STEPS = 5  # a raise goes up by at most so many bids
LIAR = b'"liar"]'
NO_MOVES = b"[]"
ON, WAITING = b'{"t":"on","v":', b'"moves":[]}}}'  # how an update begins, and ends if others act


#: All of the load comes from one address, and its players never think.
ROOM = {
    f"BLUFFHOUSE_{limit}": "1000000"
    for limit in (
        "MAX_SOCKETS",
        "MAX_CONNECTIONS",
        "CAPACITY",
        "ARRIVALS",
        "TABLES_PER_ADDRESS",
        "NEW_TABLES",
        "JOINS",
        "REQUESTS",
        "MESSAGES",
        "COMMANDS",
    )
}


def compile_games() -> None:
    """Else the server would do it in the background, once, in the midst of the first load."""
    for id in ids():
        if not open_room(id).is_warm():
            warm.start(id).wait()


def start(port: int, data: Path, log: Path, core: int | None = SERVER_CORE) -> Server:
    """A server on a store that may be there already; the caller ends it.

    It is one process on a core, or, with no core named, a process for each of them.
    """
    command = [
        str(Path(sys.executable).with_name("bluffhouse")), "serve",
        "--host", "127.0.0.1", "--port", str(port), "--data", str(data),
        *(() if core is not None else ("--workers", str(len(CORES)))),
    ]  # fmt: skip
    return open_server(command, port, log, core, environment=ROOM)


@contextmanager
def opened(port: int, folder: Path, core: int | None = SERVER_CORE) -> Iterator[Server]:
    """A server with an empty store, until the block ends."""
    with tempfile.TemporaryDirectory(dir=folder) as data:
        server = start(port, Path(data), folder / "ours.log", core)
        with ended_after(server):
            yield server


class View(msgspec.Struct):
    """What a client needs of a view. Only who may move reads on."""

    moves: msgspec.Raw


class Moved(msgspec.Struct):
    at: int
    view: View | None = None
    outcome: dict[str, Any] | None = None


class On(msgspec.Struct, tag_field="t", tag="on"):
    v: int
    ack: str | None = None
    moved: Moved | None = None


class Resumed(msgspec.Struct, tag_field="t", tag="resumed"):
    missed: list[On]


class Place(msgspec.Struct):
    state: str


class State(msgspec.Struct, tag_field="t", tag="state"):
    v: int
    table: Place
    match: Moved | None = None


Told = (
    On | State | Resumed
    | messages.Presence | messages.Ack | messages.Refused | messages.Pong | messages.Bye
)  # fmt: skip
read = msgspec.json.Decoder(Told).decode
write = msgspec.json.Encoder().encode


def worth(bid: str) -> int:
    count, _, face = bid.partition("x")
    return int(count) * (2 if face == "1" else 1)


def chosen(moves: bytes, chance: Random) -> str:
    """Of the moves in a view: raise the bid by a little, or call it. None of them has a comma."""
    few = moves[1:-1].split(b",", STEPS)
    lowest = few[0][1:-1].decode()
    if moves.endswith(LIAR) and (len(few) == 1 or worth(lowest) > MOST):
        return "liar"
    raises = STEPS if len(few) > STEPS else len(few) - moves.endswith(LIAR)
    return few[int(chance.random() * raises)][1:-1].decode()


class OurSeat(Seat):
    """A seat at one of our tables."""

    def __init__(self, table: Table, port: int, who: messages.Welcome, chance: Random) -> None:
        super().__init__(table)
        self.port, self.code, self.token, self.chance = port, who.code, who.token, chance
        self.number = who.seat
        self.host = who.seat == 0
        self.v: int | None = None  # the last version seen

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{self.code}/socket"

    def hello(self) -> None:
        self.send(write(messages.Hello(self.token, self.v)))

    def hear(self, frame: bytes) -> None:
        told = read(frame)
        if type(told) is On:
            self.go_on(told)
        elif isinstance(told, State):
            self.begin(told)
        elif isinstance(told, Resumed):
            self.sit()
            for missed in told.missed:
                self.go_on(missed)
        elif isinstance(told, messages.Ack | messages.Refused):
            self.answered(told)
        elif isinstance(told, messages.Bye):
            self.part(told)

    def part(self, bye: messages.Bye) -> None:
        """The server is about to close."""

    def begin(self, state: State) -> None:
        self.v = state.v
        self.sit()
        if state.table.state == "over":
            self.play_again()
        elif state.match is not None:
            self.think(state.match)

    def go_on(self, version: On) -> None:
        self.v = version.v
        if version.ack is not None:
            self.answered(messages.Ack(version.ack, version.v))
        if (moved := version.moved) is None:
            return
        self.table.saw(self, version.v)
        if moved.outcome is not None:
            self.play_again()
        else:
            self.think(moved)

    def play_again(self) -> None:
        """The match is over: the host begins another."""
        if self.host:
            self.say(messages.Start(f"start {self.v}"))

    def answered(self, told: messages.Ack | messages.Refused) -> None:
        if isinstance(told, messages.Refused):
            raise RuntimeError(f"refused: {told.code} {told.why.text}")

    def say(self, said: messages.Start) -> None:
        self.send(write(said))

    def think(self, now: Moved) -> None:
        """Make up one's mind, if it is one's turn."""
        if now.view is None or self.v is None:
            return
        moves = bytes(now.view.moves)
        if moves != NO_MOVES:
            number = self.v + 1  # the version that the move will be
            move = messages.Move(str(number), chosen(moves, self.chance), now.at)
            self.table.may_move(self, number, write(move))


class SwiftSeat(OurSeat):
    """Of an update after which others are to act it reads no more than the version."""

    def hear(self, frame: bytes) -> None:
        if frame.endswith(WAITING) and frame.startswith(ON):
            self.v = int(frame[len(ON) : frame.index(b",", len(ON))])
            self.table.saw(self, self.v)
        else:
            super().hear(frame)


Sitting = TypeVar("Sitting", bound=OurSeat)


def table_for(caller: Caller, people: int, level: str = "") -> list[messages.Welcome]:
    """A table that plays: so many people, bots of a level on the other seats."""
    settings = {"game": GAME, "options": {"players": SEATS}, "grace": PATIENT}
    if level:
        settings["level"] = level
    first = {"settings": settings, "name": "Player 0", "seat": 0 if people else None}
    welcomes = [msgspec.convert(caller.post("/api/tables", first), messages.Welcome)]
    host = welcomes[0]
    for i in range(1, people):
        joined = caller.post(f"/api/tables/{host.code}/guests", {"name": f"Player {i}", "seat": i})
        welcomes.append(msgspec.convert(joined, messages.Welcome))
    caller.post(f"/api/tables/{host.code}/commands", {"t": "start", "id": "start"}, host.token)
    return welcomes


def sitting(
    kind: type[Sitting], tables: Sequence[Table], port: int, chance: Random
) -> list[Sitting]:
    """A match at each table, with a player of some kind at each seat."""
    caller = Caller(port)
    return [
        kind(table, port, welcome, chance)
        for table in tables
        for welcome in table_for(caller, SEATS)
    ]


def seated(tables: Sequence[Table], port: int, chance: Random) -> list[SwiftSeat]:
    return sitting(SwiftSeat, tables, port, chance)
