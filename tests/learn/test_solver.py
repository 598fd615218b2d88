"""The exact solver: known values, OpenSpiel's numbers, and a slow account of the same."""

import itertools
import random
from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.press import press
from bluffhouse.games.luegen.table import hands as luegen_hands
from bluffhouse.learn import Policy, Solver, Unsolvable, loops
from bluffhouse.learn.model import Model

REDUCED = {"players": 2, "mats": 1, "halves": False, "straight": False}


def luegen(wild: int, dice: int = 1) -> bh.Game:
    return bh.make("luegen", wild=wild, dice=dice, **REDUCED)


@cache
def model(wild: int) -> Model:
    """Of one die each. No solver changes it, and to make it takes longer than most solving."""
    return Model(luegen(wild))


def solver(wild: int, method: str = "cfr+") -> Solver:
    return Solver.of(model(wild), method)


# --- the literature -------------------------------------------------------------------------


@pytest.mark.parametrize(("wild", "value"), [(6, -7 / 258), (0, -1 / 9), (1, 0)])
def test_the_values_of_one_die_each(wild: int, value: float):
    solved = solver(wild).run(3000)
    least, most = solved.bounds()
    assert least <= value <= most  # proven, whatever the solver did
    assert solved.exploitability() == pytest.approx((most - least) / 2)
    assert solved.exploitability() < 3e-5
    assert solved.value() == pytest.approx(value, abs=3e-5)


def test_uniform_play_is_where_it_begins():
    """0.811 is what was measured elsewhere for the reduced game with wild ones."""
    assert solver(1).exploitability() == pytest.approx(0.811, abs=5e-4)


# --- OpenSpiel ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "marks"),
    [
        ("cfr", {10: 0.183926, 100: 0.022459, 300: 0.008078, 1000: 0.002659}),
        ("cfr+", {10: 0.141601, 100: 0.004908}),
    ],
)
def test_as_exploitable_as_openspiels_solver_after_as_many_iterations(
    method: str, marks: dict[int, float]
):
    """The marks are `pyspiel.exploitability` of pyspiel's CFRSolver and CFRPlusSolver (2.0.2)."""
    solved = solver(6, method)
    for iterations, mark in marks.items():
        solved.run(iterations - solved.iterations)
        assert solved.exploitability() == pytest.approx(mark, abs=1e-6)


def info_state(hand: Sequence[int], actions: Sequence[int]) -> str:
    """How OpenSpiel's liar's dice names what a player knows: `3 1-2 2-2`."""
    return " ".join([*map(str, hand), *(f"{a // 6 + 1}-{a % 6 + 1}" for a in actions)])


def info_states(policy: Policy) -> Iterator[tuple[str, list[tuple[int, float]]]]:
    for actions, situation, row in policy.positions():
        for column, hand in enumerate(policy.model.hands[situation.player]):
            chances = [
                (a, float(policy.mix[row + k, column])) for k, a in enumerate(situation.steps)
            ]
            yield info_state(hand, actions), chances


def test_the_same_policy_is_as_exploitable_to_openspiel():
    pyspiel = pytest.importorskip("pyspiel")
    solved = solver(6, "cfr").run(40)
    theirs = pyspiel.load_game("liars_dice(players=2,numdice=1)")
    table = pyspiel.TabularPolicy(dict(info_states(solved.policy)))
    assert solved.exploitability() == pytest.approx(pyspiel.exploitability(theirs, table), abs=1e-9)


@pytest.mark.parametrize(
    ("method", "peer"), [("cfr", "CFRSolver"), ("cfr+", "CFRPlusSolver")], ids=["cfr", "cfr+"]
)
def test_the_same_updates_as_openspiels_solver(method: str, peer: str):
    """After some iterations every chance of every action is the same."""
    pyspiel = pytest.importorskip("pyspiel")
    theirs = getattr(pyspiel, peer)(pyspiel.load_game("liars_dice(players=2,numdice=1)"))
    for _ in range(6):
        theirs.evaluate_and_update_policy()
    average = theirs.tabular_average_policy().policy_table()
    ours = solver(6, method).run(6).policy
    compared = 0
    for name, chances in info_states(ours):
        assert dict(chances) == pytest.approx(dict(average[name]), abs=1e-9)
        compared += 1
    assert compared == len(average) == 24576


# --- a slow account -------------------------------------------------------------------------


def beginning(game: bh.Game, opening: Sequence[str], dice: Sequence[Sequence[int]]) -> bh.Match:
    match = game.position({"dice": [list(hand) for hand in dice], "turn": 0})
    for move in opening:
        match.play(move)
    return match


