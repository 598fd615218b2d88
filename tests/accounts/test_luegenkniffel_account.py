"""Tests of the account of Lügen-Kniffel; each names the clauses it proves."""

from __future__ import annotations

from copy import deepcopy
from fractions import Fraction
from typing import Any

import pytest

from .luegenkniffel_card import (
    COMBINATIONS,
    FIXED,
    UPPER,
    announcements,
    is_true,
    read_said,
    real_points,
)
from .luegenkniffel_play import Chance
from .luegenkniffel_tables import NEXT, at, full_but, new, turn
from .proof import refused


def test_lk_1_thirteen_combinations() -> None:
    """LK-1: empty cards at the start."""
    assert len(COMBINATIONS) == 13
    assert new().view(None)["cards"] == [{"points": {}, "lies": {}}] * 3


def test_lk_2_the_starter_is_told_and_turns_go_clockwise() -> None:
    """LK-2."""
    match = new(3, start=2)
    for number, roller in enumerate((2, 0, 1, 2)):
        assert match.actors() == (roller,)
        turn(match, f"{UPPER[number]} 2")


def test_lk_3_lk_4_rolls_and_lying_dice() -> None:
    """LK-3, LK-4: three rolls in all; what lies, lies."""
    match = new()
    assert match.rolls == 1
    assert match.follows(0, "keep 4 4") == "roll"
    assert match.dice_needed(0, "keep 4 4") == 3
    match.play(0, "keep 4 4", chance=Chance([6, 4, 1]))
    assert (match.rolls, match.dice, match.lying) == (2, [1, 4, 4, 4, 6], [4, 4])
    keeps = [move for move in match.legal(0) if move.startswith("keep")]
    assert keeps == ["keep", "keep 1", "keep 4", "keep 6", "keep 1 4", "keep 1 6", "keep 4 6"]
    match.play(0, "keep 4", chance=Chance([2, 2]))
    assert (match.rolls, match.dice, match.lying) == (3, [2, 2, 4, 4, 4], [4, 4, 4])
    assert not [move for move in match.legal(0) if move.startswith("keep")]


def test_lk_4_at_least_one_die_is_rolled() -> None:
    """LK-4: 0-4 dice are left; with four lying, only `keep` alone."""
    match = new(dice=[1, 2, 3, 4, 5])
    keeps = [move for move in match.legal(0) if move.startswith("keep")]
    assert len(keeps) == 31
    assert keeps[:7] == ["keep", "keep 1", "keep 2", "keep 3", "keep 4", "keep 5", "keep 1 2"]
    match.play(0, "keep 1 2 3 4", chance=Chance([6]))
    assert [move for move in match.legal(0) if move.startswith("keep")] == ["keep"]
    match.play(0, "keep", chance=Chance([5]))
    assert (match.dice, match.lying, match.rolls) == ([1, 2, 3, 4, 5], [1, 2, 3, 4], 3)
    same = new(dice=[3] * 5)
    keeps = [move for move in same.legal(0) if move.startswith("keep")]
    assert keeps == ["keep", "keep 3", "keep 3 3", "keep 3 3 3", "keep 3 3 3 3"]


def test_lk_4_chance_is_checked_and_bad_chance_changes_nothing() -> None:
    """LK-4: as many dice as are rolled."""
    match = new()
    before = deepcopy(match.__dict__)
    for chance in (None, Chance([1]), Chance([1, 2, 3, 4]), Chance([1, 2, 7])):
        with refused():
            match.play(0, "keep 4 4", chance=chance)
    assert match.__dict__ == before


def test_lk_5_what_is_left_is_secret() -> None:
    """LK-5: the number of rolls is public, dice and lying dice are not."""
    match = new()
    match.play(0, "keep 4 4", chance=Chance([6, 4, 1]))
    for viewer in (1, 2, None):
        view = match.view(viewer)
        assert (view["rolls"], view["dice"], view["lying"]) == (2, None, None)
    assert (match.view(0)["dice"], match.view(0)["lying"]) == ([1, 4, 4, 4, 6], [4, 4])


