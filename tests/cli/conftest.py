"""The command line, run in this process, with a home of its own and nothing compiled beside it."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import bluffhouse.bots.warm
import bluffhouse.cli.app
from bluffhouse.bots import Bot
from bluffhouse.cli.sitting import plain
from bluffhouse.cli.table.line import MoveLine
from bluffhouse.core import kept_code
from tests.trials import own


class Said(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person's home. No compiler runs beside the tests; compiled rules stay where they are."""
    kept_code.root()
    for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES", "BLUFFHOUSE_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setattr(bluffhouse.bots.warm, "start", lambda game: None)
    # Keys that wait in the queue belong together; nobody has to wait for a clock.
    monkeypatch.setattr(MoveLine, "burst", 0.0)
    return tmp_path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*args: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = bluffhouse.cli.app.run([str(arg) for arg in args])
        return Said(code, *capsys.readouterr())

    return run


@pytest.fixture
def record(tmp_path: Path) -> Callable[..., Path]:
    """Writes the record of a whole match of bots, changed as wished."""

    def write(game: str = "luegen", **changes: Any) -> Path:
        match = plain(game, players=3, **own(game, "RECORDED", {})).new(11)
        bot = Bot("thumb", 1)
        while not match.over:
            player = match.actors[0]
            match.play(bot.choose(match, player), player)
        path = tmp_path / f"{game}-{len(changes)}.json"
        path.write_text(json.dumps({**match.record(), **changes}), "utf-8")
        return path

    return write
