"""Lügen, clause by clause: docs/rules/luegen.md."""

from typing import Any

import pytest

import bluffhouse as bh

SIX = [2, 3, 4, 5, 6, 6]  # a cup without ones, fours once


def table(players: int = 3, **options: Any) -> bh.Game:
    return bh.make("luegen", players=players, **options)


def cups(*dice: list[int]) -> dict[str, Any]:
    """A round about to be opened by player 0, with these dice."""
    return {"dice": list(dice), "turn": 0}


def play(match: bh.Match, *moves: str) -> bh.Match:
    for move in moves:
        match.play(move)
    return match


def lose_mat(match: bh.Match, liar: int) -> None:
    """Play the round so that `liar` takes a mat: he names the most there could be."""
    while match.actors != (liar,):
        match.play(match.legal(match.actors[0])[0])
    match.play(match.legal(liar)[-2] if match.view(liar)["bid"] else match.legal(liar)[-1])
    match.play("liar")


def lose_stage(match: bh.Match, liar: int) -> None:
    stage = match.view(None)["stage"]
    while not match.over and match.view(None)["stage"] == stage:
        lose_mat(match, liar)


def test_lu_1_halves_and_a_final_between_two_losers() -> None:
    """LU-1: first half, second half, and a final if two different players lost a half."""
    match = table(mats=1).new(seed=1)
    stages = [match.view(None)["stage"]]
    for liar in (0, 1, 1):
        lose_stage(match, liar)
        stages.append(match.view(None)["stage"])
    assert stages == [1, 2, 3, 3]
    assert match.over


@pytest.mark.parametrize("mats", [1, 5, 15])
def test_lu_2_a_stage_starts_with_all_mats_in_the_middle(mats: int) -> None:
    """LU-2: the mats lie in the middle and nobody holds any."""
    match = table(mats=mats).new(seed=2)
    for _ in range(2):
        view = match.view(0)
        assert (view["middle"], view["mats"]) == (mats, [0, 0, 0])
        lose_stage(match, 2)
    assert table().new(seed=2).view(None)["middle"] == 5


def test_lu_3_the_roll_off_goes_on_until_one_is_highest() -> None:
    """LU-3: everybody rolls a die; those tied for the highest roll again; it is public."""
    rerolls = 0
    for seed in range(60):
        view = table(players=5).new(seed=seed).view(None)
        still = set(range(5))
        for throw in view["rolloff"]:
            assert {p for p, die in enumerate(throw) if die is not None} == still
            best = max(die for die in throw if die)
            still = {p for p in still if throw[p] == best}
        rerolls += len(view["rolloff"]) > 1
        assert still == {view["turn"]}
        assert view["rolloff"] == table(players=5).new(seed=seed).view(3)["rolloff"]
    assert rerolls > 5


def test_lu_3_each_half_has_its_own_roll_off_and_a_final_none() -> None:
    """LU-3, LU-16: the second half is rolled off anew; in a final the first loser starts."""
    match = table(mats=1).new(seed=5)
    first = match.view(None)["rolloff"]
    lose_stage(match, 0)
    assert match.view(None)["rolloff"] != first
    lose_stage(match, 1)
    assert match.view(None)["rolloff"] is None


def test_lu_4_everybody_in_rolls_six_dice_that_only_he_sees() -> None:
    """LU-4: six dice each, secret."""
    match = table(players=4).new(seed=3)
    for p in range(4):
        dice = match.view(p)["dice"]
        assert [d is not None for d in dice] == [q == p for q in range(4)]
        assert len(dice[p]) == 6
        assert set(dice[p]) <= {1, 2, 3, 4, 5, 6}
    assert match.view(None)["dice"] == [None] * 4


def test_lu_5_the_starting_player_must_bid() -> None:
    """LU-5: nothing can be called before the first bid."""
    match = table().position(cups(SIX, SIX, SIX))
    assert "liar" not in match.legal(0)
    with pytest.raises(bh.IllegalMove, match="must bid"):
        match.play("liar")
    match.play("6x5")
    assert match.view(1)["bid"] == "6x5"


