"""A room with its options chosen: what matches, batches and walks of one table share."""

from collections.abc import Callable, Mapping
from ctypes import addressof, c_char
from functools import cached_property
from typing import Any, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.loops import RANDOM, THUMB
from bluffhouse.core.numbers import whole_number
from bluffhouse.core.options import Value, check_options, unfold
from bluffhouse.core.plan import COUNT, FIRST, IDS
from bluffhouse.core.press import Pressed
from bluffhouse.core.quoting import shown
from bluffhouse.core.room import Room, Snapshot, State
from bluffhouse.core.spec import Spec


class Runs(dict[int, range]):
    """Ranges of action ids, made once each: a table has few, and a match needs one a move."""

    def __missing__(self, answer: int) -> range:
        first, count = answer >> FIRST, answer >> COUNT & (IDS - 1)
        run = self[answer] = range(first, first + count)
        return run


class Compiler(Protocol):
    """Makes compiled rules while matches are played by interpreted ones: see `beside`."""

    def ready(self) -> bool:
        """Whether compiled rules are there. If they are not, it begins to make them."""

    def tell_waits(self) -> None:
        """From now on, say it when somebody has to wait for them."""


class Setup:
    """A room and the options of a table. `Game` makes matches of it.

    With a `compiler`, matches begin by interpreted rules until compiled ones are there; all else
    waits for these.
    """

    def __init__(
        self, room: Room, options: Mapping[str, object], *, compiled: bool = True,
        compiler: Compiler | None = None,
    ) -> None:  # fmt: skip
        self.room = room
        given = unfold(room.presets, options, room.id)
        self._options = check_options(room.options, given, room.id)
        room.check(self._options)
        self.players = int(self._options["players"])
        self._compiled = compiled
        self._compiler = compiler
        self._whole: Self | None = None  # the game that this one stands in for
        self.unsettled = compiler is not None  # matches may have to begin by other rules

    @property
    def id(self) -> str:
        return self.room.id

    @property
    def options(self) -> dict[str, Value]:
        """What the game was made with, defaults filled in."""
        return dict(self._options)

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return f"bluffhouse.make({self.id!r}, {chosen})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup):
            return NotImplemented
        return (self.id, self.options) == (other.id, other.options)

    def __hash__(self) -> int:
        return hash((self.id, *self.options.items()))

    def __reduce__(self) -> Any:
        whole = self if self._whole is None else self._whole
        return _made, (type(self), self.room, self.options, whole._compiled, whole._compiler)

    def seat(self, player: object) -> int:
        """The seat of a player at the table, from any whole number."""
        if type(player) is int and 0 <= player < self.players:  # nearly always
            return player
        seat = whole_number(player)
        if seat is None or not 0 <= seat < self.players:
            last = self.players - 1
            raise ValueError(f"no player {shown(player)} at this table: players are 0 to {last}")
        return seat

    # --- compiled or not --------------------------------------------------------------------

    def at_hand(self) -> Self:
        """This game by the rules that are there now. A match is played by those it began with."""
        if self._whole is not None:
            return self._whole.at_hand()
        if self._compiler is None or self._compiler.ready():
            self.unsettled = False
            return self
        return self._stand_in

    def settled(self) -> Self:
        """This game by the rules that it was made for, however long the compiler takes."""
        if self._whole is None:
            return self
        with self.room.compiling():
            return self._whole

    @cached_property
    def _stand_in(self) -> Self:
        game = type(self)(self.room, self.options, compiled=False)
        game._whole, game.unsettled = self, True
        return game

    @cached_property
    def rules(self) -> Pressed:
        if self._compiler is not None:
            self._compiler.tell_waits()
        return self.room.compiled if self._compiled else self.room.interpreted

    # --- what matches need ------------------------------------------------------------------

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The move of every action id."""
        return tuple(self.room.words(self))

    @cached_property
    def ids(self) -> dict[str, int]:
        """The action id of every move."""
        return {word: action for action, word in enumerate(self.words) if word}

    @cached_property
    def runs(self) -> "Runs":
        """Legal actions that are a run of ids, by the answer of a door that says so."""
        return Runs()

    @cached_property
    def step(self) -> Callable[[Any, int, int], int]:
        """The door of every move of a match."""
        return self._direct("step", 3)

    @cached_property
    def stride(self) -> Callable[[Any, int], int]:
        """The door of every move of a walk."""
        return self._direct("stride", 2)

    @cached_property
    def restart(self) -> Callable[[Any, Any, int, Any], int]:
        """The door from one match of a walk to the next."""
        return self._direct("restart", 4)

    def _direct(self, door: str, takes: int) -> Callable[..., int]:
        found: Callable[..., int] = getattr(self.rules, door)
        if not self.rules.compiled:
            return found
        from bluffhouse.core.addresses import direct

        return direct(found, takes)

    @cached_property
    def observation_size(self) -> int:
        return self.spec.shape[0]

    @cached_property
    def spec(self) -> Spec:
        """Observations, actions, lengths and utilities of this table, for learners."""
        return Spec.of(self, self.room)

    @cached_property
    def blank(self) -> State:
        """A state that holds the options and nothing else."""
        state = self.empty()
        state["players"] = self.players
        state["actions"] = len(self.words)
        for name, value in self.room.fill(self.options).items():
            state[name] = value
        return state

    def empty(self) -> State:
        return self._dressed(np.zeros(1, self.room.state))

    def clone(self, state: State) -> State:
        # By way of bytes: NumPy copies a structured array field by field, ten times as slow.
        return self._dressed(np.ndarray(1, self.room.state, bytearray(state.tobytes())))

    def _dressed(self, state: State) -> State:
        """Interpreted rules read fields as attributes, which plain records do not offer."""
        return state if self.rules.compiled else state.view(np.recarray)

    @cached_property
    def blank_memory(self) -> bytes:
        """What a match begins with: a blank state, and room to list action ids behind it."""
        return self.blank.tobytes() + self._room_for_ids

    @cached_property
    def _room_for_ids(self) -> bytes:
        return bytes(8 * (len(self.words) + 1))  # and the seat of who may choose among them

    def memory(self, state: State) -> bytearray:
        """The memory of a match that begins with a state."""
        return bytearray(state.tobytes() + self._room_for_ids)

    def state_in(self, memory: bytearray) -> State:
        """The state that lies in the memory of a match."""
        return self._dressed(np.frombuffer(memory, self.room.state, 1))

    def observed(self, memory: bytearray, player: int) -> NDArray[np.float32]:
        """What a player knows of the state that lies in memory, as numbers."""
        row: NDArray[np.float32] = np.empty(self.observation_size, np.float32)
        self.rules.batch_observe(self.state_in(memory), self._seats[player], row[None])
        return row

    @cached_property
    def _seats(self) -> NDArray[np.int64]:
        """Every seat as the only one of a batch of one."""
        return np.arange(self.players, dtype=np.int64)[:, None]

    def ids_in(self, memory: bytearray) -> NDArray[np.int64]:
        """The action ids that a door listed there."""
        return np.frombuffer(memory, np.int64, offset=self.room.state.itemsize)

    def listed(self, memory: bytearray, count: int) -> list[int]:
        """The first of them, as plain numbers: a memory view takes half as long as an array."""
        begin = self.room.state.itemsize
        return memoryview(memory)[begin : begin + 8 * count].cast("q").tolist()

    def door(self, memory: bytearray) -> Any:
        """How the rules are told where a match lies: see `doors`."""
        if self.rules.compiled:
            return addressof(c_char.from_buffer(memory))
        return self.state_in(memory), self.ids_in(memory)

    def place(self, numbers: NDArray[np.float64]) -> Any:
        """How the rules are told where numbers lie."""
        return numbers.ctypes.data if self.rules.compiled else numbers

    def decided(self, at: Any, player: int, policy: int, key: int) -> int:
        """The action of a built-in policy for a player of the match that lies there. Nobody should
        wait for a mind to be compiled that he does not ask."""
        rules = self.rules
        if policy == RANDOM:
            return rules.at_random(at, player, key)  # type: ignore[no-any-return]
        if policy == THUMB:
            return rules.by_thumb(at, player, key)  # type: ignore[no-any-return]
        return rules.decide(at, player, policy, key)  # type: ignore[no-any-return]

    def snapshot(self, state: State) -> Snapshot:
        """The fields of a state as plain Python values."""
        return self.room.fields.all_of(state.tobytes())


def _made(
    kind: type[Setup], room: Room, options: Mapping[str, object], compiled: bool,
    compiler: Compiler | None,
) -> Setup:  # fmt: skip
    return kind(room, options, compiled=compiled, compiler=compiler)
