import signal

import pytest

from bluffhouse.bots.warm import compile_room
from bluffhouse.core import seeds
from bluffhouse.games import ids, open_room
from tests.fate import fate

#: Signals that whoever starts the suite may have switched off for it and all its children, as
#: `nohup` and shells that put it in the background do.
HEARD = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")


def pytest_configure() -> None:
    """The suite minds signals, however it was started."""
    for name in HEARD:
        number = getattr(signal, name, None)
        if number is None or signal.getsignal(number) is not signal.SIG_IGN:
            continue
        ours = signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL
        signal.signal(number, ours)


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Matches of tests are played by compiled rules, unless a test wants others."""
    for room in map(open_room, ids()):
        if not room.is_warm():
            compile_room(room)


@pytest.fixture(autouse=True)
def _told_by_fate(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes a fresh seed in a test takes the same in every run."""
    monkeypatch.setattr(seeds, "secrets", fate(lambda: request.node.nodeid))
