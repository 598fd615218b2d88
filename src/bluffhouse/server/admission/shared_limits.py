"""Limits that all workers of a server count together, in memory that they share.

Nobody waits for anybody: a worker that stands still must not hold the others up. What two of them
count at the very same moment may be counted once; that is exact enough for a limit.
"""

import mmap
import struct
from collections.abc import Hashable
from hashlib import blake2b
from math import inf
from pathlib import Path
from time import monotonic

from bluffhouse.server.admission.limits import Bucket, Counts, Limit, Quota
from bluffhouse.server.share import Share

ENTRY = struct.Struct("=16sddd")  # a key's hash, a count, when it was counted, by which worker
SETS, WAYS = 1 << 14, 4  # a key has its place in one set; of more keys, the quietest is forgotten
SIZE = SETS * WAYS * ENTRY.size  # 2.5 MB
ALL = 0.0  # instead of the number of a worker: any of them


def prepare(file: Path) -> None:
    """The memory of a server that has counted nothing yet."""
    file.write_bytes(bytes(SIZE))


class Memory:
    """A table of counts by key, in a file that all workers have open."""

    def __init__(self, file: Path) -> None:
        with file.open("r+b") as opened:
            self._bytes = mmap.mmap(opened.fileno(), SIZE)

    def read(self, key: bytes) -> tuple[float, float] | None:
        """What was counted, and when."""
        at = self._place(key)
        found, count, when, _ = ENTRY.unpack_from(self._bytes, at)
        return (count, when) if found == key else None

    def write(self, key: bytes, count: float, when: float, worker: float = ALL) -> None:
        ENTRY.pack_into(self._bytes, self._place(key), key, count, when, worker)

    def _place(self, key: bytes) -> int:
        """Where a key is counted, or could be: then at the place of what was quiet longest."""
        first = int.from_bytes(key[:4], "little") % SETS * WAYS * ENTRY.size
        quietest, since = first, inf
        for at in range(first, first + WAYS * ENTRY.size, ENTRY.size):
            found, _, when, _ = ENTRY.unpack_from(self._bytes, at)
            if found == key:
                return at
            if when < since:
                quietest, since = at, when
        return quietest

    def forget(self, worker: float) -> None:
        """Whatever a worker has counted alone is gone with it."""
        for at in range(0, SIZE, ENTRY.size):
            if ENTRY.unpack_from(self._bytes, at)[3] == worker:
                self._bytes[at : at + ENTRY.size] = bytes(ENTRY.size)


def _key(name: str, key: Hashable, worker: float = ALL) -> bytes:
    return blake2b(f"{name}/{worker}/{key}".encode(), digest_size=16).digest()


class SharedLimit(Limit):
    """So many a minute for each key, whichever worker is asked."""

    def __init__(
        self, memory: Memory, name: str, a_minute: float, at_once: float | None = None
    ) -> None:
        super().__init__(name, a_minute, at_once)
        self._memory = memory

    def take(self, key: Hashable) -> float:
        now = self._clock()
        bucket = self._load(key, now)
        taken = bucket.take(now)
        self._save(key, bucket)
        return 0.0 if taken else bucket.wait(now)

    def wait(self, key: Hashable) -> float:
        now = self._clock()
        return self._load(key, now).wait(now)

    def give_back(self, key: Hashable) -> None:
        bucket = self._load(key, self._clock())
        bucket.give_back()
        self._save(key, bucket)

    def _load(self, key: Hashable, now: float) -> Bucket:
        bucket = Bucket(self._most, self._rate, now)
        if counted := self._memory.read(_key(self.name, key)):
            bucket.left, bucket.filled_at = counted
        return bucket

    def _save(self, key: Hashable, bucket: Bucket) -> None:
        self._memory.write(_key(self.name, key), bucket.left, bucket.filled_at)


class SharedQuota(Quota):
    """So many at the same time for each key, at all workers together. Each counts its own."""

    def __init__(self, memory: Memory, share: Share, name: str, most: int) -> None:
        super().__init__(name, most)
        self._memory = memory
        self._own = share.number + 1.0
        self._workers = [number + 1.0 for number in range(share.workers)]

    def take(self, key: Hashable) -> bool:
        if sum(self._count(key, worker) for worker in self._workers) >= self._most:
            return False
        self._hold(key, self._count(key, self._own) + 1)
        return True

    def give_back(self, key: Hashable) -> None:
        self._hold(key, max(0.0, self._count(key, self._own) - 1))

    def _count(self, key: Hashable, worker: float) -> float:
        counted = self._memory.read(_key(self.name, key, worker))
        return counted[0] if counted else 0.0

    def _hold(self, key: Hashable, count: float) -> None:
        when = inf if count else monotonic()  # what is held is not forgotten for others
        self._memory.write(_key(self.name, key, self._own), count, when, self._own)


class SharedCounts(Counts):
    """Makes the limits of one of several workers."""

    def __init__(self, file: Path, share: Share) -> None:
        self._memory = Memory(file)
        self._share = share
        self._memory.forget(share.number + 1.0)  # nobody is connected to this one yet

    def limit(self, name: str, a_minute: float, at_once: float | None = None) -> Limit:
        return SharedLimit(self._memory, name, a_minute, at_once)

    def quota(self, name: str, most: int) -> Quota:
        return SharedQuota(self._memory, self._share, name, most)
