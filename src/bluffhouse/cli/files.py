"""Records as files: read with care, and never lost."""

import contextlib
import datetime
import json
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


def save(record: dict[str, Any], wanted: Path | None = None) -> Path:
    """Write a record to the wanted place or the user's own; never over another file."""
    path = wanted if wanted is not None else records_folder()
    if wanted is None or path.is_dir():
        stamp = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S")
        path = path / f"{record['game']}-{stamp}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    text = record_text(record)
    if path.exists() and not path.is_file():  # a pipe, a device: nothing there to write over
        path.write_text(text, "utf-8")
        return path.absolute()
    for number in range(1, 1000):
        place = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
        with contextlib.suppress(FileExistsError), place.open("x", encoding="utf-8") as file:
            file.write(text)
            return place.absolute()
    raise FileExistsError(f"{path}")


def records_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("bluffhouse") / "records"
