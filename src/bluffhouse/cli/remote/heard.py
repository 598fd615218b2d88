"""What a server tells, as its guests read it.

`server.messages` declares what is sent; there, whatever is the same for many is encoded ahead and
raw. Here the same messages are read: fields that this house does not know are passed over.
"""

from typing import Any

import msgspec
from msgspec import Struct

from bluffhouse.core.odd import Odd
from bluffhouse.server import messages as ms
from bluffhouse.server.messages.notes import Note

View = dict[str, Any]


class Match(Struct, frozen=True):
    """As `ms.MatchInfo`."""

    number: int
    at: int
    actors: list[int]
    commitment: str
    view: View
    story: list[ms.Chapter]
    hands: list[View] | None = None
    times: ms.Times | None = None
    outcome: ms.Outcome | None = None
    odds: list[Odd] | None = None
    deal: ms.Deal | None = None


class Moved(Struct, frozen=True):
    """As `ms.Moved`."""

    at: int
    actors: list[int] | None = None
    events: list[dict[str, Any]] | None = None
    view: View | None = None
    hands: list[View] | None = None
    times: ms.Times | None = None
    outcome: ms.Outcome | None = None
    odds: list[Odd] | None = None
    telling: ms.Telling | None = None


class State(Struct, frozen=True, tag_field="t", tag="state"):
    """As `ms.State`."""

    v: int
    you: ms.You
    table: ms.TableInfo
    presence: ms.Presence
    chat: list[ms.Line]
    match: Match | None = None
    notes: list[Note] = []


class On(Struct, frozen=True, tag_field="t", tag="on"):
    """As `ms.On`."""

    v: int
    ack: str | None = None
    moved: Moved | None = None
    said: ms.Line | None = None
    table: ms.TableInfo | None = None
    you: ms.You | None = None
    notes: list[Note] = []


class Resumed(Struct, frozen=True, tag_field="t", tag="resumed"):
    """As `ms.Resumed`."""

    v: int
    missed: list[On]
    presence: ms.Presence


Answer = ms.Ack | ms.Refused
Message = State | On | Resumed | ms.Presence | ms.Ack | ms.Refused | ms.Pong | ms.Bye
News = State | On | ms.Presence

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def read(text: bytes) -> Message | None:
    """A message; None if it is of a kind that this house does not know. What belongs to it and
    cannot be read raises."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError:
        if isinstance(said := msgspec.json.decode(text), dict) and said.get("t") in _KINDS:
            raise
        return None


_KINDS = {"state", "on", "resumed", "presence", "ack", "refused", "pong", "bye"}
