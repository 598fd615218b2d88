"""What the server tells over sockets and streams."""

from typing import Any, Literal

from msgspec import Struct

from bluffhouse.server.messages.basics import ErrorCode, Millis, Told
from bluffhouse.server.messages.notes import Note
from bluffhouse.server.messages.shapes import Events, Missed, OddsList, View
from bluffhouse.server.messages.table_info import (
    Line,
    MatchInfo,
    Outcome,
    Presence,
    TableInfo,
    Times,
    You,
)


class State(Told, frozen=True, tag="state"):
    """Everything that a viewer may know, up to version `v`."""

    v: int
    you: You
    table: TableInfo
    presence: Presence
    chat: list[Line]
    match: MatchInfo | None = None
    notes: tuple[Note, ...] = ()  # the last ones, in order


class Telling(Struct, frozen=True):
    """How a move is shown: in steps, one after the other. Until the last one is over nothing that
    came of the move is told but its first event, and nobody is asked to act."""

    beats: int
    lasts: Millis  # each
    since: Millis  # by the clock of the server


class Moved(Struct, frozen=True, omit_defaults=True):
    """A move, as one viewer hears of it. Without `view`, nothing he sees has changed."""

    at: int
    who: int | None = None
    actors: list[int] | None = None  # seats that may act now
    events: Events | None = None
    view: View | None = None
    times: Times | None = None
    outcome: Outcome | None = None
    odds: OddsList | None = None
    telling: Telling | None = None  # None: at once
    hands: list[View] | None = None  # every seat's view, without moves: see `TableInfo.open`


class On(Told, frozen=True, tag="on"):
    """One version further. With `v` alone: something that is none of the viewer's business.

    `ack`: the viewer's own move, by its id, made this version; it is in the store (see `Ack`)."""

    v: int
    ack: str | None = None
    moved: Moved | None = None
    said: Line | None = None
    table: TableInfo | None = None
    you: You | None = None
    notes: tuple[Note, ...] = ()  # what there is to note of it


class Resumed(Told, frozen=True, tag="resumed"):
    """The viewer had all versions up to his own, and gets the rest; then he is up to date."""

    v: int
    missed: list[Missed]
    presence: Presence


class Ack(Told, frozen=True, tag="ack"):
    """A command was carried out, for good: it is in the store. Repeats get the same answer."""

    id: str
    v: int


class Why(Struct, frozen=True):
    """A reason: the key of a text with its arguments, and the text in the table's language."""

    key: str
    details: dict[str, Any]
    text: str


class Refused(Told, frozen=True, tag="refused"):
    """A command was not carried out, and nothing has changed. `retry`: it may be allowed then."""

    id: str
    code: ErrorCode
    why: Why
    retry: Millis | None = None


class Pong(Told, frozen=True, tag="pong"):
    n: int
    now: Millis


class Bye(Told, frozen=True, tag="bye"):
    """The server ends the connection. `retry`: come back after about so long; None: do not."""

    reason: Literal["restart", "kicked", "closed", "replaced", "slow", "bad", "limit", "late"]
    text: str
    retry: Millis | None = None


FromServer = State | On | Resumed | Presence | Ack | Refused | Pong | Bye