def test_lu_6_only_the_next_player_raises_or_calls() -> None:
    """LU-6: clockwise, and nobody else may act."""
    match = table().position(cups(SIX, SIX, SIX))
    match.play("2x5")
    assert match.actors == (1,)
    assert match.legal(1)[-1] == "liar"
    assert match.legal(2) == match.legal(0) == []
    with pytest.raises(bh.IllegalMove, match="not the turn"):
        match.play("liar", 2)
    play(match, "3x5", "4x5")
    assert match.actors == (0,)


def test_lu_6_players_out_of_the_stage_are_passed_over() -> None:
    """LU-6: the next player still in the stage."""
    match = table(4).position(
        {"middle": 0, "mats": [2, 0, 3, 0], "dice": [SIX, [], SIX, []], "turn": 0}
    )
    match.play("1x2")
    assert match.actors == (2,)
    match.play("1x3")
    assert match.actors == (0,)


@pytest.mark.parametrize(
    ("bid", "raised_by", "not_by"),
    [
        ("5x5", ["5x6", "6x2", "3x1"], ["5x5", "5x4", "4x6", "2x1"]),
        ("4x4", ["4x5", "5x2", "3x1"], ["2x1", "4x4", "4x3"]),
        ("2x1", ["5x2", "3x1"], ["4x6", "4x2", "2x1"]),
    ],
)
def test_lu_7_what_raises_a_bid(bid: str, raised_by: list[str], not_by: list[str]) -> None:
    """LU-7: a higher value, or on equal value a higher face if neither is on ones."""
    match = play(table().position(cups(SIX, SIX, SIX)), bid)
    legal = match.legal(1)
    assert set(raised_by) <= set(legal)
    assert not set(not_by) & set(legal)
    with pytest.raises(bh.IllegalMove, match=f"does not outbid {bid}"):
        match.play(not_by[0])


def test_lu_7_the_sequence_of_the_rules() -> None:
    """LU-7: `4x3 → 3x1 → 7x5 → 4x1 → 9x4` is legal."""
    match = play(table().position(cups(SIX, SIX, SIX)), "4x3", "3x1", "7x5", "4x1", "9x4")
    assert [b["bid"] for b in match.view(0)["bids"]] == ["4x3", "3x1", "7x5", "4x1", "9x4"]


@pytest.mark.parametrize(
    ("options", "most", "most_ones"),
    [
        ({}, "30x6", "18x1"),
        ({"straight": False}, "18x6", "18x1"),
        ({"dice": 4}, "12x6", "12x1"),
        ({"wild": 6}, "18x6", "18x1"),
        ({"wild": 0, "dice": 1}, "3x6", "3x1"),
    ],
)
def test_lu_8_smallest_and_largest_bid(options: dict[str, Any], most: str, most_ones: str) -> None:
    """LU-8: from one to what the dice could show; who cannot raise must call."""
    match = table(**options).new(seed=4)
    legal = match.legal(match.actors[0])
    faces = [m for m in legal if not m.endswith("x1")]
    ones = [m for m in legal if m.endswith("x1")]
    assert {"1x2", "1x1"} <= set(legal)
    assert (faces[-1], ones[-1]) == (most, most_ones)
    match.play(legal[-1])
    assert match.legal(match.actors[0]) == ["liar"]


def test_lu_8_twenty_at_the_table() -> None:
    """LU-8: with as many as the house seats, bids go up to 200 of a face, and 120 ones."""
    match = table(20).new(seed=4)
    assert {len(thrown) for thrown in match.view(None)["rolloff"]} == {20}
    legal = match.legal(match.actors[0])
    assert {"200x6", "120x1"} <= set(legal)
    assert not {"201x2", "121x1"} & set(legal)
    for bid in ("199x2", "200x6", "120x1"):
        match.play(bid)
    assert [said["bid"] for said in match.view(None)["bids"]] == ["199x2", "200x6", "120x1"]
    assert match.legal(match.actors[0]) == ["liar"]
    match.play("liar")
    assert [len(dice) for dice in match.view(None)["showdown"]["dice"]] == [6] * 20


