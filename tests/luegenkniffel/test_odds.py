"""Odds of Lügen-Kniffel against trying everything out; the honest calculator against its value."""

from collections import Counter
from functools import cache
from itertools import product

import numpy as np
import pytest

import bluffhouse as bh
from benchmarks.honest import honest_scores
from bluffhouse.games.luegenkniffel.mind.solitaire import PER_MILLE
from bluffhouse.games.luegenkniffel.rules import dice
from bluffhouse.games.luegenkniffel.table.lies import LEVELS, LIES, lie_chance, stage_of, table_of
from bluffhouse.games.luegenkniffel.table.notation import SAID_OF_WORD
from bluffhouse.games.luegenkniffel.table.odds import (
    announcement_chance,
    bears_out,
    best_leave,
    promised,
)
from fits.luegenkniffel.lies import listen
from fits.luegenkniffel.solitaire import odds
from tests.luegenkniffel.tables import NAMES

Dice = tuple[int, ...]


def worth(faces: Dice, combination: str) -> int:
    """LK-8: what five dice are worth."""
    return int(dice.worth([faces.count(f) for f in range(1, 7)], NAMES.index(combination)))


def expected(lying: Dice, loose: int, rolls: int, combination: str) -> float:
    """The best to be expected of rolling so many dice so many times, by trying everything."""

    @cache
    def roll(lying: Dice, rolls: int) -> float:
        ways = Counter(tuple(sorted(fall)) for fall in product(range(1, 7), repeat=5 - len(lying)))
        return sum(n * stay(lying, fall, rolls) for fall, n in ways.items()) / ways.total()

    @cache
    def stay(lying: Dice, fall: Dice, rolls: int) -> float:
        best = float(worth(tuple(sorted((*lying, *fall))), combination))
        if rolls == 1:
            return best
        for chosen in product((False, True), repeat=len(fall)):
            if not all(chosen):
                kept = [die for die, left in zip(fall, chosen, strict=True) if left]
                best = max(best, roll(tuple(sorted((*lying, *kept))), rolls - 1))
        return best

    assert len(lying) + loose == 5
    return roll(lying, rolls)


@pytest.mark.parametrize("combination", ["ones", "fours", "three", "fullhouse", "small", "chance"])
@pytest.mark.parametrize(("lying", "rolled"), [((4, 4), (1, 2, 6)), ((), (3, 4, 4, 5, 6))])
def test_the_best_to_leave_before_the_last_roll(combination: str, lying: Dice, rolled: Dice):
    faces = sorted((*lying, *rolled))
    worths = dice.WORTHS[:, [NAMES.index(combination)]].astype(float)
    [(left, value)] = best_leave(faces, list(lying), 2, worths)
    choices: dict[Dice | None, float] = {None: float(worth(tuple(faces), combination))}
    for chosen in product((False, True), repeat=len(rolled)):
        if not all(chosen):
            kept = tuple(die for die, stays in zip(rolled, chosen, strict=True) if stays)
            lies = tuple(sorted((*lying, *kept)))
            choices[kept] = expected(lies, 5 - len(lies), 1, combination)
    assert value == pytest.approx(max(choices.values()))
    assert choices[None if left is None else tuple(left)] == pytest.approx(value)


@pytest.mark.parametrize("combination", ["sixes", "large", "kniffel"])
def test_two_rolls_to_come(combination: str):
    """Leaving two dice after the first roll, and two rolls of three dice: everything tried."""
    worths = dice.WORTHS[:, [NAMES.index(combination)]].astype(float)
    rolled = {"sixes": [1, 2, 3, 6, 6], "large": [2, 3, 5, 5, 5], "kniffel": [1, 2, 3, 6, 6]}
    kept = {"sixes": (6, 6), "large": (2, 3), "kniffel": (6, 6)}[combination]
    [(left, value)] = best_leave(rolled[combination], [], 1, worths)
    tried = expected(kept, 3, 2, combination)
    assert value >= tried - 1e-12
    if left == list(kept):
        assert value == pytest.approx(tried)


def test_after_the_last_roll_nothing_is_left_to_chance():
    worths = dice.WORTHS[:, [NAMES.index("chance")]].astype(float)
    assert best_leave([1, 2, 3, 4, 6], [1, 2], 3, worths) == [(None, 16.0)]


