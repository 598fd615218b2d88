"""The golden playthroughs are what the rules play now (`make golden` writes them anew)."""

import pytest

import bluffhouse as bh
from tests.golden import FOLDER, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert playthrough(*PLAYTHROUGHS[name]).splitlines() == written


def test_every_game_has_one() -> None:
    assert {game for game, _, _ in PLAYTHROUGHS.values()} == set(bh.games())
    assert {f"{name}.txt" for name in PLAYTHROUGHS} == {f.name for f in FOLDER.iterdir()}
