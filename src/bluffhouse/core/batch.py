"""Many matches as one array, stepped together by action ids: for learners and simulations."""

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.loops import CALCULATOR, RANDOM, THUMB
from bluffhouse.core.match import Match
from bluffhouse.core.quoting import shown
from bluffhouse.core.seeds import Seed, chance_of

if TYPE_CHECKING:
    from bluffhouse.core.game import Game


class Batch:
    """`n` matches of a game. A match that ends is dealt anew at once.

    `players[i]` is who acts in match i (where several may, the lowest seat). What happens does not
    depend on the number of threads. Chance comes from the fast generator alone, seeded once: a
    batch is for learning and measuring, a `Match` for playing.
    """

    def __init__(self, game: "Game", n: int, seed: Seed, threads: int) -> None:
        if type(n) is not int or n < 1:
            raise ValueError(f"a batch has at least one match, not {shown(n)}")
        if type(threads) is not int or threads < 1:
            raise ValueError(f"a batch needs at least one thread, not {shown(threads)}")
        self.game = game
        self.n = n
        try:
            self.states: NDArray[Any] = np.zeros(n, game.room.state)
        except (MemoryError, ValueError):
            raise ValueError(f"{shown(n)} matches do not fit into memory") from None
        if not game.rules.compiled:
            self.states = self.states.view(np.recarray)
        self.players = np.zeros(n, np.int64)
        self.actions = len(game.words)  # ids are 0 to actions - 1
        self._key = chance_of(seed.key(), 0)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        edges = np.linspace(0, n, min(threads, n) + 1).astype(int).tolist()
        self._parts = [slice(a, b) for a, b in itertools.pairwise(edges)]
        self._each(
            lambda part: game.rules.batch_deal(
                self.states[part], game.blank, self._key, part.start, self.players[part]
            )
        )

    def _each(self, work: Callable[[slice], Any]) -> list[Any]:
        """Do something for every part of the batch, side by side."""
        if self._pool is None:
            return [work(part) for part in self._parts]
        return list(self._pool.map(work, self._parts))

    def legal(self) -> NDArray[np.bool_]:
        """Which actions are legal in each match, as a mask of n rows."""
        mask = np.zeros((self.n, self.actions), np.bool_)
        self._each(
            lambda part: self.game.rules.batch_legal(
                self.states[part], self.players[part], mask[part], self._scratch()
            )
        )
        return mask

    def observe(self) -> NDArray[np.float32]:
        """What who acts in each match knows, as n rows laid out as `game.room.layout` says."""
        out = np.zeros((self.n, self.game.observation_size), np.float32)
        self._each(
            lambda part: self.game.rules.batch_observe(
                self.states[part], self.players[part], out[part]
            )
        )
        return out

    def choose(self, policy: int, seed: int) -> NDArray[np.int64]:
        """What a built-in policy (`loops.RANDOM`, `THUMB`, `CALCULATOR`) would do in each match.

        The seed, a whole number below 2**63, decides what the policy leaves to chance.
        """
        if policy not in (RANDOM, THUMB, CALCULATOR):
            known = f"{RANDOM} (random), {THUMB} (thumb) or {CALCULATOR} (calculator)"
            raise ValueError(f"a policy is {known}, not {shown(policy)}")
        if type(seed) is not int or not 0 <= seed < 1 << 63:
            raise ValueError(f"a seed of choices is from 0 to 2**63 - 1, not {shown(seed)}")
        actions = np.zeros(self.n, np.int64)
        self._each(
            lambda part: self.game.rules.batch_choose(
                self.states[part], self.players[part], policy, seed, part.start,
                self._scratch(), actions[part],
            )
        )  # fmt: skip
        return actions

    def step(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Take one action in every match: everybody's rewards (n × players), and which ended.

        If any action is not legal, `IllegalMove` names the first such match and nothing is done.
        """
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            what = f"{given.dtype} {given.shape}"
            raise IllegalMove("batch-shape", n=self.n, given=what)
        chosen = np.ascontiguousarray(given, np.int64)
        self._check(chosen)
        rewards = np.zeros((self.n, self.game.players), np.float32)
        done = np.zeros(self.n, np.bool_)
        self._each(
            lambda part: self.game.rules.batch_step(
                self.states[part], self.game.blank, self.players[part], chosen[part],
                rewards[part], done[part], np.zeros(self.game.players, np.int64),
            )
        )  # fmt: skip
        return rewards, done

    def _check(self, actions: NDArray[np.int64]) -> None:
        outside = (actions < 0) | (actions >= self.actions)
        if outside.any():
            row = int(outside.argmax())
            raise IllegalMove("batch-id", row=row, action=int(actions[row]), last=self.actions - 1)
        found = self._each(
            lambda part: self.game.rules.batch_check(
                self.states[part], self.players[part], actions[part]
            )
        )
        for part, row in zip(self._parts, found, strict=True):
            if row >= 0:
                first = part.start + row
                move = self.game.words[int(actions[first])]
                raise IllegalMove("batch-illegal", row=first, move=move)

    def match(self, i: int) -> Match:
        """Match i as it stands, as a match of its own with fresh chance."""
        if type(i) is not int or not 0 <= i < self.n:
            raise ValueError(f"no match {shown(i)} in a batch of {self.n}")
        state = self.game.clone(self.states[i : i + 1])
        position = self.game.room.write(self.game, self.game.snapshot(state))
        return self.game.position(position)

    def _scratch(self) -> NDArray[np.int64]:
        return np.empty(self.actions, np.int64)
