"""The network of a storm does what it says: a line is quick, late and lossy, quick again, and cut.

unshare --net python -m tests.server.nodes.test_network
"""

import os
import socket
import subprocess
import sys
from contextlib import suppress
from threading import Thread

import pytest

from tests.server.nodes import bad_line
from tests.server.nodes.network import DATABASE, Network, opened

MANY, PORT = 60, 7
LATE = 2 * bad_line.LATE[0]  # seconds, there and back
#: Packets that come back; prints the seconds that each was away.
ASK = f"""
import socket, time
line = socket.socket(type=socket.SOCK_DGRAM)
line.settimeout(0.3)
for _ in range({MANY}):
    line.sendto(str(time.monotonic()).encode(), ("{DATABASE}", {PORT}))
    time.sleep(0.005)
try:
    while True:
        print(-float(line.recv(99)) + time.monotonic())
except OSError:
    pass
"""


def asked(network: Network, node: str) -> list[float]:
    command = network.inside(node, sys.executable, "-c", ASK)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [float(seconds) for seconds in done.stdout.split()]


def echo(line: socket.socket) -> None:
    with suppress(OSError):
        while True:
            line.sendto(*line.recvfrom(99))


def check() -> None:
    with opened(("a", "b")) as network, socket.socket(type=socket.SOCK_DGRAM) as line:
        line.bind((DATABASE, PORT))
        Thread(target=echo, args=[line], daemon=True).start()
        assert len(asked(network, "a")) == MANY
        network.spoil("a")
        assert min(found := asked(network, "a")) > LATE
        assert len(found) > MANY / 2
        assert min(asked(network, "b")) < LATE, "b has a line of its own"
        network.mend("a")
        assert min(asked(network, "a")) < LATE
        network.cut("a", DATABASE)
        assert asked(network, "a") == []
        network.join("a")
        assert len(asked(network, "a")) == MANY


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="needs Linux, and root")
def test_a_line_may_be_bad_or_cut() -> None:
    command = ["unshare", "--net", sys.executable, "-m", __spec__.name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


if __name__ == "__main__":
    check()
