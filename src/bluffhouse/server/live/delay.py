"""The table as it was some seconds ago, for who only watches where matches are streamed.

Nothing of an event leaves before its time. What watchers are told is kept here until then, and who
asks meanwhile is shown what is past. See docs/streaming.md.
"""

import asyncio
from collections import deque
from collections.abc import Callable

from msgspec import Struct

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.messages.evening import Evening


class Frames(Struct, frozen=True):
    """How who only watches hears of a version, and how the table stands with it."""

    told: bytes
    state: bytes


class Past(Struct, frozen=True):
    """A version of the table, as who only watches may know it. `opened`: with all hands, for who
    may see them."""

    frames: Frames
    opened: Frames | None
    info: ms.TableInfo
    evening: Evening
    bye: ms.Bye | None = None


class DelayLine:
    """What happened, on its way to who only watches. `release`: what is done when its time has
    come."""

    def __init__(self, now: Callable[[], int], release: Callable[[Past], None]) -> None:
        self._now = now
        self._release = release
        self._waiting: deque[tuple[int, Past]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._shown: Past | None = None

    @property
    def empty(self) -> bool:
        """Whether it has nothing to show, and nothing is on its way."""
        return self._shown is None and not self._waiting

    def show(self, past: Past) -> None:
        """This may be known at once, by everybody."""
        self.clear()
        self._shown = past

    def put(self, past: Past, delay: int) -> None:
        """This may be known in so many seconds."""
        self._waiting.append((self._now() + delay * 1000, past))
        self.look()

    def look(self) -> None:
        """Let go what is due, in order."""
        while self._waiting and self._waiting[0][0] <= self._now():
            _, self._shown = self._waiting.popleft()
            self._release(self._shown)
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._waiting:
            wait = (self._waiting[0][0] - self._now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self.look)

    def shown(self) -> Past | None:
        """What may be known by now."""
        self.look()
        return self._shown

    def past(self, delay: int) -> Past:
        """The same, for who asks and gets an answer in any case."""
        if past := self.shown():
            return past
        raise Denied("state", "table-delayed", seconds=delay)

    def clear(self) -> None:
        self._waiting.clear()
        self._shown = None
        if self._timer:
            self._timer.cancel()
            self._timer = None
