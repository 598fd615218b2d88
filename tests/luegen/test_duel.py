"""Rounds of two that are learnt with little memory: how good that is in the whole game, exactly."""

from pathlib import Path

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.learn.model import Model
from fits.luegen import master
from fits.luegen.duel import Duel
from fits.luegen.keeping import put_away, resume
from fits.luegen.ladder import Ladder
from fits.luegen.regret import Learner, inclusion
from fits.luegen.responder import Responder, worth
from fits.luegen.twin import game_of, laid

ONE_DIE = Ladder(each=1, straight=False)


@pytest.fixture(scope="module")
def learner() -> Learner:
    """One die each, learnt with all hands."""
    learner = Learner(Duel(ONE_DIE), look_at=6, seed=1)
    learner.run(100)
    return learner


def test_the_bids_of_two_are_those_of_the_rules() -> None:
    for ladder in (Ladder(), ONE_DIE, Ladder(each=2, straight=False, wild=6)):
        game = game_of(ladder)
        moves = game.new(1).legal(0) or game.new(1).legal(1)
        assert [game.ids[move] for move in moves] == list(ladder.rungs)


def test_what_is_legal_and_who_wins_a_call_is_what_the_rules_say() -> None:
    ladder, game = Ladder(), bh.make("luegen", players=2, mats=1, halves=False)
    duel, luck = Duel(ladder), np.random.default_rng(1)
    for _ in range(40):
        first, second = luck.choice(len(ladder.hands), 2)
        bid = int(luck.integers(duel.bids))
        dice = [list(ladder.hands[first]), list(ladder.hands[second])]
        said = game.words[ladder.rungs[bid]]
        match = game.position({"dice": dice, "turn": 1, "bid": said, "bidder": 0})
        higher = [ladder.rungs[bid + 1 + k] for k in np.flatnonzero(duel.open[bid][:-1])]
        assert match.legal(1) == [*(game.words[rung] for rung in higher), "liar"]
        match.play("liar", 1)
        assert (match.result.winners == (1,)) == (ladder.called(bid)[second, first] == 1)


def test_little_memory_is_enough_for_one_die(learner: Learner) -> None:
    """With wild ones a round of one die is worth nothing to anybody; the tables are good against
    opponents who remember everything."""
    model = Model(game_of(ONE_DIE))
    policy = laid(model, learner.duel, learner.policy())
    assert policy.exploitability() < 0.002
    assert policy.value() == pytest.approx(worth(learner.duel, learner.policy()), abs=1e-6)
    assert policy.value() == pytest.approx(0, abs=0.002)


def test_looking_at_some_hands_leads_to_the_same() -> None:
    some = Learner(Duel(ONE_DIE), look_at=4, seed=1)
    some.run(300)
    policy = laid(Model(game_of(ONE_DIE)), some.duel, some.policy())
    assert policy.exploitability() < 0.05


def test_every_hand_is_looked_at_as_often_as_it_stands_for() -> None:
    drawn = inclusion(np.array([8.0, 1.0, 1.0, 1.0]), 2)
    assert drawn == pytest.approx([1, 1 / 3, 1 / 3, 1 / 3])
    learner = Learner(Duel(ONE_DIE), look_at=4, seed=2)
    weights = np.zeros(6)
    learner._begin()
    for _ in range(3000):
        hands, counts = learner._pick()
        weights[hands] += counts
    assert weights / 3000 == pytest.approx(np.full(6, 1 / 6), rel=0.06)


def test_a_responder_finds_what_is_wrong(learner: Learner) -> None:
    """Against who bids anything it wins nearly as much as can be won; against what was learnt,
    nothing to speak of."""
    duel = learner.duel
    model = Model(game_of(ONE_DIE))
    even = (duel.even(), duel.even())
    careless = Responder(duel, 6, 1, 0, even[1])
    careless.run(60)
    most = model.respond(laid(model, duel, even).mix, 0)
    assert careless.won() > 0.9 * most > 0.5
    careful = Responder(duel, 6, 1, 0, learner.policy()[1])
    careful.run(60)
    assert careful.won() < 0.002


def test_what_was_put_away_is_gone_on_with(tmp_path: Path) -> None:
    """Also what is drawn is the same as if nobody had stopped."""
    whole, first, second = (Learner(Duel(ONE_DIE), look_at=4, seed=1) for _ in range(3))
    whole.run(6)
    first.run(3)
    put_away(first, tmp_path / "kept.npz")
    resume(second, tmp_path / "kept.npz")
    second.run(3)
    assert second.done == 6
    for one, other in zip(whole.policy()[0], second.policy()[0], strict=True):
        assert np.array_equal(one, other)


def test_shares_in_whole_parts_add_up() -> None:
    plays = np.random.default_rng(1).dirichlet(np.full(20, 0.2), 50)
    parts = master.parts(plays)
    assert (parts.sum(axis=1, dtype=int) == 255).all()
    assert np.abs(parts / 255 - plays).max() < 0.2  # whims are left out
    assert (parts[plays < 0.01] == 0).all()
