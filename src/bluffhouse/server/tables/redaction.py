"""People who want to be forgotten: what the log and the records have of them is taken out.

Their names, pictures, words and keys go; who sat where, and what was played, stays. The log is
linked anew and says that this happened (see docs/decisions/006-a-store-that-can-be-checked.md).
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bluffhouse.server.messages import Called
from bluffhouse.server.store import Event, FinishedMatch, Store
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.from_log import advance
from bluffhouse.server.tables.info import earlier
from bluffhouse.server.tables.table import MakeGame, Table


class Sat(Struct, frozen=True):
    """Who sat there when a match ended, and what seats were called earlier in it."""

    names: list[str]
    earlier: list[Called]


Names = dict[int, Sat]  # by the number of a match


class Redaction(Struct, frozen=True):
    """What takes the place of what is to be forgotten: events by version, records by number."""

    bodies: dict[int, bytes] = {}
    records: dict[int, bytes] = {}

    def __bool__(self) -> bool:
        return bool(self.bodies or self.records)

    def carry_out(self, store: Store, code: str, now: int) -> None:
        store.redact(code, now, self.bodies, self.records)


def redaction(
    code: str, log: Sequence[Event], matches: Sequence[FinishedMatch], make: MakeGame
) -> Redaction:
    """What has to be done for all whom the log says are to be forgotten: nothing, if it was."""
    bodies, names = _bodies(log)
    if not bodies:
        return Redaction()
    new = [row._replace(body=bodies.get(row.version, row.body)) for row in log]
    was, now = _sat(code, log, make), _sat(code, new, make)
    records = {}
    for match in matches:
        record = msgspec.json.decode(match.record, type=dict[str, Any])
        if match.number in was:
            _retold(record, was[match.number], now[match.number])
        else:  # by rules that nobody here knows: only the names say who it was
            _rename(record, names)
        if record != msgspec.json.decode(match.record):
            records[match.number] = msgspec.json.encode(record)
    return Redaction(bodies, records)


def _bodies(log: Sequence[Event]) -> tuple[dict[int, bytes], dict[str, str]]:
    """The events that have to be others, by version; and names, with what to say instead."""
    events: list[ev.AnyEvent] = [ev.decode(row.body) for row in log]
    before = list(events)
    names: dict[str, str] = {}
    for gone in before:
        if isinstance(gone, ev.Forgotten):
            called = names_of(before, gone.guest) - {gone.name}
            names |= dict.fromkeys(called, gone.name)
            events = [_without(event, gone, called) for event in events]
    bodies = {
        row.version: ev.encode(event)
        for row, old, event in zip(log, before, events, strict=True)
        if event != old
    }
    return bodies, names


def names_of(events: Sequence[ev.AnyEvent], guest: int) -> set[str]:
    """All that a guest was ever called at a table."""
    return {
        event.name
        for event in events
        if (isinstance(event, ev.Joined) and event.guest == guest)
        or (isinstance(event, ev.Renamed) and event.by == guest)
    }


def _without(event: ev.AnyEvent, gone: ev.Forgotten, names: set[str]) -> ev.AnyEvent:
    """An event without what it has of somebody."""
    if isinstance(event, ev.Joined) and event.guest == gone.guest:
        return replace(event, name=gone.name, avatar="", token="")
    if isinstance(event, ev.Packed | ev.Recovered):
        return _without_key(event, gone.guest)
    if isinstance(event, ev.Renamed) and event.by == gone.guest:
        return replace(event, name=gone.name, avatar="", cid="")
    if isinstance(event, ev.Spoke) and event.by == gone.guest:
        return replace(event, text="", emote="", cid="")
    if isinstance(event, ev.BotSat) and event.name in names:  # it went on under his name
        return replace(event, name=gone.name)
    return event


def _without_key(event: ev.Packed | ev.Recovered, guest: int) -> ev.AnyEvent:
    if isinstance(event, ev.Packed):
        return replace(event, recovery="") if event.by == guest else event
    return replace(event, token="") if event.guest == guest else event


def _sat(code: str, log: Sequence[Event], make: MakeGame) -> Names:
    """Who sat there when each match ended."""
    table, names = Table(code, make), Names()
    for row in log:
        event = advance(table, row)
        if table.state == "over" and isinstance(event, ev.Played):
            names[table.number] = Sat(table.names(), earlier(table))
    return names


def _retold(record: dict[str, Any], was: Sat, now: Sat) -> None:
    """A record as the log tells it now: some seats are called otherwise, and have no picture."""
    for seat, (old, new) in enumerate(zip(was.names, now.names, strict=True)):
        if old != new:
            _unpicture(record, seat, new)
    if "earlier" in record:
        record["earlier"] = msgspec.to_builtins(now.earlier)


def _rename(record: dict[str, Any], names: dict[str, str]) -> None:
    for seat, name in enumerate(record["names"]):
        if name in names:
            _unpicture(record, seat, names[name])
    for called in record.get("earlier", []):
        called["names"] = [names.get(name, name) for name in called["names"]]


def _unpicture(record: dict[str, Any], seat: int, name: str) -> None:
    record["names"][seat] = name
    if "avatars" in record:
        record["avatars"][seat] = ""
