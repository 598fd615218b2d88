"""The drawn table, played through its keys."""

import asyncio
import itertools
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import bluffhouse as bh
from bluffhouse.bots import Bot
from bluffhouse.cli import play
from bluffhouse.cli.sitting import Sitting, Wishes, plain
from bluffhouse.cli.table.app import PlayApp
from bluffhouse.cli.table.door import Door
from bluffhouse.cli.table.line import MoveLine
from bluffhouse.cli.table.reading import Reading
from bluffhouse.cli.table.screen import ASKING, DEAF, OVER, SCENE, TableScreen
from bluffhouse.cli.table.widgets import Log, PictureView
from bluffhouse.core.record import replay_in
from bluffhouse.core.words import LANGUAGES, words
from tests.cli.test_pictures import drawn
from tests.trials import own

SMALL = (80, 24)
LAST = 30  # moves of a match that are long enough to be watched


def table(game: str = "luegen", **wishes: object) -> PlayApp:
    asked = Wishes(**{"game": game, "bots": 2, "seed": 7, "pace": 0.0, "name": "Ann", **wishes})
    return PlayApp(asked, Sitting(asked), warm=False)


def played_on(sitting: Sitting, moves: int | None = None) -> int:
    """Let a bot play for the person until there were so many moves, or to the end; says how many
    there were."""
    judge = Bot("thumb", 1)
    while not sitting.over and (moves is None or sitting.match.played < moves):
        if sitting.my_turn:
            sitting.play(judge.choose(sitting.match, sitting.me))
        else:
            sitting.bot_moves()
    return sitting.match.played


def screen_of(app: PlayApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


async def eventually(pilot: Pilot, is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not is_so():
            await pilot.pause(0.005)


async def until(pilot: Pilot, *states: str) -> TableScreen:
    await eventually(pilot, lambda: getattr(pilot.app.screen, "state", None) in states)
    return screen_of(pilot.app)


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.mark.parametrize(
    ("game", "lang"), list(zip(bh.games(), itertools.cycle(LANGUAGES), strict=False))
)
async def test_a_match_to_its_end_through_keys(game: str, lang: str, home: Path):
    """Its last moves; the same bots have played the ones before."""
    asked = table(game, lang=lang, bots=1, options=own(game, "SHORT", {})).wishes
    sitting = Sitting(asked)
    played_on(sitting, played_on(Sitting(asked)) - LAST)
    app = PlayApp(asked, sitting, warm=False)
    judge = Bot("thumb", 1)
    async with app.run_test(size=SMALL) as pilot:
        while (screen := await until(pilot, ASKING, OVER)).state == ASKING:
            sitting = screen.sitting
            wanted = judge.choose(sitting.match, sitting.me)
            keys = {move: key for key, move in sitting.picture.keys(sitting.view()).items()}
            done = len(sitting.match.moves)
            key = keys.get(wanted, "enter")
            await pilot.press(key)
            if screen.query_one(MoveLine).value == key:  # another move begins with this letter
                await pilot.press("enter")
            assert len(sitting.match.moves) > done
        assert screen.sitting.saved
        assert screen.sitting.saved.is_relative_to(home)
        await pilot.press("n")
        again = await until(pilot, ASKING)
        assert again.sitting is not screen.sitting
        assert str(again.sitting.match.seed) == "i:8"
    assert replay_in(plain, json.loads(screen.sitting.saved.read_text("utf-8"))).over


async def test_arrows_choose_a_raise():
    async with table().run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING)
        first = screen.chosen
        await pilot.press("right", "up", "up")
        assert screen.chosen != first
        await pilot.press("down", "down", "left")
        assert screen.chosen == first
        await pilot.press("right", "up", "enter")
        await until(pilot, ASKING, OVER)
        assert (0, first) not in screen.sitting.match.moves


async def test_moves_are_typed_with_completion():
    async with table().run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING)
        line = screen.query_one(MoveLine)
        await pilot.press(*"12")
        assert line.has_focus
        await pilot.press("tab")
        assert line.value == "12x2"
        await pilot.press("backspace", "4", "enter")
        await until(pilot, ASKING)
        assert (0, "12x4") in screen.sitting.match.moves
        assert line.value == ""


