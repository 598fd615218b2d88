"""Clocks: what was taken back has cost its time, and has earned nothing."""

from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bluffhouse.server.messages import Clock
from bluffhouse.server.tables.clocks import UNDOABLE, Clocks
from tests.server.guests import Phone, full_table, served
from tests.server.test_courtesies import asked, play_until

PLAYERS = 3
SEATS = st.integers(0, PLAYERS - 1)
WHO = st.frozensets(SEATS, min_size=1)
WAITS = st.tuples(st.integers(0, 20_000), st.sampled_from(["think", "pause", "sleep"]))
MOVES = st.lists(st.tuples(SEATS, WHO, WAITS), max_size=4)  # who, who may act then, what follows
ROUNDS = st.lists(MOVES, min_size=1, max_size=3)


class Sitting:
    """Clocks, and a time that goes on."""

    def __init__(self, increment: int) -> None:
        self.now = 1_000_000
        self.running = frozenset({0})
        self.clocks = Clocks(Clock(60, increment), PLAYERS)
        self.clocks.forgive(self.now)
        self.clocks.run(self.now, self.running)
        self._moves: list[tuple[int, frozenset[int]]] = []

    def move(self, seat: int, then: frozenset[int]) -> None:
        self._moves.append((seat, self.running))
        self.running = then
        self.clocks.moved(self.now, seat)
        self.clocks.run(self.now, then)

    def undo(self) -> None:
        seat, self.running = self._moves.pop()
        self.clocks.undone(self.now, seat)
        self.clocks.run(self.now, self.running)

    def wait(self, gap: int, how: str) -> None:
        """Time goes by: somebody thinks, the match pauses, or the server is down."""
        self.clocks.run(self.now, () if how == "pause" else self.running)
        self.now += gap
        if how == "pause":
            self.clocks.run(self.now, self.running)
        if how == "sleep":
            self.clocks.forgive(self.now)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 60), MOVES, ROUNDS)
def test_moves_that_are_taken_back_leave_no_trace_but_the_time(
    increment: int, moves: list[Any], rounds: list[list[Any]]
) -> None:
    """As if they had never been made: to every seat, whoever moved, whatever happened."""
    one, other = Sitting(increment), Sitting(increment)
    for seat, then, wait in moves:
        for sitting in (one, other):
            sitting.move(seat, then)
            sitting.wait(*wait)
    for taken_back in rounds:
        for seat, then, wait in taken_back:
            one.move(seat, then)
            one.wait(*wait)
            other.wait(*wait)
        for _ in taken_back:
            one.undo()
        assert one.clocks.times(one.now) == other.clocks.times(other.now)


def test_what_is_not_remembered_any_more_earns_nothing_either() -> None:
    sitting = Sitting(60)
    for _ in range(UNDOABLE + 8):
        sitting.move(0, frozenset({0}))
    for _ in range(UNDOABLE + 8):
        sitting.undo()
    assert sitting.clocks.left(0, sitting.now) == 60_000


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
