import asyncio
import gc
import logging
import os
import signal
from collections.abc import Iterator

import pytest

from bluffhouse.bots.warm import compile_room
from bluffhouse.core import seeds
from bluffhouse.games import ids, open_room
from tests import times
from tests.fate import fate

#: Signals that whoever starts the suite may have switched off for it and all its children, as
#: `nohup` and shells that put it in the background do.
HEARD = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")


def pytest_addoption(parser: pytest.Parser) -> None:
    times.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    """The suite minds signals, however it was started, and asks its own servers itself."""
    os.environ.update(dict.fromkeys(("no_proxy", "NO_PROXY"), "127.0.0.1,localhost"))
    if config.getoption("--note-times", False) and not hasattr(config, "workerinput"):
        config.pluginmanager.register(times.Stopwatch())
    for name in HEARD:
        number = getattr(signal, name, None)
        if number is None or signal.getsignal(number) is not signal.SIG_IGN:
            continue
        ours = signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL
        signal.signal(number, ours)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[object]:
    """What is collected stays to the end: to look through it for rubbish again and again would take
    half of this time, and some of every test's."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    times.arrange(config, items)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Playwright's loop stays behind in its process, asleep between two calls. Who does not use it
    shall not see it: a test may have a loop of its own after pages were tested."""
    asleep = asyncio._get_running_loop()
    if asleep is None or "browser" in getattr(item, "fixturenames", ()):
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(None if asleep.is_closed() else asleep)


@pytest.fixture(autouse=True)
def _logs_are_heard() -> None:
    """A server that an earlier test opened in this process set up its logs, for good."""
    for name in ("bluffhouse", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.NOTSET)


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Matches of tests are played by compiled rules, unless a test wants others; and no server of
    theirs begins to compile beside a test."""
    for room in map(open_room, ids()):
        if not room.is_warm():
            compile_room(room)


@pytest.fixture(autouse=True)
def _told_by_fate(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes a fresh seed in a test takes the same in every run."""
    monkeypatch.setattr(seeds, "secrets", fate(lambda: request.node.nodeid))
