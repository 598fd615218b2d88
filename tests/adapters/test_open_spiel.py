"""The door to OpenSpiel: its own tests and solvers, and what they do not ask."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.adapters import open_spiel
from bluffhouse.learn import Solver
from tests.tables import FIRST
from tests.trials import own

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr  # noqa: E402
from open_spiel.python.policy import Policy  # noqa: E402

ONE_DIE = {"players": 2, "dice": 1, "mats": 1, "halves": False}
#: Short matches: their tests look at everything that every player knows, at every step.
SHORT: dict[str, dict[str, Any]] = {game: own(game, "TINY", {"players": 2}) for game in bh.games()}


def played(state: Any, rng: random.Random, steps: int = 10**9) -> Any:
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


# --- their tests ----------------------------------------------------------------------------


def test_their_own_test_with_listed_deals() -> None:
    game = open_spiel.load("luegen", **ONE_DIE)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("game", bh.games())
def test_their_own_test_with_sampled_deals(game: str) -> None:
    made = open_spiel.load(game, **SHORT[game])
    assert made.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(made, num_sims=1, serialize=False, verbose=False)


# --- what is told is so ---------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), FIRST)
def test_a_match_is_told_as_it_is(game: str, options: dict[str, Any]) -> None:
    made = open_spiel.load(game, seed=1, **options)
    rng = random.Random(1)
    for _ in range(3):
        state = played(made.new_initial_state(), rng, steps=200)
        match = state.course._match
        if state.is_terminal():
            assert state.returns() == pytest.approx(list(match.result.utility))
            continue
        if not state.is_chance_node():
            player = state.current_player()
            assert player in match.actors
            assert state.legal_actions() == sorted(match.actions(player))
        for player in range(made.num_players()):
            assert (np.array(state.observation_tensor(player)) == match.observe(player)).all()


@pytest.mark.parametrize("game", bh.games())
def test_deals_differ_and_copies_draw_their_own(game: str) -> None:
    made = open_spiel.load(game, seed=3, chance="sampled", **SHORT[game])
    start = made.new_initial_state()
    dealt = [start.clone() for _ in range(4)]
    for state in dealt:
        ((outcome, chance),) = state.chance_outcomes()
        assert chance == 1.0
        assert state.chance_outcomes() == [(outcome, 1.0)]  # until it falls
        state.apply_action(outcome)
    assert len({str(state) for state in dealt}) == 4
    again = open_spiel.load(game, seed=3, chance="sampled", **SHORT[game]).new_initial_state()
    first = open_spiel.load(game, seed=3, chance="sampled", **SHORT[game]).new_initial_state()
    assert again.chance_outcomes() == first.chance_outcomes()


@pytest.mark.parametrize("game", bh.games())
def test_a_state_comes_back_from_its_history(game: str) -> None:
    """Serialised and read again it is the same state; what is done with a clone does not matter."""
    made = open_spiel.load(game, seed=2, **SHORT[game])
    state = played(made.new_initial_state(), random.Random(2), steps=25)
    twin = made.deserialize_state(state.serialize())
    assert str(twin) == str(state)
    for player in range(made.num_players()):
        assert twin.information_state_string(player) == state.information_state_string(player)
    before = str(state)
    played(state.clone(), random.Random(3))
    assert str(state) == before


def test_states_with_listed_deals_can_be_pickled() -> None:
    """OpenSpiel does not let games in Python say how their sampling goes on: those cannot."""
    made = open_spiel.load("luegen", **ONE_DIE)
    state = played(made.new_initial_state(), random.Random(2), steps=4)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_a_program_ends_well() -> None:
    """What is registered must not be let go of after Python's end."""
    program = "from bluffhouse.adapters import open_spiel as o; o.load('luegen', players=2)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_pyspiel_knows_the_games_by_name() -> None:
    for game in bh.games():
        made = pyspiel.load_game(f"bluffhouse_{game}(players=2)")
        assert made.table == bh.make(game, players=2)
        assert str(pyspiel.load_game(str(made))) == str(made)
    assert pyspiel.load_game("bluffhouse_luegen(players=3,mats=2)").table.options["mats"] == 2
    mixed = open_spiel.load("cityoflies", players=2, truth_target=9)
    assert mixed.table.options["truth_target"] == 9


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"players": 2, "chance": "explicit"}, "can only be listed with players=2, mats=1"),
        ({"players": 2, "chance": "fair"}, "one of auto, explicit, sampled"),
        ({"players": 99}, "2–20"),
        ({"players": 2, "dices": 1}, "no option"),
        ({"players": 2, "seed": "x"}, "a seed is a whole number, not 'x'"),
        ({"players": 2, "seed": 1.5}, "a seed is a whole number, not 1.5"),
    ],
)
def test_misuse_gets_one_sentence(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why) as told:
        open_spiel.load("luegen", **wrong)
    assert "\n" not in str(told.value)


