"""Calling people who do not look at the table: when it is their turn, when their time is soon over,
and when a match of days has ended."""

import asyncio
from collections.abc import Iterator, Set
from functools import partial

from bluffhouse.server.live.contracts import OpenTable, Services
from bluffhouse.server.push.letters import Occasion
from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.reminders import reminded_at

AFTER = 5.0  # seconds that somebody may look elsewhere before he is called
LONGEST = 24 * 3600.0  # seconds that a timer runs before somebody looks again


class Calls:
    """Of one table. Where somebody looks at it, he is not called."""

    def __init__(self, live: OpenTable, services: Services) -> None:
        self._live = live
        self._services = services
        self._called: dict[int, str] = {}  # by guest: the last reason
        self._timers: dict[int, asyncio.TimerHandle] = {}  # likewise
        self._again: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Something has changed, or somebody looks elsewhere now."""
        wanted = dict(self._wanted())
        if wanted or self._timers:
            self._time(wanted.keys())
        if self._again or self._live.table.settings.slow:
            self._remind()

    def _time(self, wanted: Set[int]) -> None:
        """Call these in a while, and nobody else."""
        for guest in [guest for guest in self._timers if guest not in wanted]:
            self._timers.pop(guest).cancel()
        for guest in wanted - self._timers.keys():
            wait = AFTER + max(0, self._live.table.told - self._services.now()) / 1000
            self._timers[guest] = self._services.loop.call_later(wait, self._call, guest)

    def _wanted(self) -> Iterator[tuple[int, Occasion]]:
        """Who is to be called and does not know yet, and why."""
        table = self._live.table
        if table.match is None or table.lesson or not (table.playing or table.state == "over"):
            return
        looking = self._looking()
        for guest in table.guests.values():
            if guest.seat is None or guest.id in looking:
                continue
            occasion = self._occasion(guest, guest.seat)
            if occasion and self._called.get(guest.id) != occasion.key:
                yield guest.id, occasion

    def _occasion(self, guest: Person, seat: int) -> Occasion | None:
        table, now = self._live.table, self._services.now()
        slow, asked = table.settings.slow, table.asked.get(seat)
        if table.state == "over":
            return Occasion("over", f"{table.number}/over") if slow else None
        if asked is None or guest.away > now:
            return None
        left = table.clocks.left(seat, now) if slow and table.clocks else 0
        soon = slow is not None and left <= reminded_at(slow.days)
        kind = "soon" if soon else "turn"
        return Occasion(kind, f"{table.number}/{asked}/{kind}", left)  # type: ignore[arg-type]

    def _call(self, guest: int) -> None:
        del self._timers[guest]
        occasion = dict(self._wanted()).get(guest)
        if occasion:
            self._called[guest] = occasion.key
            stands = partial(self._stands, guest, occasion.key)
            self._services.caller.call(self._live.table, guest, occasion, stands)

    def _stands(self, guest: int, key: str) -> bool:
        """Whether somebody is still to be called for that."""
        person = self._live.table.guests.get(guest)
        if person is None or person.seat is None or guest in self._looking():
            return False
        occasion = self._occasion(person, person.seat)
        return occasion is not None and occasion.key == key

    def _looking(self) -> set[int | None]:
        return {ear.guest for ear in self._live.ears if ear.looks}

    def _remind(self) -> None:
        """Look again when the last part of somebody's time begins."""
        if self._again:
            self._again.cancel()
            self._again = None
        table, now = self._live.table, self._services.now()
        slow, clocks = table.settings.slow, table.clocks
        if not slow or not clocks or not table.playing:
            return
        until = [clocks.lasts(seat, now) - reminded_at(slow.days) for seat in table.asked]
        coming = [left / 1000 for left in until if left > 0]
        if coming:
            wait = min(*coming, LONGEST)
            self._again = self._services.loop.call_later(wait, self.look)

    def again(self, guest: int) -> None:
        """A guest has another device, which knows nothing yet."""
        self._called.pop(guest, None)
        self.look()

    @property
    def busy(self) -> bool:
        """Whether somebody is about to be called."""
        return bool(self._timers)

    def rest(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        if self._again:
            self._again.cancel()
            self._again = None
