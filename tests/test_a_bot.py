"""docs/a-bot.md, done from its first line to its last, by who has Bluffhouse installed."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[1] / "docs" / "a-bot.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"(?<=^```{language}\n).*?(?=^```)", PAGE, re.M | re.S)


def lines(command: str) -> list[str]:
    """The lines of the page that run one of our commands."""
    shown = [line for block in blocks("sh") for line in block.splitlines()]
    return [line for line in shown if line.startswith(f"bluffhouse {command}")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the page says to save, where it says."""
    folder = tmp_path_factory.mktemp("bot")
    (folder / "greedy.py").write_text(blocks("python")[0])
    (folder / "pyproject.toml").write_text(blocks("toml")[0])
    return folder


def run(line: str, folder: Path, path: str = "", said: str = "") -> str:
    words = [Path(sys.executable).with_name("bluffhouse"), *shlex.split(line)[1:]]
    environment = {**os.environ, "PYTHONPATH": path, "BLUFFHOUSE_LANG": "en"}
    environment["XDG_DATA_HOME"] = str(folder / "data")
    done = subprocess.run(
        words, cwd=folder, env=environment, input=said, capture_output=True, text=True, timeout=300,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_twenty_lines() -> None:
    assert len([line for line in blocks("python")[0].splitlines() if line.strip()]) <= 20


@pytest.mark.slow
@pytest.mark.parametrize("command", ["simulate", "lab"])
def test_every_command_runs(folder: Path, command: str) -> None:
    (line,) = lines(command)
    assert "forfeit" not in run(f"{line} --threads 1 --seed 1", folder)


@pytest.mark.slow
def test_it_plays_in_the_arena(folder: Path) -> None:
    report = run(f"{lines('arena')[0]} --workers 2 --seed 1", folder)
    assert "./greedy.py:Greedy" in report
    assert "Forfeits" not in report


def test_it_sits_at_a_table_and_looks_over_shoulders(folder: Path) -> None:
    against, beside = lines("play")
    saved = folder / "record.json"
    run(f"{against} --seed 1 --pace 0 --record {saved}", folder, said="4x2\nliar\nq\ny\n")
    record = json.loads(saved.read_text())
    assert record["level"] == f"calculator,{folder}/greedy.py:Greedy"
    assert {seat for seat, _ in record["moves"]} == {0, 1, 2}
    assert "greedy.py:Greedy would: " in run(f"{beside} --seed 1", folder, said="q\n")
    (line,) = lines("review")
    told = run(f"{line} --playouts 20", folder).split()
    assert "what ./greedy.py:Greedy would have done" in " ".join(told)


@pytest.mark.slow
def test_it_is_installed_and_has_a_name(folder: Path, tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--no-index", "--target", tmp_path, folder], check=True)
    installed = lines("arena")[1]
    report = run(f"{installed} --workers 1 --seed 1", tmp_path, path=str(tmp_path))
    assert "greedy/honest" in report
    assert "Forfeits" not in report


def test_the_operators_word_is_understood(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bluffhouse.server.config import load

    monkeypatch.chdir(folder)
    (tmp_path / "house.toml").write_text(blocks("toml")[1])
    config = load(tmp_path / "house.toml", {})
    assert config.bots == {"greedy": "./greedy.py:Greedy"}
    (allowed,) = [line.split("--allow-bot ")[1] for line in lines("serve")]
    assert load(None, {}, {"bots": [allowed]}).bots == config.bots
