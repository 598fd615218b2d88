"""The slow account of Lügen, proved clause by clause."""

from __future__ import annotations

from copy import deepcopy
from fractions import Fraction

import pytest

from .luegen import Luegen
from .luegen_bids import Bid, read_bid, rolloff_starter
from .luegen_play import Chance
from .luegen_tables import TWOS, at, lose_as_bidder, lose_as_caller, lose_half, luegen, twos
from .proof import refused


def test_lu_1_two_halves_and_a_final_if_the_losers_differ() -> None:
    """LU-1, LU-14, LU-16: stages 1, 2, 3."""
    match = luegen(3, start=0)
    assert match.view(None)["stage"] == 1
    lose_half(match, 0, start=2)
    assert (match.stage, match.half_losers, match.actors()) == (2, [0], (2,))
    lose_half(match, 2)
    assert (match.stage, match.half_losers) == (3, [0, 2])
    assert not match.over


@pytest.mark.parametrize("mats", [1, 5, 15])
def test_lu_2_a_stage_starts_with_all_mats_in_the_middle(mats: int) -> None:
    """LU-2: `mats` in the middle, nobody holding any; so again in the next stage."""
    match = luegen(3, start=1, mats=mats)
    assert (match.middle, match.mats) == (mats, [0, 0, 0])
    lose_half(match, 1, start=0)
    assert (match.stage, match.middle, match.mats, match.active) == (2, mats, [0, 0, 0], [True] * 3)


def test_lu_3_rolloff() -> None:
    """LU-3: those tied for the highest roll again until one is left."""
    assert rolloff_starter([[1, 2, 6]], 3) == 2
    assert rolloff_starter([[6, 2, 6], [4, None, 4], [3, None, 2]], 3) == 0
    for bad in (
        [],
        [[6, 6]],
        [[6, 2], [6, 2]],
        [[6, 6], [None, 3]],
        [[6, None]],
        [[3, 3, 1], [4, 5, 6]],
    ):
        with refused():
            rolloff_starter(bad, len(bad[0]) if bad else 2)  # type: ignore[arg-type]


def test_lu_3_who_starts_is_told() -> None:
    """LU-3: the winner of the roll-off starts the first and the second half."""
    match = luegen(4, start=3, mats=1)
    assert match.actors() == (3,)
    match.play(3, "1x6")
    with refused():
        match.play(0, "liar", chance=Chance(twos(4)))
    match.play(0, "liar", chance=Chance(twos(4), start=2))
    assert (match.stage, match.actors()) == (2, (2,))


def test_lu_4_everybody_in_the_stage_rolls_and_only_the_roller_sees() -> None:
    """LU-4: own dice ascending, others hidden; the number of dice is checked."""
    match = Luegen({"players": 2}, 0, [[6, 1, 5, 2, 3, 3], [4] * 6])
    assert match.view(0)["dice"] == [[1, 2, 3, 3, 5, 6], None]
    assert match.view(1)["dice"] == [None, [4] * 6]
    assert match.view(None)["dice"] == [None, None]
    for bad in ([[1] * 5, [1] * 6], [[1] * 6], [[1] * 6, []], [[0] * 6, [1] * 6]):
        with refused():
            Luegen({"players": 2}, 0, bad)


def test_lu_5_the_starting_player_must_bid() -> None:
    """LU-5: no call without a bid; any bid will do."""
    match = luegen(2)
    assert "liar" not in match.legal(0)
    assert {"1x1", "1x2", "6x5", "20x6", "12x1"} <= set(match.legal(0))
    with refused():
        match.play(0, "liar")


def test_lu_6_clockwise_and_only_the_next_may_call() -> None:
    """LU-6: turn goes clockwise past those who are out; others have no moves."""
    match = at(
        {
            "middle": 0,
            "mats": [2, 0, 1, 2],
            "dice": [TWOS, [], TWOS, TWOS],
            "turn": 0,
            "bid": None,
            "bidder": None,
        }
    )
    match.play(0, "1x2")
    assert match.actors() == (2,)
    assert match.legal(0) == match.legal(1) == match.legal(3) == []
    with refused():
        match.play(3, "liar")
    match.play(2, "1x3")
    match.play(3, "1x4")
    assert match.actors() == (0,)
    assert match.view(1)["bids"] == [
        {"player": 0, "bid": "1x2"},
        {"player": 2, "bid": "1x3"},
        {"player": 3, "bid": "1x4"},
    ]


