"""A table from its log, or what is wrong with the log."""

from collections.abc import Iterable

from bluffhouse.server.store import Event, StoreDamaged
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.table import MakeGame, Table


def fold(code: str, log: Iterable[Event], make: MakeGame) -> Table:
    """The table that a log leads to."""
    table = Table(code, make)
    for row in log:
        advance(table, row)
    return table


def advance(table: Table, row: Event) -> ev.AnyEvent:
    """One event further; gives it."""
    try:
        event: ev.AnyEvent = ev.decode(row.body)
        apply(table, event, row.at)
        return event
    except Exception as error:  # what was never decided on may break anything
        why = " ".join(str(error).split()) or type(error).__name__
        raise StoreDamaged(
            f"Table {table.code} is damaged: event {row.version} of its log cannot have happened "
            f"({why}). A backup may have it whole."
        ) from error
