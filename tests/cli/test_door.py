"""What can be chosen at the door, and what was left there."""

import json
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from textual.pilot import Pilot

from bluffhouse.cli import files, records
from bluffhouse.cli.play import play
from bluffhouse.cli.sitting import Sitting, Wishes
from bluffhouse.cli.table.app import PlayApp
from bluffhouse.cli.table.choices import Choices
from bluffhouse.cli.table.door import Door
from bluffhouse.cli.table.replay import ReplayScreen
from bluffhouse.cli.table.screen import ASKING, SCENE, TableScreen
from bluffhouse.cli.table.shelf import Shelf
from bluffhouse.cli.table.widgets import Log
from bluffhouse.core.errors import RecordError, Refused
from bluffhouse.games import ids
from bluffhouse.server.requests import pages
from tests.cli.conftest import Run
from tests.cli.test_table import SMALL, eventually, until

LIEZIE = ids().index("liezie")


def seen(pilot: Pilot) -> str:
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())


def left_match(moves: int = 3, **wishes: object) -> Sitting:
    """A match in the user's home that somebody left."""
    asked = {"game": "luegen", "bots": 2, "seed": 7, "name": "Ann", "level": "calculator"}
    sitting = Sitting(Wishes(**{**asked, **wishes}))
    sitting.begin()
    while sitting.match.played < moves:
        if sitting.my_turn:
            sitting.play(sitting.view()["moves"][0])
        else:
            sitting.bot_moves()
    return sitting


def left_for_good(moves: int = 3) -> Sitting:
    sitting = left_match(moves)
    sitting.end()
    return sitting


async def test_levels_characters_and_options():
    app = PlayApp(Wishes(pace=0.0, seed=3), warm=False)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*["down"] * LIEZIE, "o")
        assert isinstance(app.screen, Choices)
        await pilot.press(*["right", "down"] * 3, "down", "right", "enter")
        assert isinstance(app.screen, Door)
        assert "calculating, honest, Odds, Taking cards: one card each in turn" in seen(pilot)
        await pilot.press("enter")
        screen = await until(pilot, ASKING)
        wishes = screen.sitting.wishes
        assert (wishes.level, wishes.odds) == ("calculator/honest", True)
        assert screen.sitting.match.game.options["draft"] == "turns"


async def test_a_preset_is_one_line_and_its_options_are_marked():
    app = PlayApp(Wishes(pace=0.0, seed=3), warm=False)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*["down"] * LIEZIE, "o", *["down"] * 3)
        assert "Rules: As printed" in seen(pilot)
        await pilot.press("right")
        assert "Rules: First game" in seen(pilot)
        assert "one card each in turn › ≠" in seen(pilot)
        await pilot.press(*["down"] * 3, "right")  # two passes: nobody's preset
        assert "your own" in seen(pilot)
        await pilot.press(*["up"] * 3, "right", "left", "right", "enter")
        assert "As printed" not in seen(pilot)  # nothing is said of what is usual
        await pilot.press("o", *["down"] * 3, *["right"] * 2, "enter")
        assert "Quick" in seen(pilot)
        await pilot.press("enter")
        screen = await until(pilot, ASKING)
        assert screen.sitting.match.game.options["passes"] == 1


async def test_options_of_one_game_are_not_asked_of_another():
    app = PlayApp(Wishes(pace=0.0, seed=3), warm=False)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*["down"] * LIEZIE, "o", "up", "right", "enter", "down", "enter")
        screen = await until(pilot, ASKING)
        assert screen.sitting.match.game.id == ids()[LIEZIE + 1]


@pytest.mark.parametrize(
    ("game", "lang"), list(zip(ids(), cycle(["de", "bg", "en"]), strict=False)), ids=str
)
async def test_every_choice_can_be_seen(game: str, lang: str):
    """In a small window, with the keys below; and endless numbers do not take forever."""
    app = PlayApp(Wishes(game=game, lang=lang), warm=False)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("o")
        screen = app.screen
        assert isinstance(screen, Choices)
        for place in range(len(screen.choices())):
            assert "Enter" in seen(pilot), place
            await pilot.press("left", "right", "down")
        assert screen.at == 0


async def test_a_lesson_tells_what_to_do():
    app = PlayApp(Wishes(pace=0.01), warm=False)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*["down"] * ids().index("luegen"), "e")
        screen = await until(pilot, ASKING, SCENE)
        guide = screen.query_one("#odds", Log)
        told = []
        while screen.state == SCENE:
            assert guide.display
            told += guide.lines
            await pilot.press("enter")
            screen = await until(pilot, ASKING, SCENE)
        assert guide.display
        assert len(told) == len(set(told)) >= 2  # one after the other
        assert any("A good move" in line for line in guide.lines)
        assert str(screen.sitting.match.seed) == "i:" + format(_lesson_seed(), "x")


def _lesson_seed() -> int:
    from bluffhouse.server.lessons.script import script_of

    script = script_of("luegen")
    assert script is not None
    return script.seed


async def test_the_match_that_was_left_goes_on():
    left = left_for_good()
    app = PlayApp(Wishes(pace=0.0), warm=False)
    async with app.run_test(size=SMALL) as pilot:
        assert "left after 3 moves" in seen(pilot)
        await pilot.press("g")
        screen = await until(pilot, ASKING)
        sitting = screen.sitting
        assert sitting.match.moves[:3] == left.match.moves
        assert (sitting.names, sitting.saved) == (left.names, left.saved)
        assert sitting.wishes.level == "calculator"
        assert "raises" in "\n".join(screen.query_one("#log", Log).lines) or sitting.match.played


