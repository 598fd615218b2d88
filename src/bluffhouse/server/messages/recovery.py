"""Taking a seat along to another device."""

from typing import Annotated

from msgspec import Meta, Struct

from bluffhouse.server.messages.basics import Once


class NewRecovery(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/recovery. A new code ends the one before; without `on`, there is no
    code any more."""

    on: bool = True


class Recovery(Struct, frozen=True):
    """A secret: whoever brings it gets the seat. It works once, and is told once."""

    code: str
    qr: str  # a link as an SVG: the code is behind its `#`, where no server sees it


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/recover → `Welcome`"""

    code: Annotated[str, Meta(min_length=1, max_length=64)]
    once: Once = ""  # a code opens once, and an answer can be lost
