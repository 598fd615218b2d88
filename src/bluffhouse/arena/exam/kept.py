"""The file that an exam keeps its papers in, so that it can go on: the settings, then a line each
deal of a candidate. A last line that was cut off is dropped, and its deal is sat again."""

import os
from pathlib import Path

import msgspec

from bluffhouse.arena.exam.paper import Paper
from bluffhouse.arena.exam.settings import Settings
from bluffhouse.arena.files import check_writable, head_of, own_lines, unwritable
from bluffhouse.core.errors import OptionError

FORMAT = "bluffhouse-exam/2"


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    settings: Settings


class Papers:
    """Such a file, open for more; without a path, nothing is kept."""

    def __init__(self, path: Path | None, settings: Settings) -> None:
        """Refuses a file of another exam, or of something else, and leaves it as it is."""
        self._path = path
        self.papers: list[Paper] = []
        if path is None:
            return
        check_writable([path])
        lines = own_lines(path, "exam-error-file")
        if lines:
            _check(path, _head(path, lines[0]), settings)
            self.papers = [paper for line in lines[1:] for paper in _read(path, line)]
        whole = b"".join(lines) or msgspec.json.encode(_Head(FORMAT, settings)) + b"\n"
        try:
            path.write_bytes(whole)
        except OSError as error:
            raise unwritable(path, error) from error

    def has(self, agent: str, deal: int) -> bool:
        return any(paper.agent == agent and paper.deal == deal for paper in self.papers)

    def add(self, papers: list[Paper]) -> None:
        self.papers += papers
        if self._path is None:
            return
        try:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(papers) + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise unwritable(self._path, error) from error


def seed_in(path: Path) -> int | None:
    """The seed of the exam in a file, if there is one."""
    lines = own_lines(path, "exam-error-file")
    return _head(path, lines[0]).seed if lines else None


def _head(path: Path, line: bytes) -> Settings:
    return head_of(path, line, _Head, FORMAT, "exam-error-file").settings


def _check(path: Path, there: Settings, here: Settings) -> None:
    for name in Settings.__struct_fields__:
        old, new = getattr(there, name), getattr(here, name)
        if name == "deals" and new > old:
            continue  # an exam may go on for longer
        if old != new:
            raise OptionError("exam-error-changed", file=str(path), what=name)


def _read(path: Path, line: bytes) -> list[Paper]:
    try:
        return msgspec.json.decode(line, type=list[Paper])
    except msgspec.MsgspecError:
        raise OptionError("exam-error-file", file=str(path)) from None
