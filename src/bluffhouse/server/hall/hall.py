"""The hall: all tables of a server, in memory and in the store."""

import asyncio
import logging
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain

from msgspec.structs import replace

from bluffhouse.core.quoting import typed
from bluffhouse.core.seeds import entropy
from bluffhouse.server import messages as ms
from bluffhouse.server.admission import tokens
from bluffhouse.server.admission.limits import Counts
from bluffhouse.server.background.pools import Pool, step_back
from bluffhouse.server.background.supervision import Supervisor
from bluffhouse.server.config import Config
from bluffhouse.server.denial import Denied
from bluffhouse.server.hall.board import News, Notices
from bluffhouse.server.hall.calendar import Calendar
from bluffhouse.server.hall.damaged_tables import DamagedTables
from bluffhouse.server.hall.games import Games
from bluffhouse.server.hall.housekeeping import Housekeeping
from bluffhouse.server.hall.letting_in import let_in
from bluffhouse.server.hall.lobby import lobby, public
from bluffhouse.server.hall.resting import least_needed
from bluffhouse.server.hall.wiping import wipe
from bluffhouse.server.live.command_queue import later
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.push.caller import Caller
from bluffhouse.server.share import Part, Share
from bluffhouse.server.store import (
    Entry,
    Event,
    Store,
    StoreCorrupt,
    StoreDamaged,
    StoreError,
    StoreFailed,
    TableRow,
)
from bluffhouse.server.store.ledger import Ledger
from bluffhouse.server.tables import decide
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.codes import is_code, new_code
from bluffhouse.server.tables.from_log import fold
from bluffhouse.server.tables.listing import table_row
from bluffhouse.server.tables.seating.around import Marks
from bluffhouse.server.tables.seating.joining import join
from bluffhouse.server.tables.seating.welcome import Newcomer
from bluffhouse.server.tables.table import Table
from bluffhouse.server.thinking.judging import Judges
from bluffhouse.server.thinking.own_bots import OwnBots
from bluffhouse.server.thinking.searches import Searches

log = logging.getLogger(__name__)

MEND_AGAIN = 1.0  # seconds until a table is taken from its log that could not be read
MEND_SELDOM = 30.0  # each time it takes twice as long, up to this


def _wall_clock() -> int:
    return time.time_ns() // 1_000_000


