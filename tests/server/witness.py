"""Players who remember what they saw, to be compared with the log of their table."""

import json
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from itertools import groupby
from typing import Any

import msgspec

from benchmarks.server.loyal import LoyalSeat
from bluffhouse.server.hall.games import Games
from bluffhouse.server.store import Store, open_store
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.table import Table


class Witness(LoyalSeat):
    """A loyal player who keeps his last view, and is soon back."""

    first_wait, longest_wait = 0.1, 0.4
    view: dict[str, Any] | None = None

    def hear(self, frame: bytes) -> None:
        told = json.loads(frame)
        for one in told.get("missed", [told]):
            now = one.get("match") or one.get("moved") or {}
            self.view = now.get("view", self.view)
        super().hear(frame)


def by_table(seats: Sequence[Witness]) -> list[list[Witness]]:
    return [list(some) for _, some in groupby(seats, lambda seat: seat.code)]


def compare_with_log(store_url: str, seats: Sequence[Witness]) -> int:
    """Nothing promised is missing, nothing is there twice, all see what the log leads to.

    Gives the number of moves in the logs.
    """
    moves = 0
    with closing(open_store(store_url, writing=False)) as store:
        for sitting in by_table(seats):
            table, events = _folded(store, sitting[0].code)
            _nothing_twice(events)
            for seat in sitting:
                _all_promised(seat, events)
                assert table.match is not None
                assert seat.v == len(events)
                assert seat.view == table.match.view(seat.number)
            moves += sum(isinstance(event, ev.Played) for event in events)
    return moves


def all_filed(store_url: str, seats: Sequence[Witness]) -> bool:
    """Whether every match that has ended has its record, once."""
    with closing(open_store(store_url, writing=False)) as store:
        for code in {seat.code for seat in seats}:
            table, _ = _folded(store, code)
            over = table.number if table.state == "over" else table.number - 1
            if [match.number for match in store.matches(code)] != [*range(1, over + 1)]:
                return False
    return True


def _folded(store: Store, code: str) -> tuple[Table, list[ev.AnyEvent]]:
    table, events = Table(code, Games().make), []
    for version, row in enumerate(store.events(code), 1):
        assert row.version == version
        events.append(ev.decode(row.body))
        apply(table, events[-1], row.at)
    return table, events


def _nothing_twice(events: Sequence[ev.AnyEvent]) -> None:
    asked = Counter((event.by, event.cid) for event in events if event.cid)
    assert [request for request, times in asked.items() if times > 1] == []


def _all_promised(seat: Witness, events: Sequence[ev.AnyEvent]) -> None:
    for version, text in seat.acked.items():
        said, event = msgspec.json.decode(text), events[version - 1]
        assert event.cid == said["id"]
        if said["t"] == "move":
            assert isinstance(event, ev.Played)
            assert (event.seat, event.move) == (seat.number, said["move"])
