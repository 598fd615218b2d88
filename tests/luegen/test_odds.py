"""Odds of Lügen against trying out every roll, and against imagined worlds."""

import math
import random
from itertools import product
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.game import Game
from bluffhouse.core.loops import THUMB
from bluffhouse.core.match import Match
from bluffhouse.games.luegen.mind import cups
from bluffhouse.games.luegen.mind.bidders import KINDS
from bluffhouse.games.luegen.table.odds import bid_chance, count_chances, heard
from tests.tables import interpreted


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
        chances = count_chances(game, face, options["players"] - 1)
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
        for count, chance in enumerate(count_chances(game, face, 1)):
            assert chance == pytest.approx(counts.count(count) / 6**6, abs=1e-12)


@pytest.mark.parametrize("named", [(0, 0, 0, 1, 0, 0), (1, 0, 0.6, 0, 0, 0), (0, 5, 0, 0, 0, 1)])
@pytest.mark.parametrize("wild", [0, 1, 6])
def test_the_calculators_bayes_over_all_rolls(named: tuple[float, ...], wild: int) -> None:
    """What a bidder's cup counts, by weighing every roll with how readily he names his faces."""
    options = {"players": 2, "dice": 4, "wild": wild, "straight": False}
    weights: dict[int, float] = {}
    for roll in product(range(1, 7), repeat=4):
        support = sum(
            min(clearly, 1) * (1 if die == face else cups.WILD_LEAN)
            for face, clearly in enumerate(named, 1)
            for die in roll
            if die in (face, wild)
        )
        count = counted(options, roll, 4)
        weights[count] = weights.get(count, 0) + cups.LEAN**support
    together, die, cup = sum(weights.values()), [0.0] * 6, np.zeros(cups.MOST + 1)
    cups.die_chances(wild, named, cups.LEAN, die)
    cups.cup_chances(4, wild, False, die, 4, cup)
    assert sum(die) == pytest.approx(1)
    for count, chance in enumerate(cup):
        assert chance == pytest.approx(weights.get(count, 0) / together, abs=1e-12)


def test_bids_on_ones_dice():
    game = bh.make("luegen", players=2)
    assert bid_chance(game, [1, 2, 3, 4, 5, 6], 10, 4, 1) == 1  # a straight
    assert bid_chance(game, [4, 4, 4, 1, 1, 2], 5, 4, 1) == 1
    assert bid_chance(game, [4, 4, 4, 1, 1, 2], 16, 4, 1) == 0
    at_least_one = 1 - (4 / 6) ** 6
    assert bid_chance(game, [4, 4, 4, 1, 1, 2], 6, 4, 1) == pytest.approx(at_least_one)
    straight = math.factorial(6) / 6**6
    assert bid_chance(game, [4, 4, 4, 1, 1, 2], 12, 4, 1) == pytest.approx(straight)


@pytest.mark.parametrize("players", [2, 4, 9])
def test_odds_by_own_dice_are_those_of_imagined_worlds(players: int) -> None:
    """Sampling, where there is too much to try everything: within five standard errors."""
    match = bh.make("luegen", players=players).new(seed=players)
    rng = random.Random(players)
    opener = match.actors[0]
    match.play(f"{2 * players}x{rng.randrange(2, 7)}")
    me = match.actors[0]
    bid = next(odd for odd in bh.odds(match, me) if odd.key == "odds-bid")
    alone: float = bid.details["alone"]
    worlds, true = 2000, 0
    for seed in range(worlds):
        world = match.imagine(me, seed)
        world.play("liar")
        true += world.view(None)["showdown"]["loser"] == me
    assert abs(true / worlds - alone) < 5 * math.sqrt(alone * (1 - alone) / worlds)
    assert bh.odds(match, opener) == []  # it is not his turn


def test_who_opens_has_heard_nothing() -> None:
    """Then both odds are the same: those of the dice, raises named as high as is likely."""
    match = bh.make("luegen", players=4).new(seed=5)
    me = match.actors[0]
    dice = match.view(me)["dice"][me]
    raises = bh.odds(match, me)
    assert [odd.details["face"] for odd in raises] == [1, 2, 3, 4, 5, 6]
    for odd in raises:
        bid = odd.details["count"], odd.details["face"]
        assert odd.chance == pytest.approx(bid_chance(match.game, dice, *bid, 3), abs=1e-9)
        assert odd.chance >= 0.5 > bid_chance(match.game, dice, bid[0] + 1, bid[1], 3)


# --- after what was bid: every hand tried, with what bots would have done with it --------------


