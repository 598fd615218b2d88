"""The thinker: one search for all games, bounded, stoppable, blind to what its seat cannot know."""

import random
import threading
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.bots import Bot, Limits, Seat
from bluffhouse.bots.thinker import Thinker, mixed
from bluffhouse.bots.thinking import Findings, think
from bluffhouse.bots.thinking.doors import Walker
from bluffhouse.bots.thinking.search import candidates
from bluffhouse.games.liezie.rules.cards import FRONTS
from tests.tables import FIRST, interpreted, random_play

games = pytest.mark.parametrize(("game", "options"), FIRST)
QUICK = Limits(playouts=40)


def some_positions(game: str, options: dict[str, Any], every: int) -> Any:
    match = bh.make(game, **options).new(seed=12)
    for i, (player, _) in enumerate(random_play(match, seed=12)):
        if i % every == 0:
            yield match, player


@games
def test_bounded_by_playouts_it_decides_the_same_in_alike_worlds(
    game: str, options: dict[str, Any]
) -> None:
    for match, player in some_positions(game, options, 15):
        there = Bot("thinker", seed=3, limits=QUICK).decide(match, player)
        assert there.move in match.legal(player)
        assert sum(there.probabilities.values()) == pytest.approx(1)
        again = Bot("thinker", seed=3, limits=QUICK).decide(match.imagine(player, 8), player)
        assert again == there


@games
def test_moves_are_compared_in_the_same_worlds(game: str, options: dict[str, Any]) -> None:
    """The best has no gap; every other has one, and was tried in worlds of the best."""
    match = bh.make(game, **options).new(seed=5)
    player = match.actors[0]
    found = think(match.imagine(player, 0), player, 1, QUICK)
    assert found.gaps.min() == 0
    assert (found.gaps >= 0).all()
    assert found.worlds.max() == found.worlds[found.gaps.argmin()]
    assert np.allclose(found.values + found.gaps, found.values.max())


def test_a_search_can_be_stopped() -> None:
    match = bh.make("luegen", players=2).new(seed=5)
    player, stop = match.actors[0], threading.Event()
    stop.set()
    stopped = think(match.imagine(player, 0), player, 1, Limits(playouts=10_000_000, stop=stop))
    assert stopped.worlds.sum() <= 64


def test_a_search_ends_when_time_is_up() -> None:
    match = bh.make("luegen", players=2).new(seed=5)
    player = match.actors[0]
    late = think(match.imagine(player, 0), player, 1, Limits(playouts=10_000_000, seconds=0.0))
    assert late.worlds.sum() <= 64


def sure_lie() -> bh.Match:
    """Twelve sixes are claimed, and the own dice show none."""
    return bh.make("luegen", players=2, straight=False, halves=False).position(
        {
            "dice": [[2, 2, 3, 3, 4, 4], [1, 1, 1, 6, 6, 6]],
            "bid": "12x6",
            "bidder": 1,
            "bids": [{"player": 1, "bid": "12x6"}],
            "turn": 0,
            "seed": 1,
        }
    )


def test_what_is_impossible_is_called() -> None:
    assert Bot("thinker", seed=1, limits=QUICK).choose(sure_lie(), 0) == "liar"


def imagined(match: bh.Match, viewer: int, worlds: int) -> tuple[Any, Any]:
    """Worlds of a search as states, and how likely it holds each."""
    pool, likely = Walker.of(match).gather(viewer, 7, worlds)
    return pool.view(match.game.room.state)[:, 0], likely


def test_bids_make_dice_likely() -> None:
    """Who bids sixes is believed to have more of them than chance gives."""
    game = bh.make("luegen", players=2, halves=False)
    match = game.new(seed=2)
    bidder = match.actors[0]
    match.play("3x6", bidder)
    viewer = 1 - bidder
    pool, likely = imagined(match, viewer, 2000)
    sixes = pool["dice"][:, bidder, 5]
    assert np.average(sixes, weights=likely) > sixes.mean() + 0.2
    assert sixes.mean() == pytest.approx(1, abs=0.1)
    assert (pool["dice"][:, viewer] == match.state()["dice"][0, viewer]).all()


