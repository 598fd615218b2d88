"""Whatever is handed to solvers and policies by mistake is answered in a sentence that says what is
taken. Nothing is lost by it, and nothing is answered wrongly."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.bots import Bot
from bluffhouse.learn import Local, Policy, Solver
from tests.learn.rooms.house import kuhn_game

GAME = bh.make("luegen", players=2, dice=1, mats=1, halves=False, straight=False)
THUMB = Bot("thumb", seed=1)


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(GAME).run(2)


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("nowhere/found.npz", "there is no folder nowhere: make it first"),
        ("folder", "folder is a folder"),
        ("text/found.npz", "text is no folder"),
        ("", "names no file"),
        (None, "names no file"),
        (5, "names no file"),
        ("a\0b", "names no file"),
    ],
)
def test_where_nothing_can_be_kept(
    solver: Solver, path: Any, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("words")
    worth = solver.value()
    with pytest.raises((OSError, ValueError), match=told) as refused:
        solver.save(path)
    assert "\n" not in str(refused.value)
    assert sorted(kept.name for kept in tmp_path.iterdir()) == ["folder", "text"]
    assert (solver.iterations, solver.value()) == (2, worth)


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("absent.npz", "there is no file absent.npz"),
        ("folder", "folder is a folder"),
        (None, "names no file"),
        ("a\0b", "names no file"),
    ],
)
def test_where_nothing_is_kept(
    path: Any, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    with pytest.raises((OSError, ValueError), match=told):
        Solver(GAME).resume(path)


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (lambda: Solver(GAME, limit="much"), "limit is a whole number from 1, not 'much'"),
        (lambda: Solver(GAME, utility=3), "utility is a function of a result, not 3"),
        (lambda: Solver(GAME, opening="1x2"), "opening is a list of moves, not '1x2'"),
        (lambda: Solver("luegen"), "a game, as bluffhouse.make gives it, not 'luegen'"),
        (lambda: Policy.of("luegen", THUMB), "a game, as bluffhouse.make gives it, not 'luegen'"),
        (lambda: Policy.of(GAME, "thumb"), r"Bot\('thumb', seed=1\)"),
        (lambda: Policy.of(GAME, THUMB, samples=0), "samples is a whole number from 1, not 0"),
        (lambda: Policy.of(GAME, lambda view: {view["moves"][0]: "x"}), "numbers from 0"),
        (lambda: Policy.of(GAME, lambda view: {view["moves"][0]: None}), "numbers from 0"),
        (lambda: Policy.of(GAME, lambda seen, masks: "x"), "a row for each hand"),
        (lambda: Policy.of(GAME, lambda seen, masks: [[1], [1, 2]]), "a row for each hand"),
        (lambda: Policy.of(GAME, lambda: 1), "a function of a view, or of observations and masks"),
        (lambda: Policy.of(GAME, lambda a, b, c: 1), "a function of a view, or of observations"),
        (lambda: Local(GAME, THUMB, hands=0), "hands is a whole number from 1, not 0"),
        (lambda: Local(GAME, THUMB, moves="x"), "moves is a whole number from 1, not 'x'"),
        (lambda: Local(GAME, THUMB, samples=-1), "samples is a whole number from 1, not -1"),
        (lambda: Local(GAME, THUMB).play(0, seed=1), "deals is a whole number from 1, not 0"),
        (lambda: Local(GAME, THUMB).play("x", seed=1), "deals is a whole number from 1"),
    ],
)  # fmt: skip
def test_what_is_not_taken(made: Callable[[], object], told: str) -> None:
    with pytest.raises((ValueError, TypeError, bh.core.errors.Refused), match=told) as refused:
        made()
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("moves", "hand", "told"),
    [
        (["1x3"], 4, "a hand is like"),
        (["1x3"], None, "a hand is like"),
        (["1x3"], (9,), r"\(9,\) is not a hand of"),
        ("1x3", (4,), "moves are a list, not '1x3'"),
        (None, (4,), "moves are a list, not None"),
    ],
)
def test_what_a_policy_is_not_asked(solver: Solver, moves: Any, hand: Any, told: str) -> None:
    with pytest.raises((ValueError, TypeError), match=told):
        solver.policy(moves, hand)


def test_policies_of_two_games_do_not_meet(solver: Solver) -> None:
    """Their tables have other rows: what one does says nothing about the other's positions."""
    other = Policy.uniform(Solver(kuhn_game()).model)
    for first, second in ((solver.policy, other), (other, solver.policy)):
        with pytest.raises(ValueError, match="of another game"):
            first.value(second)
    with pytest.raises(TypeError, match="another policy, not 3"):
        solver.policy.value(3)
    again = Policy.uniform(Solver(GAME).model)  # the same game, made once more
    assert -1 < solver.policy.value(again) < 1


def test_numbers_of_numpy_are_numbers(solver: Solver) -> None:
    assert Solver(GAME, limit=np.int64(10**9)).run(np.int32(2)).value() == solver.value()
    local = Local(GAME, THUMB, hands=np.int8(2), moves=np.uint8(3), samples=np.int64(1))
    assert local.play(np.int64(2), seed=np.int64(1)) == Local(GAME, THUMB, hands=2, moves=3).play(
        2, seed=1
    )
    assert solver.policy(["1x3"], np.array([4])) == solver.policy(["1x3"], (4,))
