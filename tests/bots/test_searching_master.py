"""The master of a game for which numbers of his own were found: he searches by them."""

import time

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.arena.review import judge
from bluffhouse.bots import MASTER, Bot, Limits, Seat
from bluffhouse.bots.master import mastery
from bluffhouse.bots.thinking import think
from bluffhouse.core.match import Match
from bluffhouse.games import ids, open_room
from tests.bots.falling_back import thinks_and_says_so

GAMES = [game for game in ids() if open_room(game).mastery is not None]
LONGEST = 0.5  # seconds of one core, at most


def seats(game: str) -> list[int]:
    """Numbers of players for which he has numbers of his own."""
    allowed = open_room(game).seats()
    return [players for players in allowed if mastery(bh.make(game, players=players)) is not None]


def positions(game: str, players: int, count: int, **options: object) -> list[tuple[Match, int]]:
    """Some with a choice, out of matches of rules of thumb, and who has it."""
    found: list[tuple[Match, int]] = []
    match, guide = bh.make(game, players=players, **options).new(seed=4), Bot("thumb", 4)
    while len(found) < count:
        player = match.actors[0]
        if len(match.legal(player)) > 1:
            found.append((match.copy(), player))
        match.play(guide.choose(match, player), player)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_numbers_of_his_own_make_other_moves(game: str) -> None:
    unlike = 0
    for match, player in positions(game, 2, 60):
        mixture, value = match.weigh(player, well=True)
        assert list(mixture) == match.legal(player)
        assert sum(mixture.values()) == pytest.approx(1)
        assert 0 <= value <= 1
        unlike += mixture != match.weigh(player)[0]
    assert unlike > 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_he_searches_by_them_and_in_time(game: str, *, most: bool) -> None:
    """As far as his budget goes, however many play."""
    spent = []
    for match, player in positions(game, seats(game)[-1 if most else 0], 12):
        seat, budget = Seat.of(match, player), mastery(match.game)
        assert budget is not None
        begun = time.process_time()
        decision = Bot(MASTER, 3).decide(match, player)
        spent.append(time.process_time() - begun)
        assert decision.by is None
        assert decision.why.key == "bot-why-thinker"
        found = think(seat.world(0), player, 1, Limits(playouts=16), well=budget)
        assert set(found.moves) <= set(match.legal(player))
    assert sorted(spent)[-2] < LONGEST  # what is done once is not his


@pytest.mark.parametrize("game", GAMES)
def test_what_he_sees_is_what_his_seat_knows(game: str) -> None:
    for match, player in positions(game, seats(game)[-1], 8):
        here = Bot(MASTER, 7, limits=Limits(playouts=32)).decide(match, player)
        for world in range(1, 4):
            there = match.imagine(player, world)
            assert Bot(MASTER, 7, limits=Limits(playouts=32)).decide(there, player) == here


@pytest.mark.parametrize("game", GAMES)
def test_at_other_tables_he_thinks_and_says_so(game: str) -> None:
    """Numbers that were found at the usual table say nothing of others, with other options or with
    another number of players."""
    options = open_room(game).options[1:]
    others = [bh.make(game, players=players) for players in open_room(game).seats()]
    others += [
        bh.make(game, players=2, **{of.name: value}) for of in options for value in of.allowed
    ]
    others = [table for table in others if mastery(table) is None]
    assert others
    for table in others:
        thinks_and_says_so(table)


@pytest.mark.parametrize("game", GAMES)
def test_he_judges_moves_where_he_has_numbers_of_his_own(game: str) -> None:
    (match, player), *_ = positions(game, 2, 1)
    judged = judge.weigh(Seat.of(match, player), 1, match.legal(player)[0], playouts=32)
    assert judged.judge == MASTER
    assert not judged.mixture
    found = think(
        Seat.of(match, player).world(0), player, 1, Limits(playouts=32), well=mastery(match.game)
    )
    assert np.isfinite(found.values).all()
