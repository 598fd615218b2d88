"""Lügen-Kniffel: what cards may still bring, and how that is measured."""

from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.core.plan import LATER
from bluffhouse.games.luegenkniffel.mind.prospects import (
    CARD,
    FIELDS_AT_STAKE,
    LAST_TURN,
    LEFT_OVER,
    LUCK,
    MISSING,
    POINTS_AT_STAKE,
    SHORT,
    WORTHS_OF_CARDS,
)
from bluffhouse.games.luegenkniffel.rules.dice import COMBINATIONS, UPPER
from bluffhouse.games.luegenkniffel.rules.state import NOTHING, OPEN, STRUCK
from fits.luegenkniffel.prospects import fit, watch
from tests.tables import random_play


def facts(match: Match, player: int) -> np.ndarray[Any, Any]:
    told = np.empty(CARD)
    match.game.rules.card_facts(match.state()[0], player, told)
    return told


def shares(match: Match) -> list[float]:
    s = match.state()[0]
    return [match.game.rules.share_of_win(s, p, 0.0) for p in range(match.game.players)]


def turns_for_all(opens: list[int], roller: int) -> list[int]:
    """LK-18, played through: how many turns everybody has if each fills one field."""
    left, turns, player = list(opens), [0] * len(opens), roller
    while min(left) > 0:
        left[player] -= 1
        turns[player] += 1
        player = (player + 1) % len(opens)
    last = (player - 1) % len(opens)
    return [t + (p != last and left[p] > 0) for p, t in enumerate(turns)]


@pytest.mark.parametrize("players", range(2, 9))
def test_lk_18_who_is_behind_has_fields_left_over(players: int) -> None:
    match = bh.make("luegenkniffel", players=players).new(seed=1)
    rng = np.random.default_rng(players)
    for _ in range(60):
        state = match.state()
        s = state[0]
        opens = rng.integers(1, COMBINATIONS + 1, players).tolist()
        s["roller"] = roller = int(rng.integers(players))
        for p, count in enumerate(opens):
            s["points"][p] = STRUCK
            s["points"][p, :count] = OPEN
        turns = turns_for_all(opens, roller)
        told = np.empty(CARD)
        for p in range(players):
            match.game.rules.card_facts(s, p, told)
            assert told[LEFT_OVER] == max(0, opens[p] - turns[p])
            assert told[:COMBINATIONS].sum() == opens[p]


def test_lk_19_what_is_missing_for_the_bonus() -> None:
    match = bh.make("luegenkniffel", players=2).new(seed=1)
    assert facts(match, 0)[MISSING] == 63
    assert facts(match, 0)[SHORT] == 0  # three of each are just enough
    s = match.state()
    s[0]["points"][0, 5] = 6  # one six: two are missing
    told = np.empty(CARD)
    match.game.rules.card_facts(s[0], 0, told)
    assert (told[MISSING], told[SHORT]) == (57, 12)


def test_lk_16_what_the_next_strike_would_take() -> None:
    match = bh.make("luegenkniffel", players=2).new(seed=1)
    s = match.state()
    s[0]["points"][0, 8], s[0]["points"][0, 9] = 25, STRUCK
    s[0]["lies"][0, [6, 7, 8, 9]] = 1
    told = np.empty(CARD)
    match.game.rules.card_facts(s[0], 0, told)
    assert (told[FIELDS_AT_STAKE], told[POINTS_AT_STAKE]) == (2, 25)


def test_shares_of_all_make_one_and_follow_the_points() -> None:
    for players in (2, 4, 8):
        match = bh.make("luegenkniffel", players=players).new(seed=players)
        for _ in random_play(match, seed=players):
            if not match.over:
                assert sum(shares(match)) == pytest.approx(1)
    match = bh.make("luegenkniffel", players=2).new(seed=1)
    s = match.state()
    s[0]["points"][0, 11], s[0]["points"][1, 11] = 50, STRUCK
    assert match.game.rules.share_of_win(s[0], 0, 0.0) > 0.6


def test_a_search_judges_before_the_dice_of_a_turn() -> None:
    match = bh.make("luegenkniffel", players=3).new(seed=4)
    judged = {True: 0, False: 0}
    for _ in random_play(match, seed=4):
        if match.over:
            break
        s, player = match.state()[0], match.actors[0]
        amid = player == s["roller"] and s["said"] == NOTHING and s["rolls"] > 1
        share = match.game.rules.rest(s, player)
        assert share == (LATER if amid else pytest.approx(shares(match)[player]))
        judged[bool(amid)] += 1
    assert min(judged.values()) > 10


def test_the_last_turn_is_worth_more_with_more_fields() -> None:
    for worths in WORTHS_OF_CARDS:
        assert 0 < worths[LAST_TURN] < worths[LAST_TURN + 1] < worths[LAST_TURN + 2]
        assert worths[LEFT_OVER] < -3


@pytest.mark.parametrize("players", [2, 4])
def test_shares_are_what_is_won(players: int) -> None:
    """In matches that nobody has watched, by the tables that are kept."""
    cards, secured, fullest, finals = watch(players, 60, seed=77)
    expected = secured + cards @ WORTHS_OF_CARDS[players - 2]
    ahead = expected / LUCK[players - 2, fullest][:, None]
    told = np.exp(ahead - ahead.max(axis=1, keepdims=True))
    told = (told / told.sum(axis=1, keepdims=True)).ravel()
    won = (finals == finals.max(axis=1, keepdims=True)).ravel()
    assert np.abs((finals - expected).mean()) < 5
    for low, high in ((0.0, 0.2), (0.2, 0.5), (0.5, 0.8), (0.8, 1.01)):
        here = (told >= low) & (told < high)
        assert won[here].mean() == pytest.approx(told[here].mean(), abs=0.12)


def test_watching_finds_what_fields_are_worth() -> None:
    worths, luck = fit(*watch(2, 40, seed=5))
    lower = slice(UPPER, COMBINATIONS)
    assert worths[lower] == pytest.approx(WORTHS_OF_CARDS[0, lower], abs=15)
    assert luck[12] > luck[1]
