"""A server in a process of its own, as people start it."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Any

PATIENCE = 120.0  # seconds
COMMAND = [str(Path(sys.executable).with_name("bluffhouse"))]


def free_port() -> int:
    """A port that nobody has at the moment."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def command(pid: int) -> bytes:
    """What a process was started as; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def options(**settings: Any) -> list[str]:
    pairs = [(f"--{name.replace('_', '-')}", str(value)) for name, value in settings.items()]
    return [part for pair in pairs for part in pair]


def environment(**settings: Any) -> dict[str, str]:
    ours = {f"BLUFFHOUSE_{name.upper()}": str(value) for name, value in settings.items()}
    return {**os.environ, "PYTHONUTF8": "1", "BLUFFHOUSE_LANG": "en", **ours}


def run(*args: object, **settings: Any) -> "subprocess.CompletedProcess[str]":
    """A command that ends by itself; settings are given by the environment."""
    return subprocess.run(
        [*COMMAND, *map(str, args)],
        env=environment(**settings), capture_output=True, encoding="utf-8", check=False,
        stdin=subprocess.DEVNULL, timeout=PATIENCE,
    )  # fmt: skip


class ServerProcess:
    """`bluffhouse serve`, with what it has said so far."""

    def __init__(
        self, log: Path, *args: str, program: Sequence[str] = COMMAND, **settings: Any
    ) -> None:
        self.log = log
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [*program, "serve", *args],
                env=environment(**settings), stdin=subprocess.DEVNULL, stdout=out, stderr=out,
            )  # fmt: skip

    @property
    def said(self) -> str:
        return self.log.read_text("utf-8")

    def url(self) -> str:
        """Where it is open, once it is."""
        deadline = monotonic() + PATIENCE
        while not (found := re.search(r"open at (http\S+?)(?:[:,]\s|\")", self.said)):
            assert self.process.poll() is None, self.said
            assert monotonic() < deadline, self.said
            sleep(0.02)
        return found[1]

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; gives its exit code."""
        self.process.send_signal(sign)
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def serving(
    log: Path, *args: str, program: Sequence[str] = COMMAND, **settings: Any
) -> Iterator[ServerProcess]:
    server = ServerProcess(log, *args, program=program, **settings)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()
