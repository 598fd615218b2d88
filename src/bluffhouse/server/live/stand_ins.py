"""Who plays when a person does not: bots, for their own seats and for those of people who are away,
out of time, or have asked the server to answer for them. A host who is away is seen to as well.

What the server plays comes after a delay that is drawn alike for every seat and every reason, so
that it tells nothing about a hand. Thinking happens meanwhile, on other threads, and searching in
other processes: a short thought brings no move forward.
"""

import asyncio
from functools import partial
from typing import NamedTuple

from bluffhouse.bots import Bot, is_own, searches
from bluffhouse.core.errors import Refused
from bluffhouse.server.denial import Denied
from bluffhouse.server.live.contracts import OpenTable, Services
from bluffhouse.server.live.dealing import Dealing
from bluffhouse.server.live.succession import Succession
from bluffhouse.server.tables import decide
from bluffhouse.server.tables.table import Table
from bluffhouse.server.thinking.question import Question
from bluffhouse.server.thinking.searches import Stumped

HASTY = "calculator"  # plays for who has searched in vain
AGAIN = 2.0  # seconds until somebody is asked again who failed
LONGEST = 24 * 3600.0  # seconds that a timer runs before somebody looks again


class Due(NamedTuple):
    """A move that the server is about to make, and how many were played when it saw to that."""

    task: asyncio.Task[None]
    played: int


