"""Positions of a match with everything that the other may hold: worked out where they are looked
at, and what everybody sees of them only once."""

from collections.abc import Hashable
from functools import cached_property

import numpy as np

from bluffhouse.core.room import State
from bluffhouse.learn.deal import Floats
from bluffhouse.learn.table import Table


class Public:
    """What everybody sees of positions, whatever the hands: who may do what, and which moves end
    the match."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._future = getattr(table.room, "future", None)
        self._options: dict[Hashable, tuple[int, tuple[int, ...]]] = {}
        self._enders: dict[Hashable, frozenset[int]] = {}

    def key(self, state: State) -> Hashable:
        """What the rest of a match depends on, beside hands."""
        if self._future is None:
            return state.tobytes()
        found: Hashable = self._future(self.table.game.snapshot(state))
        return found

    def options(self, key: Hashable, state: State) -> tuple[int, tuple[int, ...]]:
        if key not in self._options:
            self._options[key] = self.table.options(state)
        return self._options[key]

    def enders(self, key: Hashable, state: State) -> frozenset[int]:
        if key not in self._enders:
            _, actions = self.options(key, state)
            self._enders[key] = frozenset(a for a in actions if self._ends(state, a))
        return self._enders[key]

    def _ends(self, state: State, action: int) -> bool:
        then = self.table.after(state, action)
        if then[0].due:
            raise self.table.again(action)
        return self.table.ended(then)


class Sitting:
    """A match from one seat with one hand: what a last move brings, with each hand of the other."""

    def __init__(self, public: Public, seat: int, begin: list[State]) -> None:
        self.public, self.seat = public, seat
        self.begin = Spot(self, begin[0])
        self.begin.states = begin
        self._payoffs: dict[tuple[Hashable, int], Floats] = {}

    def payoff(self, spot: "Spot", action: int) -> Floats:
        if (spot.key, action) not in self._payoffs:
            table = self.public.table
            won = [table.won(table.after(state, action)) for state in spot.states]
            self._payoffs[spot.key, action] = np.array(won) * (1 if self.seat == 0 else -1)
        return self._payoffs[spot.key, action]


class Spot:
    """Where a match has come to. Of the hands that the other may hold, one is followed at once."""

    def __init__(
        self, sitting: Sitting, first: State, before: "tuple[Spot, int] | None" = None
    ) -> None:
        self._sitting, self._first, self._before = sitting, first, before

    @cached_property
    def states(self) -> list[State]:
        """With each of the hands."""
        if self._before is None:
            return [self._first]
        before, action = self._before
        table = self._sitting.public.table
        return [self._first, *(table.after(state, action) for state in before.states[1:])]

    @cached_property
    def key(self) -> Hashable:
        return self._sitting.public.key(self._first)

    @property
    def player(self) -> int:
        return self._sitting.public.options(self.key, self._first)[0]

    @property
    def actions(self) -> tuple[int, ...]:
        return self._sitting.public.options(self.key, self._first)[1]

    @property
    def enders(self) -> frozenset[int]:
        """The moves that end the match: with every hand, or with none."""
        return self._sitting.public.enders(self.key, self._first)

    def after(self, action: int) -> "Spot":
        then = self._sitting.public.table.after(self._first, action)
        return Spot(self._sitting, then, (self, action))

    def payoff(self, action: int) -> Floats:
        """What a move that ends the match brings, with each hand of the other."""
        return self._sitting.payoff(self, action)
