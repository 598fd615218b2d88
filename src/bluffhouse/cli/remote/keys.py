"""The keys to one's seats, and which server was used last: kept for this user alone."""

import contextlib
from pathlib import Path

import msgspec
from msgspec import Struct

from bluffhouse.cli.files import write_secret
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
        write_secret(_file(), msgspec.json.encode(ring))


def _file() -> Path:
    from platformdirs import user_data_path

    return user_data_path("bluffhouse") / "seats.json"
