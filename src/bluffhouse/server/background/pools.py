"""Threads for work that takes a while, one pool for each kind: none waits for another's.

Whoever asks takes turns with the others, by address: a hundred wishes of one come after the first
one of each. A pool has a bounded queue; over it, somebody is told to come again.
"""

import asyncio
import os
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from bluffhouse.server.denial import Denied, TooMuch

T = TypeVar("T")

WAITING = 64  # jobs that nobody has begun with
OF_ONE = 16  # and of one address
COME_AGAIN = 5.0  # seconds


def step_back() -> None:
    """Think when nobody waits for an answer. Only Linux has priorities of threads."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)


class Job(NamedTuple):
    work: Callable[[], Any]
    done: "asyncio.Future[Any]"


def busy() -> Denied:
    return TooMuch("http-busy", COME_AGAIN)


class Pool:
    """Work on so many threads, with fair turns. Made on the loop that uses it.

    `begin` is done by each thread first. Only what lets go of Python's lock may step back there: a
    thread that holds it, and gets no core, holds everybody up.
    """

    def __init__(
        self, name: str, begin: Callable[[], None] | None = None, waiting: int = WAITING
    ) -> None:
        self._executor = ThreadPoolExecutor(1, name, begin)
        self._idle = 1
        self._most = waiting
        self._lines: OrderedDict[str, deque[Job]] = OrderedDict()  # by address; the next one first

    @property
    def waiting(self) -> int:
        return sum(len(line) for line in self._lines.values())

    @property
    def room(self) -> int:
        """How many jobs more would be begun at once."""
        return max(0, self._idle - self.waiting)

    async def do(self, address: str, work: Callable[..., T], *what: Any) -> T:
        """Do something on another thread, in turn. Who does not wait any more has lost his turn."""
        loop = asyncio.get_running_loop()
        job = Job(partial(work, *what), loop.create_future())
        self._queue_up(address, job)
        self._next()
        answer: T = await job.done
        return answer

    def close(self) -> None:
        for line in self._lines.values():
            for job in line:
                job.done.cancel()
        self._lines.clear()
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _queue_up(self, address: str, job: Job) -> None:
        line = self._lines.get(address, ())
        if len(line) >= OF_ONE:
            raise busy()
        if self.waiting >= self._most:
            self._turn_away(len(line))
        self._lines.setdefault(address, deque()).append(job)

    def _turn_away(self, own: int) -> None:
        """There is room for somebody who has fewer jobs here than another: that one's last goes."""
        longest = max(self._lines.values(), key=len)
        if len(longest) <= own + 1:
            raise busy()
        last = longest.pop()
        if not last.done.done():
            last.done.set_exception(busy())

    def _next(self) -> None:
        while self._idle and self._lines:
            address, line = self._lines.popitem(last=False)
            job = line.popleft()
            if line:
                self._lines[address] = line  # behind the others
            if not job.done.done():  # somebody still waits for it
                self._begin(job)

    def _begin(self, job: Job) -> None:
        self._idle -= 1
        running = asyncio.get_running_loop().run_in_executor(self._executor, job.work)
        running.add_done_callback(partial(self._end, job))

    def _end(self, job: Job, ran: "asyncio.Future[Any]") -> None:
        self._idle += 1
        error = None if ran.cancelled() else ran.exception()
        if not job.done.done():
            if ran.cancelled():
                job.done.cancel()
            elif error:
                job.done.set_exception(error)
            else:
                job.done.set_result(ran.result())
        self._next()
