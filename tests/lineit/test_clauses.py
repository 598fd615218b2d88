"""Every clause of Line-it (docs/rules/lineit.md), from positions; those from LI-10 on are in
test_clauses_endings.py.
"""

from __future__ import annotations

import pytest

import bluffhouse as bh
from tests.lineit.tables import at, heard, play, refused

CARDS = [*map(str, range(1, 101)), "+3", "+3", "+4", "+4", "+5", "+5"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_li_1_all_cards_are_dealt_from_one_deck(players: int):
    """LI-1: 106 cards, each number once and each bet twice."""
    view = bh.make("lineit", players=players).new(seed=3).view(0)
    assert sorted(view["market"] + view["unseen"]) == sorted(CARDS)
    assert view["deck"] == 106 - players - 2


def test_li_1_unseen_is_sorted():
    """LI-1: numbers ascend, bets come after them."""
    unseen = bh.make("lineit", players=2).new(seed=3).view(0)["unseen"]
    assert unseen == sorted(unseen, key=CARDS.index)


def test_li_1_chance_decides_deck_and_start():
    """LI-1: every player gets the start marker sometimes, and every deck is another."""
    game = bh.make("lineit", players=5)
    views = [game.new(seed).view(None) for seed in range(60)]
    assert {view["start"] for view in views} == set(range(5))
    assert len({tuple(view["market"]) for view in views}) == 60


@pytest.mark.parametrize(
    ("colour", "first"), [("red", 1), ("blue", 2), ("green", 3), ("yellow", 4)]
)
def test_li_1_colours(colour: str, first: int):
    """LI-1: number n has colour (n-1) mod 4, 25 of each."""
    cards = [str(number) for number in range(first, 101, 4)]
    match = at(players=2, last_step=True, jackpots={colour: cards})
    assert match.view(0)["jackpots"][colour] == cards
    assert len(cards) == 25


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_li_2_market_and_turns(players: int):
    """LI-2: players + 2 cards; from the start marker clockwise, one turn each."""
    match = bh.make("lineit", players=players).new(seed=5)
    view = match.view(None)
    assert len(view["market"]) == players + 2
    order = []
    for _ in range(players):
        order.append(match.actors[0])
        play(match, match.legal(match.actors[0])[0], "done")
    assert order == [(view["start"] + k) % players for k in range(players)]
    assert match.view(None)["start"] == (view["start"] + 1) % players
    assert len(match.view(None)["market"]) == players + 2


@pytest.mark.parametrize(("players", "rounds"), [(2, 26), (3, 21), (4, 17), (5, 15)])
def test_li_2_number_of_rounds(players: int, rounds: int):
    """LI-2, LI-12: as many rounds as the deck has markets."""
    match = bh.make("lineit", players=players).new(seed=5)
    takes = 0
    while not match.over:
        legal = match.legal(match.actors[0])
        ends = [move for move in legal if move in ("done", "pass")]
        match.play(ends[0] if ends else legal[0])
        takes += legal[0].startswith("take") and not ends
    assert takes >= rounds * players
    assert sum(move.startswith("take") for _, move in match.moves) == rounds * players


def test_li_3_exactly_one_card():
    """LI-3: a player takes exactly one market card."""
    match = at(lines=[["10"], []])
    refused(match, "done", "Take a card")
    play(match, "take 57 line")
    assert match.view(0)["market"] == ["+5", "8", "60"]
    refused(match, "take 60 line", "already taken")
    assert match.legal(0) == ["close", "done"]


def test_li_3_to_line_or_hand():
    """LI-3: a card goes to the line or to the hand, at its end."""
    match = at(hands=[["33"], []], lines=[["10"], []])
    to_line, to_hand = match.copy(), match.copy()
    play(to_line, "take 57 line")
    play(to_hand, "take 57 hand")
    assert to_line.view(0)["lines"][0] == ["10", "57"]
    assert to_hand.view(0)["hands"][0] == ["33", "57"]


def test_li_3_hand_holds_two():
    """LI-3: a full hand takes nothing."""
    match = at(hands=[["33", "+3"], []])
    assert not any(move.endswith("hand") for move in match.legal(0))
    refused(match, "take 57 hand", "hand is full")


def test_li_3_only_what_is_in_the_market():
    """LI-3: cards come from the market."""
    refused(at(), "take 58 line", "58 is not in the market")
    refused(at(market=["57", "8", "9", "60"]), "take +4 hand", "+4 is not in the market")


def test_li_4_play_once_per_turn():
    """LI-4: one hand card per turn, before or after taking."""
    match = at(hands=[["33", "40"], []], lines=[["10"], []])
    play(match, "play 33")
    assert match.view(0)["played"] is True
    assert match.view(0)["hands"][0] == ["40"]
    refused(match, "play 40", "already played")
    play(match, "take 57 line")
    refused(match, "play 40", "already played")
    play(match, "done")
    assert match.view(0)["played"] is False


def test_li_4_the_card_just_taken():
    """LI-4: it may be the card he just took."""
    match = play(at(), "take 57 hand", "play 57")
    assert match.view(0)["lines"][0] == ["57"]
    assert match.view(0)["hands"][0] == []


def test_li_4_only_own_hand_cards():
    """LI-4: a card that is not in the hand cannot be played."""
    match = at(hands=[["33"], ["40"]])
    refused(match, "play 40", "40 is not in your hand")
    refused(match, "play +3", "+3 is not in your hand")


def test_li_5_close_before_and_after_taking_and_twice():
    """LI-5: at any time, more than once a turn."""
    match = at(hands=[["33"], []], lines=[["10"], []])
    play(match, "close", "take 57 line", "close", "play 33", "close")
    view = match.view(0)
    assert view["turn"] == 1  # nothing was left to decide
    assert view["lines"][0] == []
    assert view["piles"] == [0, 0]


def test_li_5_an_empty_line_cannot_be_closed():
    """LI-5: at least one card."""
    match = at()
    assert "close" not in match.legal(0)
    refused(match, "close", "nothing to close")


def test_li_5_a_line_of_a_bet_can_be_closed():
    """LI-5: a bet is a card."""
    match = at(lines=[["+3"], []])
    assert "close" in match.legal(0)
    assert play(match, "close").view(0)["bets"] == [[-3], []]


def test_li_6_first_two_numbers_fix_the_direction():
    """LI-6: rising or falling, strictly; a bet does not count."""
    rising = at(lines=[["10", "+4", "21"], []], market=["20", "22", "9", "100"])
    assert [m for m in rising.legal(0) if m.endswith("line")] == ["take 22 line", "take 100 line"]
    falling = at(lines=[["+4", "21", "10"], []], market=["20", "22", "9", "1"])
    assert [m for m in falling.legal(0) if m.endswith("line")] == ["take 9 line", "take 1 line"]


@pytest.mark.parametrize("line", [[], ["50"], ["+3"], ["+3", "50"], ["50", "+3"]])
def test_li_6_before_the_second_number_every_number_fits(line: list[str]):
    """LI-6: the first two numbers are free."""
    match = at(lines=[line, []], market=["1", "49", "51", "100"])
    assert sum(move.endswith("line") for move in match.legal(0)) == 4


def test_li_6_one_bet_in_a_line():
    """LI-6: a bet fits anywhere in a line without one."""
    with_bet = at(lines=[["10", "+4", "21"], []])
    assert "take +5 line" not in with_bet.legal(0)
    refused(with_bet, "take +5 line", "already has a bet")
    for line in ([], ["10"], ["10", "21", "30"]):
        match = play(at(lines=[line, []]), "take +5 line")
        assert match.view(0)["lines"][0] == [*line, "+5"]


def test_li_6_what_does_not_fit_is_refused():
    """LI-6: with the direction and the last number as the reason."""
    refused(at(lines=[["10", "21"], []]), "take 8 line", "rises, so only numbers above 21")
    refused(at(lines=[["21", "10"], []]), "take 57 line", "falls, so only numbers below 10")
    refused(at(lines=[["10", "21"], []], hands=[["9"], []]), "play 9", "9 does not fit")


def test_li_7_closing_is_the_only_choice():
    """LI-7: full hand, nothing fits: close, then the card starts the new line."""
    match = at(
        hands=[["33", "12"], []], lines=[["20", "+3", "71"], []], market=["41", "8", "+5", "68"]
    )
    assert match.legal(0) == ["close"]
    play(match, "close", "take 8 line", "play 12")
    assert match.view(0)["lines"][0] == ["8", "12"]
    assert match.view(0)["bets"] == [[-3], []]


def test_li_7_a_playable_card_is_a_choice():
    """LI-7: as long as a hand card may be played, closing is not the only choice."""
    position = {"hands": [["72", "12"], []], "lines": [["20", "+3", "71"], []]}
    match = at(market=["41", "8", "+5", "68"], **position)
    assert match.legal(0) == ["play 72", "close"]
    played = at(market=["41", "8", "+5", "68"], played=True, **position)
    assert played.legal(0) == ["close"]


@pytest.mark.parametrize("value", [3, 4, 5])
@pytest.mark.parametrize("extra", [-1, 0, 1])
def test_li_8_a_bet_is_won_with_enough_numbers_after_it(value: int, extra: int):
    """LI-8: at least as many number cards after the bet as it says; those before do not count."""
    numbers = [str(10 + k) for k in range(value + extra)]
    match = at(lines=[["1", "2", f"+{value}", *numbers], []])
    play(match, "close")
    assert match.view(0)["bets"] == [[value if extra >= 0 else -value], []]
    assert heard(match) == ["close", "bet-won" if extra >= 0 else "bet-lost"]


def test_li_8_bets_are_settled_in_order():
    """LI-8: gains and losses add up, in the order of closing."""
    match = at(lines=[["+5"], []], bets=[[3], [-3]], hands=[["+4"], []])
    play(match, "close", "play +4", "close")
    view = match.view(0)
    assert view["bets"] == [[3, -5, -4], [-3]]
    assert view["scores"] == [-6, -3]


@pytest.mark.parametrize(("numbers", "points"), [(1, 0), (2, 0), (3, 0), (4, 1), (9, 6)])
def test_li_9_three_cards_are_discarded(numbers: int, points: int):
    """LI-9: all number cards but three go to the pile; a bet is neither."""
    line = [str(10 + k) for k in range(numbers)]
    match = play(at(lines=[["+5", *line], []], piles=[2, 0]), "close")
    assert match.view(0)["piles"] == [2 + points, 0]
    assert match.view(0)["lines"] == [[], []]
