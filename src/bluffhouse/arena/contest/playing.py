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
from bluffhouse.arena.simulate import play_chunk
from bluffhouse.bots import policy_of
from bluffhouse.core.game import Game
from bluffhouse.core.seeds import Seed, chance_of


@dataclass(frozen=True, slots=True)
class Deals:
    """Some deals of a table: to be played on every seating, here or in another process."""

    game: Game
    table: Table
    seed: int
    first: int
    size: int
    home: str = ""  # the folder where bots in files were named


@dataclass(frozen=True, slots=True)
class Dealt:
    """What came of them: the winners of every match as bit masks, a row a deal, a column a
    seating; and who forfeited."""

    winners: NDArray[np.uint16]
    forfeits: tuple[Forfeit, ...] = ()

    def __len__(self) -> int:
        return len(self.winners)


def is_compiled(table: Table) -> bool:
    return all(policy_of(bot) is not None for bot in table.names)


def play(deals: Deals) -> Dealt:
    if is_compiled(deals.table):
        return Dealt(_compiled(deals))
    forfeits: list[Forfeit] = []
    rows = range(deals.first, deals.first + deals.size)
    found = [
        [_one(deals, deal, seating, forfeits) for seating in deals.table.seatings] for deal in rows
    ]
    return Dealt(np.array(found, np.uint16), tuple(summed(forfeits)))


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


def _one(deals: Deals, deal: int, seating: tuple[str, ...], forfeits: list[Forfeit]) -> int:
    """One match, and its winners."""
    seed = chance_of(_key(deals), 1 + deal)
    rng = random.Random(seed)
    bots = seated(seating, rng, deals.home)
    ended = play_out(_kept(deals.game).new(seed), bots, rng)
    if ended.forfeit:
        forfeits.append(ended.forfeit)
    return ended.winners


@lru_cache(maxsize=16)
def _kept(game: Game) -> Game:
    """The same game as before: what it has worked out need not be worked out for every chunk."""
    return game
