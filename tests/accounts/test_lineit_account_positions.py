"""The slow account of Line-it: positions, refusals, and random matches to the end."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

from .lineit import LineIt
from .lineit_cards import BETS, NUMBERS, in_sorted_order, is_bet, is_line
from .lineit_tables import LINEIT_VIEW, MARKET, last_step, lineit
from .proof import refused


def test_lineit_turns_end_by_themselves_at_the_start_of_a_position() -> None:
    """LI-11, LI-12, LI-13, LI-14 and Moves: through the end of the round and the last step, if need
    be.
    """
    match = lineit({"taken": True, "market": MARKET[:3]})
    assert (match.turn, match.taken) == (1, False)
    match = lineit({"taken": True, "turn": 1, "market": MARKET[:2]})
    assert (match.turn, match.start, match.market) == (1, 1, ["90", "91", "92", "93"])
    match = lineit(
        {"taken": True, "turn": 1, "market": MARKET[:2], "deck": ["99"], "piles": [1, 0]}
    )
    assert match.over
    assert match.result()["winners"] == [0]
    assert match.jackpots == {"red": [], "blue": ["50"], "green": ["51", "99"], "yellow": []}
    match = lineit(last_step(lines=[["10", "20"], []], hands=[["15"], ["1"]]))
    assert match.turn == 1


def test_lineit_position_is_checked() -> None:
    """LI-1, LI-2, LI-3, LI-6, LI-11, LI-13: impossible positions; the rule file's example."""
    example = {
        "deck": ["12", "+3", "99"], "market": ["57", "+5", "8", "60"], "hands": [["33"], []],
        "lines": [["10", "+4", "21"], []], "piles": [4, 0], "bets": [[4], [-3]],
        "jackpots": {"red": ["1"], "blue": [], "green": [], "yellow": ["4"]},
        "start": 0, "turn": 0, "taken": False, "played": False, "last_step": False,
    }  # fmt: skip
    match = LineIt.from_position({"players": 2}, example)
    assert match.position() == example
    assert match.view(1)["scores"] == [8, -3]
    assert match.view(1)["unseen"] == ["12", "99", "+3"]
    assert match.legal(0) == [
        "take 57 line", "take 57 hand", "take +5 hand", "take 8 hand", "take 60 line",
        "take 60 hand", "play 33", "close",
    ]  # fmt: skip
    bad: list[dict[str, Any]] = [
        {"deck": ["50"]}, {"deck": ["101"]}, {"deck": ["+6"]}, {"deck": ["05"]},
        {"deck": ["+3", "+3"], "bets": [[-3], []]}, {"bets": [[3, -3, 3], []]}, {"bets": [[2], []]},
        {"lines": [["1", "2", "2"], []]}, {"lines": [["1", "5", "3"], []]},
        {"lines": [["+3", "1", "+4"], []]},
        {"hands": [["1", "2", "3"], []]}, {"hands": [[]]}, {"jackpots": {"red": ["2"]}},
        {"jackpots": {"red": ["+3"]}}, {"jackpots": {"pink": []}}, {"piles": [91, 1]},
        {"piles": [-1, 0]},
        {"market": MARKET[:3]}, {"turn": 1}, {"taken": True}, {"last_step": True},
        {"last_step": True, "market": []},
        {"start": 2}, {"turn": None}, {"extra": 0}, last_step(played=True), last_step(taken=True),
    ]  # fmt: skip
    for change in bad:
        with refused():
            lineit(change)
    lineit({"piles": [91, 0]})


def test_lineit_options_are_checked() -> None:
    """Options: ranges of the rule file."""
    for bad in (
        {"players": 1},
        {"players": 6},
        {"hand_limit": 0},
        {"hand_limit": 4},
        {"bet_rule": "more"},
        {"x": 1},
    ):
        with refused():
            LineIt({"players": 2, **bad}, NUMBERS + BETS, 0)
    with refused():
        LineIt({}, NUMBERS + BETS, 0)


def test_lineit_canonical_words_only() -> None:
    """Moves: other spellings are not for the account, and change nothing."""
    match = lineit()
    before = deepcopy(match.__dict__)
    for word in (
        "Take 50 line",
        "take  50 line",
        "take 050 line",
        "take 99 line",
        "done",
        "pass",
        "close",
        "play 50",
        "",
    ):
        with refused():
            match.play(0, word)
    with refused():
        match.play(1, "take 50 line")
    with refused():
        match.legal(2)
    assert match.__dict__ == before


def check_lineit(match: LineIt, options: dict[str, Any]) -> None:
    """LI-1, LI-3, LI-6: cards are conserved, hands and lines are what they may be."""
    cards = match._cards_in_sight() + match.discards
    numbers = [card for card in cards if not is_bet(card)]
    assert len(set(numbers)) == len(numbers)
    assert len(numbers) + sum(match.piles) == 100
    settled = [f"+{abs(points)}" for player in match.bets for points in player]
    assert sorted([card for card in cards if is_bet(card)] + settled) == BETS
    assert all(len(hand) <= options["hand_limit"] for hand in match.hands)
    assert all(is_line(line) for line in match.lines)
    for viewer in [*range(match.players), None]:
        assert set(match.view(viewer)) == LINEIT_VIEW
    if not match.over:
        again = LineIt.from_position(options, match.position())
        assert again.view(0) == match.view(0)


def test_lineit_random_matches() -> None:
    """LI-1 to LI-14: every match ends, cards are conserved, an actor always has a move and never
    just one that ends.
    """
    rng = random.Random(21)
    for _ in range(200):
        options: dict[str, Any] = {
            "players": rng.randint(2, 5),
            "bet_rule": rng.choice(["at_least", "exactly"]),
            "hand_limit": rng.randint(1, 3),
        }
        deck = NUMBERS + BETS
        rng.shuffle(deck)
        match = LineIt(options, deck, rng.randrange(options["players"]))
        assert in_sorted_order(deck) == NUMBERS + BETS
        while not match.over:
            if rng.random() < 0.05:
                check_lineit(match, options)
            (player,) = match.actors()
            moves = match.legal(player)
            assert moves
            assert moves not in (["done"], ["pass"])
            if len(moves) > 1 and "close" in moves and rng.random() < 0.8:
                moves.remove("close")
            match.play(player, rng.choice(moves))
        check_lineit(match, options)
        result = match.result()
        assert sum(result["utility"]) == 0
        assert result["scores"] == match.view(None)["scores"]
        assert match.lines == [[] for _ in range(match.players)]
