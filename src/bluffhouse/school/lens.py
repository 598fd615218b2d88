"""What a network that learns sees by: every number with mean 0 and spread 1.

Some numbers of an observation hardly vary in their range: a lead of three points is 0.03 of all
points there may be. Learnt from as they are, it takes thousands of matches to notice them.
"""

from typing import NamedTuple

import numpy as np

from bluffhouse.bots.net import Net, Rows
from bluffhouse.core.game import Game
from bluffhouse.school.measures import JUDGE

_MATCHES, _TURNS = 64, 256  # that are looked at
_WHIM = 4  # one in so many moves is any legal one: so that odd positions are seen as well
_STEP = 0.2  # the least spread, as a share of a step of what is counted there


class Lens(NamedTuple):
    """How numbers between 0 and 1 vary where calculators play."""

    mean: Rows
    spread: Rows

    @classmethod
    def of(cls, game: Game, seed: int) -> "Lens":
        batch = game.batch(_MATCHES, seed=seed)
        total, square = np.zeros((2, *game.spec.shape))
        for turn in range(_TURNS):
            seen = batch.observe(normal=True)
            total += seen.mean(axis=0)
            square += np.square(seen).mean(axis=0)
            batch.step(batch.choose("random" if turn % _WHIM == 0 else JUDGE, turn))
        mean = total / _TURNS
        spread = np.sqrt(np.maximum(square / _TURNS - np.square(mean), 0))
        least = _STEP / np.maximum(game.spec.high - game.spec.low, 1)
        return cls(mean.astype(np.float32), np.maximum(spread, least).astype(np.float32))

    def through(self, seen: Rows) -> Rows:
        return (seen - self.mean) / self.spread

    def folded(self, net: Net) -> Net:
        """The same network for who looks without the lens."""
        plain = Net.of(net.sizes, net.numbers.copy())
        plain.arrays["first"][:] /= self.spread[:, None]
        plain.arrays["first_bias"][:] -= self.mean @ plain.arrays["first"]
        return plain
