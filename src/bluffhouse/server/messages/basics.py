"""Words that all messages use, and what a host decides about a table."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bluffhouse.core.options import Value
from bluffhouse.core.plan import SEATS

CODE = "^[A-Za-z]{6}([A-Za-z]{2})?$"  # of six letters in older tables, of eight in new ones
Code = Annotated[str, Meta(pattern=CODE, description="the code of a table")]
Id = Annotated[str, Meta(min_length=1, max_length=40, description="chosen by the client")]
Seat = Annotated[int, Meta(ge=0, le=SEATS - 1)]
Guest = Annotated[int, Meta(ge=0, le=1_000_000, description="the number of a guest")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
#: Drawn at random by a device, and kept until it is answered. Its token follows from it, so that an
#: answer that is lost on its way can be had again, by this device alone.
Once = Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{22,64})?$")]
Avatar = Annotated[str, Meta(max_length=16, description="the name of a picture")]
Level = Annotated[str, Meta(max_length=32, description="`thumb`, or with a persona `thumb/honest`")]
Lang = Literal["en", "de", "bg"]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Millis = Annotated[int, Meta(ge=0)]
ErrorCode = Literal[
    "illegal", "stale", "forbidden", "state", "limit", "store", "damaged", "bad", "missing"
]


class Told(Struct, frozen=True, omit_defaults=True, tag_field="t"):
    """The base of everything the server tells."""


class Said(Struct, frozen=True, omit_defaults=True, tag_field="t", forbid_unknown_fields=True):
    """The base of everything a client says."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock a seat: so much at the start of a match, and so much more after every move."""

    budget: Annotated[int, Meta(ge=5, le=30 * 24 * 3600, description="seconds")]
    increment: Annotated[int, Meta(ge=0, le=30 * 24 * 3600, description="seconds")] = 0


class Slow(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of days: so many for every move, and what happens when they are over. See
    docs/slow.md."""

    days: Literal[1, 2, 3, 7]
    late: Literal["wait", "bot"] = "wait"  # the table waits, or a bot makes this one move


Pace = Literal["off", "quick", "normal", "dramatic"]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides about a table. All may be changed until a match begins."""

    game: Annotated[str, Meta(max_length=32)]
    options: dict[Annotated[str, Meta(max_length=32)], Value]  # `players`: how many seats
    lang: Lang = "en"
    public: bool = False
    clock: Clock | None = None
    level: Level = "thumb"  # of bots that fill seats or stand in for somebody
    grace: Annotated[int, Meta(ge=5, le=86_400)] = 60  # seconds until a bot stands in
    odds: bool = True  # whether the odds helper is allowed
    pace: Pace = "off"  # at which a reveal is told, and how long bots and clocks wait for it
    delay: Annotated[int, Meta(ge=0, le=900)] = 0  # seconds by which who only watches is behind
    slow: Slow | None = None  # days a move instead of a clock; bots do not stand in
