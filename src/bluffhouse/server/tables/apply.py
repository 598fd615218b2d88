"""What an event makes of a table: one version further.

An event that was decided on (see `decide`) is never refused here.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bluffhouse.bots import MASTER
from bluffhouse.core.match import Match
from bluffhouse.core.room import Room
from bluffhouse.server.messages import Settings
from bluffhouse.server.tables import apply_guests, apply_match
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply_match import give_up, seal
from bluffhouse.server.tables.notes import NOTED, note
from bluffhouse.server.tables.people import Sitter
from bluffhouse.server.tables.seating import apply as apply_seating
from bluffhouse.server.tables.seating.trail import ACTS, remember
from bluffhouse.server.tables.table import Table

REMEMBERED = 64  # requests of a guest that are known again

#: Events that mean something only in a match.
_OF_A_MATCH = (ev.Played, ev.Undone, ev.Paused, ev.Resumed)

#: Events after which people are called as before, or as if they always had been.
_SAME_NAMES = (ev.Played, ev.Forgotten)


def apply(table: Table, event: ev.AnyEvent, at: int, after: Match | None = None) -> None:
    """One version further; `at` is when it happened. `after` is the match after a move, if
    somebody has it already."""
    table.version += 1
    if event.by is not None and event.cid and (guest := table.guests.get(event.by)):
        guest.done[event.cid] = table.version
        if len(guest.done) > REMEMBERED:
            del guest.done[next(iter(guest.done))]
    if table.match is None and isinstance(event, _OF_A_MATCH):
        return  # of one that was given up: see `_began`
    if type(event) in ACTS:
        remember(table, event, at)
    if type(event) in NOTED:
        note(table, event, at)
    if after is not None:
        table.match = after
    elif type(event) is ev.Played:
        assert table.match is not None
        table.match.play(event.move, event.seat)
    before = table.called() if type(event) not in _SAME_NAMES else None
    FOLDS[type(event)](table, event, at)
    if before and table.in_match and before.names != table.names():
        table.recall(before)


def _created(table: Table, event: ev.Created, at: int) -> None:
    table.created = at
    table.lesson = event.lesson
    seal(table, event.house)
    _set(table, event.settings)


def _changed(table: Table, event: ev.Changed, at: int) -> None:
    if event.gathered:
        _gather(table, int(event.settings.options["players"]))
    _set(table, event.settings)
    give_up(table)
    table.ready.clear()


def _gather(table: Table, players: int) -> None:
    """If there are to be fewer seats, people move up before the bots."""
    if players < len(table.seats):
        table.seats.sort(key=lambda sitter: (sitter.guest is None, sitter.empty))
        for seat, sitter in enumerate(table.seats):
            if sitter.guest is not None:
                table.guests[sitter.guest].seat = seat


def _seated(sitter: Sitter, room: Room) -> Sitter:
    """Where a game has no master, who was one at the last game thinks ahead."""
    base, slash, persona = (sitter.level or "").partition("/")
    if base != MASTER or room.has_master:
        return sitter
    return replace(sitter, level=f"thinker{slash}{persona}")


def _set(table: Table, settings: Settings) -> None:
    _ask_again(table, settings)
    table.settings = settings
    table.game = table.make_game(settings)
    players = table.game.players
    for sitter in table.seats[players:]:
        if sitter.guest is not None:
            table.guests[sitter.guest].seat = None
    staying = [_seated(sitter, table.game.room) for sitter in table.seats[:players]]
    table.seats = staying + [Sitter()] * (players - len(staying))
    if not settings.odds:
        for guest in table.guests.values():
            guest.odds = False


def _ask_again(table: Table, settings: Settings) -> None:
    """With another delay, who has agreed to show his hand has not agreed to that."""
    if table.guests and settings.delay != table.settings.delay:
        for guest in (*table.guests.values(), *table.held.values()):
            guest.shows = False


def _closed(table: Table, event: ev.Closed, at: int) -> None:
    table.state = "closed"


FOLDS: dict[type, Callable[[Table, Any, int], None]] = {
    ev.Created: _created,
    ev.Changed: _changed,
    ev.Closed: _closed,
    **apply_match.FOLDS,
    **apply_guests.FOLDS,
    **apply_seating.FOLDS,
}
