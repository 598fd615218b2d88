"""The doors to other toolkits, beside the raw engine and beside those toolkits' own games."""

import random
from typing import Any

import pyspiel
import rlcard
from open_spiel.python.games import liars_poker  # noqa: F401 (registers it)
from pettingzoo.classic import leduc_holdem_v4

import bluffhouse as bh
from benchmarks import pgx_batch
from benchmarks.measure import Figure, Work, duel
from bluffhouse.adapters import gymnasium, open_spiel, pettingzoo

SIZE = 1024
IDLE = 5, 30  # decisions of a match and legal actions of a game that does nothing
CARDS = "cityoflies"  # the nearest to what RLCard plays


def picks(mask: Any, rng: random.Random) -> int:
    ids = mask.nonzero()[0]
    return int(ids[int(rng.random() * len(ids))])


def aec(env: Any, steps: int) -> Work:
    """Random legal steps of a PettingZoo environment, the documented way."""
    rng = random.Random(1)

    def work() -> float:
        done = 0
        while done < steps:
            env.reset(seed=rng.randrange(1 << 30))
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                env.step(picks(seen["action_mask"], rng))
                done += 1
        return done

    return work


def spiel(game: Any, steps: int) -> Work:
    """Random steps of an OpenSpiel game from Python, chance drawn from its outcomes."""
    rng = random.Random(1)

    def work() -> float:
        done = 0
        while done < steps:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    ids = state.legal_actions()
                    state.apply_action(ids[int(rng.random() * len(ids))])
                    done += 1
        return done

    return work


def nothing() -> Any:
    """A `pyspiel` game in Python that does nothing: what every call through pyspiel's C++ costs."""
    kinds = pyspiel.GameType
    kind = kinds(
        short_name="bluffhouse_nothing", long_name="nothing",
        dynamics=kinds.Dynamics.SEQUENTIAL, chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION, utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL, max_num_players=2, min_num_players=2,
        provides_information_state_string=False, provides_information_state_tensor=False,
        provides_observation_string=False, provides_observation_tensor=False,
        parameter_specification={},
    )  # fmt: skip
    info = pyspiel.GameInfo(
        num_distinct_actions=IDLE[1], max_chance_outcomes=1, num_players=2, min_utility=-1.0,
        max_utility=1.0, utility_sum=0.0, max_game_length=IDLE[0],
    )  # fmt: skip
    actions = list(range(IDLE[1]))

    class Idle(pyspiel.State):  # type: ignore[misc]
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.played = -1

        def current_player(self) -> int:
            if self.played < 0:
                return int(pyspiel.PlayerId.CHANCE)
            return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.played & 1

        def is_terminal(self) -> bool:
            return self.played >= IDLE[0]

        def _legal_actions(self, player: int) -> list[int]:
            return actions

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return [(0, 1.0)]

        def _apply_action(self, action: int) -> None:
            self.played += 1

        def returns(self) -> list[float]:
            return [0.0, 0.0]

    class Nothing(pyspiel.Game):  # type: ignore[misc]
        def new_initial_state(self) -> Idle:
            return Idle(self)

    return Nothing(kind, info, {})


def rl_card(name: str, steps: int) -> Work:
    """Random legal steps of RLCard; each gives an observation."""
    env, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def work() -> float:
        done = 0
        while done < steps:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(rng.random() * len(legal))])
                done += 1
        return done

    return work


def observed(game: bh.Game, steps: int) -> Work:
    """A batch with observations and masks; random actions are chosen by compiled code."""
    batch = game.batch(SIZE, 1)

    def work() -> float:
        for i in range(steps):
            batch.observe()
            batch.legal()
            batch.step(batch.choose("random", i))
        return steps * SIZE

    return work


