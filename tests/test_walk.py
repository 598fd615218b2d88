"""Walks: one match after the other, by action ids."""

import copy
import pickle
import random
import weakref
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from tests.tables import FIRST, random_play

games = pytest.mark.parametrize(("game", "options"), FIRST)


@games
def test_a_walk_steps_as_a_batch_of_one(game: str, options: dict[str, Any]) -> None:
    made = bh.make(game, **options)
    walk, batch = made.walk(seed=6), made.batch(1, seed=6)
    ended = 0
    for i in range(1500):
        assert walk.player == batch.players[0]
        assert sorted(walk.ids) == np.flatnonzero(batch.legal()[0]).tolist()
        action = int(batch.choose(0, i)[0])
        rewards, done = batch.step(np.array([action]))
        ids = walk.step(action)
        assert list(ids) == list(walk.ids)
        if done[0]:
            ended += 1
            assert walk.rewards == pytest.approx(rewards[0])
        else:
            assert walk.rewards is None
    assert ended


@games
def test_a_walk_refuses_what_is_illegal(game: str, options: dict[str, Any]) -> None:
    made = bh.make(game, **options)
    walk = made.walk(seed=6)
    illegal = next(a for a in range(len(made.words)) if a not in walk.ids)
    before = list(walk.ids)
    for wrong in (illegal, -1, len(made.words), 2**80, 1.0, "0", None, True):
        with pytest.raises(bh.IllegalMove):
            walk.step(wrong)  # type: ignore[arg-type]
    assert list(walk.ids) == before
    for copied in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="cannot be copied"):
            copied(walk)


@games
def test_a_walk_goes_on_from_a_start(game: str, options: dict[str, Any]) -> None:
    """Rollouts: every match begins with the same table, and what they end with differs."""
    made = bh.make(game, **options)
    start = made.new(seed=8)
    for k, _ in enumerate(random_play(start)):
        if k == 5:
            break
    seen = [start.observe(player) for player in range(made.players)]
    walk, rng, ends = made.walk(seed=1, start=start), random.Random(1), set()
    ids = walk.ids
    for _ in range(3000):
        ids = walk.step(rng.choice(ids))
        if walk.rewards is not None:
            ends.add(walk.rewards)
            assert all((walk.observe(p) == seen[p]).all() for p in range(made.players))
    walk.reset(seed=3)
    assert all((walk.observe(p) == seen[p]).all() for p in range(made.players))
    assert len(ends) > 1


@games
def test_interpreted_walks_keep_the_same_lists(game: str, options: dict[str, Any]) -> None:
    """Lists that come again, that push each other out, and that are no longer kept at all."""
    made = bh.make(game, **options)
    plain = bh.Game(made.room, made.options, compiled=False)
    walks, rng = [made.walk(seed=4), plain.walk(seed=4)], random.Random(4)
    for _ in range(600):
        compiled, interpreted = (list(walk.ids) for walk in walks)
        assert compiled == interpreted
        action = rng.choice(compiled)
        for walk in walks:
            assert list(walk.step(action)) == list(walk.ids)


def test_a_walk_is_let_go_with_its_step() -> None:
    """Whoever rolls out from many states makes many walks: they go when nobody has them."""
    walk = bh.make("luegen", players=2).walk(seed=1)
    kept = weakref.ref(walk._now)
    step = walk.step
    del walk
    assert step(0)
    del step
    assert kept() is None
