"""Tables that are set aside: their logs are damaged, and the others play on."""

import logging
from time import monotonic

from bluffhouse.server.denial import Denied
from bluffhouse.server.metrics import Metrics

log = logging.getLogger(__name__)

REMEMBERED = 60.0  # seconds: then it is looked at again, for it may have been mended


class DamagedTables:
    def __init__(self, metrics: Metrics) -> None:
        self._until: dict[str, float] = {}
        self._metrics = metrics

    def check(self, code: str) -> None:
        """Refuse a table that was found damaged a moment ago: reading it again takes a while."""
        if self._until.get(code, 0.0) > monotonic():
            raise _denied(code)

    def put(self, code: str, why: Exception) -> Denied:
        """Set a table aside; gives what its people are told."""
        log.error("a table is set aside: %s", why, extra={"table": code})
        now = monotonic()
        self._until = {each: until for each, until in self._until.items() if until > now}
        self._until[code] = now + REMEMBERED
        self._metrics.damaged.set(len(self._until))
        return _denied(code)

    def take_back(self, code: str) -> None:
        """A table could be read after all."""
        if self._until.pop(code, None):
            self._metrics.damaged.set(len(self._until))


def _denied(code: str) -> Denied:
    return Denied("damaged", "table-damaged", code=code)
