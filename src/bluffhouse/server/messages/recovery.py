"""Taking a seat along to another device."""

from typing import Annotated

from msgspec import Meta, Struct


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
    #: Made by the device at random, kept until it is answered: a code opens once, so an answer that
    #: is lost on its way must be had again, by this device alone.
    once: Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{22,64})?$")] = ""
