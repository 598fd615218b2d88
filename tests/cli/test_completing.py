"""What the shell completes, asked as a shell asks."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bluffhouse.games import ids

MAIN = "import bluffhouse.cli; bluffhouse.cli.main()"


def completed(home: Path, *words: str) -> list[str]:
    """What bash is offered for the last word."""
    asked = {
        "_BLUFFHOUSE_COMPLETE": "complete_bash",
        "COMP_WORDS": " ".join(["bluffhouse", *words]),
        "COMP_CWORD": str(len(words)),
        "XDG_DATA_HOME": str(home),
    }
    done = subprocess.run(
        [sys.executable, "-c", MAIN],
        env={**os.environ, **asked}, cwd=home, capture_output=True, encoding="utf-8", check=False,
        timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["play", "lue"], ["luegen", "luegenkniffel"]),
        (["rules", "--lang", "b"], ["bg"]),
        (["play", "luegen", "--level", "th"], ["thumb", "thinker"]),
        (["play", "luegen", "--level", "thumb/h"], ["thumb/honest"]),
        (["play", "liezie", "-o", "dr"], ["draft="]),
        (["play", "liezie", "-o", "draft="], ["draft=free", "draft=turns"]),
        (["play", "luegen", "-o", "qu"], ["quick"]),
        (["play", "luegen", "-o", "nonsense"], []),
        (["play", "nonsense", "-o", "w"], []),
    ],
)
def test_words(tmp_path: Path, words: list[str], offered: list[str]):
    assert completed(tmp_path, *words) == offered


def test_every_game(tmp_path: Path):
    assert completed(tmp_path, "simulate", "") == ids()


def test_records(tmp_path: Path):
    folder = tmp_path / "bluffhouse" / "records"
    folder.mkdir(parents=True)
    (folder / "luegen-1.json").write_text(json.dumps({}))
    (tmp_path / "here.json").write_text("{}")
    (tmp_path / "note.txt").write_text("")
    assert completed(tmp_path, "replay", "he") == ["here.json"]
    assert f"{folder}/luegen-1.json" in completed(tmp_path, "replay", "")
    assert completed(tmp_path, "review", "no") == []
