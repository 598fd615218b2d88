"""Clauses LK-10 to LK-20 of Lügen-Kniffel: answers, what comes of them, the end; from positions."""

from __future__ import annotations

from typing import Any

import pytest

import bluffhouse as bh
from tests.luegenkniffel.tables import (
    answer,
    at,
    card,
    full_but,
    heard,
    play,
    refused,
    said,
)

ALOUD: dict[str, Any] = {"doubts": "open"}


# --- answers --------------------------------------------------------------------------------


def test_lk_10_secret_answers_in_any_order():
    """LK-10: all others answer at once; who has is public, what is his own."""
    match = play(at(players=4), "say fours 3")
    assert match.actors == (1, 2, 3)
    assert match.legal(0) == []
    assert match.legal(2) == ["believe", "doubt"]
    match.play("doubt", 3)
    assert match.actors == (1, 2)
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["answered"] == [3]
        assert match.view(viewer)["answers"] == {}
    assert match.view(3)["answers"] == {"3": "doubt"}
    with pytest.raises(bh.IllegalMove):
        match.play("believe", 3)
    match.play("believe", 1)
    assert match.view(None)["answered"] == [1, 3]
    match.play("believe", 2)
    assert match.view(None)["shown"]["doubters"] == [3]
    assert match.view(None)["answered"] == []


def test_lk_10_open_answers_in_turn():
    """LK-10: clockwise from the roller's left, each hearing the answers before his."""
    match = play(at(ALOUD, players=4, roller=2), "say fours 3")
    for player, known in [(3, {}), (0, {"3": "doubt"}), (1, {"3": "doubt", "0": "doubt"})]:
        assert match.actors == (player,)
        for viewer in (None, *range(4)):
            assert match.view(viewer)["answers"] == known
        match.play("doubt", player)
    assert match.view(None)["shown"]["doubters"] == [0, 1, 3]


def test_lk_10_answers_and_nothing_else():
    """LK-10: nobody answers before there is something to answer, and then nothing else is done."""
    refused(at(), "doubt", "Nothing is announced yet")
    refused(at(), "believe", "Nothing is announced yet")
    match = play(at(), "say three 19")
    refused(match, "say fours 3", "You are asked about “three 19”", 1)
    refused(match, "keep", "You are asked about “three 19”", 2)
    refused(match, "believe", "not the turn of player 0", 0)


def test_lk_11_nobody_doubts():
    """LK-11: the points are written, and the dice never shown."""
    match = said(at(dice=[1, 2, 2, 3, 6]), "kniffel")
    view = match.view(None)
    assert view["cards"][0]["points"] == {"kniffel": 50}
    assert view["shown"] is None
    assert "reveal" not in heard(match)


def test_lk_12_doubted_truth():
    """LK-12: dice are shown, the roller writes, and every doubter strikes."""
    match = said(at(players=4), "fours 3", 1, 3)
    view = match.view(None)
    assert view["cards"] == [
        card({"fours": 12}), card(fours=1), card(), card(fours=1),
    ]  # fmt: skip
    assert view["shown"] == {
        "roller": 0,
        "said": "fours 3",
        "dice": [2, 4, 4, 4, 5],
        "truth": True,
        "doubters": [1, 3],
    }


def test_lk_13_doubted_lie():
    """LK-13: the roller strikes, and doubters write where nothing is written or struck."""
    cards = {2: card({"large": 40}), 3: card({"large": "x"}, large=2)}
    match = said(at(players=5, cards=cards), "large", 1, 2, 3)
    view = match.view(None)
    assert view["cards"] == [
        card(large=1), card({"large": 40}), cards[2], cards[3], card(),
    ]  # fmt: skip
    assert view["shown"]["truth"] is False
    assert view["shown"]["doubters"] == [1, 2, 3]


def test_lk_13_a_struck_lie_field_is_no_obstacle_to_credit():
    """LK-13: only the points field counts."""
    match = said(at(cards={1: card(large=1)}), "large", 1)
    assert match.view(None)["cards"][1] == card({"large": 40}, large=1)


def test_lk_14_no_kniffel_for_doubters():
    """LK-14: a Kniffel is never credited to a doubter."""
    match = said(at(), "kniffel", 1, 2)
    assert match.view(None)["cards"] == [card(kniffel=1), card(), card()]
    assert heard(match).count("no-effect") == 2


@pytest.mark.parametrize("word", ["fours 3", "large"])
def test_lk_15_believers_neither_gain_nor_lose(word: str):
    """LK-15: whether it was true or not."""
    assert said(at(), word, 1).view(None)["cards"][2] == card()


def test_lk_16_second_strike():
    """LK-16: it takes the points field, too, even with points; a third one has no effect."""
    cards = {
        1: card({"fours": 16}, fours=1),
        2: card(fours=1),
        3: card({"fours": "x"}, fours=2),
    }
    match = said(at(players=4, cards=cards), "fours 3", 1, 2, 3)
    struck = card({"fours": "x"}, fours=2)
    assert match.view(None)["cards"][1:] == [struck] * 3
    assert match.view(None)["totals"] == [12, 0, 0, 0]
    told = heard(match)
    assert told.count("strikes-lie") == told.count("strikes-points") == 2
    assert told.count("no-effect") == 1


