"""Machine code is kept as long as it is of use, and never without end."""

import os
import time
from pathlib import Path

import pytest

from bluffhouse.core import kept_code
from bluffhouse.core.kept_code import DAY

MEGABYTE = 1_000_000


@pytest.fixture(autouse=True)
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept_code, "root", lambda: tmp_path)
    return tmp_path


def folder(root: Path, name: str, days: float) -> Path:
    """A megabyte of code that was used so many days ago."""
    made = root / name
    (made / "source").mkdir(parents=True)
    (made / "source" / "rules.nbc").write_bytes(bytes(MEGABYTE))
    used = time.time() - days * DAY
    os.utime(made, (used, used))
    return made


def test_what_was_used_longest_ago_goes_first(root: Path) -> None:
    folders = [folder(root, str(days), days) for days in (9, 2, 5, 3)]
    kept_code.forget_old(most=2 * MEGABYTE)
    assert [made.exists() for made in folders] == [False, True, False, True]
    assert kept_code.size(root) == 2 * MEGABYTE


def test_what_may_be_in_use_stays_whatever_it_takes(root: Path) -> None:
    folders = [folder(root, str(days), days) for days in (0, 0.5, 0.9, 1.1)]
    kept_code.forget_old(most=0)
    assert [made.exists() for made in folders] == [True, True, True, False]


def test_what_nobody_used_for_long_goes_even_if_there_is_room(root: Path) -> None:
    old, young = folder(root, "old", 91), folder(root, "young", 89)
    kept_code.forget_old()
    assert (old.exists(), young.exists()) == (False, True)


def test_other_files_are_left_alone(root: Path) -> None:
    note = root / "note.txt"
    note.write_text("mine")
    os.utime(note, (0, 0))
    kept_code.forget_old(most=0)
    assert note.exists()
