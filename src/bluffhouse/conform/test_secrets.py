"""Non-interference: what reaches a viewer is the same in all worlds he cannot tell apart.

For random positions and every viewer another world is imagined, and the encoded bytes of
everything that would reach him are compared: views, legal moves, events, error texts, and what a
bot in his seat would do. The tests have teeth: they also show that the worlds do differ.
"""

import json
import random
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.bots import LEVELS, Bot
from bluffhouse.conform.tables import differ, moments, random_play
from bluffhouse.core.loops import CALCULATOR, RANDOM, THUMB


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


def test_views_legal_moves_and_errors(game: str, options: dict[str, Any]) -> None:
    make = bh.make(game, **options)
    rng = random.Random(1)
    apart = 0
    for match in moments(make, 3, seed=31):
        for viewer in (None, *range(options["players"])):
            world = match.imagine(viewer, rng.getrandbits(60))
            apart += differ(world, match)
            assert encoded(world.view(viewer)) == encoded(match.view(viewer))
            assert world.actors == match.actors
            if viewer is not None:
                assert world.legal(viewer) == match.legal(viewer)
                tried = [*rng.choices(make.words, k=6), "nonsense"]
                assert refusals(world, viewer, tried) == refusals(match, viewer, tried)
    assert apart


def test_imagining_depends_on_nothing_hidden(game: str, options: dict[str, Any]) -> None:
    """From the same seed, all worlds that a viewer cannot tell apart imagine the same one."""
    rng = random.Random(1)
    apart = 0
    for match in moments(bh.make(game, **options), 5, seed=31):
        for viewer in (None, *range(options["players"])):
            seed, other = rng.getrandbits(60), match.imagine(viewer, rng.getrandbits(60))
            apart += differ(other, match)
            assert other.imagine(viewer, seed).snapshot() == match.imagine(viewer, seed).snapshot()
    assert apart


def hear(match: bh.Match, player: int, move: str, viewer: int | None) -> list[dict[str, Any]]:
    """Play a move, and what the viewer hears of it."""
    before = match.snapshot()
    match.play(move, player)
    game = match.game
    return game.room.events(game, before, player, game.ids[move], match.snapshot(), viewer)


@pytest.mark.first
def test_events_tell_no_more_than_the_view(game: str, options: dict[str, Any]) -> None:
    """Where a move leaves two worlds alike to a viewer, he heard the same in both."""
    rng, compared = random.Random(2), 0
    for seed in range(17, 57):
        match = bh.make(game, **options).new(seed)
        for player, move in random_play(match, seed=seed):
            compared += sum(alike(match, player, move, viewer, rng) for viewer in viewers(match))
        if compared > 100:
            return
    assert compared > 100


def viewers(match: bh.Match) -> list[int | None]:
    return [None, *range(match.game.players)]


def alike(match: bh.Match, player: int, move: str, viewer: int | None, rng: random.Random) -> bool:
    """Whether a move could be compared in two worlds; it must be heard alike in both."""
    here, there = match.copy(), match.imagine(viewer, rng.getrandbits(60))
    if move not in there.legal(player):
        return False
    heard = [hear(world, player, move, viewer) for world in (here, there)]
    if here.view(viewer) != there.view(viewer):
        return False
    assert encoded(heard[0]) == encoded(heard[1])
    return True


@pytest.mark.first
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
