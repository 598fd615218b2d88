"""The slow account of Line-it, proved clause by clause."""

from __future__ import annotations

import pytest

from .lineit import LineIt
from .lineit_cards import BETS, NUMBERS, colour, fits, is_line
from .lineit_tables import JACKPOTS, last_step, lineit
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
