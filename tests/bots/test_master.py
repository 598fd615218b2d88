"""The master: plays what was solved, knows no more than its seat, and says where it only thinks."""

import time

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.arena.contest.settings import Settings
from bluffhouse.bots import MASTER, Bot, Limits, levels, names, searches
from bluffhouse.bots.roster import parse
from bluffhouse.core.errors import OptionError
from bluffhouse.core.match import Match
from bluffhouse.games import ids, open_room
from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.hall.games import Games
from bluffhouse.server.tables import decide
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.table import Table

QUICK = Limits(playouts=8)
SOLVED = [game for game in ids() if open_room(game).has_master]
OTHERS = [game for game in ids() if game not in SOLVED]


def some(game: str, matches: int = 3, **options: object) -> "list[tuple[Match, int]]":
    """Positions of matches that masters play with two players, and who is to act."""
    found = []
    for seed in range(matches):
        match = bh.make(game, players=2, **options).new(seed=seed)
        bot = Bot(MASTER, seed, limits=QUICK)
        for _ in range(12):  # far from its end
            found.append((match.copy(), match.actors[0]))
            match.play(bot.choose(match, match.actors[0]), match.actors[0])
    return found


def test_the_level_is_offered_where_something_was_solved_or_learnt() -> None:
    assert SOLVED
    assert OTHERS
    assert all(levels(open_room(game))[-1] == MASTER for game in SOLVED)
    assert all(MASTER not in levels(open_room(game)) for game in OTHERS)
    assert {MASTER, f"{MASTER}/reckless"} <= set(names())
    assert searches(MASTER)
    assert not parse(MASTER).is_own


@pytest.mark.parametrize("game", OTHERS)
def test_where_nothing_was_solved_there_is_no_master(game: str) -> None:
    match = bh.make(game, players=open_room(game).seats()[0]).new(seed=1)
    with pytest.raises(OptionError, match=f"no master of “{game}”.*thinker"):
        Bot(MASTER, 1).decide(match, match.actors[0])


@pytest.mark.parametrize("game", SOLVED)
def test_it_decides_the_same_in_every_world_that_may_be(game: str) -> None:
    for match, player in some(game):
        here = Bot(MASTER, 7, limits=QUICK).decide(match, player)
        assert list(here.probabilities) == match.legal(player)
        assert sum(here.probabilities.values()) == pytest.approx(1)
        for world in range(1, 4):
            there = Bot(MASTER, 7, limits=QUICK).decide(match.imagine(player, world), player)
            assert there == here


@pytest.mark.parametrize("game", SOLVED)
def test_it_mixes_and_is_quick(game: str) -> None:
    mixed, spent = 0, []
    for match, player in some(game):
        begun = time.process_time()
        decision = Bot(MASTER, 1, limits=QUICK).decide(match, player)
        spent.append(time.process_time() - begun)
        mixed += max(decision.probabilities.values()) < 0.99
    assert mixed > len(spent) / 8  # which dice to leave is often clear
    assert np.median(spent) < 0.5  # a whole second would be a thousand times what it takes


@pytest.mark.parametrize("options", [{"dice": 5}, {"wild": 6}, {"straight": False}, {"players": 3}])
def test_what_was_not_solved_is_thought_about_and_said(options: dict[str, int]) -> None:
    match = bh.make("luegen", **{"players": 2, **options}).new(seed=3)
    player = match.actors[0]
    master = Bot(MASTER, 5, limits=QUICK).decide(match, player)
    thinker = Bot("thinker", 5, limits=QUICK).decide(match, player)
    assert (master.move, master.probabilities) == (thinker.move, thinker.probabilities)
    assert master.why.key == "bot-why-master-thinks"
    assert "thinks ahead" in str(master.why)
    told = [
        odd.details["bot"] for odd in bh.odds(match, player, bot=MASTER) if "bot" in odd.details
    ]
    assert set(told) == {"thinker"}  # a helper names who really speaks


def test_a_table_has_masters_where_there_are_any() -> None:
    """Who was a master at one game thinks ahead at a game that has none."""
    table = Table("KMRTXB", Games().make)
    first = decide.check_settings(ms.Settings(SOLVED[0], {"players": 2}, level=MASTER))
    apply(table, ev.Created(settings=first), 0)
    apply(table, ev.BotSat(by=None, cid="", seat=1, level=f"{MASTER}/honest", name="Ada"), 1)
    with pytest.raises(Denied, match="thinker"):
        decide.check_settings(ms.Settings(OTHERS[0], {"players": 2}, level=MASTER))
    other = decide.check_settings(ms.Settings(OTHERS[0], {"players": 2}))
    apply(table, ev.Changed(by=None, cid="", settings=other, gathered=True), 2)
    assert table.seats[1].level == "thinker/honest"
    assert table.seats[1].name == "Ada"


@pytest.mark.parametrize("game", OTHERS)
def test_no_contest_with_a_master_that_there_is_not(game: str) -> None:
    with pytest.raises(OptionError, match="no master"):
        Settings.checked(game, {}, ["thumb", MASTER], [2], 8, 1)
