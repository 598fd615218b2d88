"""Who sits at which table of a contest: every pair of bots, and everybody on every seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import factorial
from typing import Literal

import numpy as np
from numpy.typing import NDArray

Kind = Literal["pair", "alone", "mixed"]

MOST_SEATINGS = 24  # four different bots in every order; larger mixed tables are only turned


@dataclass(frozen=True, slots=True)
class Table:
    """Bots that sit down together. The first is the one the table asks about: he plays another
    (`pair`), or is alone among several of another kind (`alone`), or all differ (`mixed`)."""

    kind: Kind
    bots: tuple[str, ...]

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def fair(self) -> float:
        """The win share of a seat if all were alike."""
        return 1 / len(self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot once."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The orders in which every deal is played: all that differ, or all turns if those would be
        too many."""
        n = len(self.bots)
        if self.kind == "mixed" and factorial(n) <= MOST_SEATINGS:
            return tuple(permutations(self.bots))
        return tuple(self.bots[n - k :] + self.bots[: n - k] for k in range(n))

    def shares(self, winners: NDArray[np.uint16]) -> dict[str, NDArray[np.float64]]:
        """Every bot's win share of a seat in each deal, from the winners of its matches (a row a
        deal, a column a seating): the mean over the seatings."""
        return self.means(share_of_masks(self.players)[winners])

    def means(self, by_seat: NDArray[np.float64]) -> dict[str, NDArray[np.float64]]:
        """The same from shares (deals × seatings × seats)."""
        found = {}
        for name in self.names:
            sits = np.array([[bot == name for bot in seating] for seating in self.seatings])
            found[name] = by_seat[:, sits].mean(axis=1)
        return found


def share_of_masks(players: int) -> NDArray[np.float64]:
    """The share of each seat by the mask of winners: 1/k for each of k winners. Nobody is like
    everybody, so that a match always has one win to share."""
    masks = np.arange(1 << players)
    won = (masks[:, None] >> np.arange(players)) & 1
    won[0] = 1
    shares: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
    return shares


def all_tables(bots: Sequence[str], players: Sequence[int]) -> list[Table]:
    """The tables of a contest; of two bots, the later named is the first asked about."""
    tables: list[Table] = []
    for n in players:
        for lower, upper in combinations(bots, 2):
            if n == 2:
                tables.append(Table("pair", (upper, lower)))
            else:
                tables.append(Table("alone", (upper, *[lower] * (n - 1))))
                tables.append(Table("alone", (lower, *[upper] * (n - 1))))
        if n > 2:
            tables += [Table("mixed", mixed) for mixed in combinations(bots, n)]
    return tables
