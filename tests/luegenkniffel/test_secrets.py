"""Lügen-Kniffel keeps its secrets: the dice, how many were kept, and answers until all are in.

Non-interference, in depth: whatever reaches a player is compared, byte by byte, between the match
and worlds that he imagines; and worlds imagined of those, after more moves; and between matches
that differ in nothing but what is hidden from him.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.conform.test_secrets import refusals
from bluffhouse.core.loops import RANDOM, THUMB
from bluffhouse.core.match import Match
from tests.luegenkniffel.tables import OPTIONS, answer, at, play, random_move

GARBLED = ["nonsense", "keep 9", "keep 1 2 3 4 5", "say fours 9", "say nothing", "say chance"]


def encoded(thing: Any) -> bytes:
    return json.dumps(thing, ensure_ascii=False).encode()


def reaches(match: Match, viewer: int | None, moves: list[str], key: int) -> bytes:
    """Everything that reaches a viewer, whatever he tries."""
    reached: list[Any] = [match.view(viewer), match.actors]
    if viewer is not None:
        reached += [match.legal(viewer), refusals(match, viewer, [*moves, *GARBLED])]
        reached.append(match.observe(viewer).tolist())
        if viewer in match.actors:
            reached += [match.suggest(viewer, policy, key) for policy in (RANDOM, THUMB)]
    return encoded(reached)


def hear(match: Match, player: int, move: str, viewer: int | None) -> bytes:
    """Play a move, and what the viewer hears of it."""
    before = match.snapshot()
    match.play(move, player)
    game = match.game
    heard = game.room.events(game, before, player, game.ids[move], match.snapshot(), viewer)
    return encoded(heard)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("options", OPTIONS[:2])
def test_imagined_worlds_look_the_same(players: int, options: dict[str, Any]):
    """At any depth: imagine, replay, play on in the imagined world, imagine again."""
    draw = random.Random(f"{players} {options}")
    game = bh.make("luegenkniffel", players=players, **options)
    match = game.new(seed=players)
    while not match.over:
        for viewer in draw.sample([None, *range(players)], 2):
            key, moves = draw.getrandbits(60), draw.sample(game.words, 5)
            truth = reaches(match, viewer, moves, key)
            world = match.imagine(viewer, draw.getrandbits(60))
            assert reaches(world, viewer, moves, key) == truth
            again = bh.replay(json.loads(json.dumps(world.record())))
            assert reaches(again, viewer, moves, key) == truth
        if draw.random() < 0.2:
            dream_on(match, draw)
        player = draw.choice(match.actors)
        match.play(random_move(match, player, draw), player)
    for viewer in (None, *range(players)):
        assert match.imagine(viewer, 1).view(viewer) == match.view(viewer)


def dream_on(match: Match, draw: random.Random) -> None:
    """Imagine for one, play on, imagine for another, and so on: every world holds together."""
    world = match
    for _ in range(4):
        viewer = draw.randrange(match.game.players)
        deeper = world.imagine(viewer, draw.getrandbits(60))
        assert deeper.view(viewer) == world.view(viewer)
        for _ in range(draw.randint(1, 3)):
            if deeper.over:
                return
            player = draw.choice(deeper.actors)
            deeper.play(random_move(deeper, player, draw), player)
        replayed = bh.replay(json.loads(json.dumps(deeper.record())))
        for seat in (None, *range(match.game.players)):
            assert replayed.view(seat) == deeper.view(seat)
        world = deeper


@pytest.mark.parametrize("options", OPTIONS)
def test_events_tell_no_more_than_the_view(options: dict[str, Any]):
    """Where a move leaves two worlds alike to a viewer, he heard the same in both."""
    draw = random.Random(str(options))
    game = bh.make("luegenkniffel", players=4, **options)
    match = game.new(seed=17)
    compared = 0
    while not match.over:
        player = draw.choice(match.actors)
        move = random_move(match, player, draw)
        for viewer in (None, *range(4)):
            here, there = match.copy(), match.imagine(viewer, draw.getrandbits(60))
            if move not in there.legal(player):
                continue
            heard = [hear(world, player, move, viewer) for world in (here, there)]
            if here.view(viewer) == there.view(viewer):
                assert heard[0] == heard[1]
                compared += 1
        match.play(move, player)
    assert compared > 100


def test_what_is_kept_is_not_heard():
    """LK-5: whatever the roller leaves, the others hear and see the same."""
    for viewer in (None, 1, 2):
        told = set()
        for kept in at().legal(0):
            if kept.startswith("keep"):
                match = at(seed=3)
                heard = hear(match, 0, kept, viewer)
                told.add(heard + reaches(match, viewer, ["keep 4", "doubt"], 1))
        assert len(told) == 1


def test_dice_are_not_heard():
    """LK-3: whatever the dice are, the others see the same until they are shown, and for ever if
    nobody doubts."""
    for viewer in (None, 1, 2):
        told = set()
        for dice in ([4, 4, 4, 2, 5], [1, 1, 1, 1, 1], [1, 2, 3, 4, 6]):
            match = at(dice=dice)
            before = reaches(match, viewer, ["keep 4", "say fours 3"], 1)
            heard = hear(match, 0, "say fours 3", viewer)
            asked = reaches(match, viewer, ["keep 4", "believe"], 1)
            heard += hear(match, 2, "believe", viewer)
            heard += hear(match, 1, "believe", viewer)
            told.add(before + heard + asked)
            assert match.view(viewer)["cards"][0]["points"] == {"fours": 12}
        assert len(told) == 1


def test_pending_answers_do_not_leak():
    """LK-10: what the others answered is the same to a player who has not, and to the roller."""
    for viewer in (None, 0, 1):
        told = set()
        for answers in (("believe", "believe"), ("believe", "doubt"), ("doubt", "doubt")):
            match = play(at(players=4), "say large")
            heard = b""
            for player, given in zip((2, 3), answers, strict=True):
                heard += hear(match, player, given, viewer)
            told.add(heard + reaches(match, viewer, ["believe", "keep"], 1))
        assert len(told) == 1
        assert match.view(viewer)["answered"] == [2, 3]


def test_own_answer_is_remembered():
    """LK-10: in every imagined world the viewer answered as he did."""
    match = play(at(players=5), "say large")
    match.play("doubt", 2)
    match.play("believe", 4)
    seen: Counter[str] = Counter()
    for seed in range(200):
        world = match.imagine(2, seed)
        assert world.view(2)["answers"] == {"2": "doubt"}
        seen[world.view(4)["answers"]["4"]] += 1
    assert all(60 < count < 140 for count in seen.values())
    assert set(seen) == {"believe", "doubt"}


def test_answers_heard_are_remembered():
    """LK-10: with open doubts nothing about answers is left to imagine."""
    match = play(at({"doubts": "open"}, players=4), "say large")
    match.play("doubt")
    match.play("believe")
    for viewer in (None, *range(4)):
        for seed in range(20):
            assert match.imagine(viewer, seed).view(3)["answers"] == {"1": "doubt", "2": "believe"}


# --- how worlds are drawn -------------------------------------------------------------------


def chi_squared(seen: Counter[Any], likely: dict[Any, float], draws: int) -> float:
    assert set(seen) <= set(likely)
    return sum((seen[k] - draws * p) ** 2 / (draws * p) for k, p in likely.items())


def test_imagined_dice_are_fair():
    """Five independent fair dice, whatever they really are."""
    match = at(dice=[6, 6, 6, 6, 6])
    draws = 4000
    faces: Counter[int] = Counter()
    pairs: Counter[int] = Counter()
    for seed in range(draws):
        dice = match.imagine(1, seed).view(0)["dice"]
        faces.update(dice)
        pairs[len(set(dice))] += 1
    assert chi_squared(faces, dict.fromkeys(range(1, 7), 5 / 6), draws) < 25
    distinct = {1: 6, 2: 450, 3: 3000, 4: 3600, 5: 720}
    likely = {k: ways / 7776 for k, ways in distinct.items()}
    assert chi_squared(pairs, likely, draws) < 22


@pytest.mark.parametrize("rolls", [2, 3])
def test_imagined_lying_dice(rolls: int):
    """After the first roll every set of 0 to 4 dice lies as likely as any other."""
    match = at(rolls=rolls, lying=[4, 4, 4, 5])
    draws = 6200
    sizes: Counter[int] = Counter()
    faces: Counter[int] = Counter()
    for seed in range(draws):
        view = match.imagine(2, seed).view(0)
        sizes[len(view["lying"])] += 1
        faces.update(view["lying"])
        assert not Counter(view["lying"]) - Counter(view["dice"])
    likely = {0: 1 / 31, 1: 5 / 31, 2: 10 / 31, 3: 10 / 31, 4: 5 / 31}
    assert chi_squared(sizes, likely, draws) < 20
    lying = sum(faces.values())
    assert chi_squared(faces, dict.fromkeys(range(1, 7), 1 / 6), lying) < 25


def test_nothing_lies_after_one_roll():
    for seed in range(50):
        assert at(rolls=1).imagine(None, seed).view(0)["lying"] == []


def test_the_roller_imagines_no_other_dice():
    match = at(rolls=2, lying=[4, 2])
    for seed in range(20):
        world = match.imagine(0, seed)
        assert (world.view(0)["dice"], world.view(0)["lying"]) == ([2, 4, 4, 4, 5], [2, 4])
    future = {tuple(play(match.imagine(0, seed), "keep").view(0)["dice"]) for seed in range(30)}
    assert len(future) > 5  # what will be rolled is drawn anew


def test_a_leak_would_be_caught():
    """The worlds do differ in what is hidden."""
    match = play(at(players=4, rolls=2), "say large")
    match.play("doubt", 3)
    worlds = [match.imagine(1, seed) for seed in range(20)]
    assert len({tuple(world.view(0)["dice"]) for world in worlds}) > 10
    assert len({len(world.view(0)["lying"]) for world in worlds}) > 2
    assert {world.view(3)["answers"]["3"] for world in worlds} == {"believe", "doubt"}
    assert not answer(match, 1).view(None)["answered"]
