"""Positions of City of Lies: what is impossible, what may be left out, and that they come back."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bluffhouse as bh
from tests.cityoflies.tables import LONG, TABLES, some_position
from tests.positions import comes_back

POSITION: dict[str, Any] = {
    "round": 6, "turn": 0, "first": 0, "hands": [["sure", "block"], ["false", "forge"]],
    "deck": ["sure"], "discard": ["trap"],
    "table": [{"sure": 2, "double": 0, "hidden": 1, "false": 1},
              {"sure": 0, "double": 1, "hidden": 0, "false": 0}],
    "notes": [{"+1": 1, "+2": 0, "false": 0}, {"+1": 0, "+2": 0, "false": 0}],
    "sabotage": [0, 2], "confused": [False, False], "eliminated": [], "archetypes": None,
    "drawn": True, "plays": 0, "evidence": False,
}  # fmt: skip


def test_the_position_of_the_rules():
    view = bh.make("cityoflies", players=2).position(POSITION).view(0)
    for key in ("round", "table", "notes", "sabotage", "confused", "eliminated", "turn", "discard"):
        assert view[key] == POSITION[key], key
    assert view["hand"] == ["sure", "block"]
    assert view["hand_counts"] == [2, 2]
    assert view["deck"] == 1
    assert view["truth"] == [2, 2]
    assert view["circle"] == 2


def test_what_may_be_left_out():
    short = {key: POSITION[key] for key in ("round", "turn", "hands", "deck")}
    match = bh.make("cityoflies", players=2).position(short)
    assert match.view(0)["hand"] == ["sure", "sure", "block"]  # not drawn yet
    for key in short:
        with pytest.raises(bh.PositionError, match=key):
            bh.make("cityoflies", players=2).position({k: v for k, v in short.items() if k != key})


NONE = {"sure": 0, "double": 0, "hidden": 0, "false": 0}
IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"cards": []}, "position-unknown"),
    ({"deck": "sure"}, "position-list"),
    ({"deck": ["Sure"]}, "position-card"),
    ({"deck": [1]}, "position-card"),
    ({"deck": [["sure"]]}, "position-card"),
    ({"deck": ["confiscate"] * 3}, "position-copies"),
    ({"deck": ["sure"] * 100_000}, "position-copies"),
    ({"deck": ["false"] * 5, "discard": []}, "position-copies"),
    ({"hands": [[]]}, "position-length"),
    ({"hands": [[], None]}, "position-list"),
    ({"hands": None}, "position-list"),
    ({"table": [NONE]}, "position-length"),
    ({"table": [NONE, {"sure": -1}]}, "position-whole"),
    ({"table": [NONE, {"sure": True}]}, "position-whole"),
    ({"table": [NONE, {"trap": 1}]}, "position-unknown"),
    ({"table": [NONE, []]}, "position-mapping"),
    ({"table": [NONE, {"double": 5}]}, "position-copies"),
    ({"notes": [{"+3": 1}, {}]}, "position-unknown"),
    ({"notes": [{"+1": 10**9}, {}]}, "position-whole"),
    ({"notes": [{"+1": 6}, {}]}, "position-decided"),
    ({"notes": [{"false": 3}, {}]}, "position-decided"),
    ({"sabotage": [4, 0]}, "position-decided"),
    ({"sabotage": [-1, 0]}, "position-whole"),
    ({"sabotage": [0]}, "position-length"),
    ({"confused": [0, 0]}, "position-truth"),
    ({"eliminated": [2]}, "position-whole"),
    ({"eliminated": [1]}, "position-eliminated"),
    ({"eliminated": [1], "hands": [["sure"], []], "table": [NONE, NONE]}, "position-alone"),
    ({"eliminated": "1"}, "position-list"),
    ({"archetypes": ["shadow", "forger"]}, "position-archetypes"),
    ({"round": 0}, "position-whole"),
    ({"round": 31}, "position-rounds"),
    ({"round": "6"}, "position-whole"),
    ({"turn": 2}, "position-whole"),
    ({"turn": None}, "position-whole"),
    ({"first": -1}, "position-whole"),
    ({"drawn": 1}, "position-truth"),
    ({"plays": 2}, "position-plays"),
    ({"plays": 1, "drawn": False}, "position-plays"),
    ({"evidence": True}, "position-plays"),
    ({"plays": 1, "confused": [True, False]}, "position-plays"),
    ({"phase": "asked"}, "position-pending"),
    ({"given": [None, None]}, "position-pending"),
    ({"pending": {"card": "trap", "by": 0, "at": 1}}, "position-pending"),
    ({"pending": {"card": "trap", "by": 1, "at": 0}, "plays": 1}, "position-pending"),
    ({"pending": {"card": "block", "by": 0, "at": 1}, "plays": 1}, "position-pending"),
    ({"pending": {"card": "trap", "by": 0, "at": 0}, "plays": 1}, "position-pending"),
    ({"pending": {"card": "trap", "by": 0, "at": 1, "aim": "sure"}, "plays": 1},
     "position-pending"),
    ({"pending": {"card": "forge", "by": 0, "at": 1, "aim": "double"}, "plays": 1},
     "position-pending"),
    ({"pending": {"card": "trap", "by": 0}, "plays": 1}, "position-whole"),
    ({"pending": {"card": "trap", "by": 0, "at": 1}, "plays": 1, "phase": "show"},
     "position-pending"),
    ({"pending": {"card": "trap", "by": 0, "at": 1}, "plays": 1, "phase": "second"},
     "position-pending"),
    ({"pending": {"card": "trap", "by": 0, "at": 1}, "plays": 1, "phase": "now"},
     "position-choice"),
    ({"pending": []}, "position-mapping"),
    ({"pending": {"card": "swap", "by": 0, "at": 1}, "plays": 1, "phase": "swap",
      "given": ["trap", None]}, "position-pending"),
    ({"pending": {"card": "swap", "by": 0, "at": 1}, "plays": 1, "phase": "swap",
      "given": ["sure", "false"]}, "position-pending"),
    ({"known_deck": [[], [], []]}, "position-length"),
    ({"known_deck": [[5]]}, "position-whole"),
    ({"history": 3}, "position-list"),
    ({"history": [3]}, "position-mapping"),
    ({"history": [{"event": "slept"}]}, "position-choice"),
    ({"history": [{"event": "drew", "player": 7, "cards": ["sure"]}]}, "position-whole"),
    ({"history": [{"event": "drew", "player": 0}]}, "position-know"),
    ({"history": [{"event": "drew", "player": 0, "cards": ["steal"]}]}, "position-know"),
    ({"history": [{"event": "held", "player": 0, "cards": ["steal"]}]}, "position-know"),
    ({"history": [{"event": "shown", "player": 0, "rival": 0, "cards": ["sure"]}]},
     "position-know"),
    ({"history": [{"event": "stolen", "player": 0, "rival": 1, "cards": ["confiscate"],
                   "kinds": ["confiscate"]}]}, "position-know"),
    ({"history": [{"event": "known", "player": 0, "cards": ["steal"]}]}, "position-know"),
    ({"history": [{"event": "parted", "player": 0, "cards": ["swap"]}] * 4}, "position-know"),
    ({"history": [{"event": "something", "player": 0, "kinds": []}]}, "position-know"),
    ({"history": [{"event": "reshuffled"}] * 257}, "position-length"),
    ({"history": [{"event": "reshuffled"},
                  {"event": "once shown", "player": 0, "rival": 1, "cards": ["trap"]}]},
     "position-know"),
    ({"history": [{"event": "once shown", "player": 0, "rival": 1, "cards": ["trap"]},
                  {"event": "known", "player": 0, "cards": ["sure"]}]}, "position-know"),
    ({"lacking": [None]}, "position-length"),
    ({"lacking": [None, {"cards": 1, "without": []}]}, "position-unknown"),
    ({"lacking": [None, {"cards": 1, "kinds": ["lie"]}]}, "position-choice"),
    ({"lacking": [None, {"cards": 2, "kinds": ["forge"]}]}, "position-know"),
    ({"archetypes_seen": [True, False]}, "position-archetypes"),
    ({"shadowed": [9]}, "position-whole"),
    ({"last_round": None}, "position-truth"),
    ({"ended": {"reason": "boredom", "winner": 0}}, "position-choice"),
    ({"ended": {"reason": "truth", "winner": None}}, "position-ended"),
    ({"ended": {"reason": "collective lie", "winner": 1}}, "position-ended"),
    ({"ended": {"reason": "truth", "winner": 2}}, "position-whole"),
    ({"ended": {"reason": "truth", "winner": 0}}, "position-ended"),
    ({"ended": {"reason": "truth", "winner": 0}, "notes": [{}, {"+1": 5}]}, "position-ended"),
    ({"ended": {"reason": "truth", "winner": 1}, "notes": [{}, {"+1": 5}], "sabotage": [4, 0]},
     "position-ended"),
    ({"ended": {"reason": "exposure", "winner": 0}}, "position-ended"),
    ({"ended": {"reason": "exposure", "winner": 0}, "notes": [{"false": 3}, {}]},
     "position-ended"),
    ({"ended": {"reason": "saboteur", "winner": 1}}, "position-ended"),
    ({"ended": {"reason": "saboteur", "winner": 0}, "sabotage": [0, 4]}, "position-ended"),
    ({"ended": {"reason": "survivor", "winner": 0}}, "position-ended"),
    ({"ended": {"reason": "survivor", "winner": 1}, "eliminated": [1], "hands": [["sure"], []],
      "table": [NONE, NONE]}, "position-ended"),
    ({"ended": {"reason": "final count", "winner": 0}, "last_round": True}, "position-ended"),
    ({"ended": {"reason": "final count", "winner": 1}, "last_round": True,
      "table": [{"sure": 2}, {"sure": 1}]}, "position-ended"),
    ({"ended": {"reason": "final count", "winner": 0}, "table": [{"sure": 2}, {"sure": 1}]},
     "position-ended"),
    ({"ended": {"reason": "collective lie", "winner": None}, "last_round": True,
      "table": [{"sure": 2}, {"sure": 1}]}, "position-ended"),
    ({"ended": None, "turn": 1, "eliminated": [1], "hands": [["sure"], []],
      "table": [NONE, NONE]}, "position-eliminated"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "why"), IMPOSSIBLE, ids=lambda value: str(value)[:60])
def test_impossible_positions(change: dict[str, Any], why: str):
    with pytest.raises(bh.PositionError) as caught:
        bh.make("cityoflies", players=2).position({**POSITION, **change})
    assert caught.value.key == why
    for lang in ("en", "de", "bg"):
        assert caught.value.say(lang)


def test_impossible_archetypes():
    game = bh.make("cityoflies", players=2, archetypes=True)
    for names, why in (
        (None, "position-archetypes"),
        (["shadow", "shadow"], "position-distinct"),
        (["shadow"], "position-length"),
        (["shadow", "spy"], "position-choice"),
    ):
        with pytest.raises(bh.PositionError) as caught:
            game.position({**POSITION, "archetypes": names})
        assert caught.value.key == why
    good = {**POSITION, "archetypes": ["shadow", "forger"]}
    assert game.position(good).view(1)["archetype"] == "forger"
    with pytest.raises(bh.PositionError):
        game.position({**good, "archetypes_excluded": [["shadow"], []]})


def test_who_is_out_has_not_won_before():
    """CL-20: his sabotages would have won at once."""
    game = bh.make("cityoflies", players=3, archetypes=True)
    position = {
        "round": 3, "turn": 1, "hands": [[], ["sure"], ["trap"]], "deck": ["swap"],
        "eliminated": [0], "archetypes": ["shadow", "forger", "analyst"],
    }  # fmt: skip
    assert game.position({**position, "sabotage": [3, 0, 0]}).view(1)["eliminated"] == [0]
    with pytest.raises(bh.PositionError) as caught:
        game.position({**position, "sabotage": [4, 0, 0]})
    assert caught.value.key == "position-decided"


@pytest.mark.parametrize(
    ("reason", "winner", "change"),
    [
        ("truth", 1, {"notes": [{}, {"+1": 5}]}),
        ("exposure", 1, {"notes": [{"false": 3}, {}], "sabotage": [0, 4]}),
        ("saboteur", 1, {"sabotage": [0, 4]}),
        ("survivor", 0, {"eliminated": [1], "hands": [["sure"], []], "table": [NONE, NONE]}),
        ("final count", 0, {"last_round": True, "table": [{"sure": 2}, {"sure": 1}]}),
        ("final count", 0, {"round": 30, "table": [{"sure": 2}, {"sure": 1}]}),
        ("collective lie", None, {"last_round": True, "table": [{}, {"sure": 1}]}),
    ],
)
def test_ends_that_can_be(reason: str, winner: int | None, change: dict[str, Any]):
    """CL-18 to CL-24: the counterparts of the ends that are refused."""
    ended = {"reason": reason, "winner": winner}
    match = bh.make("cityoflies", players=2).position({**POSITION, **change, "ended": ended})
    assert match.over
    assert match.result is not None
    assert match.result.reason == reason
    assert match.result.winners == (() if winner is None else (winner,))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_states_come_back(options: dict[str, Any]):
    game = bh.make("cityoflies", **options)
    for seed in range(4):
        draw = random.Random(f"{options} {seed}")
        match = game.new(seed) if seed % 2 else game.position(some_position(game, draw))
        while not match.over:
            if len(match.moves) < LONG or draw.random() < 0.2:
                comes_back(match)
            player = draw.choice(match.actors)
            match.play(draw.choice(match.legal(player)), player)
        comes_back(match)
        assert bh.replay(match.record()).view(0) == match.view(0)
