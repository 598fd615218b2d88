"""What the events about taking seats over, bans and locks make of a table."""

from collections.abc import Callable
from typing import Any

from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.seating.hands import Ban
from bluffhouse.server.tables.table import Table

BANS = 20  # in force at once; of more, the oldest end


def sent_away(table: Table, guest: Person, event: ev.Stood, at: int) -> None:
    """A guest is about to go, for the host wants it."""
    if guest.seat is not None and table.in_match and event.by is not None:
        table.hands.empty(guest.seat, event.by)
    bans = {id: ban for id, ban in table.bans.items() if ban.until > at}
    if event.until > at:
        bans[guest.id] = Ban(guest.name, event.until, event.marks)
    table.bans = dict(list(bans.items())[-BANS:])


def _asked(table: Table, event: ev.Asked, at: int) -> None:
    if event.by is not None:
        table.hands.ask(event.by, event.seat)


def _consented(table: Table, event: ev.Consented, at: int) -> None:
    if event.by is not None and (asking := table.hands.asking.get(event.guest)):
        asking.yes.add(event.by)


def _admitted(table: Table, event: ev.Admitted, at: int) -> None:
    table.seat_down(table.guests[event.guest], event.seat)


def _declined(table: Table, event: ev.Declined, at: int) -> None:
    table.hands.end(event.guest)


def _lifted(table: Table, event: ev.Lifted, at: int) -> None:
    table.bans.pop(event.guest, None)


def _locked(table: Table, event: ev.Locked, at: int) -> None:
    table.locked = event.on


FOLDS: dict[type, Callable[[Table, Any, int], None]] = {
    ev.Asked: _asked,
    ev.Consented: _consented,
    ev.Admitted: _admitted,
    ev.Declined: _declined,
    ev.Lifted: _lifted,
    ev.Locked: _locked,
}
