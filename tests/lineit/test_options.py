"""Every option of Line-it changes something, and bad ones are refused."""

from __future__ import annotations

from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.story import story, tell
from bluffhouse.core.words import LANGUAGES, words
from tests.lineit.tables import at, play, refused


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players(players: int):
    view = bh.make("lineit", players=players).new(seed=1).view(None)
    assert view["players"] == len(view["hands"]) == len(view["lines"]) == players


@pytest.mark.parametrize(("after", "points"), [(2, -3), (3, 3), (4, -3)])
def test_bet_rule_exactly(after: int, points: int):
    """LI-8: one too many loses, too."""
    line = ["1", "+3", *(str(10 + k) for k in range(after))]
    assert play(at({"bet_rule": "exactly"}, lines=[line, []]), "close").view(0)["bets"][0] == [
        points
    ]
    at_least = play(at({"bet_rule": "at_least"}, lines=[line, []]), "close")
    assert at_least.view(0)["bets"][0] == [3 if after >= 3 else -3]


def test_bet_rule_at_the_end():
    """LI-8, LI-14: also when every line is closed."""
    line = ["+3", "10", "11", "12", "13"]
    for rule, points in (("at_least", 3), ("exactly", -3)):
        assert at({"bet_rule": rule}, last_step=True, lines=[line, []]).view(0)["bets"][0] == [
            points
        ]


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_hand_limit(limit: int):
    """LI-3."""
    hand = ["10", "20", "30"][:limit]
    refused(at({"hand_limit": limit}, hands=[hand, []]), "take 57 hand", f"it holds {limit} card")
    match = play(at({"hand_limit": limit}, hands=[hand[1:], []]), "take 57 hand")
    assert len(match.view(0)["hands"][0]) == limit
    with pytest.raises(bh.PositionError, match=rf"hands\[1\].* at most {limit}"):
        at({"hand_limit": limit}, hands=[[], [*hand, "50"]])


LAST: dict[str, Any] = {
    "last_step": True,
    "hands": [["55", "60", "2"], ["41"]],
    "lines": [["30", "50"], ["31", "40"]],
}


def last_step(**options: Any) -> bh.Match:
    """Of the first hand 55 and 60 fit, in this order only."""
    return at({"hand_limit": 3, **options}, **LAST)


def test_last_cards():
    """LI-13: one card, or two that fit one after the other; each may be the last."""
    one = play(last_step(), "play 55")
    assert one.actors == (1,)
    two = play(last_step(last_cards=2), "play 55")
    assert two.actors == (0,)
    assert two.view(0)["played"] is True
    assert two.legal(0) == ["play 60", "pass"]
    refused(two, "play 2", "does not fit")
    assert play(two.copy(), "pass").actors == (1,)
    assert play(two, "play 60").actors == (1,)
    assert two.view(None)["lines"][0] == ["30", "50", "55", "60"]
    alone = play(last_step(last_cards=2), "play 60")  # 55 does not fit any more
    assert alone.actors == (1,)
    assert play(alone, "play 41").over  # and nothing else is in that hand


def test_last_cards_count_in_the_last_step_only():
    """LI-4: in an ordinary turn one card is played all the same."""
    match = play(at({"last_cards": 2}, hands=[["33", "40"], []]), "play 33")
    refused(match, "play 40", "already played")


def test_last_card_must():
    """LI-13: a card that fits has to be played; which one is for its player to choose."""
    match = last_step(last_card="must")
    assert match.legal(0) == ["play 55", "play 60"]
    refused(match, "pass", "must be played")
    play(match, "play 60")
    assert match.legal(1) == ["play 41"]
    assert play(match, "play 41").over
    assert last_step().legal(0) == ["play 55", "play 60", "pass"]


def test_last_card_must_not_if_none_fits():
    """LI-13: then nothing is played, and nobody is asked."""
    assert at({"last_card": "must"}, **{**LAST, "hands": [["2"], ["3"]]}).over


def test_last_card_must_with_two_cards():
    """LI-13: also the second, if it still fits."""
    match = play(last_step(last_card="must", last_cards=2), "play 55")
    assert match.legal(0) == ["play 60"]
    refused(match, "pass", "must be played")
    assert play(match, "play 60").actors == (1,)
    freed = play(last_step(last_card="must", last_cards=2), "play 60")
    assert freed.actors == (1,)


@pytest.mark.parametrize("rule", ["may", "must"])
@pytest.mark.parametrize("cards", [1, 2])
def test_the_last_step_is_announced_as_it_is_played(rule: str, cards: int):
    """LI-13: in every language another sentence for every table."""
    match = last_step(last_cards=cards, last_card=rule)
    (event,) = story(match, None)[0].events
    assert (event["event"], event["count"], event["rule"]) == ("last-step", cards, rule)
    for lang in LANGUAGES:
        said = words(lang, "lineit").say("last-step-rule", count=cards, rule=rule)
        assert said in tell(event, words(lang, "lineit"), ["Ada", "Boris"], None)
        assert ("2" in said) == (cards == 2)


def test_a_second_card_to_come_is_a_position():
    """LI-13: `played` in the last step is possible at tables of two cards alone."""
    position = {**LAST, "played": True}
    assert at({"hand_limit": 3, "last_cards": 2}, **position).legal(0)[-1] == "pass"
    with pytest.raises(bh.PositionError, match="played"):
        at({"hand_limit": 3}, **position)
    match = play(last_step(last_cards=2), "play 55")
    written = match.game.room.write(match.game, match.snapshot())
    assert match.game.position(written).view(0) == match.view(0)


def test_defaults():
    assert bh.make("lineit", players=3).options == {
        "players": 3,
        "bet_rule": "at_least",
        "hand_limit": 2,
        "last_cards": 1,
        "last_card": "may",
        "open_hands": True,
    }


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({}, "players"),
        ({"players": 1}, "2–5"),
        ({"players": 6}, "2–5"),
        ({"players": True}, "2–5"),
        ({"players": 2, "hand_limit": 0}, "1–3"),
        ({"players": 2, "hand_limit": 4}, "1–3"),
        ({"players": 2, "bet_rule": "at most"}, "at_least, exactly"),
        ({"players": 2, "bet_rule": 1}, "at_least, exactly"),
        ({"players": 2, "last_cards": 0}, "1–2"),
        ({"players": 2, "last_cards": 3}, "1–2"),
        ({"players": 2, "last_card": "might"}, "may, must"),
        ({"players": 2, "open_hands": 1}, "true, false"),
        ({"players": 2, "jokers": 1}, "bet_rule"),
    ],
)
def test_bad_options(options: dict[str, Any], says: str):
    with pytest.raises(bh.OptionError, match=says):
        bh.make("lineit", **options)
