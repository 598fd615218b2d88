"""Every clause of Lügen-Kniffel (docs/rules/luegenkniffel.md), from positions."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import bluffhouse as bh
from tests.luegenkniffel.tables import (
    NAMES,
    answer,
    at,
    card,
    full_but,
    heard,
    play,
    refused,
    said,
)

SECRET: dict[str, Any] = {"doubts": "secret"}
ALOUD: dict[str, Any] = {"doubts": "open"}


# --- rolling --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 9))
def test_lk_1_five_dice_and_empty_cards(players: int):
    """LK-1: five dice, and a card with 13 combinations for everybody."""
    match = bh.make("luegenkniffel", players=players).new(seed=3)
    view = match.view(match.actors[0])
    assert view["cards"] == [{"points": {}, "lies": {}}] * players
    assert len(view["dice"]) == 5
    combinations = {move.split()[1] for move in view["moves"] if move.startswith("say")}
    assert combinations == set(NAMES)


def test_lk_2_highest_die_starts():
    """LK-2: ties for the highest roll again, then it goes clockwise."""
    game = bh.make("luegenkniffel", players=4)
    starters, ties = set(), 0
    for seed in range(80):
        match = game.new(seed)
        view = match.view(None)
        *earlier, last = view["rolloff"]
        thrown = [die or 0 for die in last]
        assert thrown.count(max(thrown)) == 1
        assert thrown.index(max(thrown)) == view["roller"]
        for throws, then in pairwise(view["rolloff"]):
            best = max(die or 0 for die in throws)
            assert [die is not None for die in then] == [die == best for die in throws]
        starters.add(view["roller"])
        ties += bool(earlier)
    assert starters == set(range(4))
    assert ties


def test_lk_2_clockwise():
    """LK-2: the next roller sits to the left."""
    match = at(players=3, roller=1)
    assert said(match, "fours 3").view(None)["roller"] == 2
    match.play("say ones 1")
    assert answer(match).view(None)["roller"] == 0


def test_lk_3_up_to_three_rolls():
    """LK-3: a turn begins with a roll; three at most."""
    match = bh.make("luegenkniffel", players=2).new(seed=1)
    roller = match.actors[0]
    assert match.view(roller)["rolls"] == 1
    play(match, "keep", "keep")
    assert match.view(roller)["rolls"] == 3
    assert not any(move.startswith("keep") for move in match.legal(roller))
    refused(match, "keep", "rolled three times")
    assert match.legal(roller)[0] == "say ones 1"


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_lk_3_announcing_after_any_roll(rolls: int):
    """LK-3: he may stop and announce."""
    assert said(at(rolls=rolls), "fours 3").view(None)["cards"][0]["points"] == {"fours": 12}


def test_lk_4_dice_left_stay():
    """LK-4: 0 to 4 dice before the second roll, and what lies is never rolled again."""
    for seed in range(20):
        match = play(at(seed=seed), "keep 2 4 4")
        view = match.view(0)
        assert view["lying"] == [2, 4, 4]
        loose = list(view["dice"])
        for die in (2, 4, 4):
            loose.remove(die)
        assert len(loose) == 2
        play(match, f"keep {loose[0]}")
        assert match.view(0)["lying"] == sorted([2, 4, 4, loose[0]])


def test_lk_4_keeps_are_listed_once_and_in_order():
    """LK-4: each distinct choice once, fewest dice first, then by faces."""
    match = at(dice=[4, 4, 4, 4, 4])
    keeps = [move for move in match.legal(0) if move.startswith("keep")]
    assert keeps == ["keep", "keep 4", "keep 4 4", "keep 4 4 4", "keep 4 4 4 4"]
    keeps = [move for move in at().legal(0) if move.startswith("keep")]
    assert keeps[:8] == [
        "keep", "keep 2", "keep 4", "keep 5", "keep 2 4", "keep 2 5", "keep 4 4", "keep 4 5",
    ]  # fmt: skip
    assert keeps[-3:] == ["keep 2 4 4 4", "keep 2 4 4 5", "keep 4 4 4 5"]


def test_lk_4_only_dice_just_rolled():
    """LK-4: before the third roll only dice that do not lie yet, and one at least is rolled."""
    match = at(rolls=2, lying=[4, 4])
    keeps = [move for move in match.legal(0) if move.startswith("keep")]
    assert keeps == [
        "keep", "keep 2", "keep 4", "keep 5", "keep 2 4", "keep 2 5", "keep 4 5",
    ]  # fmt: skip
    refused(match, "keep 2 4 5", "At least one die must be rolled")
    refused(match, "keep 4 4", "do not lie yet are 2 4 5")
    refused(at(), "keep 2 4 4 4 5", "At least one die must be rolled")
    refused(at(), "keep 6", "do not lie yet are 2 4 4 4 5")
    refused(at(), "keep 7", "A die has no 7")


def test_lk_4_any_order():
    """LK-4: the faces may be typed in any order and are printed in ascending order."""
    match = play(at(), "keep 5  4 2 4")
    assert match.moves == [(0, "keep 2 4 4 5")]


def test_lk_5_what_is_left_is_secret():
    """LK-5: everybody hears the number of rolls, and nobody how many dice were left."""
    for viewer in (None, 1, 2):
        views = [play(at(seed=5), move, "keep").view(viewer) for move in ("keep", "keep 4 4 4 2")]
        assert views[0] == views[1]
        assert (views[0]["rolls"], views[0]["dice"], views[0]["lying"]) == (3, None, None)
        stories = [heard(play(at(seed=5), move), viewer) for move in ("keep", "keep 4 4 4 2")]
        assert stories[0] == stories[1] == ["rolls-again"]


# --- announcing -----------------------------------------------------------------------------


def test_lk_6_something_must_be_said():
    """LK-6: any combination, whatever the dice say; but none that is filled or struck."""
    match = at(rolls=3, cards={0: card({"fours": 8, "small": "x"}, small=2, ones=1)})
    legal = match.legal(0)
    assert all(move.startswith("say ") for move in legal)
    assert "say kniffel" in legal
    assert "say ones 5" in legal  # a struck lie field is no obstacle
    assert not [move for move in legal if move.split()[1] in ("fours", "small")]
    refused(match, "say fours 3", "You have points there already: fours")
    refused(match, "say small", "This field of your card is struck: small straight")


def test_lk_7_what_can_be_said():
    """LK-7: in this order, with rising points."""
    says = [move[4:] for move in at(rolls=3).legal(0)]
    assert says[:6] == ["ones 1", "ones 2", "ones 3", "ones 4", "ones 5", "twos 1"]
    assert says[30:56] == [f"three {total}" for total in range(5, 31)]
    assert says[56:82] == [f"four {total}" for total in range(5, 31)]
    assert says[82:86] == ["fullhouse", "small", "large", "kniffel"]
    assert says[86:] == [f"chance {total}" for total in range(5, 31)]


@pytest.mark.parametrize(
    ("word", "points"),
    [
        ("ones 5", 5), ("twos 1", 2), ("sixes 4", 24), ("three 5", 5), ("three 30", 30),
        ("four 17", 17), ("fullhouse", 25), ("small", 30), ("large", 40), ("kniffel", 50),
        ("chance 21", 21),
    ],
)  # fmt: skip
def test_lk_7_points(word: str, points: int):
    """LK-7: dice × face, the total, or fixed points."""
    match = said(at(), word)
    assert match.view(None)["cards"][0]["points"] == {word.split(maxsplit=1)[0]: points}
    assert match.view(None)["totals"] == [points, 0, 0]


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("say fours 6", "how many dice, from fours 1 to fours 5"),
        ("say fours 0", "how many dice"),
        ("say fours", "how many dice"),
        ("say three 4", "the total of the dice, from three 5 to three 30"),
        ("say four 31", "the total of the dice"),
        ("say chance", "the total of the dice"),
        ("say fullhouse 25", "Just say fullhouse"),
        ("say kniffel 50", "Just say kniffel"),
        ("say yahtzee", "no combination “yahtzee”"),
        ("say", "no move of Lügen-Kniffel"),
        ("say fours three", "no move"),
        ("fours 3", "no move"),
        ("keep four", "no move"),
        ("keep 4,4", "no move"),
        ("pass", "no move"),
        ("", "no move"),
    ],
)
def test_lk_7_nothing_else(move: str, says: str):
    """LK-7: what is no announcement is refused."""
    refused(at(), move, says)


SHOWS = [
    ([1, 1, 2, 3, 4], "ones 2", True),
    ([1, 1, 2, 3, 4], "ones 1", False),
    ([1, 1, 2, 3, 4], "small", True),
    ([1, 1, 2, 3, 4], "large", False),
    ([1, 2, 3, 4, 5], "large", True),
    ([2, 3, 4, 5, 6], "large", True),
    ([2, 3, 4, 5, 6], "small", True),
    ([1, 3, 4, 5, 6], "small", True),
    ([1, 2, 4, 5, 6], "small", False),
    ([1, 2, 3, 5, 6], "small", False),
    ([4, 4, 4, 2, 5], "three 19", True),
    ([4, 4, 4, 2, 5], "three 18", False),
    ([4, 4, 4, 2, 5], "four 19", False),
    ([4, 4, 4, 4, 5], "three 21", True),
    ([4, 4, 4, 4, 5], "four 21", True),
    ([4, 4, 4, 4, 4], "four 20", True),
    ([4, 4, 4, 4, 4], "kniffel", True),
    ([4, 4, 4, 4, 4], "fullhouse", False),
    ([4, 4, 4, 4, 5], "kniffel", False),
    ([4, 4, 4, 5, 5], "fullhouse", True),
    ([4, 4, 4, 5, 6], "fullhouse", False),
    ([4, 4, 5, 5, 6], "fullhouse", False),
    ([4, 4, 5, 5, 6], "three 24", False),
    ([6, 6, 6, 6, 6], "sixes 5", True),
    ([1, 2, 2, 4, 6], "chance 15", True),
    ([1, 2, 2, 4, 6], "chance 16", False),
    ([1, 2, 2, 4, 6], "threes 1", False),
]


@pytest.mark.parametrize(("dice", "word", "truth"), SHOWS)
def test_lk_8_what_dice_show(dice: list[int], word: str, truth: bool):
    """LK-8: from the dice to the combination."""
    match = said(at(dice=dice, rolls=3), word, 1)
    assert match.view(None)["shown"]["truth"] is truth


@pytest.mark.parametrize("word", ["fours 2", "fours 4", "three 18", "three 20", "chance 5"])
def test_lk_9_only_exact_is_true(word: str):
    """LK-9: anything else is a lie, understating included."""
    assert said(at(), word, 2).view(None)["shown"]["truth"] is False


def test_lk_9_at_least():
    """LK-9: with `at_least` understating is true, overstating is not."""
    for word, truth in [
        ("fours 1", True), ("fours 3", True), ("fours 4", False), ("three 5", True),
        ("three 20", False), ("four 5", False), ("chance 19", True), ("chance 20", False),
        ("threes 1", False), ("fullhouse", False),
    ]:  # fmt: skip
        match = said(at({"truth": "at_least"}), word, 1)
        assert match.view(None)["shown"]["truth"] is truth, word


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
