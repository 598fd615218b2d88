"""What only our server has to stand: bots that think, lines that are cut, and being killed."""

import time
from pathlib import Path
from random import Random

import uvloop

from benchmarks.measure import Figure
from benchmarks.server import ours
from benchmarks.server.drops import cut_lines, kill_again_and_again
from benchmarks.server.load import SEATS, Caller, Job
from benchmarks.server.machine import CORES
from benchmarks.server.scenarios import PACED, load
from tests.server.process import free_port

THINKERS = 24  # tables at which only bots play
LEVEL = "thinker"
SEARCH_NOTE = (
    f"Delays of 250 tables of people at 2 moves/s each, while {THINKERS} tables of four bots of "
    f"the level {LEVEL} play beside them, and without; server, bots and load share {len(CORES)} "
    "cores."
)
CUT_NOTE = "All sockets are closed at once; each player waits for 0.25–0.75 s and comes back."
CRASH_NOTE = (
    "The server is killed with SIGKILL at random moments while all tables play as fast as they "
    "can, and started again on the same store. A fault is an acknowledged move that is not in "
    "the store, a move that is there twice or that nobody was promised, a player who does not "
    "come back or misses a version."
)


def searches(rounds: int, quick: bool, folder: Path) -> list[Figure]:
    """The delays of people's moves while bots think, beside those without bots."""
    tables, warm, seconds = (4, 0.1, 0.3) if quick else (PACED.tables, 2.0, 10.0)
    quiet, busy = [], []
    for _ in range(rounds):
        with ours.opened(free_port(), folder, core=None) as server:
            job = Job(ours.__name__, server.port, server.pid, tables, warm, seconds, PACED.pace)
            quiet.append(load(job).delays["p99"])
            caller = Caller(server.port)
            for _ in range(1 if quick else THINKERS):
                ours.table_for(caller, people=0, level=LEVEL)
            time.sleep(0.0 if quick else 5.0)  # they have their first thoughts
            busy.append(load(job).delays["p99"])
    return [
        Figure(
            f"p99 delay while {THINKERS} tables of bots think", "ms", busy, quiet,
            "without bots", "≤ 2×", SEARCH_NOTE, smaller_is_better=True,
        )
    ]  # fmt: skip


def reconnects(rounds: int, quick: bool, folder: Path) -> list[Figure]:
    tables = 10 if quick else 250
    seconds = []
    for i in range(rounds):
        with ours.opened(free_port(), folder) as server:
            seconds.append(
                uvloop.run(cut_lines(server.port, tables, Random(i), 0.1 if quick else 2.0))
            )
    name = f"until {tables * SEATS:,} players are back whose lines were cut at once"
    return [Figure(name, "s", seconds, note=CUT_NOTE, smaller_is_better=True)]


def crashes(quick: bool, folder: Path) -> list[Figure]:
    tables, kills = (2, 1) if quick else (50, 50)
    place = folder / "crashes"
    place.mkdir()
    account = uvloop.run(kill_again_and_again(free_port(), place, tables, kills, Random(kills)))
    if account.faults:
        raise RuntimeError("\n".join(account.faults[:20]))
    return [
        Figure(
            f"acknowledged moves kept through {kills} crashes, no fault", "moves",
            [float(account.moves)], note=CRASH_NOTE,
        ),
        Figure(
            "until everybody is back after a crash", "s", account.returns,
            note=CRASH_NOTE, smaller_is_better=True,
        ),
    ]  # fmt: skip
