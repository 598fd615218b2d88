"""Counting and what can be said from counts: histograms, percentiles, confidence."""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

Z95 = 1.959963984540054  # two-sided 95 % of a normal distribution


def wilson(successes: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share. Unlike `share ± z·σ` it holds for shares near 0 and 1,
    and never leaves them; without trials it says nothing: 0 to 1."""
    if trials <= 0:
        return 0.0, 1.0
    share = successes / trials
    spread = z * math.sqrt((share * (1 - share) + z * z / (4 * trials)) / trials)
    middle = share + z * z / (2 * trials)
    scale = 1 + z * z / trials
    low = 0.0 if successes == 0 else max(0.0, (middle - spread) / scale)
    high = 1.0 if successes == trials else min(1.0, (middle + spread) / scale)
    return low, high


@dataclass(frozen=True, slots=True)
class Bin:
    """The values `first` to `last` of a histogram, and how often one of them came."""

    first: int
    last: int
    count: int


@dataclass(slots=True)
class Histogram:
    """How often each whole number came. As large as there are different ones, however many came."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, values: NDArray[Any]) -> None:
        different, times = np.unique(values, return_counts=True)
        for value, count in zip(different.tolist(), times.tolist(), strict=True):
            self.counts[value] += count

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """(value, count) by rising value."""
        return iter(sorted(self.counts.items()))

    @property
    def total(self) -> int:
        return self.counts.total()

    @property
    def sum(self) -> int:
        return sum(value * count for value, count in self.counts.items())

    @property
    def least(self) -> int:
        return min(self.counts, default=0)

    @property
    def most(self) -> int:
        return max(self.counts, default=0)

    @property
    def mean(self) -> float:
        return self.sum / self.total if self.counts else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation; exact whole numbers up to the last division."""
        n = self.total
        if n == 0:
            return 0.0
        squares = sum(value * value * count for value, count in self.counts.items())
        return math.sqrt(squares * n - self.sum**2) / n

    def percentile(self, percent: float) -> int:
        """The least value that at least `percent` of all values do not exceed."""
        wanted = self.total * percent / 100
        so_far = 0
        for value, count in self:
            so_far += count
            if so_far >= wanted:
                return value
        return 0

    def share_above(self, value: int) -> float:
        above = sum(count for v, count in self.counts.items() if v > value)
        return above / self.total if self.counts else 0.0

    def bins(self, most_bins: int, first: int | None = None, last: int | None = None) -> list[Bin]:
        """The values from `first` to `last` in equal steps, at most so many, but at least one."""
        first = self.least if first is None else first
        last = self.most if last is None else last
        width = max(1, -(-(last - first + 1) // max(1, most_bins)))
        found = [0] * max(1, -(-(last - first + 1) // width))
        for value, count in self.counts.items():
            if first <= value <= last:
                found[(value - first) // width] += count
        return [
            Bin(first + k * width, first + (k + 1) * width - 1, count)
            for k, count in enumerate(found)
        ]


def ticks(first: float, last: float, about: int) -> list[int]:
    """Round whole numbers between two others, to write at an axis."""
    step = round_step((last - first) / about)
    return list(range(math.ceil(first / step) * step, math.floor(last) + 1, step))


def round_step(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50, … that is at least `least`."""
    scale = 1
    while True:
        for step in (scale, 2 * scale, 5 * scale):
            if step >= least:
                return step
        scale *= 10