def test_lk_16_the_roller_strikes_twice():
    """LK-16: who is caught twice at the same combination cannot announce it any more."""
    match = said(at(cards={0: card(large=1)}), "large", 1)
    assert match.view(None)["cards"][0] == card({"large": "x"}, large=2)
    struck = said(at(cards={0: card({"small": "x"}, small=1)}, roller=1, dice=[1, 2, 3, 4, 6]),
                  "small", 0)  # fmt: skip
    assert struck.view(None)["cards"][0] == card({"small": "x"}, small=2)


def test_lk_17_points_are_never_improved():
    """LK-17: neither by announcing nor by doubting."""
    match = at(cards={0: card({"fours": 4}), 1: card({"three": 10})})
    refused(match, "say fours 3", "You have points there already")
    assert said(match, "three 30", 1).view(None)["cards"][1] == card({"three": 10})


# --- the end --------------------------------------------------------------------------------


def test_lk_18_one_more_turn_each():
    """LK-18: who finished in his own turn has none; the others once more, clockwise."""
    match = said(at(players=4, roller=1, cards={1: full_but("fours")}), "fours 3")
    assert match.view(None)["last_turns"] == [2, 3, 0]
    for roller in (2, 3, 0):
        assert match.view(None)["roller"] == roller
        match.play("say ones 1")
        assert len(match.actors) == 3  # finished players still answer
        answer(match)
    assert match.over
    assert match.view(None)["last_turns"] == []


def test_lk_18_finished_by_doubting():
    """LK-18: by whoever's turn it is; who was rolling then comes last."""
    match = said(at(players=4, roller=1, cards={3: full_but("large")}), "large", 3)
    assert match.view(None)["last_turns"] == [2, 0, 1]
    assert match.view(None)["roller"] == 2
    assert heard(match)[-3:] == ["finished", "last-turns", "turn"]


def test_lk_18_finished_by_striking():
    """LK-18: struck is as good as filled."""
    cards = {0: full_but("large") | {"lies": {"large": 1}}}
    match = said(at(cards=cards), "large", 1)
    assert match.view(None)["last_turns"] == [1, 2]


def test_lk_18_full_cards_are_skipped():
    """LK-18: who fills his card meanwhile has no last turn, and nothing begins anew."""
    cards = {0: full_but(), 2: full_but("large")}
    match = said(at(players=4, roller=1, last_turns=[1, 2, 3], cards=cards), "large", 2)
    assert match.view(None)["last_turns"] == [3]
    assert "finished" not in heard(match)
    answer(play(match, "say ones 1"))
    assert match.over


def test_lk_18_several_finish_at_once():
    """LK-18: none of them has a last turn; if all are finished, that is the end."""
    cards = {1: full_but("large"), 2: full_but("large")}
    match = said(at(cards=cards), "large", 1, 2)
    assert match.view(None)["last_turns"] == [0]
    cards[0] = full_but("large") | {"lies": {"large": 1}}
    match = said(at(cards=cards), "large", 1, 2)
    assert match.over


def test_lk_18_nobody_doubts_in_the_last_turn():
    """LK-18: after the end the cups are empty."""
    match = said(at(players=2, last_turns=[0], cards={1: full_but()}), "fours 3")
    assert match.over
    for viewer in (None, 0, 1):
        view = match.view(viewer)
        keys = ("roller", "dice", "lying", "said")
        assert [view[key] for key in keys] == [None] * 4
        assert (view["rolls"], view["answered"], view["answers"]) == (0, [], {})
        assert view["moves"] == []


def end(points: list[dict[str, int]], **options: Any) -> Any:
    """The result of a match that ends with these points; all other fields are struck."""
    cards = {p: full_but(**row) for p, row in enumerate(points)}
    players = len(points)
    blanks = {"roller": None, "rolls": 0, "dice": None, "lying": None}
    return at(options, players=players, cards=cards, last_turns=[], **blanks).result


def test_lk_19_bonus():
    """LK-19: 35 points for 63 in the upper part."""
    upper = {"sixes": 30, "fives": 25, "fours": 8}
    assert end([upper, {"large": 40}]).scores == (98, 40)
    assert end([{**upper, "fours": 4}, {"large": 40}]).scores == (59, 40)


def test_lk_19_most_points_win():
    """LK-19: a tie is shared; utility is 1/k and −1/(n−k), 0 if all tie."""
    one = end([{"large": 40}, {"small": 30}, {}])
    assert (one.winners, one.losers, one.reason) == ((0,), (1, 2), "most points")
    assert one.utility == (1.0, -0.5, -0.5)
    two = end([{"large": 40}, {"chance": 10}, {"small": 30, "three": 10}])
    assert (two.winners, two.reason) == ((0, 2), "tie")
    assert two.utility == (0.5, -1.0, 0.5)
    assert end([{"small": 30}, {"small": 30}]).utility == (0.0, 0.0)


@pytest.mark.parametrize("word", ["fullhouse", "small", "large", "sixes 5"])
def test_lk_20_five_equal_dice_are_no_joker(word: str):
    """LK-20: with the Kniffel written, five fours are still fours, and nothing else."""
    match = at(dice=[4] * 5, cards={0: card({"kniffel": 50})})
    refused(match, "say kniffel", "")
    assert said(match, word, 1).view(None)["shown"]["truth"] is False
    true = said(at(dice=[4] * 5, cards={0: card({"kniffel": 50})}), "fours 5", 1)
    assert true.view(None)["cards"][0]["points"] == {"kniffel": 50, "fours": 20}


def test_lk_20_a_kniffel_brings_nothing_beside_its_points():
    """LK-20: 50 points once, and no 100 more."""
    assert end([{"kniffel": 50, "chance": 20}, {"large": 40}]).scores == (70, 40)
