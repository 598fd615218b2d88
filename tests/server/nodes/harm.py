"""What can happen to a house of three nodes: each fault does its harm, and takes back what would
not end by itself."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Iterable

from benchmarks.server.drops import until
from benchmarks.server.load import now
from tests.server.nodes.house import House
from tests.server.nodes.network import BALANCER as PEOPLE
from tests.server.nodes.network import DATABASE, Network

STOPPED = 15.0  # seconds
CUT = 8.0
FLICKERING, BURST = 8.0, 0.1
SPOILT = 8.0
MOVED = (3600, -3600, 86_400)
Fault = Callable[[House, str], Awaitable[None]]


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
        network.cut(node, *(host for some in hosts for host in some(network, node)))
        await asyncio.sleep(CUT)
        network.join(node)

    return fault


async def flicker(house: House, node: str) -> None:
    """Packets of a node are lost to all, a burst of them every now and then."""
    network = house.network
    assert network
    everybody = [DATABASE, PEOPLE, *network.others(node)]
    until_then = now() + FLICKERING
    while now() < until_then:
        await asyncio.to_thread(network.cut, node, *everybody)
        await asyncio.sleep(BURST)
        await asyncio.to_thread(network.join, node)
        await asyncio.sleep(3 * BURST)


async def spoil(house: House, node: str) -> None:
    """Everything takes long, to and from all, and some of it never comes."""
    network = house.network
    assert network
    await asyncio.to_thread(network.spoil, node)
    await asyncio.sleep(SPOILT)
    await asyncio.to_thread(network.mend, node)


async def move_clock(house: House, node: str) -> None:
    """An hour on, an hour back, a day on, and right again."""
    for seconds in (*MOVED, 0):
        house.move_clock(node, seconds)
        await asyncio.sleep(2.0)


KILLED, STOOD = "node killed", f"node stopped for {STOPPED:.0f} s"
ALWAYS: dict[str, Fault] = {
    KILLED: kill,
    STOOD: stop_for_a_while,
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
    f"packets lost for {FLICKERING:.0f} s": flicker,
    f"slow, lossy line for {SPOILT:.0f} s": spoil,
}
EVERYWHERE = ("database restarted", "balancer restarted")  # no node's own
TAKEN_OVER = (KILLED, STOOD)
