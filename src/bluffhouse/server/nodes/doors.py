"""Which nodes live and cannot be reached from here.

Every node tries the inner doors of the others, as often as it gives signs of life. A door that
stays shut says little: its node may be dead, and whoever wants its tables had better wait until
they are another's. If the node gives a sign of life after all, the network between the two is cut,
and waiting is in vain.
"""

import asyncio
import os
import socket
from collections.abc import Collection
from ipaddress import ip_address
from time import monotonic

from bluffhouse.server.nodes.rows import Neighbour, Sighting

TRY = 0.5  # seconds for a connection to be made: the other system answers, however busy the node is
TRIES = 2  # a packet may get lost


class Doors:
    """What was found when they were tried last."""

    def __init__(self) -> None:
        self._shut: dict[int, float] = {}  # by node: when the first try in vain began

    async def knock(self, nodes: Collection[Neighbour]) -> None:
        """Try all of these at once."""
        begun = monotonic()
        found = await asyncio.gather(*map(reach, nodes))
        shut = [node.node for node, why in zip(nodes, found, strict=True) if why]
        self._shut = {node: self._shut.get(node, begun) for node in shut}

    def cut_off(self, sighting: Sighting) -> frozenset[int]:
        """The nodes that have given a sign of life since their doors are shut."""
        return frozenset(
            node for node, since in self._shut.items() if sighting.heard.get(node, since) > since
        )


async def reach(node: Neighbour) -> str:
    """Why the inner door of a node is not to be reached; empty if it is."""
    why = ""
    for _ in range(TRIES):
        if not (why := await _try(node)):
            break
    return why


async def _try(node: Neighbour) -> str:
    host, _, port = node.address.rpartition(":")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as line:
        line.setblocking(False)
        try:
            async with asyncio.timeout(TRY):
                await asyncio.get_running_loop().sock_connect(line, (host.strip("[]"), int(port)))
        except TimeoutError:
            return "" if _is_connected(line) else "no answer"
        except OSError as error:
            return in_words(error)
    return ""


def is_local(address: str) -> bool:
    """Whether an address, HOST:PORT, means another machine on each machine."""
    host, _, _ = address.rpartition(":")
    return ip_address(host.strip("[]")).is_loopback


def in_words(error: OSError) -> str:
    """What the system says of it, without what Python adds for programmers."""
    return os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)


def _is_connected(line: socket.socket) -> bool:
    """Whether there is a connection, which we were too busy to notice."""
    try:
        line.getpeername()
    except OSError:
        return False
    return True
