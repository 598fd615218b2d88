"""Matches so long that their beginnings are forgotten, and histories that no way seems to fit."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.games.cityoflies.rules import forgetting, history, state, worlds
from bluffhouse.games.cityoflies.rules.history import WHAT
from tests.cityoflies.facts import same_to
from tests.cityoflies.tables import at
from tests.tables import interpreted, random_play

LONG: dict[str, Any] = {"players": 4, "archetypes": True, "length": "slow", "sabotage_win": False}


def long_matches(matches: int) -> Iterator[Match]:
    """Some positions of matches whose beginning is forgotten."""
    for seed in range(matches):
        match = bh.make("cityoflies", **LONG).new(seed=seed)
        draw = random.Random(seed)
        while not match.over:
            player = draw.choice(match.actors)
            match.play(draw.choice(match.legal(player)), player)
            s = match.snapshot()
            if s.written and forgetting.is_beginning(s.history[0]) and match.played % 7 == 0:
                yield match


def test_what_was_seen_is_remembered() -> None:
    """No player forgets a card that he was shown only because the match is long."""
    forgotten = 0
    for seed in range(6):
        match = bh.make("cityoflies", **LONG).new(seed=seed)
        draw = random.Random(seed)
        before = [match.view(p) for p in range(4)]
        while not match.over:
            player = draw.choice(match.actors)
            match.play(draw.choice(match.legal(player)), player)
            now = [match.view(p) for p in range(4)]
            for old, new in zip(before, now, strict=True):
                for key in ("seen", "shown"):
                    assert new[key][: len(old[key])] == old[key]
            before = now
        forgotten += any(entry & WHAT >= history.ONCE for entry in match.snapshot().history)
    assert forgotten


def test_long_histories_are_written_and_read() -> None:
    read = 0
    for match in long_matches(4):
        game = match.game
        position = json.loads(json.dumps(game.room.write(game, match.snapshot())))
        again = game.position({**position, "seed": 1}).snapshot()
        now = match.snapshot()
        assert again.history[: again.written] == now.history[: now.written]
        assert again.sure == now.sure
        read += 1
    assert read > 10


def test_what_is_known_for_certain_is_written_though_its_past_is_forgotten() -> None:
    """No history tells it any more: the position has to."""
    lacking = [None, {"cards": 2, "kinds": ["sure", "false"]}]
    match = at("sure", "swap trap", lacking=lacking, forgotten=True)
    written = match.game.room.write(match.game, match.snapshot())
    assert written["lacking"] == lacking
    assert written["forgotten"] is True
    for viewer in (None, 0, 1):
        again = match.game.position({**written, "seed": 1}).view(viewer)
        assert again["lacking"] == match.view(viewer)["lacking"] == lacking


def test_forgetting_keeps_every_card_that_is_known() -> None:
    """By everybody, or by one player alone; each copy of a kind, and none of them twice."""
    kept: Counter[int] = Counter()
    match = bh.make("cityoflies", **LONG).new(seed=1)
    for _ in random_play(match, seed=1):
        if match.played % 9:
            continue  # interpreted, this takes its time
        s = match.game.state_in(match._memory).copy().view(np.recarray)[0]
        before = known(s)
        forgetting.forget(s, s.written)
        assert known(s) == before
        kept.update(before.values())
    assert kept[1] > 20
    assert kept[2]


def known(s: Any) -> dict[tuple[int, int, int], int]:
    """How many cards of a kind in whose hand whom is sure of."""
    seers = (*range(LONG["players"]), int(state.SPECTATOR))
    places = product(seers, range(LONG["players"]), range(state.KINDS))
    found = {place: int(state.known_of(s, *place)) for place in places if place[0] != place[1]}
    return {place: cards for place, cards in found.items() if cards}


def test_long_histories_look_the_same_when_imagined() -> None:
    """And what another knew of a third in the time forgotten, nobody imagines."""
    looked = 0
    for match in long_matches(3):
        for viewer in (None, *range(4)):
            world = match.imagine(viewer, match.played)
            same_to(viewer, world, match)
            s = world.snapshot()
            seat = -1 if viewer is None else viewer
            assert not any(worlds.is_gone(seat, entry) for entry in s.history[: s.written])
            looked += 1
    assert looked > 50


def test_if_no_way_fits_the_past_is_forgotten_not_the_secret() -> None:
    """At last only what is known for certain counts: then there always is a way, and hidden cards
    are drawn anew all the same."""
    game = interpreted("cityoflies", {"players": 3})
    match = game.new(seed=3)
    draw = random.Random(3)
    for _ in range(12):
        player = draw.choice(match.actors)
        match.play(draw.choice(match.legal(player)), player)
    real = match.snapshot()
    worlds = set()
    for seed in range(20):
        state = game.state_in(match._memory).copy()
        s = state.view(np.recarray)[0]
        game.rules.forget(s, s.written)
        assert all(forgetting.is_beginning(entry) for entry in s.history[: s.written])
        game.rules.imagine(s, 0, np.array([seed], np.uint64))
        worlds.add(str(s.hands.tolist()))
        assert s.sure[0].tolist() == real.sure[0]
        assert s.hands[0].tolist() == real.hands[0]
    assert len(worlds) > 10
