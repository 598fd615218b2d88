"""Finds numbers that do best when they can only be tried: evolution with a covariance matrix.

Every generation tries numbers around the best guess so far; the better half of them moves the
guess, and tells how far, and in which directions together, to try next (CMA-ES, as Hansen and
Ostermeier describe it). What was found is put away after every generation and gone on with.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
#: How well some numbers did in a generation: all of it should be tried with the same luck.
Trial = Callable[[Floats, int], float]


class Evolution:
    """One search. The same start, scale and seed lead to the same numbers."""

    def __init__(self, start: Floats, scale: Floats, seed: int, tries: int = 14) -> None:
        """`scale` is how far each number is worth moving; `tries` are those of a generation."""
        self._start, self._scale, self._seed, self._tries = start, scale, seed, tries
        n = len(start)
        shares = np.log(tries // 2 + 0.5) - np.log(np.arange(1, tries // 2 + 1))
        self._shares = shares / shares.sum()
        self._mass = 1 / np.square(self._shares).sum()
        self.done, self._step = 0, 0.6
        self._guess, self._path, self._drift = np.zeros(n), np.zeros(n), np.zeros(n)
        self._shape = np.eye(n)

    @property
    def best(self) -> Floats:
        """The guess so far."""
        return self._start + self._scale * self._guess

    def run(self, generations: int, trial: Trial, kept: Path) -> Floats:
        """Go on until so many generations were tried."""
        self._resume(kept)
        while self.done < generations:
            scores = self._generation(trial)
            self._put_away(kept)
            told = f"{self.done} of {generations}: {np.mean(scores):.3f}, step {self._step:.2f}"
            print(f"\r{told} ", end="", file=sys.stderr, flush=True)
        return self.best

    def _generation(self, trial: Trial) -> Floats:
        rng = np.random.default_rng((self._seed, self.done))
        spread, axes = np.linalg.eigh(self._shape)
        spread = np.sqrt(np.maximum(spread, 1e-12))
        moves = (rng.standard_normal((self._tries, len(spread))) * spread) @ axes.T
        tried = self._guess + self._step * moves
        scores = np.array([trial(self._start + self._scale * x, self.done) for x in tried])
        best = moves[np.argsort(-scores, kind="stable")[: len(self._shares)]]
        self._learn(best, axes / spread @ axes.T)
        self.done += 1
        return scores

    def _learn(self, best: Floats, whiten: Floats) -> None:
        """Move the guess, and turn the shape, towards what did best."""
        n, mass = len(self._guess), self._mass
        drift_rate, path_rate = (mass + 2) / (n + mass + 5), (4 + mass / n) / (n + 4 + 2 * mass / n)
        one = 2 / ((n + 1.3) ** 2 + mass)
        many = min(1 - one, 2 * (mass - 2 + 1 / mass) / ((n + 2) ** 2 + mass))
        damping = 1 + 2 * max(0.0, np.sqrt((mass - 1) / (n + 1)) - 1) + drift_rate
        usual = np.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        move = self._shares @ best
        self._guess = self._guess + self._step * move
        along = np.sqrt(drift_rate * (2 - drift_rate) * mass) * (whiten @ move)
        self._drift = (1 - drift_rate) * self._drift + along
        along = np.sqrt(path_rate * (2 - path_rate) * mass) * move
        self._path = (1 - path_rate) * self._path + along
        spread = (self._shares[:, None] * best).T @ best
        self._shape = (1 - one - many) * self._shape + many * spread
        self._shape += one * np.outer(self._path, self._path)
        self._step *= float(
            np.exp(drift_rate / damping * (np.linalg.norm(self._drift) / usual - 1))
        )

    def _put_away(self, file: Path) -> None:
        """A file is there as a whole or not at all."""
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(f".{os.getpid()}.npz")
        np.savez(
            fresh, allow_pickle=False, done=np.array(self.done), step=np.array(self._step),
            guess=self._guess, path=self._path, drift=self._drift, shape=self._shape,
        )  # fmt: skip
        fresh.replace(file)

    def _resume(self, file: Path) -> None:
        if not file.exists():
            return
        with np.load(file) as kept:
            self.done, self._step = int(kept["done"]), float(kept["step"])
            self._guess, self._path = kept["guess"], kept["path"]
            self._drift, self._shape = kept["drift"], kept["shape"]
