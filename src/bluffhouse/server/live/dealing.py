"""Waits for the shares of devices that pledged one, though never for long: then the match begins,
and everybody sees whose share is missing."""

import asyncio

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.live.contracts import OpenTable, Services
from bluffhouse.server.tables import decide
from bluffhouse.server.tables.deal import Deal

WAIT = 5.0  # seconds that devices have for telling their shares; a phone may be busy
AGAIN = 1.0  # seconds until a beginning that could not be stored is tried again


class Dealing:
    """Sees the deals of one table through."""

    def __init__(self, live: OpenTable, services: Services) -> None:
        self._live = live
        self._services = services
        self._timer: asyncio.TimerHandle | None = None
        self._beginning = False
        deal = self._called()  # before the server fell: everybody may come back
        self._expected = deal.missing() if deal else set()

    def look(self) -> None:
        """Something has changed: see whether there is anybody left to wait for."""
        deal = self._called()
        if deal is None:
            self.rest()
            return
        there = {ear.guest for ear in self._live.ears if ear.guest is not None}
        self._expected -= there
        if self._timer is None:
            self._timer = self._services.loop.call_later(WAIT, self._begin)
        if not deal.missing() & (there | self._expected):
            self._begin()

    def _called(self) -> Deal | None:
        table = self._live.table
        return table.deal if table.deal and table.deal.called and table.state != "closed" else None

    def _begin(self) -> None:
        if not self._beginning:
            self._beginning = True
            self._live.request(self._decided, reply=self._answered)

    def _decided(self) -> decide.Decided:
        if self._called() is None:  # the table was closed meanwhile
            raise Denied("state", "table-no-match")
        return decide.Decided(decide.begin(self._live.table))

    def _answered(self, answer: ms.Ack | ms.Refused) -> None:
        self._beginning = False
        if isinstance(answer, ms.Refused) and self._called():
            self.rest()
            self._timer = self._services.loop.call_later(AGAIN, self._begin)

    def rest(self) -> None:
        """No more timers."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
