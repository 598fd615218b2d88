"""The door to Gymnasium: its own checks, and what they do not ask."""

import warnings
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.adapters import gymnasium
from bluffhouse.bots import Bot
from tests.tables import FIRST

gym = pytest.importorskip("gymnasium")
from gymnasium.error import ResetNeeded  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.wrappers.vector import RecordEpisodeStatistics  # noqa: E402

games = pytest.mark.parametrize(("game", "options"), FIRST)


def legal(mask: Any, rng: Any) -> Any:
    """A legal action for every row of a mask, any of them."""
    return (rng.random(mask.shape) * mask).argmax(-1)


# --- many matches ---------------------------------------------------------------------------


@games
@pytest.mark.parametrize("more", [{}, {"normal": True, "relative": False, "threads": 2}])
def test_what_a_vector_gives(game: str, options: dict[str, Any], more: dict[str, Any]) -> None:
    """Shapes and spaces are as promised, step by step; final observations are where they belong."""
    envs = gymnasium.VectorEnv(game, 16, opponents="thumb", **more, **options)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    rng, ended = np.random.default_rng(1), 0
    seen, info = envs.reset(seed=1)
    for _ in range(250):
        assert envs.observation_space.contains(seen)
        assert info["action_mask"].shape == (16, envs.single_action_space.n)
        assert info["action_mask"].any(1).all()
        actions = legal(info["action_mask"], rng)
        assert envs.action_space.contains(actions)
        seen, rewards, over, cut, info = envs.step(actions)
        assert rewards.dtype == np.float64
        assert not cut.any()
        assert not rewards[~over].any()
        assert ("final_obs" in info) == over.any()
        for row in np.flatnonzero(over):
            assert info["_final_obs"][row]
            assert envs.single_observation_space.contains(info["final_obs"][row])
            assert info["final_info"]["scores"][row].shape == (envs.game.players,)
            ended += 1
    assert ended


@games
def test_the_same_seed_gives_the_same_matches(game: str, options: dict[str, Any]) -> None:
    runs = []
    for _ in range(2):
        envs = gymnasium.VectorEnv(game, 8, opponents="random", **options)
        rng, told = np.random.default_rng(2), []
        seen, info = envs.reset(seed=5)
        for _ in range(40):
            seen, rewards, *_, info = envs.step(legal(info["action_mask"], rng))
            told.append((seen.tobytes(), rewards.tobytes()))
        runs.append(told)
    assert runs[0] == runs[1]
    assert envs.reset()[0].tobytes() != envs.reset()[0].tobytes()


def test_their_wrappers_take_it() -> None:
    envs = RecordEpisodeStatistics(gymnasium.VectorEnv("luegen", 8, "random", players=2, mats=1))
    rng, lengths = np.random.default_rng(1), []
    _, info = envs.reset(seed=1)
    for _ in range(100):
        *_, over, _, info = envs.step(legal(info["action_mask"], rng))
        if over.any():
            lengths += info["episode"]["l"][over].tolist()
    assert lengths
    assert min(lengths) >= 1


def test_seats() -> None:
    spread = gymnasium.VectorEnv("luegen", 6, players=3)
    assert spread.batch.seats.tolist() == [0, 1, 2, 0, 1, 2]
    fixed = gymnasium.VectorEnv("luegen", 6, seat=1, players=3)
    assert set(fixed.batch.players) == {1}


def test_what_is_illegal_in_a_vector_is_refused() -> None:
    envs = gymnasium.VectorEnv("luegen", 4, players=2)
    _, info = envs.reset(seed=1)
    actions = legal(info["action_mask"], np.random.default_rng(1))
    actions[2] = int(np.flatnonzero(info["action_mask"][2] == 0)[0])
    before = envs.batch.states.tobytes()
    with pytest.raises(bh.IllegalMove, match="Match 2 of the batch"):
        envs.step(actions)
    assert envs.batch.states.tobytes() == before


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"opponents": "thinker"}, "one of random, thumb, calculator"),
        ({"opponents": None}, "see game.batch"),
        ({"opponents": ["thumb", "thumb"]}, "there are 1 opponents"),
        ({"num_envs": 0}, "at least one"),
        ({"seat": 2}, "no player 2"),
        ({"dices": 1}, "no option"),
    ],
)
def test_misuse_of_a_vector_gets_one_sentence(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why) as told:
        gymnasium.VectorEnv(**{"game": "luegen", "num_envs": 4, "players": 2, **wrong})
    assert "\n" not in str(told.value)


# --- one match ------------------------------------------------------------------------------


@games
def test_their_own_checks(game: str, options: dict[str, Any]) -> None:
    """They take no heed of masks: illegal actions must end a match, not raise an error."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*spec.*")  # it is not registered under a name
        check_env(gymnasium.Env(game, opponents="random", illegal="lose", **options))


@games
def test_a_match_against_bots(game: str, options: dict[str, Any]) -> None:
    env = gymnasium.Env(game, opponents="calculator", **options)
    rng, players = np.random.default_rng(1), set()
    for seed in range(12):
        seen, info = env.reset(seed=seed)
        players.add(env.player)
        over = False
        while not over:
            assert env.observation_space.contains(seen)
            assert env.player in env.match.actors
            seen, reward, over, cut, info = env.step(legal(info["action_mask"], rng))
            assert not cut
        assert env.match.result is not None
        assert reward == pytest.approx(env.match.result.utility[env.player])
        assert not info["action_mask"].any()
    assert len(players) > 1


def test_any_bot_sits_down() -> None:
    class Caller:
        def choose(self, match: bh.Match, player: int) -> str:
            moves = match.legal(player)
            return "liar" if "liar" in moves else moves[0]

    env = gymnasium.Env("luegen", [Caller(), "thinker", Bot("thumb", 1)], players=4, mats=1)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        *_, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])


def test_what_is_illegal_is_refused_or_loses() -> None:
    env = gymnasium.Env("luegen", players=2)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.match.record()
    with pytest.raises(bh.IllegalMove):
        env.step(illegal)
    assert env.match.record() == before
    strict = gymnasium.Env("luegen", illegal="lose", players=2)
    strict.reset(seed=1)
    _, reward, over, _, _ = strict.step(illegal)
    assert (reward, over) == (-1.0, True)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"opponents": "nobody"}, "There is no bot"),
        ({"opponents": [3]}, "unlike 3"),
        ({"opponents": ["thumb", "thumb"]}, "there are 1 opponents"),
        ({"illegal": "ignore"}, "to refuse or to lose"),
        ({"seat": -1}, "no player -1"),
    ],
)
def test_misuse_gets_one_sentence(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why) as told:
        gymnasium.Env("luegen", **wrong, players=2)
    assert "\n" not in str(told.value)


def test_who_has_not_begun_is_told_to() -> None:
    env = gymnasium.Env("luegen", players=2)
    with pytest.raises(ResetNeeded, match=r"call reset\(\) before step\(\)"):
        env.step(0)
    envs = gymnasium.VectorEnv("luegen", 2, players=2)
    with pytest.raises(ResetNeeded, match=r"call reset\(\) before step\(\)"):
        envs.step(np.zeros(2, np.int64))


def test_a_seed_of_numpy_is_a_seed() -> None:
    """Gymnasium itself takes none."""
    vector = gymnasium.VectorEnv("luegen", num_envs=2, players=2)
    single = gymnasium.Env("luegen", players=2)
    for env in (vector, single):
        seen = [env.reset(seed=seed)[0] for seed in (5, np.int64(5), np.uint8(5))]
        assert (seen[0] == seen[1]).all()
        assert (seen[0] == seen[2]).all()
