"""All hands for who watches by name and is behind, if everybody agrees whose hands they are.

Bots agree by themselves. Who has had a seat of this match and did not agree is not asked less for
having got up or been sent away. Once the hands of a match were open, nobody sits down in it any
more, not even on his own seat: names cost nothing here, so everybody may have seen them. And who
may have seen them is not heard at the table.
"""

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.table import Table


def agreed(table: Table) -> bool:
    """Whether who watches may see all hands: of the match that there is, or else of the next."""
    seated = (guest for guest in table.guests.values() if guest.seat is not None)
    asked = list(table.held.values() if table.match else seated)
    return table.settings.delay > 0 and bool(asked) and all(guest.shows for guest in asked)


def decide_show(table: Table, guest: Person, command: ms.Show) -> ev.Shown:
    if guest.seat is None:
        raise Denied("forbidden", "table-watching")
    if command.on and not table.settings.delay:
        raise Denied("state", "table-show-no-delay")
    return ev.Shown(by=guest.id, cid=command.id, on=command.on)


def apply_shown(table: Table, event: ev.Shown, at: int) -> None:
    if event.by is not None:
        table.guests[event.by].shows = event.on
    open_hands(table)


def open_hands(table: Table) -> None:
    """Remember of a match whether its hands were open."""
    if table.in_match and agreed(table):
        table.hands.open()


def check_unseen(table: Table) -> None:
    """Refuses a seat of a match whose hands may have been seen by anybody."""
    if table.hands.opened:
        raise Denied("forbidden", "table-hands-open")


def check_silence(table: Table, guest: Person) -> None:
    """Refuses to let somebody be heard who may have seen all hands."""
    if guest.seat is None and (table.hands.opened or agreed(table)):
        raise Denied("forbidden", "table-hands-silent")
