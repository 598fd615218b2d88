"""Of a burst of new names the first and the last are told, and nobody waits in vain."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from bluffhouse.server import messages as ms
from bluffhouse.server.live import renames
from bluffhouse.server.store import open_store
from bluffhouse.server.tables import events as ev
from tests.server.guests import PATIENCE, full_table, served
from tests.server.troubles import Listener, a_table
from tests.server.worlds import world

BURST = 20


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renames, "PAUSE", 0.5)


async def test_of_a_burst_of_names_the_first_and_the_last_are_stored_and_told(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, messages=1000) as url:
        guests, phones = await full_table(url)
        mover, other = phones
        before = len(other.heard)
        for i in range(BURST):
            mover.send({"t": "rename", "id": f"r{i}", "name": f"Name {i}"})
        last = f"Name {BURST - 1}"
        await other.until(
            lambda told: any(g["name"] == last for g in told.get("table", {}).get("guests", ())),
            before,
        )
        answers = [
            await mover.until(lambda told, i=i: told.get("id") == f"r{i}") for i in range(BURST)
        ]
        assert {answer["t"] for answer in answers} == {"ack"}
        assert len({answer["v"] for answer in answers}) == 2
        told = [told for told in other.heard[before:] if "table" in told]
        assert len(told) == 2
        code = guests[0].code
    with closing(open_store(str(tmp_path / "tables.sqlite3"))) as store:
        stored = [ev.decode(row.body) for row in store.events(code)]
    names = [event.name for event in stored if isinstance(event, ev.Renamed)]
    assert names == ["Name 0", last]


async def test_each_guest_has_a_burst_of_his_own(tmp_path: Path) -> None:
    async with served(tmp_path, messages=1000) as url:
        _, (one, other) = await full_table(url)
        answers = await asyncio.gather(
            one.ask("rename", name="Anna"), other.ask("rename", name="Bert")
        )
        assert [answer["t"] for answer in answers] == ["ack", "ack"]


async def test_a_name_that_waits_is_answered_when_the_table_is_put_away(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        live = await a_table(here)
        live.listen(Listener(guest=0), None)
        answers: list[ms.Ack | ms.Refused] = []
        for i in range(3):
            live.command(0, ms.Rename(id=f"r{i}", name=f"Name {i}"), answers.append)
        await here.hall.ledger.drain()
        assert live.busy  # two wait
        here.hall.put_away(live)
        assert [type(answer) for answer in answers] == [ms.Ack, ms.Refused, ms.Refused]
        assert [answer.id for answer in answers] == ["r0", "r1", "r2"]


async def test_a_name_is_told_at_once_after_a_pause(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        _, (phone, _) = await full_table(url)
        for name in ("Anna", "Anne"):
            async with asyncio.timeout(PATIENCE):
                assert (await phone.ask("rename", name=name))["t"] == "ack"
