"""What is noted of who comes, goes, and has another part: kept with the table, for its log."""

from collections.abc import Callable, Iterator
from typing import Any

from bluffhouse.server.messages.notes import Note
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.table import Table

Told = Iterator[dict[str, Any]]


def note(table: Table, event: ev.AnyEvent, at: int) -> None:
    """Of an event that is about to happen: of one of `NOTED`."""
    move = table.match.played if table.match else 0
    for told in _TOLD[type(event)](table, event):
        table.noted += 1
        table.notes.append(Note(at=at, match=table.number, move=move, **told))


def _joined(table: Table, event: ev.Joined) -> Told:
    yield {"what": "watch" if event.seat is None else "join", "who": event.name}


def _stood(table: Table, event: ev.Stood) -> Told:
    guest = table.guests[event.guest]
    what = "kick" if event.kicked else "leave" if event.gone else "stand"
    by = table.guests[event.by].name if event.kicked and event.by in table.guests else ""
    yield {"what": what, "who": guest.name, "by": by, "bot": _plays(table, event.guest)}
    if event.gone and table.host == event.guest:
        yield from _heir(table, event.heir)


def _forgotten(table: Table, event: ev.Forgotten) -> Told:
    if event.guest in table.guests:
        yield {"what": "leave", "who": event.name, "bot": _plays(table, event.guest)}
        if table.host == event.guest:
            yield from _heir(table, event.heir)


def _plays(table: Table, guest: int) -> bool:
    return table.in_match and table.guests[guest].seat is not None


def _heir(table: Table, heir: int | None) -> Told:
    if heir is not None:
        yield {"what": "host", "who": table.guests[heir].name}


def _hosted(table: Table, event: ev.Hosted) -> Told:
    by = table.guests[event.by].name if event.by in table.guests else ""
    yield {"what": "host", "who": table.guests[event.guest].name, "by": by}


def _recovered(table: Table, event: ev.Recovered) -> Told:
    yield {"what": "moved", "who": table.guests[event.guest].name}


def _sat(table: Table, event: ev.Sat) -> Told:
    if table.in_match and event.by is not None:
        yield {"what": "sit", "who": table.guests[event.by].name}


def _admitted(table: Table, event: ev.Admitted) -> Told:
    yield {"what": "sit", "who": table.guests[event.guest].name}


_TOLD: dict[type, Callable[[Table, Any], Told]] = {
    ev.Joined: _joined,
    ev.Stood: _stood,
    ev.Forgotten: _forgotten,
    ev.Hosted: _hosted,
    ev.Recovered: _recovered,
    ev.Sat: _sat,
    ev.Admitted: _admitted,
}

#: Events that may be worth a note; moves are not, and shall not wait for this.
NOTED = frozenset(_TOLD)
