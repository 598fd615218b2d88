"""Clocks: what was taken back has cost its time, and has earned nothing."""

from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bluffhouse.server.clock import Clocks
from bluffhouse.server.messages import Clock
from tests.server.guests import Phone, full_table, served
from tests.server.test_courtesies import asked, play_until

PLAYERS = 3
SEATS = st.integers(0, PLAYERS - 1)
GAPS = st.integers(0, 20_000)  # milliseconds
WHO = st.frozensets(SEATS, min_size=1)
MOVES = st.lists(st.tuples(GAPS, SEATS, WHO), max_size=6)
WAITS = st.lists(st.tuples(GAPS, st.sampled_from(["think", "pause", "sleep"])), max_size=5)


class Sitting:
    """Clocks, and a time that goes on."""

    def __init__(self, increment: int, running: frozenset[int]) -> None:
        self.now = 1_000_000
        self.running = running
        self.clocks = Clocks(Clock(60, increment), PLAYERS)
        self.clocks.forgive(self.now)
        self.clocks.run(self.now, running)

    def move(self, gap: int, seat: int, then: frozenset[int]) -> None:
        self.now += gap
        self.running = then
        self.clocks.moved(self.now, seat)
        self.clocks.run(self.now, then)

    def undo(self, then: frozenset[int]) -> None:
        self.running = then
        self.clocks.undone(self.now)
        self.clocks.run(self.now, then)

    def wait(self, gap: int, how: str) -> None:
        """Time goes by: somebody thinks, the match pauses, or the server is down."""
        self.clocks.run(self.now, () if how == "pause" else self.running)
        self.now += gap
        if how == "pause":
            self.clocks.run(self.now, self.running)
        if how == "sleep":
            self.clocks.forgive(self.now)


@given(
    st.integers(0, 60), WHO, MOVES, st.lists(st.tuples(WAITS, WHO), min_size=1, max_size=4), SEATS
)
def test_a_move_that_is_taken_back_leaves_no_trace_but_the_time(
    increment: int,
    running: frozenset[int],
    moves: list[tuple[int, int, frozenset[int]]],
    tries: list[tuple[list[tuple[int, str]], frozenset[int]]],
    seat: int,
) -> None:
    """As if it had never been made: to every seat, whatever happened meanwhile."""
    one, other = Sitting(increment, running), Sitting(increment, running)
    for move in moves:
        one.move(*move)
        other.move(*move)
    before = one.running
    for waits, then in tries:
        one.move(0, seat, then)
        for gap, how in waits:
            one.wait(gap, how)
            other.wait(gap, how)
        one.undo(before)
    assert one.clocks.times(one.now) == other.clocks.times(other.now)
    one.move(0, seat, running)
    other.move(0, seat, running)
    assert one.clocks.times(one.now) == other.clocks.times(other.now)


def test_several_moves_of_a_seat_can_be_taken_back() -> None:
    sitting = Sitting(60, frozenset({0}))
    for gap in (1000, 2000, 3000):
        sitting.move(gap, 0, frozenset({0}))
    for _ in range(3):
        sitting.undo(frozenset({0}))
    assert sitting.clocks.left(0, sitting.now) == 54_000


async def test_undo_mints_no_time(tmp_path: Path) -> None:
    """The attack: answer and take it back, again and again; each answer had earned an increment."""
    clock = {"budget": 60, "increment": 60}
    async with served(tmp_path, messages=1000) as url:
        _, phones = await full_table(url, "luegenkniffel", 4, clock=clock)
        await play_until(phones, asked)
        seat, phone = next((i, phone) for i, phone in enumerate(phones) if asked(phone.view))
        before = left(phone, seat)
        for _ in range(10):
            since = len(phone.heard)
            await phone.ask("move", move="doubt", at=phone.at)
            assert (await phone.ask("undo"))["t"] == "ack"
            await phone.until(lambda told: told["t"] == "state", since)
        assert left(phone, seat) <= before


def left(phone: Phone, seat: int) -> int:
    """What a seat had left when its clock was last told."""
    times: list[dict[str, Any]] = [told["times"] for told in phone.matches() if "times" in told]
    return int(times[-1]["left"][seat])
