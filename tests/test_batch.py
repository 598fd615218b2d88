"""Batches and walks: many matches stepped together, or one after another, by action ids."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from tests.tables import ALL, FIRST, NAMES

CHANCE_ENDS = ("cityoflies",)  # where a twin with chance of its own may end when the other does not

games = pytest.mark.parametrize(("game", "options"), FIRST)


@pytest.mark.parametrize(("game", "options"), ALL, ids=NAMES)
def test_a_batch_steps_as_matches_do(game: str, options: dict[str, Any]) -> None:
    """Masks are the legal moves of who acts; every row goes where a match of its own would go."""
    made = bh.make(game, **options)
    batch = made.batch(4, seed=1)
    for i in range(40):
        mask = batch.legal()
        twins = [batch.match(row) for row in range(4)]
        for row, twin in enumerate(twins):
            acting = int(batch.players[row])
            assert twin.actors[0] == acting
            assert np.flatnonzero(mask[row]).tolist() == sorted(twin.actions(acting))
            assert batch.observe()[row] == pytest.approx(twin.observe(int(batch.players[row])))
        actions = batch.choose(0, i)
        assert mask[np.arange(4), actions].all()
        rewards, done = batch.step(actions)
        for row, twin in enumerate(twins):
            twin.act(int(actions[row]), twin.actors[0])
            if game in CHANCE_ENDS:
                continue
            assert twin.over == done[row]
            if twin.result:
                assert rewards[row] == pytest.approx(twin.result.utility)
            else:
                assert not rewards[row].any()


@games
def test_threads_change_nothing(game: str, options: dict[str, Any]) -> None:
    made = bh.make(game, **options)
    one, three = made.batch(50, seed=4, threads=1), made.batch(50, seed=4, threads=3)
    for i in range(80):
        actions = one.choose(i % 2, i)
        assert (actions == three.choose(i % 2, i)).all()
        for a, b in zip(one.step(actions), three.step(actions), strict=True):
            assert (a == b).all()
    assert one.states.tobytes() == three.states.tobytes()
    assert (one.players == three.players).all()


@games
def test_rewards_of_finished_matches_sum_to_nothing(game: str, options: dict[str, Any]) -> None:
    batch = bh.make(game, **options).batch(64, seed=2)
    ended = 0
    for i in range(900):
        rewards, done = batch.step(batch.choose(0, i))
        ended += int(done.sum())
        assert np.abs(rewards.sum(1)).max() < 1e-5
    assert ended > 20


@games
def test_one_illegal_action_stops_the_whole_step(game: str, options: dict[str, Any]) -> None:
    batch = bh.make(game, **options).batch(6, seed=3, threads=2)
    actions = batch.choose(0, 0)
    illegal = int(np.flatnonzero(~batch.legal()[4])[0])
    before = batch.states.tobytes()
    for wrong, said in ((illegal, "Match 4"), (-1, "Match 4"), (batch.actions, "Match 4")):
        actions[4] = wrong
        with pytest.raises(bh.IllegalMove, match=said):
            batch.step(actions)
    with pytest.raises(bh.IllegalMove, match="takes 6 whole numbers"):
        batch.step(actions[:3])
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("wrong", [None, [1.7] * 4, [10**30] * 4, "abcd", [True] * 4, [[1]] * 4])
def test_what_are_no_actions(wrong: Any) -> None:
    batch = bh.make("luegen", players=2).batch(4, seed=1)
    with pytest.raises(bh.IllegalMove, match="takes 4 whole numbers"):
        batch.step(wrong)


@pytest.mark.parametrize(("policy", "seed"), [("thumb", 1), (7, 1), (None, 1), (0, -1), (0, 2**70)])
def test_bad_choices(policy: Any, seed: Any) -> None:
    with pytest.raises(ValueError, match="not "):
        bh.make("luegen", players=2).batch(4, seed=1).choose(policy, seed)


def test_more_than_memory_holds() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        bh.make("luegen", players=2).batch(10**15)


@pytest.mark.parametrize("n", [0, -1, 2.5, "3", None, True])
def test_bad_sizes(n: Any) -> None:
    game = bh.make("luegen", players=2)
    with pytest.raises(ValueError, match="at least one"):
        game.batch(n)
    with pytest.raises(ValueError, match="at least one"):
        game.batch(1, threads=n)


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
def test_the_layout_describes_the_observation(game: str, options: dict[str, Any]) -> None:
    made = bh.make(game, **options)
    names = [name for name, _ in made.room.layout(made)]
    assert len(set(names)) == len(names)
    assert made.new(1).observe(0).shape == (made.observation_size,)