class StandIns:
    """Plays for the seats of one table whose people do not."""

    def __init__(self, live: OpenTable, services: Services) -> None:
        self._live = live
        self._services = services
        self._bots: dict[int, tuple[int, str, Bot]] = {}  # by seat: of which match and level
        self._due: dict[int, Due] = {}  # by seat
        self._thinking: dict[int, asyncio.Future[str]] = {}  # by seat
        self._put_away = False
        self.hasty = False  # a bot that should search had no time to, and none has had since
        self.failing: frozenset[str] = frozenset()  # bots that others brought, likewise
        self._flags: dict[int, asyncio.TimerHandle] = {}  # clocks that run
        self._gone: dict[int, float] = {}  # guests with a seat who are away: since when
        self._standing: list[int] = []  # seats that a bot was told to play meanwhile
        self._grace: asyncio.TimerHandle | None = None
        self._dealing = Dealing(live, services)
        self._succession = Succession(live, services)
        self.call_the_roll()  # nobody is there yet after a restart

    @property
    def _table(self) -> Table:
        return self._live.table

    # --- who is there -----------------------------------------------------------------------

    def came(self, guest: int | None) -> None:
        if guest is not None and self._gone.pop(guest, None) is not None:
            self._forget_due(guest)
        self._succession.look()
        self.look()

    def call_the_roll(self) -> None:
        """Guests with a seat who have no connection are away: also those who never had one."""
        now, there = self._services.loop.time(), {ear.guest for ear in self._live.ears}
        self._gone = {
            guest.id: self._gone.get(guest.id, now)
            for guest in self._table.guests.values()
            if guest.seat is not None and guest.id not in there
        }
        self._succession.look()

    def _forget_due(self, guest: int) -> None:
        """The person is back in time: the seat's move is his again."""
        seat = self._table.guests[guest].seat
        if seat is not None and (due := self._due.pop(seat, None)):
            due.task.cancel()

    def went(self, guest: int | None) -> None:
        self.call_the_roll()
        self.look()

    def away(self) -> dict[int, int]:
        """Seats of people who are away, and the milliseconds until a bot plays for them. At a slow
        table nobody has to be there."""
        if self._table.settings.slow:
            return {}
        now, grace = self._services.loop.time(), self._table.settings.grace
        return {
            seat: max(0, round((since + grace - now) * 1000))
            for guest, since in self._gone.items()
            if (seat := self._seat_of(guest)) is not None
        }

    def stands_in(self) -> list[int]:
        return sorted(seat for seat, left in self.away().items() if left == 0)

    def _seat_of(self, guest: int) -> int | None:
        person = self._table.guests.get(guest)
        return person.seat if person else None

    # --- what is due ------------------------------------------------------------------------

    def look(self) -> None:
        """Something has changed: see who is to be played for, and when."""
        if self._put_away:
            return
        self._dealing.look()
        table = self._live.table
        actors = table.match.actors if table.match and table.playing else ()
        if self._due:
            for seat in [seat for seat in self._due if seat not in actors or self._moved(seat)]:
                self._due.pop(seat).task.cancel()
        absent = self.stands_in() if self._gone else ()
        for seat in actors:
            if seat not in self._due and self._is_served(seat, absent=seat in absent):
                self._see_to(seat)
        if table.clocks or self._flags:
            self._watch_clocks(actors)
        if self._gone or self._grace or self._standing:
            self._watch_grace()

    @property
    def busy(self) -> bool:
        """Whether a move is being found."""
        return bool(self._due)

    def _moved(self, seat: int) -> bool:
        """Whether what was due is decided already: the seat, or all in turn, have moved since."""
        match, played = self._table.match, self._due[seat].played
        if match is None or match.played < played or len(match.actors) == 1:
            return match is None or match.played != played
        return any(player == seat for player, _ in match.taken(played))

    def _is_served(self, seat: int, *, absent: bool) -> bool:
        """Whether the server is to move for a seat that may act."""
        table = self._live.table
        sitter = table.seats[seat]
        if sitter.guest is None:
            return sitter.level is not None
        guest = table.guests[sitter.guest]
        wishes = guest.forced or guest.passive is not None
        return absent or (wishes and self._wished(seat) is not None)

    def _see_to(self, seat: int, *, flagged: bool = False) -> None:
        match = self._table.match
        assert match is not None
        task = self._services.loop.create_task(self._play(seat, flagged))
        self._due[seat] = Due(task, match.played)

    def _wished(self, seat: int) -> str | None:
        """The move that a person wants the server to answer with now."""
        guest = self._table.seats[seat].guest
        person = None if guest is None else self._table.guests[guest]
        if person is None or not (person.forced or person.passive is not None):
            return None
        assert self._table.match is not None
        moves = self._table.match.legal(seat)
        passive = self._table.game.room.passive
        if person.passive is not None and passive in moves:
            return passive
        return moves[0] if person.forced and len(moves) == 1 else None

    async def _play(self, seat: int, flagged: bool) -> None:
        """Make a move for a seat; if that fails, whatever the reason, the seat is seen to again."""
        task = asyncio.current_task()
        try:
            await self._make(seat, flagged, task)
        except Exception as error:
            self._services.bot_failed(self._table.code, error)
            self._settle(seat, task)
            self._services.loop.call_later(AGAIN, self.look)

    async def _make(self, seat: int, flagged: bool, task: "asyncio.Task[None] | None") -> None:
        """Make a move once the last one was shown, the delay is over, and the move is found."""
        showing = max(0, self._table.told - self._services.now()) / 1000
        due_at = self._services.loop.time() + showing + self._services.delay()
        found = await self._think(seat) if flagged or not self._is_manned(seat) else None
        await asyncio.sleep(max(0.0, due_at - self._services.loop.time()))
        # Somebody may have sat down meanwhile, or wish something else.
        move = self._wished(seat) if self._is_manned(seat) and not flagged else found
        if move is None:
            self._settle(seat, task)
            self.look()
        else:
            make = partial(self._decided, seat, move)
            self._live.request(make, reply=lambda _: self._settle(seat, task))

    def _settle(self, seat: int, task: "asyncio.Task[None] | None") -> None:
        """The move was made, or will not be; by now another may be due."""
        if seat in self._due and self._due[seat].task is task:
            del self._due[seat]

    def _is_manned(self, seat: int) -> bool:
        """Whether a person plays the seat, and is there."""
        return self._table.seats[seat].guest is not None and seat not in self.stands_in()

    async def _think(self, seat: int) -> str:
        """What the bot of a seat would do."""
        level = self._table.seats[seat].level or self._table.settings.level
        match = self._table.match
        assert match is not None
        if searches(level) and match.game.rules.compiled:
            try:
                move = await self._services.searches.ask(Question.about(match, seat, level))
                self._hurry(hasty=False)
                return move
            except Stumped:  # the study says why
                self._hurry(hasty=True)
                level = HASTY
        elif is_own(level):
            try:
                return await self._ask_own(seat, level)
            except Stumped:  # the operator was told
                level = HASTY
        return await self._ponder(seat, level)

    async def _ask_own(self, seat: int, level: str) -> str:
        """What a bot decides that the operator allows; nobody relies on it being a legal move."""
        match, name = self._table.match, level.partition("/")[0]
        assert match is not None
        legal = match.legal(seat)
        try:
            if not match.game.rules.compiled:
                raise Stumped("the rules are not compiled yet")
            move = await self._services.own_bots.ask(Question.about(match, seat, level))
            if move not in legal:
                raise Stumped("no legal move")
        except Stumped:
            self._tell_failing(self.failing | {name})
            raise
        self._tell_failing(self.failing - {name})
        return move

    def _tell_failing(self, bots: frozenset[str]) -> None:
        """People shall know whom they play with."""
        if bots != self.failing:
            self.failing = bots
            self._live.tell_presence()

    def _hurry(self, *, hasty: bool) -> None:
        """Bots get on with their searches, or do not: people shall know whom they play with."""
        if hasty != self.hasty:
            self.hasty = hasty
            self._live.tell_presence()

    async def _ponder(self, seat: int, level: str) -> str:
        """What a bot would do that does not search. It thinks about one thing at a time."""
        while before := self._thinking.get(seat):
            await asyncio.wait([before])
        match = self._table.match
        assert match is not None
        thought = self._services.loop.run_in_executor(
            self._services.thinkers, self._bot(seat, level).choose, match.copy(), seat
        )
        self._thinking[seat] = thought
        thought.add_done_callback(lambda _: self._thinking.pop(seat, None))
        return await asyncio.shield(thought)  # a thread cannot be stopped: it is only not heard

    def _bot(self, seat: int, level: str) -> Bot:
        """The bot of a seat in this match."""
        table = self._table
        assert table.match is not None
        known = self._bots.get(seat)
        if known is None or known[:2] != (table.number, level):
            bot = Bot(level, f"{table.match.seed}/{seat}".encode())
            known = self._bots[seat] = (table.number, level, bot)
        return known[2]

    def _decided(self, seat: int, move: str) -> decide.Decided:
        """The bot's move, if it is still one; else it is asked again, for somebody was quicker."""
        try:
            if not self._table.playing:
                raise Denied("state", "table-paused")
            return decide.play(self._table, seat, move)
        except Refused:
            self._services.loop.call_soon(self.look)
            raise

    # --- clocks -----------------------------------------------------------------------------

    def _watch_clocks(self, actors: tuple[int, ...]) -> None:
        clocks = self._table.clocks
        for handle in self._flags.values():
            handle.cancel()
        self._flags.clear()
        if clocks is None:
            return
        now = self._services.now()
        for seat in actors:
            left = clocks.lasts(seat, now) / 1000
            flag = self._services.loop.call_later(min(left, LONGEST), self._flagged, seat)
            self._flags[seat] = flag

    def _flagged(self, seat: int) -> None:
        """A seat has used up its time: the table's bot makes this move, if the table wants it."""
        self._flags.pop(seat, None)
        clocks, slow = self._table.clocks, self._table.settings.slow
        if clocks is None or not self._table.playing:
            return
        if clocks.left(seat, self._services.now()) > 0:
            self._watch_clocks(self._table.match.actors if self._table.match else ())
        elif seat not in self._due and not (slow and slow.late == "wait"):
            self._see_to(seat, flagged=True)

    # --- grace ------------------------------------------------------------------------------

    def _watch_grace(self) -> None:
        """Tell for whom bots stand in, and look again when the next grace time ends."""
        if self._grace:
            self._grace.cancel()
            self._grace = None
        if (standing := self.stands_in()) != self._standing:
            self._standing = standing
            # Not now: who comes hears of himself first.
            self._services.loop.call_soon(self._live.tell_presence)
        if not self._gone or not self._table.playing:
            return
        coming = [left for left in self.away().values() if left > 0]
        if coming:
            self._grace = self._services.loop.call_later(min(coming) / 1000 + 0.01, self.look)

    def rest(self) -> None:
        """The table is put away: no more timers."""
        self._put_away = True
        self._dealing.rest()
        self._succession.rest()
        for due in self._due.values():
            due.task.cancel()
        for handle in self._flags.values():
            handle.cancel()
        self._due.clear()
        self._flags.clear()
        if self._grace:
            self._grace.cancel()
            self._grace = None
