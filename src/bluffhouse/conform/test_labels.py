"""What moves are called: every one of them, in every language, and no two alike."""

import json
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.plan import SEATS
from bluffhouse.core.story import say_move
from bluffhouse.core.words import LANGUAGES, SEAT_KEYS, words

PEOPLE = [f"<{p}>" for p in range(SEATS)]
languages = pytest.mark.parametrize("lang", LANGUAGES)


def moves(game: bh.Game) -> list[tuple[int, str]]:
    return [(action, word) for action, word in enumerate(game.words) if word]


@languages
def test_every_move_is_called_something_of_its_own(
    game: str, options: dict[str, Any], lang: str
) -> None:
    table, said = bh.make(game, **options), words(lang, game)
    called: dict[str, str] = {}
    for action, word in moves(table):
        text = say_move(table, action, said, PEOPLE)
        assert text == " ".join(text.split())
        assert "{" not in text
        assert text[0] == text[0].upper(), f"{text!r} stands on a button"
        assert text not in called, f"{word!r} and {called[text]!r} are both {text!r}"
        called[text] = word
    assert called


def test_a_label_is_plain_data(game: str, options: dict[str, Any]) -> None:
    """A text of the game's own (none that it takes away from the house), and its arguments."""
    table = bh.make(game, **options)
    for action, _ in moves(table):
        label = table.room.label(table, action)
        assert json.loads(json.dumps(label)) == label
        assert words("en", game).has(label["key"])
        assert not words("en").has(label["key"])


@languages
def test_seats_are_called_by_name(game: str, options: dict[str, Any], lang: str) -> None:
    table = bh.make(game, **options)
    for action, _ in moves(table):
        label = table.room.label(table, action)
        seats = [label[key] for key in SEAT_KEYS if key in label]
        text = say_move(table, action, words(lang, game), PEOPLE)
        assert [p for p in range(SEATS) if PEOPLE[p] in text] == seats
