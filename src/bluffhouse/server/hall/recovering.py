"""Giving guests a recovery code, and their seats to who brings one."""

from bluffhouse.server import messages as ms
from bluffhouse.server.admission import tokens
from bluffhouse.server.hall.letting_in import let_in, written
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.messages.recovery import Recover
from bluffhouse.server.tables.seating.recovery import as_typed, new_recovery, pack, recover


async def packed(live: LiveTable, guest: int, *, on: bool) -> str:
    """A new code of a guest; without `on`, he has none any more."""
    code = new_recovery() if on else ""
    hashed = tokens.hashed(code) if code else ""
    await written(live, lambda: pack(live.table, guest, hashed))
    return code


async def recovered(live: LiveTable, wish: Recover) -> ms.Welcome:
    """The seat that belongs to a code, with a new token."""
    code = as_typed(wish.code)
    token = tokens.token_for(wish.once, code)
    known, new = tokens.hashed(code), tokens.hashed(token)
    return await let_in(live, lambda: recover(live.table, known, new), token)
