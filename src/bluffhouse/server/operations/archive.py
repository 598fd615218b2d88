"""A table as one JSON file: its log and its finished matches, to be kept or moved elsewhere.

It holds what the store holds: hashes of tokens, the seeds of all matches, the running one's too,
and what the house has sealed for the next. It is for whoever runs the server, and for nobody else.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from bluffhouse.core.errors import RecordError, Refused
from bluffhouse.core.quoting import typed
from bluffhouse.core.record import renewed
from bluffhouse.games import open_room
from bluffhouse.house import make
from bluffhouse.server.hall.games import Games
from bluffhouse.server.live.viewer_messages import encode
from bluffhouse.server.store import Entry, Event, FinishedMatch, Store, StoreDamaged
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.codes import LENGTHS, LETTERS
from bluffhouse.server.tables.info import match_record
from bluffhouse.server.tables.listing import table_row
from bluffhouse.server.tables.table import Table

#: What a record says of people, not of the match.
_SAT: dict[str, None] = dict.fromkeys(("names", "earlier", "avatars", "bots"))


class ArchiveError(Refused):
    """A table that cannot be taken from a store, or put into one."""


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """An event of the log, as it was stored."""

    version: int
    at: int  # milliseconds since 1970
    event: Any  # not read into its type and written anew: that would add what is usual by now

    def told(self) -> ev.AnyEvent:
        event: ev.AnyEvent = ev.decode(encode(self.event))
        return event


class Filed(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match."""

    number: int
    ended_at: int
    record: dict[str, Any]


class Archive(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="table"):
    format: Literal[1]
    code: str
    events: list[Kept]
    matches: list[Filed]


def take(store: Store, code: str) -> Archive:
    """All that a store has of a table; a server may be writing to it."""
    code = code.upper()
    # Matches first: the log then tells of all of them, and perhaps of more.
    matches = [
        Filed(number, ended_at, msgspec.json.decode(record))
        for _, number, _, ended_at, record in store.matches(code)
    ]
    events = [
        Kept(row.version, row.at, msgspec.json.decode(row.body)) for row in store.events(code)
    ]
    if not events:
        raise ArchiveError("archive-unknown", code=typed(code))
    return Archive(1, code, events, matches)


def text(archive: Archive) -> bytes:
    """The archive as JSON that people can read, too: an event a line."""
    events, matches = (_lines(some) for some in (archive.events, archive.matches))
    bare = encode(msgspec.structs.replace(archive, events=[], matches=[]))
    head = bare.removesuffix(b'"events":[],"matches":[]}')
    return b'%b\n"events":%b,\n"matches":%b}\n' % (head, events, matches)


def _lines(rows: list[Kept] | list[Filed]) -> bytes:
    return b"[\n" + b",\n".join(map(encode, rows)) + b"\n]" if rows else b"[]"


def read(said: object) -> Archive:
    """An archive from what a JSON file holds."""
    try:
        archive = msgspec.convert(said, Archive)
        for kept in archive.events:
            kept.told()
        return archive
    except msgspec.ValidationError as error:
        raise ArchiveError("archive-unreadable", why=str(error)) from error


def put(store: Store, archive: Archive, now: int) -> Table:
    """Put a table into a store that does not have it, or has it damaged: all of it, or nothing with
    an error."""
    table = fold(archive)
    code = archive.code
    try:
        if store.events(code) or store.table(code):
            raise ArchiveError("archive-there", code=code)
    except StoreDamaged:
        store.delete(code)
    rows = tuple(Event(code, kept.version, kept.at, encode(kept.event)) for kept in archive.events)
    entries = [Entry(rows, table_row(table, None, now))]
    for filed in archive.matches:
        game, record = str(filed.record["game"]), encode(filed.record)
        match = FinishedMatch(code, filed.number, game, filed.ended_at, record)
        entries.append(Entry((), None, match))
    store.append(entries)
    return table


def fold(archive: Archive) -> Table:
    """The table that the log leads to, or why it leads nowhere."""
    code = archive.code
    if len(code) not in LENGTHS or set(code) - set(LETTERS):
        raise ArchiveError("archive-code", code=typed(code))
    if not archive.events:
        raise ArchiveError("archive-gap", version=1)
    table = Table(code, Games().make)
    records: dict[int, dict[str, Any]] = {}
    for version, kept in enumerate(archive.events, 1):
        if kept.version != version:
            raise ArchiveError("archive-gap", version=version)
        event = kept.told()
        _apply(table, event, kept)
        if table.state == "over" and isinstance(event, ev.Played):
            records[table.number] = match_record(table)
    _compare(archive.matches, records)
    return table


def _apply(table: Table, event: ev.AnyEvent, kept: Kept) -> None:
    try:
        if isinstance(event, ev.Began):
            room = open_room(table.settings.game)
            if not room.plays(event.rules):
                theirs, ours, since = str(event.rules), str(room.version), str(room.since)
                raise ArchiveError("archive-rules", theirs=theirs, ours=ours, since=since)
        apply(table, event, kept.at)
    except ArchiveError:
        raise
    except Exception as error:  # an event that was never decided on may break anything
        why = str(error) or type(error).__name__
        raise ArchiveError("archive-broken", version=kept.version, why=typed(why)) from error


def _compare(matches: list[Filed], records: dict[int, dict[str, Any]]) -> None:
    """Every match must be the one that the log tells of. Who sat there may be called otherwise by
    now."""
    numbers = [filed.number for filed in matches]
    for filed in matches:
        told = records.get(filed.number)
        if told is None or not same_match(filed.record, told) or numbers.count(filed.number) > 1:
            raise ArchiveError("archive-match", number=filed.number)


def same_match(filed: dict[str, Any], told: dict[str, Any]) -> bool:
    """Whether a record tells of the same match, perhaps by an older version of the rules."""
    try:
        return {**renewed(make, filed), **_SAT} == {**told, **_SAT}
    except RecordError:
        return False
