"""Whether those who are connected are still there: one timer for all of them.

A timer and a task for each connection would cost more memory than all that is said on it. Here a
connection has its place on the face of a clock, and is looked at whenever the hand comes by.
"""

import asyncio
import logging
from typing import Protocol

log = logging.getLogger(__name__)

ROUND = 12  # seconds, and so many places
PATIENCE = 2  # rounds without a sign of life


class Alive(Protocol):
    def feel_pulse(self) -> None:
        """Called once a round."""


class Pulse:
    def __init__(self) -> None:
        self._places: list[set[Alive]] = [set() for _ in range(ROUND)]
        self._hand = 0
        self._newest = 0

    def add(self, who: Alive) -> int:
        """Gives the place, for `remove`. Those who come at once get places all around."""
        self._newest = (self._newest + 1) % ROUND
        self._places[self._newest].add(who)
        return self._newest

    def remove(self, who: Alive, place: int) -> None:
        self._places[place].discard(who)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(1)
            self.move_on()

    def move_on(self) -> None:
        """The hand comes to the next place."""
        self._hand = (self._hand + 1) % ROUND
        for who in tuple(self._places[self._hand]):
            try:
                who.feel_pulse()
            except Exception:  # of one: the others are to be looked at, too
                log.exception("a connection failed")
