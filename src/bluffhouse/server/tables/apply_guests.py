"""What the events about guests, bots and their seats make of a table."""

from collections import deque
from collections.abc import Callable
from typing import Any

from bluffhouse.server.messages import Line
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.people import Person, Sitter
from bluffhouse.server.tables.seating.apply import sent_away
from bluffhouse.server.tables.seating.showing import apply_shown
from bluffhouse.server.tables.table import CHAT, Table
from bluffhouse.server.tables.vacations import went


def _joined(table: Table, event: ev.Joined, at: int) -> None:
    guest = Person(event.guest, event.name, event.avatar, event.token, None, event.mark)
    table.guests[guest.id] = guest
    table.invited += 1
    if table.host is None:
        table.host = guest.id
    if event.seat is not None:
        table.seat_down(guest, event.seat)
    elif event.asks is not None:
        table.hands.ask(guest.id, event.asks)


def _renamed(table: Table, event: ev.Renamed, at: int) -> None:
    guest = _who(table, event)
    guest.name, guest.avatar = event.name, event.avatar


def _packed(table: Table, event: ev.Packed, at: int) -> None:
    _who(table, event).recovery = event.recovery


def _recovered(table: Table, event: ev.Recovered, at: int) -> None:
    guest = table.guests[event.guest]
    guest.token, guest.recovery = event.token, ""


def _sat(table: Table, event: ev.Sat, at: int) -> None:
    guest = _who(table, event)
    _leave_seat(table, guest)
    table.seat_down(guest, event.seat)


def _leave_seat(table: Table, guest: Person) -> None:
    """In a match a bot goes on under the same name."""
    if guest.seat is not None:
        level = table.settings.level if table.in_match else None
        name = guest.name if table.in_match else ""
        table.seats[guest.seat] = Sitter(level=level, name=name)
        if table.in_match:
            table.hands.stood[guest.id] = (guest.name, guest.mark)
        guest.seat = None
        guest.odds = guest.forced = False
        guest.passive = None


def _stood(table: Table, event: ev.Stood, at: int) -> None:
    guest = table.guests[event.guest]
    if event.kicked:
        sent_away(table, guest, event, at)
    _leave_seat(table, guest)
    if event.gone:
        del table.guests[guest.id]
        table.hands.end(guest.id)
        table.ready.pop(guest.id, None)
        if table.host == guest.id:
            table.host = next(iter(table.guests), None) if event.heir is None else event.heir


def _bot_sat(table: Table, event: ev.BotSat, at: int) -> None:
    table.seats[event.seat] = Sitter(level=event.level, name=event.name)


def _emptied(table: Table, event: ev.Emptied, at: int) -> None:
    table.seats[event.seat] = Sitter()


def _swapped(table: Table, event: ev.Swapped, at: int) -> None:
    a, b = event.a, event.b
    table.seats[a], table.seats[b] = table.seats[b], table.seats[a]
    for seat in (a, b):
        if (guest := table.seats[seat].guest) is not None:
            table.guests[guest].seat = seat


def _muted(table: Table, event: ev.Muted, at: int) -> None:
    table.guests[event.guest].muted = event.on


def _hosted(table: Table, event: ev.Hosted, at: int) -> None:
    table.host = event.guest


def _readied(table: Table, event: ev.Readied, at: int) -> None:
    guest = _who(table, event)
    table.ready.pop(guest.id, None)  # who changes his mind comes last
    if event.on:
        table.ready[guest.id] = event.game


def _wished(table: Table, event: ev.Wished, at: int) -> None:
    guest = _who(table, event)
    if event.forced is not None:
        guest.forced = event.forced
    if event.passive is not None:
        guest.passive = table.holder() if event.passive else None
    if event.odds is not None:
        guest.odds = event.odds


def _spoke(table: Table, event: ev.Spoke, at: int) -> None:
    if not event.text and not event.emote:  # somebody was forgotten, and so was this
        return
    guest = _who(table, event)
    table.chat.append(Line(guest=guest.id, name=guest.name, text=event.text, emote=event.emote))


def _forgotten(table: Table, event: ev.Forgotten, at: int) -> None:
    table.forgotten.add(event.guest)
    table.evening.forget(event.guest, event.name)
    for was in table.earlier:
        named = zip(was.guests, was.names, strict=True)
        was.names = [event.name if guest == event.guest else name for guest, name in named]
    if guest := table.guests.get(event.guest):
        guest.name, guest.avatar = event.name, ""
        kept = [line for line in table.chat if line.guest != guest.id]
        table.chat = deque(kept, maxlen=CHAT)
        _stood(table, ev.Stood(guest=guest.id, gone=True, heir=event.heir), at)


def _who(table: Table, event: ev.Event) -> Person:
    assert event.by is not None
    return table.guests[event.by]


FOLDS: dict[type, Callable[[Table, Any, int], None]] = {
    ev.Joined: _joined,
    ev.Renamed: _renamed,
    ev.Packed: _packed,
    ev.Recovered: _recovered,
    ev.Sat: _sat,
    ev.Stood: _stood,
    ev.BotSat: _bot_sat,
    ev.Emptied: _emptied,
    ev.Swapped: _swapped,
    ev.Muted: _muted,
    ev.Hosted: _hosted,
    ev.Readied: _readied,
    ev.Went: went,
    ev.Wished: _wished,
    ev.Shown: apply_shown,
    ev.Spoke: _spoke,
    ev.Forgotten: _forgotten,
}
