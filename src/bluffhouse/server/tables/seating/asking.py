"""What everybody is told of those who ask for a seat, and of those who were sent away."""

from bluffhouse.server.messages import seating as ms
from bluffhouse.server.tables.table import Table


def asking(table: Table) -> list[ms.Asking]:
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


def against_host(table: Table, guest: int, seat: int) -> bool:
    """Whether the host cannot decide if a guest gets a seat in a match: he is that guest, or a host
    has emptied the seat."""
    return table.host == guest or seat in table.hands.emptied


def bans(table: Table) -> list[ms.Ban]:
    return [ms.Ban(guest, ban.name, ban.until) for guest, ban in table.bans.items()]
