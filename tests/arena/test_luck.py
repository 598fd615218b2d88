"""Luck taken away: what is left has the same mean, and scatters less."""

import random
from pathlib import Path

import msgspec
import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.arena.contest.wording import ContestWording
from bluffhouse.arena.luck import Luck
from bluffhouse.bots import Bot
from tests.arena.contests import played, settings

MATCHES = 80


def reckoned(names: list[str], *, told: bool, **options: object) -> tuple[np.ndarray, np.ndarray]:
    """Everybody's shares of some matches, plain and with the luck taken away."""
    game = bh.make("luegen", players=len(names), halves=False, **options)
    plain, calm = np.zeros((MATCHES, len(names))), np.zeros((MATCHES, len(names)))
    for k in range(MATCHES):
        rng, match = random.Random(k), game.new(k)
        bots = [Bot(name, rng.getrandbits(62)) for name in names]
        luck = Luck(match, names, rng.getrandbits(62), breadth=8, times=4)
        while not match.over:
            player = match.actors[0]
            decision = bots[player].decide(match, player)
            before = match.copy()
            match.play(decision.move, player)
            mixture = decision.probabilities if told else None
            luck.moved(before, player, decision.move, match, mixture)
        assert match.result
        plain[k, list(match.result.winners)] = 1 / len(match.result.winners)
        calm[k] = luck.without(match.result.winners)
    return plain, calm


@pytest.mark.parametrize(
    ("names", "told", "least"),
    [
        (["calculator", "thumb"], True, 0.3),
        (["calculator", "thumb"], False, 0.05),  # of their moves nothing is known, of chance all
        (["thumb", "thumb", "thumb"], True, 0.2),
    ],
)
def test_the_mean_stays_and_the_scatter_shrinks(names: list[str], told: bool, least: float) -> None:
    plain, calm = reckoned(names, told=told, dice=2, mats=2)
    apart = calm - plain
    error = apart.std(axis=0) / np.sqrt(MATCHES)
    assert (np.abs(apart.mean(axis=0)) < 3.5 * error).all()
    assert np.allclose(calm.sum(axis=1), 1)  # luck is only handed about
    assert calm.std(axis=0)[0] < (1 - least) * plain.std(axis=0)[0]


def test_who_leaves_nothing_to_chance_has_no_luck() -> None:
    match = bh.make("luegen", players=2, dice=2).new(1)
    luck = Luck(match, seed=1)
    dealt = luck.gains.copy()
    before = match.copy()
    match.play("1x6", match.actors[0])
    luck.moved(before, before.actors[0], "1x6", match, {"1x6": 1.0})
    assert (luck.gains == dealt).all()


def test_a_match_from_a_position_was_dealt_by_nobody() -> None:
    game = bh.make("luegen", players=2)
    placed = game.new(4).imagine(None, 3)
    assert (Luck(placed).gains == 0).all()
    assert (Luck(game.new(4)).gains != 0).any()


def test_a_contest_tells_shares_without_luck_and_goes_on_from_its_file(tmp_path: Path) -> None:
    plain = settings(players=[2], games=24, bots=["thumb", "calculator"])
    chosen = msgspec.structs.replace(plain, aivat=True)
    found = played(chosen, file=tmp_path / "kept")
    (reduced, _) = found.tables[0].reduced
    assert reduced.bot == "calculator"
    assert reduced.low is not None
    assert reduced.high is not None
    assert reduced.low < reduced.share < reduced.high
    assert "Without luck: calculator" in " ".join(ContestWording(found, "en").notes(2))
    assert "--aivat" in ContestWording(found, "en").command
    assert played(chosen, file=tmp_path / "kept") == found
