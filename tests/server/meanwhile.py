"""What tests of limits share: people who play on meanwhile, and what was counted."""

import contextlib
import logging
from collections.abc import AsyncIterator, Iterator

from tests.server.guests import full_table


@contextlib.asynccontextmanager
async def undisturbed(url: str) -> AsyncIterator[None]:
    """Two people play on meanwhile: they are answered before, and after."""
    _, phones = await full_table(url)

    async def move() -> None:
        mover = next(phone for phone in phones if phone.view["moves"])
        answer = await mover.ask("move", move=mover.view["moves"][0], at=mover.at)
        assert answer["t"] == "ack"

    await move()
    yield
    for phone in phones:
        phone.send({"t": "ping", "n": 3})
        await phone.hear("pong")
        assert not phone.closed.is_set()


def counts(text: str, limit: str) -> float:
    """How often something was too much, by `/metrics`."""
    wanted = f'bluffhouse_limited_total{{limit="{limit}"}} '
    return sum(float(row.split()[-1]) for row in text.splitlines() if row.startswith(wanted))


class Complaints(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


@contextlib.contextmanager
def nothing_is_logged() -> Iterator[None]:
    complaints = Complaints()
    loggers = [logging.getLogger(name) for name in ("bluffhouse", "uvicorn", "asyncio")]
    for logger in loggers:
        logger.addHandler(complaints)
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeHandler(complaints)
    assert complaints.heard == []