async def test_an_illegal_move_is_explained_and_nothing_is_lost():
    async with table(lang="de").run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING)
        before = screen.sitting.match.record()
        await pilot.press(*"1x2", "enter")
        hint = screen.query_one("#hint", Static)
        assert hint.has_class("bad")
        assert "überbietet" in str(hint.render())
        assert screen.query_one(MoveLine).value == "1x2"
        assert screen.sitting.match.record() == before
        await pilot.press("escape", "l")
        assert screen.sitting.match.moves[-1] != before["moves"][-1]


async def test_a_showdown_waits_to_be_seen(monkeypatch: pytest.MonkeyPatch):
    """Until a key is pressed; and that key pressed too often does not bid."""
    clock = Clock()
    monkeypatch.setattr("bluffhouse.cli.table.board.time", clock)
    async with table(pace=0.001).run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING)
        await pilot.press("л")  # the same key on a Bulgarian keyboard
        assert screen.state == SCENE
        clock.now += 3600
        await pilot.pause(0.1)
        assert screen.state == SCENE
        while (await until(pilot, ASKING, SCENE)).state == SCENE:
            await pilot.press("enter")
        moves = screen.sitting.match.moves
        await pilot.press("enter", "enter")
        assert screen.state == ASKING
        assert screen.sitting.match.moves == moves
        clock.now += DEAF
        proposed = screen.chosen
        await pilot.press("enter")
        assert screen.sitting.match.moves[len(moves)] == (0, proposed)


@pytest.mark.parametrize("game", bh.games())
@pytest.mark.parametrize("skips", [False, True])
async def test_what_is_laid_open_is_told_beat_by_beat(
    game: str, skips: bool, monkeypatch: pytest.MonkeyPatch
):
    """In all games: neither the log nor the table is ahead of the story; Enter tells the rest."""
    monkeypatch.setattr(TableScreen, "go_on", lambda self: None)  # this test plays
    due: list[Callable[[], None]] = []
    async with table(game, pace=1.0).run_test(size=SMALL) as pilot:
        screen = screen_of(pilot.app)
        monkeypatch.setattr(screen, "set_timer", lambda _, what: due.append(what))
        before = screen.sitting.view()
        while not screen.sitting.telling()[0]:
            screen.show_table()
            screen.tell()
            before = screen.sitting.view()
            played_on(screen.sitting, screen.sitting.match.played + 1)
        old, log = seen(screen), screen.query_one("#log", Log)
        before_it = len(log.lines)
        screen.after_move(before)
        beats, looks, said = screen.sitting.telling()[0], [seen(screen)], [len(log.lines)]
        assert said == [before_it + 1]
        while due:
            assert screen.state == SCENE
            if skips:
                await pilot.press("enter")
                break
            due.pop()()
            looks.append(seen(screen))
            said.append(len(log.lines))
        assert skips or len(said) == beats + 1
        assert said == sorted(said)
        if len(log.lines) > before_it + 1:  # what came of it is said last
            assert len(log.lines) > said[-1 if skips else -2]
        assert all(look == old for look in looks[:-1]) or len(set(looks)) > 2  # step by step
        told = log.lines
        for late in due:  # a beat of what was told already
            late()
        assert log.lines == told


def seen(screen: TableScreen) -> str:
    """What is drawn of the table."""
    draw = screen.query_one(PictureView).draw
    assert draw is not None
    return "\n".join(drawn(draw(*SMALL), SMALL[0]))


@pytest.mark.parametrize("key", ["question_mark", "r", "f1"])
async def test_help_and_rules_are_one_key_away(key: str):
    app = table()
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, ASKING)
        await pilot.press(key)
        assert isinstance(app.screen, Reading)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)