def worth(match: bh.Match, policies, dice, said: tuple[str, ...] = ()) -> float:
    """What a match is worth to player 0, by playing every line of it."""
    if match.result:
        return match.result.utility[0]
    player = match.actors[0]
    total = 0.0
    for move, chance in policies[player](said, dice[player]).items():
        if chance:
            then = match.copy()
            then.play(move)
            total += chance * worth(then, policies, dice, (*said, move))
    return total


def plans(policy: Policy, player: int) -> Iterator[dict[tuple[str, ...], str]]:
    """Every way a player may decide all his positions beforehand."""
    words = policy.game.words
    found = [(path, here.steps) for path, here, _ in policy.positions() if here.player == player]
    places = [tuple(words[a] for a in path) for path, _ in found]
    options = [[words[a] for a in steps] for _, steps in found]
    for choice in itertools.product(*options):
        yield dict(zip(places, choice, strict=True))


OPENING = ("2x3",)  # 2x4, 2x5, 2x6 and liar are left: 15 positions


def test_value_and_best_responses_against_playing_every_line():
    game = luegen(6)
    solved = Solver(game, "cfr", opening=OPENING).run(3)  # far from perfect on purpose
    policy, hands = solved.policy, solved.model.hands[0]

    def mean(policies, dice0=hands, dice1=hands) -> float:
        pairs = list(itertools.product(dice0, dice1))
        each = [worth(beginning(game, OPENING, d), policies, d) for d in pairs]
        return sum(each) / len(each)

    def sure(plan):
        return lambda said, hand: {plan[said]: 1.0}

    assert solved.value() == pytest.approx(mean((policy, policy)), abs=1e-12)
    best0 = [max(mean((sure(b), policy), dice0=[h]) for b in plans(policy, 0)) for h in hands]
    best1 = [min(mean((policy, sure(b)), dice1=[h]) for b in plans(policy, 1)) for h in hands]
    assert solved.bounds() == pytest.approx((np.mean(best1), np.mean(best0)), abs=1e-12)
    assert np.mean(best0) - np.mean(best1) > 0.01


def test_value_against_linear_programming():
    """A matrix game of all plans: with only 2x5, 2x6 and liar left there are 64 × 729 of them."""
    optimize = pytest.importorskip("scipy.optimize")
    opening = ("2x4",)
    game = luegen(6)
    solved = Solver(game, opening=opening).run(5000)
    hands, policy = solved.model.hands[0], solved.policy
    ways = [list(plans(policy, player)) for player in range(2)]
    pays = np.zeros((6, len(ways[0]), 6, len(ways[1])))
    for i, a, j, b in np.ndindex(*pays.shape):
        lines = (
            lambda said, _, a=a: {ways[0][a][said]: 1.0},
            lambda said, _, b=b: {ways[1][b][said]: 1.0},
        )
        dice = (hands[i], hands[j])
        pays[i, a, j, b] = worth(beginning(game, opening, dice), lines, dice) / 36
    # Player 0 mixes plans for each hand; v[j] is what player 1, holding j, can press him down to.
    size = 6 * len(ways[0])
    against = -pays.transpose(2, 3, 0, 1).reshape(-1, size)
    pressed = np.repeat(np.eye(6), len(ways[1]), axis=0)
    found = optimize.linprog(
        np.r_[np.zeros(size), -np.ones(6)],
        A_ub=np.c_[against, pressed],
        b_ub=np.zeros(len(against)),
        A_eq=np.c_[np.repeat(np.eye(6), len(ways[0]), axis=1), np.zeros((6, 6))],
        b_eq=np.ones(6),
        bounds=[(0, None)] * size + [(None, None)] * 6,
    )
    least, most = solved.bounds()
    assert least - 1e-9 <= -found.fun <= most + 1e-9
    assert solved.value() == pytest.approx(-found.fun, abs=1e-4)


# --- the tree -------------------------------------------------------------------------------


