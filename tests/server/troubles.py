"""Troubles to bring to a table, and ears that listen to it meanwhile."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import pytest

from bluffhouse.server import messages as ms
from bluffhouse.server.hall import housekeeping
from bluffhouse.server.live import command_queue
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.tables.apply import FOLDS
from tests.server.guests import PATIENCE
from tests.server.worlds import World


class Listener:
    """An ear that keeps what it hears, or cannot bear it."""

    def __init__(self, guest: int | None = None, deaf: bool = False) -> None:
        self.guest, self.deaf, self.address, self.looks = guest, deaf, "here", True
        self.heard: list[bytes] = []
        self.ended: ms.Bye | None = None

    def send(self, message: bytes) -> None:
        if self.deaf:
            raise RuntimeError("this ear is broken")
        self.heard.append(message)

    def end(self, bye: ms.Bye) -> None:
        self.ended = bye
        if self.deaf:
            raise RuntimeError("and cannot even be ended")


async def a_table(here: World, *, bots: bool = False, **settings: Any) -> LiveTable:
    chosen = ms.Settings("luegen", {"players": 2}, **settings)
    welcome = await here.hall.create(ms.NewTable(chosen, "Ada", bots=bots))
    return await here.hall.table(welcome.code)


async def said(live: LiveTable, text: str = "hello", guest: int = 0) -> ms.Ack | ms.Refused:
    """What a table answers to a line of chat."""
    answered: asyncio.Future[ms.Ack | ms.Refused] = asyncio.get_running_loop().create_future()
    live.command(guest, ms.Say(id=text, text=text), answered.set_result)
    return await asyncio.wait_for(answered, PATIENCE)


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.01)


class Log(logging.Handler):
    """What the server has to say about its troubles."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@contextlib.contextmanager
def noticed(what: str) -> Iterator[None]:
    """Meanwhile the log must say so; and nobody reads of it elsewhere."""
    log, logger = Log(), logging.getLogger("bluffhouse")
    others, logger.handlers = logger.handlers, [log]
    try:
        yield
    finally:
        logger.handlers = others
    assert any(what in line for line in log.lines), log.lines


def raising(error: BaseException) -> Callable[..., NoReturn]:
    def fails(*_: object, **__: object) -> NoReturn:
        raise error

    return fails


def failing(patch: pytest.MonkeyPatch, owner: type, name: str, times: int = 1) -> None:
    """Let a method raise, so many times."""
    patch.setattr(owner, name, failing_at_first(getattr(owner, name), times))


def failing_fold(patch: pytest.MonkeyPatch, event: type) -> None:
    """Let the first event of a kind raise when it is applied."""
    patch.setitem(FOLDS, event, failing_at_first(FOLDS[event], 1))


def failing_at_first(whole: Callable[..., Any], times: int) -> Callable[..., Any]:
    left = iter(range(times))

    def fails(self: object, *what: Any) -> Any:
        if next(left, None) is not None:
            raise RuntimeError("planted")
        return whole(self, *what)

    return fails


def once(patch: pytest.MonkeyPatch, owner: object, name: str, instead: Callable[..., Any]) -> None:
    """The first call goes elsewhere."""
    whole, first = getattr(owner, name), iter((instead,))

    def called(*what: Any) -> Any:
        return next(first, whole)(*what)

    patch.setattr(owner, name, called)


@contextlib.contextmanager
def unanswered(patch: pytest.MonkeyPatch, here: World) -> Iterator[None]:
    """The next write is kept by the store, and its answer is lost; the house must notice."""
    put = here.hall.ledger.put
    once(patch, here.hall.ledger, "put", lambda entry, then: put(entry, lambda _: None))
    with noticed("the store never answered"):
        yield


def hurry(patch: pytest.MonkeyPatch) -> None:
    """Watch more closely than a busy server could be."""
    patch.setattr(housekeeping, "LOOK", 0.05)
    patch.setattr(housekeeping, "LATE", PATIENCE)
    patch.setattr(command_queue, "STUCK", 0.2)