def test_chance_does_what_it_may_and_when() -> None:
    state = open_spiel.load("luegen", **ONE_DIE).new_initial_state()
    with pytest.raises(ValueError, match="no outcome 77 here: they are 0 to 5"):
        state.apply_action(77)
    state = played(open_spiel.load("luegen", **ONE_DIE).new_initial_state(), random.Random(1), 2)
    assert not state.is_chance_node()
    assert state.chance_outcomes() == []


def test_deals_that_nobody_can_list() -> None:
    with pytest.raises(ValueError, match="too many to list"):
        open_spiel.load("lineit", players=2, chance="explicit")


# --- perfect recall -------------------------------------------------------------------------


def test_information_states_have_perfect_recall() -> None:
    """States that a player cannot tell apart have the same past for him: of what he knew, and of
    what he did. And all that are told apart have different tensors."""
    game = open_spiel.load("luegen", **ONE_DIE)
    rng, pasts, tensors = random.Random(4), {}, {}
    for _ in range(300):
        state, past = game.new_initial_state(), {0: [], 1: []}
        while not state.is_terminal():
            played(state, rng, steps=2 if state.is_chance_node() else 0)
            player = state.current_player()
            here = state.information_state_string()
            assert pasts.setdefault(here, list(past[player])) == past[player]
            tensor = np.array(state.information_state_tensor()).tobytes()
            assert tensors.setdefault(tensor, here) == here
            action = rng.choice(state.legal_actions())
            past[player] += [here, action]
            state.apply_action(action)
    assert len(tensors) == len(pasts) > 50


# --- their solvers --------------------------------------------------------------------------


class Ours(Policy):
    """A policy of `bluffhouse.learn` as OpenSpiel asks for it."""

    def __init__(self, game: Any, solver: Solver) -> None:
        super().__init__(game, [0, 1])
        self._policy, self._deals, self._ids = solver.policy, game.deals, game.table.ids
        self._known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        told = state.information_state_string(player)
        if told not in self._known:
            hand = self._deals.hands[state.history()[player]]
            opening, *bids = [move for _, move in state.course._match.moves] or [None]
            mix = self._policy(bids, hand) if opening else {Opened.first: 1.0}
            self._known[told] = {self._ids[move]: chance for move, chance in mix.items()}
        return self._known[told]


class Opened(open_spiel.BluffhouseState):
    """A match whose first bid is given: of 4,095 ways to bid, 128 are left."""

    first = "1x6"

    def _legal_actions(self, player: int) -> list[int]:
        legal = super()._legal_actions(player)
        return legal if self.course._match.moves else [self.get_game().table.ids[self.first]]


def test_their_exploitability_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of an unfinished and so exploitable policy, to 1e-6."""
    game = open_spiel.load("luegen", **ONE_DIE)
    monkeypatch.setattr(open_spiel, "BluffhouseState", Opened)
    solver = Solver(bh.make("luegen", **ONE_DIE), opening=[Opened.first]).run(20)
    theirs = exploitability.exploitability(game, Ours(game, solver))
    assert theirs == pytest.approx(solver.exploitability(), abs=1e-6)
    assert theirs > 0.001


@pytest.mark.slow
def test_their_mccfr_learns_our_game() -> None:
    game = open_spiel.load("luegen", **ONE_DIE)
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        game, external_sampling_mccfr.AverageType.SIMPLE
    )
    for _ in range(300):
        solver.iteration()
    policy = solver.average_policy()
    state = played(game.new_initial_state(), random.Random(1), steps=2)
    mix = policy.action_probabilities(state)
    assert sum(mix.values()) == pytest.approx(1.0)
    assert max(mix.values()) > 2 / len(mix)
