"""What a hall does by itself, beside the tables: put away, forget, watch, tell other workers."""

import asyncio
import heapq
import logging
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from bluffhouse.server.hall.board import PIN_EVERY, Board
from bluffhouse.server.store import Store

if TYPE_CHECKING:
    from bluffhouse.server.hall.hall import Hall
    from bluffhouse.server.live.live_table import LiveTable

log = logging.getLogger(__name__)

SWEEP = 30.0  # seconds between looks for tables that nobody needs in memory
QUIET = 30.0  # seconds without a sign of life after which a table rests where nothing is played
LOOK = 2.0  # seconds between looks at what the store still owes
LATE = 1.0  # seconds by which a look is late if the whole process stood still
AT_ONCE = 64  # tables that are put away together to make room
DAY = 24 * 3600 * 1000


class Housekeeping:
    """The background tasks of a hall, under its supervision."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    def begin(self, board: Board | None) -> None:
        tasks = self._hall.tasks
        tasks.keep("compile", self._hall.games.compile, until_done=True)
        tasks.keep("sweep", self._sweep)
        tasks.keep("forget", self._forget)
        tasks.keep("watch", self._watch)
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

    async def _keep_posted(self, board: Board) -> None:
        """Let the other workers know what there is in this one."""
        while True:
            with suppress(OSError):  # a disk is full: the next note may find room
                board.pin(self._hall.news())
            await asyncio.sleep(PIN_EVERY)


def may_rest(live: "LiveTable", now: float, rest_after: float) -> bool:
    """Whether a table can be put away: what people can expect of it is done, or waits for them.

    Where a match is played, bots stand in for who is away when the grace time is over; after
    `rest_after` nobody seems to come back, and the match waits in the store.
    """
    if live.ears or live.busy:
        return False
    quiet = now - live.touched
    if not live.table.playing:
        return quiet >= QUIET
    return quiet >= max(rest_after, live.table.settings.grace)


def least_needed(tables: Iterable["LiveTable"]) -> list["LiveTable"]:
    """Tables where nobody is, to make room: first those where nothing is played, and of these
    the ones where nobody has been for longest."""
    idle = (live for live in tables if not live.ears and not live.busy)
    return heapq.nsmallest(AT_ONCE, idle, key=lambda live: (live.table.playing, live.touched))


def _delete(code: str, store: Store) -> None:
    store.delete(code)
