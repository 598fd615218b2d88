"""Compiled and interpreted rules agree step by step, in one process and with Numba switched off."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import FunctionType, ModuleType

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.bots import warm
from bluffhouse.core import chance, loops, plan
from bluffhouse.core.press import press
from bluffhouse.games import open_room
from bluffhouse.games.luegen import ROOM


def test_with_numba_switched_off() -> None:
    """`NUMBA_DISABLE_JIT=1` gives the same match."""
    code = """
import json
import bluffhouse as bh
records = []
for game in bh.games():
    match = bh.make(game, players=3).new(seed=77)
    while not match.over and len(match.moves) < 60:
        player = match.actors[0]
        legal = match.legal(player)
        match.play(legal[len(match.moves) * 7 % len(legal)], player)
    records.append([match.record(), match.view(0)])
print(json.dumps(records))
"""
    said = []
    for switch in ("0", "1"):
        env = {**os.environ, "NUMBA_DISABLE_JIT": switch}
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", code],
            env=env,
            capture_output=True,
            check=True,
            text=True,
        )
        said.append(json.loads(done.stdout))
    assert said[0] == said[1]


def test_the_plan_gives_way_to_the_room() -> None:
    """The house's declarations are replaced by the room's functions; nothing else may be."""
    pressed = press([plan, chance, *ROOM.rules, loops], compiled=False)
    assert "LU-6" in (pressed.actors.__doc__ or "")
    assert pressed.lowest(0b1000) == 3
    other = ModuleType("other")
    exec("def roll(chance): return 6", vars(other))
    other.roll.__module__ = "other"
    with pytest.raises(NameError, match="'roll'"):
        press([plan, chance, other], compiled=False)
    constant = ModuleType("constant")
    vars(constant)["CHANCE"] = 12
    with pytest.raises(NameError, match="'CHANCE'"):
        press([plan, chance, constant], compiled=False)


def test_python_can_call_whatever_is_compiled() -> None:
    """Also what otherwise only compiled functions call, and so was compiled without a wrapper."""
    pressed = ROOM.compiled
    assert pressed.someone(0b1000, np.zeros(1, np.uint64)) == 3  # which calls `lowest`
    assert pressed.lowest(0b1000) == 3
    assert pressed.lowest is pressed.lowest
    assert not hasattr(pressed, "highest")


@pytest.mark.parametrize("game", bh.games())
def test_a_room_has_every_function_of_the_plan(game: str) -> None:
    functions = {name: f for name, f in vars(plan).items() if isinstance(f, FunctionType)}
    declared = {name for name, f in functions.items() if f.__module__ == plan.__name__}
    pressed = bh.make(game, players=2).room.interpreted
    own = {
        name
        for name in declared
        if getattr(pressed, name).__wrapped__.__module__.startswith("bluffhouse.games.")
    }
    # The plan has one that does.
    usual = {"believe", "ponder", "rest", "rest_well", "sample", "weigh_well"}
    assert declared - usual - own in (set(), {"refusal"}, {"allowed"})  # from one the other follows


def test_machine_code_is_kept_and_found(tmp_path: Path) -> None:
    """A machine that compiled a game once is warm, wherever the same source lies and however new
    its files are; another cache is not."""
    code = "from bluffhouse.games import open_room; print(open_room('luegen').is_warm())"
    warm.compile_room(open_room("luegen"))
    package = Path(bh.__file__).parent
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(
        package, tmp_path / "src" / "bluffhouse", ignore=ignored, copy_function=shutil.copyfile
    )
    elsewhere = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    cold = {**os.environ, "BLUFFHOUSE_CACHE": str(tmp_path)}
    said = [
        subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, check=True, text=True
        ).stdout.strip()
        for env in (os.environ, elsewhere, cold)
    ]
    assert said == ["True", "True", "False"]
