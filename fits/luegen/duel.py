"""A round of Lügen for two, played by who remembers little.

A player knows whether he opened the round, his own last bid, and the bid that he is to answer. What
else was bid is forgotten. Tables hang on the bid that is answered (the last one: nothing was bid),
and each is hand × own last bid (the first: none) × whatever comes next.

Many ways lead to a state, so how likely two hands meet in it does not fall apart into what each
player did: it is a number for every pair of hands. Going through all states is a product of small
matrices for every bid and hand. It can be done with some of the hands only.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

import numpy as np

from bluffhouse.core.weights import Array
from fits.luegen.ladder import Ladder

Tables = list[Array]
Kept = TypeVar("Kept")


class Duel:
    """The states of a round, and sweeps through all of them."""

    def __init__(self, ladder: Ladder) -> None:
        self.ladder = ladder
        self.bids = ladder.bids
        self.hands = len(ladder.hands)
        #: By the bid that is answered, the last for none: which next bids are legal, and a call.
        self.open = _last(self._open(bid) for bid in self.upwards())

    def upwards(self) -> range:
        """The bids that may be answered, from none to the highest; −1 is also the last table."""
        return range(-1, self.bids)

    def downwards(self) -> Iterator[int]:
        return reversed(self.upwards())

    def higher(self, bid: int) -> Iterator[tuple[int, int]]:
        """The bids up the ladder, numbered."""
        return enumerate(range(bid + 1, self.bids))

    @staticmethod
    def lasts(bid: int) -> int:
        """How many last bids of one's own there may be when a bid is answered, none included."""
        return max(bid, 0) + 1

    @staticmethod
    def own_of(said: Sequence[int]) -> int:
        """The own last bid of who is to act, as tables count it."""
        return said[-2] + 1 if len(said) > 1 else 0

    def _open(self, bid: int) -> Array:
        return np.append(self.ladder.above(bid), bid >= 0)

    def tables(self, hands: int, wide: Callable[[int], int]) -> Tables:
        """Zeros for every state: hand × own last bid × as much as is asked for."""
        shapes = ((hands, self.lasts(bid), wide(bid)) for bid in self.upwards())
        return _last(np.zeros(shape, np.float32) for shape in shapes)

    def rows(self) -> Tables:
        """A number for everything that may be done with every hand."""
        return self.tables(self.hands, lambda bid: len(self.open[bid]))

    def even(self) -> Tables:
        """Whatever is legal, as likely as all else."""
        rows = self.rows()
        for row, legal in zip(rows, self.open, strict=True):
            row[:] = legal / legal.sum()
        return rows

    def raised(self, bid: int, rows: Array, met: Array, then: Tables) -> None:
        """Write into `then` how likely hands meet above a bid, from how likely they do where it is
        answered by `rows`."""
        raised = np.matmul(rows[:, :, :-1].transpose(0, 2, 1), met)
        for k, higher in self.higher(bid):
            then[higher][:, bid + 1] = raised[:, k].T

    def after(self, bid: int, values: Tables, called: Array) -> Array:
        """What everything is worth that may be done about a bid, hand × what is done × the other's
        hand, if what the states above are worth to the other is known."""
        hands, others = called.shape
        worth = np.empty((hands, self.bids - bid, others), np.float32)
        for k, higher in self.higher(bid):
            np.negative(values[higher][:, bid + 1].T, out=worth[:, k])
        worth[:, -1] = called
        return worth


def _last(tables: Iterable[Kept]) -> list[Kept]:
    """What comes first is kept last: its bid is −1."""
    first, *others = tables
    return [*others, first]
