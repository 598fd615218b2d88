"""The door to PettingZoo: its own tests, and what they do not ask."""

import warnings
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.adapters import pettingzoo
from tests.tables import FIRST

api_test = pytest.importorskip("pettingzoo.test").api_test
from pettingzoo.test import seed_test  # noqa: E402
from pettingzoo.utils.wrappers import TerminateIllegalWrapper  # noqa: E402

games = pytest.mark.parametrize(("game", "options"), FIRST)


def play(env: Any, seed: int, steps: int = 10**9) -> None:
    """Random legal actions, as PettingZoo's page shows it."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in zip(range(steps), env.agent_iter(), strict=False):
        _, _, over, cut, info = env.last()
        mask = info["action_mask"]
        env.step(None if over or cut else rng.choice(np.flatnonzero(mask)))


@games
@pytest.mark.parametrize("more", [{}, {"normal": True, "relative": False}])
def test_their_own_tests(game: str, options: dict[str, Any], more: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for about in ("Observation is not a NumPy", "Observation space for each agent"):
            warnings.filterwarnings("ignore", about)  # as of all their games with masks
        api_test(pettingzoo.env(game, **options, **more), num_cycles=60)
    seed_test(lambda: pettingzoo.env(game, **options, **more), num_cycles=60)


@games
def test_a_match_is_told_as_it_is(game: str, options: dict[str, Any]) -> None:
    """Observations, masks, rewards and ends are those of the match."""
    env = pettingzoo.env(game, relative=False, **options)
    env.reset(seed=3)
    raw, rng, rewards = env.unwrapped, np.random.default_rng(3), {}
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        rewards[agent] = reward
        seat, match = raw._seats[agent], raw.match
        assert (seen["observation"] == match.observe(seat)).all()
        assert raw.observation_space(agent).contains(seen)
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(match.actions(seat))
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    result = raw.match.result
    assert result is not None
    assert [rewards[agent] for agent in env.possible_agents] == pytest.approx([*result.utility])
    assert bh.replay(raw.match.record()).result == result


def test_whoever_may_act_is_asked_some_time() -> None:
    """In a free draft anybody may be the first, and nobody has to wait for his seat's turn."""
    env = pettingzoo.env("liezie", players=4)
    first, orders = set(), set()
    for seed in range(40):
        env.reset(seed=seed)
        first.add(env.agent_selection)
        order = []
        rng = np.random.default_rng(seed)
        for agent in env.agent_iter(max_iter=8):
            order.append(agent)
            env.step(rng.choice(np.flatnonzero(env.last()[4]["action_mask"])))
        orders.add(tuple(order))
    assert first == set(env.possible_agents)
    assert len(orders) > 30


def test_secret_answers_do_not_depend_on_who_is_asked_first() -> None:
    """Answers to an announcement are given at once: who is asked later knows no more."""
    met = 0
    for seed in range(60):
        env = pettingzoo.env("luegenkniffel", players=3)
        env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        while len(env.unwrapped.match.actors) < 2:
            env.step(rng.choice(np.flatnonzero(env.last()[4]["action_mask"])))
        twin = pettingzoo.raw_env("luegenkniffel", players=3)
        twin.reset(seed=seed)
        twin.match = env.unwrapped.match.copy()
        one, other = twin.match.actors
        for answer in ("believe", "doubt"):
            world = twin.match.copy()
            world.play(answer, one)
            seen = world.observe(other)
            met += answer == "doubt"
            if answer == "believe":
                before = seen
            else:
                assert (seen == before).all()
    assert met == 60


@games
def test_what_is_illegal_is_refused(game: str, options: dict[str, Any]) -> None:
    env = pettingzoo.env(game, **options)
    env.reset(seed=1)
    before = env.unwrapped.match.record()
    illegal = int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0])
    for wrong in (illegal, -1, 10**6, 1.5, None, "liar"):
        with pytest.raises(bh.IllegalMove):
            env.step(wrong)
    assert env.unwrapped.match.record() == before


def test_their_wrapper_for_illegal_actions() -> None:
    env = TerminateIllegalWrapper(pettingzoo.env("luegen", players=2), illegal_reward=-1)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"game": "chess"}, "no game"),
        ({"game": "luegen"}, "“players” is required"),
        ({"game": "luegen", "players": 99}, "2–20"),
        ({"game": "luegen", "players": 2, "render_mode": "human"}, "ansi or None"),
        ({"game": bh.make("luegen", players=2), "players": 2}, "made already"),
    ],
)
def test_misuse_gets_one_sentence(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why) as told:
        pettingzoo.env(**wrong)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("seed", ["x", -1, 1.5, True])
def test_a_seed_that_is_none_gets_one_sentence(seed: Any) -> None:
    env = pettingzoo.env("luegen", players=2)
    with pytest.raises(ValueError, match="a seed is a whole number from 0 or None"):
        env.reset(seed=seed)
    env.reset(seed=np.int64(1))


def test_nobody_is_asked_by_a_wrong_name() -> None:
    env = pettingzoo.env("luegen", players=2)
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(ValueError, match="no agent 'bob': agents are player_0 to player_1"):
            ask("bob")


def test_what_a_spectator_hears() -> None:
    env = pettingzoo.env(bh.make("luegen", players=2), render_mode="ansi")
    play(env, 1, steps=3)
    assert "player_0" in env.render()


def test_relative_actions_are_what_one_network_can_learn() -> None:
    """The mask of relative actions is that of the seat's own words."""
    env = pettingzoo.env("cityoflies", players=3)
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        raw = env.unwrapped
        seat = raw._seats[env.agent_selection]
        seats.add(seat)
        spec = raw.game.spec
        absolute = spec.absolute[seat, np.flatnonzero(env.last()[4]["action_mask"])]
        assert sorted(absolute.tolist()) == sorted(raw.match.actions(seat))
    assert len(seats) == 3
