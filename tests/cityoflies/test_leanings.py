"""City of Lies: what players keep and play moves odds, and how that is measured."""

import math

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.loops import CALCULATOR
from bluffhouse.core.odd import Odd
from bluffhouse.games.cityoflies.table.leanings import (
    BY_LEVEL,
    FACTS,
    ODDS,
    START,
    facts,
    lean,
    weights,
)
from bluffhouse.games.cityoflies.table.odds import by_the_cards, odds
from fits.cityoflies.leanings import regress


def speaks_of_the_same(shown: Odd, by_cards: Odd) -> bool:
    keys = (by_cards.key, BY_LEVEL.get(by_cards.key))
    return shown.key in keys and shown.details["player"] == by_cards.details["player"]


def test_what_is_certain_stays_certain_and_the_rest_is_moved() -> None:
    moved = 0
    for seed in range(4):
        match = bh.make("cityoflies", players=2 + seed % 3).new(seed)
        while not match.over:
            player = match.actors[0]
            view = match.view(player)
            exact, shown = by_the_cards(match.game, view), odds(match.game, view)
            for by_cards in exact:
                found = [odd for odd in shown if speaks_of_the_same(odd, by_cards)]
                sure = by_cards.chance in (0, 1)
                assert len(found) == (2 if by_cards.key in BY_LEVEL and not sure else 1)
                assert all((told.chance in (0, 1)) == sure for told in found)
                moved += sum(told.chance != by_cards.chance for told in found)
            assert len({(odd.key, *odd.details.values()) for odd in shown}) == len(shown)
            match.play(match.suggest(player, CALCULATOR, match.played), player)
    assert moved > 50


def test_a_chance_is_moved_by_pairs_of_facts() -> None:
    match = bh.make("cityoflies", players=3).new(seed=3)
    player = match.actors[0]
    view, rival = match.view(player), (player + 1) % 3
    told, table = facts(0.3, view, rival), weights()["odds-block"]
    logit = sum(
        table[a, b] * told[a] * told[b] for a in range(len(FACTS)) for b in range(len(FACTS))
    )
    assert lean("odds-block", 0.3, view, rival) == pytest.approx(1 / (1 + math.exp(-logit)))


def test_a_regression_finds_what_moves_odds() -> None:
    """Odds that are half as sharp as the cards say, and higher by a fact."""
    rng = np.random.default_rng(2)
    told = rng.normal(0, 1, (60_000, len(FACTS)))
    told[:, START] = 1.0
    logit = 0.5 * told[:, ODDS] + 0.8 * told[:, 6]
    came = rng.random(len(told)) < 1 / (1 + np.exp(-logit))
    found = regress(np.column_stack([told, came]), np.ones(len(told)))
    assert found[START, ODDS] == pytest.approx(0.5, abs=0.05)
    assert found[START, 6] == pytest.approx(0.8, abs=0.05)
    found[START, [ODDS, 6]] = 0
    assert np.abs(found).max() < 0.05  # nothing else does
