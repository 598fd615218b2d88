"""Bots of Lügen bid within reason: none goes on where everybody can see that it is a lie."""

import random

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.loops import CALCULATOR, THUMB
from bluffhouse.core.match import Match
from bluffhouse.games.luegen.rules.ladder import least_count, rung

MATCHES = 12


def called(match: Match) -> tuple[int, int]:
    """The count of the last bid, and how many dice there really are."""
    s = match.state()[0]
    count, face = map(int, match.game.words[int(s["bid"])].split("x"))
    return count, match.game.rules.count_dice(s, face)


def beyond(policy: int, players: int) -> list[int]:
    """By how many dice each bid that was called in some matches exceeds what there is."""
    rng, found = random.Random(policy), list[int]()
    for seed in range(MATCHES):
        match = bh.make("luegen", players=players, halves=False).new(seed)
        while not match.over:
            move = match.suggest(match.actors[0], policy, rng.getrandbits(60))
            if move == "liar":
                count, there = called(match)
                found.append(count - there)
            match.play(move)
    return found


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("policy", [THUMB, CALCULATOR])
def test_bids_stay_near_the_dice(policy: int, players: int) -> None:
    """Players that outbid each other because the others did end far above the dice."""
    excess = np.array(beyond(policy, players))
    assert 0 < excess.mean() < 1.3
    assert (excess > 5).mean() < 0.02


@pytest.mark.parametrize("dice", [[2, 3, 4, 5, 6, 6], [1, 1, 2, 3, 4, 5]])
def test_who_plays_by_thumb_calls_what_is_too_bold(dice: list[int]) -> None:
    """Even if every raise were bolder still."""
    game = bh.make("luegen", players=2)
    match = game.position({"dice": [[2, 2, 3, 3, 4, 4], dice], "turn": 0})
    match.play("6x1")
    assert all(match.suggest(1, THUMB, key) == "liar" for key in range(50))


@pytest.mark.parametrize("wild", [0, 1, 6])
@pytest.mark.parametrize("face", range(1, 7))
def test_the_least_bid_on_a_face_that_is_high_enough(wild: int, face: int) -> None:
    """Bots begin to look there; `1x1` is a bid, too."""
    for lowest in range(100):
        high = [count for count in range(1, 100) if rung(wild, count, face) >= lowest]
        assert least_count(wild, lowest, face) == high[0]
