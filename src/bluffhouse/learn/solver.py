"""Exact solutions of small games by counterfactual regret minimisation."""

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Self

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.learn.keeping import read, write
from bluffhouse.learn.model import LIMIT, Model, pressed
from bluffhouse.learn.policy import Policy
from bluffhouse.learn.table import Utility, win_or_lose

METHODS = ("cfr+", "cfr")
_CHUNK = 20_000_000  # rows of sweeps between two chances to stop by Ctrl-C


class Solver:
    """Finds how to play a game for two whose only secrets are hands dealt at the start.

    >>> solver = Solver(game).run(1000)
    >>> solver.value(), solver.exploitability()

    The player of seat 0 begins. `method` is `cfr+` or `cfr`; both improve the players in turns.
    What else may be said is what a `Model` takes.
    """

    def __init__(
        self, game: Game, method: str = "cfr+", *, opening: Sequence[str] = (),
        utility: Utility = win_or_lose, limit: int = LIMIT, dtype: str = "float64",
    ) -> None:  # fmt: skip
        _method(method)
        self.model = Model(game, opening=opening, utility=utility, limit=limit, dtype=dtype)
        self.method = method
        self._begin()

    @classmethod
    def of(cls, model: Model, method: str = "cfr+") -> "Solver":
        """For a game that was made ready before."""
        solver = cls.__new__(cls)
        solver.model, solver.method = model, _method(method)
        solver._begin()
        return solver

    def _begin(self) -> None:
        self.iterations = 0
        shape, dtype = self.model.shape, self.model.dtype
        self._regret, self._total = (np.zeros(shape, dtype) for _ in range(2))
        self._way = self.model.way()

    @property
    def game(self) -> Game:
        return self.model.game

    def run(self, iterations: int, tick: Callable[[int], None] | None = None) -> Self:
        """Go on for so many iterations; `tick` is told how many more are done, now and then."""
        if type(iterations) is not int or iterations < 0:
            raise ValueError(f"iterations are a whole number from 0, not {iterations!r:.40}")
        self.__dict__.pop("policy", None)
        end = self.iterations + iterations
        chunk = max(1, _CHUNK // self.model.positions)
        while self.iterations < end:
            more = min(chunk, end - self.iterations)
            pressed().iterate(
                self.model.tree, self._regret, self._total, *self._way, self.iterations, more,
                self.method == "cfr+",
            )  # fmt: skip
            self.iterations += more
            if tick is not None:
                tick(more)
        return self

    def save(self, path: str | Path) -> None:
        """Keep all that was found, to go on with later; what was in the file before is replaced
        when all is written."""
        write(
            Path(path),
            self.model.fingerprint,
            {"method": self.method, "iterations": self.iterations},
            {"regret": self._regret, "total": self._total},
        )

    def resume(self, path: str | Path) -> Self:
        """Go on with what was kept, of the very same game and method."""
        facts, tables = read(Path(path), self.model.fingerprint)
        if facts["method"] != self.method:
            raise ValueError(f"{path} was made by {facts['method']}, not by {self.method}")
        self.__dict__.pop("policy", None)
        self.iterations = int(facts["iterations"])
        self._regret[:], self._total[:] = tables["regret"], tables["total"]
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


def _method(given: str) -> str:
    if given not in METHODS:
        raise ValueError(f"no method {given!r:.40}: choose one of {', '.join(METHODS)}")
    return given
