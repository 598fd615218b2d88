"""A real terminal: a pseudo-terminal with the command in it, which can be typed at and closed."""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

MAIN = "import bluffhouse.cli; bluffhouse.cli.main()"
PATIENCE = 60.0  # seconds: this machine may have other things to do


class Terminal:
    """The command in a terminal of its own, 80×24."""

    def __init__(self, home: Path, *args: str, ignoring: tuple[int, ...] = ()) -> None:
        self.home = home
        env = {
            **os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "TERM": "xterm-256color",
            "NUMBA_DISABLE_JIT": "1", "LANG": "en_GB.UTF-8", "TEXTUAL_ANIMATIONS": "none",
        }  # fmt: skip
        command = [sys.executable, "-c", MAIN, *args]
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                ignored = number in ignoring
                signal.signal(number, signal.SIG_IGN if ignored else signal.SIG_DFL)
            os.execve(sys.executable, command, env)
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.seen = b""

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def listen(self, seconds: float = 0.02) -> None:
        """Take what is written, so that it goes on being written."""
        with suppress(OSError):
            while select.select([self.end], [], [], seconds)[0]:
                self.seen += os.read(self.end, 65536)
                seconds = 0.0

    def until(self, is_so: Callable[[], Any]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < deadline, self.seen[-2000:]
            self.listen()

    def record(self) -> dict[str, Any]:
        """The only record in the user's home; empty as long as there is none."""
        found = list((self.home / "bluffhouse" / "records").glob("*.json"))
        return json.loads(found[0].read_text("utf-8")) if found else {}

    def moves(self) -> list[Any]:
        return self.record().get("moves", [])

    def close(self) -> None:
        """As closing the window does."""
        os.close(self.end)
        self.end = -1

    def ended(self, seconds: float) -> int | None:
        """Its exit code, negative for a signal; None if it is still there after so long."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.pid = 0
                return os.waitstatus_to_exitcode(status)
            if self.end >= 0:
                self.listen()
            else:
                time.sleep(0.01)
        return None


@contextmanager
def terminal(home: Path, *args: str, ignoring: tuple[int, ...] = ()) -> Iterator[Terminal]:
    opened = Terminal(home, *args, ignoring=ignoring)
    try:
        yield opened
    finally:
        if opened.pid:
            os.kill(opened.pid, signal.SIGKILL)
            os.waitpid(opened.pid, 0)
        if opened.end >= 0:
            os.close(opened.end)
