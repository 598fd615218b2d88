"""The exact values of honest solitaire play, and the bot that keeps dice by them."""

from __future__ import annotations

import math
from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, product

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.loops import THUMB
from bluffhouse.core.weights import Array
from bluffhouse.games.luegenkniffel.mind.solitaire import FUTURE, REACH
from bluffhouse.games.luegenkniffel.rules import dice
from fits.luegenkniffel import solitaire
from tests.luegenkniffel.tables import NAMES, at, card, full_but, play


@cache
def whole() -> Array:
    return solitaire.card_table()


# --- sets of dice ---------------------------------------------------------------------------


def test_sets_of_dice():
    """Every set once, fewest dice first, then by faces; and the tables agree with each other."""
    sets = [f for k in range(6) for f in combinations_with_replacement(range(6), k)]
    assert (dice.SETS, dice.KEEPS, dice.ROLLS) == (462, 210, 252)
    for number, faces in enumerate(sets):
        counts = [faces.count(f) for f in range(6)]
        assert dice.COUNTS[number].tolist() == counts
        assert dice.set_of(counts) == number
        assert dice.PACKED[number] == dice.packed(counts)
        for f in range(6):
            more = tuple(sorted((*faces, f)))
            assert dice.MORE[number, f] == (sets.index(more) if len(more) < 6 else -1)
    for size in range(6):
        first, end = dice.FIRST_OF_SIZE[size : size + 2]
        assert math.isclose(dice.LIKELY[first:end].sum(), 1)


def test_parts():
    for part, whole_set in product(range(0, dice.SETS, 7), range(0, dice.SETS, 5)):
        contained = bool((dice.COUNTS[part] <= dice.COUNTS[whole_set]).all())
        assert bool(dice.is_part(dice.PACKED[part], dice.PACKED[whole_set])) == contained


# --- exact values ---------------------------------------------------------------------------


@pytest.mark.slow
def test_the_honest_expectation():
    """What lies, lies: 244.0355 points for a whole card, worked out anew."""
    assert whole()[-1, 0] == pytest.approx(244.0355, abs=5e-5)


@pytest.mark.slow
def test_simple_cards():
    """The ends of the table are known otherwise."""
    table_ = whole()
    bit = {name: 1 << c for c, name in enumerate(NAMES)}
    assert table_[0, 62] == 0
    assert table_[0, 63] == 35
    # each die becomes a given face with three tries, 1 - (5/6)**3
    for face, name in enumerate(NAMES[:6], 1):
        assert table_[bit[name], 0] == pytest.approx(5 * face * (1 - (5 / 6) ** 3))
    assert table_[bit["kniffel"], 0] == pytest.approx(50 * solitaire.odds(3)[85])
    assert table_[bit["chance"], 63] == pytest.approx(table_[bit["chance"], 0] + 35)
    # chance: every die for itself is rolled again as long as that promises more
    die = sum(max(f, sum(max(g, 3.5) for g in range(1, 7)) / 6) for f in range(1, 7)) / 6
    assert table_[bit["chance"], 0] == pytest.approx(5 * die)
    assert (np.diff(table_, axis=1) >= -1e-9).all()


def test_a_turn_by_brute_force():
    """The best of two rolls by trying everything, for some announcements."""
    odds = solitaire.odds(2)
    for said in (0, 2, 12, 40, 70, 82, 83, 84, 85, 100):
        combination, points = int(dice.SAID_COMBINATION[said]), int(dice.SAID_POINTS[said])
        reached = {
            roll: dice.worth([roll.count(f) for f in range(6)], combination) >= points
            for roll in combinations_with_replacement(range(6), 5)
        }
        assert odds[said] == pytest.approx(best_of_two(reached)), said


def best_of_two(reached: dict[tuple[int, ...], bool]) -> float:
    @cache
    def after(kept: tuple[int, ...]) -> float:
        if len(kept) == 5:
            return float(reached[kept])
        return sum(after(tuple(sorted((*kept, f)))) for f in range(6)) / 6

    def best(roll: tuple[int, ...]) -> float:
        parts = {
            tuple(f for f, stays in zip(roll, chosen, strict=True) if stays)
            for chosen in product((False, True), repeat=5)
        }
        return max(after(part) for part in parts)

    ways = Counter(tuple(sorted(roll)) for roll in product(range(6), repeat=5))
    return sum(count * best(roll) for roll, count in ways.items()) / 6**5


