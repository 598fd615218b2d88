"""Lügen for exact solvers: what may lie under a cup, and what the rest of a round depends on."""

import math
from collections import Counter
from collections.abc import Hashable
from itertools import combinations_with_replacement
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.room import Snapshot
from bluffhouse.games.luegen.rules.state import NOBODY, STAGE

Hand = tuple[int, ...]
Standing = tuple[int, tuple[int, ...], int, tuple[int, ...], int]

#: The options with which a match is a single round.
REDUCED = "players=2, mats=1, halves=False"
#: And those with which it is so small that everybody can be measured exactly.
TWIN = {"dice": 1, "mats": 1, "halves": False, "straight": False}
#: And those of a whole match that is short enough to learn an answer from.
SHORT = {"mats": 1, "halves": False}


def hands(game: Game) -> dict[Hand, float]:
    """Every hand as dice in ascending order, and how likely a player is to roll it."""
    each = int(game.options["dice"])
    return {
        hand: orders(hand) / 6**each for hand in combinations_with_replacement(range(1, 7), each)
    }


def orders(hand: Hand) -> int:
    """In how many ways the dice can fall to make this hand."""
    return math.factorial(len(hand)) // math.prod(
        math.factorial(count) for count in Counter(hand).values()
    )


def position(
    game: Game, first: Hand, second: Hand, standing: Standing | None = None
) -> dict[str, Any]:
    """The beginning of a round of two: the first, opened by seat 0, if nothing else is said."""
    dice = {"dice": [list(first), list(second)]}
    if standing is None:
        return {**dice, "turn": 0}
    stage, losers, middle, mats, opener = standing
    return {
        **dice, "stage": stage, "half_losers": list(losers), "middle": middle, "mats": list(mats),
        "turn": opener,
    }  # fmt: skip


def rounds(s: Snapshot) -> dict[Standing, float]:
    """How it stands where dice are rolled, and who opens: a throw decides that at the start of a
    half."""
    losers = tuple(p for p in s.half_losers if p != NOBODY)
    stands = (s.stage, losers, s.middle, tuple(s.mats[:2]))
    if s.due == STAGE:
        return {(*stands, opener): 1 / 2 for opener in range(2)}
    return {(*stands, s.opener): 1.0}


def future(s: Snapshot) -> Hashable:
    """All that is public and that the rest of a single round depends on."""
    return s.turn, s.bid, s.bidder
