"""Signs of life, given by a thread of its own: a node that has too much to do is not dead.

Its loop may be late by seconds, when many people come at once, or when others use the machine.
Taking its tables away would only make more people come. So the thread speaks for the loop, as long
as that turns now and then. A process that was killed, stopped or cut off gives no sign.
"""

import asyncio
import logging
import time
from contextlib import suppress
from threading import Event, Thread

from bluffhouse.server.nodes.register import LEASE, Expelled, Register
from bluffhouse.server.store import StoreError
from bluffhouse.server.time_slices import wake_at_once

log = logging.getLogger(__name__)

EVERY = 0.5  # seconds between signs of life
STANDSTILL = 10.0  # seconds after which a loop that does not turn is given up
LATE = LEASE / 1000 - EVERY  # seconds between two signs: others may have missed one as well
PARTING = 2.0  # seconds to end the last sign of life


def clock() -> float:
    """Seconds that go on while the machine sleeps, where the system can tell."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class Heart:
    """Beats for one node, by a connection to the register that nobody else uses."""

    def __init__(self, register: Register) -> None:
        self._register = register
        self._loop = asyncio.get_running_loop()
        self._node = 0
        self._turned = time.monotonic()  # when the loop was last seen to turn
        self._renewed = 0.0  # by `clock`, when the last sign of life was begun that was given
        self._last = 0.0  # when it was given,
        self._steady = 0.0  # and since when they came in time
        self._expelled = True  # nobody is heard yet
        self._end = Event()
        self._thread = Thread(target=self._work, name="heart", daemon=True)

    def begin(self, node: int, entered: float) -> None:
        """Beat for a node that has entered at a moment, by `clock`."""
        self._node, self._renewed, self._expelled = node, entered, False
        self._last = self._steady = time.monotonic()
        if not self._thread.is_alive():
            self._thread.start()

    @property
    def expelled(self) -> bool:
        """Whether the others have taken this node for dead."""
        return self._expelled

    @property
    def doubtful(self) -> bool:
        """Whether our lease may have ended: we stood still, or the database is away."""
        return self._expelled or clock() - self._renewed > LEASE / 1000

    @property
    def steady(self) -> float:
        """For how many seconds every sign of life was given in time, up to now."""
        now = time.monotonic()
        return now - self._steady if now - self._last < LATE else 0.0

    def close(self) -> None:
        """No sign of life any more. Who waits for a database that is away ends with the process."""
        self._end.set()
        if self._thread.is_alive():
            self._thread.join(PARTING)
        if not self._thread.is_alive():
            self._register.close()

    def _work(self) -> None:
        wake_at_once()
        while not self._end.wait(EVERY):
            with suppress(RuntimeError):  # the loop is closed: it does not turn any more
                self._loop.call_soon_threadsafe(self._turn)
            try:
                self._beat()
            except StoreError:  # the database is away: who looks at the register says so
                pass
            except Exception:  # the next one may be given
                log.exception("no sign of life could be given")

    def _turn(self) -> None:
        self._turned = time.monotonic()

    def _beat(self) -> None:
        node, begun, sent = self._node, time.monotonic(), clock()
        if self._expelled or begun - self._turned > STANDSTILL:
            return
        try:
            self._register.beat(node)
        except Expelled:
            self._expelled = True
            return
        if begun - self._last > LATE:
            self._steady = begun
        self._last, self._renewed = time.monotonic(), sent
