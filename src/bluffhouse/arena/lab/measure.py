"""What is measured of a variant, each with its error; and which differences are no accident.

A comeback: a player wins whom an onlooker at half-time gave less than half the fair share.
Half-time is when half the moves are played. The onlooker sees what lies open to all, imagines what
does not, and has the match played on from many such worlds by the same policies. So a comeback is
measured by chances of winning, which every game has, not by points, which differ from game to game.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.contest.evidence import weigh_deals
from bluffhouse.arena.contest.tables import share_of_masks
from bluffhouse.arena.findings import Measures, Rate
from bluffhouse.arena.lab.trial import Trial
from bluffhouse.arena.stats import Z95, wilson

Kind = Literal["number", "share", "difference"]
LEVEL = 0.05  # of all reports, so many may mark a difference that is none


@dataclass(frozen=True, slots=True)
class Measure:
    """A value with its 95 % interval. `name` is a key: `length`, `seat 0`, `rate lies bids` …"""

    name: str
    kind: Kind
    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """The standard error."""
        return (self.high - self.low) / (2 * Z95)


def measures_of(trial: Trial) -> list[Measure]:
    shares = share_of_masks(trial.game.players)[trial.winners]
    return [
        _mean("length", trial.lengths),
        *_comebacks(trial, shares),
        _advantage(shares),
        *(_share(f"seat {seat}", shares[:, seat]) for seat in range(trial.game.players)),
        *_counted(trial),
    ]


def _mean(name: str, values: NDArray[np.int64]) -> Measure:
    mean, error = float(values.mean()), float(values.std()) / math.sqrt(len(values))
    return Measure(name, "number", mean, mean - Z95 * error, mean + Z95 * error)


def _share(name: str, values: NDArray[np.float64]) -> Measure:
    found = weigh_deals(values)
    return Measure(name, "share", found.share, found.low, found.high)


def _comebacks(trial: Trial, shares: NDArray[np.float64]) -> Iterator[Measure]:
    """How many wins were comebacks, and what the winners were given at half-time."""
    given = trial.half_times
    won = shares[: len(given)]  # of each match one win, shared by its winners
    yield _share("comebacks", (won * (given < 0.5 / trial.game.players)).sum(axis=1))
    yield _share("half-time", (won * given).sum(axis=1))


def _advantage(shares: NDArray[np.float64]) -> Measure:
    """By how much the best seat is better than the worst. Which these are is read from every other
    match, and by how much from the rest: so luck is not taken for an advantage."""
    chosen = shares[::2].mean(axis=0)
    best, worst = int(chosen.argmax()), int(chosen.argmin())
    differences = shares[1::2, best] - shares[1::2, worst]
    mean = float(differences.mean())
    error = float(differences.std()) / math.sqrt(len(differences))
    return Measure("advantage", "difference", mean, mean - Z95 * error, mean + Z95 * error)


def _counted(trial: Trial) -> Iterator[Measure]:
    """What the game counts: rates of the whole table, and counts of a match."""
    at_table = trial.counts.sum(axis=1)  # matches × tallies
    columns = {name: _column(trial.measures, name, at_table) for name in trial.measures.names}
    for rate in trial.measures.rates:
        yield _rate(rate, columns[rate.part], columns[rate.whole])
    for name, column in columns.items():
        yield _mean(f"tally {name}", column)


def _column(measures: Measures, name: str, at_table: NDArray[np.int64]) -> NDArray[np.int64]:
    for derived, plus, minus in measures.derived:
        if derived == name:
            zero = np.zeros(len(at_table), np.int64)
            added = sum((_column(measures, part, at_table) for part in plus), zero)
            return added - sum((_column(measures, part, at_table) for part in minus), zero)
    found: NDArray[np.int64] = at_table[:, measures.tallies.index(name)]
    return found


def _rate(rate: Rate, part: NDArray[np.int64], whole: NDArray[np.int64]) -> Measure:
    """A share of sums over matches: Wilson's interval with the variance of a ratio (delta method),
    for what happens within a match is not independent."""
    name, total = f"rate {rate.part} {rate.whole}", int(whole.sum())
    if total == 0:
        return Measure(name, "share", 0.0, 0.0, 1.0)
    share = int(part.sum()) / total
    variance = float(((part - share * whole) ** 2).sum()) / total**2
    coin = share * (1 - share)
    trials = coin / variance if variance > 0 else float(min(total, len(whole)))
    low, high = wilson(share * trials, trials)
    return Measure(name, "share", share, low, high)


# --- differences ----------------------------------------------------------------------------


def chance_of_difference(one: Measure, other: Measure) -> float:
    """How often two equal variants would differ so much (two-sided, normal)."""
    error = math.hypot(one.error, other.error)
    if error == 0:
        return 1.0 if one.value == other.value else 0.0
    return math.erfc(abs(one.value - other.value) / error / math.sqrt(2))


def significant(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which of many differences are significant together: by Holm's procedure, the probability of
    even one false mark among all is at most `level`."""
    marks = [False] * len(chances)
    order = sorted(range(len(chances)), key=chances.__getitem__)
    for rank, k in enumerate(order):
        if chances[k] > level / (len(chances) - rank):
            break
        marks[k] = True
    return marks
