"""What the events about seats and guests make of a table, and what it tells of that."""

from typing import TYPE_CHECKING, Any

from bluffhouse.server.messages import seating as ms
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.seating.hands import Ban

if TYPE_CHECKING:
    from collections.abc import Callable

    from bluffhouse.server.tables.table import Person, Table

BANS = 20  # in force at once; of more, the oldest end


def asking(table: "Table") -> list[ms.Asking]:
    """Who asks for a seat."""
    return [
        ms.Asking(
            guest=guest,
            seat=asked.seat,
            of="table" if against_host(table, guest, asked.seat) else "host",
            yes=sorted(asked.yes),
            like=table.hands.like(table.guests[guest].mark, asked.seat),
        )
        for guest, asked in (table.hands.asking.items() if table.in_match else ())
    ]


def against_host(table: "Table", guest: int, seat: int) -> bool:
    """Whether the host cannot decide if a guest gets a seat in a match: he is that guest, or a host
    has emptied the seat."""
    return table.host == guest or seat in table.hands.emptied


def bans(table: "Table") -> list[ms.Ban]:
    return [ms.Ban(guest, ban.name, ban.until) for guest, ban in table.bans.items()]


def sent_away(table: "Table", guest: "Person", event: ev.Stood, at: int) -> None:
    """A guest is about to go, for the host wants it."""
    if guest.seat is not None and table.in_match and event.by is not None:
        table.hands.empty(guest.seat, event.by)
    bans = {id: ban for id, ban in table.bans.items() if ban.until > at}
    if event.until > at:
        bans[guest.id] = Ban(guest.name, event.until, event.marks)
    table.bans = dict(list(bans.items())[-BANS:])


def _asked(table: "Table", event: ev.Asked, at: int) -> None:
    if event.by is not None:
        table.hands.ask(event.by, event.seat)


def _consented(table: "Table", event: ev.Consented, at: int) -> None:
    if event.by is not None and (asking := table.hands.asking.get(event.guest)):
        asking.yes.add(event.by)


def _admitted(table: "Table", event: ev.Admitted, at: int) -> None:
    table.seat_down(table.guests[event.guest], event.seat)


def _declined(table: "Table", event: ev.Declined, at: int) -> None:
    table.hands.end(event.guest)


def _lifted(table: "Table", event: ev.Lifted, at: int) -> None:
    table.bans.pop(event.guest, None)


def _locked(table: "Table", event: ev.Locked, at: int) -> None:
    table.locked = event.on


FOLDS: "dict[type, Callable[[Table, Any, int], None]]" = {
    ev.Asked: _asked,
    ev.Consented: _consented,
    ev.Admitted: _admitted,
    ev.Declined: _declined,
    ev.Lifted: _lifted,
    ev.Locked: _locked,
}
