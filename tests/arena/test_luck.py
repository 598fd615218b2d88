"""Luck taken away: what is left has the same mean, and scatters less."""

import random
from pathlib import Path

import msgspec
import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.arena.contest.wording import ContestWording
from bluffhouse.arena.luck import Desk, Luck
from bluffhouse.bots import Bot
from tests.arena.contests import played, settings

MATCHES = 80
STRANGER = "a stranger"


def reckoned(
    bots: list[str], names: list[str], *, told: bool, far: bool = False, **options: object
) -> tuple[np.ndarray, np.ndarray]:
    """Everybody's shares of some matches, plain and with the luck taken away; `names` are what is
    known of who plays."""
    game = bh.make("luegen", players=len(names), halves=False, **options)
    plain, calm = np.zeros((MATCHES, len(names))), np.zeros((MATCHES, len(names)))
    for k in range(MATCHES):
        rng, match = random.Random(k), game.new(k)
        seated = [Bot(name, rng.getrandbits(62)) for name in bots]
        luck = Luck(match, names, rng.getrandbits(62), times=16, far=far)
        while not match.over:
            player = match.actors[0]
            decision = seated[player].decide(match, player)
            before = match.copy()
            match.play(decision.move, player)
            mixture = decision.probabilities if told else None
            luck.moved(before, player, decision.move, match, mixture)
        assert match.result
        plain[k, list(match.result.winners)] = 1 / len(match.result.winners)
        calm[k] = luck.without(match.result.winners)
    return plain, calm


@pytest.mark.parametrize(
    ("bots", "names", "told", "far", "least"),
    [
        (["calculator", "thumb"], ["calculator", "thumb"], False, False, 0.45),
        (["calculator", "thumb"], [STRANGER, "thumb"], False, False, 0.2),
        (["thumb", "thumb", "thumb"], ["thumb", STRANGER, "thumb"], True, False, 0.2),
        (["calculator", "thumb"], [STRANGER, "thumb"], False, True, 0.2),
    ],
)  # fmt: skip
def test_the_mean_stays_and_the_scatter_shrinks(
    bots: list[str], names: list[str], told: bool, far: bool, least: float
) -> None:
    plain, calm = reckoned(bots, names, told=told, far=far, dice=2, mats=2)
    apart = calm - plain
    error = apart.std(axis=0) / np.sqrt(MATCHES)
    assert (np.abs(apart.mean(axis=0)) < 3.5 * error).all()
    assert np.allclose(calm.sum(axis=1), 1)  # luck is only handed about
    assert calm.std(axis=0)[0] < (1 - least) * plain.std(axis=0)[0]


@pytest.mark.parametrize("game", bh.games())
def test_in_every_game_the_mean_stays(game: str) -> None:
    """Of compiled bots, by the hundred; judged on the way, and at the end alone."""
    table = bh.make(game, players=2).settled()
    for far in (False, True):
        played = Desk(table, ["calculator", "thumb"], far=far).play(60, 4, 1, 0)
        apart = (played.reduced - played.shares)[:, 0]
        assert abs(apart.mean()) < 3.5 * apart.std() / np.sqrt(60)
        assert np.allclose(played.reduced.sum(axis=1), 1)


def test_a_stranger_who_does_what_his_stand_in_does_gains_nothing() -> None:
    """A mixture that has one move only, and the stand-in has no other."""
    game = bh.make("luegen", players=2, dice=1, mats=1, halves=False, straight=False)
    match = game.position({"dice": [[3], [4]], "turn": 0})
    match.play(match.legal(0)[-1], 0)
    luck = Luck(match, ["calculator", "calculator"], seed=1)
    stranger = Luck(match, ["calculator", STRANGER], seed=1)
    (only,) = match.legal(1)
    before = match.copy()
    match.play(only, 1)
    for reckoning in (luck, stranger):
        reckoning.moved(before, 1, only, match)
    assert match.result
    assert (luck.without(match.result.winners) == stranger.without(match.result.winners)).all()


def test_what_a_stranger_gives_away_is_no_luck() -> None:
    """He calls where he sees that it holds: all that was expected of him is lost."""
    game = bh.make("luegen", players=2, dice=1, mats=1, halves=False)
    match = game.position({"dice": [[3], [3]], "turn": 0})
    match.play("1x3", 0)
    luck = Luck(match, ["calculator", STRANGER], seed=1, times=64)
    before = match.copy()
    match.play("liar", 1)
    luck.moved(before, 1, "liar", match)
    assert match.result
    assert abs(luck.without(match.result.winners)[1]) < 0.2


def test_who_forfeits_has_no_luck_of_it() -> None:
    match = bh.make("luegen", players=2).new(1)
    luck = Luck(match, ["calculator", STRANGER], seed=1)
    assert luck.without([0])[0] - luck.without([1])[0] > 0.5


def test_judgements_are_corrected_where_one_is_much_stronger() -> None:
    table = bh.make("luegen", players=2, dice=3, mats=2).settled()
    plain = Desk(table, ["calculator", "random"])
    wiser = Desk(table, ["calculator", "random"]).try_out(100, seed=9)
    assert (wiser.curves[0] >= plain.curves[0])[1:-1].all()
    even = wiser.curves[:, 16]
    assert even[0] > 0.75
    assert even[1] < 0.25
    scatter = [desk.play(60, 8, 1, 0).reduced[:, 0].std() for desk in (plain, wiser)]
    assert scatter[1] < scatter[0]


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


def test_who_plays_is_named_for_every_seat() -> None:
    """Fewer names than seats would have let compiled loops read what lies behind them."""
    game = bh.make("luegen", players=3, mats=1)
    for named in (["thumb"], ["thumb"] * 4):
        with pytest.raises(ValueError, match=f"3 players sit here, and {len(named)} bots are"):
            Desk(game, named)
        with pytest.raises(ValueError, match=f"3 players sit here, and {len(named)} bots are"):
            Luck(game.new(seed=1), named)


def test_what_cannot_be_reckoned_is_refused() -> None:
    game = bh.make("luegen", players=2, mats=1)
    match, desk = game.new(seed=1), Desk(game.settled(), ["thumb", "thumb"])
    for wrong, told in (
        (lambda: desk.play(2, -4, 1, 0), "times is a whole number from 1, not -4"),
        (lambda: desk.play("x", 4, 1, 0), "matches is a whole number from 0, not 'x'"),
        (lambda: Luck(match, ["thumb", "thumb"], times=0), "times is a whole number from 1"),
        (lambda: Luck(match, ["thumb", "thumb"], seed="x"), "a seed is a whole number from 0"),
        (lambda: Luck(game, ["thumb", "thumb"]), "luck is reckoned in a match, not in"),
    ):
        with pytest.raises((ValueError, TypeError), match=told):
            wrong()
    luck = Luck(match, ["thumb", "thumb"], seed=1)
    before = match.copy()
    match.play(match.legal(match.actors[0])[0])
    for player, move in ((9, "1x2"), (0, "zz")):
        with pytest.raises(ValueError, match=r"no player 9|no move of"):
            luck.moved(before, player, move, match)
    with pytest.raises(ValueError, match="no player 9"):
        luck.without([9])
