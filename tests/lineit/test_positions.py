"""Positions of Line-it: what is impossible, what may be left out, and that they come back."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bluffhouse as bh
from tests.lineit.tables import at
from tests.positions import comes_back

POSITION: dict[str, Any] = {
    "deck": ["12", "+3", "99"],
    "market": ["57", "+5", "8", "60"],
    "hands": [["33"], []],
    "lines": [["10", "+4", "21"], []],
    "piles": [4, 0],
    "bets": [[4], [-3]],
    "jackpots": {"red": ["1"], "blue": [], "green": [], "yellow": ["4"]},
    "start": 0,
    "turn": 0,
    "taken": False,
    "played": False,
    "last_step": False,
}
LAST = {"deck": [], "market": [], "last_step": True}
RISING = [str(number) for number in range(1, 101)]


def test_the_position_of_the_rules():
    view = bh.make("lineit", players=2).position(POSITION).view(1)
    for key in POSITION.keys() - {"deck"}:
        assert view[key] == POSITION[key], key
    assert view["deck"] == 3
    assert view["unseen"] == ["12", "99", "+3"]
    assert view["scores"] == [8, -3]


IMPOSSIBLE = [
    ({"cards": []}, "no “cards”"),
    ({"deck": "12"}, "“deck” must be a list"),
    ({"deck": ["0"]}, r"“deck\[0\]” must be a card"),
    ({"deck": ["12", "101"]}, r"“deck\[1\]” must be a card"),
    ({"deck": [12]}, r"“deck\[0\]” must be a card.*not 12"),
    ({"deck": [["12"]]}, r"“deck\[0\]” must be a card"),
    ({"deck": ["+2"]}, r"“deck\[0\]” must be a card"),
    ({"deck": [" 12"]}, r"“deck\[0\]” must be a card"),
    ({"deck": None}, "“deck” must be a list"),
    ({"deck": ["12", "12"]}, "only one 12.*deck, deck"),
    ({"deck": ["57"]}, "“market”: there is only one 57, but it is in deck, market"),
    ({"deck": ["33"]}, r"only one 33, but it is in deck, hands\[0\]"),
    ({"deck": ["21"]}, r"only one 21, but it is in deck, lines\[0\]"),
    ({"deck": ["1"]}, r"only one 1, but it is in deck, jackpots\.red"),
    ({"deck": ["+5", "+5"]}, r"only two bets \+5, but they are in deck, deck, market"),
    ({"deck": ["+4"]}, r"“bets\[0\]”: there are only two bets \+4"),
    ({"bets": [[3, -3], [3]], "deck": []}, r"“bets\[1\]”: there are only two bets \+3"),
    ({"market": ["57", "+5", "8"]}, "“market” must have 4 cards.*not 3"),
    ({"market": ["57", "+5", "8", "60", "61"]}, "“market” must have 4 cards.*not 5"),
    ({"market": []}, "“market” must have 4 cards"),
    ({"taken": True}, "“market” must have 3 cards"),
    ({"turn": 1}, "“market” must have 3 cards"),
    ({"start": 1, "turn": 0}, "“market” must have 3 cards"),
    ({"hands": [["33"]]}, "“hands” must have 2 entries"),
    ({"hands": [["33", "34", "35"], []]}, r"“hands\[0\]” has 3 cards.*at most 2"),
    ({"hands": {"0": []}}, "“hands” must be a list"),
    ({"hands": ["33", []]}, r"“hands\[0\]” must be a list"),
    ({"lines": [[], [], []]}, "“lines” must have 2 entries"),
    ({"lines": [["10", "21", "15"], []]}, r"“lines\[0\]”: 15 does not fit"),
    ({"lines": [[], ["21", "10", "15"]]}, r"“lines\[1\]”: 15 does not fit"),
    ({"lines": [["+4", "+3"], []], "deck": []}, r"“lines\[0\]”: \+3 does not fit"),
    ({"lines": [["100", "100"], []]}, "only one 100"),
    ({"piles": [4]}, "“piles” must have 2 entries"),
    ({"piles": [4, -1]}, r"“piles\[1\]” must be a whole number from 0"),
    ({"piles": [4, 1.0]}, r"“piles\[1\]” must be a whole number"),
    ({"piles": [True, 0]}, r"“piles\[0\]” must be a whole number"),
    ({"piles": [91, 0]}, "“piles” hold 91 cards together, but only 90"),
    ({"piles": [46, 45]}, "“piles” hold 91 cards"),
    ({"bets": [[]]}, "“bets” must have 2 entries"),
    ({"bets": [[2], []]}, r"“bets\[0\]\[0\]” must be a settled bet.*not 2"),
    ({"bets": [[], [3, 0]]}, r"“bets\[1\]\[1\]” must be a settled bet"),
    ({"bets": [["+3"], []]}, "must be a settled bet"),
    ({"bets": [[True], []]}, "must be a settled bet"),
    ({"bets": [3, []]}, r"“bets\[0\]” must be a list"),
    ({"jackpots": []}, "“jackpots” must be a mapping"),
    ({"jackpots": {"pink": []}}, r"no “jackpots\.pink”"),
    ({"jackpots": {"red": ["2"]}}, r"“jackpots\.red”: 2 is no red number"),
    ({"jackpots": {"blue": ["1"]}}, r"“jackpots\.blue”: 1 is no blue number"),
    ({"jackpots": {"green": ["4"]}}, r"“jackpots\.green”: 4 is no green number"),
    ({"jackpots": {"yellow": ["+3"]}, "deck": []}, r"“jackpots\.yellow”: \+3 is no yellow"),
    ({"jackpots": {"red": ["5", "5"]}}, "only one 5"),
    ({"start": 2}, "“start” must be a whole number from 0 to 1"),
    ({"start": None}, "“start” must be a whole number"),
    ({"turn": -1}, "“turn” must be a whole number"),
    ({"turn": "0"}, "“turn” must be a whole number"),
    ({"turn": None}, "“turn”: a match that is over"),
    ({**LAST, "turn": None}, r"“lines\[0\]”: a match that is over"),
    ({"taken": 1}, "“taken” must be true or false"),
    ({"played": None}, "“played” must be true or false"),
    ({"last_step": "no"}, "“last_step” must be true or false"),
    ({"last_step": True}, "“deck”: in the last step"),
    ({**LAST, "market": ["57"]}, "“market”: in the last step"),
    ({**LAST, "taken": True}, "“taken”: in the last step"),
    ({**LAST, "played": True}, "“played”: in the last step"),
    ({"seed": -1}, "seed"),
]


@pytest.mark.parametrize(("change", "says"), IMPOSSIBLE)
def test_impossible(change: dict[str, Any], says: str):
    with pytest.raises(bh.PositionError, match=says) as caught:
        bh.make("lineit", players=2).position({**POSITION, **change})
    for lang in ("de", "bg"):
        assert caught.value.say(lang)


@pytest.mark.parametrize("position", [None, [], "position", 7])
def test_no_position_at_all(position: Any):
    with pytest.raises(bh.PositionError):
        bh.make("lineit", players=2).position(position)


def test_defaults():
    """Lists empty, piles 0, the start player in turn, the rest false."""
    view = at(players=3, market=["1", "2", "3", "4", "5"]).view(0)
    assert view["hands"] == view["lines"] == view["bets"] == [[], [], []]
    assert view["piles"] == [0, 0, 0]
    assert (view["start"], view["turn"], view["deck"]) == (0, 0, 0)
    assert view["jackpots"] == {"red": [], "blue": [], "green": [], "yellow": []}
    assert at(start=1).view(0)["turn"] == 1


def test_the_longest_line():
    """LI-6: all numbers and a bet."""
    match = at(last_step=True, lines=[[], [*RISING[::-1], "+5"]], hands=[["+5"], []])
    assert match.actors == (0,)
    match.play("pass")
    assert match.view(0)["piles"] == [0, 97]
    with pytest.raises(bh.PositionError):
        at(last_step=True, lines=[["+3", *RISING, "+5"], []])


def test_all_cards_in_the_deck():
    """LI-1: a position may hold the whole box, and no card more."""
    rest = [*RISING[4:], "+3", "+3", "+4", "+4", "+5", "+5"]
    assert at(market=RISING[:4], deck=rest).view(0)["deck"] == 102
    with pytest.raises(bh.PositionError):
        at(market=RISING[:4], deck=[*rest, *rest])


def test_more_settled_bets_than_there_are():
    with pytest.raises(bh.PositionError, match="only two bets"):
        at(bets=[[3, 3, 4, 4, 5, 5, -5], []], market=["1", "2", "3", "4"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_state_comes_back(players: int):
    draw = random.Random(players)
    game = bh.make("lineit", players=players, hand_limit=draw.randint(1, 3))
    match = game.new(seed=players)
    while not match.over:
        comes_back(match)
        match.play(draw.choice(match.legal(match.actors[0])))
    comes_back(match)


def test_a_match_that_is_over():
    """In a position, too, it is nobody's turn then."""
    match = at(last_step=True, turn=None, piles=[3, 4], hands=[["7"], []])
    assert match.over
    assert match.actors == ()
    assert match.result is not None
    assert match.result.winners == (1,)
    assert bh.replay(match.record()).view(0) == match.view(0)
