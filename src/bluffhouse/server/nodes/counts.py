"""Limits by address that all nodes count together, within a second.

Each node counts what it is asked, and tells the others of the addresses that have used a good part
of a limit there. They are told as hashes with a key that is not in the database: no address leaves
the memory of a node, and who reads the database alone cannot find one by trying all.
"""

from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache
from hashlib import blake2b
from typing import TypeAlias

from bluffhouse.server.admission.limits import Counts, Limit, Quota

Told: TypeAlias = dict[str, dict[str, int]]  # by the name of a limit: counts by mark

MENTIONED = 1 / 8  # of a limit: who has used less is nobody's concern
REMEMBERED = 2000  # marks of one limit


@lru_cache(maxsize=20_000)
def mark(secret: str, key: Hashable) -> str:
    """What stands for an address among nodes that share a secret."""
    kept = blake2b(secret.encode(), digest_size=32).digest()
    return blake2b(str(key).encode(), digest_size=8, key=kept).hexdigest()


class NodeLimit(Limit):
    """So many a minute for each key, whichever node is asked."""

    def __init__(
        self, secret: str, name: str, a_minute: float, at_once: float | None = None
    ) -> None:
        super().__init__(name, a_minute, at_once)
        self._secret = secret
        self._taken: OrderedDict[str, int] = OrderedDict()  # here, since it was first asked for

    def take(self, key: Hashable) -> float:
        known = mark(self._secret, key)
        if seconds := super().take(known):
            return seconds
        self._count(known, 1)
        return 0.0

    def wait(self, key: Hashable) -> float:
        return super().wait(mark(self._secret, key))

    def give_back(self, key: Hashable) -> None:
        known = mark(self._secret, key)
        super().give_back(known)
        self._count(known, -1)

    def _count(self, known: str, more: int) -> None:
        self._taken[known] = self._taken.get(known, 0) + more
        self._taken.move_to_end(known)
        if len(self._taken) > REMEMBERED:
            self._taken.popitem(last=False)

    def tell(self) -> dict[str, int]:
        """What was taken here by who has used a good part of it."""
        now, most = self._clock(), self._most
        full = (1 - MENTIONED) * most
        return {
            known: taken
            for known, taken in self._taken.items()
            if (bucket := self._buckets.get(known))
            and min(most, bucket.left + (now - bucket.filled_at) * self._rate) < full
        }

    def taken_elsewhere(self, known: str, times: int) -> None:
        bucket = self._bucket(known, self._clock())
        bucket.left = max(0.0, bucket.left - times)


class NodeQuota(Quota):
    """So many at the same time for each key, at all nodes together."""

    def __init__(self, secret: str, name: str, most: int) -> None:
        super().__init__(name, most)
        self._secret = secret
        self._elsewhere: dict[int, dict[str, int]] = {}  # by node

    def take(self, key: Hashable) -> bool:
        known = mark(self._secret, key)
        elsewhere = sum(held.get(known, 0) for held in self._elsewhere.values())
        if elsewhere and self._held.get(known, 0) + elsewhere >= self._most:
            return False
        return super().take(known)

    def give_back(self, key: Hashable) -> None:
        super().give_back(mark(self._secret, key))

    def tell(self) -> dict[str, int]:
        most = MENTIONED * self._most
        return {str(known): held for known, held in self._held.items() if held >= most}

    def held_elsewhere(self, told: dict[int, dict[str, int]]) -> None:
        self._elsewhere = told


class NodeCounts(Counts):
    """Makes the limits of a node."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._limits: dict[str, NodeLimit] = {}
        self._quotas: dict[str, NodeQuota] = {}
        self._heard: dict[int, Told] = {}

    def limit(self, name: str, a_minute: float, at_once: float | None = None) -> Limit:
        made = self._limits[name] = NodeLimit(self._secret, name, a_minute, at_once)
        return made

    def quota(self, name: str, most: int) -> Quota:
        made = self._quotas[name] = NodeQuota(self._secret, name, most)
        return made

    def tell(self) -> Told:
        """What the other nodes shall count as well."""
        limits = {name: limit.tell() for name, limit in self._limits.items()}
        quotas = {name: quota.tell() for name, quota in self._quotas.items()}
        return {name: told for name, told in {**limits, **quotas}.items() if told}

    def hear(self, told: dict[int, Told]) -> None:
        """What all other nodes have told last, by node."""
        for node, counts in told.items():
            before = self._heard.get(node, {})
            for name, limit in self._limits.items():
                for known, taken in counts.get(name, {}).items():
                    since = taken - before.get(name, {}).get(known, 0)
                    if since > 0:
                        limit.taken_elsewhere(known, since)
        for name, quota in self._quotas.items():
            quota.held_elsewhere({node: counts.get(name, {}) for node, counts in told.items()})
        self._heard = told
