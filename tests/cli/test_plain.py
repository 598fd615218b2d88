"""A table in lines: whole matches through stdin, and clean ends."""

import errno
import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import bluffhouse as bh
import bluffhouse.cli.app
from bluffhouse.cli import files
from bluffhouse.cli.sitting import Sitting, Wishes, plain
from bluffhouse.core.record import replay_in
from tests.cli.conftest import Run
from tests.trials import own

EXAMPLES = ("lineit", "luegen")
NONE: dict[str, object] = {}

#: Their numbers at the door.
LINEIT, LUEGEN = (bh.games().index(game) + 1 for game in EXAMPLES)


def short(game: str) -> list[str]:
    """What is said to a command for a match that is soon over."""
    options = own(game, "SHORT", NONE).items()
    return [part for name, value in options for part in ("--option", f"{name}={value}".lower())]


def a_match(game: str, seed: int) -> list[str]:
    """What a person has to type to get through a match: always the first calm move."""
    sitting = Sitting(Wishes(game=game, bots=1, seed=seed, options=own(game, "SHORT", {})))
    typed = []
    while not sitting.match.over:
        if sitting.my_turn:
            moves = sitting.view()["moves"]
            typed.append("liar" if "liar" in moves else moves[0])
            sitting.play(typed[-1])
        else:
            sitting.bot_moves()
    return typed


def test_odds_are_shown_if_wished_for(run: Run):
    """The helper speaks before the person has to move, and not unasked."""
    args = ["--bots", "1", "--seed", "7", "--seat", "0"]
    with_odds = run("play", "luegen", *args, "--odds", typed="q")
    without = run("play", "luegen", *args, typed="q")
    assert (with_odds.code, with_odds.err) == (0, "")
    told = set(with_odds.out.splitlines()) - set(without.out.splitlines())
    assert any("could bid" in line and "%" in line for line in told)
    assert "could bid" not in without.out


def test_a_bot_of_ones_own_advises(run: Run, tmp_path: Path):
    """Beside the odds; what fails in it is told, and one plays on."""
    (tmp_path / "two.py").write_text(
        "from bluffhouse.bots import Decision\n"
        "class Last:\n    def act(self, seat, legal, rng): return Decision(legal[-1])\n"
        "class Shy:\n    def act(self, seat, legal, rng): 1 / 0\n"
    )
    args = ("--plain", "--bots", "1", "--seed", "3", "--pace", "0")
    first = bh.games()[0]
    told = run("play", first, *args, "--adviser", f"{tmp_path}/two.py:Last", typed="q")
    assert f"{tmp_path}/two.py:Last would: " in told.out
    assert "(100%)" in told.out
    told = run("play", first, *args, "--adviser", f"{tmp_path}/two.py:Shy", typed="q")
    assert (told.code, told.err) == (0, "")
    assert "ZeroDivisionError" in told.out
    assert run("play", first, *args, "--adviser", "nobody").code == 2


def test_odds_call_people_by_their_names(run: Run):
    args = ["--bots", "1", "--seed", "7", "--seat", "0"]
    said = run("play", "cityoflies", *args, "--odds", typed="q")
    assert (said.code, said.err) == (0, "")
    assert re.search(r"^\W*[^\W\d]+ holds a block: \d+%", said.out, re.MULTILINE), said.out


@pytest.mark.parametrize("game", EXAMPLES)
@pytest.mark.parametrize("lang", ["en", "de", "bg"])
def test_a_whole_match(run: Run, home: Path, game: str, lang: str):
    typed = "\n".join(["?", "m", "nonsense", *a_match(game, 7), ""])
    args = ["--bots", "1", "--seed", "7", "--lang", lang, "--record", home / "r.json"]
    said = run("play", game, *args, *short(game), typed=typed)
    assert (said.code, said.err) == (0, "")
    assert "i:7" in said.out
    assert str(home / "r.json") in said.out
    match = replay_in(plain, json.loads((home / "r.json").read_text("utf-8")))
    assert match.over
    assert run("verify", home / "r.json").code == 0


def test_refusals_are_said_in_the_language_of_the_table(run: Run):
    said = run("play", "luegen", "--seed", "7", "--lang", "de", typed="99x9\n")
    assert "Augenzahlen gehen von 1 bis 6" in said.out


def test_moves_are_listed_as_they_are_typed_and_called(run: Run):
    said = run("play", "luegen", "--bots", "1", "--lang", "de", typed="m\n")
    assert "\n12x6 — Bieten: 12 Sechsen\n" in said.out


def test_a_rematch_goes_on_to_the_next_seed(run: Run, home: Path):
    typed = "\n".join([*a_match("luegen", 7), "n", ""])
    said = run("play", "luegen", "--bots", "1", "--seed", "7", *short("luegen"), typed=typed)
    saved = sorted((home / "bluffhouse" / "records").glob("*.json"))
    assert said.out.count("saved") == len(saved) == 2
    seeds = {json.loads(path.read_text())["seed"] for path in saved}
    assert seeds == {"i:7", "i:8"}


@pytest.mark.parametrize("typed", ["", "q\n"])
def test_leaving_saves_the_match(run: Run, home: Path, typed: str):
    said = run("play", "luegen", "--bots", "2", typed=typed)
    assert (said.code, said.err) == (0, "")
    (saved,) = (home / "bluffhouse" / "records").glob("luegen-*.json")
    assert str(saved) in said.out
    replay_in(plain, json.loads(saved.read_text("utf-8")))


