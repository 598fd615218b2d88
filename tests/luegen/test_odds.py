"""Odds of Lügen against trying out every roll, and against imagined worlds."""

import math
import random
from itertools import product
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.games.luegen import cups
from bluffhouse.games.luegen.odds import SILENT, bid_chance, count_chances, die_chances


def counted(options: dict[str, Any], dice: tuple[int, ...], face: int) -> int:
    """LU-9 once more, for one cup."""
    wild = options["wild"]
    if options["straight"] and wild == 1 and sorted(dice) == [1, 2, 3, 4, 5, 6]:
        return 5 if face == 1 else 10
    return sum(die == face or (die == wild != 0) for die in dice)


SMALL = [
    {"players": players, "dice": dice, "wild": wild, "straight": True}
    for players, dice in ((2, 1), (2, 3), (3, 2), (4, 1), (4, 2))
    for wild in (0, 1, 6)
]


@pytest.mark.parametrize("options", SMALL, ids=str)
def test_all_rolls_of_hidden_cups(options: dict[str, Any]) -> None:
    """Every way that all hidden dice can fall, for every face and count."""
    game = bh.make("luegen", **options)
    cup = list(product(range(1, 7), repeat=options["dice"]))
    for face in range(1, 7):
        ways: dict[int, int] = {}
        for hands in product(cup, repeat=options["players"] - 1):
            count = sum(counted(options, hand, face) for hand in hands)
            ways[count] = ways.get(count, 0) + 1
        chances = count_chances(game, face, [SILENT] * (options["players"] - 1))
        for count, chance in enumerate(chances):
            exact = ways.get(count, 0) / len(cup) ** (options["players"] - 1)
            assert chance == pytest.approx(exact, abs=1e-12)


@pytest.mark.parametrize("straight", [True, False])
@pytest.mark.parametrize("wild", [0, 1, 6])
def test_all_rolls_of_six_dice(wild: int, straight: bool) -> None:
    """46 656 rolls of a cup, 720 of which are a straight."""
    options = {"players": 2, "wild": wild, "straight": straight}
    game = bh.make("luegen", **options)
    rolls = list(product(range(1, 7), repeat=6))
    for face in (1, 2, 6):
        counts = [counted(options, roll, face) for roll in rolls]
        for count, chance in enumerate(count_chances(game, face, [SILENT])):
            assert chance == pytest.approx(counts.count(count) / 6**6, abs=1e-12)


@pytest.mark.parametrize("named", [(0, 0, 0, 1, 0, 0), (1, 0, 2, 0, 0, 0), (0, 5, 0, 0, 0, 1)])
@pytest.mark.parametrize("wild", [0, 1, 6])
def test_bayes_over_all_rolls(named: tuple[int, ...], wild: int) -> None:
    """What a bidder's cup counts, by weighing every roll with how readily he names his faces."""
    options = {"players": 2, "dice": 4, "wild": wild, "straight": False}
    game = bh.make("luegen", **options)
    weights: dict[int, float] = {}
    for roll in product(range(1, 7), repeat=4):
        support = sum(
            min(times, cups.HEARD) * counted(options, roll, face)
            for face, times in enumerate(named, 1)
        )
        count = counted(options, roll, 4)
        weights[count] = weights.get(count, 0) + cups.LEAN**support
    together = sum(weights.values())
    for count, chance in enumerate(count_chances(game, 4, [named])):
        assert chance == pytest.approx(weights.get(count, 0) / together, abs=1e-12)
    assert sum(die_chances(game, named)) == pytest.approx(1)


def test_bids_on_ones_dice():
    game = bh.make("luegen", players=2)
    assert bid_chance(game, [1, 2, 3, 4, 5, 6], 10, 4, [SILENT]) == 1  # a straight
    assert bid_chance(game, [4, 4, 4, 1, 1, 2], 5, 4, [SILENT]) == 1
    assert bid_chance(game, [4, 4, 4, 1, 1, 2], 16, 4, [SILENT]) == 0
    at_least_one = 1 - (4 / 6) ** 6
    assert bid_chance(game, [4, 4, 4, 1, 1, 2], 6, 4, [SILENT]) == pytest.approx(at_least_one)
    straight = math.factorial(6) / 6**6
    assert bid_chance(game, [4, 4, 4, 1, 1, 2], 12, 4, [SILENT]) == pytest.approx(straight)


@pytest.mark.parametrize("players", [2, 4, 9])
def test_odds_by_own_dice_are_those_of_imagined_worlds(players: int) -> None:
    """Sampling, where there is too much to try everything: within five standard errors."""
    match = bh.make("luegen", players=players).new(seed=players)
    rng = random.Random(players)
    opener = match.actors[0]
    match.play(f"{2 * players}x{rng.randrange(2, 7)}")
    me = match.actors[0]
    bid = next(odd for odd in bh.odds(match, me) if odd.key == "odds-bid")
    worlds, true = 2000, 0
    for seed in range(worlds):
        world = match.imagine(me, seed)
        world.play("liar")
        true += world.view(None)["showdown"]["loser"] == me
    assert bid.chance is not None
    assert abs(true / worlds - bid.chance) < 5 * math.sqrt(bid.chance * (1 - bid.chance) / worlds)
    assert bh.odds(match, opener) == []  # it is not his turn


def test_who_named_a_face_is_believed_to_hold_it():
    match = bh.make("luegen", players=3).new(seed=5)
    match.play("5x4")
    alone, heard = bh.odds(match, match.actors[0])[:2]
    assert (alone.key, heard.key) == ("odds-bid", "odds-heard")
    assert alone.chance is not None
    assert heard.chance is not None
    assert heard.chance > alone.chance
