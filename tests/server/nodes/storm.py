"""Many faults under load, and what came of them: `make storm` (FAULTS=100)

Three nodes behind HAProxy on a PostgreSQL of their own. Faults are drawn: a node is killed, stopped
for 15 s, told to go; cut off from the database, from the other nodes, from the people; its clock is
moved; the database or HAProxy is restarted. After each, everybody has to be back and play on; at
the end, what all were promised is held against the logs, and no two events of a table may come from
two owners at once.

As root on Linux, each node is in a network namespace of its own; else nobody is cut off, and it is
said.
"""

import asyncio
import os
import signal
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from random import Random

from benchmarks.server.drops import leave, until
from benchmarks.server.load import now
from tests.server.nodes.house import NAMES, House, open_house
from tests.server.nodes.network import BALANCER as PEOPLE
from tests.server.nodes.network import DATABASE, Network, opened
from tests.server.nodes.test_faults import Play, not_stored
from tests.server.store.cluster import binaries, running

STOPPED = 15.0  # seconds
CUT = 8.0
SLEPT = "in a network of its own"  # says that we are there, in the environment
MOVED = (3600, -3600, 86_400)
Fault = Callable[[House, str], Awaitable[None]]


# --- what can happen ------------------------------------------------------------------------


async def kill(house: House, node: str) -> None:
    house.kill(node)
    await until(lambda: node not in house.counts(), "it is taken for dead")


async def stop_for_a_while(house: House, node: str) -> None:
    house.send(node, signal.SIGSTOP)
    await asyncio.sleep(STOPPED)
    house.send(node, signal.SIGCONT)


async def tell_to_go(house: House, node: str) -> None:
    await asyncio.to_thread(house.terminate, node)


async def restart_database(house: House, node: str) -> None:
    await asyncio.to_thread(house.database.crash)
    await asyncio.to_thread(house.database.start)


async def restart_balancer(house: House, node: str) -> None:
    house.stop_balancing()
    await asyncio.to_thread(house.balance)


def cut_off(*hosts: Callable[[Network, str], Iterable[str]]) -> Fault:
    async def fault(house: House, node: str) -> None:
        network = house.network
        assert network
        for some in hosts:
            network.cut(node, *some(network, node))
        await asyncio.sleep(CUT)
        network.join(node)

    return fault


async def move_clock(house: House, node: str) -> None:
    """An hour on, an hour back, a day on, and right again."""
    for seconds in (*MOVED, 0):
        house.move_clock(node, seconds)
        await asyncio.sleep(2.0)


ALWAYS: dict[str, Fault] = {
    "node killed": kill,
    f"node stopped for {STOPPED:.0f} s": stop_for_a_while,
    "node told to go": tell_to_go,
    "database restarted": restart_database,
    "balancer restarted": restart_balancer,
    "clock moved": move_clock,
}
IN_NETWORK: dict[str, Fault] = {
    f"no database for {CUT:.0f} s": cut_off(lambda net, node: [DATABASE]),
    f"no other nodes for {CUT:.0f} s": cut_off(Network.others),
    f"no people for {CUT:.0f} s": cut_off(lambda net, node: [PEOPLE]),
    f"no network for {CUT:.0f} s": cut_off(lambda net, node: [DATABASE, PEOPLE], Network.others),
}


# --- the storm ------------------------------------------------------------------------------


async def recovered(house: House, node: str) -> None:
    """All nodes are there again, each with its share."""
    if house.nodes[node].poll() is not None:
        await asyncio.to_thread(house.start, node)
    await until(lambda: house.counts().keys() == {*NAMES}, "all nodes are there")
    await asyncio.to_thread(house.wait_until_even, *NAMES)


class Pauses:
    """How long each table heard of no move, by fault: those of the node that was harmed."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self.found: dict[str, list[float]] = defaultdict(list)
        self.times: dict[str, int] = defaultdict(int)

    def begin(self, kind: str, node: str) -> None:
        house = self._play.house
        self._kind = kind
        concerned = [p for p in self._play.places if house.owner(p.seats[0].code) == node]
        self._tables = concerned if kind.startswith(("no", "cl")) else self._play.places
        for seat in self._play.seats:
            seat.heard_at, seat.pause = now(), 0.0

    def end(self) -> float:
        longest = [max(seat.pause for seat in place.seats) for place in self._tables]  # type: ignore[attr-defined]
        self.found[self._kind] += longest
        self.times[self._kind] += 1
        return max(longest, default=0.0)


async def storm(house: House, faults: dict[str, Fault], times: int, chance: Random) -> Pauses:
    """Raises if anything was lost."""
    play = Play(house, tables=24)
    pauses = Pauses(play)
    await play.begin()
    try:
        await play.on()
        kinds = [*islice(cycle(faults), times)]
        for number, kind in enumerate(chance.sample(kinds, times), 1):
            node = chance.choice(NAMES)
            pauses.begin(kind, node)
            await faults[kind](house, node)
            await play.on()
            await recovered(house, node)
            await play.on()
            print(f"{number:3} {kind} ({node}): {pauses.end():.2f} s", flush=True)
        await play.end(not_stored)
    finally:
        leave(play.seats)
    moves = sum(len(seat.moves) for seat in play.seats)
    print(f"{times} faults, {moves} moves acknowledged: none lost, none twice, none by a stranger")
    return pauses


def report(pauses: Pauses) -> None:
    print(f"{'fault':24} {'times':>5} {'tables':>6} {'median s':>9} {'p95 s':>7} {'longest':>8}")
    for kind, seconds in sorted(pauses.found.items()):
        ranked = sorted(seconds) or [0.0]
        p95 = ranked[min(len(ranked) - 1, int(0.95 * len(ranked)))]
        print(
            f"{kind:24} {pauses.times[kind]:5} {len(seconds):6} "
            f"{statistics.median(ranked):9.2f} {p95:7.2f} {ranked[-1]:8.2f}"
        )


# --- where ----------------------------------------------------------------------------------


def go_into_a_network_of_our_own() -> None:
    """Begin again there, if that is allowed."""
    if os.geteuid() == 0 and SLEPT not in os.environ:
        allowed = subprocess.run(["unshare", "--net", "true"], capture_output=True, check=False)
        if allowed.returncode == 0:
            command = ["unshare", "--net", sys.executable, "-m", __spec__.name, *sys.argv[1:]]
            os.execvpe("unshare", command, {**os.environ, SLEPT: "yes"})


@contextmanager
def network() -> Iterator[Network | None]:
    if SLEPT in os.environ:
        with opened(NAMES) as made:
            yield made
    else:
        print("Nodes are on loopback: nobody is cut off (that needs Linux, and root).")
        yield None


def main(times: int, seed: int) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        network() as net,
        running(binaries(), DATABASE if net else "") as database,
        open_house(Path(folder), database, net) as house,
    ):
        faults = {**ALWAYS, **(IN_NETWORK if net else {})}
        pauses = asyncio.run(storm(house, faults, times, Random(seed)))
    report(pauses)


if __name__ == "__main__":
    go_into_a_network_of_our_own()
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, int(sys.argv[2]) if sys.argv[2:] else 1)
