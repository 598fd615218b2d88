"""The rows of a store: tuples in the order of their columns, as SQL takes and gives them."""

from typing import Literal, NamedTuple, TypeAlias

State: TypeAlias = Literal["waiting", "playing", "over", "closed"]


class Event(NamedTuple):
    """One thing that happened at a table. A table is the fold of its events."""

    code: str
    version: int  # from 1, without gaps
    at: int  # milliseconds since 1970
    body: bytes  # JSON


class Linked(NamedTuple):
    """An event as it is stored, with what links it to the one before (see `chain`)."""

    event: Event
    chain: bytes


class TableRow(NamedTuple):
    """What lists show of a table, so that they need not read its events."""

    code: str
    game: str
    state: State
    public: bool
    players: int
    created_at: int
    touched_at: int
    summary: bytes  # JSON; `version`: the log has at least so many events


class FinishedMatch(NamedTuple):
    """The record of a finished match, for replay, download and verification."""

    code: str
    number: int
    game: str
    ended_at: int
    record: bytes  # JSON


class Entry(NamedTuple):
    """What is stored together or not at all."""

    events: tuple[Event, ...]
    table: TableRow | None = None
    match: FinishedMatch | None = None


class Counts(NamedTuple):
    tables: dict[State, int]
    matches: int
