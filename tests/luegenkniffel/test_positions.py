"""Positions of Lügen-Kniffel: what is impossible, what may be left out, and that they come back."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.core.story import story
from tests.luegenkniffel.tables import NAMES, OPTIONS, at, card, full_but, random_move
from tests.positions import comes_back

#: The position of the rules.
POSITION: dict[str, Any] = {
    "cards": [
        {"points": {"fours": 12, "kniffel": "x"}, "lies": {"fours": 1, "kniffel": 2}},
        {"points": {}, "lies": {}},
    ],
    "roller": 0,
    "rolls": 2,
    "dice": [4, 4, 4, 2, 5],
    "lying": [4, 4],
    "said": None,
    "answers": {"1": "doubt"},
    "last_turns": None,
    "shown": None,
}
SHOWN = {"roller": 1, "said": "fours 3", "dice": [4, 4, 4, 2, 5], "truth": True, "doubters": [0]}
FULL = full_but()
OVER = {
    "cards": [FULL, card()],
    "roller": None,
    "rolls": 0,
    "dice": None,
    "lying": None,
    "answers": {},
    "last_turns": [],
}


def test_the_position_of_the_rules():
    """Answers to nothing are forgotten."""
    match = bh.make("luegenkniffel", players=2).position(POSITION)
    view = match.view(0)
    for key in ("cards", "roller", "rolls", "said", "last_turns", "shown"):
        assert view[key] == POSITION[key], key
    assert (view["dice"], view["lying"]) == ([2, 4, 4, 4, 5], [4, 4])
    assert (view["answered"], view["answers"]) == ([], {})
    assert match.view(1)["dice"] is None
    assert view["totals"] == [12, 0]


def test_what_may_be_left_out():
    game = bh.make("luegenkniffel", players=2)
    needed = {key: POSITION[key] for key in ("cards", "roller", "rolls", "dice")}
    view = game.position(needed).view(0)
    assert view["lying"] == []
    assert [view[key] for key in ("said", "last_turns", "shown")] == [None] * 3
    assert view["rolloff"] == []
    for key in needed:
        left = {name: value for name, value in needed.items() if name != key}
        with pytest.raises(bh.PositionError, match=f"lacks “{key}”"):
            game.position(left)
    assert game.position({**needed, "cards": [{}, {"points": {}}]}).view(0)["totals"] == [0, 0]
    nulls = {**needed, "lying": None, "answers": None}
    assert game.position(nulls).view(0) == game.position({**needed, "lying": []}).view(0)


def test_strikes():
    """LK-16: an `x` without its strikes is accepted, and strikes go on counting to 2."""
    match = at(cards={1: card({"fours": "x"}, twos=0)})
    assert match.view(0)["cards"][1] == card({"fours": "x"})
    for strikes in (1, 2, 2):
        turn = at(cards={1: match.view(0)["cards"][1]})
        turn.play("say fours 3")
        turn.play("doubt", 1)
        turn.play("believe", 2)
        match = turn
        assert match.view(0)["cards"][1] == card({"fours": "x"}, fours=strikes)


def cards(first: dict[str, Any], second: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"cards": [first, second or {}]}


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"turn": 0}, "no “turn”"),
    ({"cards": {}}, "“cards” must be a list"),
    ({"cards": [{}]}, "“cards” must have 2 entries"),
    ({"cards": [[], {}]}, r"“cards\[0\]” must be a mapping"),
    (cards({"bonus": 35}), r"no “cards\[0\]\.bonus”"),
    (cards({"points": []}), r"“cards\[0\]\.points” must be a mapping"),
    (cards({"lies": None}), r"“cards\[0\]\.lies” must be a mapping"),
    (cards({"points": {"sevens": 7}}), r"no “cards\[0\]\.points\.sevens”"),
    (cards({"lies": {"full house": 1}}), r"no “cards\[0\]\.lies\.full house”"),
    (cards({"points": {"fours": 13}}), r"cards\[0\]\.points\.fours.*4, 8, 12, 16, 20.*not 13"),
    (cards({"points": {"fours": 24}}), r"cards\[0\]\.points\.fours"),
    (cards({"points": {"fours": 0}}), r"cards\[0\]\.points\.fours"),
    (cards({"points": {"three": 4}}), r"cards\[0\]\.points\.three.*5–30"),
    (cards({"points": {"four": 31}}), r"cards\[0\]\.points\.four"),
    (cards({"points": {"fullhouse": 30}}), r"cards\[0\]\.points\.fullhouse.*\(25\)"),
    (cards({}, {"points": {"kniffel": "X"}}), r"cards\[1\]\.points\.kniffel"),
    (cards({"points": {"chance": True}}), r"cards\[0\]\.points\.chance"),
    (cards({"points": {"chance": 20.0}}), r"cards\[0\]\.points\.chance"),
    (cards({"points": {"chance": None}}), r"cards\[0\]\.points\.chance"),
    (cards({"points": {"chance": [5]}}), r"cards\[0\]\.points\.chance"),
    (cards({"lies": {"ones": 3}}), r"“cards\[0\]\.lies\.ones” must be a whole number from 0 to 2"),
    (cards({"lies": {"ones": -1}}), r"cards\[0\]\.lies\.ones"),
    (cards({"lies": {"ones": True}}), r"cards\[0\]\.lies\.ones"),
    (cards({"lies": {"ones": 2}}), "two strikes strike the points field, too"),
    (cards({"points": {"ones": 3}, "lies": {"ones": 2}}), "two strikes"),
    (cards(FULL), "“roller”: player 0 has no open field"),
    (cards({}, FULL), "“last_turns”: the card of player 1 is full"),
    ({"roller": 2}, "“roller” must be a whole number from 0 to 1"),
    ({"roller": "0"}, "“roller” must be a whole number"),
    ({"roller": None}, "“roller”: a match that is over"),
    ({"rolls": 0}, "“rolls” must be a whole number from 1 to 3"),
    ({"rolls": 4}, "“rolls”"),
    ({"rolls": None}, "“rolls”"),
    ({"dice": [4, 4, 4, 2]}, "“dice” must have 5 entries"),
    ({"dice": [4, 4, 4, 2, 7]}, "“dice” must be a whole number from 1 to 6"),
    ({"dice": [4, 4, 4, 2, 0]}, "“dice” must be a whole number from 1 to 6"),
    ({"dice": None}, "“dice” must be a list"),
    ({"dice": "44425"}, "“dice” must be a list"),
    ({"lying": [3]}, "“lying” must be among the dice"),
    ({"lying": [4, 4, 4, 4]}, "“lying” must be among the dice"),
    ({"lying": [4, 4, 4, 2, 5]}, "“lying”: after the first roll.*at most four"),
    ({"rolls": 1}, "“lying”: after the first roll no die lies yet"),
    ({"lying": [9]}, "“lying” must be a whole number"),
    ({"lying": 4}, "“lying” must be a list"),
    ({"said": "fours 3"}, "this field of the roller’s card is closed: fours"),
    ({"said": "kniffel"}, "this field of the roller’s card is closed: Kniffel"),
    ({"said": "say ones 3"}, "“said” must be an announcement"),
    ({"said": "ones"}, "“said” must be an announcement"),
    ({"said": 3}, "“said” must be an announcement"),
    ({"said": ["ones 3"]}, "“said” must be an announcement"),
    ({"answers": {"0": "doubt"}}, r"“answers\.0”: only the other players answer \(1\)"),
    ({"answers": {"2": "doubt"}}, r"“answers\.2”"),
    ({"answers": {1: "doubt"}}, r"“answers\.1”"),
    ({"answers": {"01": "doubt"}}, r"“answers\.01”"),
    ({"answers": {"1": "no"}}, r"“answers\.1” must be one of believe, doubt"),
    ({"answers": {"1": None}}, r"“answers\.1” must be one of"),
    ({"answers": ["doubt"]}, "“answers” must be a mapping"),
    ({"said": "ones 3", "answers": {"1": "doubt"}}, "if all answers were in"),
    ({"last_turns": [0, 1]}, "“last_turns” must be null as long as no card is full"),
    ({"last_turns": []}, "“last_turns” must be null"),
    ({**cards({}, FULL), "last_turns": []}, "“last_turns” must begin with the roller, 0"),
    ({**cards({}, FULL), "last_turns": [1]}, "“last_turns” must begin with the roller"),
    ({**cards({}, FULL), "last_turns": [0, 0]}, "nobody twice"),
    ({**cards({}, FULL), "last_turns": [0, 1]}, "the card of player 1 is full, so no last turn"),
    ({**cards({}, FULL), "last_turns": [0, 2]}, "“last_turns” must be a whole number"),
    ({**cards({}, FULL), "last_turns": 0}, "“last_turns” must be a list"),
    ({"shown": []}, "“shown” must be a mapping"),
    ({"shown": {}}, r"lacks “shown\.roller”"),
    ({"shown": {**SHOWN, "winner": 0}}, r"no “shown\.winner”"),
    ({"shown": {**SHOWN, "roller": None}}, r"“shown\.roller”"),
    ({"shown": {**SHOWN, "said": "sevens 2"}}, r"“shown\.said”"),
    ({"shown": {**SHOWN, "dice": [4, 4]}}, r"“shown\.dice”"),
    ({"shown": {**SHOWN, "truth": False}}, r"“shown\.truth” contradicts the dice"),
    ({"shown": {**SHOWN, "truth": 1}}, r"“shown\.truth” must be true or false"),
    ({"shown": {**SHOWN, "said": "fours 2"}}, r"“shown\.truth” contradicts the dice"),
    ({"shown": {**SHOWN, "doubters": []}}, r"“shown\.doubters”"),
    ({"shown": {**SHOWN, "doubters": [1]}}, r"“shown\.doubters”.*not the roller"),
    ({"shown": {**SHOWN, "doubters": [0, 0]}}, r"“shown\.doubters”"),
    ({"shown": {**SHOWN, "doubters": [2]}}, r"“shown\.doubters” must be a whole number"),
    ({"rolloff": [[1, 2, 3]]}, r"“rolloff\[0\]” must have 2 entries"),
    ({"rolloff": [[1, 7]]}, r"“rolloff\[0\]” must be a whole number"),
    ({"rolloff": [[1, 1]] * 25}, "“rolloff”: at most 24 throws"),
    ({"rolloff": 6}, "“rolloff” must be a list"),
    ({**OVER, "cards": [{}, {}]}, "“roller”: a match that is over has a full card"),
    ({**OVER, "last_turns": None}, "“roller”: a match that is over"),
    ({**OVER, "last_turns": [1]}, "“roller”: a match that is over"),
    ({**OVER, "dice": [1, 2, 3, 4, 5]}, "“roller”: a match that is over"),
    ({**OVER, "rolls": 1}, "“roller”: a match that is over"),
    ({**OVER, "said": "ones 3"}, "“roller”: a match that is over"),
    ({"seed": -1}, "seed"),
]


@pytest.mark.parametrize(("change", "says"), IMPOSSIBLE)
def test_impossible(change: dict[str, Any], says: str):
    with pytest.raises(bh.PositionError, match=says) as caught:
        bh.make("luegenkniffel", players=2).position({**POSITION, **change})
    for lang in ("de", "bg"):
        assert caught.value.say(lang)


def test_answers_in_turn():
    """LK-10: with open doubts they come from the roller's left."""
    position = {"players": 4, "roller": 2, "said": "fours 3"}
    match = at({"doubts": "open"}, **position, answers={"3": "doubt", "0": "believe"})
    assert match.actors == (1,)
    for answers in ({"0": "doubt"}, {"3": "doubt", "1": "doubt"}):
        at({"doubts": "secret"}, **position, answers=answers)
        with pytest.raises(bh.PositionError, match="from the roller’s left"):
            at({"doubts": "open"}, **position, answers=answers)


