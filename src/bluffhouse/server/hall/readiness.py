"""Whether people can be sent here: for load balancers, and for whoever watches a server."""

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct

from bluffhouse.server.store import Store, StoreError

if TYPE_CHECKING:
    from bluffhouse.server.hall.hall import Hall

OK = "ok"
PATIENCE = 3.0  # seconds for the store to take something
FRESH = 1.0  # seconds that its answer counts: asking often must cost nothing


class Ready(Struct, frozen=True):
    """`checks`: each by its name, with `ok` or what is wrong."""

    ready: bool
    checks: dict[str, str]


class Readiness:
    """Looks at a hall, and at the other workers of the house if there are any."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._probe: asyncio.Future[None] | None = None
        self._probed_at = 0.0

    async def look(self) -> Ready:
        hall = self._hall
        checks = {
            "serving": "the server is closing" if hall.closing else OK,
            "store": OK if hall.closing else await self._store(),
            "tasks": ", ".join(hall.tasks.failing) + " failed" if hall.tasks.failing else OK,
            "room": "the house is full" if hall.is_full() else OK,
            "processes": "; ".join(hall.trouble_next_door()) or OK,
        }
        return Ready(all(said == OK for said in checks.values()), checks)

    async def _store(self) -> str:
        """Let the store write something; those who ask meanwhile wait for the same answer."""
        now = self._hall.loop.time()
        if self._probe is None or (self._probe.done() and now - self._probed_at > FRESH):
            self._probed_at = now
            try:
                self._probe = self._hall.ledger.ask(Store.probe)
            except StoreError:  # it is closed
                return "the store is closed"
        probe = self._probe
        await asyncio.wait([probe], timeout=PATIENCE)
        if not probe.done():
            return f"the store has not answered for {PATIENCE:.0f} s"
        return "the store cannot write: the log says why" if probe.exception() else OK
