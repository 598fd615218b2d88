"""Records of finished matches on their way to the store."""

import logging
from collections.abc import Callable
from math import inf

from bluffhouse.server.live.command_queue import overdue
from bluffhouse.server.live.contracts import Services
from bluffhouse.server.store import Entry, FinishedMatch, StoreFailed, TableRow

log = logging.getLogger(__name__)

AGAIN = 5.0  # seconds until a match that could not be stored is tried again


class Filing:
    """Of one table. `row`: how lists show it now; `writing`: whether an event is on its way, after
    which they show something else."""

    def __init__(
        self, services: Services, row: Callable[[], TableRow], writing: Callable[[], bool]
    ) -> None:
        self._services = services
        self._row = row
        self._writing = writing
        self._since: dict[int, float] = {}  # by the number of a match

    def __bool__(self) -> bool:
        return bool(self._since)

    def put(self, finished: FinishedMatch) -> None:
        entry = Entry((), self._row(), finished)
        # If the server falls before this is written, it is done when the table is loaded.
        self._services.ledger.put(entry, lambda error: self._filed(finished, error))
        self._since[finished.number] = self._services.loop.time()

    def _filed(self, finished: FinishedMatch, error: Exception | None) -> None:
        self._since.pop(finished.number, None)
        if error:
            self._services.troubled(error)
        if isinstance(error, StoreFailed):  # the next match may begin before there is room
            self._since[finished.number] = inf  # there is nothing to wait for
            self._services.loop.call_later(AGAIN, self._again, finished)

    def _again(self, finished: FinishedMatch) -> None:
        if self._writing():  # else lists would go back to what they show now
            self._services.loop.call_later(AGAIN, self._again, finished)
        else:
            self.put(finished)

    def is_stuck(self, now: float) -> bool:
        """Whether the store has not answered for too long; then nothing is waited for any more."""
        if not any(overdue(since, now) for since in self._since.values()):
            return False
        self._since.clear()
        return True
