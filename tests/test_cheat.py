"""Who sees all cards: a small version of `python -m benchmarks.cheat`."""

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import bluffhouse as bh
from benchmarks.cheat import Cheat, run, told, with_other_luck
from bluffhouse.bots.thinking import Limits, think
from bluffhouse.bots.thinking.doors import Walker
from bluffhouse.core.match import Match
from tests.tables import random_play

ROUND = bh.make("luegen", players=2, dice=2, mats=1, halves=False)


def doubts(matches: int) -> Iterator[tuple[Match, int, bool]]:
    """Bids that may be doubted, by whom, and whether he were right."""
    for seed in range(matches):
        match = ROUND.new(seed)
        for player, _ in random_play(match, seed=seed):
            if "liar" in match.legal(player):
                doubted = match.copy()
                doubted.play("liar", player)
                yield match, player, player in doubted.result.winners


def test_who_sees_all_dice_knows_what_a_doubt_brings() -> None:
    """And who keeps to the rules does not."""
    cheat, known, guessed = Cheat(ROUND, "cards"), [], []
    for match, player, right in doubts(60):
        seen = cheat.look(match, player, 1)
        thought = think(match.imagine(player, 0), player, 1, Limits(), always=("liar",))
        for found, off in ((seen, known), (thought, guessed)):
            off += [
                abs(value - right)
                for move, value in zip(found.moves, found.values, strict=True)
                if move == "liar"
            ]
    assert max(known) == 0
    assert len(known) > 30
    assert np.mean(guessed) > 0.1


def test_other_luck_leaves_all_that_lies_as_it_is() -> None:
    game = bh.make("cityoflies", players=2)
    walker = Walker.of(game.new(3))
    pool, _ = with_other_luck(game)(walker, 0, 7, 20)
    here, worlds = walker.here.view(game.room.state)[0], pool.view(game.room.state)[:, 0]
    assert (worlds["hands"] == here["hands"]).all()
    assert len(np.unique(worlds["deck"], axis=0)) > 10
    assert (np.sort(worlds["deck"]) == np.sort(here["deck"])).all()


def test_what_was_played_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    kept = tmp_path / "shares.json"
    cheat = Cheat(ROUND, "luck", turns=0)
    few = run(ROUND, cheat, 5, 3, kept)
    assert run(ROUND, cheat, 5, 6, kept)[:3] == few
    assert run(ROUND, cheat, 5, 6, None) == run(ROUND, cheat, 5, 6, kept)
    assert sum(run(ROUND, cheat, 5, 20, None)) > 10


def test_deals_are_weighed_as_a_whole() -> None:
    """Who wins each deal from one seat alone, wins half of them for sure."""
    assert told([1.0, 0.0] * 200, 2).startswith("50.0% (4")
    low, high = (float(part) for part in re.findall(r"[(–]([\d.]+)", told([1.0, 0.0] * 200, 2)))
    wide = re.findall(r"[(–]([\d.]+)", told([1.0, 1.0, 0.0, 0.0] * 100, 2))
    assert high - low < (float(wide[1]) - float(wide[0])) / 5
    assert told([1.0, 0.0, 1.0], 2).endswith("of 2 matches")
