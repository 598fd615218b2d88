"""Events that make somebody a guest: whoever has got a token of his own is told so.

A write can be done though its answer is lost. A joining that was refused would leave a ghost in
the seat, and a recovery code that opens once would be used up for nothing: so the table is asked
who has the token, too.
"""

import asyncio
from collections.abc import Callable

from bluffhouse.server import messages as ms
from bluffhouse.server.admission import tokens
from bluffhouse.server.denial import Denied
from bluffhouse.server.live.command_queue import later
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.decide import Decided
from bluffhouse.server.tables.table import Table

Make = Callable[[], ev.AnyEvent]
Entrance = ev.Joined | ev.Recovered


async def let_in(live: LiveTable, make: Callable[[], Entrance], token: str) -> ms.Welcome:
    """Write an event that gives somebody a token, and welcome him; or welcome him again."""
    made: list[Entrance] = []

    def enter() -> Entrance:
        if tokens.is_known(live.table, token):  # he asks again, and is in
            raise later()
        made.append(make())
        return made[-1]

    try:
        await written(live, enter)
    except Denied:
        if not tokens.is_known(live.table, token):
            raise
        guest = tokens.guest_of(live.table, token)
        return _welcome(live.table, token, guest.id, guest.seat)
    # By the event: the table may still be busy with what it was told.
    by = made[-1]
    seat = by.seat if isinstance(by, ev.Joined) else live.table.guests[by.guest].seat
    return _welcome(live.table, token, by.guest, seat)


def _welcome(table: Table, token: str, guest: int, seat: int | None) -> ms.Welcome:
    return ms.Welcome(code=table.code, guest=guest, seat=seat, token=token)


async def written(live: LiveTable, make: Make) -> None:
    """Have an event written, or hear why not."""
    answered: asyncio.Future[ms.Ack | ms.Refused] = asyncio.get_running_loop().create_future()
    live.request(lambda: Decided(make()), reply=answered.set_result)
    answer = await answered
    if isinstance(answer, ms.Refused):
        raise Denied(answer.code, answer.why.key, **answer.why.details)
