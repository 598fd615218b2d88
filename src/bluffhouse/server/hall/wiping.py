"""Taking those who want to be forgotten out of the log of a table that is in memory."""

import asyncio
from concurrent.futures import Executor

from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.store.ledger import Ledger
from bluffhouse.server.tables.redaction import redaction
from bluffhouse.server.tables.table import MakeGame


async def wipe(
    live: LiveTable, ledger: Ledger, thinkers: Executor, make: MakeGame, now: int
) -> None:
    """Take out of the store, and then out of memory, what they have of who is to be forgotten."""
    code = live.table.code
    log, matches = await ledger.ask(lambda store: (store.events(code), store.matches(code)))
    # Both logs are folded: that is nothing for the loop, nor for the thread of the store.
    loop = asyncio.get_running_loop()
    todo = await loop.run_in_executor(thinkers, redaction, code, log, matches, make)
    if todo:
        await ledger.ask(lambda store: todo.carry_out(store, code, now))
        live.mend()
