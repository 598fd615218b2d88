"""The lobby: public tables that others may come to."""

from collections.abc import Iterable

from bluffhouse.server import messages as ms
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.tables.table import Table


def lobby(
    everywhere: Iterable[ms.LobbyEntry], game: str | None, lang: str | None
) -> list[ms.LobbyEntry]:
    """Of all tables those of a game and a language, those that wait for people first."""
    tables = [
        entry for entry in everywhere if game in (None, entry.game) and lang in (None, entry.lang)
    ]
    tables.sort(key=lambda entry: (entry.state != "waiting", -entry.created))
    return tables


def public(tables: Iterable[LiveTable]) -> list[ms.LobbyEntry]:
    """The public tables where somebody is, and others may come."""
    return [
        _entry(live.table)
        for live in tables
        if live.table.settings.public
        and live.ears
        and live.table.state != "closed"
        and not live.table.locked
    ]


def _entry(table: Table) -> ms.LobbyEntry:
    return ms.LobbyEntry(
        code=table.code,
        game=table.settings.game,
        state=table.state,  # type: ignore[arg-type]
        lang=table.settings.lang,
        players=len(table.seats),
        free=sum(1 for _ in table.free_seats()),
        people=[guest.name for guest in table.guests.values() if guest.seat is not None],
        created=table.created,
    )
