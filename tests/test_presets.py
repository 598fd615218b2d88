"""Presets: options under one name, for people and programs alike."""

from collections.abc import Mapping
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.cli.checks import options
from bluffhouse.core.choosing import beside, in_words, not_printed, preset_of, values_of
from bluffhouse.core.errors import OptionError
from bluffhouse.core.options import PRINTED
from bluffhouse.core.words import LANGUAGES, words
from bluffhouse.games import ids, open_room

PRESETS = [(game, preset.name) for game in ids() for preset in open_room(game).presets]


@pytest.mark.parametrize(("game", "name"), PRESETS)
def test_a_preset_is_its_options(game: str, name: str) -> None:
    """Whoever names it gets the same game as whoever names all its options."""
    room = open_room(game)
    preset = next(p for p in room.presets if p.name == name)
    made = bh.make(game, players=2, preset=name)
    assert made == bh.make(game, players=2, **preset.options)
    assert preset_of(room, made.options) == name, "two presets are the same"
    assert "preset" not in made.options
    assert made.new(1).record()["options"] == made.options


def test_what_is_given_goes_before_the_preset() -> None:
    made = bh.make("luegen", players=3, preset="quick", mats=7)
    assert (made.options["mats"], made.options["halves"]) == (7, False)


@pytest.mark.parametrize("given", ["nonsense", "", 3, None, True, ["quick"], "x" * 5000])
def test_an_unknown_preset_is_refused(given: Any) -> None:
    with pytest.raises(OptionError, match="printed, first, quick") as refused:
        bh.make("luegen", players=3, preset=given)
    assert len(str(refused.value)) < 300
    assert all(refused.value.say(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("game", ids())
def test_every_game_tells_the_sheet_from_the_house(game: str) -> None:
    """`printed` is there, and nothing of it is marked; all of another preset's differences are."""
    room = open_room(game)
    printed = next(p.options for p in room.presets if p.name == PRINTED)
    assert not_printed(room, printed) == []
    sheet = values_of(room, printed)
    for preset in room.presets:
        own: Mapping[str, Any] = values_of(room, preset.options)
        assert not_printed(room, own) == [name for name in own if own[name] != sheet[name]]


def test_the_house_plays_a_bet_otherwise_than_the_sheet() -> None:
    assert not_printed(open_room("lineit"), {}) == ["bet_rule", "last_card"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ids())
def test_no_code_in_what_people_choose_from(game: str, lang: str) -> None:
    """`any_useful` and its like are for programs."""
    said, room = words(lang, game), open_room(game)
    for option in room.options[1:]:
        values = option.allowed[:2] if isinstance(option.allowed, range) else option.allowed
        for value in values:
            line = in_words(said, option.name, value)
            assert "_" not in line
            assert not (isinstance(value, bool) and line.lower().endswith(str(value).lower()))
        assert "`" not in said.say(f"option-{option.name}.hint")


def test_a_name_may_begin_a_sentence() -> None:
    assert beside("A bet is won with …", "more") == "A bet is won with more"
    assert beside("Who leads?", "Anna") == "Who leads? Anna"
    assert beside("Mats", "5") == "Mats: 5"


def test_the_command_line_takes_a_preset_by_its_name() -> None:
    assert options(["quick", "mats=4"]) == {"preset": "quick", "mats": 4}
    for bad in ("", "=", "mats=", "=3"):
        with pytest.raises(OptionError, match="NAME=VALUE"):
            options([bad])