@pytest.mark.parametrize("keys", [("q", "y"), ("q", "q"), ("ctrl+c",), ("ctrl+q",)])
async def test_leaving_saves(keys: tuple[str, ...], home: Path, capsys: pytest.CaptureFixture[str]):
    app = table()
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, ASKING)
        await pilot.press(*keys)
    assert app.return_code == 0
    play._goodbye(app.sittings)
    (saved,) = (home / "bluffhouse" / "records").glob("*.json")
    assert str(saved) in capsys.readouterr().out
    replay_in(plain, json.loads(saved.read_text("utf-8")))


async def test_ctrl_c_leaves_while_typing():
    app = table()
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, ASKING)
        await pilot.press("1", "ctrl+c")
    assert app.return_code == 0


@pytest.mark.parametrize("size", [SMALL, (100, 30), (60, 20), (140, 50)])
@pytest.mark.parametrize(("game", "bots"), [("luegen", 1), ("luegen", 11), ("lineit", 4)])
async def test_nothing_is_drawn_outside_its_place(size: tuple[int, int], game: str, bots: int):
    app = table(game, bots=bots, lang="bg")
    async with app.run_test(size=size) as pilot:
        screen = await until(pilot, ASKING)
        places = [screen.query_one(f"#{name}").region for name in ("body", "desk", "foot")]
        assert places[0].bottom == places[1].y
        assert places[1].bottom == places[2].y
        assert places[2].bottom == size[1]
        assert screen.query_one(PictureView).size.height > 5


async def test_the_door_opens_a_table():
    app = PlayApp(Wishes(pace=0.0, seed=3), warm=False)
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, Door)
        await pilot.press("down", "left", "l", "enter")
        screen = await until(pilot, ASKING)
        assert screen.sitting.wishes.game == bh.games()[1]
        assert screen.sitting.match.game.players == 3
        assert screen.sitting.words.lang == "de"


async def test_the_door_lets_people_out():
    app = PlayApp(Wishes(), warm=False)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("up", "right", "r", "escape", "question_mark", "escape", "q")
    assert app.return_code == 0
    assert app.sittings == []


async def test_what_does_not_fit_the_chosen_game_is_refused():
    app = PlayApp(Wishes(options={"mats": 3}, pace=0.0), warm=False)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")  # the first game has no mats
    assert app.return_value is not None
    assert "mats" in str(app.return_value)


async def test_a_cold_machine_says_what_it_does(monkeypatch: pytest.MonkeyPatch):
    """The interpreted rules play at once, and another process compiles for next time."""

    class Compiler:
        code: int | None = None

        def poll(self) -> int | None:
            return self.code

    compiler = Compiler()
    begun: list[str] = []
    monkeypatch.setattr("bluffhouse.bots.warm.start", lambda game: begun.append(game) or compiler)
    monkeypatch.setattr("bluffhouse.core.room.Room.is_warm", lambda room: compiler.code is not None)
    asked = Wishes(game="luegen", bots=2, seed=7, pace=0.0)
    app = PlayApp(asked, Sitting(asked))
    async with app.run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING)
        assert not screen.sitting.compiled
        assert begun == ["luegen"]
        status = screen.query_one(PictureView)
        await eventually(pilot, lambda: "sharpening" in str(status.border_subtitle))
        compiler.code = 0
        await eventually(pilot, lambda: "ready" in str(status.border_subtitle))


async def test_names_are_shown_as_they_are():
    app = table(name="[/b] [red]")
    async with app.run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING)
        await pilot.press("l")
        await until(pilot, ASKING, OVER)
        assert screen.sitting.names[0] == "[/b] [red]"


@pytest.mark.parametrize("size", [SMALL, (100, 30)])
@pytest.mark.parametrize("lang", ["en", "de", "bg"])
async def test_the_door_fits_the_screen(size: tuple[int, int], lang: str):
    app = PlayApp(Wishes(lang=lang), None, warm=False)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for _ in bh.games():
            seen = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
            assert words(lang).say("ui-door-keys").split()[-1] in seen
            await pilot.press("down")
