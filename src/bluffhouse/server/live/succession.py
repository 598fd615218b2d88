"""A table does not wait for a host who is away: after a while somebody else is the host."""

import asyncio

from bluffhouse.server.denial import Denied
from bluffhouse.server.live.contracts import OpenTable, Services
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.decide import Decided
from bluffhouse.server.tables.seating.heirs import successor

A_DAY = 24 * 3600  # seconds: at a slow table nobody has to be there
LONGEST = 300  # seconds: where a bot steps in after a day, a rematch shall not wait as long


class Succession:
    """Watches over the host of one table. Absence is counted from when this server noticed it."""

    def __init__(self, live: OpenTable, services: Services) -> None:
        self._live = live
        self._services = services
        self._missed: int | None = None  # the host, if he is away
        self._since = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Somebody came or went, sat down or stood up, or time has gone by."""
        self.rest()
        table, there, now = self._live.table, self._live.around.there(), self._services.loop.time()
        if table.host is None or table.host in there:
            self._missed = None
            return
        if table.host != self._missed:
            self._missed, self._since = table.host, now
        if table.state == "closed" or successor(table, there) is None:
            return  # until somebody comes
        grace = A_DAY if table.settings.slow else min(table.settings.grace, LONGEST)
        left = self._since + grace - now
        if left <= 0:
            self._live.request(self._handed_over)
        # If the store does not take it, it is tried again.
        self._timer = self._services.loop.call_later(left if left > 0 else grace, self.look)

    def _handed_over(self) -> Decided:
        """Unless the host is back, or everybody else has gone."""
        table, there = self._live.table, self._live.around.there()
        next_one = successor(table, there)
        if next_one is None or table.host != self._missed or table.host in there:
            raise Denied("state", "table-no-guest")
        return Decided(ev.Hosted(guest=next_one))

    def rest(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