async def test_the_list_of_records(record: Callable[..., Path], home: Path):
    left = left_for_good()
    over = json.loads(record("lineit").read_text("utf-8"))
    files.save({**over, "names": ["A", "B", "C"], "seat": 1, "winners": [0]})
    (files.records_folder() / "broken.json").write_text("{")
    app = PlayApp(Wishes(pace=0.0), warm=False)
    async with app.run_test(size=(120, 30)) as pilot:
        await pilot.press("m")
        assert isinstance(app.screen, Shelf)
        assert "A won." in seen(pilot)
        assert "Left after 3 moves." in seen(pilot)
        lines = [entry.game for entry in app.screen.entries]
        await pilot.press(*["down"] * lines.index("lineit"), "enter")
        await eventually(pilot, lambda: isinstance(app.screen, ReplayScreen))
        assert app.screen.seat == 1
        await pilot.press("q", "home", *["down"] * lines.index("luegen"), "enter")
        screen = await until(pilot, ASKING)
        assert screen.sitting.saved == left.saved


async def test_after_a_match_a_key_replays_it():
    asked = Wishes(game="luegen", bots=1, seed=7, pace=0.0, options={"mats": 1, "halves": False})
    app = PlayApp(asked, Sitting(asked), warm=False)
    async with app.run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING, "over")
        while screen.state == ASKING:
            moves = screen.sitting.view()["moves"]
            await pilot.press("l" if "liar" in moves else "enter")
            screen = await until(pilot, ASKING, "over")
        await pilot.press("p")
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("end", "q")
        assert isinstance(app.screen, TableScreen)


async def test_a_window_that_is_too_small_says_so():
    asked = Wishes(game="cityoflies", bots=3, seed=7, pace=0.0, lang="bg")
    app = PlayApp(asked, Sitting(asked), warm=False)
    async with app.run_test(size=(50, 15)) as pilot:
        await until(pilot, ASKING)
        assert "50×15" in seen(pilot)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "50×15" not in seen(pilot)
        assert "Enter" in seen(pilot)


def test_resuming_in_lines(run: Run):
    left = left_for_good(4)
    said = run("play", "--resume", "--plain", typed="q\ny\n")
    assert (said.code, said.err) == (0, "")
    assert str(left.saved) in said.out
    assert "bluffhouse play --resume" in said.out
    listed = run("records")
    assert "Left after" in listed.out
    facts = json.loads(run("records", "--json").out)
    assert [fact["path"] for fact in facts] == [str(left.saved)]


def test_nothing_to_resume(run: Run):
    said = run("play", "--resume")
    assert said.code == 2
    assert "No match was left" in said.err
    assert "No match has been kept" in run("records").out


def test_what_cannot_be_resumed_says_why(record: Callable[..., Path], home: Path):
    with pytest.raises(Refused, match="is over"):
        records.resume(record("luegen", seat=0), Wishes())
    with pytest.raises(RecordError, match="rules"):
        records.resume(record("luegen", seat=0, rules=99), Wishes())


def test_a_match_goes_on_in_one_terminal_only(run: Run):
    left = left_match()
    assert left.saved
    with pytest.raises(Refused, match="another terminal"):
        records.resume(left.saved, Wishes())
    assert "No match was left" in run("play", "--resume").err
    left.end()
    again = records.resume(left.saved, Wishes())
    assert again.match.moves == left.match.moves
    with pytest.raises(Refused, match="another terminal"):
        records.resume(left.saved, Wishes())


def test_only_one_question_before_leaving(run: Run):
    """Whoever does not want to leave goes on where he was."""
    said = run("play", "luegen", "--seed", "7", "--bots", "1", typed="q\nn\nq\ny\n")
    assert said.out.count("Leave the match?") == 2
    assert said.code == 0


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    (tmp_path / pages.INDEX).touch()
    monkeypatch.setattr(pages, "folder", lambda: tmp_path)


@pytest.mark.usefixtures("desktop")
async def test_on_a_desktop_the_browser_is_offered():
    app = PlayApp(Wishes(pace=0.0, lang="de"), warm=False)
    async with app.run_test(size=SMALL) as pilot:
        assert "b im Browser" in seen(pilot)
        await pilot.press("l", "b")
    assert app.browse == "bg"


@pytest.mark.parametrize("lacking", ["display", "pages"])
@pytest.mark.usefixtures("desktop")
async def test_elsewhere_it_is_not(lacking: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    if lacking == "pages":
        (tmp_path / pages.INDEX).unlink()
    else:
        monkeypatch.delenv("DISPLAY")
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        monkeypatch.setattr("sys.platform", "linux")
    app = PlayApp(Wishes(pace=0.0), warm=False)
    async with app.run_test(size=SMALL) as pilot:
        assert "browser" not in seen(pilot)
        await pilot.press("b")
        assert isinstance(app.screen, Door)
    assert app.browse is None


def test_the_browser_is_opened_once_the_terminal_is_free(monkeypatch: pytest.MonkeyPatch):
    def run(app: PlayApp) -> None:
        app.browse = "bg"

    served: list[object] = []
    monkeypatch.setattr(PlayApp, "run", run)
    monkeypatch.setattr("bluffhouse.cli.serve.serve", lambda **given: served.append(given))
    assert play(Wishes(), plain=False) == 0
    assert served == [{"lang": "bg", "open_browser": True}]
