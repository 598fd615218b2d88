"""All that chance may decide, one way after another, each with its probability.

Rules draw by `below` alone. Here that is answered from a script, and the script is gone through.
"""

import math
from collections.abc import Callable, Iterator
from typing import TypeVar

from bluffhouse.core import chance, plan
from bluffhouse.core.press import press
from bluffhouse.core.room import Room

MOST_WAYS = 20_000
_MOST_DRAWS = 64  # by then somebody rolls again and again

T = TypeVar("T")


class TooManyWays(Exception):
    """Chance has more ways than are gone through."""


class Draws:
    """The rules of a room, interpreted, with their chance in our hands."""

    def __init__(self, room: Room) -> None:
        self.rules = press((plan, chance, *room.rules), compiled=False)
        space = self.rules.below.__wrapped__.__globals__
        space["below"] = self._below
        space["draw"] = self._draw
        self._script: list[tuple[int, int]] = []  # answers, and out of how many
        self._at = 0

    def ways(self, happen: Callable[[], T]) -> Iterator[tuple[float, T]]:
        """Every way something may happen that draws from chance, and how likely it is."""
        self._script = []
        for _ in range(MOST_WAYS):
            self._at = 0
            found = happen()
            yield 1 / math.prod(of for _, of in self._script), found
            while self._script and self._script[-1][0] + 1 == self._script[-1][1]:
                self._script.pop()
            if not self._script:
                return
            answer, of = self._script.pop()
            self._script.append((answer + 1, of))
        raise TooManyWays

    def _below(self, rng: object, n: int) -> int:
        if self._at == len(self._script):
            if self._at == _MOST_DRAWS:
                raise TooManyWays
            self._script.append((0, int(n)))
        self._at += 1
        return self._script[self._at - 1][0]

    def _draw(self, rng: object) -> int:
        raise TooManyWays  # whole words: nobody goes through those
