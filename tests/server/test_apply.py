"""What events make of a table, one after the other: clocks, questions, seats, what is kept."""

import pytest
from msgspec.structs import replace

from bluffhouse.server import messages as ms
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.clocks import Clocks
from bluffhouse.server.tables.info import evening_info
from tests.server.folded import Folded

ADA, BEN, EVE = 0, 1, 2
MINUTE, DAY = 60_000, 24 * 3600 * 1000
SETTINGS = ms.Settings("luegen", {"players": 2}, clock=ms.Clock(60, 5))


@pytest.fixture
def room() -> Folded:
    """A match that has just begun, with a minute for each, and somebody who watches."""
    room = Folded(SETTINGS, 0, 1, None)
    room.begin()
    return room


def clocks(room: Folded) -> Clocks:
    assert room.table.clocks
    return room.table.clocks


def actor(room: Folded) -> int:
    assert room.table.match
    (seat,) = room.table.match.actors
    return seat


# --- clocks ---------------------------------------------------------------------------------


def test_a_clock_runs_from_the_beginning_for_who_may_act(room: Folded) -> None:
    first = actor(room)
    assert clocks(room).times(1000).running == [first]
    assert clocks(room).left(first, 1000) == MINUTE - 1000
    assert clocks(room).left(1 - first, 1000) == MINUTE
    assert clocks(room).left(first, 2 * MINUTE) == 0


def test_what_was_before_a_match_is_on_nobodys_clock() -> None:
    room = Folded(SETTINGS, 0, 1)
    room.now = 50_000
    room.begin()
    assert clocks(room).left(actor(room), 50_000) == MINUTE
    assert room.table.asked == {actor(room): 0}


def test_what_is_being_shown_costs_nobody_any_time(room: Folded) -> None:
    first = actor(room)
    room.now = 4000
    room.do(ev.Played(by=first, seat=first, move="1x2", beats=2, lasts=1500))
    assert clocks(room).left(first, 4000) == MINUTE - 4000 + 5000
    assert clocks(room).left(1 - first, 7000) == MINUTE  # until then it was shown
    assert clocks(room).left(1 - first, 8000) == MINUTE - 1000


def test_who_takes_a_move_back_is_asked_again_and_his_clock_runs(room: Folded) -> None:
    first = actor(room)
    room.now = 4000
    room.do(ev.Played(by=first, seat=first, move="1x2"))
    assert room.table.asked == {1 - first: 1}
    room.now = 6000
    room.do(ev.Undone(by=first, seat=first))
    assert room.table.asked == {first: 0}
    assert clocks(room).times(6000).running == [first]
    assert clocks(room).left(first, 6000) == MINUTE - 6000
    assert clocks(room).left(1 - first, 6000) == MINUTE


def test_a_server_that_was_down_costs_nobody_any_time(room: Folded) -> None:
    first = actor(room)
    room.now = 30_000
    room.do(ev.Woke())
    assert clocks(room).left(first, 30_000) == MINUTE


def test_time_stands_while_somebody_is_away() -> None:
    room = Folded(ms.Settings("luegen", {"players": 2}, slow=ms.Slow(1)), 0, 1)
    room.begin()
    first = actor(room)
    room.now = 1000
    room.do(ev.Went(by=first, until=2 * DAY))
    assert clocks(room).times(DAY).running == []
    assert clocks(room).times(2 * DAY).running == [first]
    assert clocks(room).left(first, 2 * DAY) == DAY - 1000  # what he had thought before counts
    assert clocks(room).lasts(first, DAY) == DAY - 1000 + DAY


# --- seats ----------------------------------------------------------------------------------


def test_to_let_everything_pass_is_wished_for_one_turn(room: Folded) -> None:
    first = actor(room)
    room.do(ev.Wished(by=1 - first, passive=True))
    assert room.table.guests[1 - first].passive == first  # as long as it is his turn
    room.do(ev.Wished(by=1 - first, forced=True))
    room.do(ev.Played(by=first, seat=first, move="1x2"))
    assert room.table.guests[1 - first].passive is None
    assert room.table.guests[1 - first].forced


def test_a_seat_is_held_by_who_has_it_when_a_match_begins(room: Folded) -> None:
    assert room.table.held == {0: room.table.guests[ADA], 1: room.table.guests[BEN]}
    room.do(ev.Changed(by=ADA, settings=SETTINGS))
    room.do(ev.Stood(by=BEN, guest=BEN))
    room.do(ev.BotSat(by=ADA, seat=1, level="thumb", name="Boris"))
    room.begin()
    assert room.table.held == {0: room.table.guests[ADA]}


# --- settings -------------------------------------------------------------------------------


def test_other_settings_end_the_match_and_what_was_asked_about_it(room: Folded) -> None:
    room.do(ev.Readied(by=ADA, on=True))
    room.do(ev.Wished(by=BEN, odds=True))
    room.do(ev.Changed(by=ADA, settings=replace(SETTINGS, odds=False)))
    table = room.table
    assert (table.match, table.clocks, table.state) == (None, None, "waiting")
    assert not table.ready
    assert not table.guests[BEN].odds


def test_people_move_up_before_bots_only_where_seats_go() -> None:
    room = Folded(ms.Settings("luegen", {"players": 3}), 2)
    room.do(ev.BotSat(by=ADA, seat=0, level="thumb", name="Boris"))
    same = ms.Settings("luegen", {"players": 3}, odds=False)
    room.do(ev.Changed(by=ADA, settings=same, gathered=True))
    assert [sitter.guest for sitter in room.table.seats] == [None, None, ADA]
    fewer = ms.Settings("luegen", {"players": 2})
    room.do(ev.Changed(by=ADA, settings=fewer, gathered=True))
    assert [sitter.guest for sitter in room.table.seats] == [ADA, None]
    assert (room.table.guests[ADA].seat, room.table.seats[1].level) == (0, "thumb")


# --- to be forgotten ------------------------------------------------------------------------


def test_who_is_forgotten_leaves_no_word_and_no_name() -> None:
    room = Folded(ms.Settings("luegen", {"players": 2, "mats": 1, "halves": False}), 0, 1)
    room.begin()
    while not room.table.match or not room.table.match.over:
        seat = actor(room)
        assert room.table.match
        room.do(ev.Played(by=seat, seat=seat, move=room.table.match.legal(seat)[0]))
    for guest, text in ((ADA, "Hello"), (BEN, "Good evening")):
        room.do(ev.Spoke(by=guest, text=text))
    room.do(ev.Forgotten(guest=BEN, by=BEN, name="Somebody"))
    assert [line.text for line in room.table.chat] == ["Hello"]
    assert {line.name for line in evening_info(room.table).lines} == {"P0", "Somebody"}
    assert BEN not in room.table.guests
    assert room.table.forgotten == {BEN}
