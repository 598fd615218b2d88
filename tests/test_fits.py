"""What makes the numbers of a game knows all its files, and says what it does not understand."""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from bluffhouse.core import finder
from bluffhouse.core.weights import SETTING, origin_of, rules_of
from fits.__main__ import fits_of, games, main
from fits.fit import Fitted

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, "")  # and put back what `main` makes of it


def asked(monkeypatch: pytest.MonkeyPatch, *args: str) -> None:
    monkeypatch.setattr(sys, "argv", ["fits", *args])
    main()


def test_some_games_have_numbers() -> None:
    assert games()


@pytest.mark.parametrize("game", games())
def test_every_file_of_a_game_is_made_here_and_says_where_it_comes_from(game: str) -> None:
    room = finder.folder(game)
    made = {fit.path(game) for fit in fits_of(game).values()}
    assert made == set(room.rglob("*.npz"))
    for file in made:
        origin = origin_of(file)
        assert origin.rules == rules_of(room), f"{file}: see CONTRIBUTING.md, fitted numbers"
        assert origin.command
        assert origin.date


def test_all_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    asked(monkeypatch)
    told = capsys.readouterr().out
    assert all(f"{game} {name}: " in told for game in games() for name in fits_of(game))


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("chess",), "no numbers are made for 'chess': choose from"),
        ((games()[0], "nothing"), "has no 'nothing': choose from"),
        ((games()[0], "--share", "0"), "a share is more than 0"),
        ((games()[0], "--share", "0.5"), "say with --out DIR"),
    ],
)
def test_what_is_not_understood_is_said(
    args: tuple[str, ...],
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        asked(monkeypatch, *args)
    assert why in capsys.readouterr().err


def test_a_try_of_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    game = games()[0]
    name, fit = next(iter(fits_of(game).items()))
    quick = replace(fit, make=lambda size, seed: Fitted({"size": np.array(size)}, {"error": 0.5}))
    monkeypatch.setattr("fits.__main__.fits_of", lambda game: {name: quick})
    asked(monkeypatch, game, name, "--share", "0.5", "--out", str(tmp_path / "new"))
    assert "error 0.5" in capsys.readouterr().out
    with np.load(tmp_path / "new" / f"{name}.npz") as kept:
        assert kept["size"] == max(1, round(fit.size / 2))
    assert origin_of(tmp_path / "new" / f"{name}.npz").command.endswith("--share 0.5")
