"""The fuzzer plays every game through, and finds what is planted."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.arena.fuzz import Fuzzer
from bluffhouse.cli.app import run
from bluffhouse.core.room import Room
from bluffhouse.games import open_room


@pytest.mark.parametrize("game", bh.games())
def test_nothing_breaks(game: str) -> None:
    fuzzer = Fuzzer(open_room(game), seed=3)
    for _ in range(4):
        finding = fuzzer.play()
        assert finding is None, finding
    assert fuzzer.matches == 4
    assert fuzzer.refused == fuzzer.moves > 50


def planted(**parts: Any) -> Room:
    return dataclasses.replace(open_room("luegen"), **parts)


def test_a_leak_is_found() -> None:
    def leaky(game: Any, s: Any, player: int | None) -> dict[str, Any]:
        return {**open_room("luegen").private(game, s, player), "peep": s.dice[0]}

    fuzzer = Fuzzer(planted(private=leaky), seed=1)
    finding = next(found for _ in range(20) if (found := fuzzer.play()))
    assert "can tell an imagined world" in finding.problem


def test_a_wrong_error_is_found_and_can_be_replayed() -> None:
    def clumsy(*_: Any) -> Any:
        raise KeyError("oops")

    finding = Fuzzer(planted(why_not=clumsy), seed=1).play()
    assert finding is not None
    assert "KeyError" in finding.problem
    saved = json.loads(finding.to_json())
    assert bh.replay(saved).record()["moves"] == saved["moves"]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["fuzz", "lineit", "--minutes", "0.01", "--seed", "1", "--out", str(tmp_path)]
    assert run(args) == 0
    assert "Nothing broke" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["fuzz", "poker"], "Choose one of"),
        (["fuzz", "luegen", "--minutes", "x"], "--minutes"),
        (["fuzz", "luegen", "--minutes", "-1"], "--minutes"),
        (["fuzz", "luegen", "--seed", "-1"], "seed"),
        (["fuzz", "luegen", "--out", "/no/such/folder"], "/no/such/folder"),
    ],
)
def test_bad_input(args: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*args, "--lang", "en"]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1
