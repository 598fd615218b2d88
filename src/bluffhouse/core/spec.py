"""What a learner must know of a table: observations, actions, lengths and utilities as numbers."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.feature import Feature
from bluffhouse.core.room import Chosen, Room
from bluffhouse.core.words import SEAT_KEYS

Ids = NDArray[np.int64]
Rows = NDArray[np.float32]


@dataclass(frozen=True)
class Spec:
    """A table in numbers. Of `features` an observation is made, one behind the other; seats in them
    are counted from the observer's own, which is seat 0 to him."""

    game: Chosen
    room: Room
    features: tuple[Feature, ...]
    longest: int | None  # moves of a match; None: the rules set no end
    simultaneous: frozenset[int]  # ids of actions that several players may be free to take at once

    @classmethod
    def of(cls, game: Chosen, room: Room) -> "Spec":
        features = tuple(Feature(*piece) for piece in room.layout(game))
        return cls(game, room, features, room.longest(game), frozenset(room.together(game)))

    @property
    def players(self) -> int:
        return self.game.players

    @property
    def actions(self) -> int:
        """How many action ids there are: 0 to `actions` - 1."""
        return len(self.game.words)

    @property
    def utility(self) -> tuple[float, float]:
        """The least and the most that a match can be worth; all utilities sum to 0."""
        return -1.0, 1.0

    @cached_property
    def shape(self) -> tuple[int]:
        """Of an observation."""
        return (sum(feature.size for feature in self.features),)

    @property
    def dtype(self) -> np.dtype[Any]:
        """Of an observation."""
        return np.dtype(np.float32)

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where every feature stands in an observation, by its name."""
        return dict(self._places())

    def _places(self) -> Iterator[tuple[str, slice]]:
        at = 0
        for feature in self.features:
            yield feature.name, slice(at, at + feature.size)
            at += feature.size

    @cached_property
    def low(self) -> Rows:
        """The least that each number of an observation can be."""
        return np.repeat([f.least for f in self.features], self._sizes).astype(np.float32)

    @cached_property
    def high(self) -> Rows:
        """The most that each can be."""
        each = [np.broadcast_to(np.asarray(f.most, np.float32), f.size) for f in self.features]
        high: Rows = np.concatenate(each)
        return high

    @property
    def _sizes(self) -> list[int]:
        return [feature.size for feature in self.features]

    @cached_property
    def _scale(self) -> Rows:
        scale: Rows = (1 / np.maximum(self.high - self.low, 1)).astype(np.float32)
        return scale

    def normal(self, observations: Rows) -> Rows:
        """Observations with every number brought into the range from 0 to 1."""
        rows = observations
        if not isinstance(rows, np.ndarray) or rows.dtype.kind not in "biuf":
            rows = _numbers(rows)
        if rows.shape[-1:] != self.shape:
            raise ValueError(f"observations are rows of {self.shape[0]} numbers")
        normal: Rows = (rows - self.low) * self._scale
        return normal

    # --- actions that name seats ------------------------------------------------------------

    @property
    def names_seats(self) -> bool:
        """Whether some actions name a player by his seat."""
        return bool((self.absolute != np.arange(self.actions)).any())

    @cached_property
    def absolute(self) -> Ids:
        """The action that a player means, by his seat and a relative id: relative actions name
        seats as observations do, counted from his own."""
        table = np.tile(np.arange(self.actions), (self.players, 1))
        for seats in self._aimed().values():
            for me in range(self.players):
                for seat in range(self.players):
                    table[me, seats[seat]] = seats[(me + seat) % self.players]
        return table

    @cached_property
    def relative(self) -> Ids:
        """The other way round: the relative id of an action, by the seat of who takes it."""
        return np.argsort(self.absolute, axis=1)

    def _aimed(self) -> dict[tuple[object, ...], dict[int, int]]:
        """Actions that only differ in the seat they name: the ids by seat."""
        found: dict[tuple[object, ...], dict[int, int]] = {}
        for move, action in self.game.ids.items():
            label = self.room.label(self.game, action)
            named = [key for key in SEAT_KEYS if isinstance(label.get(key), int)]
            if len(named) > 1:
                raise ValueError(f"{self.game.id}: {move!r} names more than one seat")
            for key in named:
                seat = label.pop(key)
                if seat < self.players:
                    found.setdefault((key, *sorted(label.items())), {})[seat] = action
        return found


def _numbers(given: object) -> Rows:
    """What was given in the place of an array; a lonely number if it is nothing like one."""
    try:
        return np.asarray(given, np.float32)
    except (TypeError, ValueError):
        return np.zeros((), np.float32)
