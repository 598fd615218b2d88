"""Decisions of bots as rows: they are true, the files are the same again, and others read them."""

import os
import signal
import threading
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import polars as pl
import pyarrow.dataset as ds
import pytest
import typer

import bluffhouse as bh
from bluffhouse.arena.crew import Alone
from bluffhouse.arena.dataset.files import DataSet
from bluffhouse.arena.dataset.settings import Settings
from bluffhouse.cli.dataset import dataset
from bluffhouse.core.errors import OptionError
from tests.bots import guests

SMALL = {"players": 2, "dice": 2, "mats": 1, "halves": False}


def made(folder: Path, **other: Any) -> DataSet:
    asked = {"bots": ["thumb", "calculator"], "matches": 6, "seed": 3, "text": "de", "part": 2}
    found = DataSet(folder, Settings.checked("luegen", SMALL, **{**asked, **other}))
    found.run(Alone())
    return found


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_rows_are_what_was_decided_as_pyarrow_and_polars_read_them(tmp_path: Path) -> None:
    made(tmp_path / "a.parquet")
    rows = ds.dataset(tmp_path / "a.parquet").to_table().to_pylist()
    frame = pl.read_parquet(tmp_path / "a.parquet" / "*.parquet").sort("match", "number")
    assert frame.height == len(rows) > 12
    assert frame["return"].sum() == pytest.approx(
        sum(row["return"] for row in rows), abs=1e-6
    )  # fmt: skip
    assert set(frame["bot"]) == {"thumb", "calculator"}
    assert set(frame["match"]) == set(range(6))
    game = bh.make("luegen", **SMALL)
    for row in rows:
        assert row["mask"][row["action"]]
        assert game.words[row["action"]] == row["move"]
        assert sum(row["mixture"]) == pytest.approx(1, abs=1e-5)
        assert row["mixture"][row["action"]] > 0
        assert f"`{row['move']}`: " in row["text"]
        assert "Dieser Tisch" in row["text"]
        assert row["information_state"].startswith(f"player {row['player']}\n")
        assert len(row["observation"]) == game.observation_size
        assert row["won"] == (row["return"] > 0)
        assert row["odds"] or row["number"] == 1
    for (_, number), match in frame.group_by(["match", "player"]):
        assert number in (0, 1)
        assert match["return"].n_unique() == 1


def test_a_match_can_be_followed_from_its_rows(tmp_path: Path) -> None:
    """What a row says its player saw is what he saw: replayed by the moves of the rows before."""
    found = made(tmp_path / "a.parquet", matches=1, text=None)
    rows = ds.dataset(found.folder).to_table().to_pylist()
    first = rows[0]["information_state"]
    assert all(row["text"] is None for row in rows)
    assert first.count("\n") == 1
    for before, after in zip(rows, rows[2:], strict=False):
        assert after["player"] == before["player"]
        assert after["information_state"].startswith(before["information_state"])
        assert np.count_nonzero(after["mask"]) > 0


def test_what_is_there_is_kept_and_the_rest_is_made_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "a.parquet"
    made(folder)
    whole = contents(folder)
    (folder / "part-00001.parquet").unlink()
    (folder / "part-00000.parquet").touch()
    stamp = (folder / "part-00000.parquet").stat().st_mtime_ns
    assert made(folder).missing == []
    assert contents(folder) == whole
    assert (folder / "part-00000.parquet").stat().st_mtime_ns == stamp
    card = msgspec.json.decode((folder / "_card.json").read_bytes())
    assert card["settings"]["seed"] == 3
    assert card["parts"] == 3
    assert "bluffhouse dataset luegen" in (folder / "_README.md").read_text("utf-8")


def test_other_settings_or_other_files_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "a.parquet"
    made(folder, matches=2)
    before = contents(folder)
    with pytest.raises(OptionError, match="seed"):
        made(folder, matches=2, seed=4)
    assert contents(folder) == before
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("words")
    for wrong in (tmp_path / "mine", tmp_path / "mine" / "thesis.txt", tmp_path / "no" / "such"):
        with pytest.raises(OptionError):
            made(wrong)
    with pytest.raises(OptionError, match="klingon"):
        made(tmp_path / "b", text="klingon")


def test_a_bot_that_fails_leaves_no_rows(tmp_path: Path) -> None:
    found = made(tmp_path / "a.parquet", bots=["thumb", f"{guests.__file__}:Cheat"], matches=2)
    card = msgspec.json.decode((found.folder / "_card.json").read_bytes())
    assert card["rows"] == 0
    assert [forfeit["matches"] for forfeit in card["forfeits"]] == [2]


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to itself")
def test_who_stops_it_hears_what_is_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "a.parquet"
    dataset("luegen", out=tmp_path / "b", matches="1", workers="1", lang="en")  # compiled
    timer = threading.Timer(1.0, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(typer.Exit) as ended:
        dataset("luegen", out=out, matches="1_000_000", option=["mats=1"], workers="1", lang="en")
    assert ended.value.exit_code == 130
    there = 64 * len([*out.glob("part-*.parquet")])
    assert f"{there} of 1,000,000 matches are there" in capsys.readouterr().err


@pytest.mark.parametrize("game", bh.games())
def test_the_command_for_every_game(game: str, tmp_path: Path) -> None:
    out = tmp_path / "a.parquet"
    dataset(game, out=out, bots="thumb", matches="1", seed="5", workers="1", lang="en")
    frame = pl.read_parquet(out / "*.parquet")
    assert frame.height > 3
    assert frame["number"].max() == frame.height
    assert set(frame["player"]) <= {0, 1}
    dataset(game, out=out, bots="thumb", matches="1", workers="1", lang="en")  # the seed is kept
