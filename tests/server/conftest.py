import logging
from collections.abc import Iterator

import pytest

from tests.server.store.cluster import Cluster, binaries, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A real PostgreSQL."""
    with running(binaries()) as cluster:
        yield cluster


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    """A server that a test opens in its own process sets up logs, for all tests after it, too."""
    loggers = [logging.getLogger(name) for name in ("bluffhouse", "uvicorn")]
    before = [(one.handlers, one.level, one.propagate) for one in loggers]
    yield
    for one, (handlers, level, propagate) in zip(loggers, before, strict=True):
        one.handlers, one.propagate = handlers, propagate
        one.setLevel(level)
