"""What lies in the memory of a match, and who hears of it."""

import random

import pytest

import bluffhouse as bh


def test_whispers(game: str) -> None:
    luck, differ = random.Random(8), 0
    match = bh.make(game, players=3).new(8)
    room = match.game.room
    while not match.over:
        before, player = match.snapshot(), luck.choice(match.actors)
        match.play(luck.choice(match.legal(player)), player)
        seat, action = match.last
        heard = [
            room.events(match.game, before, seat, action, match.snapshot(), viewer)
            for viewer in (None, 0, 1, 2)
        ]
        differ += any(events != heard[0] for events in heard)
    assert bool(differ) == room.whispers


def test_a_glance_is_the_whole_state(game: str) -> None:
    """What is read when somebody asks is what NumPy reads of the same state."""
    luck, match = random.Random(9), bh.make(game, players=3).new(9)
    while not match.over:
        player = luck.choice(match.actors)
        match.play(luck.choice(match.legal(player)), player)
        glance, whole = match.snapshot(), vars(match.game.snapshot(match.state()))
        assert {name: getattr(glance, name) for name in whole} == whole
        look = match.game.room.fields.look(match._memory)
        assert {name: getattr(look, name) for name in whole} == whole
    with pytest.raises(AttributeError, match="no field peep"):
        _ = match.snapshot().peep


def test_a_glance_knows_what_was_looked_at(game: str) -> None:
    match = bh.make(game, players=3).new(9)
    glance = match.snapshot()
    _ = glance.over, glance.chance
    assert glance.looked_at() == {"over", "chance"}
    assert glance.again().looked_at() == set()
    state = match.state()
    gist = match.game.room.fields.gist(glance.looked_at())
    parts = gist.read(glance.memory)
    assert parts == (state["chance"].tobytes(), state["over"].tobytes())
    assert gist.size == sum(map(len, parts))
