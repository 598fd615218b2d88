"""A game with its options chosen: the maker of matches."""

from collections.abc import Mapping
from typing import Any

from bluffhouse.core.batch import Batch, Course
from bluffhouse.core.match import Match
from bluffhouse.core.seeds import Seed
from bluffhouse.core.setup import Setup
from bluffhouse.core.walk import Walk


class Game(Setup):
    """What `bluffhouse.make` gives: a room and the options of a table."""

    def new(self, seed: int | bytes | None = None) -> Match:
        """A new match. The seed decides all its chance; None draws a fresh one."""
        return Match.dealt(self, Seed.of(seed))

    def position(self, position: Mapping[str, Any]) -> Match:
        """A match that begins from a position in the format of the rules."""
        return Match.placed(self, position)

    def batch(
        self, n: int, seed: int | bytes | None = None, threads: int = 1, **more: Any
    ) -> Batch:
        """n matches as one array, stepped together by action ids; see `Course` for what more there
        is to say."""
        return Batch(self.settled(), n, Seed.of(seed), threads, Course(**more))

    def walk(self, seed: int | bytes | None = None, *, start: Match | None = None) -> Walk:
        """One match after another, stepped by action ids; from `start` on, if there is one."""
        return Walk(self.settled(), Seed.of(seed), start)
