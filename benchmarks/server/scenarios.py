"""The loads that both servers get, in turns, and the rows that come of them."""

import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import msgspec

from benchmarks.measure import Figure
from benchmarks.server.load import Finding, Job
from benchmarks.server.machine import CORES, SERVER_CORE, Server, pinned
from tests.server.process import free_port

ROOT = Path(__file__).parents[2]
LOAD_CORE = CORES[-1]
LOAD_NOTE = (
    "Servers and load share {cores} cores (ours with a process for each) but where it is said that "
    "the server has a core to itself: there the load has another one, and ours is one process. "
    "Four sockets a table, each with its own view. "
    "Saturated: a table's next move follows as soon as the player on turn has its update. Delays "
    "are from sending a move to its update at the other three seats. Ours commits each move to "
    "SQLite before anybody sees it; boardgame.io keeps matches in memory. The load took {share} "
    "of a core at most."
)
MEMORY_NOTE = (
    "Resident memory of a fresh server with the tables open and being played at, less that "
    "before, by tables."
)


class Load(NamedTuple):
    """So many tables, each moving at a pace, or as fast as the server lets it."""

    name: str
    tables: int
    pace: float = 0.0
    apart: bool = False  # a core for the server, another one for the load

    @property
    def part(self) -> str:
        """Of the benchmark: see `benchmarks.server.PARTS`."""
        return "paced" if self.pace else "saturated"

    @property
    def seconds(self) -> float:
        """Paced, some of the collections of the peer's memory shall fall into every round."""
        return 30.0 if self.pace else 5.0


class Reading(NamedTuple):
    """What is read off a load, and off which, with the goal."""

    what: str
    unit: str
    value: Callable[[Finding], float]
    goals: dict[Load, str]
    smaller_is_better: bool = False


FEW, MANY = Load("saturated, 50 tables", 50), Load("saturated, 250 tables", 250)
PACED = Load("250 tables, 2 moves/s each", 250, pace=2)
ALONE = Load("the same, the server with a core to itself", 250, pace=2, apart=True)
LOADS = (FEW, MANY, PACED, ALONE)
QUICK = (FEW, ALONE)  # which of them show whether they run at all: the others differ in numbers
READINGS = (
    Reading("moves", "moves/s", lambda f: f.rate, {FEW: "≥ 4×", MANY: "≥ 4×"}),
    Reading("moves by server CPU", "moves/CPU s", lambda f: f.rate_by_cpu, {FEW: "", MANY: ""}),
    Reading("median delay", "ms", lambda f: f.delays["p50"], dict.fromkeys(LOADS, ""), True),
    Reading(
        "p99 delay", "ms", lambda f: f.delays["p99"],
        {FEW: "", MANY: "", PACED: "≤ 0.2×", ALONE: "≤ 0.2×"}, True,
    ),
)  # fmt: skip


def loads(quick: bool) -> tuple[Load, ...]:
    return QUICK if quick else LOADS


def load(job: Job, core: int | None = None) -> Finding:
    """Put a load on a server, from another process."""
    done = subprocess.run(
        pinned([sys.executable, "-m", "benchmarks.server"], core),
        input=msgspec.json.encode(job), cwd=ROOT, capture_output=True, check=False,
        timeout=120 + 2 * (job.warm + job.seconds),
    )  # fmt: skip
    if done.returncode:
        raise RuntimeError(f"the load broke down:\n{done.stderr.decode()[-3000:]}")
    return msgspec.json.decode(done.stdout, type=Finding)


def rows(
    name: str, unit: str, wires: Sequence[ModuleType], runs: Sequence[list[float]],
    goal: str, note: str, smaller_is_better: bool,
) -> Figure:  # fmt: skip
    """One row: the first contender's rounds, and the second's if there is one."""
    theirs, peer = (runs[1], wires[1].NAME) if len(wires) > 1 else (None, "")
    return Figure(name, unit, runs[0], theirs, peer, goal, note, smaller_is_better)


def put(each: Load, wire: ModuleType, server: Server, quick: bool) -> Finding:
    """One of the loads, on one of the servers."""
    job = Job(
        wire.__name__, server.port, server.pid,
        tables=4 if quick else each.tables,
        warm=0.1 if quick else 2.0,
        seconds=(0.6 if each.pace else 0.2) if quick else each.seconds,
        pace=each.pace,
    )  # fmt: skip
    return load(job, LOAD_CORE if each.apart else None)


def take_turns(
    wires: Sequence[ModuleType], wanted: Sequence[Load], quick: bool, folder: Path
) -> Iterator[tuple[Load, int, Finding]]:
    """The servers stand side by side and take turns at each load; all are of one arrangement."""
    core = SERVER_CORE if wanted[0].apart else None
    with ExitStack() as stack:
        servers = [stack.enter_context(wire.opened(free_port(), folder, core)) for wire in wires]
        for each in wanted:
            for i, (wire, server) in enumerate(zip(wires, servers, strict=True)):
                yield each, i, put(each, wire, server, quick)


def play(
    wires: Sequence[ModuleType], wanted: Sequence[Load], rounds: int, quick: bool, folder: Path
) -> list[Figure]:
    """Throughput and delays, with the cores shared and apart."""
    found = defaultdict[tuple[Load, int], list[Finding]](list)
    arrangements = [[load for load in wanted if load.apart is apart] for apart in (False, True)]
    for some in arrangements * rounds:
        for each, i, finding in take_turns(wires, some, quick, folder) if some else ():
            found[each, i].append(finding)
    share = max(finding.load_share for runs in found.values() for finding in runs)
    note = LOAD_NOTE.format(cores=len(CORES), share=f"{share:.0%}")
    return [
        rows(
            f"{each.name}: {reading.what}", reading.unit, wires,
            [list(map(reading.value, found[each, i])) for i in range(len(wires))],
            goal, note, reading.smaller_is_better,
        )
        for each in wanted
        for reading in READINGS
        for goal in [reading.goals.get(each)]
        if goal is not None
    ]  # fmt: skip


def by_table(wire: ModuleType, tables: int, quick: bool, folder: Path) -> float:
    """Kilobytes of a fresh server for each live table."""
    first, then = (0.2, 1.0) if quick else (2.0, 5.0)
    with wire.opened(free_port(), folder) as server:
        here = wire.__name__, server.port, server.pid
        load(Job(*here, tables=10, warm=first, pace=2))  # code is loaded
        live = load(Job(*here, tables, warm=then, pace=1))
    return (live.live_bytes - live.idle_bytes) / tables / 1e3


def memory(wires: Sequence[ModuleType], rounds: int, quick: bool, folder: Path) -> list[Figure]:
    figures = []
    for tables in (20,) if quick else (250, 1000):
        runs: list[list[float]] = [[] for _ in wires]
        for _ in range(rounds):
            for i, wire in enumerate(wires):
                runs[i].append(by_table(wire, tables, quick, folder))
        name = f"memory a table with four sockets, {tables:,} tables"
        figures.append(rows(name, "kB", wires, runs, "≤ 0.5×", MEMORY_NOTE, True))
    return figures