def vector(name: str, steps: int) -> tuple[Work, Work]:
    """A `VectorEnv`, and the batch that it is made of; both learners act at random."""
    envs = gymnasium.VectorEnv(name, SIZE, opponents="random", relative=False, players=4)
    batch = envs.game.batch(SIZE, 1, opponents="random", finals=True)
    envs.reset(seed=1)

    def through() -> float:
        for i in range(steps):
            envs.step(envs.batch.choose("random", i))
        return steps * SIZE

    def raw() -> float:
        for i in range(steps):
            batch.step(batch.choose("random", i))
            batch.observe()
            batch.legal()
        return steps * SIZE

    return through, raw


def run(quick: bool) -> list[Figure]:
    steps, batches, rounds = (60, 2, 1) if quick else (6000, 100, 5)
    one_round = {"players": 2, "dice": 5, "mats": 1, "halves": False}
    through, raw = vector(CARDS, batches)
    dice, _ = vector("luegen", batches)
    compiled = pgx_batch.batch(SIZE, batches)
    runs = duel(
        rounds,
        observed(bh.make(CARDS, players=4), batches), rl_card("uno", steps),
        aec(pettingzoo.env("luegen", players=4), steps), aec(leduc_holdem_v4.env(), steps),
        aec(pettingzoo.env(CARDS, players=4), steps),
        spiel(open_spiel.load("luegen", chance="sampled", **one_round), steps),
        spiel(pyspiel.load_game("python_liars_poker"), steps), spiel(nothing(), steps),
        through, raw, dice, observed(bh.make("luegen", players=4), batches),
        *([compiled] if compiled else []),
    )  # fmt: skip
    observations, uno, lies, leduc, cards, ours, poker, idle, gym, batch, lone, rolled, *other = (
        [e / 1e3 for e in found] for found in runs
    )
    unit = "k steps/s"
    return [
        Figure(
            f"observations, masks and steps of a batch of {SIZE}, {CARDS} with 4", unit,
            observations, uno, "RLCard, uno", goal="≥ 10×",
            note="Theirs is a step of one match, which gives an observation and what is legal.",
        ),
        Figure(
            f"observations, masks and steps of a batch of {SIZE}, luegen with 4", unit,
            rolled, other[0] if other else None, f"pgx, {pgx_batch.GAME}",
            note="Theirs is compiled as a whole, its loop as well, and a far smaller game.",
        ),
        Figure(
            "PettingZoo, luegen with 4", unit, lies, leduc, "PettingZoo's leduc_holdem_v4",
            goal="≥ 10×", note="Both: `last`, a random legal action, `step`; resets included.",
        ),
        Figure(
            f"PettingZoo, {CARDS} with 4", unit, cards, leduc, "PettingZoo's leduc_holdem_v4",
            goal="≥ 10×", note="Likewise, with larger observations.",
        ),
        Figure(
            "OpenSpiel, luegen with 2, five dice, one round", unit, ours, poker,
            "OpenSpiel's python_liars_poker", goal="≥ 10×",
            note="Both: legal actions, a random one, apply; chance nodes included, decisions "
            "counted. Both are games in Python behind pyspiel's C++, whose own cost they share.",
        ),
        Figure(
            "OpenSpiel, a game in Python that does nothing", unit, idle, poker,
            "OpenSpiel's python_liars_poker",
            note="No game in Python can be quicker: this is what pyspiel's own calls cost.",
        ),
        Figure(
            f"Gymnasium, `VectorEnv` of {SIZE}, {CARDS} with 4", unit, gym, uno, "RLCard, uno",
            goal="≥ 10×", note="Steps of the learner; three opponents move in between.",
        ),
        Figure(
            f"Gymnasium, `VectorEnv` of {SIZE}, luegen with 4", unit, lone, uno, "RLCard, uno",
            goal="≥ 10×", note="Steps of the learner; three opponents move in between.",
        ),
        Figure(
            f"Gymnasium beside the batch behind it, {CARDS} with 4", unit, gym, batch,
            "the batch", note="Steps of the learner; three opponents move in between.",
        ),
    ]  # fmt: skip
