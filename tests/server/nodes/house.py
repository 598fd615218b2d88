"""Three nodes on one PostgreSQL behind a real HAProxy, each in a process of its own."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

from benchmarks.server.machine import wait_for
from benchmarks.server.ours import ROOM
from bluffhouse.server.share import slot_of
from tests.server.nodes import audit
from tests.server.nodes.moved_clock import CLOCK
from tests.server.nodes.network import BALANCER, Network
from tests.server.process import environment, free_port
from tests.server.store.cluster import Cluster

DEPLOY = Path(__file__).parents[3] / "deploy"
NAMES = ("a", "b", "c")
PATIENCE = 60.0
SETTINGS = {"proxied": "true", "bot_pace": "0", "log_json": "true"}


def program(name: str) -> str:
    """Where a program of the system is: some have no /usr/sbin in their path."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found, f"make balancers installs {name}"
    return found


def balancer_config(doors: list[str], door: int, source: str = "") -> str:
    """The configuration that is shipped, with the addresses of a test."""
    shipped = (DEPLOY / "haproxy.cfg").read_text()
    local = re.sub(r"bind :8000\b", f"bind 127.0.0.1:{door}", shipped)
    local = local.replace("maxconn 50000", "maxconn 2000")  # as many files as any machine allows
    for name, address in zip(NAMES, doors, strict=True):
        local = local.replace(f"{name}.internal:8000", address)
    return (
        local.replace("backend nodes\n", f"backend nodes\n    source {source}\n")
        if source
        else local
    )


class House:
    """`network`: else all is on loopback."""

    def __init__(
        self, folder: Path, database: Cluster, name: str, network: Network | None = None
    ) -> None:
        self.folder, self.database, self.name, self.network = folder, database, name, network
        self.ports = {node: free_port() for node in NAMES}
        self.door = free_port()
        self.nodes: dict[str, subprocess.Popen[bytes]] = {}
        self._balancer: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.door}"

    def host_of(self, node: str) -> str:
        return self.network.hosts[node] if self.network else "127.0.0.1"

    def url_of(self, node: str) -> str:
        return f"http://{self.host_of(node)}:{self.ports[node]}"

    def log_of(self, node: str) -> Path:
        return self.folder / f"{node}.log"

    # --- processes --------------------------------------------------------------------------

    def start(self, *nodes: str) -> None:
        for node in nodes:
            self.move_clock(node, 0)
            with self.log_of(node).open("ab") as out:
                self.nodes[node] = subprocess.Popen(
                    self._command(node), env=self._environment(node),
                    stdin=subprocess.DEVNULL, stdout=out, stderr=out,
                )  # fmt: skip
        for node in nodes:
            process, host = self.nodes[node], self.host_of(node)
            wait_for(self.ports[node], process, self.log_of(node), host)

    def _command(self, node: str) -> list[str]:
        host, port = self.host_of(node), str(self.ports[node])
        program = [sys.executable, "-m", "tests.server.nodes.moved_clock"]
        command = [*program, "serve", "--host", host, "--port", port]
        return self.network.inside(node, *command) if self.network else command

    def _environment(self, node: str) -> dict[str, str]:
        store = self.database.address_outside(self.name)
        ours = environment(store=store, cluster="club", node=node, **SETTINGS)
        return {**ours, **ROOM, CLOCK: str(self.folder / f"{node}.clock")}

    def move_clock(self, node: str, seconds: int) -> None:
        (self.folder / f"{node}.clock").write_text(str(seconds))

    def balance(self) -> None:
        file = self.folder / "haproxy.cfg"
        doors = [f"{self.host_of(node)}:{self.ports[node]}" for node in NAMES]
        file.write_text(balancer_config(doors, self.door, BALANCER if self.network else ""))
        with (self.folder / "haproxy.log").open("ab") as out:
            self._balancer = subprocess.Popen(
                [program("haproxy"), "-db", "-f", str(file)], stdout=out, stderr=out
            )
        wait_for(self.door, self._balancer, self.folder / "haproxy.log")

    def stop_balancing(self) -> None:
        assert self._balancer
        self._balancer.kill()
        self._balancer.wait()

    def send(self, node: str, sign: signal.Signals) -> None:
        os.kill(self.nodes[node].pid, sign)

    def kill(self, node: str) -> None:
        self.nodes[node].kill()
        self.nodes[node].wait()

    def terminate(self, node: str) -> int:
        self.nodes[node].terminate()
        return self.nodes[node].wait(PATIENCE)

    def close(self) -> None:
        for process in (*self.nodes.values(), *filter(None, [self._balancer])):
            with suppress(ProcessLookupError):
                process.kill()
            process.wait()

    # --- what the database says -------------------------------------------------------------

    def counts(self) -> dict[str, int]:
        """How many slots each node has."""
        sql = "SELECT name, count(slot) FROM nodes LEFT JOIN slots USING (node) GROUP BY name"
        return dict(self.database.ask(sql, self.name))  # type: ignore[arg-type]

    def owner(self, code: str) -> str:
        sql = f"SELECT name FROM nodes JOIN slots USING (node) WHERE slot = {slot_of(code)}"
        found = self.database.ask(sql, self.name)
        return str(found[0][0]) if found else ""

    def wait_until_even(self, *nodes: str) -> None:
        deadline = monotonic() + PATIENCE
        while True:
            counts = self.counts()
            if counts.keys() == {*nodes} and max(counts.values()) - min(counts.values()) < 5:
                return
            assert monotonic() < deadline, (counts, [self.log_of(n).read_text() for n in nodes])
            sleep(0.05)


@contextmanager
def open_house(folder: Path, database: Cluster, network: Network | None = None) -> Iterator[House]:
    """All nodes, each with its share, behind their balancer."""
    house = House(folder, database, database.create(), network)
    try:
        house.start(*NAMES)
        house.balance()
        house.wait_until_even(*NAMES)
        audit.install(database, house.name)
        yield house
    finally:
        house.close()
