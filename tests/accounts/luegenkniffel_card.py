"""Lügen-Kniffel: what can be announced, what dice really show, and a score card. Used by the
account in luegenkniffel.py (LK-1, LK-6 to LK-9, LK-16, LK-17).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .contract import is_number

UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"]
TOTALS = ["three", "four", "chance"]
FIXED = {"fullhouse": 25, "small": 30, "large": 40, "kniffel": 50}
COMBINATIONS = [*UPPER, "three", "four", "fullhouse", "small", "large", "kniffel", "chance"]


@dataclass
class Said:
    """LK-6: an announcement. `amount` is the number said with it, None for fixed points."""

    combination: str
    amount: int | None

    def text(self) -> str:
        if self.amount is None:
            return self.combination
        return f"{self.combination} {self.amount}"

    def points(self) -> int:
        """LK-7: dice x face, the total, or the fixed points."""
        if self.combination in FIXED:
            return FIXED[self.combination]
        assert self.amount is not None
        if self.combination in UPPER:
            return self.amount * face_of(self.combination)
        return self.amount


@dataclass
class Card:
    """LK-1: a score card. `points`: a number or "x"; `lies`: strikes, 1 or 2."""

    points: dict[str, int | str] = field(default_factory=dict)
    lies: dict[str, int] = field(default_factory=dict)

    def is_open(self, combination: str) -> bool:
        """LK-6: neither filled nor struck."""
        return combination not in self.points

    def is_full(self) -> bool:
        """LK-18: all 13 points fields are filled or struck."""
        return all(not self.is_open(combination) for combination in COMBINATIONS)

    def write(self, combination: str, points: int) -> None:
        """LK-17: a points field once filled is never improved."""
        if self.is_open(combination):
            self.points[combination] = points

    def strike(self, combination: str) -> None:
        """LK-16: first the lie field, then the points field too, whatever it holds."""
        strikes = self.lies.get(combination, 0)
        if strikes < 2:
            self.lies[combination] = strikes + 1
        if self.lies[combination] == 2:
            self.points[combination] = "x"

    def total(self, names: list[str]) -> int:
        """LK-19: the points of these combinations; a struck field gives none."""
        held = [self.points.get(name, "x") for name in names]
        return sum(points for points in held if isinstance(points, int))


# ---------------------------------------------------------------------- combinations


def face_of(combination: str) -> int:
    """LK-7: `ones` ... `sixes`."""
    return UPPER.index(combination) + 1


def announcements(combination: str) -> list[Said]:
    """LK-7: what can be announced of one combination, with rising points."""
    if combination in UPPER:
        return [Said(combination, count) for count in range(1, 6)]
    if combination in TOTALS:
        return [Said(combination, total) for total in range(5, 31)]
    return [Said(combination, None)]


def read_said(text: Any) -> Said:
    """LK-7: `fours 3`, `three 19`, `fullhouse`. Canonical words only."""
    for combination in COMBINATIONS:
        for said in announcements(combination):
            if said.text() == text:
                return said
    raise ValueError(f"not an announcement: {text!r}")


def most_equal(dice: list[int]) -> int:
    """How many dice show the face that most of them show."""
    return max(dice.count(face) for face in dice)


def has_run(dice: list[int], length: int) -> bool:
    """So many consecutive faces are among the dice."""
    for lowest in range(1, 6 - length + 2):
        if all(face in dice for face in range(lowest, lowest + length)):
            return True
    return False


def real_points(dice: list[int], combination: str) -> int | None:
    """LK-8: what the dice give for a combination; None if they are not of it."""
    if combination in UPPER:
        count = dice.count(face_of(combination))
        return count * face_of(combination) if count > 0 else None
    if combination == "three":
        return sum(dice) if most_equal(dice) >= 3 else None
    if combination == "four":
        return sum(dice) if most_equal(dice) >= 4 else None
    if combination == "chance":
        return sum(dice)
    if combination == "fullhouse":
        right = sorted(dice.count(face) for face in set(dice)) == [2, 3]
    elif combination == "small":
        right = has_run(dice, 4)
    elif combination == "large":
        right = has_run(dice, 5)
    else:
        right = most_equal(dice) == 5
    return FIXED[combination] if right else None


def is_true(said: Said, dice: list[int], rule: str) -> bool:
    """LK-9: exactly the announced points; with `at_least` understating is true."""
    real = real_points(dice, said.combination)
    if real is None:
        return False
    if rule == "at_least":
        return real >= said.points()
    return real == said.points()


# ---------------------------------------------------------------------- dice


def without(dice: list[int], taken: list[int]) -> list[int]:
    """The dice but for those taken, ascending; ValueError if those are not among them."""
    rest = sorted(dice)
    for die in taken:
        if die not in rest:
            raise ValueError(f"{die!r} is not among the dice")
        rest.remove(die)
    return rest


def keep_text(kept: list[int]) -> str:
    """Moves: `keep 4 4 4`, faces ascending; `keep` alone leaves none."""
    return " ".join(["keep", *[str(die) for die in sorted(kept)]])


def check_dice(dice: Any, number: int) -> None:
    """So many faces of a die."""
    if not isinstance(dice, list) or len(dice) != number:
        raise ValueError(f"{number} dice are needed")
    for die in dice:
        if not is_number(die) or not 1 <= die <= 6:
            raise ValueError(f"not a die: {die!r}")
