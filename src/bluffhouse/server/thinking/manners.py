"""How a process that thinks lets those go first who play: by niceness, and by its session's.

Many a Linux gives every session the same share of the machine first, and minds niceness only among
the processes of one (autogroup). A search in the server's session, however nice, uses up the
server's share: on a busy machine moves then wait for milliseconds. So who thinks has a session of
his own, and that one steps back.
"""

import contextlib
import os
import time
from pathlib import Path

NICE, OF_SESSION = 10, 5  # a session that is last of all would never think on a busy machine
GROUP = Path("/proc/self/autogroup")
TRIES, AGAIN = 20, 0.1  # all users together may set such a thing ten times a second


def step_behind() -> None:
    """People at tables come first."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    if hasattr(os, "getsid") and os.getsid(0) == os.getpid():  # else it is others' session, too
        let_session_step_behind()


def let_session_step_behind(tries: int = TRIES) -> None:
    for left in reversed(range(tries)):
        try:
            GROUP.write_text(str(OF_SESSION), encoding="ascii")
        except BlockingIOError:
            time.sleep(AGAIN if left else 0)
        except OSError:  # there are no such groups here
            return
        else:
            return