class Hall:
    """Opens tables, finds them, and puts them away."""

    def __init__(
        self,
        config: Config,
        store: Store,
        now: Callable[[], int] = _wall_clock,
        share: Part | None = None,
        board: Notices | None = None,
        counts: Counts | None = None,
    ) -> None:
        self.config = config
        self.share: Part = share or Share()
        self._board = board  # None: there is no other worker
        self.counts = counts or Counts()
        self.now = now  # milliseconds since the epoch
        self.loop = asyncio.get_running_loop()
        self.metrics = Metrics()
        self.damaged = DamagedTables(self.metrics)
        self.ledger = Ledger(store, self._committed)
        self.games = Games()
        self.thinkers = ThreadPoolExecutor(config.bot_threads, "thinker", step_back)  # bots
        self.tellers = Pool("teller")  # replays, and the hints of lessons
        self.critics = Pool("critic", step_back)  # reviews
        self.judges = Judges(self.critics)
        self.searches = Searches(self.share.part(config.bot_threads))
        self.own_bots = OwnBots(
            config.bots, config.bot_seconds, config.bot_memory,
            self.share.part(config.bot_threads), self.metrics,
        )  # fmt: skip
        self.marks = Marks()
        self.tables: dict[str, LiveTable] = {}
        self.calendar = Calendar(self)
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._openers = self.counts.quota("tables", config.tables_per_address)
        self.tasks = Supervisor(self.metrics.task)
        self.caller = Caller(config, self.ledger, self.tasks, self.metrics, now)
        self._luck = random.SystemRandom()
        self._store = store
        self._well = True  # the store took what it was given last
        self.closing = False

    # --- beginning and end ------------------------------------------------------------------

    async def open(self) -> None:
        """Get ready. Tables rest in the store until somebody comes to them."""
        Housekeeping(self).begin(self._board)

    def dismiss(self) -> None:
        """Tell everybody that the server stops."""
        self.closing = True
        for live in self.tables.values():
            live.dismiss(ms.Bye("restart", live.say("table-restart"), retry=2000))

    async def close(self) -> None:
        """Wait until all that was said is stored."""
        await self.tasks.close()
        self.dismiss()
        for live in self.tables.values():
            live.stand_ins.rest()
        await self.searches.close()
        await self.own_bots.close()
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        self.tellers.close()
        self.critics.close()
        await self.ledger.close()
        self._store.close()

    # --- tables -----------------------------------------------------------------------------

    async def create(
        self, wish: ms.NewTable, lesson: str | None = None, address: str | None = None
    ) -> ms.Welcome:
        """A new table, and its host. `lesson`: the seed of a match that everybody may know;
        `address`: whose table it is, if that is to be counted."""
        if address is not None and not self._openers.take(address):
            raise Denied("limit", "hall-many", most=self.config.tables_per_address)
        try:
            self._make_room()
            return await self._create(wish, lesson, address)
        except BaseException:
            if address is not None:
                self._openers.give_back(address)
            raise

    async def _create(
        self, wish: ms.NewTable, lesson: str | None, address: str | None
    ) -> ms.Welcome:
        settings = decide.check_settings(wish.settings, self.own_bots.names)
        await self.games.get(settings.game)
        code = await self._fresh_code()
        table = Table(code, self.games.make)
        now, token = self.now(), tokens.new_token()
        made: list[ev.AnyEvent] = []

        def happen(event: ev.AnyEvent) -> None:
            apply(table, event, now)
            made.append(event)

        house = "" if lesson else entropy()
        happen(ev.Created(settings=settings, lesson=lesson is not None, house=house))
        seat = -1 if wish.seat is None else wish.seat
        guest = ms.NewGuest(wish.name, wish.avatar, seat)
        who = Newcomer(tokens.hashed(token), self.marks.of(code, address or ""))
        happen(join(table, guest, who, decide.BEFOREHAND))
        host = table.guests[0]
        if wish.bots:
            began = decide.decide(table, host, ms.Start(id="start")).event
            happen(replace(began, seed=lesson) if lesson else began)
        rows = tuple(Event(code, i, now, ev.encode(event)) for i, event in enumerate(made, 1))
        await self.ledger.write(Entry(rows, table_row(table, None, now)))
        if self.share.keeps(code):  # else it was given away meanwhile
            live = self._seat_down(table)
            live.opener = address
            live.stand_ins.look()
        elif address is not None:
            self._openers.give_back(address)
        return ms.Welcome(code=code, guest=host.id, seat=host.seat, token=token)

    async def _fresh_code(self) -> str:
        while True:
            code = new_code()
            mine = self.share.keeps(code) and code not in self.tables
            if mine and await self._row(code) is None:
                return code

    def _row(self, code: str) -> asyncio.Future[TableRow | None]:
        """How the store lists a table."""
        return self.ledger.ask(lambda store: store.table(code))

    async def join(self, code: str, wish: ms.NewGuest, address: str) -> ms.Welcome:
        live = await self.table(code)
        token = tokens.token_for(wish.once, live.table.code)
        who = Newcomer(tokens.hashed(token), self.marks.of(live.table.code, address))
        return await let_in(live, lambda: join(live.table, wish, who, live.around), token)

    async def table(self, code: str) -> LiveTable:
        """A table by its code, from memory or from the store."""
        code = code.upper()
        if live := self.tables.get(code):
            live.touched = self.loop.time()
            return live
        if not is_code(code):
            raise Denied("missing", "table-unknown", code=typed(code))
        if not self.share.keeps(code):  # it was given away a moment ago
            raise later()
        self.damaged.check(code)
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = self.loop.create_task(self._load(code))
            loading.add_done_callback(partial(self._loaded, code))
        return await asyncio.shield(loading)  # others may wait for it, too

    def _loaded(self, code: str, loading: "asyncio.Task[LiveTable]") -> None:
        del self._loading[code]
        if not loading.cancelled():
            loading.exception()  # those who wait were told; perhaps nobody does any more

    async def _load(self, code: str) -> LiveTable:
        table, row = await self._folded(code)
        if not self.share.keeps(code):  # it was given away meanwhile
            raise later()
        self._make_room()
        live = self._seat_down(table)
        self._catch_up(live, row)
        live.stand_ins.look()
        live.calls.look()
        return live

    async def _folded(self, code: str) -> tuple[Table, TableRow | None]:
        """A table from its log, and how lists show it."""
        try:
            log, row = await self.ledger.ask(lambda store: (store.events(code), store.table(code)))
            if row:
                await self.games.get(row.game)
            table = fold(code, log, self.games.make)
        except (StoreDamaged, StoreCorrupt) as damaged:
            raise self.damaged.put(code, damaged) from damaged
        if not log:
            raise Denied("missing", "table-unknown", code=code)
        self.damaged.take_back(code)
        return table, row

    def _catch_up(self, live: LiveTable, row: TableRow | None) -> None:
        """What a server that fell has left undone. Clocks have stood still meanwhile, but for
        those of slow games: these rest in the store most of the time."""
        if live.table.state == "over" and row and row.state == "playing":
            live.file()
        if live.table.deal is None and not live.table.lesson and live.table.state != "closed":
            live.request(lambda: decide.Decided(ev.Sealed(house=entropy())))
        if live.table.forgotten:
            self.wipe(live.table.code)
        if live.table.clocks and live.table.in_match and not live.table.settings.slow:
            live.request(lambda: decide.Decided(ev.Woke()))

    # --- tables in trouble ------------------------------------------------------------------

    def mend(self, code: str) -> None:
        """Take a table from its log again, while its people wait."""
        self.metrics.mended.inc()
        self.tasks.send("mend", self._mend(self.tables[code]))

    async def _mend(self, live: LiveTable) -> None:
        pause = MEND_AGAIN
        while True:
            try:
                table, row = await self._folded(live.table.code)
            except StoreError as error:
                self.troubled(error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, MEND_SELDOM)
            except Exception:  # whatever is wrong with it: the others shall be played at
                log.exception("a table cannot be mended", extra={"table": live.table.code})
                self.put_away(live)
                return
            else:
                live.mended(table)
                self._catch_up(live, row)
                return

    def wipe(self, code: str) -> None:
        """Take out of the log of a table what it has of people who want to be forgotten."""
        self.tasks.send("wipe", self._wipe(self.tables[code]))

    async def _wipe(self, live: LiveTable) -> None:
        try:
            await wipe(live, self.ledger, self.thinkers, self.games.make, self.now())
        except StoreError as error:  # it is done when the table is next taken from the store
            self.troubled(error)

    # --- room -------------------------------------------------------------------------------

    def _make_room(self) -> None:
        """See that one more table fits into memory: others can rest where nobody is."""
        most = self.share.part(self.config.max_tables)
        if len(self.tables) >= most:
            for live in least_needed(self.tables.values()):
                self.put_away(live)
        if len(self.tables) >= most:
            raise Denied("limit", "hall-full")

    def put_away(self, live: LiveTable, bye: ms.Bye | None = None) -> None:
        """Let a table rest in the store until somebody comes to it, here or elsewhere."""
        if self.tables.pop(live.table.code, None) is live and live.opener is not None:
            self._openers.give_back(live.opener)
        self.calendar.note(live.table)
        self.caller.put_away(live.table.code)
        live.put_away(bye)
        self.metrics.tables.set(len(self.tables))

    def is_full(self) -> bool:
        """Whether no table more fits into memory, unless somebody goes."""
        return len(self.tables) >= self.share.part(self.config.max_tables) and not any(
            not live.ears and not live.busy for live in self.tables.values()
        )

    def is_resting(self, code: str) -> bool:
        """Whether a table of this worker is in the store alone."""
        return code not in self.tables and code not in self._loading and self.share.keeps(code)

    # --- what there is ----------------------------------------------------------------------

    def lobby(self, game: str | None, lang: str | None) -> list[ms.LobbyEntry]:
        """Public tables that can be joined or watched, those that wait for people first."""
        everywhere = [*public(self.tables.values()), *chain.from_iterable(self._elsewhere())]
        return lobby(everywhere, game, lang)

    def _elsewhere(self) -> Iterator[list[ms.LobbyEntry]]:
        """The lobbies of the other workers."""
        return (news.lobby for news in self._neighbours())

    def size(self) -> int:
        """How many tables of the house are in memory."""
        return len(self.tables) + sum(news.tables for news in self._neighbours())

    def _neighbours(self) -> list[News]:
        return self._board.others() if self._board else []

    def _seat_down(self, table: Table) -> LiveTable:
        live = self.tables[table.code] = LiveTable(self, table)
        self.metrics.tables.set(len(self.tables))
        return live

    def news(self) -> News:
        """What the other workers tell of this one."""
        troubles = [f"{name} failed" for name in self.tasks.failing]
        if self.closing:
            troubles.append("it is closing")
        if not self._well:
            troubles.append("the store cannot write")
        return News(len(self.tables), public(self.tables.values()), troubles)

    def trouble_next_door(self) -> list[str]:
        """What is wrong with the other workers."""
        return self._board.troubles() if self._board else []

    # --- what tables need -------------------------------------------------------------------

    def delay(self) -> float:
        """Seconds before the server plays for somebody: drawn alike for everybody."""
        return self.config.bot_pace * self._luck.uniform(0.6, 1.6)

    def troubled(self, error: Exception) -> None:
        """The store did not take something."""
        self._well = self._well and not isinstance(error, StoreFailed)
        log.error("the store failed: %s", error)

    def _committed(self, entries: int, seconds: float) -> None:
        self._well = True
        self.metrics.committed(entries, seconds)

    def bot_failed(self, code: str, error: BaseException) -> None:
        log.error("a bot failed", exc_info=error, extra={"table": code})
