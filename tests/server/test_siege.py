"""The siege finds what is broken, and finds nothing at a server as it is."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bluffhouse.cli.app import build
from bluffhouse.core.words import LANGUAGES, words
from bluffhouse.server.live import renames
from bluffhouse.server.siege import frames
from bluffhouse.server.siege.attack import Broken
from bluffhouse.server.siege.field import Field
from bluffhouse.server.siege.siege import ATTACKS, besiege
from tests.server.guests import MUCH, served

BY_NAME = {attack.name: attack for attack in ATTACKS}
QUICK = [attack for attack in ATTACKS if not attack.slow]
SHARED = ("guess-by-request", "silent-crowd", "many-tables", "ghosts", "seat-walk")


async def test_a_server_holds(tmp_path: Path) -> None:
    verdicts = [verdict async for verdict in besiege(QUICK, workers=1)]
    assert [verdict for verdict in verdicts if not verdict.held] == []
    assert len(verdicts) == len(QUICK)


async def test_a_server_of_two_processes_holds(tmp_path: Path) -> None:
    some = [BY_NAME[name] for name in SHARED]
    verdicts = [verdict async for verdict in besiege(some, workers=2)]
    assert [verdict for verdict in verdicts if not verdict.held] == []


@pytest.mark.parametrize(
    ("name", "limits"),
    [
        ("ping-flood", {"messages": MUCH}),
        ("idle-talk", {"messages": MUCH}),
        ("guess-by-request", {"misses": MUCH}),
        ("guess-by-socket", {"misses": MUCH}),
        ("no-oracle", {"misses": MUCH}),
        ("renames", {"commands": MUCH}),
        ("switches", {"commands": MUCH}),
        ("many-tables", {"new_tables": MUCH}),
    ],
)
async def test_a_limit_that_is_missing_is_noticed(
    name: str, limits: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(renames, "PAUSE", 0)  # of the server, else it would be a limit as well
    monkeypatch.setattr(frames, "SILENCE", 0.5)
    given = {"commands": 60, "requests": MUCH, **limits}
    async with served(tmp_path, **given) as url:
        with pytest.raises(Broken):
            await BY_NAME[name].tried(Field(int(url.rpartition(":")[2])))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_attack_has_its_promise(lang: str) -> None:
    for name in BY_NAME:
        assert words(lang).say(f"siege-{name}") != f"siege-{name}"


def test_an_attack_that_is_none_is_refused() -> None:
    told = CliRunner().invoke(build(), ["siege", "--only", "boiling-oil"])
    assert told.exit_code != 0
    assert "ping-flood" in str(told.exception)
