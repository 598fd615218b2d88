"""Vacations at a slow table: a person is away for some days, and his time stands.

They are bounded: who is asked and does not come holds everybody up. See docs/slow.md.
"""

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.clocks import Clocks
from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.seating.around import Around
from bluffhouse.server.tables.table import Table

DAY = 24 * 3600 * 1000  # milliseconds
MOST = 21  # days that one person can be away in a match


def vacation(table: Table, guest: Person, command: ms.Vacation, around: Around) -> ev.Went:
    """A guest goes for some days, instead of what he said before; or is back."""
    if table.settings.slow is None:
        raise Denied("state", "table-not-slow")
    now = around.now()
    left = MOST * DAY - (guest.vacation - max(0, guest.away - now))
    if command.days * DAY > left:
        raise Denied("state", "table-vacation-spent", days=max(0, left // DAY))
    until = now + command.days * DAY if command.days else 0
    return ev.Went(by=guest.id, cid=command.id, until=until)


def went(table: Table, event: ev.Went, at: int) -> None:
    assert event.by is not None
    guest = table.guests[event.by]
    guest.vacation += max(0, event.until - at) - max(0, guest.away - at)
    guest.away = event.until
    if table.clocks and guest.seat is not None:
        table.clocks.excuse(at, guest.seat, event.until)


def begin_vacations(table: Table, clocks: Clocks, at: int) -> None:
    """A match begins: everybody has all his days again, but for those he is away already."""
    for guest in table.guests.values():
        guest.vacation = max(0, guest.away - at)
        if guest.seat is not None:
            clocks.excuse(at, guest.seat, guest.away)