def test_lk_6_announce_what_is_open() -> None:
    """LK-6: filled and struck fields are no choice; a struck lie field is no obstacle."""
    cards: list[dict[str, Any]] = [{"points": {"fours": 12, "three": "x"}, "lies": {"ones": 1}}]
    match = at(cards=[*cards, {}, {}])
    named = {move.split()[1] for move in match.legal(0) if move.startswith("say")}
    assert named == set(COMBINATIONS) - {"fours", "three"}
    with refused():
        match.play(0, "say fours 3")


def test_lk_7_announcements_in_order() -> None:
    """LK-7 and Moves: counts 1-5, totals 5-30, fixed points; the order of the rule file."""
    match = at(rolls=3)
    expected = [f"say {face} {count}" for face in UPPER for count in range(1, 6)]
    for name in ("three", "four"):
        expected += [f"say {name} {total}" for total in range(5, 31)]
    expected += ["say fullhouse", "say small", "say large", "say kniffel"]
    expected += [f"say chance {total}" for total in range(5, 31)]
    assert match.legal(0) == expected
    assert read_said("fours 3").points() == 12
    assert [read_said(name).points() for name in FIXED] == [25, 30, 40, 50]
    assert read_said("three 19").points() == 19


@pytest.mark.parametrize(
    ("dice", "real"),
    [
        ([4, 4, 4, 2, 5], {"fours": 12, "twos": 2, "fives": 5, "three": 19, "chance": 19}),
        ([4, 4, 4, 5, 5], {"fours": 12, "fives": 10, "three": 22, "fullhouse": 25, "chance": 22}),
        ([1, 1, 1, 1, 6], {"ones": 4, "sixes": 6, "three": 10, "four": 10, "chance": 10}),
        ([6] * 5, {"sixes": 30, "three": 30, "four": 30, "kniffel": 50, "chance": 30}),
        ([2, 3, 4, 5, 5], {"twos": 2, "threes": 3, "fours": 4, "fives": 10, "small": 30,
                           "chance": 19}),
        ([5, 4, 3, 2, 6], {"twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6, "small": 30,
                           "large": 40, "chance": 20}),
        ([1, 2, 3, 5, 6], {"ones": 1, "twos": 2, "threes": 3, "fives": 5, "sixes": 6,
                           "chance": 17}),
    ],
)  # fmt: skip
def test_lk_8_lk_9_what_is_true(dice: list[int], real: dict[str, int]) -> None:
    """LK-8, LK-9: exactly the points; `at_least`: these or fewer."""
    for name in COMBINATIONS:
        assert real_points(dice, name) == real.get(name)
        for said in announcements(name):
            exact = name in real and said.points() == real[name]
            understated = name in real and said.points() <= real[name]
            assert is_true(said, dice, "exact") == exact
            assert is_true(said, dice, "at_least") == understated


def test_lk_10_secret_answers() -> None:
    """LK-10: anybody may answer; only who has answered is known, and one's own answer."""
    match = new(4, start=1)
    match.play(1, "say fours 3")
    assert match.actors() == (0, 2, 3)
    assert match.legal(3) == ["believe", "doubt"]
    match.play(3, "doubt")
    match.play(0, "believe")
    assert match.actors() == (2,)
    assert match.view(3)["answers"] == {"3": "doubt"}
    assert match.view(0)["answers"] == {"0": "believe"}
    for viewer in (1, 2, None):
        assert match.view(viewer)["answers"] == {}
        assert match.view(viewer)["answered"] == [0, 3]
    assert match.follows(2, "believe") == "turn"


