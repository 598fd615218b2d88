"""Learns to play a round of Lügen for two: counterfactual regret with imperfect recall.

As in CFR+, the players learn in turns, regrets never fall below 0, and later rounds of learning
weigh more. What is new is how the ways are weighed that lead to one state. For regrets, the other
plays as he does now, and oneself as one did on average, with whims; for the average, it is the
other way round. With perfect recall both would be the weights of CFR, but for a factor that hardly
changes.

A round of learning looks at some of the hands only, drawn anew every time, and lets each of them
stand for as many as it was likely to be drawn.
"""

import numpy as np

from bluffhouse.core.weights import Array
from fits.luegen.duel import Duel, Tables

WHIM = 0.05  # of what is done on the ways to a state
STEP = 0.75  # how much less likely a whim is a bid one rung higher
CALL = 0.3  # and how often it is a call


class Learner:
    """What was learnt so far. The tables of the players: who opens, and the other."""

    def __init__(self, duel: Duel, look_at: int, seed: int) -> None:
        self.duel, self.done = duel, 0
        self.regret = (duel.rows(), duel.rows())
        self.total = (duel.rows(), duel.rows())
        self._look_at = min(look_at, duel.hands)
        self._seed = seed
        self._whims = [whims(legal) for legal in duel.open]
        self._met = tuple(duel.tables(self._look_at, lambda bid: self._look_at) for _ in range(2))

    def run(self, more: int) -> None:
        for _ in range(more):
            self._begin()
            for player in range(2):
                self._improve(player)

    def _begin(self) -> None:
        """A round of learning draws by its number, so who goes on later draws the same."""
        self.done += 1
        self._rng = np.random.default_rng((self._seed, self.done))

    def _improve(self, player: int) -> None:
        """Go up all states, and down again."""
        picked = [self._pick() for _ in range(2)]
        hands = [hands for hands, _ in picked]
        plays = [
            [self._now(player=p, bid=bid, hands=hands[p]) for bid in range(self.duel.bids + 1)]
            for p in range(2)
        ]
        usual = [self._usual(player, bid, hands[player]) for bid in range(self.duel.bids + 1)]
        self._meet(player, picked, plays[1 - player], usual)
        weight = np.float32(self.done**2)
        for bid in self.duel.upwards():
            own = self._met[1 - player][bid].sum(axis=2, keepdims=True)
            self.total[1 - player][bid][hands[1 - player]] += weight * own * plays[1 - player][bid]
        self._learn(player, hands, plays)

    def _meet(
        self, player: int, picked: list[tuple[Array, Array]], now: Tables, usual: Tables
    ) -> None:
        """How likely hands meet in every state: of who learns as he usually plays, of the other as
        he plays now. How often the own hand is dealt makes no difference."""
        met, chances = self._met, picked[1 - player][1]
        start = met[0][-1]
        start[:] = 0
        start[:, 0] = chances[:, None] if player == 1 else chances[None, :]
        for bid in self.duel.upwards():
            rows = (usual, now) if player == 0 else (now, usual)
            for p in range(2):
                if bid >= 0 or p == 0:
                    self.duel.raised(bid, rows[p][bid], met[p][bid], met[1 - p])

    def _learn(self, player: int, hands: list[Array], plays: list[Tables]) -> None:
        values: list[Tables] = [[np.zeros(0)] * (self.duel.bids + 1) for _ in range(2)]
        for bid in self.duel.downwards():
            table = self.duel.ladder.called(bid)
            for p in range(2):
                called = table[np.ix_(hands[p], hands[1 - p])]
                worth = self.duel.after(bid, values[1 - p], called)
                values[p][bid] = np.matmul(plays[p][bid], worth)
                if p == player and (bid >= 0 or p == 0):
                    gains = np.matmul(self._met[p][bid], worth.transpose(0, 2, 1))
                    gains -= (gains * plays[p][bid]).sum(axis=2, keepdims=True)
                    gains *= self.duel.open[bid]
                    regret = self.regret[p][bid][hands[p]] + gains
                    self.regret[p][bid][hands[p]] = np.maximum(regret, 0)

    def _pick(self) -> tuple[Array, Array]:
        """Some hands, likely ones rather; and how often each counts, for all together."""
        chances = self.duel.ladder.chances
        if self._look_at == self.duel.hands:
            return np.arange(self.duel.hands), chances.astype(np.float32)
        drawn = inclusion(np.sqrt(chances), self._look_at)
        order = self._rng.permutation(self.duel.hands)
        ends = np.floor(np.cumsum(drawn[order]) + self._rng.random())
        hands = np.sort(order[np.diff(ends, prepend=0.0) > 0][: self._look_at])
        if len(hands) < self._look_at:  # by a rounding error
            return self._pick()
        return hands, (chances / drawn)[hands].astype(np.float32)

    def _now(self, player: int, bid: int, hands: Array) -> Array:
        return matched(self.regret[player][bid][hands], self.duel.open[bid])

    def _usual(self, player: int, bid: int, hands: Array) -> Array:
        average = matched(self.total[player][bid][hands], self.duel.open[bid])
        usual: Array = (1 - WHIM) * average + WHIM * self._whims[bid]
        return usual.astype(np.float32)

    def policy(self) -> tuple[Tables, Tables]:
        """What was played on average, by who opens and by the other."""
        first, second = (
            [matched(t, legal) for t, legal in zip(total, self.duel.open, strict=True)]
            for total in self.total
        )
        return first, second


def inclusion(sizes: Array, count: int) -> Array:
    """How likely each is drawn if `count` are, by its size: nothing more often than once."""
    drawn = np.zeros(len(sizes))
    free = np.ones(len(sizes), bool)
    while True:
        drawn[free] = sizes[free] * (count - (~free).sum()) / sizes[free].sum()
        if (drawn[free] <= 1).all():
            return drawn
        free &= drawn < 1
        drawn[~free] = 1.0


def matched(shares: Array, legal: Array) -> Array:
    """Shares of any size as chances; where there are none, all that is legal is as likely."""
    total = shares.sum(axis=2, keepdims=True)
    even = (legal / legal.sum()).astype(np.float32)
    known = total > 1e-30
    return np.where(known, shares / np.where(known, total, 1), even).astype(np.float32)


def whims(legal: Array) -> Array:
    """Rather small steps than large ones."""
    likely = STEP ** np.arange(len(legal)) * legal
    likely[-1] = 0.0
    if likely.sum() == 0:
        return legal.astype(np.float32)
    likely *= (1 - CALL * legal[-1]) / likely.sum()
    likely[-1] = CALL * legal[-1]
    return likely.astype(np.float32)
