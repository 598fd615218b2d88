"""Plays the deals of a table: compiled if all its bots are, else move for move.

What a deal brings depends on the contest's seed, the table and the deal's number alone.
"""

import random
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.contest.tables import Table
from bluffhouse.arena.simulate import play_chunk, policy_of
from bluffhouse.bots import Bot
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


def is_compiled(table: Table) -> bool:
    return all(policy_of(bot) is not None for bot in table.names)


def play(deals: Deals) -> NDArray[np.uint16]:
    """The winners of every match as bit masks: a row a deal, a column a seating."""
    if is_compiled(deals.table):
        return _compiled(deals)
    rows = range(deals.first, deals.first + deals.size)
    found = [[_one(deals, deal, seating) for seating in deals.table.seatings] for deal in rows]
    return np.array(found, np.uint16)


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


def _one(deals: Deals, deal: int, seating: tuple[str, ...]) -> int:
    """One match, and its winners."""
    seed = chance_of(_key(deals), 1 + deal)
    rng = random.Random(seed)
    bots = [Bot(level, rng.getrandbits(62)) for level in seating]
    match = _kept(deals.game).new(seed)
    while not match.over:
        player = rng.choice(match.actors)
        match.play(bots[player].choose(match, player), player)
    assert match.result is not None
    return sum(1 << seat for seat in match.result.winners)


@lru_cache(maxsize=16)
def _kept(game: Game) -> Game:
    """The same game as before: what it has worked out need not be worked out for every chunk."""
    return game