def test_odds():
    """More rolls are better; and what one roll gives is known."""
    one, two, three = (solitaire.odds(rolls) for rolls in (1, 2, 3))
    assert (one <= two + 1e-12).all()
    assert (two <= three + 1e-12).all()
    by_name = {"fullhouse": 300, "small": 1200, "large": 240, "kniffel": 6}
    for name, ways in by_name.items():
        assert one[dice.FIRST_SAY[NAMES.index(name)]] == pytest.approx(ways / 6**5)
    assert one[dice.FIRST_SAY[12]] == 1


# --- the rounded table ----------------------------------------------------------------------


@pytest.mark.slow
def test_the_file_is_what_is_worked_out():
    future, reach = solitaire.rounded(whole()), solitaire.rounded_odds()
    assert (np.abs(future.astype(int) - FUTURE.astype(int)) <= 1).all()
    assert (np.abs(reach - REACH) <= 1).all()


def test_compiled_code_can_keep_the_table():
    assert FUTURE.nbytes < 1_000_000  # else Numba does not keep what it compiles


@pytest.mark.slow
def test_the_bot_reads_the_table():
    game = bh.make("luegenkniffel", players=2)
    state = game.room.read(
        game, {"cards": [{}, {}], "roller": 0, "rolls": 1, "dice": [1, 2, 3, 4, 5]}
    )
    for fields in range(0, 1 << 13, 37):
        closed = sum(c + 1 for c in range(6) if not fields >> c & 1)
        for upper in {0, min(5 * closed, 30), 5 * closed}:
            value = game.rules.future(state[0], fields, upper)
            assert value == pytest.approx(whole()[fields, min(upper, 63)], abs=0.003)


# --- the bot --------------------------------------------------------------------------------


def thumb(match: bh.Match, player: int | None = None) -> set[str]:
    who = match.actors[0] if player is None else player
    return {match.suggest(who, THUMB, key) for key in range(40)}


def test_thumb_keeps_what_is_good():
    only = {0: full_but("sixes")}
    assert thumb(at(dice=[6, 6, 1, 2, 3], cards={**only}, last_turns=None)) == {"keep 6 6"}
    large = {0: full_but("large")}
    assert thumb(at(dice=[2, 3, 4, 5, 5], cards=large)) == {"keep 2 3 4 5"}
    assert thumb(at(dice=[1, 2, 3, 4, 5], cards=large)) == {"say large"}
    kniffel = {0: full_but("kniffel")}
    assert thumb(at(dice=[3, 3, 3, 3, 1], cards=kniffel)) == {"keep 3 3 3 3"}
    assert thumb(at(dice=[3, 3, 3, 3, 3], cards=kniffel)) == {"say kniffel"}


def test_thumb_tells_a_good_truth():
    for rolls in (1, 2, 3):
        assert thumb(at(dice=[6, 6, 6, 6, 6], rolls=rolls)) == {"say kniffel"}
        assert thumb(at(dice=[1, 2, 3, 4, 5], rolls=rolls)) == {"say large"}


def test_thumb_lies_when_nothing_fits():
    """It must say something; with only sixes open and none there, something that could be."""
    cards = {0: full_but("sixes")}
    said = thumb(at(dice=[1, 1, 2, 3, 5], rolls=3, cards=cards))
    assert said <= {f"say sixes {count}" for count in (1, 2, 3, 4)}


def test_thumb_doubts_what_is_unlikely():
    """Five sixes after one roll, when the card would take anything."""
    match = play(at(), "say sixes 5")
    assert thumb(match, 1) == {"doubt"}
    assert "believe" in thumb(play(at(rolls=3), "say ones 1"), 1)


def test_thumb_never_doubts_what_cannot_be_a_lie():
    """With `at_least` a chance of 5 is always true: doubting cannot gain."""
    match = play(at({"truth": "at_least"}), "say chance 5")
    assert thumb(match, 1) == {"believe"}


def test_thumb_doubts_freely_where_nothing_can_be_lost():
    """LK-16: a field struck twice has nothing left to lose."""
    match = play(at(cards={1: card({"large": "x"}, large=2)}), "say large")
    assert thumb(match, 1) == {"doubt"}


def test_thumb_minds_its_points():
    """LK-16: with a struck lie field beside many points it believes what is likely."""
    match = play(at(rolls=3, cards={1: card({"fours": 20}, fours=1)}), "say fours 3")
    assert thumb(match, 1) == {"believe"}