def test_lu_8_the_largest_bid_shrinks_with_the_stage() -> None:
    """LU-8: it counts the players still in the stage."""
    match = table(4).position(
        {"middle": 0, "mats": [2, 0, 3, 0], "dice": [SIX, [], SIX, []], "turn": 0}
    )
    assert match.legal(0)[-1] == "12x1"
    assert "20x6" in match.legal(0)
    assert "21x2" not in match.legal(0)


@pytest.mark.parametrize(
    ("face", "dice", "count"),
    [
        (5, [[5, 5, 1, 2, 2, 2], [1, 1, 5, 3, 3, 3], SIX], 7),
        (1, [[5, 5, 1, 2, 2, 2], [1, 1, 5, 3, 3, 3], SIX], 3),
        (5, [[1, 2, 3, 4, 5, 6], [2, 2, 2, 2, 2, 2], SIX], 11),
        (1, [[1, 2, 3, 4, 5, 6], [1, 2, 2, 2, 2, 2], SIX], 6),
        (4, [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]], 30),
    ],
)
def test_lu_9_what_is_counted(face: int, dice: list[list[int]], count: int) -> None:
    """LU-9: faces and ones count 1, a straight 10, or 5 ones; all dice are shown."""
    match = play(table().position(cups(*dice)), f"1x{face}", "liar")
    shown = match.view(None)["showdown"]
    assert shown["count"] == count
    assert shown["dice"] == [sorted(row) for row in dice]


@pytest.mark.parametrize(
    ("options", "face", "count"),
    [({"wild": 6}, 5, 3), ({"wild": 6}, 6, 2), ({"wild": 0}, 5, 1), ({"straight": False}, 5, 2)],
)
def test_lu_9_options_change_the_count(options: dict[str, Any], face: int, count: int) -> None:
    """LU-9: with sixes wild, with nothing wild, and when a straight is six ordinary dice."""
    straight = [1, 2, 3, 4, 5, 6]
    dice = [straight, [2, 2, 2, 2, 2, 2], [3, 3, 3, 3, 3, 6]]
    match = play(table(**options).position(cups(*dice)), f"1x{face}", "liar")
    assert match.view(None)["showdown"]["count"] == count


@pytest.mark.parametrize(("bid", "loser"), [("3x4", 1), ("4x4", 0)])
def test_lu_10_at_least_as_many_makes_it_true(bid: str, loser: int) -> None:
    """LU-10: a true bid costs the caller, a lie the bidder."""
    match = play(table().position(cups(SIX, SIX, SIX)), bid, "liar")
    assert match.view(None)["showdown"]["loser"] == loser
    assert match.view(None)["mats"][loser] == 1


def test_lu_11_mats_come_from_the_middle_then_from_the_winner() -> None:
    """LU-11: the loser takes from the middle; once it is empty, the winner gives one of his."""
    match = play(table().position(cups(SIX, SIX, SIX)), "4x4", "liar")
    assert (match.view(None)["middle"], match.view(None)["mats"]) == (4, [1, 0, 0])
    position = {"middle": 0, "mats": [2, 2, 1], "dice": [SIX, SIX, SIX], "turn": 0}
    match = play(table().position(position), "4x4", "liar")
    assert (match.view(None)["middle"], match.view(None)["mats"]) == (0, [3, 1, 1])


def test_lu_12_the_loser_starts_the_next_round() -> None:
    """LU-12: caller or bidder, whoever lost."""
    assert play(table().position(cups(SIX, SIX, SIX)), "4x4", "liar").actors == (0,)
    match = play(table().position(cups(SIX, SIX, SIX)), "3x4", "liar")
    assert match.actors == (1,)
    assert match.view(1)["bid"] is None
    assert match.view(1)["bids"] == []


def test_lu_13_out_without_a_mat_when_the_middle_empties() -> None:
    """LU-13: when the last mat leaves the middle, who has none is out."""
    position = {"middle": 1, "mats": [3, 0, 1], "dice": [SIX, SIX, SIX], "turn": 0}
    match = play(table().position(position), "4x4", "liar")
    assert match.view(None)["active"] == [True, False, True]
    assert match.view(1)["dice"][1] == []


