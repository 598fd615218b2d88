"""The master of The Lie Zie: a search that goes on in play."""

from collections.abc import Iterator

import pytest

import bluffhouse as bh
from bluffhouse.bots import MASTER, Bot, Limits
from bluffhouse.bots.master import mastery
from bluffhouse.bots.thinking import think
from bluffhouse.core.match import Match
from bluffhouse.games.liezie.rules.state import DRAFT, PLAYING
from bluffhouse.games.liezie.table.master import BUDGET
from tests.tables import random_play


def plays() -> Iterator[tuple[Match, int]]:
    """Choices of plays, and who has them."""
    match = bh.make("liezie", players=2, draft="turns").new(seed=6)
    for player, _ in random_play(match, seed=6):
        if match.snapshot().phase == PLAYING and len(match.legal(player)) > 2:
            yield match, player


def test_in_play_he_tries_what_the_thinker_leaves_to_the_calculator() -> None:
    for number, (match, player) in enumerate(plays()):
        world, few = match.imagine(player, 0), Limits(playouts=48)
        assert think(world, player, 1, few).worlds.max() == 0
        found = think(world, player, 1, few, well=BUDGET)
        assert found.worlds.min() > 0
        assert len(found.moves) <= BUDGET.moves
        usual = match.weigh(player)[0]
        assert usual[found.moves[0]] == pytest.approx(max(usual.values()))  # the favourite is first
        if number == 20:
            return
    raise AssertionError("too few choices")


def test_the_nearer_a_play_comes_to_the_best_the_rather_it_is_tried() -> None:
    """The calculator knows one play alone; his own numbers tell the others apart."""
    apart = 0
    for match, player in plays():
        well, usual = match.weigh(player, well=True)[0], match.weigh(player)[0]
        best = max(well.values())
        assert all((well[move] == best) == (usual[move] > 0) for move in well)
        apart += len(set(well.values())) > len(set(usual.values()))
    assert apart > 10


def test_between_two_he_plays_with_all_options_and_with_more_he_thinks() -> None:
    for option in bh.make("liezie", players=2).room.options[1:]:
        for value in option.allowed:
            assert mastery(bh.make("liezie", players=2, **{option.name: value})) == BUDGET
    assert mastery(bh.make("liezie", players=3)) is None


def test_what_is_prized_he_leaves_to_the_calculator() -> None:
    """All prizes are as good to a search that knows none of them."""
    match = bh.make("liezie", players=2, draft="turns").new(seed=6)
    for player, _ in random_play(match, seed=6):
        if match.legal(player)[0].startswith("prize") and len(match.legal(player)) > 1:
            usual = match.weigh(player)[0]
            told = Bot(MASTER, 1).decide(match, player).probabilities
            assert told == pytest.approx(usual)
            return
    raise AssertionError("nobody chose")


def test_he_drafts_as_the_thinker() -> None:
    """Though he tries few moves: what hands are worth tells which."""
    match = bh.make("liezie", players=2, draft="turns").new(seed=8)
    master, unlike = Bot(MASTER, 1), 0
    for player, _ in random_play(match, seed=8):
        if match.snapshot().phase != DRAFT:
            break
        if len(match.legal(player)) > 1:
            move = master.choose(match, player)
            found = think(match.imagine(player, 0), player, 1, Limits(playouts=40))
            told = dict(zip(found.moves, found.values.tolist(), strict=True))
            assert told[move] == pytest.approx(max(told.values()), abs=1e-3)
            unlike += match.weigh(player)[0][move] == 0
    assert unlike > 5  # the calculator would have done otherwise