@pytest.mark.parametrize("wild", [0, 1, 6])
def test_the_tree_is_that_of_the_rules(wild: int):
    """Walked at random in real matches: the same choices everywhere, and the same winner."""
    game, solved = luegen(wild), solver(wild)
    tree, situations, rng = solved.model.tree, solved.model.survey.situations, random.Random(wild)
    for _ in range(300):
        dice = rng.choices(range(6), k=2)
        match = beginning(game, (), [solved.model.hands[0][h] for h in dice])
        number = len(situations) - 1
        while not match.over:
            here = situations[number]
            assert (here.player,) == match.actors
            assert list(here.steps) == list(match.actions())
            k = rng.randrange(len(here.steps))
            edge, number = tree.first[number] + k, here.then[k]
            match.act(here.steps[k])
        assert number == -1
        for player in range(2):
            own = tree.kind[player, tree.table[edge], dice[player]]
            won = tree.payoff[player, tree.table[edge], dice[1 - player], own]
            assert won == pytest.approx(match.result.utility[player] / 6)


def test_positions_and_hands_are_as_many_as_they_should():
    assert solver(6).model.positions == 2**12 + 2**12 - 1  # sets of bids; those called
    two = luegen_hands.hands(luegen(6, dice=2))
    assert len(two) == 21
    assert sum(two.values()) == pytest.approx(1)
    assert two[1, 1] == pytest.approx(1 / 36)
    assert two[1, 2] == pytest.approx(2 / 36)


def test_two_dice_each_after_an_opening():
    solved = Solver(luegen(6, dice=2), opening=["3x6"]).run(300)
    assert len(solved.model.hands[0]) == 21
    assert solved.exploitability() < 1e-4
    chances = solved.policy([], (1, 2))  # three sixes, and he has none of them: a lie for sure
    assert chances["liar"] > 0.999


def test_compiled_and_interpreted_loops_agree():
    slow = press((loops,), compiled=False)
    for method in ("cfr+", "cfr"):  # what draws ways through the tree has loops of its own
        solved = Solver(luegen(1), method, opening=["2x2"]).run(5)
        other = Solver(luegen(1), method, opening=["2x2"])
        slow.iterate(
            other.model.tree, other._regret, other._total, *other._way, other._done, 5,
            method == "cfr+",
        )  # fmt: skip
        assert other.iterations == 5
        assert np.allclose(solved.policy.mix, other.policy.mix, atol=1e-12)


def test_running_on_is_running_at_once():
    twice = solver(1).run(130).run(20)
    once = solver(1).run(150)
    assert np.array_equal(twice.policy.mix, once.policy.mix)
    assert twice.iterations == 150


# --- what it says ---------------------------------------------------------------------------


def test_a_policy_answers_in_words():
    solved = solver(6).run(200)
    chances = solved.policy(["1x3", "2x5"], [5])
    assert list(chances) == ["2x6", "liar"]
    assert sum(chances.values()) == pytest.approx(1)
    with pytest.raises(ValueError, match="not legal"):
        solved.policy(["2x5", "1x3"], [5])
    with pytest.raises(ValueError, match="no move 'nonsense'"):
        solved.policy(["nonsense"], [5])
    with pytest.raises(ValueError, match="not a hand"):
        solved.policy([], [7])


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"players": 3}, "only games for two can be solved, not 3"),
        ({"players": 2}, "chance decides again after “liar”.*mats=1, halves=False"),
        ({"players": 2, "mats": 2, "halves": False}, "chance decides again after “liar”"),
        ({**REDUCED, "wild": 6, "dice": 2}, "33,554,431 positions, with 21 hands 704,643,051 num"),
        ({"players": 2, "mats": 1, "halves": False}, r"1\.4e\+31 positions, with 462 hands"),
    ],
)
def test_games_that_cannot_be_solved_say_why(options: dict[str, int], why: str):
    with pytest.raises(Unsolvable, match=why):
        Solver(bh.make("luegen", **options))


def test_a_room_without_hands_says_so():
    with pytest.raises(Unsolvable, match="more than a hand dealt at the start"):
        Solver(bh.make("lineit", players=2))


def test_bad_arguments():
    with pytest.raises(ValueError, match=r"choose one of cfr\+, cfr"):
        Solver(luegen(6), "magic")
    with pytest.raises(ValueError, match="whole number from 0, not -1"):
        solver(6).run(-1)
    with pytest.raises(Unsolvable, match="1x1 is not legal"):
        Solver(luegen(6), opening=["1x2", "1x1"])
    with pytest.raises(Unsolvable, match="over"):
        Solver(luegen(6), opening=["1x2", "liar"])


def test_whole_numbers_of_numpy_count_and_others_do_not():
    assert solver(6).run(np.int64(2)).iterations == 2  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="number of iterations is a whole number from 0"):
        solver(6).run(1.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="gives it, not 'luegen'"):
        Solver("luegen")  # type: ignore[arg-type]
