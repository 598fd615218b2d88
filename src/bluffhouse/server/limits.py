"""How much is too much: token buckets, per address and per connection."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

ADDRESSES = 50_000  # that are remembered; of more, those that were quiet longest are forgotten


class Bucket:
    """So many at once, and so many a second again."""

    __slots__ = ("_filled_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self._most = most
        self._rate = rate
        self._left = most
        self._filled_at = now

    def take(self, now: float) -> bool:
        self._left = min(self._most, self._left + (now - self._filled_at) * self._rate)
        self._filled_at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limit:
    """So many a minute for each key."""

    def __init__(self, a_minute: int, clock: Callable[[], float] = monotonic) -> None:
        self._most = a_minute
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str) -> bool:
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._most, self._most / 60, now)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now)


class Quota:
    """So many at the same time for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def take(self, key: str) -> bool:
        held = self._held.get(key, 0)
        if held >= self._most:
            return False
        self._held[key] = held + 1
        return True

    def give_back(self, key: str) -> None:
        held = self._held.get(key, 0) - 1
        if held > 0:
            self._held[key] = held
        else:
            self._held.pop(key, None)