def test_announcements_make_dice_likely() -> None:
    """A fresh announcement after three rolls is truer than five fair dice would be."""
    game = bh.make("luegenkniffel", players=2)
    match = game.new(seed=2)
    roller = match.actors[0]
    for _ in range(2):
        match.play("keep", roller)
    match.play("say sixes 3", roller)
    pool, likely = imagined(match, 1 - roller, 1000)
    true = pool["dice"][:, 5] == 3
    assert np.average(true, weights=likely) > 2 * true.mean()
    assert (pool["said"] == match.state()["said"]).all()
    assert (pool["rolls"] == 3).all()


def test_drafted_hands_have_runs() -> None:
    """The Lie Zie: neighbours in another's hand have the same colour more often than by chance."""
    game = bh.make("liezie", players=2)
    match = game.new(seed=2)
    for _ in random_play(match, seed=2):
        if match.snapshot().phase:
            break
    viewer = match.actors[0]
    rival = 1 - viewer
    worlds, _ = imagined(match, viewer, 300)
    fair = [match.imagine(viewer, seed).snapshot() for seed in range(300)]

    def alike(hands: Any) -> float:
        colours = FRONTS[np.asarray(hands)[:, rival]] // 4
        return float((colours[:, 1:] == colours[:, :-1]).mean())

    assert alike(worlds["hands"]) > alike([world.hands for world in fair]) + 0.1
    assert (worlds["hands"][:, viewer] == match.state()["hands"][0, viewer]).all()


def test_interpreted_it_walks_the_same_way() -> None:
    """The loops are compiled for all games at once, by addresses: here they are what they say."""
    options = {"players": 2, "mats": 1, "dice": 2, "halves": False}
    match = bh.make("luegen", **options).new(seed=4)
    player = match.actors[0]
    always = match.legal(player)[:3]
    position = match.game.room.write(match.game, match.snapshot())
    plain = interpreted("luegen", options).position({**position, "seed": 1})
    there, here = (
        think(world, player, 1, Limits(playouts=1), always=always) for world in (match, plain)
    )
    assert here.moves == there.moves
    assert here.values == pytest.approx(there.values)


def test_on_interpreted_rules_it_is_a_calculator() -> None:
    plain = interpreted("luegen", {"players": 2, "mats": 1, "dice": 2, "halves": False}).new(seed=4)
    player = plain.actors[0]
    assert Bot("thinker", 1).decide(plain, player).probabilities == pytest.approx(
        plain.weigh(player)[0]
    )


def test_few_moves_are_all_tried_and_many_are_not() -> None:
    few = {"a": 0.0, "b": 1.0}
    assert candidates(few, (), 24) == ["b", "a"]
    many = {str(k): float(k < 3) for k in range(100)}
    assert candidates(many, ("77",), 24) == ["0", "1", "2", "77"]


def test_the_surer_a_move_is_worse_the_less_it_is_made() -> None:
    def share(gap: float, error: float) -> float:
        pair = np.array([0.0, gap]), np.array([0.0, error]), np.array([9, 9])
        half = np.array([0.5, 0.5])
        return float(mixed(Findings(("a", "b"), half, half, *pair))[1])

    assert share(0.1, 0.01) < share(0.1, 0.05) < share(0.05, 0.05) < share(0.0, 0.05)
    assert share(0.0, 0.05) == pytest.approx(0.5)


def test_the_calculator_is_believed_unless_it_is_surely_worse() -> None:
    def mixture(gap: float) -> Any:
        prior, gaps = np.array([1.0, 0.0]), np.array([gap, 0.0])
        errors, worlds = np.array([0.01, 0.0]), np.array([9, 9])
        return mixed(Findings(("a", "b"), prior, -gaps, gaps, errors, worlds))

    assert mixture(0.0) == pytest.approx([1, 0])
    assert mixture(0.002)[0] > 0.9
    assert mixture(0.04)[0] < 0.1


def test_an_only_move_needs_no_thought() -> None:
    match = bh.make("luegen", players=2, mats=1, dice=1, halves=False).new(seed=1)
    seat = Seat.of(match, match.actors[0])
    decision = Thinker(QUICK).act(seat, ["1x2"], random.Random(1))
    assert (decision.move, decision.probabilities) == ("1x2", {"1x2": 1.0})
