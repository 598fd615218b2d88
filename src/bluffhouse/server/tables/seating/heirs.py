"""Who is the host after the host."""

from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.table import Table


def successor(table: Table, there: frozenset[int]) -> int | None:
    """Of those who play and are there, who has been sitting longest. Nobody becomes the host of a
    table by only watching it."""
    playing = [guest for guest in table.guests.values() if guest.seat is not None]
    able = [guest for guest in playing if guest.id in there and guest.id != table.host]
    return min(able, key=lambda guest: guest.since).id if able else None


def heir(table: Table, there: frozenset[int]) -> int | None:
    """To whom a host who leaves hands over: those who play come first, then those who are there,
    then those who came before others."""

    def rank(guest: Person) -> tuple[bool, bool, int]:
        sits = guest.seat is not None
        return (not sits, guest.id not in there, guest.since if sits else guest.id)

    others = [guest for guest in table.guests.values() if guest.id != table.host]
    return min(others, key=rank).id if others else None
