"""Examines a store: is every table as it was written, and can all of it be played again?"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from bluffhouse.core.errors import RecordError
from bluffhouse.core.game import Game
from bluffhouse.core.record import verify_in
from bluffhouse.games import open_room
from bluffhouse.server.hall.games import Games
from bluffhouse.server.operations.archive import same_match
from bluffhouse.server.store import Event, FinishedMatch, Store, StoreDamaged, StoreFailed
from bluffhouse.server.store.chain import checked
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.from_log import advance
from bluffhouse.server.tables.info import match_record
from bluffhouse.server.tables.table import MakeGame, Table

Records = dict[int, dict[str, Any]]


class Finding(Struct, frozen=True):
    """Something that is not as it should be."""

    table: str
    what: str


class Report(Struct):
    """What there is, and what of it is damaged."""

    tables: int = 0
    events: int = 0
    matches: int = 0
    damaged: list[Finding] = []


def examine(store: Store) -> Report:
    """Look at every table of a store. A server may be writing to it."""
    store.look_through()
    report = Report()
    make = Games().make
    for code in store.codes():
        try:
            report.damaged += [Finding(code, what) for what in _table(store, code, make, report)]
        except (StoreDamaged, StoreFailed) as error:
            report.damaged.append(Finding(code, str(error)))
    return report


def _table(store: Store, code: str, make: MakeGame, report: Report) -> Iterator[str]:
    """What is wrong with a table. What is read first is the oldest: the log tells of all of it."""
    least, matches = store.least(code), store.matches(code)
    log = store.log(code)
    if not log:
        if store.table(code) or store.matches(code):  # it was not deleted just now
            yield f"Table {code} is damaged: it has no log."
        return
    report.tables += 1
    report.events += len(log)
    report.matches += len(matches)
    events = checked(code, log, least)
    records = _played(code, events, make)
    for match in matches:
        if why := _wrong(match, records):
            yield f"Match {match.number} of table {code} is damaged: {why}."


def _played(code: str, events: list[Event], make: MakeGame) -> Records:
    """The records of the finished matches that a log tells of."""
    table, records = Table(code, make), Records()
    for row in events:
        event = advance(table, row)
        if table.state == "over" and isinstance(event, ev.Played):
            records[table.number] = match_record(table)
    return records


def _plain(id: str, /, **options: Any) -> Game:
    """By interpreted rules: quicker for a few matches than to compile them."""
    return Game(open_room(id), options, compiled=False)


def _wrong(match: FinishedMatch, records: Records) -> str:
    """What is wrong with a finished match; empty if it replays, and keeps what was promised."""
    try:
        record = msgspec.json.decode(match.record, type=dict[str, Any])
        rules = record.get("rules")
        if isinstance(rules, int) and not open_room(match.game).plays(rules):
            return ""  # of rules that this Bluffhouse does not know
        verdict = verify_in(_plain, record)
    except msgspec.MsgspecError as error:
        return f"its record cannot be read ({error})"
    except RecordError as error:
        return error.say().rstrip(".")
    if not verdict.kept:
        return "its seed is not the promised one"
    if match.number not in records or not same_match(record, records[match.number]):
        return "the log does not tell of it"
    return ""
