"""Coming to a table: under which name, and on which seat."""

from bluffhouse.core.visible import looks, shortened, visible
from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.seating.around import Around
from bluffhouse.server.tables.seating.faces import a_face
from bluffhouse.server.tables.seating.takeover import free, must_ask
from bluffhouse.server.tables.seating.welcome import Newcomer, check_welcome
from bluffhouse.server.tables.table import Table

GUESTS = 200  # at one table, watchers included


def join(table: Table, wish: ms.NewGuest, who: Newcomer, around: Around) -> ev.Joined:
    """A new guest."""
    if table.state == "closed":
        raise Denied("state", "table-closed")
    if table.lesson and table.invited:
        raise Denied("forbidden", "table-lesson")
    check_welcome(table, who, around.now())
    if len(table.guests) >= GUESTS:
        raise Denied("limit", "table-full")
    seat, asks = _place(table, wish.seat, around)
    return ev.Joined(
        guest=table.invited,
        name=a_name(wish.name, table, None),
        avatar=a_face(visible(wish.avatar), table, None),
        token=who.token,
        seat=seat,
        asks=asks,
        mark=who.mark,
    )


def _place(table: Table, wanted: int | None, around: Around) -> tuple[int | None, int | None]:
    """The seat that a newcomer gets, and else the one that he asks for."""
    seat = next(table.free_seats(), None) if wanted is None else wanted
    if seat is None or seat < 0:
        return None, None
    free(table, seat)
    if table.deal and table.deal.called:
        return None, None  # see `not_dealing`
    if not table.in_match:
        return seat, None
    try:
        return (None, seat) if must_ask(table, table.invited, seat, around) else (seat, None)
    except Denied:  # he can watch
        return None, None


def a_name(wanted: str, table: Table, own: Person | None) -> str:
    """A guest's name; a name that looks like one that is taken gets a number."""
    name = visible(wanted)
    if not name:
        raise Denied("bad", "table-no-name")
    taken = {looks(guest.name) for guest in table.guests.values() if guest is not own}
    taken |= {looks(sitter.name) for sitter in table.seats if sitter.level}
    if looks(name) not in taken:
        return name
    short = shortened(name, 20)
    return next(n for i in range(2, 999) if looks(n := f"{short} {i}") not in taken)
