"""The slow account of Line-it, proved clause by clause."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from .lineit import LineIt
from .lineit_cards import BETS, NUMBERS, colour, fits, is_line
from .lineit_tables import last_step, lineit, pos
from .proof import refused


def test_li_1_cards_and_colours() -> None:
    """LI-1: 100 numbers in four colours of 25 and six bets."""
    assert len(NUMBERS) == 100
    assert len(BETS) == 6
    for name in ("red", "blue", "green", "yellow"):
        assert len([card for card in NUMBERS if colour(card) == name]) == 25
    assert [colour(card) for card in ("1", "2", "3", "4", "5", "100")] == [
        "red", "blue", "green", "yellow", "red", "yellow",
    ]  # fmt: skip
    with refused():
        LineIt({"players": 2}, NUMBERS, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_li_2_market_and_turns(players: int) -> None:
    """LI-2: players + 2 cards in deck order; from the start marker clockwise, one turn each."""
    deck = NUMBERS + BETS
    match = LineIt({"players": players}, deck, players - 1)
    assert match.market == deck[: players + 2]
    assert match.view(0)["deck"] == 106 - players - 2
    assert match.view(0)["unseen"] == deck[players + 2 :]
    order = []
    for _ in range(players):
        (player,) = match.actors()
        order.append(player)
        match.play(player, f"take {match.market[0]} line")
        match.play(player, "done")
    assert order == [(players - 1 + step) % players for step in range(players)]
    assert (match.start, match.actors()) == (0, (0,))
    assert match.market == deck[players + 2 : 2 * (players + 2)]


def test_li_3_exactly_one_market_card() -> None:
    """LI-3: to the line or to the hand, not `done` before, not twice."""
    match = lineit({"lines": [["7"], []], "hands": [["60"], []]})
    assert match.legal(0) == [
        "take 50 line", "take 50 hand", "take 51 line", "take 51 hand", "take 52 line",
        "take 52 hand",
        "take 53 line", "take 53 hand", "play 60", "close",
    ]  # fmt: skip
    match.play(0, "take 51 hand")
    assert (match.hands[0], match.market, match.taken) == (["60", "51"], ["50", "52", "53"], True)
    assert match.legal(0) == ["play 60", "play 51", "close", "done"]


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_li_3_hand_limit(limit: int) -> None:
    """LI-3 and the option `hand_limit`: a full hand takes no more."""
    hand = ["1", "2", "3"][:limit]
    full = lineit({"hands": [hand, []]}, hand_limit=limit)
    assert not [move for move in full.legal(0) if move.endswith("hand")]
    space = lineit({"hands": [hand[1:], []]}, hand_limit=limit)
    assert len([move for move in space.legal(0) if move.endswith("hand")]) == 4
    with refused():
        lineit({"hands": [["1", "2", "3", "4"][: limit + 1], []]}, hand_limit=limit)


def test_li_3_a_bet_does_not_go_to_a_line_with_a_bet() -> None:
    """LI-3, LI-6: such a bet can be taken to the hand only."""
    match = lineit({"market": ["+3", "50", "51", "52"], "lines": [["+5"], []]})
    assert match.legal(0)[:2] == ["take +3 hand", "take 50 line"]


def test_li_3_equal_bets_are_one_move() -> None:
    """LI-3 and Moves: two equal bets in the market or in the hand are one move, at the first one's
    place.
    """
    match = lineit({"market": ["50", "+4", "51", "+4"], "hands": [["+5", "+5"], []]})
    assert match.legal(0) == ["take 50 line", "take +4 line", "take 51 line", "play +5"]
    match.play(0, "take +4 line")
    assert match.market == ["50", "51", "+4"]


def test_li_4_one_hand_card_a_turn() -> None:
    """LI-4: once a turn, before or after taking."""
    match = lineit({"hands": [["10", "20"], []]})
    match.play(0, "play 10")
    assert (match.lines[0], match.hands[0], match.played) == (["10"], ["20"], True)
    assert not [move for move in match.legal(0) if move.startswith("play")]
    match.play(0, "take 50 hand")
    assert match.legal(0) == ["close", "done"]
    match.play(0, "done")
    assert (match.turn, match.taken, match.played) == (1, False, False)


def test_li_4_the_card_just_taken_may_be_played() -> None:
    """LI-4: take to the hand, then play that very card."""
    match = lineit({"lines": [["10", "20"], []]})
    match.play(0, "take 50 hand")
    assert match.legal(0) == ["play 50", "close", "done"]
    match.play(0, "play 50")
    assert match.lines[0] == ["10", "20", "50"]


def test_li_5_close_more_than_once() -> None:
    """LI-5: before and after taking, as often as there is a line; not an empty one."""
    match = lineit({"lines": [["10"], []], "hands": [["20"], []]})
    match.play(0, "close")
    assert "close" not in match.legal(0)
    match.play(0, "take 50 line")
    match.play(0, "close")
    assert match.legal(0) == ["play 20", "done"]
    match.play(0, "play 20")
    assert match.legal(0) == ["close", "done"]
    match.play(0, "close")
    assert match.turn == 1
    assert match.discards == ["10", "50", "20"]


def test_li_6_lines() -> None:
    """LI-6: the first two numbers fix the direction; a bet does not count for it."""
    assert fits([], "7")
    assert fits([], "+3")
    assert fits(["7"], "3")
    assert fits(["7"], "9")
    assert fits(["7", "9"], "10")
    assert not fits(["7", "9"], "8")
    assert not fits(["7", "9"], "2")
    assert fits(["9", "7"], "6")
    assert not fits(["9", "7"], "8")
    assert fits(["9", "+3"], "7")
    assert fits(["9", "+3"], "10")
    assert fits(["+3", "9"], "7")
    assert fits(["9", "+3", "7"], "6")
    assert not fits(["9", "+3", "7"], "8")
    assert fits(["7", "9"], "+3")
    assert not fits(["7", "+4"], "+3")
    assert not fits(["7", "+3", "9"], "+3")
    assert is_line(["10", "+4", "21"])
    assert not is_line(["10", "21", "15"])
    assert not is_line(["+3", "+4"])
    assert is_line([])


def test_li_7_closing_is_the_only_choice() -> None:
    """LI-7: full hand, nothing fits: close, then the card starts the new line."""
    match = lineit({"lines": [["80", "99"], []], "hands": [["1", "2"], []]})
    assert match.legal(0) == ["close"]
    match.play(0, "close")
    assert match.legal(0) == [
        "take 50 line", "take 51 line", "take 52 line", "take 53 line", "play 1", "play 2",
    ]  # fmt: skip
    match.play(0, "take 52 line")
    assert match.lines[0] == ["52"]


def test_li_7_a_hand_card_that_may_be_played_is_another_choice() -> None:
    """LI-7: a hand card that fits may make room, unless one was played already."""
    match = lineit({"lines": [["80", "98"], []], "hands": [["1", "99"], []]})
    assert match.legal(0) == ["play 99", "close"]
    match = lineit({"lines": [["80", "98"], []], "hands": [["1", "99"], []], "played": True})
    assert match.legal(0) == ["close"]


@pytest.mark.parametrize(
    ("line", "at_least", "exactly"),
    [
        (["+3"], -3, -3),
        (["1", "2", "3", "+3", "4", "5"], -3, -3),
        (["+3", "1", "2", "3"], 3, 3),
        (["1", "+3", "2", "3", "4", "5"], 3, -3),
        (["1", "2", "+4", "3", "4", "5", "6"], 4, 4),
        (["9", "8", "+5", "7", "6", "5", "4"], -5, -5),
    ],
)
def test_li_8_bets(line: list[str], at_least: int, exactly: int) -> None:
    """LI-8: as many number cards after the bet as it says, or more by `at_least`."""
    for rule, points in (("at_least", at_least), ("exactly", exactly)):
        match = lineit({"lines": [line, []], "bets": [[4], []]}, bet_rule=rule)
        match.play(0, "close")
        assert match.bets == [[4, points], []]


@pytest.mark.parametrize("length", [1, 2, 3, 4, 7])
def test_li_9_three_cards_are_discarded(length: int) -> None:
    """LI-9: three number cards go, the others are a point each; a bet is not one of the three."""
    numbers = [str(number) for number in range(1, length + 1)]
    for line in (numbers, ["+5", *numbers]):
        match = lineit({"lines": [line, []], "piles": [2, 0]})
        match.play(0, "close")
        assert match.piles == [2 + max(0, length - 3), 0]
        assert match.lines[0] == []
        assert match.scores()[0] == match.piles[0] + sum(match.bets[0])


JACKPOTS = {"red": ["1", "97"], "blue": ["2"], "green": [], "yellow": ["4"]}


def test_li_10_the_third_card_of_a_colour_wins_the_jackpot() -> None:
    """LI-10: by taking to the line; other jackpots stay; the fourth card wins nothing."""
    match = lineit(
        {
            "lines": [["5", "6", "9"], []],
            "market": ["13", "51", "52", "54"],
            "jackpots": JACKPOTS,
            "hands": [["17"], []],
        }
    )
    match.play(0, "take 13 line")
    assert match.piles == [2, 0]
    assert match.jackpots == {"red": [], "blue": ["2"], "green": [], "yellow": ["4"]}
    match = lineit({"lines": [["5", "9", "13"], []], "hands": [["17"], []], "jackpots": JACKPOTS})
    match.play(0, "play 17")
    assert (match.piles, match.jackpots["red"]) == ([0, 0], ["1", "97"])


def test_li_10_by_playing_and_with_an_empty_jackpot() -> None:
    """LI-10: by a hand card too; an empty jackpot gives nothing; a closed line counts no more."""
    match = lineit({"lines": [["5", "+3", "9"], []], "hands": [["13"], []], "jackpots": JACKPOTS})
    match.play(0, "play 13")
    assert match.piles == [2, 0]
    match = lineit({"lines": [["7", "11"], []], "hands": [["15"], []], "jackpots": JACKPOTS})
    match.play(0, "play 15")
    assert (match.piles, match.jackpots) == ([0, 0], JACKPOTS)
    match = lineit({"lines": [["5", "9"], []], "hands": [["13"], []], "jackpots": JACKPOTS})
    match.play(0, "close")
    match.play(0, "play 13")
    assert match.piles == [0, 0]


def test_li_10_in_the_last_step() -> None:
    """LI-10, LI-13: also in the last step."""
    match = lineit(last_step(lines=[["5", "9"], []], hands=[["13"], ["10"]], jackpots=JACKPOTS))
    match.play(0, "play 13")
    assert (match.piles, match.jackpots["red"], match.turn) == ([2, 0], [], 1)


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
