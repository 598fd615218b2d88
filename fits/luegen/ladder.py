"""One round of Lügen for two, as arrays: the bids up to some rung, the hands, and who wins a call.

All of it is asked of the rules.
"""

import math
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement

import numpy as np

from bluffhouse.core.snapshot import Snapshot
from bluffhouse.core.weights import Array
from bluffhouse.games.luegen.rules.dice import cup_count
from bluffhouse.games.luegen.rules.ladder import (
    count_of,
    face_of,
    first_lone_ones,
    highest_rung,
    rung,
    rung_above,
)
from bluffhouse.games.luegen.rules.state import NO_BID


@dataclass(frozen=True)
class Ladder:
    """The bids of a round between two counts of a face, the hands of so many dice."""

    each: int = 6
    low: int = 1  # the least count that is bid
    top: int | None = None  # the largest, of sixes; None: whatever is legal
    straight: bool = True
    wild: int = 1

    @cached_property
    def rungs(self) -> tuple[int, ...]:
        """LU-8: where the bids stand that two may make. Elsewhere a bid is its place among them."""
        s = Snapshot(each=self.each, straight=int(self.straight), wild=self.wild)
        highest, most = highest_rung(s, 2), 2 * self.each
        lone = (
            [rung(1, n, 1) for n in range(first_lone_ones(s, 2), most + 1)]
            if self.wild == 1
            else []
        )
        top = rung(self.wild, self.top, 6) if self.top else max(highest, *lone, 0)
        low = rung(self.wild, self.low, 2 if self.wild == 1 else 1)
        return tuple(int(r) for r in (*range(highest + 1), *lone) if low <= r <= top)

    @cached_property
    def bids(self) -> int:
        return len(self.rungs)

    @cached_property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        return tuple(combinations_with_replacement(range(1, 7), self.each))

    @cached_property
    def chances(self) -> Array:
        """How likely dice fall like each hand."""
        falls = [
            math.factorial(self.each) / math.prod(map(math.factorial, Counter(h).values()))
            for h in self.hands
        ]
        return np.array(falls, np.float64) / 6.0**self.each

    @cached_property
    def counted(self) -> Array:
        """LU-9: what every hand counts for each face."""
        rows = []
        for hand in self.hands:
            dice = np.array([[hand.count(face) for face in range(1, 7)]], np.int32)
            s = Snapshot(
                dice=dice, each=self.each, straight=int(self.straight), wild=self.wild, players=1
            )
            rows.append([cup_count(s, 0, face) for face in range(1, 7)])
        return np.array(rows, np.int64)

    @cached_property
    def faces(self) -> Array:
        """Which face each bid names."""
        return np.array([face_of(self.wild, place) for place in self.rungs])

    def called(self, bid: int) -> Array:
        """LU-10: what a call brings who calls, by his hand and the bidder's: 1 or −1; if nothing
        was bid, nothing."""
        if bid == NO_BID:
            return np.zeros((len(self.hands), len(self.hands)), np.float32)
        place = self.rungs[bid]
        counts = self.counted[:, face_of(self.wild, place) - 1]
        holds = counts[:, None] + counts[None, :] >= count_of(self.wild, place)
        return np.where(holds, -1.0, 1.0).astype(np.float32)

    def above(self, bid: int) -> Array:
        """LU-7: which of the bids higher up the ladder outbid a bid."""
        first = 0 if bid == NO_BID else int(rung_above(self.wild, self.rungs[bid]))
        return np.array(self.rungs[bid + 1 :]) >= first
