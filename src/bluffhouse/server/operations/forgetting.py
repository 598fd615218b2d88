"""Forgetting somebody in a store that no server runs on: for those who have left a table."""

from collections.abc import Sequence
from typing import NamedTuple

from bluffhouse.core.errors import Refused
from bluffhouse.core.quoting import typed
from bluffhouse.core.words import words
from bluffhouse.server.hall.games import Games
from bluffhouse.server.store import Entry, Event, Store
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.from_log import fold
from bluffhouse.server.tables.listing import table_row
from bluffhouse.server.tables.redaction import Redaction, names_of, redaction


class Who(NamedTuple):
    """Somebody who was at a table: his number, or what he was called."""

    guest: int | None
    name: str | None


def forget(store: Store, code: str, who: Who, now: int) -> tuple[ev.Forgotten, Redaction]:
    """Forget a guest of a table; gives what the log says of it, and what was changed."""
    log = store.events(code)
    if not log:
        raise Refused("archive-unknown", code=typed(code))
    make = Games().make
    table = fold(code, log, make)
    events: list[ev.AnyEvent] = [ev.decode(row.body) for row in log]
    guest = _found(code, events, who)
    if guest in table.forgotten:
        raise Refused("forget-already", guest=guest, code=code)
    somebody = words(table.settings.lang).say("table-somebody")
    gone = ev.Forgotten(guest=guest, name=somebody)
    row = Event(code, table.version + 1, now, ev.encode(gone))
    store.append([Entry((row,), table_row(table, gone, now))])
    done = redaction(code, [*log, row], store.matches(code), make)
    done.carry_out(store, code, now)
    store.devices.drop(code, guest)
    return gone, done


def _found(code: str, events: Sequence[ev.AnyEvent], who: Who) -> int:
    """The number of the guest who is meant."""
    joined = [event.guest for event in events if isinstance(event, ev.Joined)]
    if who.name is None:
        fitting = [guest for guest in joined if guest == who.guest]
    else:
        wanted = who.name.casefold()
        called = {g: {name.casefold() for name in names_of(events, g)} for g in joined}
        fitting = [guest for guest in joined if wanted in called[guest]]
    if len(fitting) == 1:
        return fitting[0]
    listed = ", ".join(f"{g} ({'/'.join(sorted(names_of(events, g)))})" for g in fitting or joined)
    raise Refused("forget-several" if fitting else "forget-nobody", code=code, guests=listed)
