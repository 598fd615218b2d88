"""Counting, and what is said from counts."""

from itertools import pairwise

import numpy as np
import pytest

from bluffhouse.arena.stats import Bin, Histogram, round_step, ticks, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_published(successes: int, trials: int, low: float, high: float):
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_wilson_at_the_ends():
    assert wilson(0, 0) == (0, 1)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1
    low, high = wilson(7, 10)
    assert wilson(3, 10) == pytest.approx((1 - high, 1 - low))


def test_wilson_covers_what_it_says():
    """Of a binomial share, the interval holds the truth nearly as often as it says."""
    rng = np.random.default_rng(7)
    for truth in (0.03, 0.25, 0.5):
        drawn = rng.binomial(400, truth, 4000).tolist()
        held = sum(low <= truth <= high for low, high in (wilson(k, 400) for k in drawn))
        assert 0.93 < held / 4000 < 0.97


@pytest.fixture
def values() -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    return np.random.default_rng(3).integers(-30, 200, 5000) ** 3 // 5000


def histogram(values: object, pieces: int = 7) -> Histogram:
    found = Histogram()
    for piece in np.array_split(np.asarray(values), pieces):
        found.add(piece)
    return found


def test_a_histogram_knows_what_its_values_know(
    values: "np.ndarray[tuple[int], np.dtype[np.int64]]",
):
    found = histogram(values)
    assert (found.total, found.sum) == (len(values), values.sum())
    assert (found.least, found.most) == (values.min(), values.max())
    assert found.mean == pytest.approx(values.mean())
    assert found.deviation == pytest.approx(values.std())
    for percent in (0.1, 1, 5, 25, 50, 75, 99, 99.9, 100):
        assert found.percentile(percent) == np.percentile(values, percent, method="inverted_cdf")
    assert found.share_above(10) == np.mean(values > 10)
    assert [value for value, _ in found] == sorted(set(values.tolist()))


@pytest.mark.parametrize("most", [1, 2, 7, 40, 5000])
def test_bins_hold_every_value_once(values: object, most: int):
    found = histogram(values)
    bins = found.bins(most)
    assert len(bins) <= most
    assert sum(b.count for b in bins) == found.total
    assert {b.last - b.first for b in bins} == {bins[0].last - bins[0].first}
    assert all(a.last + 1 == b.first for a, b in pairwise(bins))


def test_small_histograms():
    empty = Histogram()
    assert (empty.mean, empty.deviation, empty.percentile(50), empty.share_above(0)) == (0, 0, 0, 0)
    single = histogram([4], 1)
    assert (single.mean, single.deviation, single.percentile(1)) == (4, 0, 4)
    assert single.bins(10) == [Bin(4, 4, 1)]


def test_ticks_are_round():
    assert [round_step(x) for x in (0.1, 1.5, 3, 7, 12, 30, 99)] == [1, 2, 5, 10, 20, 50, 100]
    assert ticks(48, 449, 5) == [100, 200, 300, 400]
    assert ticks(-17, 38, 5) == [0, 20]
    assert ticks(3, 3, 5) == [3]


@pytest.mark.parametrize("most_bins", [1, 0, -3])
def test_there_is_always_a_bin(most_bins: int):
    counted = histogram(np.array([3, 5, 5]))
    assert counted.bins(most_bins) == [Bin(3, 5, 3)]
    assert len(Histogram().bins(most_bins)) == 1