ROUNDS = [
    ({"players": 2, "dice": 2, "wild": 1}, ["1x4", "2x4", "2x5"]),
    ({"players": 2, "dice": 3, "wild": 6}, ["1x3", "2x3", "3x3", "3x6"]),
    ({"players": 3, "dice": 2, "wild": 0, "straight": False}, ["1x2", "1x6", "2x2", "2x6"]),
]
WHIMS = 4096  # of the rule of thumb that are tried


def bids_as(match: Match, level: int, bid: str) -> float:
    """How often a bot of a level makes a bid, asked itself."""
    player = match.actors[0]
    if level == 0:
        return match.weigh(player)[0][bid]
    if level == 1:
        return match.tally(player, THUMB, WHIMS)[bid]
    return 1 / len(match.legal(player))


def hands_of(game: Game, bidder: int, bids: list[str], prior: Any) -> dict[tuple[int, ...], float]:
    """Bayes by hand: how likely a seat has each roll, after its bids."""
    each, players = game.options["dice"], game.players
    found = {}
    for roll in product(range(1, 7), repeat=int(each)):
        dice = [list(roll) if p == bidder else [1] * int(each) for p in range(players)]
        likely = list(prior)
        match = game.position({"dice": dice, "turn": 0})
        for bid in bids:
            if match.actors[0] == bidder:
                likely = [c and c * bids_as(match, k, bid) for k, c in enumerate(likely)]
            match.play(bid)
        found[roll] = sum(likely)
    total = sum(found.values())
    return {roll: chance / total for roll, chance in found.items()}


@pytest.mark.parametrize(("options", "bids"), ROUNDS, ids=str)
@pytest.mark.parametrize("prior", [(1, 0, 0), (0, 0, 1), tuple(KINDS)], ids=str)
def test_what_was_heard_is_bayes_over_all_hands(
    options: dict[str, Any], bids: list[str], prior: tuple[float, ...]
) -> None:
    """Exactly for calculators and who bids anything; the whims of a rule of thumb are sampled."""
    game = bh.make("luegen", mats=1, halves=False, **options)
    each = options["dice"]
    match = game.position({"dice": [[2] * each] * options["players"], "turn": 0})
    for bid in bids:
        match.play(bid)
    me, sampled = match.actors[0], prior[1] > 0
    others = [p for p in range(options["players"]) if p != me]
    cups_of = [hands_of(game, p, bids, prior) for p in others]
    above = heard(game, match.view(me), prior)
    for face in range(1, 7):
        chances: dict[int, float] = {}
        for hands in product(*(cup.items() for cup in cups_of)):
            count = sum(counted({"straight": False, **options}, hand, face) for hand, _ in hands)
            likely = math.prod(chance for _, chance in hands)
            chances[count] = chances.get(count, 0) + likely
        own = counted({"straight": False, **options}, (2,) * each, face)
        for count in range(1, each * options["players"] + 1):
            expected = sum(chance for there, chance in chances.items() if there + own >= count)
            assert above[face - 1, count] == pytest.approx(expected, abs=0.02 if sampled else 1e-9)


@pytest.mark.parametrize("options", [{}, {"straight": False}, {"wild": 6}, {"dice": 4, "wild": 0}])
@pytest.mark.parametrize("players", [2, 5])
def test_bids_at_random_tell_nothing(options: dict[str, Any], players: int) -> None:
    """Then all hands are as likely as dice fall, straights included: the odds by the own dice."""
    game = bh.make("luegen", players=players, **options)
    match = game.new(seed=3)
    for bid in ("2x4", "3x4"):
        match.play(bid)
    me = match.actors[0]
    dice = match.view(me)["dice"][me]
    above = heard(game, match.view(me), (0, 0, 1))
    for face in range(1, 7):
        for count in range(1, 10 * players + 1):
            alone = bid_chance(game, dice, count, face, players - 1)
            assert above[face - 1, count] == pytest.approx(alone, abs=1e-12)


def test_interpreted_rules_hear_the_same() -> None:
    options = {"players": 3, "dice": 2}
    match = bh.make("luegen", **options).new(seed=4)
    for bid in ("1x4", "2x4", "2x6"):
        match.play(bid)
    view = match.view(match.actors[0])
    slow = heard(interpreted("luegen", options), view)
    assert slow == pytest.approx(heard(match.game, view), abs=1e-12)


def test_who_named_a_face_is_believed_to_hold_it():
    match = bh.make("luegen", players=3).new(seed=5)
    match.play("5x4")
    bid = bh.odds(match, match.actors[0])[0]
    assert bid.key == "odds-bid"
    assert bid.chance is not None
    assert bid.chance > bid.details["alone"]
