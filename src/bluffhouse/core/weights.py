"""Numbers that were fitted to a game: kept as `.npz` beside the module that reads them.

Such numbers are true of the rules they were made by, and of no others. So every file says where it
comes from, and is refused where the rules are not those any more. What the rules are is told by
what they do: comments, formatting, and which file of the room says what make no difference.
"""

import ast
import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import DTypeLike, NDArray

Array = NDArray[Any]

ORIGIN = "origin"  # the array that tells of the others
#: Set to `any`, files of other rules are read, and of files that are missing every number is 0: so
#: that bots can play the matches from which their numbers are made anew.
SETTING = "BLUFFHOUSE_WEIGHTS"


class WeightsError(RuntimeError):
    """A file of numbers that this game cannot play by."""


class Origin(msgspec.Struct, frozen=True):
    """Where numbers come from."""

    rules: str  # what the rules were: see `rules_of`
    written: str  # and how they were written: see `sources_of`
    command: str
    date: str
    seed: int | None  # None: no chance was in it, or nobody remembers
    score: dict[str, float]  # how good they are, in words and numbers
    notes: tuple[str, ...] = ()


def read_weights(
    module: str, name: str, key: str, shape: tuple[int, ...], kind: DTypeLike = np.float64
) -> Array:
    """One array of a file that lies beside a module (`__file__`)."""
    file = Path(module).with_name(name)
    if not file.exists() and _any_will_do():
        return np.zeros(shape, kind)
    return _fitting(file, key, _read(file).get(key), shape, kind)


def read_all_weights(module: str, name: str) -> dict[str, Array]:
    """All arrays of a file that lies beside a module."""
    return dict(_read(Path(module).with_name(name)))


def _fitting(
    file: Path, key: str, found: Array | None, shape: tuple[int, ...], kind: DTypeLike
) -> Array:
    if found is None or found.shape != shape:
        if _any_will_do():
            return np.zeros(shape, kind)
        has = "no such array" if found is None else f"one of shape {found.shape}"
        raise WeightsError(
            f"{file}: {key!r} must be of shape {shape}, and there is {has}. {_cure(file)}"
        )
    return np.ascontiguousarray(found, kind)


@cache
def _read(file: Path) -> Mapping[str, Array]:
    """The arrays of a file, if they are made by the rules of its room."""
    try:
        with np.load(file) as kept:
            arrays = {key: kept[key] for key in kept.files}
    except (OSError, EOFError, ValueError, BadZipFile) as error:
        raise WeightsError(f"{file} cannot be read: {error}. {_cure(file)}") from error
    told = arrays.pop(ORIGIN, None)
    if not _any_will_do():
        _check(file, told)
    return arrays


def _any_will_do() -> bool:
    return os.environ.get(SETTING) == "any"


def _check(file: Path, told: Array | None) -> None:
    if told is None:
        raise WeightsError(f"{file} does not say by which rules it was made. {_cure(file)}")
    origin, room = origin_of(file, told), room_of(file)
    if origin.written != sources_of(room) and origin.rules != rules_of(room):
        raise WeightsError(f"{file} was made by other rules, on {origin.date}. {_cure(file)}")


def _cure(file: Path) -> str:
    return f"Make it anew: make weights GAME={room_of(file).name}"


def origin_of(file: Path, told: Array | None = None) -> Origin:
    """Where the numbers of a file come from."""
    if told is None:
        with np.load(file) as kept:
            told = kept[ORIGIN]
    try:
        return msgspec.json.decode(str(told), type=Origin)
    except msgspec.DecodeError as error:
        raise WeightsError(f"{file} does not say where it comes from: {error}") from error


def write_weights(file: Path, origin: Origin, arrays: Mapping[str, Array]) -> None:
    """The numbers of a game, and where they come from. A file is there as a whole or not at all."""
    fresh = file.with_suffix(f".{os.getpid()}.npz")
    told = {ORIGIN: np.array(msgspec.json.encode(origin).decode())}
    np.savez_compressed(fresh, allow_pickle=False, **arrays, **told)
    fresh.replace(file)


# --- which rules these are -------------------------------------------------------------------


def room_of(file: Path) -> Path:
    """The folder of the game that a file belongs to: the nearest one that has rules."""
    for folder in file.resolve().parents:
        if (folder / "rules").is_dir() or (folder / "rules.py").is_file():
            return folder
    raise WeightsError(f"{file} is in no game's folder: nothing above it has rules")


def _sources(room: Path) -> list[Path]:
    rules = room / "rules"
    return sorted(rules.rglob("*.py")) if rules.is_dir() else [room / "rules.py"]


@cache
def sources_of(room: Path) -> str:
    """The rules of a room as they are written, in short. Quicker than what they do: if nobody
    touched them since, that is the same."""
    return _digest(file.read_bytes().replace(b"\r\n", b"\n") for file in _sources(room))


@cache
def rules_of(room: Path) -> str:
    """What the rules of a room do, in short: all that its modules define, in whatever order."""
    trees = [ast.parse(file.read_bytes()) for file in _sources(room)]
    said = ("".join(_spelled(node)) for tree in trees for node in tree.body if _does(node))
    return _digest(text.encode() for text in sorted(said))


def _digest(parts: Iterable[bytes]) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for part in parts:
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)
    return digest.hexdigest()


def _does(node: ast.stmt) -> bool:
    """Neither an import nor a docstring."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return False
    return not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def _spelled(node: object) -> Iterator[str]:
    """A piece of code in a spelling that is the same by every Python: `ast.dump` is not."""
    if isinstance(node, ast.AST):
        yield f"({type(node).__name__}"
        for name, value in ast.iter_fields(node):
            if value not in (None, []) and name not in ("ctx", "annotation", "returns"):
                yield f" {name}="
                yield from _spelled(value)
        yield ")"
    elif isinstance(node, list):
        yield "["
        for part in node:
            if not isinstance(part, ast.stmt) or _does(part):
                yield from _spelled(part)
        yield "]"
    else:
        yield repr(node)
