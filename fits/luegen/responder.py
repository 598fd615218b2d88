"""How much is won against who plays a round by tables, by who knows them and learns an answer."""

import numpy as np

from bluffhouse.core.weights import Array
from fits.luegen.duel import Duel, Tables
from fits.luegen.regret import WHIM, Learner, matched


class Responder(Learner):
    """Learns to answer tables from one seat; the other seat never changes."""

    def __init__(self, duel: Duel, look_at: int, seed: int, seat: int, tables: Tables) -> None:
        super().__init__(duel, look_at, seed)
        self._seat, self._tables = seat, tables

    def run(self, more: int) -> None:
        for _ in range(more):
            self._begin()
            self._improve(self._seat)

    def _now(self, player: int, bid: int, hands: Array) -> Array:
        if player == self._seat:
            return super()._now(player, bid, hands)
        return self._tables[bid][hands]

    def _usual(self, player: int, bid: int, hands: Array) -> Array:
        now = super()._now(player, bid, hands)
        return ((1 - WHIM) * now + WHIM * self._whims[bid]).astype(np.float32)

    def answer(self) -> Tables:
        """What seems best by all that was learnt."""
        regrets = zip(self.regret[self._seat], self.duel.open, strict=True)
        return [matched(regret, legal) for regret, legal in regrets]

    def won(self) -> float:
        """What the answer wins, exactly: 1 is a round."""
        answer = self.answer()
        tables = (answer, self._tables) if self._seat == 0 else (self._tables, answer)
        value = worth(self.duel, tables)
        return value if self._seat == 0 else -value


def worth(duel: Duel, tables: tuple[Tables, Tables]) -> float:
    """What a round is worth to who opens it if both play by tables, exactly."""
    values: list[Tables] = [[np.zeros(0)] * (duel.bids + 1) for _ in range(2)]
    for bid in duel.downwards():
        called = duel.ladder.called(bid)
        for p in range(2):
            values[p][bid] = np.matmul(tables[p][bid], duel.after(bid, values[1 - p], called))
    chances = duel.ladder.chances
    return float(chances @ values[0][-1][:, 0].astype(np.float64) @ chances)
