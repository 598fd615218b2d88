"""What a record proves, and what it does not."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import bluffhouse as bh
from bluffhouse.cli.sitting import plain
from tests.cli.conftest import Run

POSITION = {
    "middle": 3,
    "mats": [0, 2, 0],
    "dice": [[1, 2, 3, 4, 5, 6], [2, 2, 2, 5, 5, 1], [6, 6, 6, 6, 1, 1]],
    "turn": 1,
    "bid": "6x5",
    "bidder": 0,
}

Record = Callable[..., Path]


def commitment_of(path: Path) -> str:
    commitment: str = json.loads(path.read_text())["commitment"]
    return commitment


@pytest.mark.parametrize("game", bh.games())
def test_a_record_alone_proves_only_that_it_fits_itself(run: Run, record: Record, game: str):
    said = run("verify", record(game))
    assert (said.code, said.err) == (0, "")
    assert "replays" in said.out
    assert "stored in the record; compare it" in said.out
    assert "kept" not in said.out


@pytest.mark.parametrize(
    ("lang", "words"), [("de", "vergleiche es mit dem"), ("bg", "сравни го с печата")]
)
def test_so_it_is_said_in_every_language(run: Run, record: Record, lang: str, words: str):
    assert words in run("verify", record(), "--lang", lang).out


def test_the_published_commitment(run: Run, record: Record):
    path = record()
    said = run("verify", path, "--commitment", commitment_of(path).upper())
    assert said.code == 0
    assert "kept" in said.out
    assert "ANOTHER" not in said.out


def test_another_commitment_was_published(run: Run, record: Record):
    said = run("verify", record(), "--commitment", "0" * 64)
    assert said.code == 1
    assert "BROKEN" in said.out
    assert "ANOTHER" in said.out  # the record was made to fit itself


def test_the_stored_commitment_is_not_that_of_the_seed(run: Run, record: Record):
    path = record(commitment="f" * 64)
    said = run("verify", path)
    assert (said.code, said.err) == (1, "")
    assert "does NOT fit" in said.out


def test_the_stored_commitment_contradicts_the_published_one(run: Run, record: Record):
    published = commitment_of(record())
    said = run("verify", record(commitment="f" * 64), "--commitment", published)
    assert said.code == 1
    assert "kept" in said.out
    assert f"ANOTHER one: {'f' * 64}" in said.out


def test_no_commitment_is_known(run: Run, record: Record):
    path = record(commitment=None)
    said = run("verify", path)
    assert said.code == 0
    assert "--commitment" in said.out
    published = commitment_of(record())
    assert run("verify", path, "--commitment", published).code == 0


def test_what_stands_in_a_record_is_not_trusted(run: Run, record: Record):
    said = run("verify", record(commitment="\x1b[31m" + "f" * 1000))
    assert said.code == 1
    assert "\x1b" not in said.out
    assert "f" * 100 not in said.out


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "set by hand"), ("de", "von Hand aufgestellt"), ("bg", "наредено на ръка")],
)
def test_a_beginning_set_by_hand(run: Run, tmp_path: Path, lang: str, words: str):
    match = plain("luegen", players=3).position(POSITION)
    (tmp_path / "r.json").write_text(json.dumps(match.record()))
    said = run("verify", tmp_path / "r.json", "--lang", lang)
    assert said.code == 0
    assert words in said.out


def test_dealt_matches_say_nothing_of_a_beginning(run: Run, record: Record):
    assert "by hand" not in run("verify", record()).out


@pytest.mark.parametrize(("moves", "words"), [(0, "0 moves;"), (1, "1 move;"), (2, "2 moves;")])
def test_moves_are_counted_in_words(run: Run, record: Record, moves: int, words: str):
    path = record()
    data = json.loads(path.read_text())
    path.write_text(json.dumps({**data, "moves": data["moves"][:moves]}))
    assert words in run("verify", path).out
