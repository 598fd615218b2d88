"""Compiled rules that come while one plays already.

A game that this machine never compiled is compiled by a process beside this one; until it is done,
matches begin by interpreted rules, which are the same game. Who plays from Python is told so, once
a game, by a warning; `warnings.simplefilter("ignore", NotCompiled)` is for those who know.
"""

import atexit
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from bluffhouse.core.errors import NotCompiled
from bluffhouse.core.room import Room

_PACKAGE = str(Path(__file__).parent)

_PLAYED = (
    "{game} was never compiled on this machine: its matches are played by interpreted rules, which "
    "are the same but slow, while a process beside this one compiles it. `bluffhouse doctor` "
    "compiles all games beforehand."
)
_WAITED = (
    "compiling {game} for this machine: what was called waits for it. This is done once, and kept."
)


class Beside:
    """The compiler of one game, as `core.setup.Compiler` says."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._ready = False
        self._process: subprocess.Popen[bytes] | None = None
        self._one = threading.RLock()  # who looks; a warning may be made an error
        self._waits_are_told = False

    def __reduce__(self) -> Any:
        return beside, (self._room,)

    def ready(self) -> bool:
        """Whether matches begin by compiled rules. If there are none, begins to make them."""
        if not self._ready:
            with self._one:
                self._ready = self._ready or self._look()
        return self._ready

    def _look(self) -> bool:
        if self._process is not None:  # if it failed, this process will compile what it calls
            return self._process.poll() is not None
        self.tell_waits()
        if not self._room.compiled.compiled or self._room.is_warm():
            return True
        from bluffhouse.bots import warm  # bots are loaded by nobody who does not need them

        try:
            self._process = warm.start(self._room.id)
        except OSError:
            return True
        atexit.register(_end, self._process)
        _tell(_PLAYED.format(game=self._room.id))
        return False

    def tell_waits(self) -> None:
        """From now on, say it when somebody has to wait for the compiler."""
        with self._one:
            if not self._waits_are_told:
                self._waits_are_told = True
                _when_compiling(self._room, lambda: _tell(_WAITED.format(game=self._room.id)))


@cache
def beside(room: Room) -> Beside:
    """The compiler of a game: the same for all its tables."""
    return Beside(room)


def _when_compiling(room: Room, tell: Callable[[], None]) -> None:
    """Call `tell` when the compiler first begins with a function of a room in this process: not if
    its machine code is found."""
    from numba.core import event

    class Ear(event.Listener):
        told = False

        def on_start(self, event: Any) -> None:
            name: str = event.data["dispatcher"].py_func.__qualname__
            if not self.told and name.endswith(room.machine_code.name):
                self.told = True
                tell()

        def on_end(self, event: Any) -> None:
            pass

    event.register("numba:compile", Ear())


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()  # what it has compiled is kept
    process.communicate()


def _tell(what: str) -> None:
    """Warn whoever called the house, or a function that the compiler made of it."""
    import numba

    inside = (_PACKAGE, str(Path(numba.__file__).parent))
    frame, depth, caller = sys._getframe().f_back, 2, 2
    while frame is not None:
        depth += 1
        if frame.f_code.co_filename.startswith(inside):
            caller = depth
        frame = frame.f_back
    warnings.warn(what, NotCompiled, stacklevel=caller)
