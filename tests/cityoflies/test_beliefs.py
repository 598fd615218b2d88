"""City of Lies: worlds that a search believes in by what the others did, and how it judges."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.bots import Bot
from bluffhouse.bots.thinking.doors import Walker
from bluffhouse.core.match import Match
from bluffhouse.core.plan import LATER
from bluffhouse.games.cityoflies.rules.history import DREW, FIRST_CARD, WHAT, first_of, player_of
from bluffhouse.games.cityoflies.rules.state import KINDS, PLAY, PLAYERS
from bluffhouse.games.cityoflies.table.notation import KIND_OF_WORD
from bluffhouse.games.cityoflies.table.view import hand_of
from tests.cityoflies.tables import TABLES, at
from tests.tables import random_play

BLOCK = KIND_OF_WORD["block"]


def believed(match: Match, viewer: int, worlds: int) -> Any:
    """Worlds of a search, as states."""
    pool, _ = Walker.of(match).gather(viewer, 3, worlds)
    return pool.view(match.game.room.state)[:, 0]


def held(state: Any, p: int) -> list[int]:
    return sorted(state["hands"][p][: state["held"][p]].tolist())


@pytest.mark.parametrize("options", TABLES)
def test_a_believed_world_looks_the_same_from_the_seat(options: dict[str, Any]) -> None:
    """What is public, what the player knows, and his own hand are as they were."""
    game = bh.make("cityoflies", **options)
    match = game.new(seed=4)
    changed = 0
    for i, (player, _) in enumerate(random_play(match, seed=4)):
        if i % 7:
            continue
        there = match.snapshot()
        known = game.room.public(game, there) | game.room.private(game, there, player)
        for state in believed(match, player, 4):
            here = game.room.fields.glance(game.memory(state.reshape(1)))
            assert game.room.public(game, here) | game.room.private(game, here, player) == known
            others = [p for p in range(game.players) if p != player]
            changed += any(sorted(hand_of(here, p)) != sorted(hand_of(there, p)) for p in others)
    assert changed


def test_who_lets_a_trap_spring_hardly_holds_a_block() -> None:
    match = bh.make("cityoflies", players=2).position(
        {
            "round": 1, "turn": 0, "drawn": True, "seed": 1,
            "hands": [["trap", "sure", "sure"], ["sure", "sure", "false", "hidden"]],
            "deck": ["block"] * 4 + ["sure", "double", "false", "swap"],
        }
    )  # fmt: skip
    match.play("trap 1")
    match.play("allow")
    while match.actors[0] != 0:
        match.play("sure")
    holds = [BLOCK in held(state, 1) for state in believed(match, 0, 400)]
    fair = [BLOCK in hand_of(match.imagine(0, seed).snapshot(), 1) for seed in range(400)]
    assert np.mean(fair) > 0.7
    assert np.mean(holds) < 0.55  # what he has drawn since may be one


def test_worlds_are_as_frequent_as_they_are_likely() -> None:
    """Against all ways to lay out the hidden cards, each weighed by what the other has done."""
    match = bh.make("cityoflies", players=2).position(
        {
            "round": 1, "turn": 0, "drawn": True, "seed": 1,
            "hands": [["sure", "sure"], ["sure", "false", "trap"]],
            "deck": ["sure", "swap", "block", "double"],
        }
    )  # fmt: skip
    match.play("sure")
    match.play("false 0")
    match.play("allow")
    rules, state = match.game.rules, match.state()[0]
    places = sorted([*held(state, 1), *state["deck"][: state["left"]].tolist()])
    size = int(state["held"][1])
    likely: Counter[tuple[int, ...]] = Counter()
    for order in permutations(places):
        world = match.state()
        world["hands"][0, 1, :size] = order[:size]
        # The card that he drew was one of those that he holds, or the one that he has played.
        likely[tuple(sorted(order[:size]))] += drawn_likely(rules, world, order[:size])
    whole = sum(likely.values())
    worlds = Counter(tuple(held(world, 1)) for world in believed(match, 0, 3000))
    assert whole > 0
    for hand, weight in likely.items():
        assert worlds[hand] / 3000 == pytest.approx(weight / whole, abs=0.05)


def drawn_likely(rules: Any, world: Any, hand: tuple[int, ...]) -> float:
    """How likely he plays as he did, summed over which card he has drawn."""
    total = 0.0
    s, start = world[0], np.empty((PLAYERS, KINDS), np.int64)
    history = s["history"][: s["written"]]
    entry = np.flatnonzero((history & WHAT == DREW) & (player_of(history) == 1))[0]
    for card in (*hand, KIND_OF_WORD["false"]):
        history[entry] += (card - first_of(history[entry])) << FIRST_CARD
        rules.first_hands(s, start)
        total += rules.heard(s, start, *rules.listen(s, 0))
    return total


def test_hands_follow_from_the_history() -> None:
    """Back to the first hands, and forward again."""
    match = bh.make("cityoflies", players=3).new(seed=9)
    rules = match.game.rules
    for _ in random_play(match, seed=9):
        s = match.state()[0]
        hands = np.empty((PLAYERS, KINDS), np.int64)
        rules.first_hands(s, hands)
        assert (hands >= 0).all()
        for k in range(s["written"]):
            rules.move_cards(s["history"][k], hands, 1)
        for p in range(3):
            assert hands[p].tolist() == np.bincount(held(s, p), minlength=KINDS).tolist()


@pytest.mark.parametrize("players", [2, 3])
def test_a_search_judges_at_the_start_of_a_turn(players: int) -> None:
    """Not while somebody answers, nor between two cards; and it leaves the world as it is."""
    match = bh.make("cityoflies", players=players).new(seed=2)
    rules, judged = match.game.rules, Counter[bool]()
    for player, _ in random_play(match, seed=2):
        state = match.state()
        begins = bool(state["phase"][0] == PLAY and state["plays"][0] == 0)
        share = rules.rest(state[0], player)
        assert state == match.state()
        judged[begins] += 1
        assert (0 < share < 1) if begins else share == LATER
    assert judged[True] > 5
    assert judged[False] > 5


def test_the_thinker_stops_who_would_win() -> None:
    """CL-18: the other lacks a point and holds two sure evidences; confused, he cannot play."""
    deck = ["swap", "reveal", "reveal"]
    match = at("confuse interrogate reveal", "sure sure sure swap", deck=deck, table=[
        {"sure": 3, "double": 0, "hidden": 0, "false": 0},
        {"sure": 6, "double": 0, "hidden": 1, "false": 0},
    ])  # fmt: skip
    decision = Bot("thinker", seed=2).decide(match, 0)
    assert decision.move == "confuse 1"
