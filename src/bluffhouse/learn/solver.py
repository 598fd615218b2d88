"""Exact solutions of small games by counterfactual regret minimisation."""

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Self

import numpy as np

from bluffhouse.core import chance
from bluffhouse.core.game import Game
from bluffhouse.core.numbers import counted
from bluffhouse.core.press import Pressed, press
from bluffhouse.core.seeds import Seed, chance_of
from bluffhouse.learn import sampling
from bluffhouse.learn.keeping import read, write
from bluffhouse.learn.model import LIMIT, Model, pressed
from bluffhouse.learn.policy import Policy
from bluffhouse.learn.table import Utility, win_or_lose
from bluffhouse.learn.tree import Ints, Numbers

METHODS = ("cfr+", "cfr", "external", "outcome")
SAMPLED = METHODS[2:]
_CHUNK = 5_000_000  # rows of sweeps between two chances to stop by Ctrl-C
_SAMPLES = 2_000  # iterations of a sampling method, likewise


class Solver:
    """Finds how to play a game for two whose only secrets are hands dealt at the start.

    >>> solver = Solver(game).run(1000)
    >>> solver.value(), solver.exploitability()

    The player of seat 0 begins. `method` is `cfr+` or `cfr`, which go through the whole tree and
    improve the players in turns; or `external` or `outcome`, which draw ways through it by `seed`.
    What else may be said is what a `Model` takes.
    """

    def __init__(
        self, game: Game, method: str = "cfr+", *, opening: Sequence[str] = (),
        utility: Utility = win_or_lose, limit: int = LIMIT, dtype: str = "float64", seed: int = 0,
    ) -> None:  # fmt: skip
        _method(method)
        self.model = Model(game, opening=opening, utility=utility, limit=limit, dtype=dtype)
        self.method = method
        self._begin(seed)

    @classmethod
    def of(cls, model: Model, method: str = "cfr+", seed: int = 0) -> "Solver":
        """For a game that was made ready before."""
        solver = cls.__new__(cls)
        solver.model, solver.method = model, _method(method)
        solver._begin(seed)
        return solver

    def _begin(self, seed: int) -> None:
        self._done = np.zeros(1, np.int64)
        self._chance = np.array([chance_of(Seed.of(seed).key(), 0)], np.uint64)
        shape, dtype = self.model.shape, self.model.dtype
        self._regret, self._total = (np.zeros(shape, dtype) for _ in range(2))
        self._way = self.model.way()

    @property
    def iterations(self) -> int:
        """How many were done so far, whatever interrupted them."""
        return int(self._done[0])

    @property
    def game(self) -> Game:
        return self.model.game

    def run(self, iterations: int, tick: Callable[[int], None] | None = None) -> Self:
        """Go on for so many iterations; `tick` is told how many more are done, now and then."""
        count = counted(iterations, "the number of iterations", 0)
        self.__dict__.pop("policy", None)
        end = self.iterations + count
        chunk = _SAMPLES if self.method in SAMPLED else max(1, _CHUNK // self.model.positions)
        while self.iterations < end:
            more = min(chunk, end - self.iterations)
            self._go_on(more)
            if tick is not None:
                tick(more)
        return self

    def _go_on(self, more: int) -> None:
        if self.method in SAMPLED:
            _sampling().sample_iterations(
                self.model.tree, self._deals, self._regret, self._total, *self._room, self._chance,
                self._done, more, self.method == "outcome",
            )  # fmt: skip
        else:
            pressed().iterate(
                self.model.tree, self._regret, self._total, *self._way, self._done, more,
                self.method == "cfr+",
            )  # fmt: skip

    @cached_property
    def _deals(self) -> Numbers:
        """How deals are drawn: see `sampling`."""
        deal, most = self.model.table.deal, self.model.shape[1]
        firsts, seconds = deal.joint.shape
        deals = np.ones((3, most, most))
        deals[0, 0, : firsts - 1] = np.cumsum(deal.alone(0))[:-1]  # the last is 1 to the dot
        deals[1, :firsts, : seconds - 1] = np.cumsum(deal.given(0), axis=1)[:, :-1]
        deals[2, :firsts, :seconds] = deal.given(0)
        return deals

    @cached_property
    def _room(self) -> tuple[Numbers, Ints]:
        """Room for ways down."""
        deep, wide = self.model.tree.depth + 1, max(self.model.tree.widest, sampling.WIDTH)
        return np.zeros((deep, sampling.LANES, wide)), np.zeros((deep, sampling.PLACES), np.int64)

    def save(self, path: str | Path) -> None:
        """Keep all that was found, to go on with later; what was in the file before is replaced
        when all is written."""
        write(
            path,
            self.model.fingerprint,
            {"method": self.method, "iterations": self.iterations},
            {"regret": self._regret, "total": self._total, "chance": self._chance},
        )

    def resume(self, path: str | Path) -> Self:
        """Go on with what was kept, of the very same game and method."""
        facts, tables = read(path, self.model.fingerprint)
        if facts["method"] != self.method:
            raise ValueError(f"{path} was made by {facts['method']}, not by {self.method}")
        self.__dict__.pop("policy", None)
        self._done[0] = facts["iterations"]
        self._regret[:], self._total[:] = tables["regret"], tables["total"]
        self._chance[:] = tables.get("chance", self._chance)
        return self

    @cached_property
    def policy(self) -> Policy:
        """What the players did on average: this is what comes close to perfect play."""
        return Policy(self.model, self._total.copy())._normal()

    def value(self) -> float:
        """What the game is worth to who begins if both follow the average policy."""
        return self.model.expect(self._total, self._total, 0)

    def bounds(self) -> tuple[float, float]:
        """Between what the game must be worth to who begins, whatever the solver did."""
        return -self.model.respond(self._total, 1), self.model.respond(self._total, 0)

    def exploitability(self) -> float:
        """What a perfect opponent wins against the average policy above its share, mean of both
        seats."""
        least, most = self.bounds()
        return (most - least) / 2


@cache
def _sampling() -> Pressed:
    return press((chance, sampling), compiled=True)


def _method(given: str) -> str:
    if given not in METHODS:
        raise ValueError(f"no method {given!r:.40}: choose one of {', '.join(METHODS)}")
    return given
