"""Whatever is typed: one line that says what is allowed, exit code 2, never a traceback."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run, Said

SEVEN_DICE = {
    "middle": 5,
    "mats": [0, 0, 0],
    "dice": [[1, 2, 3, 4, 5, 6, 6], [2, 2, 2, 5, 5, 1], [6, 6, 6, 6, 1, 1]],
    "turn": 0,
}


def refused(said: Said, *words: str) -> None:
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("bluffhouse: ")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    for word in words:
        assert word in said.err


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play", "chess"], ["“chess”", "lineit, luegen"]),
        (["rules", "chess"], ["“chess”", "lineit, luegen"]),
        (["fuzz", "chess"], ["“chess”", "lineit, luegen"]),
        (["simulate", "chess"], ["“chess”", "lineit, luegen"]),
        (["play", "chess", "--bots", "3"], ["“chess”"]),
        (["play", "luegen", "--bots", "20"], ["--bots", "1 to 19", "“20”"]),
        (["play", "lineit", "--bots", "5"], ["--bots", "1 to 4", "“5”"]),
        (["play", "--bots", "20"], ["--bots", "1 to 19"]),
        (["play", "luegen", "--bots", "\x1b[31m"], ["“[31m”"]),
        (["play", "luegen", "--option", "players=21"], ["players", "2–20"]),
        (["play", "luegen", "--bots", "0"], ["--bots", "1"]),
        (["play", "luegen", "--bots", "many"], ["no bot", "“many”"]),
        (["play", "luegen", "--option", "mats=99"], ["mats", "1–15"]),
        (["play", "luegen", "--option", "colour=red"], ["colour", "mats"]),
        (["play", "luegen", "--option", "mats"], ["NAME=VALUE"]),
        (["play", "luegen", "--option", "straight=maybe"], ["straight", "true, false"]),
        (["play", "lineit", "--option", "bet_rule=never"], ["at_least, exactly"]),
        (["play", "luegen", "--seed", "-3"], ["--seed", "-3"]),
        (["play", "luegen", "--seed", "x"], ["--seed"]),
        (["play", "luegen", "--level", "god"], ["“god”", "random, thumb"]),
        (["play", "luegen", "--seat", "4"], ["--seat", "0 to 3"]),
        (["play", "luegen", "--pace", "nan"], ["--pace", "60"]),
        (["play", "luegen", "--name", " "], ["--name"]),
        (["play", "luegen", "--lang", "xx"], ["xx", "en, de, bg"]),
        (["games", "--lang", "xx"], ["en, de, bg"]),
        (["games", "--frobnicate"], ["--frobnicate"]),
        (["frobnicate"], ["frobnicate"]),
        (["play", "luegen", "lineit"], ["lineit"]),
        (["verify"], ["record"]),
        (["verify", "nowhere.json"], ["nowhere.json"]),
        (["replay", "nowhere.json"], ["nowhere.json"]),
        (["play", "luegen", "--position", "nowhere.json"], ["nowhere.json"]),
        (["verify", "nowhere.json", "--commitment", "abc"], ["64"]),
    ],
)
def test_a_bad_command_line(run: Run, args: list[str], words: list[str]):
    refused(run(*args), *words)


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "must be"), ("de", "muss"), ("bg", "трябва")], ids=["en", "de", "bg"]
)
def test_it_is_said_in_the_language_asked_for(run: Run, lang: str, word: str):
    refused(run("play", "luegen", "--seed", "-3", "--lang", lang), word)
    refused(run("play", "luegen", "--bots", "20", f"--lang={lang}"), "19", word)


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b'{"game": "luegen", "opti', "JSON"),
        (b"", "JSON"),
        (b"\xff\xfe\x00{", "UTF-8"),
        (b"[1, 2]", "mapping"),
        (b"null", "mapping"),
        (b"[" * 100_000, "JSON"),
        (b"{}", "game"),
        (b'{"game": "chess", "options": {}, "seed": "i:1", "moves": []}', "luegen"),
        (b'{"game": "luegen", "options": {"players": 21}, "seed": "i:1", "moves": []}', "2\xe2"),
        (b'{"game": "luegen", "options": {"players": 3}, "seed": "?", "moves": []}', "i:<hex>"),
        (b'{"game": "luegen", "options": {"players": 3}, "seed": "i:1", "moves": 7}', "moves"),
    ],
)
def test_a_bad_file(run: Run, tmp_path: Path, command: str, content: bytes, word: str):
    path = tmp_path / "record.json"
    path.write_bytes(content)
    refused(run(command, path), word.encode("latin-1").decode("utf-8", "ignore"))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_folder(run: Run, tmp_path: Path, command: str):
    refused(run(command, tmp_path), "folder")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_with_an_illegal_move(run: Run, record: Callable[..., Path], command: str):
    path = record(moves=[[0, "1x7"]])
    refused(run(command, path), "Move 1", "1x7")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_position_with_seven_dice_in_a_record(
    run: Run, record: Callable[..., Path], command: str
):
    path = record(position=SEVEN_DICE, moves=[], options={"players": 3})
    refused(run(command, path), "dice[0]", "6", "7")


def test_a_position_with_seven_dice_to_play(run: Run, tmp_path: Path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(SEVEN_DICE))
    refused(run("play", "luegen", "--bots", "2", "--position", path), "dice[0]", "6", "7")


def test_a_seat_that_is_not_there(run: Run, record: Callable[..., Path]):
    refused(run("replay", record(), "--seat", "3"), "--seat", "0 to 2")


def test_names_in_a_record_are_not_trusted(run: Run, record: Callable[..., Path]):
    said = run("replay", record(names=["\x1b[31mEvil", 7, None]))
    assert said.code == 0
    assert "Player 0" in said.out
    said = run("replay", record(names=["\x1b[31mEvil", "B", "C"]))
    assert "\x1b" not in said.out
    said = run("replay", record(names=["\u0000", "x", "y"]))
    assert (said.code, said.err) == (0, "")
    assert "Player 0, Player 1, Player 2" in said.out


def test_a_file_that_cannot_be_read(run: Run, tmp_path: Path):
    path = tmp_path / "loop.json"
    path.symlink_to(path)
    refused(run("verify", path), "cannot be read")
