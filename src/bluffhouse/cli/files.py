"""Records as files: read with care, and never lost."""

import datetime
import json
import os
from pathlib import Path
from typing import Any

import msgspec

from bluffhouse.core.errors import RecordError


def read_json(path: Path) -> Any:
    """What a JSON file holds, or in one line why it cannot be read."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        raise RecordError("ui-file-missing", path=str(path)) from None
    except IsADirectoryError:
        raise RecordError("ui-file-folder", path=str(path)) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise RecordError("ui-file-unreadable", path=str(path), why=why) from None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError("ui-file-encoding", path=str(path)) from None
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError("ui-file-json", path=str(path), why=str(error)) from None


def record_text(record: dict[str, Any]) -> str:
    """A record as JSON that people can read: one move a line."""
    moves = ",\n    ".join(json.dumps(move, ensure_ascii=False) for move in record["moves"])
    rest = {key: value for key, value in record.items() if key != "moves"}
    head = json.dumps(rest, ensure_ascii=False, indent=2).removesuffix("\n}")
    body = f"[\n    {moves}\n  ]" if moves else "[]"
    return f'{head},\n  "moves": {body}\n}}\n'


class Keeping:
    """The file of one match. It is whole after every move, whatever ends the program, and no other
    file is written over."""

    def __init__(self, wanted: Path | None = None, kept: Path | None = None) -> None:
        """`wanted`: a file or folder, else the user's own. `kept`: the file goes on to be used."""
        self.path = kept  # once there is one
        self._wanted = wanted

    @property
    def at_the_end(self) -> bool:
        """Whether it can be written only once: a pipe, a device."""
        wanted = self._wanted
        return wanted is not None and wanted.exists() and not (wanted.is_file() or wanted.is_dir())

    def write(self, record: dict[str, Any]) -> Path:
        text = record_text(record)
        if self.path is None:
            self.path = self._begin(record["game"], text)
        else:
            _replace(self.path, text)
        return self.path

    def _begin(self, game: str, text: str) -> Path:
        path = self._wanted if self._wanted is not None else records_folder()
        if self._wanted is None or path.is_dir():
            path = path / f"{game}-{datetime.datetime.now():%Y-%m-%d-%H%M%S}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        if self.at_the_end:
            path.write_text(text, "utf-8")
            return path.absolute()
        for number in range(1, 1000):
            place = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
            try:
                _put(place, text, "x")
            except FileExistsError:
                continue
            return place.absolute()
        raise FileExistsError(f"{path}")


def save(record: dict[str, Any], wanted: Path | None = None) -> Path:
    """Write a record to the wanted place or the user's own; never over another file."""
    return Keeping(wanted).write(record)


def _replace(path: Path, text: str) -> None:
    """New contents, or the old ones if something goes wrong, but never half of them."""
    path = path.resolve()  # a link stays one
    part = path.with_name(f".{path.name}.part")
    try:
        _put(part, text, "w")
        os.replace(part, path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def _put(path: Path, text: str, mode: str) -> None:
    with path.open(mode, encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def write_secret(path: Path, text: bytes) -> None:
    """Whole or not at all, and for nobody else to read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    part.unlink(missing_ok=True)
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(text)
    os.replace(part, path)


def records_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("bluffhouse") / "records"
