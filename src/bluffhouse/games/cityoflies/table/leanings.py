"""City of Lies: how what players keep and play moves a chance that the cards alone would give.

The logarithm of the odds by the cards alone is moved by facts that everybody sees: every pair of
facts has a weight. They were measured among calculators and bots that play by thumb, both counting
alike, by logistic regression (`python -m fits cityoflies leanings`). Where the two differ
too much, each has weights of its own. What is certain stays certain.
"""

import math
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.weights import read_all_weights

TRICKS = ("interrogate", "block", "swap", "confiscate", "forge")
#: A start; the odds by the cards alone; who plays and how long; what is hidden and known of the
#: hand; what lies before its owner, before the viewer, and before all; and what was discarded, with
#: the tricks by which those who calculate differ most from those who play by thumb.
FACTS = (
    "start", "odds", "three", "four", "circle_2", "circle_3", "round", "places", "known", "proofs",
    "lies", "strokes", "my_proofs", "my_lies", "all_proofs", "all_lies", "all_strokes", "discards",
    *TRICKS,
)  # fmt: skip
START, ODDS = 0, 1
LEVELS = ("calculator", "thumb")
#: Odds of which each of them has its own, and by which key these are told.
BY_LEVEL = {"odds-exposure": "odds-exposure-by"}


@cache
def weights() -> dict[str, NDArray[np.float64]]:
    """For each kind of odds, what every pair of facts adds to the logarithm."""
    kept = read_all_weights(__file__, "leanings.npz")
    return {key: numbers.astype(np.float64) for key, numbers in kept.items()}


def facts(chance: float, view: Mapping[str, Any], player: int) -> NDArray[np.float64]:
    """The facts about a player's hand, beside a chance between 0 and 1 by the cards alone."""
    seats, circle, discard = len(view["truth"]), view["circle"], view["discard"]
    proofs = [row["sure"] + row["double"] + row["hidden"] for row in view["table"]]
    return np.array([
        1.0, math.log(chance / (1 - chance)), seats == 3, seats == 4, circle == 2, circle == 3,
        view["round"] / 10, view["hidden"]["hands"][player] / 5, len(view["known"][player]) / 5,
        proofs[player] / 5, view["falses"][player] / 3, view["sabotage"][player] / 3,
        proofs[view["me"]] / 5, view["falses"][view["me"]] / 3,
        sum(proofs) / 10, sum(view["falses"]) / 6, sum(view["sabotage"]) / 6,
        len(discard) / 20, *(discard.count(trick) / 5 for trick in TRICKS),
    ])  # fmt: skip


def kept_as(key: str, level: str) -> str:
    """By what name the weights are kept of odds that each has its own of."""
    return f"{key} {level}"


def lean(key: str, chance: float, view: Mapping[str, Any], player: int) -> float:
    """The chance that odds come true which are kept by that name, from what the cards alone would
    give."""
    if not 0 < chance < 1:
        return chance
    told = facts(chance, view, player)
    return 1 / (1 + math.exp(-float(told @ weights()[key] @ told)))