def test_lu_7_ones_count_double() -> None:
    """LU-7: the examples of the clause."""
    match = luegen(3)

    def raised(old: str, new: str) -> bool:
        return match.raises(read_bid(new), read_bid(old))

    assert raised("5x5", "5x6")
    assert raised("5x5", "6x2")
    assert raised("5x5", "3x1")
    assert not raised("4x4", "2x1")
    assert not raised("2x1", "4x6")
    assert not raised("5x5", "5x5")
    assert not raised("5x5", "5x4")
    assert not raised("2x1", "2x1")
    sequence = ["4x3", "3x1", "7x5", "4x1", "9x4"]
    for turn, move in enumerate(sequence):
        match.play(turn % 3, move)
    assert match.bid == Bid(9, 4)
    assert [entry["bid"] for entry in match.view(0)["bids"]] == sequence


@pytest.mark.parametrize("wild", [0, 6])
def test_lu_7_other_wild_faces_rank_by_count_then_face(wild: int) -> None:
    """LU-7 with `wild` 6 and 0: more dice, or as many of a higher face, ones lowest."""
    match = Luegen(
        {"players": 2, "dice": 1, "wild": wild, "mats": 1, "halves": False}, 0, [[1], [2]]
    )
    assert match.legal(0) == [f"{count}x{face}" for count in (1, 2) for face in range(1, 7)]
    match.play(0, "1x6")
    assert match.legal(1) == ["2x1", "2x2", "2x3", "2x4", "2x5", "2x6", "liar"]


def test_lu_8_largest_bids() -> None:
    """LU-8: 10 and 6 a player with straights, dice a player without; of those still in."""
    match = luegen(3)
    assert (match.largest_count(2), match.largest_count(6), match.largest_count(1)) == (30, 30, 18)
    assert len(match.legal(0)) == 5 * 30 + 18
    assert luegen(3, straight=False).largest_count(6) == 18
    assert luegen(3, wild=6).largest_count(6) == luegen(3, wild=0).largest_count(1) == 18
    five = Luegen({"players": 2, "dice": 5}, 0, [[1] * 5, [1] * 5])
    assert (five.largest_count(1), five.largest_count(4)) == (10, 10)
    two_left = at({"middle": 0, "mats": [2, 0, 3], "dice": [TWOS, [], TWOS], "turn": 0})
    assert (two_left.largest_count(1), two_left.largest_count(3)) == (12, 20)


def test_lu_8_who_cannot_raise_must_call() -> None:
    """LU-8: after the largest bid only `liar` is left. With straights that is on ones (value 24 of
    20 for two).
    """
    match = luegen(2)
    match.play(0, "12x1")
    assert match.legal(1) == ["liar"]
    match = luegen(2, wild=0)
    match.play(0, "12x6")
    assert match.legal(1) == ["liar"]


def test_lu_8_order_of_legal() -> None:
    """LU-7, LU-8 and Moves: by value then face, ones first on equal value, `liar` last."""
    match = luegen(2)
    assert match.legal(0)[:12] == [
        "1x2", "1x3", "1x4", "1x5", "1x6", "1x1", "2x2", "2x3", "2x4", "2x5", "2x6", "3x2",
    ]  # fmt: skip
    match.play(0, "19x5")
    assert match.legal(1) == [
        "19x6",
        "10x1",
        "20x2",
        "20x3",
        "20x4",
        "20x5",
        "20x6",
        "11x1",
        "12x1",
        "liar",
    ]
    match.play(1, "10x1")
    assert match.legal(0) == ["11x1", "12x1", "liar"]


