"""How a master searches: further than a thinker, and by what a network expects if it has one."""

from dataclasses import dataclass

import numpy as np

from bluffhouse.bots.net import Net, shares_of
from bluffhouse.bots.thinking.doors import Floats, Judge, Worlds
from bluffhouse.core.budget import Budget
from bluffhouse.core.setup import Setup


@dataclass(frozen=True, slots=True)
class Insight:
    """What a search at a table may spend, and the network that judges there; None: the game does,
    as for a thinker."""

    game: Setup
    budget: Budget
    net: Net | None = None

    @property
    def judge(self) -> Judge | None:
        return None if self.net is None else self.expects

    def expects(self, worlds: Worlds, player: int) -> Floats:
        """The player's share of the win, by nothing but what he would know in each world."""
        assert self.net is not None
        game = self.game.settled()
        states = np.ascontiguousarray(worlds).view(game.room.state)[:, 0]
        seen = np.zeros((len(states), game.observation_size), np.float32)
        game.rules.batch_observe(states, np.full(len(states), player), seen)
        return shares_of(self.net.look(game.spec.normal(seen)).values, game.players)
