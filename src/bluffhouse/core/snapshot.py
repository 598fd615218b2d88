"""A state as plain Python values, read from the memory it lies in."""

from collections.abc import Callable, Mapping
from math import prod
from struct import Struct
from types import SimpleNamespace
from typing import Any

import numpy as np

#: What `struct` calls the types that states are made of.
_CODES = {
    "b1": "?", "i1": "b", "u1": "B", "i2": "h", "u2": "H",
    "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d",
}  # fmt: skip


class Snapshot(SimpleNamespace):
    """The fields of a state, as they were at one moment."""


class Glance(Snapshot):
    """A snapshot that works out its lists when somebody asks for them: most looks need few."""

    def __init__(self, fields: "Fields", memory: bytes) -> None:
        self.__dict__.update(zip(fields.numbers, fields.read_numbers(memory), strict=True))
        self._fields = fields
        self._memory = memory

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self._fields.lists:
            raise AttributeError(f"a state has no field {name}")
        values = self.__dict__[name] = self._fields.lists[name](self._memory)
        return values


class Fields:
    """Where the fields of a state lie. Single numbers are read together, lists one by one."""

    def __init__(self, state: np.dtype[Any]) -> None:
        places: Mapping[str, Any] = state.fields or {}
        placed = [(name, *places[name][:2]) for name in state.names or ()]
        single = [(name, kind, at) for name, kind, at in placed if not kind.shape]
        self._size = state.itemsize
        self.numbers = [name for name, _, _ in single]
        self.read_numbers = _gapped([(kind, at) for _, kind, at in single], state.itemsize).unpack
        self.lists = {name: _reader(kind, at) for name, kind, at in placed if kind.shape}

    def glance(self, memory: bytearray) -> Glance:
        """What lies in the memory of a match now, whatever happens there later."""
        return Glance(self, bytes(memory[: self._size]))


def _code(kind: np.dtype[Any]) -> str:
    return _CODES[kind.str[1:]]


def _gapped(numbers: list[tuple[np.dtype[Any], int]], size: int) -> Struct:
    """Numbers at their places in so many bytes, and nothing of what is between them."""
    spelled, end = "=", 0
    for kind, at in numbers:
        spelled += f"{at - end}x{_code(kind)}"
        end = at + kind.itemsize
    return Struct(f"{spelled}{size - end}x")


def _reader(kind: np.dtype[Any], at: int) -> Callable[[bytes], list[Any]]:
    """Reads an array as a list, or as lists of lists."""
    read = Struct(f"={prod(kind.shape)}{_code(kind.base)}").unpack_from
    if len(kind.shape) == 1:
        return lambda memory: list(read(memory, at))

    def nested(memory: bytes) -> list[Any]:
        values = list(read(memory, at))
        for length in reversed(kind.shape[1:]):
            values = [values[i : i + length] for i in range(0, len(values), length)]
        return values

    return nested
