"""What a game says: everything that the house asks of it, in every language."""

import random
from typing import Any

import msgspec
import pytest

import bluffhouse as bh
from bluffhouse.conform.many import tell_all
from bluffhouse.conform.tables import random_play
from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.words import LANGUAGES, words
from bluffhouse.games import open_room

languages = pytest.mark.parametrize("lang", LANGUAGES)


@languages
def test_the_door_and_the_options(game: str, lang: str) -> None:
    said, room = words(lang, game), open_room(game)
    for key in ("name", "pitch", "players", "minutes"):
        assert said.say(key).strip()
    for option in room.options:
        assert said.say(f"option-{option.name}").strip()
    assert said.say("players").startswith(f"{room.seats()[0]}–{room.seats()[-1]}")
    assert room.texts.is_dir()
    assert list(room.texts.glob(f"{lang}*.ftl")), f"no texts in {lang!r}"


@languages
def test_the_rules_are_there_to_be_read(game: str, lang: str) -> None:
    said = words(lang, game)
    assert said.has("rules-01")
    assert said.say("rules-01").strip()
    assert said.say("rules-01.body").strip()


def test_everything_that_happens_is_told(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(13)
    for _ in random_play(match, seed=13):
        pass
    assert tell_all([match])


def test_every_refusal_says_why(game: str, options: dict[str, Any]) -> None:
    """What is refused is what is not offered, and the reason is said in every language."""
    match, luck = bh.make(game, **options).new(14), random.Random(14)
    for i, (player, _) in enumerate(random_play(match, seed=14)):
        if i % 4:
            continue
        legal = set(match.legal(player))
        for move in luck.sample(match.game.words, min(40, len(match.game.words))):
            if move in legal:
                match.copy().play(move, player)
            elif move:
                with pytest.raises(IllegalMove) as refused:
                    match.copy().play(move, player)
                assert all(refused.value.say(lang).strip() for lang in LANGUAGES)


def test_views_and_events_have_their_declared_shape(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(15)
    room = match.game.room
    events = {
        name: event
        for event in room.event_types
        for name in event.__annotations__["event"].__args__  # several may look alike
    }
    for player, move in random_play(match, seed=15):
        for viewer in (None, *range(match.game.players)):
            _fits(match.view(viewer), room.view_type, extra=room.view_type.__total__)
        before, twin = match.snapshot(), match.copy()
        twin.play(move, player)
        action = match.game.ids[move]
        for event in room.events(match.game, before, player, action, twin.snapshot(), player):
            if events:
                _fits(event, events[event["event"]], extra=True)
    _fits(match.view(None), room.view_type, extra=True)


def _fits(found: dict[str, Any], shape: Any, *, extra: bool) -> None:
    msgspec.convert(found, shape, strict=True)
    if extra and len(shape.__annotations__) > 4:  # a room that declares more than every view has
        assert found.keys() <= shape.__annotations__.keys()