def test_lu_9_counting() -> None:
    """LU-9: faces and ones; a straight is 10, or 5 ones; without straights it is six dice."""
    hands = [[6, 5, 4, 3, 2, 1], [1, 1, 5, 5, 2, 3], [6, 6, 6, 6, 1, 1]]
    match = Luegen({"players": 3}, 0, hands)
    assert match.count(Bid(1, 5)) == 10 + 4 + 2
    assert match.count(Bid(1, 6)) == 10 + 2 + 6
    assert match.count(Bid(1, 1)) == 5 + 2 + 2
    plain = Luegen({"players": 3, "straight": False}, 0, hands)
    assert (plain.count(Bid(1, 5)), plain.count(Bid(1, 1))) == (2 + 4 + 2, 1 + 2 + 2)
    sixes = Luegen({"players": 3, "wild": 6}, 0, hands)
    assert (sixes.count(Bid(1, 5)), sixes.count(Bid(1, 1)), sixes.count(Bid(1, 6))) == (
        2 + 2 + 4,
        2 + 2 + 6,
        1 + 0 + 4,
    )
    none = Luegen({"players": 3, "wild": 0}, 0, hands)
    assert (none.count(Bid(1, 5)), none.count(Bid(1, 1)), none.count(Bid(1, 6))) == (
        1 + 2,
        1 + 2 + 2,
        1 + 4,
    )


def test_lu_9_10_showdown() -> None:
    """LU-9, LU-10: all dice are shown, as many as named is true, one fewer is a lie; it stays until
    the next call.
    """
    position = {
        "middle": 3, "mats": [0, 2, 0], "turn": 1, "bid": "6x5", "bidder": 0,
        "dice": [[3, 2, 1, 4, 5, 6], [2, 2, 2, 5, 5, 1], [6, 6, 6, 6, 1, 1]],
    }  # fmt: skip
    match = at({**position, "bid": "15x5"})
    match.play(1, "liar", chance=Chance(twos(3)))
    expected = {
        "dice": [[1, 2, 3, 4, 5, 6], [1, 2, 2, 2, 5, 5], [1, 1, 6, 6, 6, 6]],
        "bid": "15x5", "bidder": 0, "caller": 1, "count": 15, "loser": 1,
    }  # fmt: skip
    assert match.view(None)["showdown"] == match.view(2)["showdown"] == expected
    assert match.mats == [0, 3, 0]
    match.play(1, "1x2")
    assert match.view(0)["showdown"] == expected
    match = at({**position, "bid": "16x5"})
    match.play(1, "liar", chance=Chance(twos(3)))
    assert match.showdown is not None
    assert (match.showdown["loser"], match.showdown["count"], match.mats) == (0, 15, [1, 2, 0])


def test_lu_11_from_the_middle_then_from_the_winner() -> None:
    """LU-11: the middle first; once it is empty, the winner of the call gives one."""
    position = {"middle": 1, "mats": [1, 3, 0], "dice": twos(3), "turn": 0}
    match = at(position)
    lose_as_bidder(match)
    assert (match.middle, match.mats, match.active) == (0, [2, 3, 0], [True, True, False])
    lose_as_bidder(match)
    assert (match.middle, match.mats) == (0, [3, 2, 0])
    lose_as_caller(match)
    assert match.mats == [2, 3, 0]


def test_lu_12_the_loser_of_the_call_starts() -> None:
    """LU-12: bidder or caller, whoever lost."""
    match = luegen(4, start=2)
    lose_as_bidder(match)
    assert match.actors() == (2,)
    lose_as_caller(match)
    assert match.actors() == (3,)


def test_lu_13_players_without_a_mat_are_out_when_the_middle_empties() -> None:
    """LU-13: who has none then is out, his dice are [], and the dice told must fit."""
    match = at({"middle": 1, "mats": [0, 3, 1, 0], "dice": twos(4), "turn": 0})
    assert match.active == [True] * 4
    match.play(0, "1x6")
    before = deepcopy(match.__dict__)
    with refused():
        match.play(1, "liar", chance=Chance(twos(4)))
    with refused():
        match.play(1, "liar")
    assert match.__dict__ == before
    match.play(1, "liar", chance=Chance(twos(4, [0, 1, 2])))
    assert match.active == [True, True, True, False]
    assert match.view(0)["dice"] == [TWOS, None, None, []]
    assert match.view(3)["dice"] == [None, None, None, []]


def test_lu_13_who_gives_away_his_last_mat_is_out() -> None:
    """LU-11, LU-13: the winner of the call may win himself out of the stage."""
    match = at({"middle": 0, "mats": [2, 1, 2], "dice": twos(3), "turn": 0})
    lose_as_bidder(match)
    assert (match.mats, match.active) == ([3, 0, 2], [True, False, True])
    match.play(0, "1x2")
    assert match.actors() == (2,)


