"""What everybody at a table is told about its seats: who asks for one, who may not come, and what
hosts have done."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Moment = Annotated[int, Meta(ge=0, description="milliseconds since the epoch")]


class Asking(Struct, frozen=True):
    """A guest asks for the seat of a bot in the match that is played."""

    guest: int
    seat: int
    of: Literal["host", "table"]  # who must consent; `table`: all others who play and are there
    yes: list[int]  # who has
    like: str = ""  # this one came from the same address, and got up with another hand in mind


class Ban(Struct, frozen=True):
    """A guest was sent away: nobody can join from his address until then."""

    guest: int
    name: str
    until: Moment


class Act(Struct, frozen=True, omit_defaults=True):
    """Something that a host did, or others about seats. Seats count from 0."""

    at: Moment
    what: Literal[
        "kick", "lift", "lock", "unlock", "mute", "unmute", "host", "swap", "bot", "empty",
        "change", "pause", "resume", "admit", "decline",
    ]  # fmt: skip
    by: str = ""  # his name then; none: the server did it, for the host was away
    whom: str = ""
    seat: int | None = None
    other: int | None = None  # the seat that it changed places with


class Mine(Struct, frozen=True):
    """GET /api/tables/{code}/mine: a table in short, for a guest of it who is elsewhere."""

    code: str
    game: str
    state: Literal["waiting", "playing", "paused", "over", "closed"]
    lesson: bool
    seat: int | None
    turn: bool  # he may act now
    people: list[str]  # who sits there beside him; bots are not named


class Acts(Struct, frozen=True):
    """GET /api/tables/{code}/acts: the last ones, newest first."""

    acts: list[Act]
