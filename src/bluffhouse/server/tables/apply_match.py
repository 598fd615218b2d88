"""What the events of a match make of a table: its deal, its moves, its clocks."""

from collections.abc import Callable
from typing import Any

from bluffhouse.core.match import Match
from bluffhouse.core.seeds import Seed
from bluffhouse.server.messages import Clock, Telling
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.clocks import Clocks
from bluffhouse.server.tables.deal import Deal
from bluffhouse.server.tables.evening import last_of
from bluffhouse.server.tables.people import Sitter
from bluffhouse.server.tables.seating.hands import Hands
from bluffhouse.server.tables.seating.showing import open_hands
from bluffhouse.server.tables.table import Table
from bluffhouse.server.tables.vacations import begin_vacations

DAY_SECONDS = 24 * 3600


def _played(table: Table, event: ev.Played, at: int) -> None:
    assert table.match is not None
    table.telling = Telling(event.beats, event.lasts, at) if event.beats else None
    if table.clocks:
        table.clocks.moved(at, event.seat)
        table.clocks.run(at, table.match.actors)
        table.clocks.forgive(table.told)  # what is being shown costs nobody any time
    if table.match.over:
        table.state = "over"
        _count(table, at)
    _ask(table, event.seat)
    _end_wishes(table)


def _count(table: Table, at: int) -> None:
    """A match is over: it counts in the evening, but for lessons."""
    result = table.match.result if table.match else None
    if result is None or table.lesson:
        return
    last = last_of(result, fewer=table.game.room.fewer)
    who = [table.held.get(seat, name) for seat, name in enumerate(table.names())]
    table.evening.count((table.number, table.game.id, at), result, last, who)
    table.evening.options[table.game.id] = table.settings.options


def _ask(table: Table, mover: int | None = None) -> None:
    """Who may act has a new question if he made the last move, or could not act before it."""
    assert table.match is not None
    played, before = table.match.played, table.asked
    table.asked = {
        seat: played if seat == mover else min(played, before.get(seat, played))
        for seat in table.match.actors
    }


def _end_wishes(table: Table) -> None:
    """To let everything pass is wished for one turn."""
    for guest in table.guests.values():
        if guest.passive is not None and guest.passive != table.holder():
            guest.passive = None


def _undone(table: Table, event: ev.Undone, at: int) -> None:
    assert table.match is not None
    table.match = table.match.rewound(table.match.played - 1)
    for was in table.earlier:
        was.until = min(was.until, table.match.played)
    table.telling = None
    _ask(table, event.seat)
    if table.clocks:
        table.clocks.undone(at, event.seat)
        table.clocks.run(at, table.match.actors)


def _began(table: Table, event: ev.Began, at: int) -> None:
    for seat, (level, name) in event.bots.items():
        table.seats[int(seat)] = Sitter(level=level, name=name)
    table.number += 1
    table.earlier = []
    _deal_on(table, event.house)
    table.hands = Hands()
    table.held.clear()
    table.ready.clear()
    for guest in table.guests.values():
        if guest.seat is not None:
            table.hands.saw(guest.id, guest.seat)
            table.held[guest.seat] = guest
    table.game = table.make_game(table.settings)  # perhaps it is compiled by now
    if not table.game.room.plays(event.rules):
        give_up(table)  # other rules would make another match of its moves
        return
    table.state = "playing"
    table.match = Match.dealt(table.game, Seed.parse(event.seed))
    open_hands(table)
    table.asked = {}
    table.telling = None
    _ask(table)
    table.clocks = _clocks(table, at)
    if table.clocks:
        table.clocks.run(at, table.match.actors)


def _clocks(table: Table, at: int) -> Clocks | None:
    """The clocks of a match that begins."""
    slow, clock, players = table.settings.slow, table.settings.clock, table.game.players
    if slow:
        clocks = Clocks(Clock(slow.days * DAY_SECONDS), players, each=True)
    elif clock:
        clocks = Clocks(clock, players)
    else:
        return None
    clocks.forgive(at)
    begin_vacations(table, clocks, at)
    return clocks


def _deal_on(table: Table, house: str) -> None:
    """A match has begun: its deal is closed, and the house has sealed the next one."""
    table.dealt = table.deal
    if table.dealt and not table.dealt.called:  # nobody had pledged anything
        table.dealt.call(table.sat())
    seal(table, house)


def seal(table: Table, house: str) -> None:
    table.deal = Deal(table.code, table.number + 1, house) if house else None


def _sealed(table: Table, event: ev.Sealed, at: int) -> None:
    seal(table, event.house)


def _pledged(table: Table, event: ev.Pledged, at: int) -> None:
    if table.deal:
        table.deal.pledges[str(event.by)] = event.pledge


def _called(table: Table, event: ev.Called, at: int) -> None:
    if table.deal:
        table.deal.call(table.sat())


def _shared(table: Table, event: ev.Shared, at: int) -> None:
    if table.deal:
        table.deal.shares[str(event.by)] = event.share


def _paused(table: Table, event: ev.Paused, at: int) -> None:
    table.state = "paused"
    if table.clocks:
        table.clocks.stop(at)


def _resumed(table: Table, event: ev.Resumed, at: int) -> None:
    table.state = "playing"
    if table.clocks and table.match:
        table.clocks.run(at, table.match.actors)


def _woke(table: Table, event: ev.Woke, at: int) -> None:
    if table.clocks:
        table.clocks.forgive(at)


def give_up(table: Table) -> None:
    """There is no match any more: the next one can begin."""
    table.match = None
    table.clocks = None
    table.state = "waiting"


FOLDS: dict[type, Callable[[Table, Any, int], None]] = {
    ev.Played: _played,
    ev.Sealed: _sealed,
    ev.Pledged: _pledged,
    ev.Called: _called,
    ev.Shared: _shared,
    ev.Began: _began,
    ev.Undone: _undone,
    ev.Paused: _paused,
    ev.Resumed: _resumed,
    ev.Woke: _woke,
}
