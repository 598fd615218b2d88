"""The chain of a table's log: each event carries a hash of itself and of the one before.

It finds what a disk, a hand or a program has changed, taken out or put elsewhere. It is no
signature: who may write to the store can link all of it anew.
"""

from collections.abc import Iterable
from hashlib import blake2b

from bluffhouse.server.store.errors import StoreDamaged
from bluffhouse.server.store.rows import Event, Linked

SIZE = 16  # bytes: enough against accidents, and against whoever cannot link all of it anew
START = bytes(SIZE)  # what the first event comes after


def link(before: bytes, event: Event) -> bytes:
    """What an event carries, after one that carries `before`. Table, version and time are part of
    it: an event fits nowhere else."""
    code, version, at, body = event
    said = b"%b%b\0%d\0%d\0%b" % (before, code.encode(), version, at, body)
    return blake2b(said, digest_size=SIZE).digest()


def checked(
    code: str, log: Iterable[Linked], least: int = 0, after: Linked | None = None
) -> list[Event]:
    """The events of a log, if none is missing and none was changed. `least`: the version that it
    must have come to; `after`: the event before."""
    before, version = (after.chain, after.event.version) if after else (START, 0)
    events = []
    for event, chain in log:
        version += 1
        if event.version != version:
            raise _damaged(code, version, "is missing")
        try:
            before = link(before, event)
        except TypeError:  # SQLite takes letters for bytes, and gives them back
            before = START
        if chain != before:
            raise _damaged(code, version, "is not what was stored, or follows another")
        events.append(event)
    if version < least:  # no link tells of what was cut off at the end
        raise _damaged(code, version + 1, "is missing")
    return events


def _damaged(code: str, version: int, what: str) -> StoreDamaged:
    return StoreDamaged(
        f"Table {code} is damaged: event {version} of its log {what}. A backup may have it whole."
    )
