"""What mirrored deals prove: an interval for a share, and a test that may stop early.

The unit is the deal. Its matches share their chance, so they are not independent of each other;
their mean is one number from 0 to 1, and these numbers are.
"""

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.stats import Z95, wilson

Verdict = Literal["above", "below"]


@dataclass(frozen=True, slots=True)
class Evidence:
    """A mean share over deals with its 95 % interval."""

    deals: int
    share: float
    low: float
    high: float
    variance: float  # between deals


def weigh_deals(shares: NDArray[np.float64]) -> Evidence:
    """The Wilson interval of the mean of some deals, with as many trials as would have, thrown
    independently, the variance that the deals show (the design effect of survey statistics).

    One deal of full variance is added, so that a few deals that happen to agree prove little. If
    nothing but wins or nothing but losses came, each deal is one trial.
    """
    deals = len(shares)
    if deals == 0:
        return Evidence(0, 0.0, 0.0, 1.0, 0.0)
    share, variance = float(shares.mean()), float(shares.var())
    coin = share * (1 - share)
    trials = deals / ((variance + coin / deals) / coin) if coin > 1e-12 else float(deals)
    low, high = wilson(share * trials, trials, Z95)
    return Evidence(deals, share, min(low, share), max(high, share), variance)


def mean_of_deals(shares: NDArray[np.float64]) -> Evidence:
    """The mean of some deals and its normal interval: for shares that are not between 0 and 1."""
    deals = len(shares)
    if deals < 2:
        return Evidence(deals, float(shares.mean()) if deals else 0.0, -math.inf, math.inf, 0.0)
    share, variance = float(shares.mean()), float(shares.var(ddof=1))
    reach = Z95 * math.sqrt(variance / deals)
    return Evidence(deals, share, share - reach, share + reach, variance)


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential probability ratio test of a share: at most `low` against at least `high`.

    The likelihood ratio is that of normally distributed deal means with the variance they show
    (the generalised test of chess engine testing); both errors are at most about `error`.
    """

    low: float
    high: float
    error: float = 0.05

    LEAST = 100  # deals, before which normality is not relied upon

    def ratio(self, shares: NDArray[np.float64]) -> float:
        """The logarithm of the likelihood ratio; above 0 it speaks for `high`."""
        deals = len(shares)
        if deals == 0:
            return 0.0
        variance = float(shares.var()) + 0.25 / deals
        middle = (self.low + self.high) / 2
        return deals * (self.high - self.low) * (float(shares.mean()) - middle) / variance

    def verdict(self, shares: NDArray[np.float64]) -> Verdict | None:
        """`above`: the share is not `low` or less; `below`: it is not `high` or more."""
        if len(shares) < self.LEAST:
            return None
        bound, ratio = math.log((1 - self.error) / self.error), self.ratio(shares)
        return "above" if ratio >= bound else "below" if ratio <= -bound else None