def test_lk_10_open_answers() -> None:
    """LK-10: clockwise from the roller's left, heard by all."""
    match = new(4, start=2, doubts="open")
    match.play(2, "say fours 3")
    for player in (3, 0, 1):
        assert match.actors() == (player,)
        for other in range(4):
            assert match.legal(other) == (["believe", "doubt"] if other == player else [])
        match.play(player, "doubt", chance=NEXT)
        if player == 0:
            for viewer in (0, 1, 2, 3, None):
                assert match.view(viewer)["answers"] == {"3": "doubt", "0": "doubt"}
    assert match.actors() == (3,)


def test_lk_11_nobody_doubts() -> None:
    """LK-11, LK-15: the points are written, true or not; dice are not shown."""
    match = new()
    turn(match, "sixes 5")
    assert match.view(None)["cards"][0] == {"points": {"sixes": 30}, "lies": {}}
    assert match.view(None)["totals"] == [30, 0, 0]
    assert match.shown is None
    assert (match.actors(), match.dice) == ((1,), [1, 1, 2, 3, 6])


def test_lk_12_true_and_doubted() -> None:
    """LK-12, LK-15: roller writes, doubters strike the lie field, believers nothing."""
    match = new(4)
    turn(match, "fours 3", doubters=(3, 1))
    assert match.view(2)["cards"] == [
        {"points": {"fours": 12}, "lies": {}},
        {"points": {}, "lies": {"fours": 1}},
        {"points": {}, "lies": {}},
        {"points": {}, "lies": {"fours": 1}},
    ]
    assert match.view(None)["shown"] == {
        "roller": 0, "said": "fours 3", "dice": [2, 4, 4, 4, 5], "truth": True, "doubters": [1, 3],
    }  # fmt: skip


def test_lk_13_lie_and_doubted() -> None:
    """LK-13, LK-15, LK-17: roller strikes; doubters write if their field is open."""
    cards = [{}, {"points": {"fours": 4}}, {"points": {"fours": "x"}, "lies": {"fours": 2}}, {}, {}]
    match = at(5, cards=cards)
    turn(match, "fours 4", doubters=(1, 2, 3))
    assert match.view(None)["cards"] == [
        {"points": {}, "lies": {"fours": 1}},
        {"points": {"fours": 4}, "lies": {}},
        {"points": {"fours": "x"}, "lies": {"fours": 2}},
        {"points": {"fours": 16}, "lies": {}},
        {"points": {}, "lies": {}},
    ]
    assert match.view(None)["shown"]["truth"] is False


def test_lk_9_understating() -> None:
    """LK-9: a lie when `exact`, true when `at_least`."""
    for truth, points in (("exact", {}), ("at_least", {"fours": 8})):
        match = new(truth=truth)
        turn(match, "fours 2", doubters=(1,))
        assert match.cards[0].points == points


def test_lk_14_no_kniffel_for_doubters() -> None:
    """LK-14; a true one is written by the roller."""
    match = new()
    turn(match, "kniffel", doubters=(1, 2))
    assert [card.points for card in match.cards] == [{}, {}, {}]
    assert match.cards[0].lies == {"kniffel": 1}
    match = new(dice=[2] * 5)
    turn(match, "kniffel", doubters=(1,))
    assert match.cards[0].points == {"kniffel": 50}


def test_lk_16_second_and_third_strike() -> None:
    """LK-16: points are lost; a third strike has no effect."""
    cards = [
        {},
        {"points": {"fours": 20}, "lies": {"fours": 1}},
        {"points": {"fours": "x"}, "lies": {"fours": 2}},
    ]
    match = at(cards=cards)
    turn(match, "fours 3", doubters=(1, 2))
    for player in (1, 2):
        assert match.cards[player].points == {"fours": "x"}
        assert match.cards[player].lies == {"fours": 2}
    assert match.view(None)["totals"] == [12, 0, 0]
    match = at(cards=[{"points": {}, "lies": {"ones": 1}}, {}, {}])
    turn(match, "ones 5", doubters=(1,))
    assert match.cards[0].points == {"ones": "x"}
    assert match.cards[1].points == {"ones": 5}


