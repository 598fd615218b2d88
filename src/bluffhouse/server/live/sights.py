"""What is seen of a state, in JSON, and kept as long as the fields do that it was made of.

A sight reads nothing but fields of the state. With the same values in those that it read, it would
read the same ones again, and come to the same.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from bluffhouse.core.room import Snapshot
from bluffhouse.core.snapshot import Fields, Glance

encode = msgspec.json.Encoder().encode
LARGE = 2000  # bytes: what is made of more is seldom the same, and not worth comparing
RESTLESS = 8  # times in a row that a part was another: nor is that


class SharedSight:
    """A part of what all see, without its braces."""

    __slots__ = ("_changes", "_fields", "_look", "_read", "_seen", "_was")

    def __init__(self, look: Callable[[Snapshot], dict[str, Any]], fields: Fields) -> None:
        self._look = look
        self._fields = fields
        self._read: Callable[[bytes], tuple[bytes, ...]] | None = None
        self._was: tuple[bytes, ...] = ()
        self._seen = b""
        self._changes = 0  # since it was last the same

    def at(self, now: Glance) -> bytes:
        if self._changes == RESTLESS:
            return encode(self._look(now))[1:-1]
        if self._read is not None and self._read(now.memory) == self._was:
            self._changes = 0
            return self._seen
        return self._anew(now)

    def _anew(self, now: Glance) -> bytes:
        fresh = now.again()
        self._seen = encode(self._look(fresh))[1:-1]
        self._read, size = self._fields.gist(fresh.looked_at())
        self._was = self._read(now.memory)
        self._changes = RESTLESS if size > LARGE else self._changes + 1
        return self._seen


class OwnSights:
    """What each viewer alone sees, without the braces. All of them are made of the same few fields:
    one comparison tells whether any of them may be another."""

    __slots__ = ("_at", "_fields", "_large", "_look", "_names", "_read", "_seen", "_was")

    def __init__(
        self, look: Callable[[Snapshot, int | None], dict[str, Any]], fields: Fields
    ) -> None:
        self._look = look
        self._fields = fields
        self._names: frozenset[str] = frozenset()  # of the fields that any of them was made of
        self._read, _ = fields.gist(self._names)
        self._was: tuple[bytes, ...] = ()
        self._large = False
        self._seen: dict[int | None, bytes] = {}
        self._at: Glance | None = None  # the moment that these are known to be true of

    def of(self, viewer: int | None, now: Glance) -> bytes:
        if now is not self._at:
            self._at = now
            if self._large or self._read(now.memory) != self._was:
                self._seen.clear()
        seen = self._seen.get(viewer)
        return self._anew(viewer, now) if seen is None else seen

    def _anew(self, viewer: int | None, now: Glance) -> bytes:
        fresh = now.again()
        seen = self._seen[viewer] = encode(self._look(fresh, viewer))[1:-1]
        names = self._names | fresh.looked_at()
        if names != self._names:
            self._names = names
            self._read, size = self._fields.gist(names)
            self._large = size > LARGE
        self._was = self._read(now.memory)
        return seen
