"""How things are measured: contenders take turns, so that noise hits all of them alike."""

import gc
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

Work = Callable[[], float]  # does something; gives how much


@dataclass(frozen=True)
class Figure:
    """One row of the report: how fast we are in each round, and how fast the peer is."""

    name: str
    unit: str
    ours: list[float]
    theirs: list[float] | None = None
    peer: str = ""
    goal: str = ""
    note: str = ""
    smaller_is_better: bool = False

    def best(self, runs: list[float]) -> float:
        return min(runs) if self.smaller_is_better else max(runs)

    @property
    def ratio(self) -> float | None:
        """Ours by theirs, each at its best."""
        return self.best(self.ours) / self.best(self.theirs) if self.theirs else None

    @property
    def ratios(self) -> tuple[float, float] | None:
        """The least and the largest ratio of any round."""
        if not self.theirs:
            return None
        each = [mine / other for mine, other in zip(self.ours, self.theirs, strict=True)]
        return min(each), max(each)

    def spread(self, runs: list[float]) -> float:
        """By how much the median round differs from the best, as a share of it."""
        return abs(statistics.median(runs) / self.best(runs) - 1)


def rate(work: Work) -> float:
    """How much is done in a second of processor time: others may use the machine as well."""
    gc.collect()
    begun = time.process_time()
    done = work()
    return done / (time.process_time() - begun)


def duel(rounds: int, *contenders: Work, warm: bool = True) -> list[list[float]]:
    """The rates of contenders that take turns, a list of rounds for each."""
    if warm:
        for work in contenders:
            work()
    runs: list[list[float]] = [[] for _ in contenders]
    for _ in range(rounds):
        for work, found in zip(contenders, runs, strict=True):
            found.append(rate(work))
    return runs


def micros(rounds: int, work: Work) -> list[float]:
    """Microseconds for one of what `work` does so many of."""
    return [1e6 / each for each in duel(rounds, work)[0]]