def test_last_turns_in_order():
    """LK-18: clockwise from the roller; whether everybody is in them is not examined."""
    position: dict[str, Any] = {"players": 4, "roller": 2, "cards": {1: FULL}}
    for turns in ([2], [2, 3], [2, 0], [2, 3, 0]):
        assert at(**position, last_turns=turns).view(None)["last_turns"] == turns
    for turns in ([2, 0, 3], [3, 2], [2, 3, 3]):
        with pytest.raises(bh.PositionError, match="begin with the roller, 2"):
            at(**position, last_turns=turns)


@pytest.mark.parametrize("position", [None, [], "position", 7])
def test_no_position_at_all(position: Any):
    with pytest.raises(bh.PositionError):
        bh.make("luegenkniffel", players=2).position(position)


def test_a_match_that_is_over():
    match = bh.make("luegenkniffel", players=2).position(
        {**OVER, "cards": [full_but(large=40), card({"small": 30})]}
    )
    assert match.over
    assert match.actors == ()
    assert match.result is not None
    assert match.result.scores == (40, 30)
    assert bh.replay(match.record()).view(0) == match.view(0)


# --- there and back -------------------------------------------------------------------------


def comes_back_whole(match: Match) -> None:
    """And to the same state, but for the chance to come."""
    again = comes_back(match)
    before, after = (match.game.snapshot(each.state()) for each in (match, again))
    before.chance = after.chance = None
    assert before == after


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("options", OPTIONS)
def test_every_state_comes_back(players: int, options: dict[str, Any]):
    draw = random.Random(f"{players} {options}")
    match = bh.make("luegenkniffel", players=players, **options).new(seed=players)
    while not match.over:
        comes_back_whole(match)
        player = draw.choice(match.actors)
        match.play(random_move(match, player, draw), player)
    comes_back_whole(match)