def test_lk_18_last_turns_after_ones_own_turn() -> None:
    """LK-18: every other player once more; the finished one still answers."""
    match = at(3, cards=[{}, full_but("chance"), {}], roller=1)
    turn(match, "chance 19")
    assert match.view(None)["last_turns"] == [2, 0]
    match.play(2, "say ones 1")
    assert match.actors() == (0, 1)
    match.play(0, "believe")
    assert match.follows(1, "believe") == "turn"
    match.play(1, "believe", chance=NEXT)
    assert match.view(None)["last_turns"] == [0]
    match.play(0, "say ones 1")
    match.play(1, "believe")
    assert match.follows(2, "believe") == "over"
    match.play(2, "believe")
    assert match.over
    assert match.actors() == ()
    view = match.view(0)
    for key in ("roller", "dice", "lying", "said"):
        assert view[key] is None
    assert (view["rolls"], view["answered"], view["moves"], view["last_turns"]) == (0, [], [], [])


def test_lk_18_finished_in_anothers_turn() -> None:
    """LK-18: then the player whose turn it was comes last."""
    match = at(4, cards=[{}, {}, full_but("fours"), {}], roller=1)
    turn(match, "fours 4", doubters=(2,))
    assert match.last_turns == [3, 0, 1]
    assert match.actors() == (3,)
    match = at(4, cards=[{}, {}, {"points": full_but("fours")["points"], "lies": {"fours": 1}}, {}])
    turn(match, "fours 3", doubters=(2,))
    assert match.last_turns == [1, 3, 0]


def test_lk_18_closed_before_the_last_turn_comes() -> None:
    """LK-18: skipped; and all may finish at once."""
    match = at(3, cards=[full_but(), {}, full_but("fours")], roller=1, last_turns=[1, 2])
    turn(match, "fours 4", doubters=(2,))
    assert match.over
    match = at(2, cards=[full_but("fours"), full_but("fours")], roller=0)
    match.cards[0].lies["fours"] = 1
    turn(match, "fours 4", doubters=(1,))
    assert match.over
    assert match.result()["winners"] == [1]


def test_lk_19_bonus_and_winners() -> None:
    """LK-19: the bonus counts the upper six alone; ties are shared."""
    threes = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}
    rest = {name: "x" for name in COMBINATIONS if name not in threes}
    for options, scores in (({}, [98, 62, 0]), ({"bonus": 7}, [70, 62, 0]),
                            ({"bonus_at": 64}, [63, 62, 0]), ({"bonus_at": 0}, [98, 97, 35]),
                            ({"bonus_at": 62}, [98, 97, 0])):  # fmt: skip
        cards = [{"points": {**threes, **rest}}, {"points": {**threes, **rest, "ones": 2}}]
        last = full_but("chance")
        match = at(3, options, cards=[*cards, last], roller=2, last_turns=[2])
        match.cards[2].lies["chance"] = 1
        turn(match, "chance 30", doubters=(0,))
        result = match.result()
        assert result["scores"] == scores
        assert match.view(None)["totals"] == [63, 62, 0]
        assert result["winners"] == [0]
        assert result["losers"] == [1, 2]
        assert result["utility"] == [Fraction(1), Fraction(-1, 2), Fraction(-1, 2)]


def test_lk_19_ties() -> None:
    """LK-19: 1/k and -1/(n-k); 0 if all tie."""

    def end(points: list[int]) -> dict[str, Any]:
        cards = [{"points": {**full_but()["points"], "chance": each}} for each in points]
        cards[0] = {**full_but("chance"), "lies": {}}
        match = at(len(points), cards=cards, last_turns=[0])
        turn(match, f"chance {points[0]}")
        return match.result()

    assert end([20, 20, 5])["utility"] == [Fraction(1, 2), Fraction(1, 2), Fraction(-1)]
    tie = end([9, 9])
    assert (tie["winners"], tie["losers"], tie["utility"]) == ([0, 1], [], [0, 0])


# ====================================================================== positions and the like
