"""What deals prove: the interval covers, the test errs as seldom as it says, circles are found."""

import numpy as np
import pytest

from bluffhouse.arena.contest.cycles import cycles
from bluffhouse.arena.contest.evidence import Sprt, weigh_deals
from bluffhouse.arena.contest.tables import Table, all_tables, share_of_masks
from bluffhouse.arena.stats import wilson

RUNS = 1000


def coins(share: float, size: int, rng: np.random.Generator) -> np.ndarray:
    return (rng.random(size) < share).astype(float)


@pytest.mark.parametrize(
    ("values", "chances"),
    [
        ((0.0, 1.0), (0.4, 0.6)),  # matches that are no mirrors of each other
        ((0.0, 0.5, 1.0), (0.05, 0.7, 0.25)),  # luck cancels in most deals
        ((0.0, 0.5, 1.0), (0.02, 0.03, 0.95)),  # nearly always won
    ],
)
def test_the_interval_covers_the_true_share(values: tuple[float, ...], chances: tuple[float, ...]):
    rng = np.random.default_rng(5)
    true = float(np.dot(values, chances))
    covered = 0
    for _ in range(2 * RUNS):
        found = weigh_deals(rng.choice(values, 150, p=chances))
        covered += found.low <= true <= found.high
    assert 0.93 < covered / (2 * RUNS) < 0.975


def test_deals_that_agree_prove_more_than_single_matches():
    rng = np.random.default_rng(6)
    mirrored = weigh_deals(rng.choice([0.0, 0.5, 1.0], 1000, p=[0.05, 0.9, 0.05]))
    low, high = wilson(500, 1000)
    assert mirrored.high - mirrored.low < (high - low) / 2


def test_without_doubt_the_interval_is_wilsons_and_few_deals_prove_little():
    found = weigh_deals(np.ones(40))
    assert (found.low, found.high) == pytest.approx(wilson(40, 40))
    assert weigh_deals(np.zeros(0)).high == 1.0
    few = weigh_deals(np.full(3, 0.5))
    assert few.low < 0.25
    assert few.high > 0.75


def verdicts(share: float, test: Sprt, seed: int) -> dict[str | None, float]:
    """How often each verdict comes on coin flips, looked at every 32."""
    rng = np.random.default_rng(seed)
    found: dict[str | None, float] = {}
    for _ in range(RUNS):
        flips = coins(share, 8000, rng)
        looks = range(32, len(flips) + 1, 32)
        verdict = next((v for n in looks if (v := test.verdict(flips[:n]))), None)
        found[verdict] = found.get(verdict, 0) + 1 / RUNS
    return found


def test_sprt_errs_as_seldom_as_it_says():
    test = Sprt(0.5, 0.55)
    spread = 3 * (0.05 * 0.95 / RUNS) ** 0.5
    none, some, much = (verdicts(share, test, 9) for share in (0.5, 0.55, 0.62))
    assert none.get("above", 0) <= 0.05 + spread
    assert none["below"] > 0.9
    assert some.get("below", 0) <= 0.05 + spread
    assert some["above"] > 0.9
    assert much == pytest.approx({"above": 1.0})


def test_sprt_says_nothing_too_early_and_waits_in_between():
    test = Sprt(0.5, 0.55)
    assert test.verdict(np.ones(Sprt.LEAST - 1)) is None
    assert test.verdict(np.ones(Sprt.LEAST)) == "above"
    assert test.verdict(np.zeros(Sprt.LEAST)) == "below"
    half = np.tile([1.0, 0.05], 200)  # 0.525, in the middle
    assert test.ratio(half) == pytest.approx(0, abs=1e-9)
    assert test.verdict(half) is None


def test_every_match_has_one_win_to_share():
    shares = share_of_masks(3)
    assert shares.sum(axis=1) == pytest.approx(1)
    assert shares[0b110].tolist() == [0, 0.5, 0.5]
    assert shares[0].tolist() == shares[0b111].tolist()


def test_tables_and_seatings():
    tables = all_tables(["a", "b", "c"], [2, 3])
    bots = [(table.kind, "".join(table.bots)) for table in tables]
    assert bots == [
        ("pair", "ba"), ("pair", "ca"), ("pair", "cb"),
        ("alone", "baa"), ("alone", "abb"), ("alone", "caa"), ("alone", "acc"),
        ("alone", "cbb"), ("alone", "bcc"), ("mixed", "abc"),
    ]  # fmt: skip
    assert Table("pair", ("a", "b")).seatings == (("a", "b"), ("b", "a"))
    for table in tables:
        seatings = table.seatings
        assert (
            len(set(seatings)) == len(seatings) == (6 if table.kind == "mixed" else table.players)
        )
        for name in table.names:  # everybody sits on every seat equally often
            by_seat = [sum(s[k] == name for s in seatings) for k in range(table.players)]
            assert len(set(by_seat)) == 1
    assert len(Table("mixed", tuple("abcde")).seatings) == 5


def test_shares_follow_the_bot_and_not_the_seat():
    table = Table("alone", ("a", "b", "b"))
    assert table.seatings == (("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"))
    won = table.shares(np.array([[0b001, 0b010, 0b100], [0b110, 0b101, 0b011]], np.uint16))
    assert won["a"].tolist() == [1, 0]
    assert won["b"].tolist() == [0, 0.5]


def test_circles():
    ladder = [("c", "b"), ("b", "a"), ("c", "a")]
    assert cycles(ladder) == []
    assert cycles([("r", "s"), ("s", "p"), ("p", "r")]) == [("p", "r", "s")]
    both = [*ladder, ("a", "d"), ("d", "c"), ("d", "b")]
    assert cycles(both) == [("a", "d", "b"), ("a", "d", "c"), ("a", "d", "c", "b")]
