"""The Lie Zie: what players know, and nothing more; in a pass, across passes, at any depth."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.loops import THUMB
from bluffhouse.core.match import Match
from bluffhouse.core.story import story
from bluffhouse.games.liezie import ROOM
from tests.liezie.tables import CARDS, Box, backs_of, places, play, playing
from tests.tables import random_play

TABLES: list[dict[str, Any]] = [
    {"players": 2, "passes": 5},
    {"players": 3, "draft": "turns"},
    {"players": 4, "passes": 4, "lead_after_out": "winner"},
    {"players": 6, "passes": 2},
]
tables = pytest.mark.parametrize("options", TABLES)


def encoded(thing: Any) -> bytes:
    return json.dumps(thing, ensure_ascii=False).encode()


def written(match: Match) -> dict[str, Any]:
    return ROOM.write(match.game, match.snapshot())


def viewers(match: Match) -> tuple[int | None, ...]:
    return (None, *range(match.game.players))


def reaches(match: Match, viewer: int | None, tried: list[str]) -> bytes:
    """Everything that reaches a viewer: view, legal moves, refusals, numbers, a bot's choice."""
    told: list[Any] = [match.view(viewer), match.legal(viewer), match.actors]
    if viewer is not None:
        told.append(match.observe(viewer).tolist())
        for move in tried:
            try:
                match.copy().play(move, viewer)
            except bh.IllegalMove as refused:
                told.append([refused.say(lang) for lang in ("en", "de", "bg")])
        if viewer in match.actors:
            told += [match.suggest(viewer, THUMB, key) for key in (1, 2)]
    return encoded(told)


def knows(match: Match, viewer: int | None) -> None:
    """No prize is a card that the viewer saw in its pass or later; every card is somewhere."""
    position, seen = written(match), match.view(viewer)
    sight = [set(cards) for cards in seen["seen"]]
    sight.append({*seen["discarded"], *(seen["hand"] or []), *filter(None, [seen["unplaced"]])})
    for won, times in zip(position["prizes"], position["won"], strict=True):
        for card, time in zip(won, times, strict=True):
            assert not any(card in cards for cards in sight[time - 1 :])
    assert sorted(places(match)) == sorted(CARDS)


def states(options: dict[str, Any], seed: int, every: int) -> Iterator[Match]:
    """Every so many states of a random match, and its end."""
    match = bh.make("liezie", **options).new(seed)
    for i, _ in enumerate(random_play(match, seed)):
        if i % every == 0:
            yield match
    yield match


@tables
def test_imagined_worlds_reach_a_viewer_alike(options: dict[str, Any]):
    draw = random.Random(1)
    differ = 0
    for match in states(options, 31, 17):
        for viewer in viewers(match):
            tried = [*draw.sample(match.game.words, 5), "take x9"]
            world = match.imagine(viewer, draw.getrandbits(60))
            again = bh.replay(json.loads(json.dumps(world.record())))
            here = reaches(match, viewer, tried)
            assert reaches(world, viewer, tried) == here
            assert reaches(again, viewer, tried) == here
            for other in viewers(match):  # a world is kept whole, with what others remember
                assert again.view(other) == world.view(other)
                knows(world, other)
            differ += written(world) != written(match)
    assert differ > 20


@tables
def test_at_any_depth(options: dict[str, Any]):
    """Imagine, play on, imagine as somebody else, play on: each time all knowledge is kept."""
    draw = random.Random(2)
    for start in states(options, 5, 60):
        match = start.copy()
        for _ in range(5):
            viewer = draw.choice(viewers(match))
            world = match.imagine(viewer, draw.getrandbits(60))
            assert reaches(world, viewer, []) == reaches(match, viewer, [])
            for other in viewers(world):
                knows(world, other)
            match = world
            for _ in range(draw.choice([1, 5, 40])):
                if not match.over:
                    player = draw.choice(match.actors)
                    match.play(draw.choice(match.legal(player)), player)
            assert match.over == bh.replay(match.record()).over
            assert bh.replay(match.record()).view(viewer) == match.view(viewer)


