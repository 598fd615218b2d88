"""The keys to one's seats, and which server was used last: kept for this user alone."""

import contextlib
import os
from pathlib import Path

import msgspec
from msgspec import Struct

from bluffhouse.cli.remote.address import HOME, Address


class Ring(Struct):
    """What is kept: tokens by the links of their tables."""

    server: str = HOME
    tokens: dict[str, str] = {}


def load() -> Ring:
    """What was kept; nothing, if that cannot be read."""
    with contextlib.suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(_file().read_bytes(), type=Ring)
    return Ring()


def keep(address: Address, token: str | None) -> None:
    """Remember the server, and the key of a seat; None forgets it. Who cannot write it down plays
    all the same."""
    ring = load()
    ring.server = address.server
    if token is None:
        ring.tokens.pop(address.link, None)
    else:
        ring.tokens[address.link] = token
    with contextlib.suppress(OSError):
        _write(_file(), msgspec.json.encode(ring))


def _write(path: Path, text: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    part.unlink(missing_ok=True)
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(text)
    os.replace(part, path)


def _file() -> Path:
    from platformdirs import user_data_path

    return user_data_path("bluffhouse") / "seats.json"
