"""What a live table and those around it need of each other: so none has to know the other whole."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from bluffhouse.server import messages as ms
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.push.caller import Caller
from bluffhouse.server.store.ledger import Ledger
from bluffhouse.server.tables.decide import Decided
from bluffhouse.server.tables.seating.around import Around, Marks
from bluffhouse.server.tables.table import Table
from bluffhouse.server.thinking.own_bots import OwnBots
from bluffhouse.server.thinking.searches import Searches

Reply = Callable[[ms.Ack | ms.Refused], None]


class Ear(Protocol):
    """A connection that hears what happens at a table."""

    guest: int | None  # None: somebody who only watches
    address: str  # where it comes from
    looks: bool  # whether the person sees it now

    def send(self, message: bytes) -> None: ...

    def end(self, bye: ms.Bye) -> None: ...


class Services(Protocol):
    """What a live table needs of the house. The hall has it."""

    loop: asyncio.AbstractEventLoop
    now: Callable[[], int]  # milliseconds since the epoch
    ledger: Ledger
    metrics: Metrics
    marks: Marks
    thinkers: ThreadPoolExecutor  # for bots
    searches: Searches  # in other processes, for bots that search
    own_bots: OwnBots  # those that the operator allows, likewise
    caller: Caller  # for people who do not look

    def delay(self) -> float:
        """Seconds before the server plays for somebody."""

    def troubled(self, error: Exception) -> None:
        """The store did not take something."""

    def bot_failed(self, code: str, error: BaseException) -> None:
        """A bot of a table raised."""

    def mend(self, code: str) -> None:
        """Take a table from its log again."""

    def wipe(self, code: str) -> None:
        """Take out of the log of a table what it has of people who want to be forgotten."""


class OpenTable(Protocol):
    """A live table, as those see it who act when people do not: stand-ins, deals, succession."""

    table: Table
    around: Around

    @property
    def ears(self) -> list[Ear]: ...

    def request(self, make: Callable[[], Decided], *, reply: Reply | None = None) -> None:
        """Put an event into the log as soon as those before it are there."""

    def tell_presence(self) -> None:
        """Somebody came or went."""