@tables
def test_events_tell_no_more_than_views(options: dict[str, Any]):
    """Where a move leaves two worlds alike to a viewer, he heard the same in both."""
    draw = random.Random(3)
    compared = 0
    match = bh.make("liezie", **options).new(17)
    for i, (player, move) in enumerate(random_play(match, 17)):
        if i % 5:
            continue
        for viewer in viewers(match):
            heard = []
            ends = []
            for world in (match.copy(), match.imagine(viewer, draw.getrandbits(60))):
                if move not in world.legal(player):
                    break
                before = world.snapshot()
                world.play(move, player)
                action = world.game.ids[move]
                after = world.snapshot()
                heard.append(ROOM.events(world.game, before, player, action, after, viewer))
                ends.append(world.view(viewer))
            if len(ends) == 2 and ends[0] == ends[1]:
                assert encoded(heard[0]) == encoded(heard[1])
                compared += 1
    assert compared > 60


def test_only_who_takes_a_card_hears_its_front():
    match = bh.make("liezie", players=3).new(1)
    match.play("take r3", 1)
    for viewer in (None, 0, 2):
        (event,) = story(match, viewer)[1].events
        assert event == {"event": "take", "player": 1, "colour": "r", "number": 3}
        assert match.view(viewer)["held"] == [None, "r3", None]
        assert match.view(viewer)["unplaced"] is None
    (event,) = story(match, 1)[1].events
    assert {"front_colour", "front_number"} <= event.keys()


def test_forced_and_chosen_passes_are_alike():
    """LZ-9: nobody can tell whether who passed had a choice."""
    heard = []
    for rest in ("g4 g4 g4", "r4 r4 r4"):
        match = playing("g2 b1", rest, "y1 y2")
        hidden = ROOM.write(match.game, match.snapshot())
        backs = [card[3:] for card in hidden["hands"][1]]
        play(match, "play 1 1", "pass")
        told = [[e for c in story(match, viewer) for e in c.events] for viewer in (None, 0, 2)]
        views = [match.view(viewer) for viewer in (None, 0, 2)]
        for view in views:
            assert len(view["hands"][1]) == len(backs)
            for key in ("hands", "discarded", "table", "hand"):
                del view[key]  # the two positions have other cards, but not otherwise
        heard.append(encoded([told, views, match.actors]))
    assert heard[0] == heard[1]


def test_imagination_covers_forced_and_chosen_passes():
    """LZ-9: after a pass both stay possible."""
    game = bh.make("liezie", players=2, draft="turns", passes=1)
    choices = Counter()
    for seed in range(30):
        match = game.new(seed)
        for player, move in random_play(match, seed):
            if move == "pass":
                viewer = 1 - player
                for world_seed in range(8):
                    world = match.imagine(viewer, world_seed)
                    choices[len(world.legal(player)) > 1] += 1
                break
    assert min(choices.values()) > 10


def test_nobody_remembers_before_a_position():
    """What was seen is forgotten when a match begins from a position of the rules."""
    box = Box()
    hands = [box.hand("r1 r2"), box.hand("b1")]
    game = bh.make("liezie", players=2)
    match = game.position(
        {"pass": 3, "phase": "play", "table": box.some(20), "hands": hands, "leader": 0,
         "turn": 0, "prizes": [box.some(3), box.some(1)], "ready": 1, "seed": 3}
    )  # fmt: skip
    for viewer in (None, 0, 1):
        assert match.view(viewer)["seen"] == [[], []]


# --- the distribution, by enumeration --------------------------------------------------------

SIX = backs_of("r3")  # r1, r2, r4, b3, g3, y3


def hand_made(**changes: Any) -> Match:
    """Pass 3. All cards but those with the back red 3 were played and are known to all.

    Player 0 holds the first of them. Two prizes were won in passes 1 and 2, one card is in the
    hand of player 1, and two lie in the pile. In pass 1 the third was played and player 0 kept the
    fourth, while player 1 kept one that player 0 does not know; in pass 2 the third was played.
    """
    mine, first, third, fourth, fifth, sixth = SIX
    position = {
        "pass": 3,
        "phase": "play",
        "table": [third, fourth],
        "hands": [[mine], [fifth]],
        "prizes": [[first], [sixth]],
        "won": [[1], [2]],
        "memory": [
            {"discarded": [third], "left": [[fourth], [fifth]]},
            {"discarded": [third], "left": [[], []]},
        ],
        "leader": 0,
        "turn": 0,
        "ready": 0,
        "seed": 1,
        **changes,
    }
    return bh.make("liezie", players=2).position(position)