@pytest.mark.parametrize("said", ["ones 2", "sixes 5", "three 17", "small", "kniffel", "chance 30"])
@pytest.mark.parametrize("truth", ["exact", "at_least"])
def test_announcements_after_one_roll(said: str, truth: str):
    """All 7776 rolls."""
    game = bh.make("luegenkniffel", players=2, truth=truth)
    number = SAID_OF_WORD[said]
    combination = NAMES[int(dice.SAID_COMBINATION[number])]
    points = int(dice.SAID_POINTS[number])
    rolls = [worth(fall, combination) for fall in product(range(1, 7), repeat=5)]
    true = sum(w == points if truth == "exact" else w >= points for w in rolls)
    assert announcement_chance(game, number, 1) == pytest.approx(true / 6**5)
    assert bears_out(game, number).sum() > 0


@pytest.mark.parametrize("said", ["small", "large", "kniffel"])
def test_announcements_after_two_rolls(said: str):
    """Every first roll, everything that may be left of it, and every second roll."""
    game, number = bh.make("luegenkniffel", players=2), SAID_OF_WORD[said]
    tried = expected((), 5, 2, said) / int(dice.SAID_POINTS[number])
    assert announcement_chance(game, number, 2) == pytest.approx(tried)


def test_announcements_after_more_rolls():
    game = bh.make("luegenkniffel", players=2, truth="at_least")
    for rolls in (2, 3):
        known = odds(rolls)
        for said in (0, 12, 40, 82, 85, 100):
            assert announcement_chance(game, said, rolls) == pytest.approx(known[said])


def test_what_the_helper_tells():
    game = bh.make("luegenkniffel", players=3)
    match = game.new(seed=2)
    roller = match.actors[0]
    told = bh.odds(match, roller)
    assert [odd.details["combination"] for odd in told] == list(NAMES)
    assert bh.odds(match, (roller + 1) % 3) == []
    match.play("say kniffel")
    other = match.actors[0]
    can_be, *lies = bh.odds(match, other)
    assert can_be.key == "odds-said"
    assert can_be.chance == pytest.approx(6 / 6**5)
    assert [(odd.key, odd.details["level"]) for odd in lies] == [
        ("odds-habit", "calculator"),
        ("odds-habit", "thumb"),
    ]


@pytest.mark.parametrize("combination", ["ones", "sixes", "three", "four", "fullhouse", "small"])
@pytest.mark.parametrize(
    ("lying", "rolled"), [((2, 2), (1, 4, 6)), ((), (3, 3, 3, 3, 6)), ((), (1, 1, 3, 4, 6))]
)
def test_the_chance_is_that_of_the_play_for_most_points(
    combination: str, lying: Dice, rolled: Dice
) -> None:
    """One roll to come, everything tried: of what promises most points, the surest."""
    number, faces = NAMES.index(combination), tuple(sorted((*lying, *rolled)))
    plays = [([worth(faces, combination)], None)]
    for chosen in product((False, True), repeat=len(rolled)):
        if not all(chosen):
            kept = tuple(die for die, stays in zip(rolled, chosen, strict=True) if stays)
            falls = product(range(1, 7), repeat=5 - len(lying) - len(kept))
            plays.append(([worth((*lying, *kept, *fall), combination) for fall in falls], kept))
    best = max((np.mean(w), np.mean(np.array(w) > 0)) for w, _ in plays)
    [(left, points, chance)] = promised(faces, lying, 2, [number])
    assert (points, chance) == pytest.approx(best, abs=1e-8)
    [found] = [w for w, kept in plays if kept == (None if left is None else tuple(left))][:1]
    assert np.mean(found) == pytest.approx(points)


def test_lies_are_as_frequent_as_the_table_says() -> None:
    """Bots listened to anew, with another seed: the share of lies, within four standard errors."""
    for level, policy in LEVELS.items():
        lies, said = listen((policy,), 3, 2000, seed=77, matches=16)
        table = LIES[list(LEVELS).index(level), table_of(3)] / PER_MILLE
        expected, n = (said * table).sum(), said.sum()
        assert abs(lies.sum() - expected) < 4 * (n * 0.25) ** 0.5


def test_lies_by_table_rolls_and_stage() -> None:
    assert [table_of(n) for n in range(2, 9)] == [0, 1, 2, 2, 3, 3, 3]
    assert [stage_of(n) for n in (13, 9, 8, 5, 4, 1)] == [0, 0, 1, 1, 2, 2]
    kniffel = SAID_OF_WORD["kniffel"]
    assert lie_chance("calculator", 2, 3, kniffel, 12) > lie_chance("calculator", 2, 1, kniffel, 12)
    assert (LIES >= 0).all()
    assert (LIES <= PER_MILLE).all()


@pytest.mark.slow
def test_the_honest_calculator_alone():
    """244.04 points a card; here within four standard errors of a small sample."""
    scores = honest_scores(1500, seed=3)
    assert abs(scores.mean() - 244.0355) < 4 * scores.std() / np.sqrt(len(scores))
