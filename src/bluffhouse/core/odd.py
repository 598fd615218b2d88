"""Odds: what a helper at the table tells a player."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bluffhouse.core.words import Words, named


@dataclass(frozen=True, slots=True)
class Odd:
    """One thing worth knowing: a text of the room (`odds-…`) with its arguments, and how likely it
    is, or what it is worth in the game's own coin (points, cards, …), or both."""

    key: str
    details: dict[str, Any]
    chance: float | None = None
    value: float | None = None

    def say(self, words: Words, names: Sequence[str]) -> str:
        """In words; the text gets `chance` and `value`, where there are any, with the details."""
        numbers = {"chance": self.chance, "value": self.value}
        known = {name: number for name, number in numbers.items() if number is not None}
        return words.say(self.key, **named(self.details, names), **known)
