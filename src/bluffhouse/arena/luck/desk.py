"""Where luck is reckoned: memory for matches that might have come, and the loops that play them."""

from collections.abc import Sequence
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.luck.doors import doors_of, pressed
from bluffhouse.bots.roster import policy_of
from bluffhouse.core.loops import CALCULATOR
from bluffhouse.core.numbers import counted
from bluffhouse.core.setup import Setup

Shares = NDArray[np.float64]
Bytes = NDArray[np.uint8]
Words = NDArray[np.uint64]


KNOTS = 33  # of a curve
_PRIOR = 4  # times that the game was right about every knot, before anything was tried


class Played(NamedTuple):
    """Matches that were played: a row each, a column a seat."""

    shares: Shares
    reduced: Shares


class Desk:
    """A game, who plays it, and room to try what might have come. `bots` are names; who is no
    compiled level has a calculator in his place."""

    def __init__(self, game: Setup, bots: Sequence[str] = (), *, far: bool = False) -> None:
        if bots and len(bots) != game.players:
            named = f"{len(bots)} bots are named"
            raise ValueError(f"{game.players} players sit here, and {named}")
        self.game = game
        compiled = game.rules.compiled
        self._loops, doors = pressed(compiled), doors_of(game.room, compiled)
        self._memory = bytearray(game.blank_memory)
        self.judged: Shares = np.zeros(game.players)
        policies = [policy_of(name) for name in bots] or [CALCULATOR] * game.players
        self.policies = np.array([CALCULATOR if p is None else p for p in policies])
        # Judgements as they are; or none.
        self.curves: Shares = np.tile(np.linspace(0, 1, 0 if far else KNOTS), (game.players, 1))
        self._tools = (doors, game.door(self._memory), np.frombuffer(self._memory, np.uint8))
        self._sight = (self.judged, game.place(self.judged))

    def foresee_deals(self, times: int, rng: Words, worth: Shares) -> None:
        """What is to be expected of a match before it is dealt, added to `worth`."""
        self._loops.foresee_deals(
            *self._tools, self._blank, *self._sight, self.policies, self.curves, times, rng, worth
        )

    def foresee(
        self, state: Bytes, answer: int, times: int, rng: Words, weight: float, worth: Shares
    ) -> None:
        """What is to be expected of a match that stands so, times `weight`."""
        self._loops.foresee(
            *self._tools,
            state,
            answer,
            *self._sight,
            self.policies,
            self.curves,
            times,
            rng,
            weight,
            worth,
        )

    def weigh_move(
        self, before: Bytes, player: int, drawn: NDArray[np.int64], rng: Words, worth: Shares
    ) -> None:
        """What a player gained who may have done what is `drawn`, beside who plays on for him."""
        self._loops.weigh_move(
            *self._tools,
            before,
            *self._sight,
            self.policies,
            self.curves,
            player,
            drawn,
            rng,
            worth,
        )

    def moved_on(self, here: Bytes, player: int, action: int, after: Bytes) -> tuple[bool, int]:
        """Whether it can be told after a move how everybody stands: see `loops`."""
        told, now = self._loops.moved_on(
            *self._tools, here, player, action, after, *self._sight, self.curves
        )
        return bool(told), int(now)

    def try_out(self, matches: int, seed: int) -> Self:
        """Learn from some matches how the game's judgement of these bots is to be corrected, which
        takes all for alike. Do so before anything is played, and with another seed."""
        counts, sums, seen = np.zeros((3, *self.curves.shape))
        self._loops.try_out(
            *self._tools, self._blank, *self._sight, self.policies, np.uint64(seed), matches,
            counts, sums, seen,
        )  # fmt: skip
        self.curves = (sums + _PRIOR * self.curves) / (counts + _PRIOR)
        return self

    def play(self, matches: int, times: int, seed: int, first: int) -> Played:
        """Matches of bots that all are compiled."""
        rows = counted(matches, "matches", 0)
        played = Played(*np.zeros((2, rows, self.game.players)))
        self._loops.play_reduced(
            *self._tools, self._blank, *self._sight, self.policies, self.curves,
            counted(times, "times"),
            np.uint64(seed), first, *played,
        )  # fmt: skip
        return played

    @property
    def _blank(self) -> Bytes:
        return np.frombuffer(bytearray(self.game.blank.tobytes()), np.uint8)
