"""Local best response: a lower bound on what a perfect opponent wins."""

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.bots import Bot
from bluffhouse.learn import Local, Model, Policy, Solver, Unsolvable
from tests.learn.test_solver import luegen


@pytest.fixture(scope="module")
def game() -> bh.Game:
    return luegen(1)


@pytest.fixture(scope="module")
def model(game: bh.Game) -> Model:
    return Model(game)


@pytest.mark.parametrize(
    ("level", "least"), [("random", 0.79), ("thumb", 0.939), ("calculator", 0.08)]
)
def test_it_wins_no_more_than_a_perfect_opponent(model: Model, level: str, least: float):
    """From every seat; and not much less of who plays badly."""
    policy, local = Policy.of(model, Bot(level, seed=1)), Local(model.game, Bot(level, seed=1))
    lowest, highest = policy.bounds()
    first, second = local.value(0), local.value(1)
    assert first <= highest + 1e-9
    assert second <= -lowest + 1e-9
    assert least < (first + second) / 2 <= policy.exploitability() + 1e-9


def test_deals_that_are_drawn_tell_the_same(game: bh.Game):
    local = Local(game, _raises)
    exact, won = local.exploitability(), local.play(20, 1)
    assert won.low < exact < won.high
    assert won.deals == 20
    assert local.play(3, 2) == local.play(3, 2) != local.play(3, 3)


def test_who_guesses_some_hands_does_not_know_the_truth_among_them(game: bh.Game):
    """With a single guess it would win every call if the truth were it."""
    never = Local(game, _raises, hands=1).play(30, 3)
    assert never.high < Local(game, _raises).exploitability()


def test_against_perfect_play_nothing_is_won(model: Model):
    solved = Solver.of(model).run(300).policy

    def equilibrium(view):
        said = [bid["bid"] for bid in view["bids"]]
        return solved(said, tuple(view["dice"][view["me"]]))

    assert Local(model.game, equilibrium).exploitability() < 0.002


def test_what_has_to_be_dealt_again_is_refused():
    game = bh.make("luegen", players=2, dice=1)
    with pytest.raises(Unsolvable, match="chance decides again"):
        Local(game, Bot("random", seed=1)).play(1, 1)


def _raises(view):
    """Calls seldom, and tells his die: a bid of it, as low as can be."""
    moves = view["moves"]
    face = str(view["dice"][view["me"]][0])
    own = [move for move in moves if move.endswith(f"x{face}")][:1] or moves[-1:]
    shares = dict.fromkeys(moves, 0.1 / len(moves))
    shares[own[0]] += 0.9
    assert np.isclose(sum(shares.values()), 1)
    return shares
