"""The lobby: public tables that others may come to."""

from collections.abc import Iterable

from bluffhouse.server import messages as ms
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.tables.info import table_info
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
        _entry(live.table, info)
        for live in tables
        if live.table.settings.public
        and live.ears
        and (info := _info(live)) is not None
        and info.state != "closed"
        and not info.locked
    ]


def _info(live: LiveTable) -> ms.TableInfo | None:
    """A table as who only watches may know it; None: nothing of it is past yet."""
    if not live.hides(None):
        return table_info(live.table)
    past = live.audience.line.shown()
    return past.info if past else None


def _entry(table: Table, info: ms.TableInfo) -> ms.LobbyEntry:
    return ms.LobbyEntry(
        code=table.code,
        game=table.settings.game,
        state=info.state,
        lang=table.settings.lang,
        players=len(info.seats),
        free=sum(seat.guest is None for seat in info.seats),
        people=[guest.name for guest in info.guests if guest.seat is not None],
        created=table.created,
    )
