"""How anybody plays, measured exactly."""

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

from bluffhouse.bots import Bot
from bluffhouse.core.game import Game
from bluffhouse.learn import Model, NoPolicy, Policy, Solver
from tests.learn.rooms.house import kuhn_game, leduc_game
from tests.learn.test_solver import beginning, luegen, worth


@pytest.fixture(scope="module")
def model() -> Model:
    return Model(luegen(1))


@pytest.fixture(scope="module")
def policy_of(model: Model) -> Callable[[str], Policy]:
    """How a level plays: asked for every hand in every position, so once is enough."""
    return cache(lambda level: Policy.of(model, Bot(level, seed=1)))


@pytest.mark.parametrize(
    ("level", "exploitability"), [("random", 0.811), ("thumb", 0.939), ("calculator", 0.168)]
)
def test_how_exploitable_the_levels_are(
    policy_of: Callable[[str], Policy], level: str, exploitability: float
):
    policy = policy_of(level)
    assert policy.exploitability() == pytest.approx(exploitability, abs=6e-4)
    least, most = policy.bounds()
    assert least <= 0 <= most  # the value of this game


def test_a_policy_is_what_the_bot_says(policy_of: Callable[[str], Policy]):
    bot = Bot("calculator", seed=1)
    policy = policy_of("calculator")
    match = beginning(luegen(1), ["1x3", "2x2"], [(4,), (2,)])
    said = bot.decide(match, 0).probabilities
    assert policy(["1x3", "2x2"], (4,)) == pytest.approx(said)


@pytest.mark.parametrize("level", ["random", "thumb", "calculator"])
def test_who_is_asked_by_the_million_says_what_he_says_one_by_one(level: str):
    model = Model(luegen(6), opening=["1x4"])
    told: list[int] = []
    fast = Policy.of(model, Bot(level, seed=1), tick=told.append)
    slow = Policy.of(model, Disguised(Bot(level, seed=1)))
    assert fast.mix == pytest.approx(slow.mix, abs=1e-12)
    assert sum(told) == model.decisions


@pytest.mark.parametrize("game", [kuhn_game(), leduc_game()], ids=["kuhn", "leduc"])
def test_so_he_does_in_interpreted_rooms_with_one_deck(game: Game):
    """Where nobody can hold what the other holds; and where chance decides later, and nobody is
    asked by the million."""
    model = Model(game)
    fast = Policy.of(model, Bot("thumb", seed=1))
    slow = Policy.of(model, Disguised(Bot("thumb", seed=1)))
    assert fast.value() == pytest.approx(slow.value(), abs=1e-12)
    assert fast.exploitability() == pytest.approx(slow.exploitability(), abs=1e-12)


class Disguised:
    """A bot of which nobody knows that it is compiled."""

    def __init__(self, bot: Bot) -> None:
        self.decide = bot.decide


def test_bots_against_each_other_exactly(model: Model, policy_of: Callable[[str], Policy]):
    """The value of one bot against another is what playing every line of it gives."""
    weak, strong = policy_of("thumb"), policy_of("calculator")
    game = luegen(1)
    exact = weak.value(strong)
    mean = np.mean(
        [
            worth(beginning(game, (), [a, b]), (weak, strong), (a, b))
            for a in model.hands[0]
            for b in model.hands[1]
        ]
    )
    assert exact == pytest.approx(mean, abs=1e-9)
    assert strong.value(weak) > exact  # on the same seat


def test_a_best_response_is_worth_what_it_is_said_to_be(policy_of: Callable[[str], Policy]):
    policy = policy_of("thumb")
    least, most = policy.bounds()
    assert policy.best_response(0).value() == pytest.approx(most)
    assert policy.best_response(1).value() == pytest.approx(least)
    assert policy.best_response(0).value(policy) == pytest.approx(most)
    with pytest.raises(ValueError, match="a seat is 0 or 1, not 2"):
        policy.best_response(2)


def test_a_function_of_a_view(model: Model):
    def careful(view):
        """Calls what it cannot see, and else raises by one."""
        own = view["dice"][view["me"]][0]
        move = "liar" if "liar" in view["moves"] and own not in (1, 6) else view["moves"][0]
        return {move: 1.0}

    policy = Policy.of(model, careful)
    assert policy(["1x3"], (4,))["liar"] == 1
    assert policy(["1x3"], (6,))["1x4"] == 1
    assert 0 < policy.exploitability() <= 1


def test_a_function_of_observations_and_masks(model: Model):
    def uniform(observations, masks):
        assert observations.shape == (6, model.game.observation_size)
        assert observations.dtype == np.float32
        return masks / masks.sum(axis=1, keepdims=True)

    assert Policy.of(model, uniform).exploitability() == pytest.approx(
        Policy.uniform(model).exploitability()
    )


def test_a_game_will_do(model: Model):
    assert Policy.of(luegen(1), lambda view: {view["moves"][-1]: 1.0}).exploitability() > 0


def test_a_solver_will_do(model: Model):
    solver = Solver.of(model).run(300)
    again = Policy.of(
        solver,
        lambda view: solver.policy([b["bid"] for b in view["bids"]], view["dice"][view["me"]]),
    )
    assert again.exploitability() == pytest.approx(solver.exploitability(), abs=1e-12)


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ("calculator", r"Bot\('calculator', seed=1\)"),
            (None, "neither a bot nor a function"),
        (lambda view: "liar", "mapping of moves"),
        (lambda view: {"9x9": 1.0}, "gives a chance to '9x9'"),
        (lambda view: {view["moves"][0]: 0.5}, "add up to 1"),
        (lambda view: {view["moves"][0]: float("nan")}, "add up to 1"),
        (lambda view: dict(zip(view["moves"], (2.0, -1.0), strict=False)), "add up to 1"),
        (lambda seen, masks: masks[0], "a row for each hand"),
        (lambda seen, masks: np.full(masks.shape, 1 / masks.shape[1]), "only these are legal"),
    ],
)  # fmt: skip
def test_what_is_no_policy(model: Model, player: object, why: str):
    with pytest.raises(NoPolicy, match=why):
        Policy.of(model, player)


def test_positions_are_counted(model: Model):
    seen = []
    Policy.of(model, lambda view: {view["moves"][-1]: 1.0}, tick=seen.append)
    assert sum(seen) == sum(1 for _ in Policy.uniform(model).positions())
