"""What each player knows, and that `imagine` keeps it: facts are kept in an account of their own,
from what happened, and every imagined world is held against it."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.games.cityoflies.rules import state
from tests.cityoflies.facts import Facts, all_cards, nothing_to_play, play_on, same_to
from tests.cityoflies.tables import BOX, LONG, TABLES, entries


def viewers(match: bh.Match, draw: random.Random) -> list[int | None]:
    """Whose eyes a match is looked at with: everybody's, and one's of them when it is long."""
    everybody = [None, *range(match.game.players)]
    return everybody if len(match.moves) < LONG else [draw.choice(everybody)]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_imagined_worlds_keep_what_is_known(options: dict[str, Any]):
    """At every move of random matches: same views and moves, all facts kept."""
    game = bh.make("cityoflies", **options)
    n = game.players
    for seed in range(2):
        draw = random.Random(f"{options} {seed}")
        match, facts, differ = game.new(seed), Facts(n), 0
        while not match.over:
            for viewer in viewers(match, draw):
                world = match.imagine(viewer, draw.getrandbits(60))
                same_to(viewer, world, match)
                s = world.snapshot()
                assert all_cards(s, n) == Counter(BOX)
                facts.check(match.snapshot(), viewer)
                facts.check(s, viewer)
                differ += s.hands != match.snapshot().hands
                look_deeper(match, world, viewer, draw)
            before = match.snapshot()
            player = draw.choice(match.actors)
            match.play(draw.choice(match.legal(player)), player)
            facts.hears(before, match.snapshot())
            nothing_to_play(match, before, facts)
            assert all_cards(match.snapshot(), n) == Counter(BOX)
        assert differ


def look_deeper(match: bh.Match, world: bh.Match, viewer: int | None, draw: random.Random) -> None:
    """What others imagine in an imagined world, what comes back of its record, how it goes on."""
    n = match.game.players
    other = draw.choice((None, *range(n)))
    deeper = world.imagine(other, draw.getrandbits(60))
    same_to(other, deeper, world)
    assert deeper.imagine(viewer, 1).actors == match.actors
    if draw.random() < 0.1:
        for made in (world, deeper):
            back = bh.replay(json.loads(json.dumps(made.record())))
            assert back.view(viewer) == made.view(viewer)
            assert back.view(other) == made.view(other)
        play_on(deeper, draw, 40)
        if not deeper.over:
            same_to(viewer, deeper.imagine(viewer, 5), deeper)
            assert all_cards(deeper.snapshot(), n) == Counter(BOX)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_imagined_matches_are_played_to_the_end(options: dict[str, Any]):
    """A world played on keeps what the viewer knew when it was imagined, as long as it binds."""
    game = bh.make("cityoflies", **options)
    draw = random.Random(str(options))
    match = game.new(seed=9)
    while not match.over:
        viewer = draw.choice((None, *range(game.players)))
        world = match.imagine(viewer, draw.getrandbits(60))
        if draw.random() < 0.2:
            play_on(world, draw, 10_000)
            assert world.over
            same_to(viewer, world.imagine(viewer, 3), world)
            assert bh.replay(world.record()).view(viewer) == world.view(viewer)
        play_on(match, draw, 1)
    same_to(0, match.imagine(0, 1), match)
    assert bh.replay(match.imagine(0, 1).record()).view(0) == match.view(0)


def test_facts_do_arise():
    """The random matches above would mean little if nothing happened in them."""
    happened: Counter[int] = Counter()
    for options in TABLES:
        for seed in range(6):
            match = bh.make("cityoflies", **options).new(seed)
            draw = random.Random(seed)
            while not match.over:
                play_on(match, draw, 1)
                happened.update(event for event, *_ in entries(match.snapshot()))
    wanted = (
        state.E_NOTHING, state.E_NOTHING_MORE, state.E_RESHUFFLE, state.E_BURY, state.E_SHADOW,
        state.E_SWAPPED, state.E_STOLEN, state.E_CONFUSION,
    )  # fmt: skip
    assert all(happened[event] for event in wanted), happened
