"""What moves are called: every one of them, in every language, and no two alike."""

import pytest

import bluffhouse as bh
from bluffhouse.core.story import say_move
from bluffhouse.core.words import words
from tests.trials import own

NONE: dict[str, tuple[str, str, str]] = {}
CALLED = [(game, *row) for game in bh.games() for row in own(game, "LABELS", NONE).items()]


@pytest.mark.parametrize(("game", "move", "said"), CALLED)
def test_moves_are_said_as_players_say_them(
    game: str, move: str, said: tuple[str, str, str]
) -> None:
    table = bh.make(game, players=3)
    names = ["Ada", "Boris", "Cleo"]
    for lang, text in zip(("en", "de", "bg"), said, strict=True):
        assert say_move(table, table.ids[move], words(lang, game), names) == text
