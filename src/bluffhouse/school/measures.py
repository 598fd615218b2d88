"""How good a network is: exactly where the game can be solved, else against the levels."""

import math
from collections.abc import Callable
from typing import NamedTuple

import msgspec
import numpy as np

from bluffhouse.arena.stats import wilson
from bluffhouse.bots.net import Mask, Net, Rows, shares
from bluffhouse.bots.roster import LEVELS
from bluffhouse.core.game import Game
from bluffhouse.learn import Model, Policy, Unsolvable
from bluffhouse.school.self_play import drawn

#: The levels that are compiled, weakest first, and how many matches are played against each. The
#: last one judges. A thinker takes as long for a move as these for a match.
MATCHES = {level: 100 for level, policy in LEVELS.items() if policy is not None}
JUDGE = list(MATCHES)[-1]
MATCHES[JUDGE] = 400
_LARGEST = 1_000_000  # positions × hands of a game that is solved every few minutes


class Share(NamedTuple):
    """Of the win, against a level in all other seats, with its 95 % interval."""

    share: float
    low: float
    high: float


class Look(msgspec.Struct, frozen=True):
    """What was measured of a network."""

    shares: dict[str, Share]
    exploitability: float | None = None  # None: the game is too large, or of another kind

    @property
    def rank(self) -> float:
        """The higher, the better: by what a perfect opponent wins, if that is known."""
        if self.exploitability is not None:
            return -self.exploitability
        return self.shares[JUDGE].share


class Measures:
    """Measures networks of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.model = solvable(game)

    def look(self, net: Net, seed: int) -> Look:
        against = {
            level: share_against(self.game, net, level, matches, seed)
            for level, matches in MATCHES.items()
        }
        return Look(against, self.exploitability(net))

    def exploitability(self, net: Net) -> float | None:
        if self.model is None:
            return None
        return Policy.of(self.model, player_of(self.game, net)).exploitability()


def solvable(game: Game) -> Model | None:
    """The game for exact measures, if it is of the kind that has them, and small enough."""
    if game.spec.names_seats:  # the solver does not say from whose seat it asks
        return None
    try:
        return Model(game, limit=_LARGEST)
    except Unsolvable:
        return None


def player_of(game: Game, net: Net) -> Callable[[Rows, Mask], Rows]:
    """A network as the solver asks it."""
    return lambda seen, mask: shares(net.look(game.spec.normal(seen)).logits, mask)


def share_against(game: Game, net: Net, level: str, matches: int, seed: int) -> Share:
    """What a network wins of so many matches, from all seats in turn. Matches that end before its
    first move (with three players or more) do not count."""
    batch = game.batch(matches, seed=seed, opponents=level)
    rng = np.random.default_rng(seed)
    won = np.full(matches, math.nan)
    rows = np.arange(matches)
    while np.isnan(won).any():
        looked = net.look(batch.observe(normal=True))
        action = drawn(shares(looked.logits, batch.legal(relative=True)), rng)
        rewards, done = batch.step(action, relative=True)
        ended = done & np.isnan(won)  # the first match of every row: short ones are no more often
        won[ended] = np.maximum(rewards[rows, batch.seats], 0)[ended]
    total = float(won.sum())
    return Share(total / matches, *wilson(total, matches))
