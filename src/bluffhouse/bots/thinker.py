"""The level that thinks ahead: it tries its moves in worlds as they may be."""

import random
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bluffhouse.bots.decision import Decision, Why
from bluffhouse.bots.seat import Seat
from bluffhouse.bots.thinking import Findings, Limits, think
from bluffhouse.core.budget import Budget

_TRUST = 0.05  # in moves that the calculator would not make, as a share of its favourite's
_FAVOURED = 0.5  # a move that the calculator makes so often, as a share, is a favourite, too
_SURE = 0.5  # standard errors by which its favourites must lie behind for that trust to be whole
_SHARPNESS = 2.0  # how much a standard error speaks against a move


class Thinker:
    """A search as a player. Bounded by playouts it decides the same for the same seed."""

    def __init__(self, limits: Limits | None = None, well: Budget | None = None) -> None:
        """With a budget to search `well`, by a master's numbers."""
        self._limits, self._well = limits or Limits(), well

    def choose(self, seat: Seat, rng: random.Random) -> str:
        return self.act(seat, seat.legal, rng).move

    def act(self, seat: Seat, legal: Sequence[str], rng: random.Random) -> Decision:
        seed, whim = rng.getrandbits(62), rng.random()
        if len(legal) == 1:
            return Decision(legal[0], {legal[0]: 1.0}, None, Why("bot-why-only"))
        findings = think(seat.world(0), seat.player, seed, self._limits, well=self._well)
        mixture = mixed(findings)
        probabilities = dict.fromkeys(legal, 0.0)
        probabilities.update(zip(findings.moves, mixture.tolist(), strict=True))
        move = findings.moves[min(int((mixture.cumsum() < whim).sum()), len(mixture) - 1)]
        value = float(np.clip(mixture @ findings.values, 0, 1))
        worlds = int(findings.worlds.max())
        return Decision(
            move, probabilities, value, Why("bot-why-thinker", {"worlds": worlds, "value": value})
        )


def mixed(findings: Findings) -> NDArray[np.float64]:
    """How often to make each move: the less, the surer it is worse than the best; and rather what
    the calculator would do, whose opinion does not waver. The others are trusted if its
    favourites lie behind."""
    behind = findings.gaps / np.maximum(findings.errors, 1e-4)
    likes = findings.prior / findings.prior.max()
    doubt = behind[likes > _FAVOURED].min()
    likes = likes + _TRUST * min(1.0, (doubt / _SURE) ** 2)
    weights = likes * np.exp(-_SHARPNESS * behind)
    mixture: NDArray[np.float64] = weights / weights.sum()
    return mixture
