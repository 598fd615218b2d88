"""The luck of one match, reckoned while it is played."""

import random
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.luck.desk import Desk
from bluffhouse.bots.roster import policy_of
from bluffhouse.core.match import Match
from bluffhouse.core.numbers import counted
from bluffhouse.core.plan import MANY, OVER
from bluffhouse.core.quoting import shown

TIMES = 64  # times that what might have come is played

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

    `bots` names who plays: who is named like a compiled level must be its bot, and all that he does
    can be foreseen. All others are strangers: calculators play on for them in what might have come.
    A stranger's move whose `mixture` is not known, or not to be trusted, is taken as it is: only
    what chance did upon it is luck. The mixture must be the one that the move was drawn from.
    """

    def __init__(
        self,
        match: Match,
        bots: Sequence[str] = (),
        seed: int = 0,
        *,
        times: int = TIMES,
        far: bool = False,
    ) -> None:
        if not isinstance(match, Match):
            raise TypeError(f"luck is reckoned in a match, not in {shown(match)}")
        self._desk = Desk(match.game, bots, far=far)
        self._known = [policy_of(name) is not None for name in bots] or [False] * len(
            self._desk.policies
        )
        self._times = counted(times, "times")
        self._dice = random.Random(counted(seed, "a seed", 0))
        self._rng = np.array([self._dice.getrandbits(64)], np.uint64)
        self._stands: tuple[Bytes, int] | None = None  # how it stands, while it is not over
        # What is to be expected of the match, and what strangers made of it.
        self._worth: Shares = np.zeros(match.game.players)
        if match.is_dealt and not match.played:
            self._desk.foresee_deals(self._times, self._rng, self._worth)
            self._stands = _state(match), _answer(match)
        else:
            self._foresee(_state(match), _answer(match), 1.0, self._worth)

    def _foresee(self, state: Bytes, answer: int, weight: float, worth: Shares) -> None:
        self._stands = state, answer
        self._desk.foresee(state, answer, self._times, self._rng, weight, worth)

    def moved(
        self, before: Match, player: int, move: str, after: Match,
        mixture: Mapping[str, float] | None = None,
    ) -> None:  # fmt: skip
        """A move was made; `before` and `after` are the match before and after it."""
        here, action, player = _state(before), before.parse(move), before.game.seat(player)
        if not self._known[player]:
            drawn = self._drawn(action, mixture)
            self._desk.weigh_move(here, player, drawn, self._rng, self._worth)
        told, now = self._desk.moved_on(here, player, action, _state(after))
        self._stands = None if after.over else (_state(after), _answer(after))
        if told:
            self._worth -= self._desk.judged
            self._foresee(here, now, 1.0, self._worth)

    def _drawn(self, action: int, mixture: Mapping[str, float] | None) -> NDArray[np.int64]:
        """Actions that might have been taken, each as often as its share says but for less than one
        time: evenly spaced from a start that is drawn."""
        if mixture is None:
            return np.full(self._times, action)
        ids = np.array([self._desk.game.ids[move] for move in mixture])
        bounds = np.cumsum(list(mixture.values()))
        at = (np.arange(self._times) + self._dice.random()) * (bounds[-1] / self._times)
        places = np.searchsorted(bounds, at, side="right")
        return np.asarray(ids[np.minimum(places, len(ids) - 1)], np.int64)

    def without(self, winners: Sequence[int]) -> Shares:
        """Everybody's share of the win with the luck taken away; in one match it may well be below
        0 or above 1. `winners` count where somebody forfeited: what came of that is no luck."""
        shares = self._worth.copy()
        if self._stands is not None:
            won = [self._desk.game.seat(winner) for winner in winners] or list(range(len(shares)))
            self._desk.foresee(*self._stands, self._times, self._rng, -1.0, shares)
            shares[won] += 1 / len(won)
        return shares


def _state(match: Match) -> Bytes:
    return np.frombuffer(bytearray(match.state().tobytes()), np.uint8)


def _answer(match: Match) -> int:
    """Who acts, as doors say it."""
    actors = match.actors
    return OVER if not actors else actors[0] if len(actors) == 1 else MANY
