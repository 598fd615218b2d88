"""Where reports are written: refused before the run if they cannot be, and written whole or not."""

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from bluffhouse.core.errors import OptionError


def check_writable(paths: Sequence[Path]) -> None:
    """Refuse paths that nothing can be written to, or one path for two things."""
    taken: set[Path] = set()
    for path in paths:
        whole = path.resolve()
        if whole in taken:
            raise OptionError("arena-error-file-twice", file=str(path))
        taken.add(whole)
        _check(path, whole)


def _check(path: Path, whole: Path) -> None:
    if not whole.parent.is_dir():
        raise OptionError("arena-error-folder", file=str(path), folder=str(whole.parent))
    if whole.exists() and not whole.is_file():
        raise OptionError("arena-error-no-file", file=str(path))
    try:
        with tempfile.TemporaryFile(dir=whole.parent):
            pass
        if whole.exists():
            whole.open("ab").close()
    except OSError as error:
        raise unwritable(path, error) from error


def unwritable(path: Path, error: OSError) -> OptionError:
    why = error.strerror or type(error).__name__
    return OptionError("arena-error-unwritable", file=str(path), why=why)


def own_lines(path: Path, refused: str) -> list[bytes]:
    """The whole lines of a file that a run keeps, and goes on with; none if it is not there yet.
    What another program wrote is refused, and stays as it is."""
    try:
        lines = path.read_bytes().splitlines(keepends=True) if path.is_file() else []
    except OSError as error:
        raise unwritable(path, error) from error
    if lines and not lines[0].startswith(b'{"format"'):
        raise OptionError(refused, file=str(path))
    return [line for line in lines if line.endswith(b"\n")]


class Head(Protocol):
    """The first line of such a file."""

    format: str


H = TypeVar("H", bound=Head)


def head_of(path: Path, line: bytes, kind: type[H], format: str, refused: str) -> H:
    """The first line of a file that a run keeps, if it is of this format."""
    try:
        head = msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError:
        raise OptionError(refused, file=str(path)) from None
    if head.format != format:
        raise OptionError(refused, file=str(path))
    return head


@contextmanager
def written(path: Path) -> Iterator[Path]:
    """A path to write to, which takes the place of `path` once everything is there."""
    whole = path.resolve()
    part = whole.with_name(f".{whole.name}.{os.getpid()}.part")
    try:
        yield part
        part.replace(whole)
    except OSError as error:
        raise unwritable(path, error) from error
    finally:
        part.unlink(missing_ok=True)


def write(path: Path, content: str | bytes) -> None:
    with written(path) as part:
        part.write_bytes(content.encode() if isinstance(content, str) else content)
