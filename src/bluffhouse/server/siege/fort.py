"""The server that is besieged: our own, in a process of its own, on loopback alone."""

import asyncio
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bluffhouse.core.errors import Refused
from bluffhouse.server.config import PREFIX, Config
from bluffhouse.server.siege.field import HOME

OPEN_WITHIN = 120.0  # seconds
START = "import sys; from bluffhouse.cli import main; sys.argv[0] = 'bluffhouse'; main()"
FAULT = re.compile(r"^Traceback .*\n(?: .*\n|\n)*(\S.*)$", re.MULTILINE)


class Fort:
    def __init__(self, process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self._log = log

    @property
    def stands(self) -> bool:
        return self.process.poll() is None

    def traces(self) -> list[str]:
        """What went wrong, by the last line of each traceback in the log."""
        return FAULT.findall(self._log.read_text("utf-8", "replace"))


@asynccontextmanager
async def fort(workers: int) -> AsyncIterator[Fort]:
    """A server with default limits and an empty store, until the block ends."""
    with tempfile.TemporaryDirectory(prefix="bluffhouse-siege-") as name:
        folder, port = Path(name), _free_port()
        process = _start(folder, port, workers)
        try:
            await _opened(process, port, folder / "log")
            yield Fort(process, port, folder / "log")
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _start(folder: Path, port: int, workers: int) -> "subprocess.Popen[bytes]":
    settings = {f"{PREFIX}{name.upper()}" for name in Config.__struct_fields__}
    ours = {name: value for name, value in os.environ.items() if name not in settings}
    options = ("--host", HOME, "--port", str(port), "--data", str(folder / "data"))
    with (folder / "log").open("wb") as log:
        return subprocess.Popen(
            [sys.executable, "-c", START, "serve", *options, "--workers", str(workers)],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            env={**ours, "BLUFFHOUSE_BOT_PACE": "0.1"},
        )  # fmt: skip


def _free_port() -> int:
    with socket.create_server((HOME, 0)) as door:
        return int(door.getsockname()[1])


async def _opened(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    deadline = time.monotonic() + OPEN_WITHIN
    while process.poll() is None and time.monotonic() < deadline:
        try:
            _, writer = await asyncio.open_connection(HOME, port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    why = log.read_text("utf-8", "replace").strip().splitlines()
    raise Refused("siege-no-server", why=why[-1] if why else str(process.poll()))
