"""Writing to a store from an event loop: whatever is waiting becomes durable together."""

import asyncio
from collections.abc import Callable
from copy import copy
from functools import partial
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeAlias, TypeVar

from bluffhouse.server.store.errors import EntryRefused, StoreClosed, StoreFailed
from bluffhouse.server.store.rows import Entry
from bluffhouse.server.store.store import Store
from bluffhouse.server.time_slices import wake_at_once

T = TypeVar("T")
Then: TypeAlias = Callable[[Exception | None], None]
Outcome: TypeAlias = tuple[Then, Exception | None]
Write: TypeAlias = tuple[Entry, Then]
Question: TypeAlias = Callable[[], Outcome]
Commit: TypeAlias = tuple[int, float]  # how many entries, and the seconds that it took
OnCommit: TypeAlias = Callable[[int, float], None]

MOST_ENTRIES = 2048  # of one transaction: those behind a flood shall see progress
# A commit takes the processor as long as thirty entries, most of that for the flush. Where some
# came together a moment ago, others are about to come: they are waited for until they are many.
SOME, MANY = 8, 32
LINGER = 0.002  # seconds, at most


class Ledger:
    """A store, written and read by a thread of its own, in the order it is asked.

    While one transaction is on its way to the disk, the next one gathers; under load it gathers
    for a moment longer. Made on the event loop that uses it. `on_commit` hears, on the loop and
    when all who waited for it have been told, how many entries became durable together and how
    many seconds that took.
    """

    def __init__(self, store: Store, on_commit: OnCommit = lambda entries, seconds: None) -> None:
        self._store = store
        self._on_commit = on_commit
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Write] = []  # since the thread was last given some
        self._together = 0  # entries that were told of together, last
        self._lingering: asyncio.TimerHandle | None = None
        self._queue: SimpleQueue[list[Write] | Question | None] = SimpleQueue()
        self._closed = False
        self.entries = 0  # durable
        self.commits = 0  # by which they became so
        self.failures = 0  # entries that did not
        # Nobody waits for the thread of a loop that was given up: what it would still write
        # was acknowledged to nobody.
        self._thread = self._begin()

    def _begin(self) -> Thread:
        thread = Thread(target=self._work, name="ledger", daemon=True)
        thread.start()
        return thread

    def revive(self) -> bool:
        """Go on with another thread if the one that writes has died; whether it had."""
        if self._closed or self._thread.is_alive():
            return False
        self._thread = self._begin()
        return True

    @property
    def waiting(self) -> int:
        """How many batches, questions and entries nobody has begun with."""
        return self._queue.qsize() + len(self._gathered)

    def put(self, entry: Entry, then: Then) -> None:
        """Call `then` on the loop when the entry is durable (None) or will not be (why)."""
        self._check_open()
        self._gathered.append((entry, then))
        gathered, busy = len(self._gathered), self._together >= SOME
        if gathered == 1 and busy:
            self._lingering = self._loop.call_later(LINGER, self._hand_over)
        elif gathered == (MANY if busy else 1):
            self._loop.call_soon(self._hand_over)  # waking the thread costs more than an entry
        elif gathered == MOST_ENTRIES:
            self._hand_over()

    def write(self, entry: Entry) -> asyncio.Future[None]:
        """A future that is done when the entry is durable, or has what went wrong."""
        future = self._loop.create_future()
        self.put(entry, partial(_resolve, future, None))
        return future

    def ask(self, question: Callable[[Store], T]) -> asyncio.Future[T]:
        """What a question to the store gives: after all that was put before, before the rest."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._check_open()
        self._hand_over()
        self._queue.put(partial(_answer, question, self._store, future))
        return future

    def _hand_over(self) -> None:
        if self._lingering:
            self._lingering.cancel()
            self._lingering = None
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def drain(self) -> None:
        """Wait until all that was put before has become durable or failed."""
        await self.ask(lambda _: None)

    async def close(self) -> None:
        """Finish what is waiting and end the thread. The store stays open."""
        if not self._closed:
            drained = self.ask(lambda _: None)
            self._closed = True
            self._queue.put(None)
            await drained
        self._thread.join()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed("The ledger is closed: the server is stopping. Try again later.")

    def _work(self) -> None:
        wake_at_once()
        queue = self._queue
        while True:
            item = queue.get()
            writes: list[Write] = []
            outcomes: list[Outcome] = []
            commits: list[Commit] = []
            while isinstance(item, list):
                writes += item
                if len(writes) >= MOST_ENTRIES or queue.empty():
                    break
                item = queue.get()
            self._append(writes, outcomes, commits)
            if callable(item):
                outcomes.append(item())
            try:
                self._loop.call_soon_threadsafe(self._tell, outcomes, commits)
            except RuntimeError:  # the loop is closed: nobody listens any more
                return
            if item is None:
                return

    def _append(self, writes: list[Write], outcomes: list[Outcome], commits: list[Commit]) -> None:
        if not writes:
            return
        begun = perf_counter()
        error: Exception | None = None
        try:
            self._store.append([entry for entry, _ in writes])
        except EntryRefused as refused:
            if len(writes) > 1:  # it may be due to one of them: the others shall not suffer
                half = len(writes) // 2
                self._append(writes[:half], outcomes, commits)
                self._append(writes[half:], outcomes, commits)
                return
            error = refused
        except BaseException as failed:  # the thread must outlive whatever it meets
            error = _as_failure(failed)
        if error is None:
            self.commits += 1
            self.entries += len(writes)
            commits.append((len(writes), perf_counter() - begun))
        else:
            self.failures += len(writes)
        outcomes += [(then, error) for _, then in writes]

    def _tell(self, outcomes: list[Outcome], commits: list[Commit]) -> None:
        self._together = len(outcomes)
        for then, error in outcomes:
            try:
                then(error)
            except Exception as raised:
                self._loop.call_exception_handler(
                    {"message": "after a write to the store", "exception": raised}
                )
        for entries, seconds in commits:
            self._on_commit(entries, seconds)


def _answer(question: Callable[[Store], T], store: Store, future: asyncio.Future[T]) -> Outcome:
    try:
        answer = question(store)
    except BaseException as error:  # the thread must outlive whatever it meets
        return partial(_resolve, future, None), _as_failure(error)
    return partial(_resolve, future, answer), None


def _as_failure(error: BaseException) -> Exception:
    return error if isinstance(error, Exception) else StoreFailed(f"Interrupted by {error!r}.")


def _resolve(future: asyncio.Future[Any], answer: object, error: Exception | None) -> None:
    if future.done():  # given up by who asked
        return
    if error is None:
        future.set_result(answer)
    else:
        mine = copy(error)  # the one of the batch would gather the traceback of everybody
        mine.__cause__ = error
        future.set_exception(mine)
