"""The file that a contest writes down what was played in, so that it can be continued.

The first line holds the settings, every other one chunk of deals: JSON, with a checksum. A line is
appended as a whole and forced to the disk. A last line that was cut off is dropped: its deals are
played again, and bring the same.
"""

import base64
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.asked import Forfeit
from bluffhouse.arena.contest.playing import Dealt
from bluffhouse.arena.contest.settings import Settings
from bluffhouse.arena.files import check_writable, head_of, own_lines, unwritable
from bluffhouse.core.errors import OptionError

FORMAT = "bluffhouse-arena-results/1"


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    settings: Settings


class _Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The winners of some deals of a table, as little-endian 16-bit masks; forfeits, if any; and
    shares without luck, if asked for, as little-endian doubles."""

    table: int
    first: int
    winners: str  # base64
    check: int  # CRC-32 of table, first, winners, forfeits and shares
    forfeits: tuple[Forfeit, ...] = ()
    reduced: str = ""  # base64

    @classmethod
    def of(
        cls, table: int, first: int, winners: str, forfeits: tuple[Forfeit, ...], reduced: str
    ) -> "_Line":
        summed = f"{table} {first} {winners}".encode()
        if forfeits:
            summed += b" " + msgspec.json.encode(forfeits)
        if reduced:
            summed += b" " + reduced.encode()
        return cls(table, first, winners, zlib.crc32(summed), forfeits, reduced)


Entry = tuple[int, int, Dealt]  # table, first deal, what came of the deals


class Ledger:
    """Such a file, open for more."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Refuses a file of other settings, or of something else, and leaves it as it is."""
        check_writable([path])
        self._path = path
        self.entries: list[Entry] = []
        lines = own_lines(path, "contest-error-no-results")
        if lines:
            _check_settings(path, _head(path, lines[0]), settings)
            self.entries = list(_entries(path, lines[1:], settings))
        try:
            self._file = path.open("r+b" if lines else "wb")
            self._file.seek(sum(map(len, lines)))
            self._file.truncate()
            if not lines:
                self._append(_Head(FORMAT, settings))
        except OSError as error:
            raise unwritable(path, error) from error

    def write(self, table: int, first: int, dealt: Dealt) -> None:
        coded = _coded(dealt.winners, "<u2")
        reduced = "" if dealt.reduced is None else _coded(dealt.reduced, "<f8")
        try:
            self._append(_Line.of(table, first, coded, dealt.forfeits, reduced))
        except OSError as error:
            raise unwritable(self._path, error) from error

    def _append(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def _coded(numbers: NDArray[Any], kind: str) -> str:
    return base64.b64encode(numbers.astype(kind).tobytes()).decode()


def seed_in(path: Path) -> int | None:
    """The seed of the contest in a file, if there is one."""
    lines = own_lines(path, "contest-error-no-results")
    return _head(path, lines[0]).seed if lines else None


def _head(path: Path, line: bytes) -> Settings:
    return head_of(path, line, _Head, FORMAT, "contest-error-no-results").settings


def _check_settings(path: Path, there: Settings, here: Settings) -> None:
    for name in Settings.__struct_fields__:
        old, new = getattr(there, name), getattr(here, name)
        if old != new:
            raise OptionError(
                "contest-error-changed", file=str(path), what=name, there=_told(old),
                here=_told(new),
            )  # fmt: skip


def _told(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _entries(path: Path, lines: list[bytes], settings: Settings) -> Iterator[Entry]:
    tables = settings.tables
    due = [0] * len(tables)
    for number, text in enumerate(lines, start=2):
        try:
            line = msgspec.json.decode(text, type=_Line)
            columns = len(tables[line.table].seatings)
            raw = np.frombuffer(base64.b64decode(line.winners, validate=True), "<u2")
            winners = raw.astype(np.uint16).reshape(-1, columns)
            reduced = _reduced(line, tables[line.table].players, winners)
            sound = line == _Line.of(
                line.table, line.first, line.winners, line.forfeits, line.reduced
            )
            sound = sound and line.first == due[line.table] and line.table >= 0
        except (ValueError, IndexError):
            sound = False
        if not sound:
            raise OptionError("contest-error-damaged", file=str(path), line=number)
        due[line.table] += len(winners)
        yield line.table, line.first, Dealt(winners, line.forfeits, reduced)


def _reduced(line: _Line, players: int, winners: NDArray[np.uint16]) -> NDArray[np.float64] | None:
    if not line.reduced:
        return None
    raw = np.frombuffer(base64.b64decode(line.reduced, validate=True), "<f8")
    return raw.astype(np.float64).reshape(*winners.shape, players)
