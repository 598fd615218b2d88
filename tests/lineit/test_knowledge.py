"""Line-it: nobody knows the order of the deck."""

from __future__ import annotations

import json
import random

import pytest

import bluffhouse as bh
from bluffhouse.core.loops import THUMB


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_imagined_matches_look_the_same(players: int):
    """Views, legal moves, observations and the thumb's choice do not depend on the deck's order."""
    draw = random.Random(players)
    match = bh.make("lineit", players=players).new(seed=players)
    orders = set()
    while True:
        for viewer in (None, *range(players)):
            imagined = match.imagine(viewer, draw.getrandbits(60))
            again = bh.replay(json.loads(json.dumps(imagined.record())))
            for other in (imagined, again):
                assert other.view(viewer) == match.view(viewer)
                assert other.actors == match.actors
            if viewer is not None:
                assert (imagined.observe(viewer) == match.observe(viewer)).all()
            if viewer in match.actors:
                key = draw.getrandbits(60)
                assert imagined.suggest(viewer, THUMB, key) == match.suggest(viewer, THUMB, key)
            orders.add(tuple(imagined.snapshot().deck))
        if match.over:
            break
        match.play(draw.choice(match.legal(match.actors[0])))
    assert len(orders) > 100


def test_imagining_shuffles_the_deck_evenly():
    """Every order of the deck is equally likely."""
    game = bh.make("lineit", players=2)
    match = game.position({"market": ["1", "2", "3", "4"], "deck": ["5", "6", "7"]})
    seen: dict[tuple[int, ...], int] = {}
    for seed in range(3000):
        s = match.imagine(0, seed).snapshot()
        order = tuple(s.deck[: s.left])
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(400 < count < 600 for count in seen.values())
