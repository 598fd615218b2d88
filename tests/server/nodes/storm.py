"""Many faults under load, and what came of them: `make storm` (FAULTS=100)

Three nodes behind HAProxy on a PostgreSQL of their own. Faults are drawn: a node is killed, stopped
for 15 s, told to go; the database or HAProxy is restarted. After each, everybody has to be back
and play on; at the end, what all were promised is held against the logs, and no two events of a
table may come from two owners at once.
"""

import asyncio
import signal
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from benchmarks.server.drops import leave, until
from tests.server.nodes.house import NAMES, House, open_house
from tests.server.nodes.test_faults import Play, not_stored
from tests.server.store.cluster import binaries, running

STOPPED = 15.0  # seconds
Fault = Callable[[House, str], Awaitable[None]]


async def kill(house: House, node: str) -> None:
    house.kill(node)


async def stop_for_a_while(house: House, node: str) -> None:
    house.send(node, signal.SIGSTOP)
    asyncio.get_running_loop().call_later(STOPPED, house.send, node, signal.SIGCONT)


async def tell_to_go(house: House, node: str) -> None:
    await asyncio.to_thread(house.terminate, node)


async def restart_database(house: House, node: str) -> None:
    await asyncio.to_thread(house.database.crash)
    await asyncio.to_thread(house.database.start)


async def restart_balancer(house: House, node: str) -> None:
    house.stop_balancing()
    await asyncio.to_thread(house.balance)


FAULTS: dict[str, Fault] = {
    "node killed": kill,
    f"node stopped for {STOPPED:.0f} s": stop_for_a_while,
    "node told to go": tell_to_go,
    "database restarted": restart_database,
    "balancer restarted": restart_balancer,
}


async def recovered(house: House, node: str) -> None:
    """All nodes are there again, each with its share."""
    if house.nodes[node].poll() is not None:
        await asyncio.to_thread(house.start, node)
    await until(lambda: house.counts().keys() == {*NAMES}, "all nodes are there")
    await asyncio.to_thread(house.wait_until_even, *NAMES)


async def storm(house: House, faults: int, chance: Random) -> dict[str, list[float]]:
    """Seconds until everybody had heard of another move, by fault. Raises if anything was lost."""
    pauses: dict[str, list[float]] = defaultdict(list)
    play = Play(house, tables=24)
    await play.begin()
    try:
        await play.on()
        kinds = [*FAULTS] * (faults // len(FAULTS) + 1)
        for kind in chance.sample(kinds[:faults], faults):
            node = chance.choice(NAMES)
            await FAULTS[kind](house, node)
            pauses[kind].append(await play.on())
            print(f"{kind} ({node}): {pauses[kind][-1]:.2f} s", flush=True)
            await recovered(house, node)
        await play.on()
        await play.end(not_stored)
    finally:
        leave(play.seats)
    print(f"{sum(len(seat.moves) for seat in play.seats)} moves acknowledged, none lost or twice")
    return pauses


def main(faults: int, seed: int) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(binaries()) as database,
        open_house(Path(folder), database) as house,
    ):
        pauses = asyncio.run(storm(house, faults, Random(seed)))
    print(f"{'fault':24} {'times':>5} {'median s':>9} {'p95 s':>7} {'longest':>8}")
    for kind, seconds in sorted(pauses.items()):
        ranked = sorted(seconds)
        p95 = ranked[min(len(ranked) - 1, int(0.95 * len(ranked)))]
        middle = statistics.median(seconds)
        print(f"{kind:24} {len(seconds):5} {middle:9.2f} {p95:7.2f} {ranked[-1]:8.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, int(sys.argv[2]) if sys.argv[2:] else 1)
