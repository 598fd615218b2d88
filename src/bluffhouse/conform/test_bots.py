"""Every level can play the game, by what its seat knows."""

from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.bots import LEVELS, PERSONAS, Bot
from bluffhouse.conform.tables import random_play
from bluffhouse.core.loops import RANDOM, THUMB


@pytest.mark.first
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays(game: str, options: dict[str, Any], level: str) -> None:
    match = bh.make(game, **options).new(3)
    bot = Bot(level, 1)
    for _ in range(30):
        if match.over:
            break
        player = match.actors[0]
        decision = bot.decide(match, player)
        assert decision.move in match.legal(player)
        assert sum(decision.probabilities.values()) == pytest.approx(1)
        match.play(decision.move, player)
    assert match.played


@pytest.mark.first
def test_a_policy_asked_by_itself_does_the_same(game: str, options: dict[str, Any]) -> None:
    """Python has a door to each simple policy, search and tallies one to all."""
    match = bh.make(game, **options).new(6)
    decide, words = match.game.rules.decide, match.game.words
    for key, (player, _) in enumerate(random_play(match, seed=6)):
        for policy in (RANDOM, THUMB):
            expected = words[decide(match._at, player, policy, key)]
            assert match.suggest(player, policy, key) == expected
        if key == 30:
            break


@pytest.mark.first
@pytest.mark.parametrize("persona", PERSONAS)
def test_characters_play(game: str, options: dict[str, Any], persona: str) -> None:
    match = bh.make(game, **options).new(4)
    player = match.actors[0]
    assert Bot("thumb", 1, persona=persona).choose(match, player) in match.legal(player)


@pytest.mark.first
def test_tempers_and_odds_are_told_of_a_view(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(5)
    temper = match.game.room.temper
    for i, (player, _) in enumerate(random_play(match, seed=5)):
        if i % 5 == 0:
            view = match.view(player)
            for move in match.legal(player):
                shown = temper(match.game, view, move)
                assert all(0 <= part <= 1 for part in (shown.bluff, shown.doubt, shown.risk))
            for odd in bh.odds(match, player):
                assert odd.chance is None or 0 <= odd.chance <= 1
