"""Lügen-Kniffel: why a move is good advice, and where there is a better one than the calculator's.

The calculator looks at fields one by one and breaks up rows of four for a pair. Played out, keeping
such a row wins more often: see `tests/luegenkniffel/test_advice.py`."""

from collections.abc import Mapping, Sequence
from typing import Any

from bluffhouse.core.advice import Advice
from bluffhouse.core.room import Chosen

ROLLS = 3
SMALL, LARGE = 4, 5  # dice of a straight


def advise(game: Chosen, view: Mapping[str, Any], move: str) -> Advice:
    """The calculator's move, or one for the straight that lies there; and why."""
    verb, *rest = move.split()
    if verb in ("believe", "doubt"):
        return Advice(move, verb)
    dice: list[int] = view["dice"]
    row = longest_row(dice)
    if len(row) >= SMALL and (straight := _for_the_row(view, row)):
        return straight
    if verb == "say":
        return _announced(game, view, move)
    lying = list(view["lying"] or ())
    kept = sorted([*lying, *map(int, rest)])
    return Advice(move, _kept(kept), {"kept": " ".join(map(str, kept))})


def longest_row(dice: Sequence[int]) -> list[int]:
    """The longest run of faces, one die each."""
    best: list[int] = []
    for first in set(dice):
        run: list[int] = []
        while first + len(run) in dice:
            run.append(first + len(run))
        best = max(best, run, key=len)
    return best


def _for_the_row(view: Mapping[str, Any], row: list[int]) -> Advice | None:
    """What to do with four or five in a row; None if it is of no use, or has to be broken."""
    closed = view["cards"][view["me"]]["points"]
    told = {"kept": " ".join(map(str, row))}
    if len(row) == LARGE and "large" not in closed:
        return Advice("say large", "true")
    if "large" not in closed and view["rolls"] < ROLLS:
        left = list(row[:SMALL])
        for die in view["lying"] or ():
            if die not in left:
                return None
            left.remove(die)
        move = " ".join(["keep", *map(str, left)])
        if "small" in closed:
            return None  # all for one throw in three, at best
        return Advice(move, "row", told) if move in view["moves"] else None
    return Advice("say small", "true") if "small" not in closed else None


def _announced(game: Chosen, view: Mapping[str, Any], move: str) -> Advice:
    from bluffhouse.games.luegenkniffel.mind.temper import temper  # is compiled: slow to load

    lie = temper(game, view, move).bluff  # type: ignore[arg-type]
    return Advice(move, "lie" if lie else "true")


def _kept(kept: Sequence[int]) -> str:
    if not kept:
        return "fresh"
    if len(set(kept)) == 1 and len(kept) > 1:
        return "equal"
    return "some"
