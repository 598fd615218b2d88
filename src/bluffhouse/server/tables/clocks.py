"""The clocks of a match: a fold over what happened when, so that they survive a restart."""

from collections import deque
from collections.abc import Collection
from typing import NamedTuple

from bluffhouse.server.messages import Clock, Times

UNDOABLE = 32  # moves whose clocks are remembered: more than anybody can take back in a row


class Before(NamedTuple):
    """The clocks as they were just before a move."""

    left: tuple[int, ...]
    running: frozenset[int]
    ticked: int


class Clocks:
    """What is left to each seat. Times are in milliseconds since the epoch."""

    __slots__ = ("_increment", "_left", "_moves", "_running", "_since", "_ticked")

    def __init__(self, clock: Clock, players: int) -> None:
        self._left = [clock.budget * 1000] * players
        self._increment = clock.increment * 1000
        self._running: frozenset[int] = frozenset()
        self._since = 0
        self._ticked = 0  # while any clock ran
        self._moves: deque[Before] = deque(maxlen=UNDOABLE)  # the last ones

    def run(self, now: int, seats: Collection[int]) -> None:
        """From now on the clocks of these seats run."""
        self._charge(now)
        self._running = frozenset(seats)

    def forgive(self, now: int) -> None:
        """The time since the last event costs nothing."""
        self._since = max(now, self._since)

    def moved(self, now: int, seat: int) -> None:
        self._charge(now)
        self._moves.append(Before(tuple(self._left), self._running, self._ticked))
        self._left[seat] = max(0, self._left[seat]) + self._increment

    def undone(self, now: int, seat: int) -> None:
        """The last move, of a seat, was taken back: as if it had not been made, and all this time
        was thought about it."""
        self._charge(now)
        if not self._moves:
            self._left[seat] -= self._increment
            return
        before = self._moves.pop()
        thought = self._ticked - before.ticked
        self._running = before.running
        self._left = [
            left - thought if seat in before.running else left
            for seat, left in enumerate(before.left)
        ]

    def _charge(self, now: int) -> None:
        spent = max(0, now - self._since)
        for seat in self._running:
            self._left[seat] -= spent
        if self._running:
            self._ticked += spent
        self._since = max(now, self._since)

    def left(self, seat: int, now: int) -> int:
        spent = max(0, now - self._since) if seat in self._running else 0
        return max(0, self._left[seat] - spent)

    def times(self, now: int) -> Times:
        left = [self.left(seat, now) for seat in range(len(self._left))]
        return Times(now=now, left=left, running=sorted(self._running))
