"""The hall: all tables of a server, in memory and in the store."""

import asyncio
import logging
import os
import random
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import chain

from msgspec.structs import replace

from bluffhouse.core.errors import typed
from bluffhouse.core.seeds import entropy
from bluffhouse.server import decide, tokens
from bluffhouse.server import events as ev
from bluffhouse.server import messages as ms
from bluffhouse.server.aside import Aside
from bluffhouse.server.config import Config
from bluffhouse.server.denial import Denied
from bluffhouse.server.folding import fold
from bluffhouse.server.games import Games
from bluffhouse.server.live import LiveTable, table_row
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.seating.around import Marks
from bluffhouse.server.seating.welcome import Newcomer
from bluffhouse.server.store import Entry, Event, Store, StoreCorrupt, StoreDamaged, TableRow
from bluffhouse.server.store.ledger import Ledger
from bluffhouse.server.table import Table
from bluffhouse.server.thinking.study import Study
from bluffhouse.server.wings.board import PIN_EVERY, Board, News
from bluffhouse.server.wings.plan import Wing

log = logging.getLogger(__name__)

SWEEP = 30.0  # seconds between looks for tables that nobody needs in memory
DAY = 24 * 3600 * 1000


def _wall_clock() -> int:
    return time.time_ns() // 1_000_000


def lobby_entry(table: Table) -> ms.LobbyEntry:
    return ms.LobbyEntry(
        code=table.code,
        game=table.settings.game,
        state=table.state,  # type: ignore[arg-type]
        lang=table.settings.lang,
        players=len(table.seats),
        free=sum(1 for _ in table.free_seats()),
        people=[guest.name for guest in table.guests.values() if guest.seat is not None],
        created=table.created,
    )


def _delete(code: str, store: Store) -> None:
    store.delete(code)


