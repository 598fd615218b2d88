"""What a node makes of the others that it sees, or does not see."""

import asyncio
import gc
import socket
import threading
from time import monotonic
from types import SimpleNamespace
from typing import Any

from bluffhouse.server.metrics import Metrics
from bluffhouse.server.nodes.board import Division
from bluffhouse.server.nodes.doors import Doors
from bluffhouse.server.nodes.node import Node
from bluffhouse.server.nodes.rows import Holding, Neighbour, Sighting
from bluffhouse.server.share import SLOTS
from bluffhouse.server.store import StoreFailed
from tests.server.guests import PATIENCE


async def test_nobody_hears_of_a_look_that_nobody_waits_for() -> None:
    """The database went away under it: else its failure was in the log, with all its lines."""
    away, complaints = threading.Event(), list[Any]()

    def look() -> Sighting:
        away.wait(PATIENCE)
        raise StoreFailed("it is away")

    register: Any = SimpleNamespace(look=look)
    nothing: Any = None
    node = Node(register, nothing, nothing, nothing)
    asyncio.get_running_loop().set_exception_handler(lambda _, said: complaints.append(said))
    waiting = asyncio.ensure_future(node.refresh())
    await asyncio.sleep(0)
    looking = node._looking
    waiting.cancel()
    away.set()
    assert looking
    await asyncio.wait([looking])
    node._looking = looking = None
    gc.collect()
    assert complaints == []


async def test_a_shut_door_is_a_cut_only_while_its_node_lives() -> None:
    """Who waits for the tables of a dead one is served as soon as they are another's."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        open_door = f"127.0.0.1:{taken.getsockname()[1]}"
        doors, shut = Doors(), neighbour(7, "127.0.0.1:1")
        begun = monotonic()
        await doors.knock([shut, neighbour(8, open_door)])
        dead, alive = {7: begun, 8: monotonic()}, {7: monotonic(), 8: monotonic()}
        assert doors.cut_off(Sighting({}, {}, dead)) == set(), "its last sign was before"
        await doors.knock([shut, neighbour(8, open_door)])
        assert doors.cut_off(Sighting({}, {}, dead)) == set()
        assert doors.cut_off(Sighting({}, {}, alive)) == {7}
        await doors.knock([neighbour(7, open_door)])
        assert doors.cut_off(Sighting({}, {}, alive)) == set(), "it is mended"


def neighbour(node: int, door: str) -> Neighbour:
    return Neighbour(node, "other", door, "", 1000, late=False, closing=False, news=b"")


def test_nodes_of_one_name_are_told_in_sum() -> None:
    """Whoever copies a configuration forgets the name: nothing else goes by it."""
    nodes = {n: neighbour(n, "127.0.0.1:1") for n in (7, 8)}
    slots = {slot: Holding(slot, slot, 7 + slot % 2, 1000) for slot in range(SLOTS)}
    metrics = Metrics()
    division = Division(metrics)
    for _ in range(2):
        division.renew(Sighting(nodes, slots, {}), {7: 3, 8: 4})
        told = metrics.registry.get_sample_value
        assert told("bluffhouse_node_slots", {"node": "other"}) == SLOTS
        assert told("bluffhouse_node_tables", {"node": "other"}) == 7
