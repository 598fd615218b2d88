"""A real house on this machine, and a real browser: the system's Chromium, driven by Playwright."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
]
LIMITS = (  # tests are faster than people
    "NEW_TABLES", "TABLES_PER_ADDRESS", "JOINS", "ARRIVALS", "PAGES", "REQUESTS", "MESSAGES",
    "COMMANDS",
)  # fmt: skip
HOUSE = ("-c", "from bluffhouse.cli import main; main()")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5):
            return True
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


@contextmanager
def served(
    folder: Path, pace: int = 0, program: Sequence[str] = HOUSE, cwd: Path | None = None
) -> Iterator[str]:
    """The address of a server that keeps its things in the folder; its bots do not think twice.
    `program` is what Python runs, and where, instead of the house as it is."""
    folder = folder.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    port, log = free_port(), folder / "log"
    limits = {f"BLUFFHOUSE_{name}": "100000" for name in LIMITS}
    with log.open("wb") as out:
        server = subprocess.Popen(
            [sys.executable, *program, "serve", "--port", str(port), "--data", str(folder)],
            cwd=cwd,
            env=os.environ | limits | {"BLUFFHOUSE_BOT_PACE": str(pace)},
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    address = f"http://127.0.0.1:{port}"
    try:
        while not answers(f"{address}/health"):
            assert server.poll() is None, log.read_text()
            time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait()


def chromium() -> str:
    """The system's Chromium."""
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program, "no Chromium here: install the package `chromium`, or name it in CHROMIUM"
    return program


@contextmanager
def launched(program: str | None = None) -> "Iterator[Browser]":
    """The system's Chromium, or another program of the kind."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program or chromium(), args=FLAGS)
        yield started
        started.close()
