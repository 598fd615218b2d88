"""Chance that can be trusted: fair draws, seeds, commitments, verification."""

import hashlib
from collections import Counter

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core import chance, loops
from bluffhouse.core.plan import SEATS
from bluffhouse.core.press import press
from bluffhouse.core.record import verify_in
from bluffhouse.core.seeds import Seed, chance_of
from bluffhouse.house import make

PRESSED = press([chance], compiled=False)


def generator(seed: int) -> np.ndarray:
    return np.array([seed], np.uint64)


def test_the_generator_is_splitmix64() -> None:
    """The first words of splitmix64 from state 0, as published."""
    rng = generator(0)
    drawn = [int(PRESSED.draw(rng)) for _ in range(3)]
    assert drawn == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@pytest.mark.parametrize("n", [1, 2, 6, 7, 100])
def test_draws_below_n_are_uniform(n: int) -> None:
    rng = generator(5)
    counts = np.bincount([PRESSED.below(rng, n) for _ in range(200 * n)], minlength=n)
    assert len(counts) == n
    assert ((counts - 200) ** 2 / 200).sum() < n + 6 * (2 * n) ** 0.5 + 6


def test_uneven_rests_are_drawn_again() -> None:
    """Of 2**32 words the first few would favour some numbers: they are not used."""
    n = 3 * 2**29  # leaves a rest of a quarter
    draws = [PRESSED.below(generator(s), n) for s in range(400)]
    low = sum(d < n // 2 for d in draws)
    assert 140 < low < 260


def test_shuffles_reach_every_order() -> None:
    orders = set()
    rng = generator(1)
    for _ in range(300):
        cards = np.arange(4)
        PRESSED.shuffle(rng, cards, 4)
        orders.add(tuple(cards.tolist()))
    assert len(orders) == 24


def test_the_chance_of_a_move_is_a_keyed_hash() -> None:
    """Anybody can check it with a BLAKE2b of his own."""
    key = Seed.of(7).key()
    assert key == b"i:7"
    digest = hashlib.blake2b((3).to_bytes(8, "little"), key=b"i:7", digest_size=8).digest()
    assert chance_of(key, 3) == int.from_bytes(digest, "little") >> 1
    assert len(Seed.of(b"x" * 500).key()) == 64


def test_what_a_roll_depends_on() -> None:
    """The dice of a round depend on the seed and the number of moves, not on which they were."""
    dice = []
    for moves in (("1x2", "liar"), ("5x2", "liar"), ("1x2", "1x3", "liar")):
        match = bh.make("luegen", players=2, mats=9).new(seed=1)
        for move in moves:
            match.play(move)
        dice.append(match.view(0)["dice"][0] + match.view(1)["dice"][1])
    assert dice[0] == dice[1]
    assert dice[0] != dice[2]


def test_commitments() -> None:
    record = bh.make("luegen", players=2).new(seed=7).record()
    promised = hashlib.blake2b(b"i:7", digest_size=32, person=b"bluffhouse seed").hexdigest()
    assert record["commitment"] == promised
    assert verify_in(make, record).kept
    assert verify_in(make, record, promised).kept
    assert not verify_in(make, record, "0" * 64).kept
    assert not verify_in(make, {**record, "seed": "i:8"}).kept
    with pytest.raises(bh.RecordError, match="commitment"):
        verify_in(make, {**record, "commitment": 5})
    del record["commitment"]
    assert verify_in(make, record).kept


def test_who_acts_is_any_seat_of_the_mask_and_no_other() -> None:
    """Told by arithmetic without branches, for as many seats as a table may have."""
    whole = (1 << SEATS) - 1
    for mask in [*(1 << seat for seat in range(SEATS)), *range(1, 1 << 8), *range(1, whole, 9973)]:
        assert loops.lowest(mask) == (mask & -mask).bit_length() - 1
    rng = np.zeros(1, np.uint64)
    with np.errstate(over="ignore"):
        for mask in (0b1, 0b1010, 0b1111, 0b1000_0001, 1 << SEATS - 1 | 1 << 9 | 1):
            seats = [seat for seat in range(SEATS) if mask >> seat & 1]
            drawn = Counter(int(loops.someone(mask, rng)) for _ in range(400 * len(seats)))
            assert sorted(drawn) == seats
            assert all(abs(times - 400) < 100 for times in drawn.values())  # 5 deviations
