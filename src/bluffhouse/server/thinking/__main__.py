"""A scholar: answers the questions on its input until there are no more, and ends: so it does when
the server ends, however that happens."""

import os
import signal
import sys
from typing import BinaryIO

from bluffhouse.server.thinking.manners import step_behind


def own_output() -> BinaryIO:
    """The answers' way out. Whatever else is printed goes where errors go."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return out


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # of a terminal: the server says when it is over
    step_behind()
    from bluffhouse.server.thinking.answering import answer_all  # heavy: so not before that

    answer_all(sys.stdin.buffer, own_output())
