"""Non-interference: what reaches a viewer is the same in all worlds he cannot tell apart.

For random positions and every viewer another world is imagined, and the encoded bytes of
everything that would reach him are compared: views, legal moves, events, error texts, and what a
bot in his seat would do. The test has teeth: it also shows that the worlds do differ, and that a
view which told too much would be caught.
"""

import dataclasses
import importlib
import json
import random
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.bots import LEVELS, Bot
from bluffhouse.core.loops import CALCULATOR, RANDOM, THUMB
from bluffhouse.core.story import Storyteller, story
from bluffhouse.games import open_room
from tests.tables import ALL, FIRST, NAMES, random_play

tables = pytest.mark.parametrize(("game", "options"), ALL, ids=NAMES)
games = pytest.mark.parametrize(("game", "options"), FIRST)


def encoded(thing: Any) -> bytes:
    return json.dumps(thing, ensure_ascii=False).encode()


def refusals(match: bh.Match, viewer: int, moves: list[str]) -> list[str]:
    """What the viewer is told when he tries these moves."""
    told = []
    for move in moves:
        try:
            match.copy().play(move, viewer)
            told.append("played")
        except bh.IllegalMove as refused:
            told.extend(refused.say(lang) for lang in ("en", "de", "bg"))
    return told


@tables
def test_views_legal_moves_and_errors(game: str, options: dict[str, Any]) -> None:
    make = bh.make(game, **options)
    rng = random.Random(1)
    differ = 0
    match = make.new(seed=31)
    for i, _ in enumerate(random_play(match, seed=31)):
        if i % 3:
            continue
        for viewer in (None, *range(options["players"])):
            world = match.imagine(viewer, rng.getrandbits(60))
            differ += world.snapshot() != match.snapshot()
            assert encoded(world.view(viewer)) == encoded(match.view(viewer))
            assert world.actors == match.actors
            if viewer is not None:
                assert world.legal(viewer) == match.legal(viewer)
                tried = [*rng.sample(make.words, 6), "nonsense"]
                assert refusals(world, viewer, tried) == refusals(match, viewer, tried)
    assert differ


@tables
def test_imagining_depends_on_nothing_hidden(game: str, options: dict[str, Any]) -> None:
    """From the same seed, all worlds that a viewer cannot tell apart imagine the same one."""
    rng = random.Random(1)
    differ = 0
    match = bh.make(game, **options).new(seed=31)
    for i, _ in enumerate(random_play(match, seed=31)):
        if i % 5:
            continue
        for viewer in (None, *range(options["players"])):
            seed, other = rng.getrandbits(60), match.imagine(viewer, rng.getrandbits(60))
            differ += other.snapshot() != match.snapshot()
            assert other.imagine(viewer, seed).snapshot() == match.imagine(viewer, seed).snapshot()
    assert differ


def hear(match: bh.Match, player: int, move: str, viewer: int | None) -> list[dict[str, Any]]:
    """Play a move, and what the viewer hears of it."""
    before = match.snapshot()
    match.play(move, player)
    game = match.game
    return game.room.events(game, before, player, game.ids[move], match.snapshot(), viewer)


@games
def test_events_tell_no_more_than_the_view(game: str, options: dict[str, Any]) -> None:
    """Where a move leaves two worlds alike to a viewer, he heard the same in both."""
    match = bh.make(game, **options).new(seed=17)
    rng = random.Random(2)
    compared = 0
    for player, move in random_play(match, seed=17):
        for viewer in (None, *range(options["players"])):
            here, there = match.copy(), match.imagine(viewer, rng.getrandbits(60))
            if move not in there.legal(player):
                continue
            heard = [hear(world, player, move, viewer) for world in (here, there)]
            if here.view(viewer) == there.view(viewer):
                assert encoded(heard[0]) == encoded(heard[1])
                compared += 1
    assert compared > 100


@games
def test_bots_do_not_peep(game: str, options: dict[str, Any]) -> None:
    """A bot decides the same in every world that its seat cannot tell apart."""
    match = bh.make(game, **options).new(seed=23)
    rng = random.Random(3)
    for i, (player, _) in enumerate(random_play(match, seed=23)):
        if i % 4 == 0:
            for policy in (RANDOM, THUMB, CALCULATOR):
                key = rng.getrandbits(60)
                choices = {
                    match.imagine(player, world).suggest(player, policy, key) for world in range(4)
                }
                assert choices == {match.suggest(player, policy, key)}
    for level in LEVELS:
        bots = [Bot(level, seed=5), Bot(level, seed=5)]
        fresh = bh.make(game, **options).new(seed=2)
        seat = fresh.actors[0]
        assert bots[0].choose(fresh, seat) == bots[1].choose(fresh.imagine(seat, 9), seat)


def test_a_leak_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison fails for a view that shows one hidden die."""
    honest = open_room("luegen")

    def leaky(game: Any, s: Any, player: int | None) -> dict[str, Any]:
        return {**honest.private(game, s, player), "peep": s.dice[0][0]}

    room = dataclasses.replace(honest, private=leaky)
    monkeypatch.setattr(importlib.import_module("bluffhouse.games.luegen"), "ROOM", room)
    with pytest.raises(AssertionError):
        test_views_legal_moves_and_errors("luegen", {"players": 3})


def test_imagined_dice_are_fair() -> None:
    """Lügen: the unseen dice are uniform and independent of what they really are."""
    match = bh.make("luegen", players=2).new(seed=1)
    counts = [0] * 6
    for seed in range(3000):
        for die in match.imagine(0, seed).view(1)["dice"][1]:
            counts[die - 1] += 1
    expected = 3000
    assert sum((c - expected) ** 2 / expected for c in counts) < 25  # chi-squared, 5 degrees


def test_the_story_begins_with_the_deal() -> None:
    match = bh.make("luegen", players=2).new(seed=1)
    assert [e["event"] for e in story(match, None)[0].events] == ["stage", "starts"]
    teller = Storyteller(match, 0)
    assert len(list(teller.chapters())) == 1
    match.play("1x2")
    assert [c.number for c in teller.chapters()] == [1]
    assert list(teller.chapters()) == []
