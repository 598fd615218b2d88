"""Decided, stored, applied, told: nobody hears of anything before it is safe."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bluffhouse.server.store.rows import Entry
from tests.server.fuzzed import NOISY, House, house
from tests.server.guests import PATIENCE, get, join


class Slow:
    """A store that takes its time, and looks whether others find what it has written."""

    def __init__(self, here: House, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._file, store = file, here.here.hall.ledger._store
        self._append, self._has, self._may = store.append, Event(), Event()
        self.found: list[int] = []  # entries in the file, as somebody else reads it
        monkeypatch.setattr(store, "append", self._held)

    def _held(self, entries: Sequence[Entry]) -> None:
        self._has.set()
        assert self._may.wait(PATIENCE)
        before = self._kept()
        self._append(entries)
        self.found.append(self._kept() - before)

    def _kept(self) -> int:
        with closing(sqlite3.connect(self._file)) as other:
            return int(other.execute("SELECT count(*) FROM events").fetchone()[0])

    async def has_it(self) -> None:
        assert await asyncio.to_thread(self._has.wait, PATIENCE)

    def go_on(self) -> None:
        self._may.set()


def told(here: House) -> list[list[Any]]:
    """What everybody at the table has heard so far, but for answers to pings, and who is there,
    which nobody stores."""
    ears = (*here.noisy.phones, here.noisy.tv)
    return [[each for each in ear.heard if each["t"] not in ("pong", "presence")] for ear in ears]


@pytest.mark.parametrize("said", ["move", "say"])
async def test_nothing_is_told_before_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    async with house(tmp_path) as here:
        table = here.noisy
        match, seat = table.match, table.match.actors[0]
        move = {"move": match.legal(seat)[0], "at": match.played}
        slow = Slow(here, tmp_path / "tables.sqlite3", monkeypatch)
        before, mover, key = told(here), table.phones[seat], table.guests[seat].key
        page = f"{here.url}/api/tables/{NOISY}/state"
        state = (await get(page, headers=key)).json()
        what = move if said == "move" else {"text": "I lie"}
        asking = asyncio.create_task(mover.ask(said, **what))
        await slow.has_it()
        await table.settle()
        assert told(here) == before, "it was told before it was safe"
        assert (await get(page, headers=key)).json() == state
        slow.go_on()
        assert (await asking)["t"] == "ack"
        assert slow.found == [1], "somebody else does not find it in the file"
        for ear in (*table.phones, table.tv):
            await ear.until(lambda told: bool(told.get("moved" if said == "move" else "said")))


async def test_nobody_has_a_seat_before_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        slow = Slow(here, tmp_path / "tables.sqlite3", monkeypatch)
        joining = asyncio.create_task(join(here.noisy.spectator, "Late"))
        await slow.has_it()
        await here.noisy.settle()
        assert not joining.done()
        slow.go_on()
        assert (await joining).token
        assert slow.found == [1]
