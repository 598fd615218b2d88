"""How much is too much: buckets that fill again, and places that are given back.

Each structure is bounded: of more keys than `KEYS`, those that were quiet longest are forgotten.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic

KEYS = 20_000  # addresses, guests or tables that one limit remembers


class Bucket:
    """So many at once, and so many a second again."""

    __slots__ = ("_most", "_rate", "filled_at", "left")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self._most = most
        self._rate = rate
        self.left = most
        self.filled_at = now

    def take(self, now: float) -> bool:
        self.left = min(self._most, self.left + (now - self.filled_at) * self._rate)
        self.filled_at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """What was taken did not count."""
        self.left = min(self._most, self.left + 1)

    def wait(self, now: float) -> float:
        """Seconds until there is one to take; 0 if there is."""
        left = self.left + (now - self.filled_at) * self._rate
        return max(0.0, (1 - left) / self._rate)


class Limit:
    """So many a minute for each key; `at_once` of them without a pause, else a minute's worth."""

    def __init__(
        self, name: str, a_minute: float, at_once: float | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:  # fmt: skip
        self.name = name
        self._most = max(1.0, a_minute if at_once is None else at_once)
        self._rate = a_minute / 60
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable) -> float:
        """Count one more. Gives 0, or the seconds to wait if it is too much."""
        now = self._clock()
        bucket = self._bucket(key, now)
        return 0.0 if bucket.take(now) else bucket.wait(now)

    def wait(self, key: Hashable) -> float:
        """Seconds until one more would not be too much."""
        bucket = self._buckets.get(key)
        return bucket.wait(self._clock()) if bucket else 0.0

    def give_back(self, key: Hashable) -> None:
        if bucket := self._buckets.get(key):
            bucket.give_back()

    def _bucket(self, key: Hashable, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._most, self._rate, now)
            if len(self._buckets) > KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


class Quota:
    """So many at the same time for each key."""

    def __init__(self, name: str, most: int) -> None:
        self.name = name
        self._most = most
        self._held: dict[Hashable, int] = {}

    def take(self, key: Hashable) -> bool:
        held = self._held.get(key, 0)
        if held >= self._most:
            return False
        self._held[key] = held + 1
        return True

    def give_back(self, key: Hashable) -> None:
        held = self._held.get(key, 0) - 1
        if held > 0:
            self._held[key] = held
        else:
            self._held.pop(key, None)


class Counts:
    """Makes limits. One process counts alone; see `shared_limits` for several."""

    def limit(self, name: str, a_minute: float, at_once: float | None = None) -> Limit:
        return Limit(name, a_minute, at_once)

    def quota(self, name: str, most: int) -> Quota:
        return Quota(name, most)