def test_the_door_in_lines(run: Run):
    said = run(typed=f"99\n{LUEGEN}\n3\n?\n")
    assert said.code == 0
    assert f"{LUEGEN}. Lügen" in said.out
    assert f"from 1 to {len(bh.games())}" in said.out
    assert "saved" in said.out
    assert run("play", typed="").code == 0


@pytest.mark.parametrize("digits", ["9" * 5000, "٣" * 5000])
def test_no_number_is_too_long(run: Run, digits: str):
    said = run(typed=f"{digits}\n{LUEGEN}\n{digits}\n3\nq\n")
    assert (said.code, said.err) == (0, "")
    assert said.out.count("please") == 2
    assert "saved" in said.out


def test_the_door_asks_for_bots_that_there_is_room_for(run: Run):
    asked = run("play", "--bots", "11", typed=f"{LINEIT}\n2\nq\n").out
    assert "How many bots? (1–4)" in asked
    assert "How many bots?" not in run("play", "--bots", "11", typed=f"{LUEGEN}\nq\n").out


def test_what_cannot_be_saved_is_printed(run: Run, home: Path):
    (home / "file").write_text("in the way")
    said = run("play", "luegen", "--seed", "7", "--record", home / "file" / "r.json")
    assert said.code == 1
    assert "could not be saved" in said.err
    printed = said.out[said.out.index("{") :]
    assert json.loads(printed)["seed"] == "i:7"


def test_no_file_is_overwritten(tmp_path: Path):
    record = plain("luegen", players=2).new(1).record()
    first, second = (files.save(record, tmp_path / "r.json") for _ in range(2))
    assert (first.name, second.name) == ("r.json", "r-2.json")
    assert json.loads(first.read_text()) == json.loads(second.read_text()) == record
    assert files.save(record, tmp_path).name.startswith("luegen-")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="devices")
def test_a_device_has_no_siblings(run: Run):
    said = run("play", "luegen", "--record", "/dev/null")
    assert said.code == 0
    assert said.out.endswith("saved: /dev/null\n")
    said = run("play", "luegen", "--seed", "7", "--record", "/dev/full")
    assert said.code == 1
    assert "could not be saved" in said.err
    assert '"seed": "i:7"' in said.out


def test_a_position_is_played_from(run: Run, tmp_path: Path):
    position = {
        "middle": 3,
        "mats": [0, 2, 0],
        "dice": [[1, 2, 3, 4, 5, 6], [2, 2, 2, 5, 5, 1], [6, 6, 6, 6, 1, 1]],
        "turn": 0,
        "bid": "6x5",
        "bidder": 2,
    }
    (tmp_path / "p.json").write_text(json.dumps(position))
    said = run("play", "luegen", "--bots", "2", "--position", tmp_path / "p.json", typed="q\n")
    assert "Your dice: 1 2 3 4 5 6." in said.out
    assert "6x5" in said.out


def test_the_person_is_never_called_root(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    assert "Gast" in run("play", "luegen", "--lang", "de").out
    monkeypatch.setattr("getpass.getuser", lambda: "ivana")
    assert "Ivana" in run("play", "luegen").out
    assert "Lady A" in run("play", "luegen", "--name", "  Lady   A\n").out


def table_process(home: Path) -> "subprocess.Popen[bytes]":
    """A plain table in a process of its own, that waits for a move."""
    env = {**os.environ, "HOME": str(home), "NUMBA_DISABLE_JIT": "1", "LANG": "en_GB.UTF-8"}
    process = subprocess.Popen(
        [sys.executable, "-c", "import bluffhouse.cli; bluffhouse.cli.main()", "play", "luegen"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=env,
    )
    assert process.stdout
    while b"Your dice" not in process.stdout.readline():
        assert process.poll() is None
    return process


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize(("name", "code"), [("SIGINT", 0), ("SIGTERM", 143), ("SIGHUP", 129)])
def test_a_signal_saves_the_match(tmp_path: Path, name: str, code: int):
    process = table_process(tmp_path)
    process.send_signal(getattr(signal, name))
    out, err = process.communicate(timeout=60)
    assert process.returncode == code
    assert b"saved" in out
    assert err == b""
    (saved,) = (tmp_path / "bluffhouse" / "records").glob("luegen-*.json")
    replay_in(plain, json.loads(saved.read_text("utf-8")))


def test_a_closed_output_saves_the_match(tmp_path: Path):
    process = table_process(tmp_path)
    assert process.stdout
    assert process.stdin
    assert process.stderr
    process.stdout.close()
    process.stdin.write(b"1x2\n")
    process.stdin.close()
    assert process.wait(timeout=60) == 0
    assert process.stderr.read() == b""
    process.stderr.close()
    (saved,) = (tmp_path / "bluffhouse" / "records").glob("luegen-*.json")
    replay_in(plain, json.loads(saved.read_text("utf-8")))


def test_a_full_output_saves_the_match(home: Path, monkeypatch: pytest.MonkeyPatch):
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.setattr("sys.stdout", Full())
    assert bluffhouse.cli.app.run(["play", "luegen"]) == 2
    assert list((home / "bluffhouse" / "records").glob("luegen-*.json"))
