"""The command: what it writes, what it refuses, and how it stops."""

import os
import signal
import threading
from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest
import typer

from bluffhouse.arena.report import Report
from bluffhouse.cli.running import stop_at_interrupt
from bluffhouse.cli.simulate import simulate
from bluffhouse.core.errors import Refused

GAME = "luegen"


def test_it_reports_in_every_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    html, json, parquet = (tmp_path / f"a.{kind}" for kind in ("html", "json", "parquet"))
    simulate(
        GAME, players="3", games="1_00", policy=["thumb", "random,random"], option=["mats=2"],
        seed="5", threads="2", lang="de", html=html, json=json, parquet=parquet,
    )  # fmt: skip
    out = capsys.readouterr()
    assert "simuliert" in out.out
    assert all(str(path) in out.err for path in (html, json, parquet))
    read = msgspec.json.decode(json.read_bytes(), type=Report)
    assert (read.matches, read.seed, read.policies) == (100, 5, ["thumb", "random", "random"])
    assert read.options["mats"] == 2
    assert pq.read_table(parquet).num_rows == 100
    assert 'lang="de"' in html.read_text("utf-8")
    assert sorted(tmp_path.iterdir()) == sorted([html, json, parquet])


def test_json_alone_on_standard_output(capsys: pytest.CaptureFixture[str]):
    for _ in range(2):
        simulate(GAME, players="2", games="20", json=Path("-"), lang="en")
    first, second = re_read(capsys.readouterr().out)
    assert first.seed != second.seed  # drawn, and told


def test_html_alone_on_standard_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    simulate(GAME, players="2", games="20", html=Path("-"), json=Path("a.json"), lang="en")
    out = capsys.readouterr()
    assert out.out.startswith("<!doctype html>")
    assert out.out.rstrip().endswith("</html>")
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


@pytest.mark.parametrize("threads", ["0", "257", "x"])
def test_the_limits_of_threads_are_the_same_for_all(threads: str):
    with pytest.raises(Refused, match=f"1–256, not “{threads}”"):
        simulate(GAME, players="2", threads=threads, lang="en")


def test_the_docs_show_a_command_that_writes_what_it_says():
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    (command,) = [line for line in page.splitlines() if line.startswith("bluffhouse simulate")]
    assert "--html" in command


def re_read(text: str) -> list[Report]:
    parts = text.split("\n}\n")[:-1]
    return [msgspec.json.decode(part + "\n}", type=Report) for part in parts]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "nope"},
        {"players": None},
        {"players": "21"},
        {"players": "x"},
        {"policy": ["clever"]},
        {"policy": ["thumb,"]},
        {"policy": ["thumb", "thumb"]},
        {"games": "0"},
        {"games": "many"},
        {"games": "9" * 50},
        {"threads": "0"},
        {"threads": "257"},
        {"parquet": Path("-")},
        {"html": Path("-"), "json": Path("-")},
        {"seed": "-1"},
        {"option": ["mats=99"]},
        {"option": ["beer=1"]},
        {"html": Path("/nowhere/a.html")},
        {"parquet": Path("/")},
        {"json": Path("a"), "html": Path("a")},
    ],
)
def test_bad_input_is_refused_in_one_line_before_anything_is_played(
    wrong: dict[str, object], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(
        "bluffhouse.arena.simulate.Simulation.run", lambda *_: pytest.fail("played")
    )
    with pytest.raises(Refused) as refused:
        simulate(**{"game": GAME, "players": "4", "lang": "en", **wrong})  # type: ignore[arg-type]
    for lang in ("en", "de", "bg"):
        assert "\n" not in refused.value.say(lang)


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to itself")
def test_an_interrupt_keeps_what_was_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    json, parquet = tmp_path / "a.json", tmp_path / "a.parquet"
    simulate(GAME, players="2", games="1", lang="en")  # compiled, before the clock runs
    timer = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(typer.Exit) as ended:
        simulate(GAME, players="4", games="1_000_000_000", json=json, parquet=parquet, lang="en")
    assert ended.value.exit_code == 130
    read = msgspec.json.decode(json.read_bytes(), type=Report)
    assert 0 < read.matches < read.asked
    assert not read.complete
    assert pq.read_table(parquet).num_rows == read.matches
    assert "Stopped early" in capsys.readouterr().out


def test_the_second_interrupt_ends_all():
    with stop_at_interrupt() as stop:
        signal.raise_signal(signal.SIGINT)
        assert stop.is_set()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
