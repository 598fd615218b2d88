"""Slow games rest in the store, and something is due there all the same: a reminder, the end of
somebody's time, a bot's move. The calendar knows when, and gets the table then.

It is not stored. After a start all slow games are looked at once, in turn.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Protocol

import msgspec

from bluffhouse.core.errors import Refused
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.store import Store, TableRow
from bluffhouse.server.store.ledger import Ledger
from bluffhouse.server.tables.reminders import next_due
from bluffhouse.server.tables.table import Table

LOOK = 5.0  # seconds between looks for what is due
SEARCH = 60  # looks between searches for slow games that others have kept until now
PAGE = 500  # rows read at once


class Shelf(Protocol):
    """What the calendar needs of the hall."""

    now: Callable[[], int]
    ledger: Ledger

    def is_resting(self, code: str) -> bool:
        """Whether a table of this process is in the store alone."""

    async def table(self, code: str) -> LiveTable:
        """A table by its code."""


class Calendar:
    def __init__(self, hall: Shelf) -> None:
        self._hall = hall
        self._due: dict[str, int] = {}  # by code: milliseconds since the epoch

    def note(self, table: Table) -> None:
        """A table goes to rest."""
        due = next_due(table, self._hall.now()) if table.settings.slow else None
        if due is not None:
            self._due[table.code] = due

    async def keep(self) -> None:
        looks = 0
        while True:
            if looks % SEARCH == 0:
                await self.search()
            await self.look()
            looks += 1
            await asyncio.sleep(LOOK)

    async def search(self) -> None:
        """Find the slow games that rest and are not noted: others have kept them until now."""
        offset = 0
        while rows := await self._hall.ledger.ask(partial(_playing, offset)):
            offset += len(rows)
            for row in rows:
                slow = msgspec.json.decode(row.summary).get("slow")
                if slow and self._hall.is_resting(row.code):
                    self._due.setdefault(row.code, 0)

    async def look(self) -> None:
        """Get the tables where something is due: they see to it by themselves."""
        now = self._hall.now()
        for code in [code for code, due in self._due.items() if due <= now]:
            del self._due[code]
            if self._hall.is_resting(code):
                try:
                    await self._hall.table(code)
                except Refused:  # it is damaged, or there is no room now: the next search finds it
                    continue


def _playing(offset: int, store: Store) -> list[TableRow]:
    return store.tables("playing", limit=PAGE, offset=offset)
