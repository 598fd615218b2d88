"""The account of Line-it: the end of rounds, the last step, hands and points (LI-11 to LI-15)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from .lineit import LineIt
from .lineit_cards import BETS, NUMBERS
from .lineit_tables import JACKPOTS, last_step, lineit, pos
from .proof import refused


def test_li_11_end_of_a_round() -> None:
    """LI-11: numbers to their jackpots, bets away, the marker to the left, a new market."""
    match = lineit(
        {"market": ["50", "+3", "52"], "turn": 1, "lines": [[], ["3"]], "jackpots": JACKPOTS}
    )
    match.play(1, "take 50 line")
    match.play(1, "done")
    assert match.jackpots == {"red": ["1", "97"], "blue": ["2"], "green": [], "yellow": ["4", "52"]}
    assert (match.start, match.turn) == (1, 1)
    assert (match.market, match.deck) == (["90", "91", "92", "93"], ["94"])
    assert match.discards == ["+3"]


def test_li_12_deck_used_up() -> None:
    """LI-12: fewer than a market: numbers to jackpots, bets away, the last step; exactly a market
    is played.
    """
    end = {
        "market": ["50", "51", "52"],
        "turn": 1,
        "lines": [["10"], ["1"]],
        "hands": [["20"], ["60"]],
    }
    match = lineit({**end, "deck": ["90", "+5", "91"]})
    match.play(1, "take 50 line")
    match.play(1, "done")
    assert (match.last_step, match.turn, match.start) == (True, 1, 1)
    assert match.jackpots == {"red": [], "blue": ["90"], "green": ["51", "91"], "yellow": ["52"]}
    assert (match.market, match.view(None)["deck"], match.view(None)["unseen"]) == ([], 0, [])
    assert match.discards == ["+5"]
    match = lineit({**end, "deck": ["90", "+5", "91", "92"]})
    match.play(1, "take 50 line")
    match.play(1, "done")
    assert not match.last_step
    assert match.market == ["90", "+5", "91", "92"]


@pytest.mark.parametrize(("players", "left"), [(2, 2), (3, 1), (4, 4), (5, 1)])
def test_li_12_cards_left_of_a_whole_deck(players: int, left: int) -> None:
    """LI-12: 106 cards in markets of players + 2: so many are left over."""
    match = LineIt({"players": players}, NUMBERS + BETS, 0)
    rounds = 0
    while not match.over and not match.last_step:
        if (match.turn, match.taken) == (match.start, False):
            rounds += 1
        (player,) = match.actors()
        match.play(player, match.legal(player)[0] if not match.taken else "done")
    assert 106 - rounds * (players + 2) == left


def test_li_13_last_step() -> None:
    """LI-13: from the start marker, one fitting hand card or pass, no closing, one move each."""
    match = lineit(
        last_step(start=1, turn=1, lines=[["10", "20"], ["5"]], hands=[["30", "+3"], ["7", "8"]])
    )
    assert match.legal(1) == ["play 7", "play 8", "pass"]
    match.play(1, "play 8")
    assert (match.turn, match.hands[1], match.lines[1]) == (0, ["7"], ["5", "8"])
    assert match.legal(0) == ["play 30", "play +3", "pass"]
    assert not match.view(0)["played"]
    assert not match.view(0)["taken"]
    match.play(0, "pass")
    assert match.over


LAST = last_step(hands=[["55", "60", "2"], ["41"]], lines=[["30", "50"], ["31", "40"]])


@pytest.mark.parametrize(
    ("cards", "rule", "moves"),
    [
        (1, "may", ["play 55", "play 60", "pass"]),
        (1, "must", ["play 55", "play 60"]),
        (2, "may", ["play 55", "play 60", "pass"]),
        (2, "must", ["play 55", "play 60"]),
    ],
)
def test_li_13_other_last_steps(cards: int, rule: str, moves: list[str]) -> None:
    """LI-13 and the options `last_cards` and `last_card`."""
    options = {"hand_limit": 3, "last_cards": cards, "last_card": rule}
    match = lineit(LAST, **options)
    assert match.legal(0) == moves
    match.play(0, "play 55")
    if cards == 1:
        assert match.actors() == (1,)
        return
    assert match.legal(0) == ["play 60", *(["pass"] if rule == "may" else [])]
    match.play(0, "play 60")
    assert match.actors() == (1,)
    other = lineit(LAST, **options)
    other.play(0, "play 60")  # then 55 does not fit any more
    assert other.actors() == (1,)


def test_li_13_nothing_fits() -> None:
    """LI-13: with `must` nothing is played then, and nobody is asked."""
    nothing = {**LAST, "hands": [["2"], ["3"]]}
    assert lineit(nothing, last_card="must").over
    with refused():
        lineit({**LAST, "hands": [[], []], "played": True})


def test_li_15_hands() -> None:
    """LI-15: open, or one's own and how many the others hold."""
    changes = {"hands": [["33"], ["40", "+3"]], "deck": ["12", "99"]}
    shown = lineit(changes).view(0)
    assert (shown["hands"], shown["unseen"]) == ([["33"], ["40", "+3"]], ["12", "99"])
    assert "held" not in shown
    hidden = lineit(changes, open_hands=False)
    assert hidden.view(0)["hands"] == [["33"], None]
    assert hidden.view(0)["unseen"] == ["12", "40", "99", "+3"]
    assert hidden.view(None)["hands"] == [None, None]
    assert hidden.view(1)["held"] == [1, 2]


