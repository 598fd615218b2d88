"""The arena's and the lab's reports and commands: said in every language, refused in one line."""

import io
import os
import signal
import threading
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest
import typer
from rich.console import Console

from bluffhouse.arena.contest.html import html_report
from bluffhouse.arena.contest.report import Circle, ContestReport
from bluffhouse.arena.contest.text import text_report
from bluffhouse.cli.app import run
from bluffhouse.cli.arena import arena
from bluffhouse.core.errors import Refused
from bluffhouse.core.words import LANGUAGES
from tests.arena.contests import GAME, played, settings

languages = pytest.mark.parametrize("lang", LANGUAGES)
SHORT = ["mats=1", "halves=false", "dice=1"]


@pytest.fixture(scope="module")
def found() -> ContestReport:
    """A contest with all that can be said: tables of every kind, early stops, a circle."""
    bots = ["random", "thumb", "calculator"]
    result = played(settings(bots=bots, players=[2, 3], games=20_000, sprt=(0.5, 0.55)))
    result.cycles = [Circle(2, ["thumb", "random", "calculator"])]
    result.complete = False
    return result


def text_of(found: ContestReport, lang: str, width: int) -> str:
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(text_report(found, lang, width))
    return console.export_text()


@languages
@pytest.mark.parametrize("width", [80, 120])
def test_the_text_tells_everything(found: ContestReport, lang: str, width: int):
    text = text_of(found, lang, width)
    assert max(map(len, text.splitlines())) <= width
    flat = " ".join(text.split())
    assert "thumb > random > calculator > thumb" in flat
    for bot in found.bots:
        assert bot in flat
    assert "▲" in flat
    assert "▼" in flat


@languages
def test_the_page_stands_alone_and_is_sound(found: ContestReport, lang: str):
    page = html_report(found, lang)
    tree = ET.fromstring(page.partition("\n")[2])
    assert tree.get("lang") == lang
    assert "<script" not in page
    assert "http://" not in page.replace("http://www.w3.org/", "")
    charts = [node for node in tree.iter() if node.tag.endswith("svg")]
    assert len(charts) == 1 + len(found.players)
    spans = [node for node in tree.iter() if node.get("class", "").startswith("span")]
    mixed = sum(len(t.shares) for t in found.tables if t.kind == "mixed")
    asked_about = sum(t.kind != "mixed" for t in found.tables)
    assert len([s for s in spans if s.tag.endswith("g")]) == len(found.bots) + mixed + asked_about
    assert "--sprt 0.5,0.55" in page


def test_an_early_stop_says_why(found: ContestReport):
    flat = " ".join(text_of(found, "en", 100).split())
    assert "thumb against random: stopped after" in flat
    assert "because the share is not 50.0% or less" in flat
    assert "random among 2 × thumb: stopped after" in flat
    assert "because the share is not 36.7% or more" in flat


def test_the_command_continues_with_the_seed_of_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    results, json, html = (tmp_path / name for name in ("r", "a.json", "a.html"))
    for _ in range(2):
        arena(
            GAME, bots="random, thumb", games="2_00", option=SHORT, workers="1",
            resume=results, json=json, html=html, lang="de",
        )  # fmt: skip
    out = capsys.readouterr()
    first, second = out.out.split("Bots in der Arena")[1:]
    assert "Wertungen" in first
    assert first.partition(" s gespielt")[0][:200] == second.partition(" s gespielt")[0][:200]
    read = msgspec.json.decode(json.read_bytes(), type=ContestReport)
    assert read.matches == 200
    assert str(html) in out.err
    assert sorted(tmp_path.iterdir()) == sorted([results, json, html])


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "nope"},
        {"bots": "thumb"},
        {"bots": "thumb,thumb"},
        {"bots": "thumb,clever"},
        {"bots": ""},
        {"players": "2,2"},
        {"players": "2,x"},
        {"players": "99"},
        {"games": "0"},
        {"games": "many"},
        {"seed": "-1"},
        {"workers": "0"},
        {"workers": "x"},
        {"sprt": "on"},
        {"sprt": "0.6,0.5"},
        {"sprt": "0.5"},
        {"sprt": "nan,0.5"},
        {"option": ["beer=1"]},
        {"option": ["players=3"]},
        {"html": Path("-"), "json": Path("-")},
        {"html": Path("/nowhere/a.html")},
        {"resume": Path("/nowhere/results")},
        {"resume": Path("a"), "json": Path("a")},
    ],
)
def test_bad_input_is_refused_in_one_line_before_anything_is_played(
    wrong: dict[str, object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refused) as refused:
        arena(**{"game": GAME, "lang": "en", **wrong})  # type: ignore[arg-type]
    for lang in LANGUAGES:
        assert "\n" not in refused.value.say(lang)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to itself")
def test_an_interrupt_keeps_what_was_played(tmp_path: Path):
    json, results = tmp_path / "a.json", tmp_path / "results"
    arena(GAME, bots="random,thumb", games="2", option=SHORT, workers="1", json=json, lang="en")
    timer = threading.Timer(1.5, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(typer.Exit) as ended:
        arena(
            GAME, bots="random,thumb", games="1_000_000_000", option=SHORT, workers="1",
            sprt="off", json=json, resume=results, lang="en",
        )  # fmt: skip
    assert ended.value.exit_code == 130
    read = msgspec.json.decode(json.read_bytes(), type=ContestReport)
    assert not read.complete
    assert 0 < read.matches < read.tables[0].asked
    assert len(results.read_bytes().splitlines()) > 1


@pytest.mark.parametrize("command", ["arena", "lab"])
def test_the_commands_explain_themselves(command: str, capsys: pytest.CaptureFixture[str]):
    assert run([command, "--help"]) == 0
    assert "--games" in capsys.readouterr().out
