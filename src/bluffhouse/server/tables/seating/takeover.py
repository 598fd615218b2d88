"""Sitting down. Between matches everybody may sit where he likes.

During a match a person belongs to one seat: he may stand up and come back to it, and to no other.
Somebody who has seen no hand of the match may take over the seat of a bot if the host consents. If
it is the host who asks, or a host has emptied the seat, all others who play and are there must
consent instead. Where nobody is there to be asked, a seat can be had as long as nobody has seen
another hand: who comes now may have been here before, under another name.
"""

from collections.abc import Callable
from typing import Any

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.seating.around import Around
from bluffhouse.server.tables.seating.asking import against_host
from bluffhouse.server.tables.seating.hands import Asking
from bluffhouse.server.tables.seating.showing import check_unseen
from bluffhouse.server.tables.table import Table

ASKS = 3  # times that a guest may ask in one match: every request disturbs all


def free(table: Table, seat: int) -> None:
    """Refuses a seat that there is not, or that a person has."""
    real(table, seat)
    if table.seats[seat].guest is not None:
        raise Denied("state", "table-seat-taken")


def real(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Denied("bad", "table-no-seat", seats=len(table.seats))


def not_dealing(table: Table) -> None:
    """Once shares are told, a server could choose who gets which hand: seats stay as they are."""
    if table.deal and table.deal.called:
        raise Denied("state", "table-dealing")


def must_ask(table: Table, guest: int, seat: int, around: Around) -> bool:
    """Whether others have to consent before a guest sits down; refused is what nobody can allow."""
    check_unseen(table)
    hands = table.hands
    seen = hands.of(guest)
    if seen - {seat}:
        raise Denied("forbidden", "table-hand-seen")
    if guest in hands.emptied.get(seat, ()):
        raise Denied("forbidden", "table-seat-emptied")
    if seen:
        return False
    needed = consenters(table, guest, seat, around)
    if needed:
        asking = hands.asking.get(guest)
        return not (asking and asking.seat == seat and needed <= asking.yes)
    if seat in hands.emptied or hands.beside(seat):
        raise Denied("forbidden", "table-nobody-consents")
    return False


def consenters(table: Table, guest: int, seat: int, around: Around) -> frozenset[int]:
    """Those who must all consent."""
    if table.host is not None and not against_host(table, guest, seat):
        return frozenset((table.host,))
    playing = {person.id for person in table.guests.values() if person.seat is not None}
    return (around.there() & playing) - {guest}


def _sit(table: Table, guest: Person, command: ms.Sit, around: Around) -> ev.Sat | ev.Asked:
    seat = command.seat
    not_dealing(table)
    free(table, seat)
    if table.in_match:
        if guest.seat is not None:
            raise Denied("state", "table-in-match")
        if must_ask(table, guest.id, seat, around):
            if table.hands.asked[guest.id] >= ASKS:
                raise Denied("limit", "table-asked-enough")
            return ev.Asked(by=guest.id, cid=command.id, seat=seat)
    return ev.Sat(by=guest.id, cid=command.id, seat=seat)


def _admit(
    table: Table, guest: Person, command: ms.Admit, around: Around
) -> ev.Consented | ev.Admitted:
    asking = _asking(table, command.guest)
    needed = consenters(table, command.guest, asking.seat, around)
    if guest.id not in needed:
        raise Denied("forbidden", "table-not-asked")
    if needed <= asking.yes | {guest.id}:
        return ev.Admitted(by=guest.id, cid=command.id, guest=command.guest, seat=asking.seat)
    return ev.Consented(by=guest.id, cid=command.id, guest=command.guest)


def _decline(table: Table, guest: Person, command: ms.Decline, around: Around) -> ev.Declined:
    asking = _asking(table, command.guest)
    needed = consenters(table, command.guest, asking.seat, around)
    if guest.id != command.guest and guest.id not in needed:
        raise Denied("forbidden", "table-not-asked")
    return ev.Declined(by=guest.id, cid=command.id, guest=command.guest)


def _asking(table: Table, guest: int) -> Asking:
    asking = table.hands.asking.get(guest) if table.in_match else None
    if asking is None:
        raise Denied("missing", "table-nobody-asks")
    return asking


DECISIONS: dict[type, Callable[[Table, Person, Any, Around], ev.AnyEvent]] = {
    ms.Sit: _sit,
    ms.Admit: _admit,
    ms.Decline: _decline,
}
