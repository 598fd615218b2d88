"""Giving guests a recovery code, and their seats to who brings one."""

import asyncio
from collections.abc import Callable

from bluffhouse.server import messages as ms
from bluffhouse.server.admission import tokens
from bluffhouse.server.denial import Denied
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.decide import Decided
from bluffhouse.server.tables.seating.recovery import as_typed, new_recovery, pack, recover


async def packed(live: LiveTable, guest: int, *, on: bool) -> str:
    """A new code of a guest; without `on`, he has none any more."""
    code = new_recovery() if on else ""
    hashed = tokens.hashed(code) if code else ""
    await _written(live, lambda: pack(live.table, guest, hashed))
    return code


async def recovered(live: LiveTable, code: str) -> ms.Welcome:
    """The seat that belongs to a code, with a new token."""
    token = tokens.new_token()
    made = [ev.Recovered(guest=0, token="")]

    def make() -> ev.Recovered:
        made[0] = recover(live.table, tokens.hashed(as_typed(code)), tokens.hashed(token))
        return made[0]

    await _written(live, make)
    guest = live.table.guests[made[0].guest]
    return ms.Welcome(code=live.table.code, guest=guest.id, seat=guest.seat, token=token)


async def _written(live: LiveTable, make: Callable[[], ev.AnyEvent]) -> None:
    answered: asyncio.Future[ms.Ack | ms.Refused] = asyncio.get_running_loop().create_future()
    live.request(lambda: Decided(make()), reply=answered.set_result)
    answer = await answered
    if isinstance(answer, ms.Refused):
        raise Denied(answer.code, answer.why.key, **answer.why.details)
