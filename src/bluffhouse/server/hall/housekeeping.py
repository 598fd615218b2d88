"""What a hall does by itself, beside the tables: put away, forget, watch, tell other workers."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Protocol

from bluffhouse.server.background.supervision import Supervisor
from bluffhouse.server.config import Config
from bluffhouse.server.hall.board import PIN_EVERY, News, Notices
from bluffhouse.server.hall.calendar import Calendar
from bluffhouse.server.hall.games import Games
from bluffhouse.server.hall.resting import may_rest
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.store import Store
from bluffhouse.server.store.ledger import Ledger

log = logging.getLogger(__name__)

SWEEP = 30.0  # seconds between looks for tables that nobody needs in memory
LOOK = 2.0  # seconds between looks at what the store still owes
LATE = 1.0  # seconds by which a look is late if the whole process stood still
DAY = 24 * 3600 * 1000


class Household(Protocol):
    """What the background tasks see of a hall."""

    config: Config
    loop: asyncio.AbstractEventLoop
    now: Callable[[], int]
    ledger: Ledger
    games: Games
    tasks: Supervisor
    tables: dict[str, LiveTable]
    calendar: Calendar

    def put_away(self, live: LiveTable) -> None:
        """Let a table rest in the store."""

    def is_resting(self, code: str) -> bool:
        """Whether a table is in the store alone."""

    def news(self) -> News:
        """What the other workers tell of this one."""


class Housekeeping:
    """The background tasks of a hall, under its supervision."""

    def __init__(self, hall: Household) -> None:
        self._hall = hall

    def begin(self, board: Notices | None) -> None:
        tasks = self._hall.tasks
        tasks.keep("compile", self._hall.games.compile, until_done=True)
        tasks.keep("sweep", self._sweep)
        tasks.keep("forget", self._forget)
        tasks.keep("watch", self._watch)
        tasks.keep("calendar", self._hall.calendar.keep)
        if board:
            tasks.keep("board", partial(self._keep_posted, board))

    async def _sweep(self) -> None:
        """Put tables away where nobody is and nothing is due."""
        while True:
            await asyncio.sleep(SWEEP)
            now = self._hall.loop.time()
            for live in tuple(self._hall.tables.values()):
                if may_rest(live, now, self._hall.config.rest_after):
                    self._hall.put_away(live)

    async def _forget(self) -> None:
        """Delete the tables that nobody has touched for very long."""
        hall = self._hall
        while True:
            await asyncio.sleep(SWEEP)
            before = hall.now() - hall.config.keep_days * DAY
            for code in await hall.ledger.ask(partial(Store.untouched, before=before)):
                if hall.is_resting(code):
                    await hall.ledger.ask(partial(_delete, code))

    async def _watch(self) -> None:
        """Look for what the store never answered, and for the death of its thread."""
        hall = self._hall
        while True:
            then = hall.loop.time()
            await asyncio.sleep(LOOK)
            now = hall.loop.time()
            if hall.ledger.revive():
                log.critical("the store's thread had died; another one writes on")
            if now - then > LOOK + LATE:
                continue  # everything stood still, the store's thread too: give it time to answer
            for live in tuple(hall.tables.values()):
                live.watch(now)

    async def _keep_posted(self, board: Notices) -> None:
        """Let the other workers know what there is in this one."""
        while True:
            with suppress(OSError):  # a disk is full: the next note may find room
                board.pin(self._hall.news())
            await asyncio.sleep(PIN_EVERY)


def _delete(code: str, store: Store) -> None:
    store.delete(code)
