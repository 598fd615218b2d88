"""Compiled and interpreted rules agree step by step."""

import random
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.conform.many import play_many
from bluffhouse.conform.tables import interpreted
from bluffhouse.core.loops import RANDOM, THUMB
from bluffhouse.core.soundness import needs
from bluffhouse.games import open_room


def test_matches(game: str, options: dict[str, Any]) -> None:
    """Every state, legal list, observation, imagined world, policy and result is the same."""
    compiled, plain = bh.make(game, **options).new(41), interpreted(game, options).new(41)
    assert not plain.game.rules.compiled
    draw = random.Random(41)
    while not compiled.over:
        assert plain.snapshot() == compiled.snapshot()
        assert plain.actors == compiled.actors
        player = draw.choice(compiled.actors)
        assert plain.legal(player) == compiled.legal(player)
        assert (plain.observe(player) == compiled.observe(player)).all()
        move = draw.choice(compiled.legal(player))
        if draw.random() < 0.3:
            key = draw.getrandbits(60)
            assert plain.imagine(player, key).snapshot() == compiled.imagine(player, key).snapshot()
            for policy in (RANDOM, THUMB):
                move = compiled.suggest(player, policy, key)
                assert plain.suggest(player, policy, key) == move
                assert move in compiled.legal(player)
        compiled.play(move, player)
        plain.play(move, player)
    assert plain.snapshot() == compiled.snapshot()
    assert plain.result == compiled.result


def test_a_room_has_the_functions_that_rules_need(game: str) -> None:
    """The plan has the usual ones for all others."""
    assert needs(open_room(game).rules) == []


@pytest.mark.first
def test_batches_and_runs(game: str, options: dict[str, Any]) -> None:
    """The loops agree too: batches step by step, and whole runs with their tallies."""
    made, plain = bh.make(game, **options), interpreted(game, options)
    batches = [g.batch(3, seed=9) for g in (made, plain)]
    for i in range(60):
        actions = [b.choose(i % 2, i) for b in batches]
        assert (actions[0] == actions[1]).all()
        assert (batches[0].legal() == batches[1].legal()).all()
        assert (batches[0].observe() == batches[1].observe()).all()
        steps = [b.step(a) for b, a in zip(batches, actions, strict=True)]
        assert (steps[0][0] == steps[1][0]).all()
        assert (steps[0][1] == steps[1][1]).all()
    policies = [i % 2 for i in range(made.players)]
    runs = [play_many(g, policies, 2, seed=3, first=5) for g in (made, plain)]
    told = [{name: counts.tolist() for name, counts in run.items()} for run in runs]
    assert told[0] == told[1]
