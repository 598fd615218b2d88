"""Lügen-Kniffel: exact odds for who has to roll, to announce or to answer, from what he sees.

Everything follows from the dynamic program of a turn in which what lies, lies (`turn`).
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from bluffhouse.core.odd import Odd
from bluffhouse.core.press import Pressed, press
from bluffhouse.core.setup import Setup
from bluffhouse.core.weights import Array
from bluffhouse.games.luegenkniffel.mind import turn
from bluffhouse.games.luegenkniffel.rules import dice as sets
from bluffhouse.games.luegenkniffel.rules.dice import (
    COMBINATIONS,
    COUNTS,
    DICE,
    FACES,
    KEEPS,
    MORE,
    PACKED,
    SAID_COMBINATION,
    SAID_POINTS,
    SETS,
    SIZE,
    WORTHS,
)
from bluffhouse.games.luegenkniffel.rules.state import MOST_ROLLS
from bluffhouse.games.luegenkniffel.table.lies import LEVELS, lie_chance
from bluffhouse.games.luegenkniffel.table.notation import NAMES, SAID_OF_WORD, faces, said_details

HAIR = 1e-6  # of a point


@cache
def exact() -> Pressed:
    """The compiled functions of `turn`."""
    return press((sets, turn), compiled=True)


def set_of(dice: Sequence[int]) -> int:
    """The number of a set of dice, from its faces."""
    return int(sets.set_of([dice.count(face) for face in range(1, FACES + 1)]))


def bears_out(game: Setup, said: int) -> Array:
    """LK-9: 1 for each of the 252 rolls with which an announcement is true, else 0."""
    worths: Array = WORTHS[:, SAID_COMBINATION[said]]
    lenient = game.options["truth"] == "at_least"
    true: Array = worths >= SAID_POINTS[said] if lenient else worths == SAID_POINTS[said]
    return true.astype(float)


def announcement_chance(game: Setup, said: int, rolls: int) -> float:
    """How likely an announcement can be true after so many rolls, if it was played for alone."""
    values, best = np.zeros((SETS, 1)), np.zeros(1)
    values[KEEPS:, 0] = bears_out(game, said)
    exact().best_turns(values, rolls, best)
    return float(best[0])


def best_leave(
    dice: Sequence[int], lying: Sequence[int], rolls: int, worths: Array
) -> list[tuple[list[int] | None, float]]:
    """What to leave of five dice, of which some lie, after so many rolls; None: to stop.

    `worths` has a row for each of the 252 rolls and a column for each purpose; for each of these
    comes back what to leave and what is to be expected of it.
    """
    values = np.zeros((SETS, worths.shape[1]))
    values[KEEPS:] = worths
    found: list[tuple[list[int] | None, float]] = [
        (None, float(value)) for value in values[set_of(dice)]
    ]
    if rolls == MOST_ROLLS:
        return found
    exact().average_last_roll(values)
    loose, lies = PACKED[set_of(dice)] - PACKED[set_of(lying)], set_of(lying)
    for kept in _parts(int(loose)):
        for k, value in enumerate(_leaving(lies, kept, rolls, values)):
            if value > found[k][1] + 1e-12:
                found[k] = faces(COUNTS[kept].tolist()), float(value)
    return found


@lru_cache(maxsize=SETS)
def _parts(loose: int) -> tuple[int, ...]:
    """The sets of dice that can be left of loose ones, but not all of them."""
    return tuple(
        kept for kept in range(KEEPS) if sets.is_part(PACKED[kept], loose) and PACKED[kept] != loose
    )


def _leaving(lying: int, kept: int, rolls: int, values: Array) -> Array:
    """What it is worth to leave these dice; `values` tells of all sets before the last roll."""
    for face in range(FACES):
        for _ in range(COUNTS[kept, face]):
            lying = int(MORE[lying, face])
    average: Array = values[lying].copy()
    if rolls == MOST_ROLLS - 1:
        return average
    best = np.empty_like(values)
    room = np.empty(SETS, np.int64)
    exact().average_best(lying, values, DICE - int(SIZE[lying]), best, room, average)
    return average


def odds(game: Setup, view: Mapping[str, Any]) -> list[Odd]:
    """To who rolls: what each open combination promises. To who is asked: how likely it is true."""
    me = view["me"]
    if not view["moves"]:
        return []
    if me != view["roller"]:
        return _of_said(game, view)
    closed = view["cards"][me]["points"]
    still_open = [c for c in range(COMBINATIONS) if NAMES[c] not in closed]
    promises = promised(view["dice"], view["lying"], view["rolls"], still_open)
    return [_of_combination(c, *promise) for c, promise in zip(still_open, promises, strict=True)]


def promised(
    dice: Sequence[int], lying: Sequence[int], rolls: int, combinations: Sequence[int]
) -> list[tuple[list[int] | None, float, float]]:
    """For each combination: what to leave for most points, those points, and the chance to fulfil
    it by that play. Ties are played for the chance: it counts a hair beside the points."""
    points = WORTHS[:, combinations].astype(float)
    purposes = np.concatenate([points + HAIR * (points > 0), points], axis=1)
    best, n = best_leave(dice, lying, rolls, purposes), len(combinations)
    return [
        (left, value, min(1.0, max(0.0, (both - value) / HAIR)))
        for (left, both), (_, value) in zip(best[:n], best[n:], strict=True)
    ]


def _of_combination(combination: int, left: list[int] | None, value: float, chance: float) -> Odd:
    details: dict[str, Any] = {"combination": NAMES[combination]}
    if left is None:
        return Odd("odds-stop", details, chance, value)
    details |= {"left": " ".join(map(str, left)), "count": len(left)}
    return Odd("odds-leave", details, chance, value)


def claim(game: Setup, view: Mapping[str, Any]) -> float | None:
    """How likely an announcement is true where calculators play."""
    if not view["moves"] or view["me"] == view["roller"]:
        return None
    habit = next(odd for odd in _of_said(game, view) if odd.details.get("level") == "calculator")
    return None if habit.chance is None else 1 - habit.chance


def _of_said(game: Setup, view: Mapping[str, Any]) -> list[Odd]:
    said = SAID_OF_WORD[view["said"]]
    details = {**said_details(said), "rolls": view["rolls"]}
    closed = view["cards"][view["roller"]]["points"]
    lies = [
        Odd(
            "odds-habit",
            {**details, "level": level},
            lie_chance(level, game.players, view["rolls"], said, COMBINATIONS - len(closed)),
        )
        for level in LEVELS
    ]
    return [Odd("odds-said", details, announcement_chance(game, said, view["rolls"])), *lies]
