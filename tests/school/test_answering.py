"""Whom a network answers, how near it comes to the best answer, and that it goes on."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.errors import OptionError
from bluffhouse.core.game import Game
from bluffhouse.learn import Model, Policy
from bluffhouse.school.course import Course
from bluffhouse.school.learner import Learner
from bluffhouse.school.measures import parts, player_of, share_against, sure
from bluffhouse.school.plan import Plan
from bluffhouse.school.rivals import Asked, ByNet, Level, Rival, rival_of
from bluffhouse.school.self_play import SelfPlay
from bluffhouse.school.told import told_in
from tests.school.courses import course_of, one_die, run, small, three


def answer(game: Game, bot: str, steps: int, **more: object) -> Plan:
    plan = Plan.answering(game, bot, 1, asked=False, steps=steps)
    return msgspec.structs.replace(plan, **more)


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> Course:
    """A network that learnt for a second or two what is wrong with playing anything."""
    plan = answer(one_die(), "random", 50_000, matches=256, minibatch=256, hidden=64)
    course = course_of(one_die(), plan, tmp_path_factory.mktemp("an_answer"))
    run(course)
    return course


@pytest.fixture(scope="module")
def anything() -> Policy:
    return Policy.uniform(Model(one_die()))


def test_it_comes_close_to_the_best_answer(learnt: Course, anything: Policy):
    """Told exactly: what the network wins from each seat, and what can be won at most."""
    own = Policy.of(
        anything.model, player_of(one_die(), sure(learnt.play.lens.folded(learnt.learner.net)))
    )
    won = (own.value(anything) - anything.value(own)) / 2
    assert 0.9 * anything.exploitability() < won <= anything.exploitability() + 1e-9


def test_it_finds_soon_what_is_wrong_with_one_who_beats_most():
    """With the settings of the command: few decisions in every step of learning. With 16,384 of
    them it won 57 % after as many."""
    game = bh.make("luegen", players=2, dice=2, mats=1, halves=False, straight=False)
    plan = Plan.answering(game, "calculator", 1, asked=False, steps=50_000)
    learner, play = Learner(game, plan, np.random.default_rng(1)), SelfPlay(game, plan)
    steps = 0
    while steps < 50_000:
        lessons = play.play(learner.net, learner.rng)
        steps += play.played
        learner.learn(lessons, plan.progress(steps, 0))
    assert play.rival is not None
    net = sure(play.lens.folded(learner.net))
    assert share_against(game, net, play.rival, 1000, 1).low > 0.7


def test_what_is_told_was_won_with_other_luck(learnt: Course, anything: Policy):
    (share,) = learnt.finish().shares.values()
    exact = anything.exploitability()
    assert share.matches == 20_000
    assert 0.9 * exact < 2 * share.low - 1 < exact
    looks = [told.look.shares["random"] for told in told_in(learnt.files.log)]
    assert len(looks) > 3
    assert all(of.matches == 2000 for of in looks)


def test_its_file_plays_as_it_was_measured(learnt: Course):
    rival = rival_of(one_die(), str(learnt.files.bot))
    assert isinstance(rival, ByNet)
    lost = share_against(
        one_die(), sure(learnt.play.lens.folded(learnt.learner.net)), rival, 400, 1
    )
    assert lost.low < 0.5 < lost.high  # against itself


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", bh.games())
def test_every_kind_of_rival_acts_as_it_may(game: str, players: int):
    """Also where actions name seats, which rivals see from their own."""
    made, rng = bh.make(game, players=players), np.random.default_rng(1)
    batch, net = made.batch(12, seed=3), Learner(made, small(made, 256), rng).net
    rivals: list[Rival] = [Level(made, "thumb"), Asked(made, "thumb"), ByNet(made, net)]
    for turn in range(30):
        seen, mask = batch.observe(normal=True), batch.legal(relative=True)
        rows = np.flatnonzero(batch.players != batch.seats)
        found = rivals[turn % 3].choose(batch, rows, seen, mask, rng)
        assert mask[rows, found].all()
        action = mask.argmax(axis=1)
        action[rows] = found
        batch.step(action, relative=True)


def test_a_level_is_the_same_asked_or_not():
    """What random play wins of it, compiled and asked move for move."""
    net = Learner(one_die(), small(one_die(), 256), np.random.default_rng(1)).net
    kinds = (Level(one_die(), "calculator"), Asked(one_die(), "calculator"))
    compiled, asked = (share_against(one_die(), net, rival, 600, 1) for rival in kinds)
    assert compiled.low < asked.high
    assert asked.low < compiled.high


def test_only_ones_own_decisions_are_learnt_from_each_of_them_once(tmp_path: Path):
    """Three seats, two of them a network that was trained: in rows by who acts."""
    course = course_of(three(), small(three(), 256), tmp_path)
    run(course)
    plan = answer(three(), str(course.files.bot), 1000, matches=30, turns=8, hidden=16)
    play, rng = SelfPlay(three(), plan), np.random.default_rng(1)
    net, found, played = Learner(three(), plan, rng).net, 0, 0
    seats = play.batch.seats
    for _ in range(6):
        found += len(play.play(net, rng).gain)
        played += play.played
        assert not play.is_held[np.arange(30), (seats + 1) % 3].any()
    assert found + play.is_held.sum() == played
    assert 0.2 < played / (6 * 30 * 8) < 0.5


def test_nobody_winning_is_everybodys_part():
    rewards = np.array([1, 0.5, 0, -0.5], np.float32)
    assert parts(rewards, 3).tolist() == pytest.approx([1, 0.5, 1 / 3, 0])


@pytest.mark.parametrize("bot", ["thumb", "thumb/honest"])
def test_going_on_is_as_if_never_stopped(bot: str, tmp_path: Path):
    """Compiled, and asked move for move."""
    once, again = tmp_path / "once", tmp_path / "again"
    numbers = []
    for folder, stops in ((once, [None]), (again, [700, None])):
        folder.mkdir()
        for stop in stops:
            plan = answer(three(), bot, 1500, matches=32, turns=8, minibatch=64, hidden=16)
            course = course_of(three(), plan, folder)
            if course.files.checkpoint.exists():
                course.resume()
            run(course, stop)
        numbers.append(course.learner.net.numbers)
    assert np.array_equal(*numbers)
    assert len(told_in(again / "mine.jsonl")) == len(told_in(once / "mine.jsonl"))


def test_who_learnt_another_table_is_refused(learnt: Course):
    with pytest.raises(OptionError, match="players"):
        rival_of(three(), str(learnt.files.bot))
