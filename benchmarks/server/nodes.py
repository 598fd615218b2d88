"""What a move costs in a house of several nodes, in CPU time of all of them together.

    python -m benchmarks.server.nodes [shares] [tables] [moves] [--plot FILE]

CPU time depends little on what else the machine does. `shares`: one node, two with the people at
the owner, two with the people at the other one, and the workers of one server on the same
PostgreSQL; one process and two workers on SQLite. `tables`: one node with 10 to 2,000 tables, at
the same number of moves a second. `moves`: a table from its first move to its 5,000th.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from time import sleep
from typing import NamedTuple

import uvloop

from benchmarks.server.drops import until
from benchmarks.server.load import SEATS, Meter, Table, connect, now, settle
from benchmarks.server.machine import Server, cpu_seconds, ended_after, open_server, resident
from benchmarks.server.nodes_plot import Curve, plot
from benchmarks.server.ours import ROOM, SwiftSeat, compile_games, sitting
from tests.server.process import free_port
from tests.server.store.cluster import Cluster, binaries, running

COMMAND = str(Path(sys.executable).with_name("bluffhouse"))
TABLES, RATE = 50, 200.0  # moves a second, of all tables together
WARM, SECONDS, ROUNDS = 1.0, 6.0, 5
WINDOWS = 3  # of so many seconds, at a number of tables
MANY = (10, 100, 500, 2000)
LONG, WINDOW, AT_ONCE = 5000, 500, 4  # versions of a table, and tables


def started(folder: Path, name: str, *more: str) -> Server:
    port = free_port()
    command = [COMMAND, "serve", "--host", "127.0.0.1", "--port", str(port), *more]
    return open_server(command, port, folder / f"{name}.log", None, environment=ROOM)


class House(NamedTuple):
    servers: list[Server]
    database: Cluster | None = None  # None: it is in their process


@contextmanager
def nodes(count: int, *more: str) -> Iterator[House]:
    """So many nodes on a PostgreSQL of their own, each with its share."""
    how = more or ("--cluster", "bench")
    with (
        tempfile.TemporaryDirectory(prefix="bluffhouse-nodes-") as folder,
        running(binaries()) as database,
        ExitStack() as opened,
    ):
        store = database.address(database.create())
        servers = [started(Path(folder), str(i), "--store", store, *how) for i in range(count)]
        for server in servers:
            opened.enter_context(ended_after(server))
        if not more:
            shared_out(database, count)
        yield House(servers, database)


@contextmanager
def on_sqlite(*more: str) -> Iterator[House]:
    """One server with a store of its own, as most people run it."""
    with tempfile.TemporaryDirectory(prefix="bluffhouse-nodes-") as folder:
        server = started(Path(folder), "sqlite", "--data", folder, *more)
        with ended_after(server):
            yield House([server])


def shared_out(database: Cluster, count: int) -> None:
    sql = "SELECT count(*) FROM slots JOIN nodes USING (node) GROUP BY node"
    while True:
        shares = [int(str(share)) for (share,) in database.ask(sql, "house1")]
        if len(shares) == count and max(shares) - min(shares) < 5:
            return
        sleep(0.1)


class Cost(NamedTuple):
    """Milliseconds of CPU a move, and how much of it was whose."""

    move: float
    each: list[float]
    database: float
    socket: float  # kilobytes of memory, with its part of the table


async def window(meter: Meter, pids: Sequence[int]) -> list[float]:
    """Milliseconds of CPU a move, of each process with what it has started."""
    before, meter.moves = [cpu_seconds(pid) for pid in pids], 0
    meter.running = True
    await settle(SECONDS)
    meter.running = False
    used = [cpu_seconds(pid) - then for pid, then in zip(pids, before, strict=True)]
    return [1000 * seconds / meter.moves for seconds in used]


async def cost_of(house: House, at: int, tables: int, windows: int = 1) -> Cost:
    """Tables opened at the first server, whose people come to another; at a steady pace. The best
    of so many windows: whatever else the machine does only adds to it."""
    servers, database = house.servers, house.database
    pids = [server.pid for server in servers] + ([database.pid] if database else [])
    meter, idle = Meter(), sum(resident(server.pid) for server in servers)
    places = [Table(meter, RATE / tables) for _ in range(tables)]
    seats = sitting(SwiftSeat, places, servers[0].port, Random(tables))
    for seat in seats:
        seat.port = servers[at].port
    await connect(seats)
    begun = now()
    for i, place in enumerate(places):
        place.open(begun + i / RATE)
    await settle(WARM)
    costs = min([await window(meter, pids) for _ in range(windows)], key=sum)
    live = sum(resident(server.pid) for server in servers)
    assert not meter.broken, f"{meter.broken} lines broke"
    for place in places:
        place.playing = False
    each, outside = costs[: len(servers)], sum(costs[len(servers) :])
    for seat in seats:
        if seat.transport is not None:
            seat.transport.disconnect()
    return Cost(sum(each), each, outside, (live - idle) / len(seats) / 1024)


WORKERS = "--workers", "2"
#: How a house is opened, and at which of its servers people are; the first one has the tables.
SHARES: dict[str, tuple[Callable[[], AbstractContextManager[House]], int]] = {
    "one node": (partial(nodes, 1), 0),
    "two nodes, at the owner": (partial(nodes, 2), 0),
    "two nodes, at the other": (partial(nodes, 2), 1),
    "one server, two workers": (partial(nodes, 1, *WORKERS), 0),
    "one process, SQLite": (on_sqlite, 0),
    "two workers, SQLite": (partial(on_sqlite, *WORKERS), 0),
}


def shares(rounds: int) -> None:
    """In turns, with all of them running: whatever else the machine does, each has its part."""
    found: dict[str, list[Cost]] = {name: [] for name in SHARES}
    with ExitStack() as opened:
        houses = {name: opened.enter_context(house()) for name, (house, _) in SHARES.items()}
        for _ in range(rounds):
            for name, (_, at) in SHARES.items():
                found[name].append(uvloop.run(cost_of(houses[name], at, TABLES)))
    one = min(cost.move for cost in found["one node"])
    print(f"CPU a move, {TABLES} tables, {RATE:.0f} moves a second, best of {rounds} rounds:")
    for name, costs in found.items():
        best = min(costs, key=lambda cost: cost.move)
        parts = " + ".join(f"{part:.2f}" for part in best.each)
        worst = max(cost.move for cost in costs)
        outside = f", {best.database:.2f} ms of PostgreSQL" if best.database else ""
        print(
            f"  {name:24} {parts} ms{outside}, {best.move / one:.2f} x (worst {worst:.2f} ms)",
            flush=True,
        )


def by_tables() -> Curve:
    points = []
    for count in MANY:
        with nodes(1) as house:
            cost = uvloop.run(cost_of(house, 0, count, WINDOWS))
        points.append((count, cost.move))
        print(
            f"{count:5} tables: {cost.move:.3f} ms, and {cost.database:.3f} ms of PostgreSQL; "
            f"{cost.socket:.0f} kB a socket", flush=True,
        )  # fmt: skip
    return Curve("tables at once", points, logarithmic=True)


def all_at(seats: Sequence[SwiftSeat], version: int) -> bool:
    return all((seat.v or 0) >= version for seat in seats)


async def long_match(server: Server) -> list[tuple[int, float]]:
    places = [Table(Meter(), 0) for _ in range(AT_ONCE)]
    seats = sitting(SwiftSeat, places, server.port, Random(1))
    await connect(seats)
    for place in places:
        place.open(0)
    points: list[tuple[int, float]] = []
    used, made = cpu_seconds(server.pid), sum(seat.v or 0 for seat in seats)
    for goal in range(WINDOW, LONG + 1, WINDOW):
        await until(partial(all_at, seats, goal), f"{goal} moves")
        before, used = used, cpu_seconds(server.pid)
        then, made = made, sum(seat.v or 0 for seat in seats)
        points.append((goal, 1000 * (used - before) / (made - then) * SEATS))
        print(f"to move {goal}: {points[-1][1]:.3f} ms", flush=True)
    for place in places:
        place.playing = False
    return points


def by_moves() -> Curve:
    """The best of two runs, for each window."""
    with nodes(1) as house:
        runs = [uvloop.run(long_match(house.servers[0])) for _ in range(2)]
    return Curve("moves of a table", [min(some) for some in zip(*runs, strict=True)])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.nodes")
    parser.add_argument("what", nargs="*", choices=["shares", "tables", "moves", []])
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of all shares, in turns")
    parser.add_argument("--plot", type=Path, help="where the curves are drawn, as SVG")
    chosen = parser.parse_args()
    what = chosen.what or ["shares", "tables", "moves"]
    os.environ.pop("BLUFFHOUSE_STORE", None)
    compile_games()
    if "shares" in what:
        shares(chosen.rounds)
    curves = [
        *([by_tables()] if "tables" in what else ()),
        *([by_moves()] if "moves" in what else ()),
    ]
    if chosen.plot:
        chosen.plot.write_text(plot(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
