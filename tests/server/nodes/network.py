"""Machines on one network, for real: a namespace for each node, all joined by a bridge.

The database and the balancer have an address each on the bridge, so a node can be cut off from
either, or from the other nodes: its packets to them are dropped without a word. Its line may also
become a bad one, slow and lossy. Linux only, and only for who may make namespaces:
`python -m tests.server.nodes.storm` sees to that.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.nodes import bad_line

DATABASE, BALANCER = "10.77.0.1", "10.77.0.2"
FIRST = 11  # the last number of the first node's address
NOBODY = "02:00:00:00:00:01"  # a card that is not there
BRIDGE = "02:00:00:00:00:02"  # else it would be that of any card that comes or goes


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Network:
    """The bridge is in the namespace of the test itself, which must be no one else's."""

    def __init__(self, nodes: tuple[str, ...]) -> None:
        self.hosts = {node: f"10.77.0.{FIRST + i}" for i, node in enumerate(nodes)}
        self._bad_line: subprocess.Popen[bytes] | None = None

    def _space(self, node: str) -> str:
        return f"storm-{os.getpid()}-{node}"

    def inside(self, node: str, *command: str) -> list[str]:
        """A command that runs on the machine of a node."""
        return ["ip", "netns", "exec", self._space(node), *command]

    def open(self) -> None:
        ip("link", "set", "lo", "up")
        ip("link", "add", "storm", "address", BRIDGE, "type", "bridge")
        ip("link", "set", "storm", "up")
        for host in (DATABASE, BALANCER):
            ip("address", "add", f"{host}/24", "dev", "storm")
        for node, host in self.hosts.items():
            self._add(node, host)

    def _add(self, node: str, host: str) -> None:
        space = self._space(node)
        ip("netns", "add", space)
        ip("link", "add", f"to-{node}", "type", "veth", "peer", "name", "eth0", "netns", space)
        ip("link", "set", f"to-{node}", "master", "storm", "up")
        for words in (
            ("address", "add", f"{host}/24", "dev", "eth0"),
            ("link", "set", "eth0", "up"),
            ("link", "set", "lo", "up"),
        ):
            ip("-n", space, *words)

    def close(self) -> None:
        if self._bad_line:
            self._bad_line.kill()
            self._bad_line.wait()
        for node in self.hosts:
            subprocess.run(["ip", "netns", "del", self._space(node)], check=False)

    def cut(self, node: str, *hosts: str) -> None:
        """Nothing of a node gets to these any more, nor of other nodes to it, and no error says so.

        What is beside the bridge is one machine: if all of that is cut off, its words are lost,
        too; if a part of it is, the node still hears them.
        """
        for host in hosts:
            self._lose(host, self._space(node))
        for other in self.others_by_name(node):
            if self.hosts[other] in hosts:
                self._lose(self.hosts[node], self._space(other))
        if {DATABASE, BALANCER} <= {*hosts}:
            self._lose(self.hosts[node])

    def _lose(self, host: str, space: str = "") -> None:
        where = ("-n", space) if space else ()
        ip(*where, "neighbour", "replace", host, "lladdr", NOBODY,
           "dev", "eth0" if space else "storm", "nud", "permanent")  # fmt: skip

    def join(self, node: str) -> None:
        for space in map(self._space, self.hosts):
            ip("-n", space, "neighbour", "flush", "dev", "eth0", "nud", "permanent")
        ip("neighbour", "flush", "dev", "storm", "nud", "permanent")

    def spoil(self, node: str) -> None:
        """All that a node says and hears comes late from now on, or not at all. One at a time."""
        command = [sys.executable, "-m", bad_line.__name__, "near", "far"]
        self._bad_line = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self._bad_line.stdout
        assert self._bad_line.stdout.readline()
        ip("link", "add", "aside", "type", "bridge")
        for words in (
            ("aside", "up"),
            ("near", "master", "aside", "up"),
            ("far", "master", "storm", "up"),
            (f"to-{node}", "master", "aside"),
        ):
            ip("link", "set", *words)

    def mend(self, node: str) -> None:
        """Its line is a good one again."""
        assert self._bad_line
        ip("link", "set", f"to-{node}", "master", "storm")
        self._bad_line.kill()
        self._bad_line.communicate()
        ip("link", "del", "aside")
        self._bad_line = None

    def others_by_name(self, node: str) -> list[str]:
        return [other for other in self.hosts if other != node]

    def others(self, node: str) -> list[str]:
        return [self.hosts[other] for other in self.others_by_name(node)]


@contextmanager
def opened(nodes: tuple[str, ...]) -> Iterator[Network]:
    network = Network(nodes)
    try:
        network.open()
        yield network
    finally:
        network.close()
