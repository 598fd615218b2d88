"""Every clause of Lügen-Kniffel (docs/rules/luegenkniffel.md), from positions; those from LK-10 on
are in test_clauses_answers.py.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

import bluffhouse as bh
from tests.luegenkniffel.tables import (
    NAMES,
    answer,
    at,
    card,
    heard,
    play,
    refused,
    said,
)

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
