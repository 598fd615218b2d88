"""The peer: boardgame.io with its storage in memory, and how one speaks with it.

It talks socket.io 4 over engine.io 4: a digit for the packet of each of the two, the game's
namespace, then JSON.
"""

import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from platformdirs import user_cache_path

from benchmarks.server.load import SEATS, Caller, Seat, Table
from benchmarks.server.machine import SERVER_CORE, Server, ended_after, open_server

NAME = "boardgame.io 0.50.2"
GAME = "liars-dice"
SOURCES = Path(__file__).with_name("peer")
HOME = user_cache_path("bluffhouse-benchmarks") / "boardgame.io"
SCRIPT = "liars_dice.js"

OPEN, PING, PONG = b"0", b"2", b"3"
CONNECT, EVENT = b"40/%s," % GAME.encode(), b"42/%s," % GAME.encode()
MOST = SEATS * 2  # more of a kind than this are rarely under the cups: time to call


def installed() -> bool:
    """Whether the peer can be run here; puts it into the cache if it is not there yet."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return False
    HOME.mkdir(parents=True, exist_ok=True)
    for source in SOURCES.iterdir():
        shutil.copy(source, HOME)
    if not (HOME / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(
            [npm, "install", "--omit=dev", "--no-audit", "--no-fund"],
            cwd=HOME, check=True, capture_output=True, timeout=600,
        )  # fmt: skip
    return True


@contextmanager
def opened(port: int, folder: Path, core: int | None = SERVER_CORE) -> Iterator[Server]:
    """A server as one runs it in production, until the block ends."""
    server = open_server(
        ["node", SCRIPT, str(port)], port, folder / "boardgameio.log", core,
        cwd=HOME, environment={"NODE_ENV": "production"},
    )  # fmt: skip
    with ended_after(server):
        yield server


class Bid(msgspec.Struct):
    count: int
    face: int


class Secrets(msgspec.Struct):
    """The game's own part of the state."""

    bid: Bid | None


class Turn(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    game: Secrets = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


class Update(msgspec.Struct, array_like=True):
    event: str
    match: str
    state: State


class Sync(msgspec.Struct, array_like=True):
    event: str
    match: str
    info: Synced


UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'
read_update, read_sync = msgspec.json.Decoder(Update), msgspec.json.Decoder(Sync)


def event(name: str, *said: Any) -> bytes:
    return EVENT + msgspec.json.encode((name, *said))


class PeerSeat(Seat):
    """A seat at one of boardgame.io's matches."""

    def __init__(
        self, table: Table, port: int, match: str, player: str, secret: str, chance: Random
    ) -> None:
        super().__init__(table)
        self.port, self.match, self.player, self.secret = port, match, player, secret
        self.chance = chance

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"

    def hear(self, frame: bytes) -> None:
        if frame.startswith(UPDATE):
            state = read_update.decode(memoryview(frame)[len(EVENT) :]).state
            self.table.saw(self, state.number)
            self.think(state)
        elif frame == PING:
            self.send(PONG)
        elif frame.startswith(SYNC):
            self.sit()
            self.think(read_sync.decode(memoryview(frame)[len(EVENT) :]).info.state)
        elif frame.startswith(CONNECT):
            self.send(event("sync", self.match, self.player, self.secret, SEATS))
        elif frame.startswith(OPEN):
            self.send(CONNECT)

    def think(self, state: State) -> None:
        """Raise the bid by a little, or call it."""
        if state.turn.player != self.player:
            return
        bid = state.game.bid
        if bid is None:
            move, said = "bid", [1 + int(self.chance.random() * 3), 2]
        elif bid.count >= MOST:
            move, said = "liar", []
        elif bid.face < 6 and self.chance.random() < 0.5:
            move, said = "bid", [bid.count, bid.face + 1]
        else:
            move, said = "bid", [bid.count + 1, 2]
        action = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": move, "args": said, "playerID": self.player, "credentials": self.secret
            },
        }  # fmt: skip
        text = event("update", action, state.number, self.match, self.player)
        self.table.may_move(self, state.number + 1, text)


def seated(tables: Sequence[Table], port: int, chance: Random) -> list[PeerSeat]:
    """A match at each table, with a player at each seat."""
    caller, seats = Caller(port), []
    for table in tables:
        match = caller.post(f"/games/{GAME}/create", {"numPlayers": SEATS})["matchID"]
        for i in range(SEATS):
            joined = caller.post(f"/games/{GAME}/{match}/join", {"playerName": f"Player {i}"})
            seats.append(
                PeerSeat(
                    table, port, match, joined["playerID"], joined["playerCredentials"], chance
                )
            )
    return seats
