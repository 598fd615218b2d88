"""Every command says what it should."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import bluffhouse as bh
from bluffhouse.bots import warm
from bluffhouse.core.room import Room
from bluffhouse.core.words import words
from bluffhouse.games import open_room
from bluffhouse.server.requests import pages
from tests.cli.conftest import Run

GAMES = bh.games()


def test_version(run: Run):
    said = run("--version")
    assert (said.code, said.out) == (0, f"bluffhouse {bh.__version__}\n")


def test_help_names_the_commands(run: Run):
    said = run("--help")
    assert said.code == 0
    for command in ("play", "games", "rules", "replay", "verify", "doctor", "simulate"):
        assert command in said.out


def test_help_and_games_load_nothing_heavy():
    code = (
        "import sys; from bluffhouse.cli.app import run; run(['--help']); run(['games']);"
        "print([m for m in ('numba', 'pyarrow', 'textual') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout.decode().splitlines()[-1] == "[]"


@pytest.mark.parametrize("lang", ["en", "de", "bg"])
def test_games(run: Run, lang: str):
    said = run("games", "--lang", lang)
    assert said.code == 0
    assert all(game in said.out for game in GAMES)


def test_games_as_json(run: Run):
    listed = json.loads(run("games", "--json", "--lang", "de").out)
    assert [game["id"] for game in listed] == GAMES
    for game in listed:
        assert game["name"]
        assert game["options"][0]["name"] == "players"
        assert game["options"][0]["allowed"] == "–".join(map(str, game["players"]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de", "bg"])
def test_rules(run: Run, game: str, lang: str):
    said = run("rules", game, "--lang", lang)
    assert said.code == 0
    assert said.out.startswith("# ")
    assert said.out.count("\n## ") >= 5


@pytest.mark.parametrize(("limit", "cards"), [(1, "1 Karte auf"), (3, "3 Karten auf")])
def test_a_full_hand_in_german(limit: int, cards: str):
    said = words("de", "lineit").say("refuse-hand-full", limit=limit)
    assert f"Du darfst höchstens {cards} der Hand haben." in said


def test_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LANG", "bg_BG.UTF-8")
    assert "играчи" in run("games").out
    monkeypatch.setenv("BLUFFHOUSE_LANG", "de")
    assert "Personen" in run("games").out


def test_help_shows_flags_without_a_value(run: Run):
    for command in ([], ["play"], ["games"], ["doctor"]):
        said = run(*command, "--help")
        assert "--help" in said.out
        assert "bool" not in said.out.lower()


@pytest.mark.parametrize("lang", ["en", "de", "bg"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_speak_of_keys_and_not_of_a_mouse(run: Run, game: str, lang: str):
    page = run("rules", game, "--lang", lang).out
    assert not any(word in page for word in ("click", "klick", "щрак"))
    assert any(word in page for word in ("arrow keys", "Pfeiltasten", "стрелките"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de", "bg"])
def test_replay_in_lines(run: Run, record: Callable[..., Path], game: str, lang: str):
    path = record(game, names=["Ann", "Ben", "Cleo"])
    moves = len(json.loads(path.read_text())["moves"])
    said = run("replay", path, "--plain", "--seat", "1", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert "Cleo" in said.out
    assert said.out.count(f" {moves}\n") == moves + 1


def test_replay_as_a_spectator_shows_no_dice(run: Run, record: Callable[..., Path]):
    assert "Your dice" in run("replay", record(), "--seat", "0").out
    assert "Your dice" not in run("replay", record()).out


def test_doctor(run: Run):
    said = run("doctor", "--no-speed")
    assert said.code == 0
    for word in ("Python", "numba", "compiled", "terminal"):
        assert word in said.out


def test_doctor_does_not_wait_for_a_compiler(run: Run, monkeypatch: pytest.MonkeyPatch):
    """Who asks what is wrong with a new machine is told so, in seconds."""
    compiled: list[str] = []
    monkeypatch.setattr(warm, "compile_room", lambda room: compiled.append(room.id))
    there = ("lineit", "cityoflies")
    monkeypatch.setattr(Room, "is_warm", lambda room: room.id in there)
    said = run("doctor", "--lang", "en")
    assert (said.code, compiled) == (0, [])
    assert len(re.findall(r"doctor\s+--compile", said.out)) == len(bh.games()) - 2
    assert len(re.findall("`thinker`", said.out)) == 2  # where it need not wait either
    masters = [game for game in there if open_room(game).has_master]
    assert len(re.findall("`master`", said.out)) == len(masters) > 0
    run("doctor", "--compile", "--no-speed")
    assert compiled == [game for game in bh.games() if game not in there]


@pytest.mark.parametrize("there", [True, False])
def test_doctor_looks_for_the_pages(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
):
    if there:
        (tmp_path / pages.INDEX).touch()
    monkeypatch.setattr(pages, "folder", lambda: tmp_path)
    said = run("doctor", "--no-speed").out
    assert re.search(r"^  pages +built +$", said, re.M) if there else "`make web`" in said


def test_as_a_module_of_its_own():
    done = subprocess.run(
        [sys.executable, "-c", "import bluffhouse.cli; bluffhouse.cli.main()", "--version"],
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_compiling_beside_the_table():
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}  # the way, without the minutes
    command = [sys.executable, "-m", "bluffhouse.bots.warm", GAMES[0]]
    done = subprocess.run(command, capture_output=True, check=False, env=env)
    assert (done.returncode, done.stderr) == (0, b"")


def test_games_are_listed_without_opening_their_rooms():
    """So that the list comes at once: none of what takes long to import is."""
    code = (
        "import sys; from bluffhouse.cli.app import run; run(['games', '--lang', 'de']);"
        "print(*(m for m in ('numpy', 'numba', 'fluent', 'textual') if m in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True, timeout=60
    )
    assert "Lügen" in done.stdout
    assert done.stdout.splitlines()[-1] == ""


@pytest.mark.parametrize("lang", ["en", "de", "bg"])
def test_the_list_says_how_many_play(run: Run, lang: str):
    listed = run("games", "--lang", lang).out
    for game in bh.games():
        seats = open_room(game).seats()
        assert re.search(rf"^{game} .* {seats[0]}–{seats[-1]} ", listed, re.MULTILINE)
