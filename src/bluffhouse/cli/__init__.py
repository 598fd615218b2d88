"""The `bluffhouse` command and the table in the terminal."""

import contextlib
import signal
import sys
from typing import Any

from bluffhouse.cli.exits import INTERRUPTED


def main() -> None:
    """The console script."""
    try:
        sys.unraisablehook = _again_if_interrupted
        from bluffhouse.cli.app import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # nothing is left that could be lost
    sys.exit(code)


def _again_if_interrupted(lost: Any) -> None:
    """Ctrl-C at a moment when Python can only ignore it comes once more, instead of a traceback."""
    if lost.exc_type is not KeyboardInterrupt:
        sys.__unraisablehook__(lost)
        return
    import _thread
    import threading

    with contextlib.suppress(RuntimeError):  # at the very end there are no more threads
        threading.Timer(0.01, _thread.interrupt_main).start()
