"""Who may connect at all, before a word is said.

Behind a reverse proxy every connection is the proxy's: then only the house's own capacity counts
here, and addresses are counted by request.
"""

import sys
from http import HTTPStatus
from typing import TypeVar

from bluffhouse.server.admission.limits import Counts, Limit
from bluffhouse.server.admission.silent import SilentConnections
from bluffhouse.server.config import Config
from bluffhouse.server.denial import TooMuch
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.share import Part

Who = TypeVar("Who")

SILENT_OF_ONE, SILENT = 100, 2000  # connections without a request: of one address, in all
SPARE = 200  # files that are open for other reasons
FILES = 65_536  # more than anybody needs
AGAIN = 5.0  # seconds until there may be room


class Full(Exception):
    """There is no room for a connection: how it is answered."""

    def __init__(self, limit: str, status: HTTPStatus, seconds: float) -> None:
        super().__init__(limit)
        self.limit = limit
        self.status = status
        self.much = TooMuch("http-too-many", seconds)


class Connections:
    """Counts the connections of one process."""

    def __init__(self, config: Config, share: Part, counts: Counts, metrics: Metrics) -> None:
        self._metrics = metrics
        # Of several workers, the dispatcher counts who arrives.
        self._arrivals = arrivals(config) if share.workers == 1 else None
        of_one = counts.quota("connections", config.max_connections)
        self._of_one = None if config.proxied else of_one
        self._capacity = min(share.part(config.capacity), open_files() - SPARE)
        self._inside = 0

    def enter(self, address: str) -> None:
        """One more connection; `leave` when it has ended."""
        try:
            if self._inside >= self._capacity:
                raise Full("capacity", HTTPStatus.SERVICE_UNAVAILABLE, AGAIN)
            if self._arrivals:
                take_arrival(self._arrivals, address)
            if self._of_one and not self._of_one.take(address):
                raise Full("connections", HTTPStatus.TOO_MANY_REQUESTS, AGAIN)
        except Full as full:
            self._metrics.limited.labels(full.limit).inc()
            raise
        self._inside += 1

    def leave(self, address: str) -> None:
        self._inside -= 1
        if self._of_one:
            self._of_one.give_back(address)


def arrivals(config: Config) -> Limit | None:
    """How often one address may connect."""
    return None if config.proxied else Limit("arrivals", config.arrivals)


def take_arrival(limit: Limit, address: str) -> None:
    if seconds := limit.take(address):
        raise Full(limit.name, HTTPStatus.TOO_MANY_REQUESTS, seconds)


def silent_connections(config: Config) -> "SilentConnections[Who]":
    """For those who have connected and not asked for anything."""
    return SilentConnections(SILENT if config.proxied else SILENT_OF_ONE, SILENT)


def open_files() -> int:
    """Let this process have as many files as the system allows; gives how many."""
    if sys.platform == "win32":
        return FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY in (soft, hard) or soft >= FILES:
        return FILES if soft == resource.RLIM_INFINITY else soft
    most = min(hard, FILES)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most
