"""Lügen for exact solvers: what may lie under a cup, and what the rest of a round depends on."""

import math
from collections import Counter
from collections.abc import Hashable
from itertools import combinations_with_replacement
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.room import Snapshot

Hand = tuple[int, ...]

#: The options with which a match is a single round.
REDUCED = "players=2, mats=1, halves=False"


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


def position(game: Game, first: Hand, second: Hand) -> dict[str, Any]:
    """The beginning of a match of two, in which the player with the first hand opens."""
    return {"dice": [list(first), list(second)], "turn": 0}


def future(s: Snapshot) -> Hashable:
    """All that is public and that the rest of a single round depends on."""
    return s.turn, s.bid, s.bidder
