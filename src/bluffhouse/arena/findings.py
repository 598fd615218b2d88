"""What many matches showed: counts that any number of matches can be added to."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.asked import Forfeit, summed
from bluffhouse.arena.stats import Histogram, wilson
from bluffhouse.core.game import Game
from bluffhouse.core.options import Value


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some matches of a run, one row each, beginning with match number `first`."""

    first: int
    lengths: NDArray[np.int64]  # moves
    winners: NDArray[np.int64]  # a bit a seat
    scores: NDArray[np.int64]  # rows × seats
    counts: NDArray[np.int64]  # rows × seats × tallies
    forfeits: tuple[Forfeit, ...] = ()

    @classmethod
    def empty(cls, game: Game, first: int, size: int) -> "Chunk":
        seats, tallies = game.players, len(game.room.counts.tallies)
        return cls(
            first=first,
            lengths=np.zeros(size, np.int64),
            winners=np.zeros(size, np.int64),
            scores=np.zeros((size, seats), np.int64),
            counts=np.zeros((size, seats, tallies), np.int64),
        )

    def __len__(self) -> int:
        return len(self.lengths)


@dataclass(frozen=True, slots=True)
class Rate:
    """One tally as a share of another."""

    part: str
    whole: str


@dataclass(frozen=True)
class Measures:
    """What a room counts, and what follows from it."""

    tallies: tuple[str, ...]
    derived: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]
    rates: tuple[Rate, ...]

    @classmethod
    def of(cls, game: Game) -> "Measures":
        counts = game.room.counts
        return cls(counts.tallies, counts.derived, tuple(Rate(*pair) for pair in counts.rates))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """All tallies, what is derived behind what it is derived from."""
        names = list(self.tallies)
        for name, plus, minus in self.derived:
            names.insert(max(map(names.index, (*plus, *minus))) + 1, name)
        return tuple(names)


@dataclass
class Findings:
    """Sums and histograms of the matches played so far; nothing is kept of a single match.

    Whole numbers throughout, so that neither order nor grouping of what is added can matter.
    """

    game: str
    rules: int
    options: Mapping[str, Value]
    policies: tuple[str, ...]  # by seat
    seed: int
    asked: int  # how many matches were to be played
    measures: Measures
    lengths: Histogram = field(default_factory=Histogram)
    outcomes: Histogram = field(default_factory=Histogram)  # of the winners as bit masks
    points: list[Histogram] = field(default_factory=list)  # by seat
    sums: NDArray[np.int64] = field(default_factory=lambda: np.zeros((0, 0), np.int64))
    forfeits: list[Forfeit] = field(default_factory=list)
    seconds: float = 0.0
    threads: int = 1

    @classmethod
    def of(cls, game: Game, policies: tuple[str, ...], seed: int, asked: int) -> "Findings":
        measures = Measures.of(game)
        return cls(
            game=game.id,
            rules=game.room.version,
            options=dict(game.options),
            policies=policies,
            seed=seed,
            asked=asked,
            measures=measures,
            points=[Histogram() for _ in range(game.players)],
            sums=np.zeros((game.players, len(measures.tallies)), np.int64),
        )

    def add(self, chunk: Chunk) -> None:
        self.lengths.add(chunk.lengths)
        self.outcomes.add(chunk.winners)
        for seat, points in enumerate(self.points):
            points.add(chunk.scores[:, seat])
        self.sums += chunk.counts.sum(axis=0)
        self.forfeits = summed([*self.forfeits, *chunk.forfeits])

    # --- what follows -----------------------------------------------------------------------

    @property
    def seats(self) -> range:
        return range(len(self.policies))

    @property
    def matches(self) -> int:
        return self.lengths.total

    @property
    def moves(self) -> int:
        return self.lengths.sum

    @property
    def complete(self) -> bool:
        return self.matches == self.asked

    def wins(self, seat: int) -> int:
        """The matches that a seat won, alone or with others."""
        return sum(n for mask, n in self.outcomes.counts.items() if mask >> seat & 1)

    def win_share(self, seat: int) -> float:
        return self.wins(seat) / self.matches if self.matches else 0.0

    def win_interval(self, seat: int) -> tuple[float, float]:
        """The 95 % confidence interval of a seat's win share."""
        return wilson(self.wins(seat), self.matches)

    @property
    def fair_share(self) -> float:
        """The win share of every seat if all were alike: the mean of all seats."""
        won = sum(mask.bit_count() * n for mask, n in self.outcomes.counts.items())
        return won / (self.matches * len(self.policies)) if self.matches else 0.0

    @property
    def shared(self) -> int:
        """Matches in which everybody or nobody won."""
        everybody = (1 << len(self.policies)) - 1
        return self.outcomes.counts[0] + self.outcomes.counts[everybody]

    def utility(self, seat: int) -> float:
        """The mean utility of a seat: see `core.result.Result`."""
        n, total = len(self.policies), 0.0
        for mask, matches in self.outcomes:
            k = mask.bit_count()
            if 0 < k < n:
                total += matches / k if mask >> seat & 1 else -matches / (n - k)
        return total / self.matches if self.matches else 0.0

    def count(self, name: str, seat: int | None = None) -> int:
        """How often something was counted in all matches: at a seat, or at the whole table."""
        for derived, plus, minus in self.measures.derived:
            if derived == name:
                added = sum(self.count(part, seat) for part in plus)
                return added - sum(self.count(part, seat) for part in minus)
        column: Any = self.sums[:, self.measures.tallies.index(name)]
        return int(column.sum() if seat is None else column[seat])

    def per_match(self, name: str, seat: int | None = None) -> float:
        return self.count(name, seat) / self.matches if self.matches else 0.0

    def rate(self, rate: Rate, seat: int | None = None) -> float | None:
        """The share; None if there was nothing to be a share of."""
        whole = self.count(rate.whole, seat)
        return self.count(rate.part, seat) / whole if whole else None

    @property
    def matches_per_second(self) -> float:
        return self.matches / self.seconds if self.seconds else 0.0

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0
