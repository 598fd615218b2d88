"""How lists show a table: a row of the store beside its log."""

from bluffhouse.server.store import TableRow
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.table import Table

#: Events that change nothing that a list of tables shows.
_UNLISTED = frozenset((
    ev.Played, ev.Spoke, ev.Wished, ev.Shown, ev.Undone, ev.Renamed,
    ev.Packed, ev.Recovered, ev.Readied, ev.Sealed, ev.Pledged, ev.Called, ev.Shared,
))  # fmt: skip


SUMMARY = (b'{"version":%d}', b'{"version":%d,"slow":true}')


def is_unlisted(table: Table, event: ev.AnyEvent) -> bool:
    """At a slow table every event counts as a sign of life: there may be no other for months."""
    return type(event) in _UNLISTED and table.settings.slow is None


def table_row(table: Table, event: ev.AnyEvent | None, now: int) -> TableRow:
    """How lists show the table; once an event has happened, if there is one."""
    state = _STATES.get(type(event), table.state)
    settings = event.settings if isinstance(event, ev.Created | ev.Changed) else table.settings
    return TableRow(
        code=table.code,
        game=settings.game,
        state="playing" if state == "paused" else state,  # type: ignore[arg-type]
        public=settings.public,
        players=int(settings.options["players"]),
        created_at=table.created or now,
        touched_at=now,
        summary=SUMMARY[settings.slow is not None] % (table.version + (event is not None)),
    )


#: Events that change the state of a table, and which it is then.
_STATES: dict[type, str] = {
    ev.Created: "waiting",
    ev.Changed: "waiting",
    ev.Began: "playing",
    ev.Paused: "playing",
    ev.Resumed: "playing",
    ev.Closed: "closed",
}
