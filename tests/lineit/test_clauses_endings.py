"""Clauses LI-10 to LI-15 of Line-it: jackpots, rounds, the last step, points; from positions."""

from __future__ import annotations

from bluffhouse.core.story import story
from tests.lineit.tables import at, heard, play, refused

POTS = {"red": ["1", "33", "85"], "blue": ["2"]}


def test_li_10_third_card_of_a_colour_wins_the_jackpot():
    """LI-10: at once, by a take to the line."""
    match = at(lines=[["9", "21", "46"], []], jackpots=POTS)
    play(match, "take 57 line")
    view = match.view(0)
    assert view["piles"] == [3, 0]
    assert view["jackpots"]["red"] == []
    assert view["jackpots"]["blue"] == ["2"]
    assert heard(match) == ["take-line", "jackpot"]


def test_li_10_by_a_play_and_in_the_last_step():
    """LI-10: by whatever move."""
    lines, hands = [["9", "21", "46"], []], [["57"], []]
    match = at(lines=lines, hands=hands, jackpots=POTS, market=["3", "4", "5", "6"])
    assert play(match, "play 57").view(0)["piles"] == [3, 0]
    last = at(lines=lines, hands=hands, jackpots=POTS, last_step=True)
    assert play(last, "play 57").view(0)["piles"] == [4, 0]  # and the fourth number


def test_li_10_not_by_a_take_to_the_hand():
    """LI-10: the card has to be placed in the line."""
    match = at(lines=[["9", "21", "46"], []], jackpots=POTS)
    assert play(match, "take 57 hand").view(0)["piles"] == [0, 0]
    assert play(match, "play 57").view(0)["piles"] == [3, 0]


def test_li_10_an_empty_jackpot_gives_nothing_and_the_fourth_never_wins():
    """LI-10: only the third card counts."""
    empty = play(at(lines=[["9", "21", "46"], []]), "take 57 line")
    assert empty.view(0)["piles"] == [0, 0]
    assert heard(empty) == ["take-line"]
    fourth = play(at(lines=[["5", "9", "21"], []], jackpots=POTS), "take 57 line")
    assert fourth.view(0)["piles"] == [0, 0]
    assert fourth.view(0)["jackpots"]["red"] == POTS["red"]


def test_li_10_a_new_line_counts_from_zero():
    """LI-10: cards of a closed line no longer count."""
    match = at(lines=[["9", "21", "46"], []], jackpots=POTS)
    assert play(match, "close", "take 57 line").view(0)["piles"] == [0, 0]


def test_li_11_the_market_goes_to_the_jackpots():
    """LI-11: numbers to their colours in market order, bets out; the start marker goes left."""
    match = at(
        players=3,
        market=["60", "+5", "57", "8"],
        deck=["11", "12", "13", "14", "15", "16"],
        jackpots={"yellow": ["4"]},
        start=2,
        turn=0,
        lines=[["1"], ["2"], []],
    )
    play(match, "take 57 line", "done", "close", "take 8 line", "done")
    view = match.view(None)
    assert view["jackpots"] == {"red": [], "blue": [], "green": [], "yellow": ["4", "60"]}
    assert (view["start"], view["turn"]) == (0, 0)
    assert view["market"] == ["11", "12", "13", "14", "15"]
    assert view["unseen"] == ["16"]
    assert heard(match)[-3:] == ["done", "market-cleared", "market"]
    settled = [points for bets in view["bets"] for points in bets]
    assert settled == []  # the +5 left over is nobody's


def last_turn(deck: list[str], **position: object):
    """The last turn of a round, with a card in hand so that the last step stops somewhere."""
    return at(
        deck=deck,
        market=["57", "8", "+5"],
        turn=1,
        hands=[["40"], ["41"]],
        lines=[["30"], ["31"]],
        **position,
    )


def test_li_12_a_short_deck_is_used_up():
    """LI-12: its numbers follow the market's to their jackpots, in order; bets are discarded."""
    match = play(last_turn(["12", "+3", "99"]), "take 57 line", "done")
    view = match.view(None)
    assert view["last_step"] is True
    assert (view["deck"], view["unseen"], view["market"]) == (0, [], [])
    assert view["jackpots"] == {"red": [], "blue": [], "green": ["99"], "yellow": ["8", "12"]}
    assert heard(match) == ["take-line", "done", "market-cleared", "deck-used-up", "last-step"]


def test_li_12_a_deck_of_exactly_one_market_is_played():
    """LI-12: fewer cards than a market, not as many."""
    match = play(last_turn(["12", "+3", "99", "98"]), "take 57 line", "done")
    assert match.view(None)["market"] == ["12", "+3", "99", "98"]
    assert match.view(None)["last_step"] is False


