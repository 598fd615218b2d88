"""The master of a game that was learnt: a network in its room plays."""

from pathlib import Path

import pytest

import bluffhouse as bh
from bluffhouse.bots import MASTER, Bot, levels
from bluffhouse.bots.master import mastery
from bluffhouse.bots.trained import write_pupil
from bluffhouse.core import finder
from bluffhouse.core.errors import OptionError
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.games import ids, open_room
from tests.bots.falling_back import thinks_and_says_so
from tests.bots.test_trained import pupil

GAMES = [game for game in ids() if open_room(game).master is None]  # nothing of them was solved


@pytest.fixture(params=GAMES)
def learnt(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Game, Path]:
    """A table of two for which there is a network in the room, and its file."""
    id = request.param
    game, file = bh.make(id, players=2), tmp_path / "master-2.npz"
    write_pupil(file, pupil(game))
    others = finder.pupil
    monkeypatch.setattr(
        finder, "pupil", lambda of, n: file if (of, n) == (id, 2) else others(of, n)
    )
    return game, file


def positions(game: Game) -> list[tuple[Match, int]]:
    """Some with a choice, and who has it."""
    found: list[tuple[Match, int]] = []
    match, guide = game.new(seed=4), Bot("thumb", 4)
    while len(found) < 6:
        player = match.actors[0]
        if len(match.legal(player)) > 1:
            found.append((match.copy(), player))
        match.play(guide.choose(match, player), player)
    return found


def test_it_plays_by_what_was_learnt_and_mixes(learnt: tuple[Game, Path]) -> None:
    game, _ = learnt
    assert levels(game.room)[-1] == MASTER
    mixed: list[bool] = []
    for match, player in positions(game):
        decision = Bot(MASTER, 3).decide(match, player)
        assert decision.by is None
        assert decision.why.key == "bot-why-trained"
        assert decision.move in match.legal(player)
        assert sum(decision.probabilities.values()) == pytest.approx(1)
        mixed.append(max(decision.probabilities.values()) < 0.99)
    assert any(mixed)


def test_it_decides_the_same_in_every_world_that_may_be(learnt: tuple[Game, Path]) -> None:
    game, _ = learnt
    for match, player in positions(game):
        here = Bot(MASTER, 7).decide(match, player)
        for world in range(1, 4):
            assert Bot(MASTER, 7).decide(match.imagine(player, world), player) == here


def test_at_a_table_that_it_did_not_learn_it_thinks_and_says_so(learnt: tuple[Game, Path]) -> None:
    game, _ = learnt
    option = game.room.options[1]
    other = next(value for value in option.allowed if value != game.options[option.name])
    tables = [bh.make(game.id, players=2, **{option.name: other}), bh.make(game.id, players=3)]
    for table in tables:
        if mastery(table) is not None:
            continue  # there he searches by numbers of his own
        thinks_and_says_so(table)


def test_what_other_rules_taught_is_refused(learnt: tuple[Game, Path]) -> None:
    game, file = learnt
    write_pupil(file, pupil(game, rules="others"))
    match = game.new(seed=1)
    with pytest.raises(OptionError, match="learnt by other rules"):
        Bot(MASTER, 1).decide(match, match.actors[0])
