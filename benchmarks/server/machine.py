"""Servers in processes of their own, on one core or on all, and what they use."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
CORES = range(os.cpu_count() or 1)
SERVER_CORE = CORES[0]
PATIENCE = 60.0


def stat(pid: int) -> list[str]:
    """What follows the name in /proc/PID/stat; the name may hold spaces."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def family(pid: int) -> list[int]:
    """A process and everything it started."""
    found = [pid]
    for each in found:
        with suppress(OSError):  # it has ended meanwhile
            for task in Path(f"/proc/{each}/task").glob("*/children"):
                found += map(int, task.read_text().split())
    return found


def cpu_seconds(pid: int) -> float:
    """Time on the processor of a process and of what it started, all threads."""
    return sum(sum(map(int, stat(each)[11:13])) for each in family(pid)) / TICKS


def resident(pid: int) -> int:
    """Bytes of memory of a process and of what it started."""
    return sum(int(stat(each)[21]) for each in family(pid)) * PAGE


def wait_for(
    port: int, process: "subprocess.Popen[bytes]", log: Path, host: str = "127.0.0.1"
) -> None:
    """Until somebody listens."""
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        with socket.socket() as door:
            if door.connect_ex((host, port)) == 0:
                return
        time.sleep(0.02)
    process.kill()
    raise RuntimeError(f"the server on port {port} did not open:\n{log.read_text()[-2000:]}")


def pinned(command: Sequence[str], core: int | None) -> list[str]:
    return [*(("taskset", "-c", str(core)) if core is not None else ()), *command]


@dataclass(frozen=True)
class Server:
    """A running server that can be asked for tables."""

    process: "subprocess.Popen[bytes]"
    port: int

    @property
    def pid(self) -> int:
        return self.process.pid


def open_server(
    command: Sequence[str],
    port: int,
    log: Path,
    core: int | None = SERVER_CORE,
    cwd: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Server:
    """Start a server and wait until it listens; the caller ends it."""
    with log.open("ab") as out:
        process = subprocess.Popen(
            pinned(command, core), cwd=cwd, stdin=subprocess.DEVNULL, stdout=out, stderr=out,
            env={**os.environ, **(environment or {})},
        )  # fmt: skip
    wait_for(port, process, log)
    return Server(process, port)


@contextmanager
def ended_after(server: Server) -> Iterator[None]:
    """The server is asked to stop when the block ends, and made to if it does not."""
    try:
        yield
    finally:
        server.process.terminate()
        try:
            server.process.wait(PATIENCE / 4)
        except subprocess.TimeoutExpired:
            server.process.kill()
            server.process.wait()
