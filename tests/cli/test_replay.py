"""Stepping through a record, from any seat."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import bluffhouse as bh
from bluffhouse.cli.film import Film
from bluffhouse.cli.sitting import plain
from bluffhouse.cli.table.app import OneScreenApp
from bluffhouse.cli.table.reading import Reading
from bluffhouse.cli.table.replay import ReplayScreen


@pytest.mark.parametrize("game", bh.games())
async def test_every_step_and_every_seat(record: Callable[..., Path], game: str):
    names = ["[/b]", "[red]", "Cleo"]
    data = json.loads(record(game, names=names).read_text())
    film = ReplayScreen(Film(data, "en"), None)
    app = OneScreenApp(film)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("left")
        assert film.number == 0
        await pilot.press("end")
        assert film.number == len(data["moves"])
        await pilot.press("right")
        assert film.number == len(data["moves"])
        await pilot.press("home")
        steps = 0
        while film.number < min(film.last, 5):
            await pilot.press("right")
            steps += 1
            assert steps < 40
        await pilot.press("1")
        assert film.seat == 1
        await pilot.press("tab", "tab")
        assert film.seat is None
        while film.number > 0:
            await pilot.press("left")
        await pilot.press("r")
        assert isinstance(app.screen, Reading)
        await pilot.press("escape", "q")
    assert app.return_code == 0


def test_a_film_shows_what_was_seen_then(record: Callable[..., Path]):
    data = json.loads(record().read_text())
    film = Film(data, "en")
    match = plain(data["game"], **data["options"]).new(11)
    for number, (player, move) in enumerate(data["moves"]):
        assert film.view(number, 1) == match.view(1)
        match.play(move, player)
    assert len(film.told(None)) == len(film.frames) == len(data["moves"]) + 1
