"""What hosts have done, and others about seats: kept with the table, for all at it to read."""

from collections.abc import Callable
from typing import Any

from bluffhouse.server.messages.seating import Act
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.table import Table


def remember(table: Table, event: ev.AnyEvent, at: int) -> None:
    """Of an event that is about to happen: of one of `ACTS`."""
    if told := _TOLD[type(event)](table, event):
        table.acts.append(Act(at=at, by=_name(table, event.by), **told))


def _name(table: Table, guest: int | None) -> str:
    """As he is called now; empty for the house itself."""
    return table.guests[guest].name if guest in table.guests else ""


def _stood(table: Table, event: ev.Stood) -> dict[str, Any] | None:
    if not event.kicked:
        return None
    who = table.guests[event.guest]
    return {"what": "kick", "whom": who.name, "seat": who.seat}


def _lifted(table: Table, event: ev.Lifted) -> dict[str, Any]:
    return {"what": "lift", "whom": table.bans[event.guest].name}


def _swapped(table: Table, event: ev.Swapped) -> dict[str, Any]:
    return {"what": "swap", "seat": event.a, "other": event.b}


def _bot_sat(table: Table, event: ev.BotSat) -> dict[str, Any]:
    return {"what": "bot", "whom": event.name, "seat": event.seat}


def _emptied(table: Table, event: ev.Emptied) -> dict[str, Any]:
    return {"what": "empty", "seat": event.seat}


def _hosted(table: Table, event: ev.Hosted) -> dict[str, Any]:
    return {"what": "host", "whom": _name(table, event.guest)}


def _muted(table: Table, event: ev.Muted) -> dict[str, Any]:
    return {"what": "mute" if event.on else "unmute", "whom": _name(table, event.guest)}


def _admitted(table: Table, event: ev.Admitted) -> dict[str, Any]:
    return {"what": "admit", "whom": _name(table, event.guest), "seat": event.seat}


def _answered(what: str) -> Callable[[Table, Any], dict[str, Any] | None]:
    """Consents to a request, or does not."""

    def told(table: Table, event: ev.Consented | ev.Declined) -> dict[str, Any] | None:
        asking = table.hands.asking.get(event.guest)
        if asking is None or event.by == event.guest:
            return None
        return {"what": what, "whom": _name(table, event.guest), "seat": asking.seat}

    return told


_TOLD: dict[type, Callable[[Table, Any], dict[str, Any] | None]] = {
    ev.Stood: _stood,
    ev.Lifted: _lifted,
    ev.Swapped: _swapped,
    ev.BotSat: _bot_sat,
    ev.Emptied: _emptied,
    ev.Hosted: _hosted,
    ev.Muted: _muted,
    ev.Admitted: _admitted,
    ev.Consented: _answered("admit"),
    ev.Declined: _answered("decline"),
    ev.Locked: lambda _, event: {"what": "lock" if event.on else "unlock"},
    ev.Changed: lambda *_: {"what": "change"},
    ev.Paused: lambda *_: {"what": "pause"},
    ev.Resumed: lambda *_: {"what": "resume"},
}

#: Events that may be worth remembering; moves are not, and shall not wait for this.
ACTS = frozenset(_TOLD)
