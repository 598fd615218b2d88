"""The standard streams as they come: closed, full, or with nobody at the other end."""

import contextlib
import os
import sys


def mend() -> None:
    """Closed streams become empty ones; the others take letters that they cannot show."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def settle() -> None:
    """Bring out what is still to be written. What cannot be goes nowhere, so that the interpreter
    does not stumble over it when it ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            with contextlib.suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
                stream.flush()