def test_li_12_is_looked_at_after_a_round_only():
    """LI-12: a round that has begun is played to its end."""
    match = at(lines=[["10"], []])
    play(match, "take 57 line", "done")
    assert match.actors == (1,)
    assert match.view(1)["last_step"] is False


def test_li_13_last_step_from_the_start_marker():
    """LI-13: it has been passed on already; one card that fits, or pass; no closing."""
    match = play(last_turn([]), "take 57 hand", "done")
    assert match.view(None)["start"] == 1
    assert match.actors == (1,)
    assert match.legal(1) == ["play 41", "play 57", "pass"]
    play(match, "play 57")
    assert match.actors == (0,)


def test_li_13_play_or_pass():
    """LI-13: a card that fits may be played or kept; playing ends the turn."""
    match = at(
        last_step=True,
        start=1,
        hands=[["40", "+3"], ["41", "42"]],
        lines=[["30"], ["31", "32"]],
    )
    assert match.legal(1) == ["play 41", "play 42", "pass"]
    refused(match, "close", "last step")
    refused(match, "done", "last step")
    refused(match, "take 57 line", "last step")
    play(match, "play 42")
    assert match.actors == (0,)
    assert match.legal(0) == ["play 40", "play +3", "pass"]
    play(match, "pass")
    assert match.over


def test_li_13_pass_belongs_to_the_last_step():
    """LI-13: nobody passes before."""
    refused(at(), "pass", "last step only")


def test_li_13_who_cannot_play_is_passed_over():
    """LI-13: with nothing but `pass` left a turn ends by itself."""
    match = at(
        players=4,
        last_step=True,
        hands=[["5"], [], ["6"], ["+3"]],
        lines=[["10", "20"], ["11"], ["12", "22"], ["+4"]],
    )
    assert match.over


def test_li_14_every_line_is_closed_and_points_are_counted():
    """LI-14: pile plus and minus bets; hands count nothing."""
    match = at(
        last_step=True,
        hands=[["100", "99"], ["1"]],
        lines=[["10", "11", "12", "13", "14"], ["+3", "50", "51", "52", "53"]],
        piles=[14, 3],
        bets=[[4, -3], []],
    )
    play(match, "play 100")
    assert match.over
    view = match.view(0)
    assert view["lines"] == [[], []]
    assert view["piles"] == [17, 4]
    assert view["bets"] == [[4, -3], [3]]
    assert view["hands"] == [["99"], ["1"]]
    assert view["scores"] == [18, 7]
    assert (view["turn"], view["last_step"], view["moves"]) == (None, True, [])
    assert match.result is not None
    assert match.result.scores == (18, 7)
    assert match.result.winners == (0,)
    assert match.result.losers == (1,)
    assert match.result.utility == (1, -1)
    assert match.result.reason == "most points"
    assert heard(match) == ["play", "final-close", "final-close", "bet-won", "win"]


def test_li_14_a_tie_is_shared():
    """LI-14: the most points win, also together."""
    match = at(players=3, last_step=True, piles=[2, 5, 0], bets=[[3], [], [-5]])
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0, 1)
    assert match.result.utility == (0.5, 0.5, -1)
    assert match.result.reason == "tie"
    (opening,) = story(match, None)
    assert [event["event"] for event in opening.events] == ["shared-win", "shared-win"]


def test_li_14_below_nothing():
    """LI-14: also losses are compared."""
    match = at(last_step=True, bets=[[-4], [-3]])
    assert match.result is not None
    assert match.result.winners == (1,)


def test_li_15_hands_are_open():
    """LI-15: every card was taken openly, so everybody sees every hand."""
    match = at(hands=[["33"], ["40", "+3"]])
    for viewer in (None, 0, 1):
        assert match.view(viewer)["hands"] == [["33"], ["40", "+3"]]
        assert "held" not in match.view(viewer)


def test_li_15_hands_that_are_not_shown():
    """LI-15: one's own cards, and how many the others hold; a spectator sees numbers only."""
    match = at({"open_hands": False}, hands=[["33"], ["40", "+3"]], deck=["12", "99"])
    shown = {viewer: match.view(viewer)["hands"] for viewer in (None, 0, 1)}
    assert shown == {None: [None, None], 0: [["33"], None], 1: [None, ["40", "+3"]]}
    for viewer in (None, 0, 1):
        assert match.view(viewer)["held"] == [1, 2]
        assert match.view(viewer)["deck"] == 2
    assert match.view(0)["unseen"] == ["12", "40", "99", "+3"]
    assert match.view(1)["unseen"] == ["12", "33", "99"]
    assert match.view(None)["unseen"] == ["12", "33", "40", "99", "+3"]