def _step_back() -> None:
    """Bots think when nobody waits for an answer. Only Linux has priorities of threads."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)


class Hall:
    """Opens tables, finds them, and puts them away."""

    def __init__(
        self,
        config: Config,
        store: Store,
        now: Callable[[], int] = _wall_clock,
        wing: Wing | None = None,
        board: Board | None = None,
    ) -> None:
        self.config = config
        self.wing = wing or Wing()
        self._board = board  # None: there is no other wing
        self.now = now  # milliseconds since the epoch
        self.loop = asyncio.get_running_loop()
        self.metrics = Metrics()
        self.aside = Aside(self.metrics)
        self.ledger = Ledger(store, self.metrics.committed)
        self.games = Games()
        self.thinkers = ThreadPoolExecutor(config.bot_threads, "thinker", _step_back)
        self.study = Study(self.wing.share(config.bot_threads))
        self.marks = Marks()
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._luck = random.SystemRandom()
        self._store = store
        self._well = True

    # --- beginning and end ------------------------------------------------------------------

    async def open(self) -> None:
        """Resume every table where people wait or play, clocks included."""
        await self.games.load()
        for code in await self.ledger.ask(lambda store: store.running()):
            if not self.wing.keeps(code):
                continue
            try:
                await self.table(code)
            except Denied:
                pass  # it was set aside, and the log says why
            except Exception:  # whatever is wrong with it: the others shall be played at
                log.exception("a table cannot be resumed", extra={"table": code})
        self._tasks = [
            self.loop.create_task(self.games.compile()),
            self.loop.create_task(self._sweep()),
        ]
        if self._board:
            self._tasks.append(self.loop.create_task(self._keep_posted(self._board)))

    def dismiss(self) -> None:
        """Tell everybody that the server stops."""
        for live in self.tables.values():
            live.dismiss(ms.Bye("restart", live.say("table-restart"), retry=2000))

    async def close(self) -> None:
        """Wait until all that was said is stored."""
        for task in self._tasks:
            task.cancel()
        self.dismiss()
        for live in self.tables.values():
            live.proxies.rest()
        await self.study.close()
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        await self.ledger.close()
        self._store.close()

    # --- tables -----------------------------------------------------------------------------

    async def create(
        self, wish: ms.NewTable, lesson: str | None = None, address: str = ""
    ) -> ms.Welcome:
        """A new table, and its host. `lesson`: the seed of a match that everybody may know."""
        if len(self.tables) >= self.wing.share(self.config.max_tables):
            raise Denied("limit", "hall-full")
        settings = decide.check_settings(wish.settings)
        code = await self._fresh_code()
        table = Table(code, self.games.make)
        now, token = self.now(), tokens.new_token()
        made: list[ev.AnyEvent] = []

        def happen(event: ev.AnyEvent) -> None:
            table.apply(event, now)
            made.append(event)

        house = "" if lesson else entropy()
        happen(ev.Created(settings=settings, lesson=lesson is not None, house=house))
        seat = -1 if wish.seat is None else wish.seat
        guest = ms.NewGuest(wish.name, wish.avatar, seat)
        who = Newcomer(tokens.hashed(token), self.marks.of(code, address))
        happen(decide.join(table, guest, who))
        host = table.guests[0]
        if wish.bots:
            began = decide.decide(table, host, ms.Start(id="start")).event
            happen(replace(began, seed=lesson) if lesson else began)
        rows = tuple(Event(code, i, now, ev.encode(event)) for i, event in enumerate(made, 1))
        await self.ledger.write(Entry(rows, table_row(table, None, now)))
        self._seat_down(table).proxies.look()
        return ms.Welcome(code=code, guest=host.id, seat=host.seat, token=token)

    async def _fresh_code(self) -> str:
        while True:
            code = tokens.new_code()
            mine = self.wing.keeps(code) and code not in self.tables
            if mine and await self._row(code) is None:
                return code

    def _row(self, code: str) -> asyncio.Future[TableRow | None]:
        """How the store lists a table."""
        return self.ledger.ask(lambda store: store.table(code))

    async def join(self, code: str, wish: ms.NewGuest, address: str) -> ms.Welcome:
        live = await self.table(code)
        token = tokens.new_token()
        who = Newcomer(tokens.hashed(token), self.marks.of(live.table.code, address))
        joined: asyncio.Future[ms.Ack | ms.Refused] = self.loop.create_future()
        made: list[ev.Joined] = []

        def make() -> decide.Decided:
            made.append(decide.join(live.table, wish, who, live.around))
            return decide.Decided(made[0])

        live.request(make, reply=joined.set_result)
        answer = await joined
        if isinstance(answer, ms.Refused):
            raise Denied(answer.code, answer.why.key, **answer.why.details)
        return ms.Welcome(code=code, guest=made[0].guest, seat=made[0].seat, token=token)

    async def table(self, code: str) -> LiveTable:
        """A table by its code, from memory or from the store."""
        code = code.upper()
        if live := self.tables.get(code):
            return live
        if not tokens.is_code(code) or not self.wing.keeps(code):
            raise Denied("missing", "table-unknown", code=typed(code))
        self.aside.check(code)
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
        try:
            return await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> LiveTable:
        try:
            rows = await self.ledger.ask(lambda store: store.events(code))
            table = fold(code, rows, self.games.make)
        except (StoreDamaged, StoreCorrupt) as damaged:
            raise self.aside.put(code, damaged) from damaged
        if not rows:
            raise Denied("missing", "table-unknown", code=code)
        self.aside.take_back(code)
        live = self._seat_down(table)
        await self._catch_up(live)
        return live

    async def _catch_up(self, live: LiveTable) -> None:
        """What a server that fell has left undone."""
        row = await self._row(live.table.code)
        if live.table.state == "over" and row and row.state == "playing":
            live.file()
        if live.table.deal is None and not live.table.lesson and live.table.state != "closed":
            live.request(lambda: decide.Decided(ev.Sealed(house=entropy())))
        if live.table.clocks and live.table.in_match:
            live.request(lambda: decide.Decided(ev.Woke()))
        live.proxies.look()

    def lobby(self, game: str | None, lang: str | None) -> list[ms.LobbyEntry]:
        """Public tables that can be joined or watched, those that wait for people first."""
        everywhere = chain(self._public(), *(news.lobby for news in self._neighbours()))
        tables = [
            entry
            for entry in everywhere
            if game in (None, entry.game) and lang in (None, entry.lang)
        ]
        tables.sort(key=lambda entry: (entry.state != "waiting", -entry.created))
        return tables

    def _public(self) -> list[ms.LobbyEntry]:
        """The public tables of this wing where somebody is, and others may come."""
        return [
            lobby_entry(live.table)
            for live in self.tables.values()
            if live.table.settings.public
            and live.ears
            and live.table.state != "closed"
            and not live.table.locked
        ]

    def size(self) -> int:
        """How many tables of the house are in memory."""
        return len(self.tables) + sum(news.tables for news in self._neighbours())

    def _neighbours(self) -> list[News]:
        return self._board.others() if self._board else []

    def _seat_down(self, table: Table) -> LiveTable:
        live = self.tables[table.code] = LiveTable(self, table)
        self.metrics.tables.set(len(self.tables))
        return live

    # --- housekeeping -----------------------------------------------------------------------

    async def _keep_posted(self, board: Board) -> None:
        """Let the other wings know what there is in this one."""
        while True:
            with suppress(OSError):  # a disk is full: the next note may find room
                board.pin(News(len(self.tables), self._public()))
            await asyncio.sleep(PIN_EVERY)

    async def _sweep(self) -> None:
        """Put tables away that nobody hears and nothing is played at; forget the oldest."""
        while True:
            await asyncio.sleep(SWEEP)
            idle = [
                code
                for code, live in self.tables.items()
                if not live.ears and not live.busy and not live.table.in_match
            ]
            for code in idle:
                self.tables.pop(code).proxies.rest()
            self.metrics.tables.set(len(self.tables))
            await self._forget(self.now() - self.config.keep_days * DAY)

    async def _forget(self, before: int) -> None:
        old = await self.ledger.ask(lambda store: store.untouched(before))
        for code in old:
            if code not in self.tables and self.wing.keeps(code):
                await self.ledger.ask(partial(_delete, code))

    # --- what tables need -------------------------------------------------------------------

    def delay(self) -> float:
        """Seconds before the server plays for somebody: drawn alike for everybody."""
        return self.config.bot_pace * self._luck.uniform(0.6, 1.6)

    def troubled(self, error: Exception) -> None:
        """The store did not take something."""
        log.error("the store failed: %s", error)

    def bot_failed(self, code: str, error: BaseException) -> None:
        log.error("a bot failed", exc_info=error, extra={"table": code})
