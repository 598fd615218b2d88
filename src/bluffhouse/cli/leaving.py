"""The end of a table from outside: a closed terminal, a kill.

Every move is on disk when it is made, so that nothing has to be done any more. But nothing may hold
the process either: not a thread that writes to a terminal which is gone, not a bot that thinks.
"""

import contextlib
import os
import signal
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, NoReturn

from bluffhouse.cli import streams

#: Seconds that a table has to leave by itself.
GRACE = 0.8
#: How often it is looked whether the terminal is still there.
LOOK = 0.5


Leave = Callable[[int, FrameType | None], Any]


@contextlib.contextmanager
def by_exception() -> Iterator[None]:
    """A signal raises SystemExit wherever the table is."""

    def leave(number: int, frame: FrameType | None) -> NoReturn:
        _end_soon(128 + number)
        raise SystemExit(128 + number)

    with _heard(leave, "SIGTERM", "SIGHUP"):
        yield


@contextlib.contextmanager
def by_asking(ask: Callable[[int], None]) -> Iterator[None]:
    """A signal asks the table to leave with an exit code. A terminal that is gone ends it, even if
    nobody says so (`nohup` switches that signal off)."""
    modes = _terminal_modes()
    codes: list[int] = []

    def leave(number: int, frame: FrameType | None) -> None:
        code = 0 if number == signal.SIGINT else 128 + number
        if modes is not None and _terminal_modes() is None:
            os._exit(code)  # nobody is there, and nothing to be put back
        codes.append(code)
        _end_soon(code, modes)
        ask(code)

    stop = threading.Event()
    if modes is not None:
        threading.Thread(target=_watch_terminal, args=(stop,), daemon=True).start()
    try:
        with _heard(leave, "SIGINT", "SIGTERM", "SIGHUP"):
            yield
    finally:
        stop.set()
        if codes:
            streams.settle()
            os._exit(codes[0])  # all is said and done: nothing waits for a long farewell


@contextlib.contextmanager
def _heard(leave: Leave, *names: str) -> Iterator[None]:
    before: dict[int, Any] = {}

    def once(number: int, frame: FrameType | None) -> None:
        for other in before:
            signal.signal(other, signal.SIG_IGN)  # one is enough
        leave(number, frame)

    for name in names:
        number = getattr(signal, name, None)  # not every system has all of them
        usual = (signal.SIG_DFL, signal.default_int_handler)
        if number is not None and signal.getsignal(number) in usual:
            with contextlib.suppress(ValueError):  # not in the main thread
                before[number] = signal.signal(number, once)
    try:
        yield
    finally:
        for number, handler in before.items():
            if signal.getsignal(number) is once:
                signal.signal(number, handler)


def _end_soon(code: int, modes: "list[Any] | None" = None) -> None:
    """Whatever still runs after the grace time is ended with the process."""
    timer = threading.Timer(GRACE, _end, (code, modes))
    timer.daemon = True
    timer.start()


def _end(code: int, modes: "list[Any] | None") -> NoReturn:
    if modes is not None:
        import termios

        with contextlib.suppress(OSError, termios.error):
            termios.tcsetattr(0, termios.TCSANOW, modes)
    os._exit(code)


def _terminal_modes() -> "list[Any] | None":
    """The modes of the terminal before a table changes them; None if there is none."""
    try:
        import termios
    except ImportError:  # not on this system
        return None
    try:
        return termios.tcgetattr(0)
    except (OSError, termios.error):
        return None


def _watch_terminal(stop: threading.Event) -> None:
    """End the process when its terminal is gone, if nothing else ends it."""
    while not stop.wait(LOOK):
        if _terminal_modes() is None and not stop.wait(GRACE):
            os._exit(128 + signal.SIGHUP)