def test_li_14_points_and_winner() -> None:
    """LI-14: every line is closed, hands count nothing, the most points win."""
    match = lineit(
        last_step(
            lines=[["10", "20", "30", "40", "50"], ["+3", "5"]],
            hands=[["60"], []],
            piles=[1, 9],
            bets=[[4], [-5]],
        )
    )
    match.play(0, "pass")
    assert match.over
    assert match.actors() == ()
    view = match.view(None)
    assert (view["turn"], view["lines"], view["hands"]) == (None, [[], []], [["60"], []])
    assert (view["piles"], view["bets"], view["scores"]) == ([3, 9], [[4], [-5, -3]], [7, 1])
    assert match.result() == {
        "scores": [7, 1], "winners": [0], "losers": [1], "utility": [Fraction(1), Fraction(-1)],
    }  # fmt: skip
    with refused():
        match.play(0, "pass")


def test_li_14_a_tie_is_shared() -> None:
    """LI-14 and the README: 1/k to each winner, -1/(n-k) to the others, 0 if all tie. It ends by
    itself here.
    """
    empty: list[list[Any]] = [[], [], []]
    position = pos(**last_step(hands=empty, lines=empty, bets=empty, piles=[4, 4, 1]))
    match = LineIt.from_position({"players": 3}, position)
    assert match.over
    assert match.result() == {
        "scores": [4, 4, 1], "winners": [0, 1], "losers": [2],
        "utility": [Fraction(1, 2), Fraction(1, 2), Fraction(-1)],
    }  # fmt: skip
    match = LineIt.from_position({"players": 3}, {**position, "piles": [2, 2, 2]})
    assert match.result() == {
        "scores": [2, 2, 2], "winners": [0, 1, 2], "losers": [], "utility": [Fraction(0)] * 3,
    }  # fmt: skip


def test_lineit_turns_end_by_themselves() -> None:
    """LI-3, LI-5 and Moves: nothing left but `done`, or but `pass`; not while a line could be
    closed.
    """
    match = lineit({"hands": [["+3"], []], "lines": [["10"], []]})
    match.play(0, "close")
    match.play(0, "play +3")
    match.play(0, "close")
    match.play(0, "take 50 hand")  # played already, no line: nothing but done
    assert match.turn == 1
    match = lineit()
    match.play(0, "take 50 line")
    assert (match.turn, match.legal(0)) == (0, ["close", "done"])
    match.play(0, "close")
    assert match.turn == 1
    match = lineit()
    match.play(0, "take 50 hand")
    assert match.legal(0) == ["play 50", "done"]