def test_words_are_unique_and_few():
    game = bh.make("luegenkniffel", players=2)
    assert len(set(game.words)) == len(game.words) == 210 + 112 + 2
    assert {word.split()[1] for word in game.words if word.startswith("say")} == set(NAMES)


FULL = {
    "points": {
        "ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6, "three": 5,
        "four": 5, "fullhouse": 25, "small": 30, "large": 40, "kniffel": 50, "chance": 5,
    }
}  # fmt: skip


@pytest.mark.parametrize(
    "junk",
    [
        {"rolls": set()}, {"rolls": 0.0}, {"rolls": np.array([1, 2])}, {"dice": ""},
        {"dice": False}, {"said": ""}, {"answers": 0}, {"answers": {"1": "doubt"}}, {"lying": {}},
    ],
)  # fmt: skip
def test_a_finished_position_takes_no_junk(junk: dict[str, Any]) -> None:
    over = {"cards": [FULL, {}], "roller": None, "rolls": 0, "last_turns": []}
    assert bh.make("luegenkniffel", players=2).position(over).over
    with pytest.raises(bh.PositionError):
        bh.make("luegenkniffel", players=2).position({**over, **junk})


def test_points_are_no_arrays() -> None:
    wrong = {"points": {"ones": np.array([1, 2])}}
    with pytest.raises(bh.PositionError):
        bh.make("luegenkniffel", players=2).position(
            {"cards": [wrong, {}], "roller": 0, "rolls": 1, "dice": [1] * 5}
        )


def test_an_imagined_match_was_started_by_who_started() -> None:
    match = bh.make("luegenkniffel", players=3).new(4)
    starter = match.actors[0]
    match.play("say chance 20")
    for player in match.actors:
        match.play("believe", player)
    for told in (match, match.imagine(0, 1)):
        assert story(told, 0)[0].events[0] == {"event": "starts", "player": starter}
