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
    ticked: tuple[int, ...]


class Clocks:
    """What is left to each seat. Times are in milliseconds since the epoch. `each`: the budget is
    for every move anew; who is asked no more, or something else, has all of it again."""

    __slots__ = (
        "_away", "_each", "_full", "_increment", "_left", "_moves", "_running", "_since", "_ticked",
    )  # fmt: skip

    def __init__(self, clock: Clock, players: int, *, each: bool = False) -> None:
        self._full = clock.budget * 1000
        self._each = each
        self._left = [self._full] * players
        self._away = [0] * players  # until when a seat's time stands
        self._increment = clock.increment * 1000
        self._running: frozenset[int] = frozenset()
        self._since = 0
        self._ticked = [0] * players  # while any clock ran; the seat's own absence apart
        self._moves: deque[Before] = deque(maxlen=UNDOABLE)  # the last ones

    def run(self, now: int, seats: Collection[int]) -> None:
        """From now on the clocks of these seats run."""
        self._charge(now)
        self._running = frozenset(seats)
        if self._each:
            self._left = [
                left if seat in self._running else self._full
                for seat, left in enumerate(self._left)
            ]

    def stop(self, now: int) -> None:
        """No clock runs for a while."""
        self._charge(now)
        self._running = frozenset()

    def excuse(self, now: int, seat: int, until: int) -> None:
        """A seat's time stands until then."""
        self._charge(now)
        self._away[seat] = until

    def forgive(self, now: int) -> None:
        """The time since the last event costs nothing."""
        self._since = max(now, self._since)

    def hand(self, seat: int, until: int) -> None:
        """Another person has a seat, whose time stands until then."""
        self._away[seat] = until

    def moved(self, now: int, seat: int) -> None:
        self._charge(now)
        self._moves.append(Before(tuple(self._left), self._running, tuple(self._ticked)))
        now_left = self._full if self._each else max(0, self._left[seat])
        self._left[seat] = now_left + self._increment

    def undone(self, now: int, seat: int) -> None:
        """The last move, of a seat, was taken back: as if it had not been made, and all this time
        was thought about it."""
        self._charge(now)
        if not self._moves:
            self._left[seat] -= self._increment
            return
        before = self._moves.pop()
        self._running = before.running
        self._left = [
            left - (self._ticked[seat] - before.ticked[seat]) if seat in before.running else left
            for seat, left in enumerate(before.left)
        ]

    def _charge(self, now: int) -> None:
        if self._running:
            for seat in range(len(self._left)):
                spent = self._spent(seat, now)
                self._ticked[seat] += spent
                if seat in self._running:
                    self._left[seat] -= spent
        self._since = max(now, self._since)

    def _spent(self, seat: int, now: int) -> int:
        return max(0, now - max(self._since, self._away[seat]))

    def left(self, seat: int, now: int) -> int:
        spent = self._spent(seat, now) if seat in self._running else 0
        return max(0, self._left[seat] - spent)

    def lasts(self, seat: int, now: int) -> int:
        """How long it is until a seat that is asked has no time left."""
        return self.left(seat, now) + max(0, self._away[seat] - max(now, self._since))

    def times(self, now: int) -> Times:
        left = [self.left(seat, now) for seat in range(len(self._left))]
        running = sorted(seat for seat in self._running if self._away[seat] <= now)
        return Times(now=now, left=left, running=running)
