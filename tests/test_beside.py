"""A machine that never compiled a game plays it at once."""

import os
import pickle
import subprocess
import sys
import warnings
from pathlib import Path

import msgspec
import pytest

import bluffhouse as bh
from bluffhouse.beside import Beside
from bluffhouse.bots import Bot, warm
from bluffhouse.conform.tables import random_play
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.room import Room
from bluffhouse.games import open_room

FIRST = """
import json, random, warnings
import bluffhouse as bh

told = []
warnings.showwarning = lambda said, kind, file, *_: told.append([kind.__name__, file, str(said)])
played = {}
for id in bh.games():
    game = bh.make(id, players=2)
    match = game.new(7)
    luck = random.Random(0)
    views = []
    while not match.over:
        player = luck.choice(match.actors)
        views.append(match.view(player))
        match.play(luck.choice(match.legal(player)), player)
    game.new(8)
    assert match.game == game and not match.game.rules.compiled
    played[id] = {"record": match.record(), "views": views}
print(json.dumps([told, played]))
"""


@pytest.fixture(params=bh.games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Promised:
    """A compiler that is done when the test says so."""

    def __init__(self) -> None:
        self.done = False

    def ready(self) -> bool:
        return self.done

    def tell_waits(self) -> None:
        pass


def views_of(match: Match) -> list[dict[str, object]]:
    return [match.view(player) for player, _ in random_play(match)]


def test_the_first_match_of_a_new_machine_is_played_at_once(tmp_path: Path) -> None:
    """By interpreted rules, move for move the match of compiled ones; and its player is told."""
    done = subprocess.run(
        [sys.executable, "-c", FIRST], env=os.environ | {"BLUFFHOUSE_CACHE": str(tmp_path)},
        check=True, capture_output=True,
    )  # fmt: skip
    told, played = msgspec.json.decode(done.stdout)
    assert done.stderr == b""
    for game, (kind, file, said) in zip(bh.games(), told, strict=True):
        assert (kind, file) == ("NotCompiled", "<string>")
        assert said.startswith(f"{game} ")
        assert "bluffhouse doctor" in said
        match = bh.make(game, players=2).new(7)
        assert match.game.rules.compiled
        assert views_of(match) == played[game]["views"]
        assert match.record() == played[game]["record"]


def test_a_game_goes_over_to_compiled_rules(game: str) -> None:
    """Matches go on by the rules that they began with; all that begins later has the new ones."""
    compiler = Promised()
    table = Game(open_room(game), {"players": 3}, compiler=compiler)
    begun, twin = table.new(5), bh.make(game, players=3).new(5)
    assert not begun.game.rules.compiled
    assert begun == twin
    assert not begun.imagine(0, 1).game.rules.compiled
    for _ in random_play(begun):
        if begun.played == 4:
            break
    compiler.done = True
    assert table.rules.compiled
    assert table.new(5).game is table
    assert begun.imagine(0, 1).game is table
    assert begun.rewound().game is table
    player = begun.actors[0]
    assert begun.imagine(player, 3).view(player) == begun.view(player)
    for _ in random_play(begun):
        pass
    assert not begun.game.rules.compiled
    assert bh.replay(begun.record()).view(None) == begun.view(None)


def test_what_stands_in_for_a_game_is_that_game(game: str) -> None:
    table = Game(open_room(game), {"players": 2}, compiler=Beside(open_room(game)))
    made = bh.make(game, players=2)
    assert pickle.loads(pickle.dumps(made)).unsettled
    slow = Game(open_room(game), {"players": 2}, compiler=Promised()).new(3)
    assert {slow.game} == {table}
    assert slow.copy() == slow == table.new(3)
    assert table.walk(1, start=slow).ids == table.walk(1, start=table.new(3)).ids
    assert slow.game.batch(3, seed=1).states.dtype == table.room.state
    assert slow.game.batch(3, seed=1).game.rules.compiled


def test_who_searches_or_reckons_waits_for_compiled_rules(game: str) -> None:
    """So that the same seed decides the same on every machine."""
    slow = Game(open_room(game), {"players": 2}, compiler=Promised()).new(3)
    quick = bh.make(game, players=2).new(3)
    player = quick.actors[0]
    assert bh.odds(slow, player) == bh.odds(quick, player)
    decided = [Bot("thinker", 1).decide(match, player) for match in (slow, quick)]
    assert decided[0] == decided[1]


def started(script: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE)


@pytest.mark.parametrize("code", [0, 1])
def test_the_compiler_is_started_once(code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """And when it has ended, well or not, matches wait no longer for it."""
    compilers = [started(f"import sys; sys.stdin.read(); sys.exit({code})")]
    monkeypatch.setattr(warm, "start", lambda game: compilers[-1])
    monkeypatch.setattr(Room, "is_warm", lambda room: False)
    compiler = Beside(open_room(bh.games()[0]))
    with pytest.warns(bh.NotCompiled):
        assert not compiler.ready()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert not compiler.ready()
        compilers[0].communicate()
        assert compiler.ready()


def test_where_no_process_can_be_started_rules_are_compiled_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def none(game: str) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(warm, "start", none)
    monkeypatch.setattr(Room, "is_warm", lambda room: False)
    assert Beside(open_room(bh.games()[0])).ready()


WAITED = """
import warnings
import numpy as np
import bluffhouse as bh

game = bh.make(bh.games()[-1], players=2)
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    game.rules.below(np.ones(1, np.uint64), 6)  # the least that is compiled
    game.rules.mix(np.uint64(1))
print(*((each.category.__name__, each.filename) for each in told))
"""


def test_who_waits_for_the_compiler_is_told(tmp_path: Path) -> None:
    """Once a game, and not if machine code is there."""
    env = os.environ | {"BLUFFHOUSE_CACHE": str(tmp_path)}
    for said in ("('NotCompiled', '<string>')", ""):
        done = subprocess.run(
            [sys.executable, "-c", WAITED], env=env, check=True, capture_output=True, text=True
        )
        assert (done.stdout.strip(), done.stderr) == (said, "")
