"""Plays the deals of a table: compiled if all its bots are, else move for move.

What a deal brings depends on the contest's seed, the table and the deal's number alone.
"""

import random
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.asked import Forfeit, play_out, seated, summed
from bluffhouse.arena.contest.tables import Table
from bluffhouse.arena.luck import Desk, Luck
from bluffhouse.arena.simulate import play_chunk
from bluffhouse.bots import policy_of
from bluffhouse.core.game import Game
from bluffhouse.core.seeds import Seed, chance_of

_TIMES = 16  # times that what might have come of compiled bots is played
_TRIED = 200  # matches by which it is learnt how the game misjudges unequal bots
_LUCK = 1 << 40  # no deal has such a number: what might have come has a chance of its own


@dataclass(frozen=True, slots=True)
class Deals:
    """Some deals of a table: to be played on every seating, here or in another process."""

    game: Game
    table: Table
    seed: int
    first: int
    size: int
    home: str = ""  # the folder where bots in files were named
    aivat: bool = False  # take luck away, too


@dataclass(frozen=True, slots=True)
class Dealt:
    """What came of them: the winners of every match as bit masks, a row a deal, a column a
    seating; and who forfeited. If asked for, everybody's share without luck (deals × seatings ×
    seats)."""

    winners: NDArray[np.uint16]
    forfeits: tuple[Forfeit, ...] = ()
    reduced: NDArray[np.float64] | None = None

    def __len__(self) -> int:
        return len(self.winners)


def is_compiled(table: Table) -> bool:
    return all(policy_of(bot) is not None for bot in table.names)


def play(deals: Deals) -> Dealt:
    if is_compiled(deals.table):
        return _reduced(deals) if deals.aivat else Dealt(_compiled(deals))
    forfeits: list[Forfeit] = []
    winners = np.zeros((deals.size, len(deals.table.seatings)), np.uint16)
    reduced = np.zeros((*winners.shape, deals.table.players)) if deals.aivat else None
    for row in range(deals.size):
        for k, seating in enumerate(deals.table.seatings):
            shares = None if reduced is None else reduced[row, k]
            winners[row, k] = _one(deals, deals.first + row, seating, forfeits, shares)
    return Dealt(winners, tuple(summed(forfeits)), reduced)


def _key(deals: Deals) -> bytes:
    """The chance of a table: the same whatever other tables there are."""
    return Seed.of(f"{deals.seed} {' '.join(deals.table.bots)}".encode()).key()


def _compiled(deals: Deals) -> NDArray[np.uint16]:
    game, seatings = _kept(deals.game), deals.table.seatings
    winners = np.zeros((deals.size, len(seatings)), np.uint16)
    key = chance_of(_key(deals), 0)
    for k, seating in enumerate(seatings):
        policies = np.array([policy_of(bot) for bot in seating], np.int64)
        winners[:, k] = play_chunk(game, policies, key, deals.first, deals.size).winners
    return winners


def _reduced(deals: Deals) -> Dealt:
    """The same with luck taken away. Chance has a generator of its own, so that a deal is the same
    on every seating for as long as it can be."""
    game, seatings = _kept(deals.game).settled(), deals.table.seatings
    winners = np.zeros((deals.size, len(seatings)), np.uint16)
    reduced = np.zeros((*winners.shape, deals.table.players))
    key = chance_of(_key(deals), _LUCK)
    for k, seating in enumerate(seatings):
        played = _desk(game, seating).play(deals.size, _TIMES, key, deals.first)
        winners[:, k] = (played.shares > 0) @ (1 << np.arange(deals.table.players))
        reduced[:, k] = played.reduced
    return Dealt(winners, reduced=reduced)


def _one(
    deals: Deals, deal: int, seating: tuple[str, ...], forfeits: list[Forfeit],
    shares: NDArray[np.float64] | None,
) -> int:  # fmt: skip
    """One match, and its winners; shares without luck are written where there is room for them."""
    seed = chance_of(_key(deals), 1 + deal)
    rng = random.Random(seed)
    bots = seated(seating, rng, deals.home)
    match = _kept(deals.game).new(seed)
    luck = None if shares is None else Luck(match, seating, chance_of(_key(deals), _LUCK + deal))
    ended = play_out(match, bots, rng, luck=luck)
    if ended.forfeit:
        forfeits.append(ended.forfeit)
    if luck is not None and shares is not None:
        shares[:] = luck.without([p for p in range(len(seating)) if ended.winners >> p & 1])
    return ended.winners


@lru_cache(maxsize=64)
def _desk(game: Game, seating: tuple[str, ...]) -> Desk:
    """Where the luck of a seating is reckoned, tried out by matches of another seed."""
    return Desk(game, seating).try_out(_TRIED, chance_of(Seed.of(b"luck").key(), 0))


@lru_cache(maxsize=16)
def _kept(game: Game) -> Game:
    """The same game as before: what it has worked out need not be worked out for every chunk."""
    return game
