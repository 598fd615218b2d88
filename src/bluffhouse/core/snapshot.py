"""A state as plain Python values, read from the memory it lies in."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from math import prod
from struct import Struct
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

#: What `struct` calls the types that states are made of.
_CODES: dict[str, Any] = {
    "b1": "?", "i1": "b", "u1": "B", "i2": "h", "u2": "H",
    "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d",
}  # fmt: skip

GISTS = 256  # of which it is kept where they lie: rooms look at few groups of fields


class Grid(list[Any]):
    """An array of rows as the rules read it: `cards[p, k]` is `cards[p][k]`. So what the rules say
    of a record can be asked of a snapshot, too."""

    __slots__ = ()

    def __getitem__(self, at: Any, _row: Any = list.__getitem__) -> Any:
        if type(at) is not tuple:
            return _row(self, at)
        if len(at) == 2:  # nearly always, and views ask often
            p, k = at
            return _row(self, p)[k]
        found: Any = self
        for k in at:
            found = list.__getitem__(found, k)
        return found


class Gist(NamedTuple):
    """Some fields of a state: what gives their bytes, and how many these are."""

    read: Callable[[bytes], tuple[bytes, ...]]
    size: int


class Snapshot(SimpleNamespace):
    """The fields of a state, as they were at one moment."""


class Glance(Snapshot):
    """A snapshot that reads a field when somebody first asks for it: most looks need few. Each
    room has its own kind, made by `Fields`."""

    __slots__ = ("_known", "memory")

    def __init__(self, memory: bytes, known: dict[str, list[Any]]) -> None:
        self.memory = memory
        self._known = known

    def again(self) -> "Glance":
        """The same moment, as if nothing of it had been looked at."""
        return type(self)(self.memory, self._known)

    def looked_at(self) -> frozenset[str]:
        """The fields that somebody asked for."""
        return frozenset(self.__dict__)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Glance):
            return NotImplemented
        return type(self) is type(other) and self.memory == other.memory

    def __ne__(self, other: object) -> bool:  # a namespace has its own
        return not self == other

    __hash__ = None  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"a state has no field {name}")


class _Number:
    """A field of a glance. Once read it stands in the glance's own dictionary, and is found there
    before this is asked."""

    def __init__(self, name: str, kind: np.dtype[Any], at: int) -> None:
        self._name = name
        self._read = Struct(_CODES[kind.str[1:]]).unpack_from
        self._at = at

    def __get__(self, glance: Glance, kind: type[Glance]) -> Any:
        (value,) = self._read(glance.memory, self._at)
        glance.__dict__[self._name] = value
        return value


class _List:
    """Likewise a field that is an array; it is read once for all who look at the same moment."""

    def __init__(self, name: str, kind: np.dtype[Any], at: int) -> None:
        self._name = name
        self._read = _reader(kind, at)

    def __get__(self, glance: Glance, kind: type[Glance]) -> Any:
        name, known = self._name, glance._known
        values = known.get(name)
        if values is None:
            values = known[name] = self._read(glance.memory)
        glance.__dict__[name] = values
        return values


def _reader(kind: np.dtype[Any], at: int) -> Callable[[bytes], list[Any]]:
    """Reads an array as a list, or as a grid of lists."""
    code, end = _CODES[kind.base.str[1:]], at + kind.itemsize
    if len(kind.shape) > 1:
        return lambda memory: Grid(memoryview(memory)[at:end].cast(code, kind.shape).tolist())
    read = Struct(f"{prod(kind.shape)}{code}").unpack_from
    return lambda memory: list(read(memory, at))


class Fields:
    """Where the fields of a state lie."""

    def __init__(self, state: np.dtype[Any]) -> None:
        self._places: Mapping[str, Any] = state.fields or {}
        fields: dict[str, object] = {"__slots__": ()}
        for name, (kind, at, *_) in self._places.items():
            fields[name] = (_List if kind.shape else _Number)(name, kind, at)
        self._kind: type[Glance] = type("Glance", (Glance,), fields)
        numbers = {
            n: _CODES[kind.str[1:]] for n, (kind, *_) in self._places.items() if not kind.shape
        }
        self._numbers = self._as_they_lie(numbers)
        self._read_numbers = self._reader(numbers)
        self._copy = Struct(f"{state.itemsize}s").unpack_from
        self.gist = lru_cache(GISTS)(self._gist)

    def all_of(self, memory: bytes) -> Snapshot:
        """Every field of a state, read at once."""
        glance = self._kind(memory, {})
        return Snapshot(**{name: getattr(glance, name) for name in self._places})

    def glance(self, memory: bytearray) -> Glance:
        """What lies in the memory of a match now, whatever happens there later."""
        (now,) = self._copy(memory)
        return self._kind(now, {})

    def look(self, memory: bytearray) -> Glance:
        """The same for who asks for most of it: all numbers are read together, which is quicker
        than each by itself."""
        look = self.glance(memory)
        look.__dict__.update(zip(self._numbers, self._read_numbers(look.memory), strict=True))
        return look

    def _gist(self, names: Iterable[str]) -> Gist:
        sizes = {name: self._places[name][0].itemsize for name in names}
        return Gist(self._reader({name: f"{n}s" for name, n in sizes.items()}), sum(sizes.values()))

    def _reader(self, codes: Mapping[str, str]) -> Callable[[bytes], tuple[Any, ...]]:
        """Reads some fields at once, as they lie, each by what `struct` calls it."""
        spelled, end = "=", 0
        for name in self._as_they_lie(codes):
            kind, at, *_ = self._places[name]
            spelled += f"{at - end}x{codes[name]}"
            end = at + kind.itemsize
        return Struct(spelled).unpack_from

    def _as_they_lie(self, names: Iterable[str]) -> list[str]:
        return sorted(names, key=lambda name: int(self._places[name][1]))