def test_lu_13_14_the_last_mat_of_the_middle_may_end_the_half() -> None:
    """LU-13, LU-14: one player took every mat from the middle: all others are out and he lost the
    half at once.
    """
    match = at({"middle": 1, "mats": [4, 0, 0], "dice": twos(3), "turn": 0})
    assert match.follows("1x6") == "turn"
    match.play(0, "1x6")
    assert match.follows("liar") == "half"
    match.play(1, "liar", chance=Chance(twos(3), 1))
    assert (match.stage, match.half_losers, match.active) == (2, [0], [True] * 3)


def test_lu_14_everybody_is_back_in() -> None:
    """LU-14, LU-2: the second half with everybody and all mats in the middle; the showdown is still
    seen.
    """
    match = at({"middle": 0, "mats": [0, 1, 4], "dice": twos(3, [1, 2]), "turn": 2})
    lose_as_bidder(match, start=0)
    view = match.view(0)
    assert (view["stage"], view["middle"], view["mats"], view["active"]) == (
        2,
        5,
        [0, 0, 0],
        [True] * 3,
    )
    assert view["showdown"]["dice"] == [[], TWOS, TWOS]
    assert (view["bid"], view["bidder"], view["bids"], view["turn"]) == (None, None, [], 0)


def test_lu_15_17_one_player_loses_both_halves() -> None:
    """LU-15, LU-17: over, two half mats; and what the view says when over."""
    match = luegen(3, start=1)
    lose_half(match, 1, start=1)
    lose_half(match, 1)
    assert match.over
    assert match.actors() == ()
    assert match.result() == {
        "scores": [0, 2, 0], "winners": [0, 2], "losers": [1],
        "utility": [Fraction(1, 2), Fraction(-1), Fraction(1, 2)],
    }  # fmt: skip
    for viewer in (0, 1, 2, None):
        view = match.view(viewer)
        assert (view["turn"], view["bid"], view["bidder"], view["bids"]) == (None, None, None, [])
        assert view["dice"] == view["showdown"]["dice"] == [TWOS, TWOS, TWOS]
        assert (view["stage"], view["half_losers"], view["moves"]) == (2, [1, 1], [])
        assert (view["middle"], view["mats"], view["active"]) == (
            0,
            [0, 5, 0],
            [False, True, False],
        )
    with refused():
        match.play(1, "1x2")


def test_lu_16_17_the_final() -> None:
    """LU-16, LU-17: the losers alone, the loser of the first half starts, the loser has one more
    point.
    """
    match = luegen(4, start=3)
    lose_half(match, 3, start=1)
    lose_half(match, 1)
    assert (match.stage, match.active, match.actors()) == (3, [False, True, False, True], (3,))
    assert match.view(0)["dice"] == [[], None, [], None]
    assert (match.middle, match.mats) == (5, [0, 0, 0, 0])
    assert match.largest_count(2) == 20
    lose_as_caller(match)
    assert match.actors() == (1,)
    while not match.over:
        lose_as_bidder(match)
    assert (match.stage, match.half_losers) == (3, [3, 1])
    assert match.result() == {
        "scores": [0, 2, 0, 1], "winners": [0, 2, 3], "losers": [1],
        "utility": [Fraction(1, 3), Fraction(-1), Fraction(1, 3), Fraction(1, 3)],
    }  # fmt: skip


def test_lu_16_final_from_a_position() -> None:
    """LU-16: in the final only the two hold mats and roll."""
    position = {
        "stage": 3,
        "half_losers": [2, 0],
        "middle": 4,
        "mats": [1, 0, 0],
        "dice": twos(3, [0, 2]),
        "turn": 0,
    }
    match = at(position)
    match.play(0, "1x2")
    assert match.actors() == (2,)
    with refused():
        at({**position, "mats": [0, 1, 0]})
    with refused():
        at({**position, "dice": twos(3)})


def test_lu_17_without_halves_one_stage_decides() -> None:
    """LU-17, option `halves`: 1 for the loser; no half mats."""
    match = Luegen(
        {"players": 2, "dice": 1, "mats": 1, "halves": False, "wild": 6, "straight": False},
        0,
        [[5], [6]],
    )
    match.play(0, "2x5")
    match.play(1, "liar")
    assert match.result() == {
        "scores": [0, 1], "winners": [0], "losers": [1], "utility": [Fraction(1), Fraction(-1)],
    }  # fmt: skip
    assert (match.half_losers, match.view(None)["dice"]) == ([], [[5], [6]])