def test_lu_13_out_when_giving_away_the_last_mat() -> None:
    """LU-13: so is who gives away his last one later."""
    position = {"middle": 0, "mats": [2, 1, 2], "dice": [SIX, SIX, SIX], "turn": 0}
    match = play(table().position(position), "4x4", "liar")
    assert match.view(None)["mats"] == [3, 0, 2]
    assert match.view(None)["active"] == [True, False, True]


def test_lu_14_all_mats_lose_the_half_and_everybody_is_back() -> None:
    """LU-14: the loser is marked, the next stage starts with all mats in the middle."""
    position = {"middle": 0, "mats": [4, 1, 0], "dice": [SIX, SIX, []], "turn": 0}
    match = play(table().position(position), "4x4", "liar")
    view = match.view(None)
    assert (view["stage"], view["half_losers"]) == (2, [0])
    assert (view["middle"], view["mats"], view["active"]) == (5, [0, 0, 0], [True] * 3)


def test_lu_15_losing_both_halves_loses_the_match() -> None:
    """LU-15: no final is played."""
    position = {
        "stage": 2,
        "half_losers": [0],
        "middle": 0,
        "mats": [4, 1, 0],
        "dice": [SIX, SIX, []],
        "turn": 0,
    }
    match = play(table().position(position), "4x4", "liar")
    assert match.over
    assert match.result is not None
    assert (match.result.losers, match.result.reason) == ((0,), "both halves")


def test_lu_16_the_two_losers_play_the_final_alone() -> None:
    """LU-16: the loser of the first half starts; who holds all mats then has lost the match."""
    match = table(4, mats=2).new(seed=9)
    lose_stage(match, 3)
    lose_stage(match, 1)
    view = match.view(None)
    assert (view["stage"], view["half_losers"], view["turn"]) == (3, [3, 1], 3)
    assert view["active"] == [False, True, False, True]
    assert view["dice"] == [[], None, [], None]
    lose_stage(match, 1)
    assert match.over
    assert match.result is not None
    assert (match.result.losers, match.result.reason) == ((1,), "final")


def test_lu_17_scores_and_utility() -> None:
    """LU-17: half mats, one more for the final's loser; the loser −1, each other 1/(n−1)."""
    match = table(4, mats=1).new(seed=9)
    for liar in (3, 1, 1):
        lose_stage(match, liar)
    result = match.result
    assert result is not None
    assert result.scores == (0, 2, 0, 1)
    assert result.winners == (0, 2, 3)
    assert result.utility == (1 / 3, -1.0, 1 / 3, 1 / 3)


def test_lu_17_both_halves_and_a_single_stage() -> None:
    """LU-17: two half mats for who loses both halves; without halves 1 for the loser."""
    match = table(mats=1).new(seed=9)
    lose_stage(match, 2)
    lose_stage(match, 2)
    assert match.result is not None
    assert match.result.scores == (0, 0, 2)
    match = table(mats=1, halves=False).new(seed=9)
    lose_stage(match, 2)
    assert match.result is not None
    assert match.result.scores == (0, 0, 1)
    assert match.result.reason == "all mats"


def test_when_over_the_dice_lie_as_last_shown() -> None:
    """The view of a finished match: no turn, no bid, the last showdown's dice."""
    match = table(2, mats=1, halves=False).position({"dice": [SIX, SIX], "turn": 0})
    play(match, "5x6", "liar")
    view = match.view(1)
    assert (view["turn"], view["bid"], view["bidder"], view["bids"]) == (None, None, None, [])
    assert view["dice"] == [SIX, SIX] == view["showdown"]["dice"]
    assert view["moves"] == []
    assert match.actors == ()


def test_order_of_legal_moves() -> None:
    """Bids by value then face, on equal value ones first, `liar` last."""
    match = play(table().position(cups(SIX, SIX, SIX)), "3x5")
    assert match.legal(1)[:8] == ["3x6", "2x1", "4x2", "4x3", "4x4", "4x5", "4x6", "5x2"]
    assert match.legal(1)[-1] == "liar"
