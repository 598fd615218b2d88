"""A contest of bots: deals in order at every table, until enough is known or played."""

import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future
from dataclasses import dataclass, field, replace
from threading import Event

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.asked import Forfeit
from bluffhouse.arena.contest.evidence import Sprt, Verdict
from bluffhouse.arena.contest.ledger import Ledger
from bluffhouse.arena.contest.playing import Deals, Dealt, is_compiled, play
from bluffhouse.arena.contest.settings import CHUNK, SLOW_CHUNK, Settings
from bluffhouse.arena.contest.tables import Table
from bluffhouse.arena.crew import Crew
from bluffhouse.arena.extras import need
from bluffhouse.bots.warm import compile_room
from bluffhouse.core.errors import Refused
from bluffhouse.core.game import Game

Tick = Callable[[int], None]


@dataclass(eq=False)
class Sheet:
    """What was played at a table, in the order of the deals."""

    table: Table
    game: Game
    asked: int  # deals
    chunks: list[NDArray[np.uint16]] = field(default_factory=list)
    parts: list[NDArray[np.float64]] = field(default_factory=list)  # without luck, if asked for
    forfeits: list[Forfeit] = field(default_factory=list)
    planned: int = 0  # deals that were given out to be played
    played: int = 0
    verdict: Verdict | None = None
    _shares: list[NDArray[np.float64]] = field(default_factory=list)  # of the first bot

    def enter(self, dealt: Dealt, test: Sprt | None) -> None:
        """Add deals; the test is asked whether more are needed."""
        self.chunks.append(dealt.winners)
        if dealt.reduced is not None:
            self.parts.append(dealt.reduced)
        self.forfeits += dealt.forfeits
        self.played += len(dealt)
        if test:
            self._shares.append(self.table.shares(dealt.winners)[self.table.bots[0]])
            if self.played < self.asked:
                self.verdict = test.verdict(np.concatenate(self._shares))

    @property
    def open(self) -> bool:
        return self.verdict is None and self.planned < self.asked

    @property
    def complete(self) -> bool:
        return self.verdict is not None or self.played == self.asked

    @property
    def winners(self) -> NDArray[np.uint16]:
        """A row a deal, a column a seating."""
        none = np.zeros((0, len(self.table.seatings)), np.uint16)
        return np.concatenate([none, *self.chunks])

    @property
    def reduced(self) -> NDArray[np.float64]:
        """Shares without luck: deals × seatings × seats. Without deals if nobody asked for them."""
        none = np.zeros((0, len(self.table.seatings), self.table.players))
        return np.concatenate([none, *self.parts])

    @property
    def matches(self) -> int:
        return self.played * len(self.table.seatings)


class Contest:
    """All tables. Neither the crew nor an interruption changes what is found in the end."""

    def __init__(self, settings: Settings, ledger: Ledger | None = None) -> None:
        self.settings = settings
        self.seconds = 0.0
        self.sheets = [
            Sheet(table, settings.game_of(table), settings.deals_of(table))
            for table in settings.tables
        ]
        self._ledger = ledger
        for number, first, dealt in ledger.entries if ledger else ():
            sheet = self.sheets[number]
            sheet.planned = first + len(dealt)
            sheet.enter(dealt, settings.test_of(sheet.table))

    @property
    def asked(self) -> int:
        """Matches that will be played if no table stops early."""
        return sum(sheet.asked * len(sheet.table.seatings) for sheet in self.sheets)

    @property
    def matches(self) -> int:
        return sum(sheet.matches for sheet in self.sheets)

    @property
    def complete(self) -> bool:
        return all(sheet.complete for sheet in self.sheets)

    def prepare(self) -> None:
        """Have everything that is needed, and compiled once, not in every process."""
        need("openskill")  # for the ratings at the end
        for sheet in self.sheets:
            if sheet.open and is_compiled(sheet.table):
                deals = Deals(sheet.game, sheet.table, self.settings.seed, 0, 1)
                play(replace(deals, aivat=self.settings.aivat))
            elif sheet.open and not sheet.game.room.is_warm():
                compile_room(sheet.game.room)

    def run(self, crew: Crew, tick: Tick = lambda _: None, stop: Event | None = None) -> None:
        """Play on. `tick` is told of matches that are played or need not be; when `stop` is set,
        what was played until then is kept."""
        begun = time.perf_counter()
        tick(sum(_settled(sheet) for sheet in self.sheets))
        stop = stop or Event()
        jobs = self._jobs()
        under_way: deque[tuple[Sheet, Deals, Future[Dealt]]] = deque()
        while not stop.is_set():
            while len(under_way) < 2 * crew.workers and (job := next(jobs, None)):
                under_way.append((*job, crew.submit(play, job[1])))
            if not under_way:
                break
            sheet, deals, future = under_way.popleft()
            if sheet.verdict is None:
                before = _settled(sheet)
                self._write(sheet, deals.first, _got(future))
                tick(_settled(sheet) - before)
        for _, _, future in under_way:
            future.cancel()
        self.seconds += time.perf_counter() - begun

    def _jobs(self) -> Iterator[tuple[Sheet, Deals]]:
        """A chunk of every table in turn: when a contest is stopped, all have had their share."""
        home = os.getcwd()
        while any(sheet.open for sheet in self.sheets):
            for sheet in self.sheets:
                if sheet.open:
                    quick = is_compiled(sheet.table) and not self.settings.aivat
                    chunk = CHUNK if quick else SLOW_CHUNK
                    size = min(chunk, sheet.asked - sheet.planned)
                    first, sheet.planned = sheet.planned, sheet.planned + size
                    seed = self.settings.seed
                    deals = Deals(sheet.game, sheet.table, seed, first, size, home)
                    yield sheet, replace(deals, aivat=self.settings.aivat)

    def _write(self, sheet: Sheet, first: int, dealt: Dealt) -> None:
        if self._ledger:
            self._ledger.write(self.sheets.index(sheet), first, dealt)
        sheet.enter(dealt, self.settings.test_of(sheet.table))


def _got(future: "Future[Dealt]") -> Dealt:
    try:
        return future.result()
    except BrokenExecutor:  # a process was killed, or had no memory left
        raise Refused("contest-error-worker") from None


def _settled(sheet: Sheet) -> int:
    """The matches of a table that are played or need not be."""
    return (sheet.asked if sheet.complete else sheet.played) * len(sheet.table.seatings)
