"""What is told of a table as a whole: to all who are at it, and in the record of its match."""

from typing import Any

import msgspec

from bluffhouse.server.messages import Called, GuestInfo, SeatInfo, TableInfo
from bluffhouse.server.messages.evening import Evening, ReadyMark
from bluffhouse.server.tables.people import Sitter
from bluffhouse.server.tables.seating.asking import asking, bans
from bluffhouse.server.tables.seating.showing import agreed
from bluffhouse.server.tables.table import Table


def table_info(table: Table) -> TableInfo:
    """A table as everybody at it sees it."""
    return TableInfo(
        code=table.code,
        settings=table.settings,
        state=table.state,  # type: ignore[arg-type]
        match=table.number,
        seats=[_seat_info(table, sitter) for sitter in table.seats],
        guests=[
            GuestInfo(
                id=guest.id, name=guest.name, avatar=guest.avatar, seat=guest.seat,
                host=guest.id == table.host, muted=guest.muted, odds=guest.odds,
                away=guest.away, shows=guest.shows,
            )
            for guest in table.guests.values()
        ],
        lesson=table.lesson,
        deal=table.deal.before(table.sat()) if table.deal else None,
        locked=table.locked,
        asking=asking(table),
        bans=bans(table),
        ready=[ReadyMark(guest, game) for guest, game in table.ready.items()],
        open=agreed(table),
        opened=table.in_match and table.hands.opened,
    )  # fmt: skip


def _seat_info(table: Table, sitter: Sitter) -> SeatInfo:
    if sitter.guest is None:
        return SeatInfo(bot=sitter.level, name=sitter.name)
    guest = table.guests[sitter.guest]
    return SeatInfo(guest=guest.id, name=guest.name, avatar=guest.avatar)


def evening_info(table: Table) -> Evening:
    """The scoreboard of a table."""
    evening = table.evening
    lines = [line.told(here=line.person.id in table.guests) for line in evening.lines.values()]
    return Evening(
        code=table.code,
        began=table.created,
        closed=table.state == "closed",
        matches=evening.matches,
        house=evening.house,
        lines=sorted(lines, key=lambda line: (-line.share, line.owes, -line.won, line.guest)),
        ended=[match.told() for match in evening.ended],
        options={game: dict(options) for game, options in evening.options.items()},
    )


def match_record(table: Table) -> dict[str, Any]:
    """The record of the match, and who sat where; holds the seed."""
    assert table.match is not None
    record = table.match.record()
    moves = record.pop("moves")
    seats = table_info(table).seats
    sat = {"avatars": [seat.avatar for seat in seats], "bots": [seat.bot for seat in seats]}
    deal = {"deal": table.dealt.record()} if table.dealt else {}
    called = [msgspec.to_builtins(one) for one in earlier(table)]
    then = {"earlier": called} if called else {}
    return {**record, **deal, "names": table.names(), **then, **sat, "moves": moves}


def earlier(table: Table) -> list[Called]:
    """What seats of this match were called before somebody got another name."""
    return [Called(one.until, one.names) for one in table.earlier]