def world_of(match: Match) -> tuple[Any, ...]:
    """What is hidden in the hand-made position."""
    position = written(match)
    left = position["memory"][0]["left"][1]
    return (*position["prizes"][0], *position["prizes"][1], *position["hands"][1], *left)


def uniform(found: Counter[Any], expected: set[Any], samples: int) -> None:
    """Every expected world about equally often, and no other."""
    assert set(found) <= expected
    each = samples / len(expected)
    chi = sum((found[world] - each) ** 2 / each for world in expected)
    freedom = len(expected) - 1
    assert chi < freedom + 4 * (2 * freedom) ** 0.5


def test_imagined_prizes_avoid_what_was_seen():
    """Player 0: the prize of pass 1 is none of his, nor played or kept then; and so on."""
    mine, _, third, fourth, _, _ = SIX
    hidden = set(SIX) - {mine}
    expected = set()
    for one, two, other in itertools.permutations(hidden, 3):
        if one in (third, fourth) or two == third:
            continue
        for kept in set(SIX) - {third, fourth, one}:  # what player 1 may have kept in pass 1
            expected.add((one, two, other, kept))
    match, samples = hand_made(), 9000
    found = Counter(world_of(match.imagine(0, seed)) for seed in range(samples))
    uniform(found, expected, samples)


def test_a_spectator_saw_less():
    _, _, third, _, _, _ = SIX
    match, samples = hand_made(), 9000
    expected = set()
    for one, two, other, mine in itertools.permutations(SIX, 4):
        if third not in (one, two):
            expected.add((one, two, other, mine))
    found = Counter(
        (*world_of(world)[:3], *written(world)["hands"][0])
        for world in (match.imagine(None, seed) for seed in range(samples))
    )
    uniform(found, expected, samples)


def test_the_owner_remembers_what_he_kept():
    """Player 1 saw the fifth card in pass 1 and holds it now; the fourth he never saw."""
    _, _, third, _, fifth, _ = SIX
    expected = set()
    for one, two, other in itertools.permutations(set(SIX) - {fifth}, 3):
        if third not in (one, two):
            for kept in set(SIX) - {third, fifth, one}:  # what player 0 may have kept in pass 1
                expected.add((one, two, other, kept))
    match, samples = hand_made(), 9000
    found: Counter[Any] = Counter()
    for seed in range(samples):
        position = written(match.imagine(1, seed))
        (kept,) = position["memory"][0]["left"][0]
        found[(*position["prizes"][0], *position["prizes"][1], *position["hands"][0], kept)] += 1
    uniform(found, expected, samples)


def test_without_memory_every_prize_is_possible():
    mine = SIX[0]
    match, samples = hand_made(memory=[{}, {}]), 6000
    expected = set(itertools.permutations(set(SIX) - {mine}, 3))
    found = Counter(world_of(match.imagine(0, seed)) for seed in range(samples))
    uniform(found, expected, samples)


def test_when_the_game_is_over_prizes_are_known():
    match = hand_made(phase="over", turn=None, leader=None, hands=[[], [SIX[4]]], out=[0])
    assert match.over
    shown = match.view(None)["prizes"]
    others = Counter()
    for seed in range(300):
        world = match.imagine(0, seed)
        assert world.view(None)["prizes"] == shown
        assert world.view(0) == match.view(0)
        others[written(world)["hands"][1][0]] += 1
    assert len(others) == 3  # the first is discarded now, two are prizes


@tables
def test_imagined_cards_are_fair_in_the_first_pass(options: dict[str, Any]):
    """An unknown card of the other hand is each of those its back leaves open equally often."""
    match = bh.make("liezie", **options).new(3)
    while match.view(None)["phase"] == "draft":
        player = match.actors[0]
        match.play(match.legal(player)[0], player)
    back = match.view(0)["hands"][1][0]
    hidden = {card for card in backs_of(back) if card not in match.view(0)["hand"]}
    found = Counter(written(match.imagine(0, seed))["hands"][1][0] for seed in range(1500))
    uniform(found, hidden, 1500)
