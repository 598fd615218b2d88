"""`bluffhouse train`: what is typed, what is written, and what is never lost."""

import os
from pathlib import Path

import pytest

from bluffhouse.bots.trained import read_pupil
from bluffhouse.core.one_thread import ONE_THREAD
from tests.cli.conftest import Run
from tests.cli.test_bad_input import refused

ROUND = ("--option", "mats=1", "--option", "halves=false", "--option", "dice=1", "--players", "3")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, threads in ONE_THREAD.items():  # the command says so for its own process
        monkeypatch.setenv(name, os.environ.get(name, threads))


def test_a_run_makes_a_bot_that_plays(run: Run, tmp_path: Path):
    said = run("train", "luegen", *ROUND, "--steps", "20_000", "--seed", "3", "--out", "mine.npz")
    assert said.code == 0, said.err
    assert "./mine.npz" in said.out
    assert "calculator" in said.out
    assert {path.name for path in tmp_path.iterdir()} >= {
        "mine.npz", "mine.jsonl", "mine.checkpoint",
    }  # fmt: skip
    origin = read_pupil("mine.npz").origin
    assert origin.seed == 3
    assert origin.command == (
        "bluffhouse train luegen --players 3 --option mats=1 --option halves=false --option dice=1 "
        "--steps 20000 --seed 3 --method mmd"
    )
    assert set(origin.score) == {
        f"share against {name}" for name in ("random", "thumb", "calculator")
    }
    played = run("simulate", "luegen", *ROUND, "--bots", "thumb,./mine.npz,thumb", "--games", "4")
    assert played.code == 0, played.err
    before = Path("mine.npz").read_bytes()
    again = ("train", "luegen", *ROUND, "--steps", "20_000", "--out", "mine.npz")
    refused(run(*again, "--seed", "3"), "mine.npz", "--resume")
    refused(run(*again, "--seed", "4", "--resume"), "seed = 3, not 4")
    refused(run("train", "luegen", "--out", "mine.npz", "--resume", "--steps", "9"), "not")
    refused(run("simulate", "luegen", "--players", "2", "--bots", "./mine.npz"), "players=3")
    Path("mine.checkpoint").write_bytes(b"nonsense")
    refused(run(*again, "--seed", "3", "--resume"), "mine.checkpoint", "damaged")
    assert Path("mine.npz").read_bytes() == before


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chess"], ["“chess”", "luegen"]),
        (["luegen", "--players", "21"], ["players", "2–20"]),
        (["luegen", "--players", "many"], ["--players", "“many”"]),
        (["luegen", "--option", "players=3"], ["--players"]),
        (["luegen", "--option", "colour=red"], ["colour", "mats"]),
        (["luegen", "--method", "magic"], ["“magic”", "mmd, ppo"]),
        (["luegen", "--hours", "0"], ["--hours", "“0”"]),
        (["luegen", "--minutes", "soon"], ["--minutes", "“soon”"]),
        (["luegen", "--steps", "-1"], ["steps", "“-1”"]),
        (["luegen", "--steps", "5", "--hours", "1"], ["--hours", "--minutes", "--steps"]),
        (["luegen", "--seed", "x"], ["--seed"]),
        (["luegen", "--out", "mine.bot"], [".npz", "mine.bot"]),
        (["luegen", "--out", "nowhere/mine.npz"], ["nowhere"]),
        (["luegen", "--out", "new.npz", "--resume"], ["nothing to go on with", "new.checkpoint"]),
    ],
)
def test_what_cannot_be(run: Run, args: list[str], words: list[str], tmp_path: Path):
    refused(run("train", *args), *words)
    assert not list(tmp_path.glob("*.npz"))
