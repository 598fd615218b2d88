"""A game with its options chosen: the maker of matches."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from bluffhouse.core.errors import PositionError
from bluffhouse.core.match import Match
from bluffhouse.core.options import Value, check_options
from bluffhouse.core.press import Pressed
from bluffhouse.core.room import Room, Snapshot, State
from bluffhouse.core.seeds import Seed

if TYPE_CHECKING:
    from bluffhouse.core.batch import Batch
    from bluffhouse.core.walk import Walk


class Game:
    """What `bluffhouse.make` gives: a room and the options of a table."""

    def __init__(self, room: Room, options: Mapping[str, object], *, compiled: bool = True) -> None:
        self.room = room
        self.options: dict[str, Value] = check_options(room.options, options, room.id)
        room.check(self.options)
        self.players = int(self.options["players"])
        self._compiled = compiled

    @property
    def id(self) -> str:
        return self.room.id

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"bluffhouse.make({self.id!r}, {chosen})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.id, self.options) == (other.id, other.options)

    def __hash__(self) -> int:
        return hash((self.id, *self.options.items()))

    def new(self, seed: int | bytes | None = None) -> Match:
        """A new match. The seed decides all its chance; None draws a fresh one."""
        return Match.dealt(self, Seed.of(seed))

    def position(self, position: Mapping[str, Any]) -> Match:
        """A match that begins from a position in the format of the rules."""
        if not isinstance(position, Mapping):
            raise PositionError("position-object", what=type(position).__name__)
        given = dict(position)
        try:
            seed = Seed.of(given.pop("seed", None))
        except ValueError as error:
            raise PositionError("position-seed") from error
        return Match.from_position(self, given, seed)

    def batch(self, n: int, seed: int | bytes | None = None, threads: int = 1) -> "Batch":
        """n matches as one array, stepped together by action ids."""
        from bluffhouse.core.batch import Batch

        return Batch(self, n, Seed.of(seed), threads)

    def walk(self, seed: int | bytes | None = None) -> "Walk":
        """One match after another, stepped by action ids."""
        from bluffhouse.core.walk import Walk

        return Walk(self, Seed.of(seed))

    # --- what matches need ------------------------------------------------------------------

    @cached_property
    def rules(self) -> Pressed:
        return self.room.compiled if self._compiled else self.room.interpreted

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The move of every action id."""
        return tuple(self.room.words(self))

    @cached_property
    def ids(self) -> dict[str, int]:
        """The action id of every move."""
        return {word: action for action, word in enumerate(self.words) if word}

    @cached_property
    def observation_size(self) -> int:
        return sum(size for _, size in self.room.layout(self))

    @cached_property
    def blank(self) -> State:
        """A state that holds the options and nothing else."""
        state = self.empty()
        state["players"] = self.players
        for name, value in self.room.fill(self.options).items():
            state[name] = value
        return state

    @cached_property
    def _blank_bytes(self) -> bytes:
        return self.blank.tobytes()

    def fresh(self) -> State:
        """A blank state of its own."""
        return self._dressed(np.ndarray(1, self.room.state, bytearray(self._blank_bytes)))

    def empty(self) -> State:
        return self._dressed(np.zeros(1, self.room.state))

    def clone(self, state: State) -> State:
        # By way of bytes: NumPy copies a structured array field by field, ten times as slow.
        return self._dressed(np.ndarray(1, self.room.state, bytearray(state.tobytes())))

    def _dressed(self, state: State) -> State:
        """Interpreted rules read fields as attributes, which plain records do not offer."""
        return state if self.rules.compiled else state.view(np.recarray)

    def snapshot(self, state: State) -> Snapshot:
        """The fields of a state as plain Python values."""
        values = state.view(np.ndarray).tolist()[0]
        plain = [v.tolist() if isinstance(v, np.ndarray) else v for v in values]
        return Snapshot(**dict(zip(self.room.state.names or (), plain, strict=True)))
