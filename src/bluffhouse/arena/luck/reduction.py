"""The luck of one match, reckoned while it is played."""

import random
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.luck.doors import doors_of, pressed
from bluffhouse.bots.roster import policy_of
from bluffhouse.core.loops import CALCULATOR
from bluffhouse.core.match import Match
from bluffhouse.core.plan import MANY, OVER

BREADTH = 16  # times that a move or a fall of chance is drawn again
TIMES = 32  # times that a match is played on where chance is not drawn again

Shares = NDArray[np.float64]
Bytes = NDArray[np.uint8]


class Luck:
    """Told of every move of a match, it knows how lucky everybody was.

        luck = Luck(match, ["thinker", "calculator"], seed=7)
        while not match.over:
            player = match.actors[0]
            decision = bots[player].decide(match, player)
            before = match.copy()
            match.play(decision.move, player)
            luck.moved(before, player, decision.move, match, decision.probabilities)
        luck.without(match.result.winners)  # everybody's share of the win, luck taken away

    `bots` names who plays on in what might have come: compiled levels themselves, and calculators
    for all others. A move whose `mixture` is not known, or not to be trusted, is taken as it is:
    only what chance did upon it is luck. The mixture must be the one that the move was drawn from.
    """

    def __init__(
        self, match: Match, bots: Sequence[str] = (), seed: int = 0, *, breadth: int = BREADTH,
        times: int = TIMES,
    ) -> None:  # fmt: skip
        game = self.game = match.game
        self._breadth, self._times = breadth, times
        self._loops, self._doors = (
            pressed(game.rules.compiled),
            doors_of(game.room, game.rules.compiled),
        )
        self._memory = bytearray(game.blank_memory)
        self._at = game.door(self._memory)
        self._bytes = np.frombuffer(self._memory, np.uint8)
        self._judged = np.zeros(game.players)
        self._place = game.place(self._judged)
        self._policies = np.array([_stand_in(name) for name in bots] or [CALCULATOR] * game.players)
        self._dice = random.Random(seed)
        self._rng = np.array([self._dice.getrandbits(64)], np.uint64)
        self.gains: Shares = np.zeros(game.players)  # to be added to everybody's share
        if match.is_dealt and not match.played:
            self._dealt(match)

    def _dealt(self, match: Match) -> None:
        blank, dealt = _bytes(self.game.blank.tobytes()), _state(match)
        self._loops.luck_of_deal(
            self._doors, self._at, self._bytes, blank, dealt, _answer(match), blank.copy(),
            self._judged, self._place, self._policies, self._breadth, self._times, self._rng,
            self.gains,
        )  # fmt: skip

    def moved(
        self, before: Match, player: int, move: str, after: Match,
        mixture: Mapping[str, float] | None = None,
    ) -> None:  # fmt: skip
        """A move was made; `before` and `after` are the match before and after it."""
        action = self.game.ids[move]
        here = _state(before)
        self._loops.luck_of_move(
            self._doors, self._at, self._bytes, here, _state(after), _answer(after), here.copy(),
            self._judged, self._place, self._policies, player, action,
            self._drawn(action, mixture), self._times, self._rng, self.gains,
        )  # fmt: skip

    def _drawn(self, action: int, mixture: Mapping[str, float] | None) -> NDArray[np.int64]:
        """Actions that might have been taken, each as often as its share says but for less than one
        time: evenly spaced from a start that is drawn."""
        if mixture is None:
            return np.full(self._breadth, action)
        ids = np.array([self.game.ids[move] for move in mixture])
        bounds = np.cumsum(list(mixture.values()))
        at = (np.arange(self._breadth) + self._dice.random()) * (bounds[-1] / self._breadth)
        places = np.searchsorted(bounds, at, side="right")
        return np.asarray(ids[np.minimum(places, len(ids) - 1)], np.int64)

    def without(self, winners: Sequence[int]) -> Shares:
        """Everybody's share of the win with the luck taken away; in one match it may well be below
        0 or above 1."""
        won = list(winners) or list(range(self.game.players))
        shares = self.gains.copy()
        shares[won] += 1 / len(won)
        return shares


def _stand_in(name: str) -> int:
    policy = policy_of(name)
    return CALCULATOR if policy is None else policy


def _bytes(raw: bytes) -> Bytes:
    return np.frombuffer(bytearray(raw), np.uint8)


def _state(match: Match) -> Bytes:
    return _bytes(match.state().tobytes())


def _answer(match: Match) -> int:
    """Who acts, as doors say it."""
    actors = match.actors
    return OVER if not actors else actors[0] if len(actors) == 1 else MANY
