"""Keys as they come: in one burst, pasted, or a while apart. Nothing typed becomes another move."""

import asyncio
import os
import random
from collections.abc import Iterable
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

import bluffhouse as bh
from bluffhouse.cli.table.app import PlayApp
from bluffhouse.cli.table.line import MoveLine
from bluffhouse.cli.table.screen import ASKING, OVER, SCENE, TableScreen
from tests.cli.terminal import terminal
from tests.cli.test_table import SMALL, eventually, screen_of, table, until

NAMES = {"\r": "enter", " ": "space", "\b": "backspace", "\t": "tab"}


def key(letter: str) -> events.Key:
    return events.Key(NAMES.get(letter, letter), None if letter in "\r\b\t" else letter)


async def burst(pilot: Pilot, typed: Iterable[str]) -> None:
    """All keys at once, as a terminal on a slow line hands them over."""
    for letter in typed:
        pilot.app.post_message(key(letter))
    await pilot.pause()
    await pilot.pause()


def mine(app: PlayApp) -> list[str]:
    sitting = screen_of(app).sitting
    return [move for player, move in sitting.match.moves if player == sitting.me]


async def test_a_move_in_one_burst_is_that_move():
    app = table(seed=3)
    async with app.run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING)
        assert screen.chosen != "12x4"
        await burst(pilot, "12x4\r")
        assert mine(app)[0] == "12x4"


async def test_what_is_corrected_in_a_burst_is_corrected():
    app = table(seed=3)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, ASKING)
        await burst(pilot, "1\b12x3\b4\r")
        assert mine(app)[0] == "12x4"


@pytest.mark.parametrize("typed", ["zzz\r", "12x\r", "99x9\r", "ж\r", ":\r", "!\r"])
async def test_what_is_no_move_is_none(typed: str):
    app = table(seed=3)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, ASKING)
        await burst(pilot, typed)
        assert mine(app) == []


async def test_a_paste_is_typed_and_waits_for_enter():
    app = table(seed=3)
    async with app.run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING)
        app.post_message(events.Paste("12x4\nliar\n"))
        await pilot.pause()
        assert mine(app) == []
        assert screen.query_one(MoveLine).value == "12x4"
        await pilot.press("enter")
        assert mine(app) == ["12x4"]


async def test_a_word_typed_out_is_not_answered_twice():
    """`l` calls at once; the rest of `liar⏎` must not answer the next question."""
    app = table(seed=3)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, ASKING)
        screen = await until(pilot, ASKING)
        if "liar" not in screen.sitting.view()["moves"]:
            await burst(pilot, "1x2\r")  # so low that somebody raises it
            screen = await until(pilot, ASKING)
        assert "liar" in screen.sitting.view()["moves"]
        before = mine(app)
        for letter in "liar\r":
            await burst(pilot, letter)
            await until(pilot, ASKING, OVER)
        assert mine(app) == [*before, "liar"]


#: Words that are no moves, or those of other games; each begins with a letter that means something
#: somewhere: a short key, a key of the house, another move.
WORDS = (
    "allow",
    "quit",
    "rules",
    "reveal boris",
    "6x5",
    "next",
    "??",
    "pass",
    "lair",
    "1 2 3",
    "я",
)


@pytest.mark.parametrize("game", bh.games())
async def test_a_burst_is_its_own_move_or_none(game: str):
    """Whatever is pasted without brackets: it is played if it is a move, and else nothing is."""
    luck = random.Random(game)
    app = table(game, bots=1, seed=5, pace=0.01, race=60.0)
    async with app.run_test(size=SMALL) as pilot:
        for turn in range(14):
            screen = await until(pilot, ASKING, OVER, SCENE)
            while screen.state == SCENE:
                await pilot.press("enter")
                screen = await until(pilot, ASKING, OVER, SCENE)
            if screen.state == OVER:
                break
            moves = screen.sitting.view()["moves"]
            typed = luck.choice(moves) if turn % 2 else luck.choice(WORDS)
            wanted = [typed] if typed in moves else []
            before = mine(app)
            await burst(pilot, f"{typed}\r")
            assert mine(app) == [*before, *wanted], typed
            assert isinstance(app.screen, TableScreen)
            screen.query_one(MoveLine).action_leave()


async def test_a_letter_alone_is_a_short_key_after_a_moment(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(MoveLine, "burst", 0.01)
    app = table("liezie", bots=1, seed=5)
    async with app.run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING)
        key, move = next(iter(screen.sitting.picture.keys(screen.sitting.view()).items()))
        await pilot.press(key)
        await eventually(pilot, lambda: mine(app) == [move])


async def test_enter_completes_before_it_plays():
    app = table("cityoflies", bots=1, seed=5)
    async with app.run_test(size=SMALL) as pilot:
        screen = await until(pilot, ASKING)
        moves = screen.sitting.view()["moves"]
        move = next(m for m in moves if sum(o.startswith(m[:-1]) for o in moves) == 1)
        await burst(pilot, f"{move[:-1]}\r")
        assert (mine(app), screen.query_one(MoveLine).value) == ([], move)
        await pilot.press("enter")
        assert mine(app) == [move]


async def test_a_page_over_the_table_swallows_a_word():
    """Who began to type before it was his turn meets the rules, and plays nothing by the rest."""
    app = table("cityoflies", bots=1, seed=5)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, ASKING)
        await pilot.press("f1")
        for letter in "reveal boris\r":
            await burst(pilot, letter)
        assert isinstance(app.screen, TableScreen)
        assert mine(app) == []


async def _typed_slowly(app: PlayApp, pilot: Pilot, move: str, luck: random.Random) -> None:
    for letter in f"{move}\r":
        app.post_message(key(letter))
        if luck.random() < 0.5:
            await asyncio.sleep(luck.choice((0, 0.001, 0.02)))
    await pilot.pause()


@pytest.mark.parametrize("game", bh.games())
async def test_keys_at_random_delays_make_the_move_that_is_typed(game: str):
    luck = random.Random(game)
    app = table(game, bots=1, seed=5)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(12):
            screen = await until(pilot, ASKING, OVER)
            if screen.state == OVER:
                break
            before = mine(app)
            move = luck.choice(screen.sitting.view()["moves"])
            await _typed_slowly(app, pilot, move, luck)
            assert mine(app)[: len(before) + 1] == [*before, move]
            assert isinstance(app.screen, TableScreen)
            assert mine(app)[len(before) + 1 :] == []


@pytest.mark.skipif(os.name == "nt", reason="terminals")
def test_bursts_in_a_real_terminal(tmp_path: Path):
    """All bytes at once, and then a paste in brackets, which waits for Enter."""

    def own() -> list[str]:
        return [move for player, move in shown.moves() if player == 0]

    with terminal(tmp_path, "play", "luegen", "--bots", "2", "--pace", "0", "--seed", "3") as shown:
        shown.until(lambda: b"Enter" in shown.seen)
        shown.type("nonsense\r\x1512x4\r")
        shown.until(own)
        assert own() == ["12x4"]
        seen = len(shown.seen)
        shown.type("\x1b[200~liar\nliar\n\x1b[201~")
        shown.until(lambda: b"liar" in shown.seen[seen:])
        assert own() == ["12x4"]
