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
from bluffhouse.school.rivals import Rival, drawn, rival_of

#: The levels that are compiled, weakest first, and how many matches are played against each. The
#: last one judges. A thinker takes as long for a move as these for a match.
MATCHES = {level: 100 for level, policy in LEVELS.items() if policy is not None}
JUDGE = list(MATCHES)[-1]
MATCHES[JUDGE] = 400
_LOOK, _LAST = 2000, 20_000  # matches by which an answer is measured in between, and at the end;
_LOOK_ASKED, _LAST_ASKED = 60, 400  # fewer where each move of a bot must be asked for
_SURE = np.float32(1e4)  # a mixture to this power is all but certain
_LARGEST = 1_000_000  # positions × hands of a game that is solved every few minutes


class Share(NamedTuple):
    """Of the win, against a level in all other seats, with its 95 % interval."""

    share: float
    low: float
    high: float
    matches: int = 0


class Look(msgspec.Struct, frozen=True):
    """What was measured of a network."""

    shares: dict[str, Share]
    exploitability: float | None = None  # None: the game is too large, or of another kind

    @property
    def rank(self) -> float:
        """The higher, the better: by what a perfect opponent wins, if that is known."""
        if self.exploitability is not None:
            return -self.exploitability
        return next(reversed(self.shares.values())).share


class Measures:
    """Measures networks of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.model = solvable(game)

    def look(self, net: Net, seed: int, *, last: bool = False) -> Look:
        against = {
            level: share_against(self.game, net, rival_of(self.game, level), matches, seed)
            for level, matches in MATCHES.items()
        }
        return Look(against, self.exploitability(net))

    def exploitability(self, net: Net) -> float | None:
        if self.model is None:
            return None
        return Policy.of(self.model, player_of(self.game, net)).exploitability()


class Answers:
    """Measures networks that answer a bot by what they win against it."""

    def __init__(
        self, game: Game, name: str, rival: Rival, matches: tuple[int, int] | None = None
    ) -> None:  # fmt: skip
        """`matches` by which it is measured in between, and at the end, if not as many as usual."""
        self.game, self.name, self.rival = game, name, rival
        usual = (_LOOK_ASKED, _LAST_ASKED) if rival.asked else (_LOOK, _LAST)
        self._few, self._many = matches or usual

    def look(self, net: Net, seed: int, *, last: bool = False) -> Look:
        matches = up_to(self._many if last else self._few, self.game.players)
        return Look({self.name: share_against(self.game, net, self.rival, matches, seed)})


def sure(net: Net) -> Net:
    """Who does what seems best: there is nothing to hide from a bot that does not learn."""
    found = Net.of(net.sizes, net.numbers.copy())
    for name in ("policy", "policy_bias"):
        found.arrays[name][:] *= _SURE
    return found


def up_to(matches: int, players: int) -> int:
    """So many matches or a few more: from each seat as many."""
    return -(-matches // players) * players


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


def share_against(game: Game, net: Net, rival: Rival, matches: int, seed: int) -> Share:
    """What a network wins of so many matches, from all seats in turn."""
    batch = game.batch(matches, seed=seed)
    rng = np.random.default_rng(seed)
    won = np.full(matches, math.nan)
    rows = np.arange(matches)
    while np.isnan(won).any():
        seen, mask = batch.observe(normal=True), batch.legal(relative=True)
        action = drawn(shares(net.look(seen).logits, mask), rng)
        others = np.flatnonzero((batch.players != batch.seats) & np.isnan(won))
        action[others] = rival.choose(batch, others, seen, mask, rng)
        rewards, done = batch.step(action, relative=True)
        ended = done & np.isnan(won)  # the first match of every row: short ones are no more often
        won[ended] = parts(rewards[rows, batch.seats], game.players)[ended]
    total = float(won.sum())
    return Share(total / matches, *wilson(total, matches), matches)


def parts(rewards: Rows, players: int) -> Rows:
    """The shares of the win that rewards stand for. None for anybody: all have the same part."""
    found: Rows = np.where(rewards == 0, np.float32(1 / players), np.maximum(rewards, 0))
    return found
