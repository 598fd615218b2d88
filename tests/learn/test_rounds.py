"""Matches of many rounds: mats go from one to the other, and a round is played as ever."""

import dataclasses
import random
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.game import Game
from bluffhouse.learn import Policy, Rounds, Solver, Unsolvable
from tests.learn.rooms.house import kuhn_game


def luegen(**options) -> bh.Game:
    return bh.make("luegen", players=2, dice=1, straight=False, wild=6, **options)


def test_a_match_of_one_round_is_that_round():
    rounds = Rounds(luegen(mats=1, halves=False)).run(200)
    round_ = Solver(luegen(mats=1, halves=False)).run(200)
    assert len(rounds.rounds) == 1
    assert rounds.value() == pytest.approx(round_.value())
    assert rounds.bounds() == pytest.approx(round_.bounds())


def test_two_mats_by_hand():
    """Who loses takes a mat and opens. With one each, or one and one in the middle, it goes on."""
    rounds = Rounds(luegen(mats=2, halves=False)).run(500)
    v = rounds.solver.value()
    wins = (1 + v) / 2
    # x: somebody has a mat, the other is in the middle; y: one each. Worth to who opens: he has
    # lost the round before.
    # One each, and none in the middle: the winner hands his mat on, and the loser has both.
    y = wins - (1 - wins)
    x = wins * -y - (1 - wins)
    # The first round: who loses it opens the next with one mat.
    assert rounds.value() == pytest.approx(wins * -x + (1 - wins) * x)


def played(rounds: Rounds, standing, seed: int) -> float:
    """A real match of the policy against itself from a standing: what it was worth to seat 0."""
    rng = random.Random(seed)
    dice = [(rng.randint(1, 6),) for _ in range(2)]
    position = rounds.game.room.hands.position(rounds.game, *dice, standing)
    match = rounds.game.position({**position, "seed": seed})
    while not match.over:
        player = match.actors[0]
        view = match.view(player)
        chances = rounds.policy([bid["bid"] for bid in view["bids"]], view["dice"][player])
        match.play(rng.choices(list(chances), list(chances.values()))[0])
    return match.result.utility[0]


@pytest.mark.slow
def test_real_matches_are_worth_as_much():
    """By a policy that is far from perfect on purpose, so that there is something to see."""
    rounds = Rounds(luegen(mats=3, halves=False))
    least = Policy.of(rounds.solver, lambda view: {view["moves"][0]: 1.0})
    rounds.solver.__dict__["policy"] = least
    values = rounds._solved(least.value(), least.value())
    chosen = sorted(values, key=lambda standing: values[standing])
    chosen = [chosen[0], chosen[len(chosen) // 3], chosen[-1]]
    assert values[chosen[0]] < -0.5 < 0.5 < values[chosen[-1]]
    for standing in chosen:
        found = [played(rounds, standing, seed) for seed in range(60)]
        error = np.std(found) / np.sqrt(len(found)) + 0.01
        assert abs(np.mean(found) - values[standing]) < 4 * error


def test_the_standings_of_a_whole_match():
    rounds = Rounds(luegen(mats=2)).run(300)
    values = rounds.values()
    assert {standing[0] for standing in values} == {1, 2, 3}
    for (stage, losers, middle, mats, opener), value in values.items():
        swapped = (stage, tuple(1 - p for p in losers), middle, mats[::-1], 1 - opener)
        if swapped in values:
            assert values[swapped] == pytest.approx(-value)
    least, most = rounds.bounds()
    assert least <= rounds.value() <= most
    assert rounds.exploitability() < 0.01


def test_games_without_rounds_say_so():
    with pytest.raises(Unsolvable, match="how several rounds hang together"):
        Rounds(kuhn_game())


def other_hands(**changes) -> SimpleNamespace:
    hands: ModuleType = luegen(mats=2).room.hands
    return SimpleNamespace(**{**vars(hands), **changes})


def test_rounds_that_begin_otherwise_than_the_room_says():
    game = luegen(mats=2, halves=False)
    rounds = game.room.hands.rounds

    def wrong(s):
        """The other one opens, it says."""
        flip = 1 if s.due else 0
        return {(*at, opener ^ flip): p for (*at, opener), p in rounds(s).items()}

    room = dataclasses.replace(game.room, hands=other_hands(rounds=wrong))
    with pytest.raises(Unsolvable, match="with other chances"):
        Rounds(Game(room, game.options))


def test_rounds_that_are_not_won_or_lost():
    """What a round leads to must hang on who won it, and on nothing else."""
    game = luegen(mats=2, halves=False)
    rounds = game.room.hands.rounds

    def wrong(s):
        return {(*standing, s.count if s.due else 0): p for standing, p in rounds(s).items()}

    def position(game_, first, second, standing=None):
        return game.room.hands.position(game_, first, second, standing and standing[:-1])

    room = dataclasses.replace(game.room, hands=other_hands(rounds=wrong, position=position))
    with pytest.raises(Unsolvable, match=r"not all the same game|other chances"):
        Rounds(Game(room, game.options))
