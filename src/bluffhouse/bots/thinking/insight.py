"""What a network that learnt makes of worlds: a judge of its own for a search."""

from dataclasses import dataclass

import numpy as np

from bluffhouse.bots.net import Net, shares_of
from bluffhouse.bots.thinking.doors import Floats, Worlds
from bluffhouse.core.budget import Budget
from bluffhouse.core.setup import Setup


@dataclass(frozen=True, slots=True)
class Insight:
    """A network of a table, and what a search by it may spend."""

    game: Setup
    net: Net
    budget: Budget

    def judge(self, worlds: Worlds, player: int) -> Floats:
        """The player's share of the win, by nothing but what he would know in each world."""
        game = self.game.settled()
        states = np.ascontiguousarray(worlds).view(game.room.state)[:, 0]
        seen = np.zeros((len(states), game.observation_size), np.float32)
        game.rules.batch_observe(states, np.full(len(states), player), seen)
        return shares_of(self.net.look(game.spec.normal(seen)).values, game.players)
