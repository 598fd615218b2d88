"""The store's trouble: writes that are not answered, lost or refused cost a table nothing."""

import asyncio
from pathlib import Path

import pytest

from bluffhouse.server import messages as ms
from bluffhouse.server.admission.tokens import guest_of
from bluffhouse.server.hall.recovering import packed, recovered
from bluffhouse.server.messages.recovery import Recover
from bluffhouse.server.store import Entry, Event, StoreConflict, StoreFailed
from bluffhouse.server.tables import events as ev
from tests.server.guests import PATIENCE
from tests.server.troubles import (
    a_table,
    hurry,
    noticed,
    once,
    raising,
    said,
    unanswered,
    until,
)
from tests.server.worlds import world


async def test_a_write_that_is_never_answered_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in the store, and its answer was lost: who waits hears that it was done, once."""
    hurry(monkeypatch)
    async with world(tmp_path) as here:
        live = await a_table(here)
        with unanswered(monkeypatch, here):
            answers = await asyncio.gather(said(live, "lost"), said(live, "behind"))
        assert [type(answer) for answer in answers] == [ms.Ack, ms.Ack]
        assert [line.text for line in live.table.chat] == ["lost", "behind"]


@pytest.mark.parametrize("way", ["join", "recover"])
async def test_who_was_let_in_by_a_write_without_an_answer_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """A recovery code opens once: if it were used up by a failure, the seat would be lost."""
    hurry(monkeypatch)
    async with world(tmp_path) as here:
        live = await a_table(here)
        code = await packed(live, 0, on=True)
        with unanswered(monkeypatch, here):
            if way == "join":
                welcome = await here.hall.join(live.table.code, ms.NewGuest("Ben"), "here")
            else:
                welcome = await recovered(live, Recover(code))
        assert guest_of(live.table, welcome.token).id == welcome.guest
        assert len(live.table.guests) == (2 if way == "join" else 1)


async def test_a_write_that_never_reaches_the_store_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    async with world(tmp_path) as here:
        live = await a_table(here)
        once(monkeypatch, here.hall.ledger, "put", lambda entry, then: None)
        with noticed("the store never answered"):
            assert isinstance(await said(live, "lost"), ms.Ack)
        assert [line.text for line in live.table.chat] == ["lost"]


async def test_who_waits_for_a_store_that_is_gone_is_told_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    async with world(tmp_path) as here:
        live = await a_table(here)
        with monkeypatch.context() as broken:
            broken.setattr(here.hall.ledger, "put", lambda entry, then: None)
            broken.setattr(here.hall._store, "events", raising(StoreFailed("The disk is gone.")))
            first = asyncio.create_task(said(live, "first"))
            await asyncio.sleep(0)
            with noticed("The disk is gone"):
                refused = await said(live, "second")
        assert isinstance(refused, ms.Refused)
        assert (refused.code, refused.why.key) == ("store", "table-store")
        assert isinstance(await first, ms.Ack)  # the disk is there again


async def test_a_match_whose_filing_was_lost_is_filed_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    async with world(tmp_path, bot_pace=0.0) as here:
        ledger = here.hall.ledger
        put = ledger.put
        monkeypatch.setattr(
            ledger, "put", lambda entry, then: None if entry.match else put(entry, then)
        )
        settings = ms.Settings("luegen", {"players": 2, "mats": 1}, level="random")
        with noticed("a match was never filed"):
            table = await here.hall.create(ms.NewTable(settings, "Ada", seat=None, bots=True))
            live = here.hall.tables[table.code]
            await until(lambda: live.table.state == "over")
            monkeypatch.setattr(ledger, "put", put)
            async with asyncio.timeout(PATIENCE):
                while not await ledger.ask(lambda store: store.matches(table.code)):
                    await asyncio.sleep(0.02)


async def test_the_death_of_the_stores_thread_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    async with world(tmp_path) as here:
        live = await a_table(here)
        here.hall.ledger._queue.put(None)
        await asyncio.to_thread(here.hall.ledger._thread.join, PATIENCE)
        with noticed("thread had died"):
            assert isinstance(await said(live), ms.Ack)


async def test_the_stores_thread_outlives_what_it_is_asked(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with pytest.raises(StoreFailed, match="SystemExit"):
            await here.hall.ledger.ask(raising(SystemExit()))
        assert isinstance(await said(await a_table(here)), ms.Ack)


async def test_a_conflict_in_the_store_takes_the_table_from_there(tmp_path: Path) -> None:
    """Somebody else has written to the log: what he wrote counts, and play goes on."""
    async with world(tmp_path) as here:
        live = await a_table(here)
        table, now = live.table, here.hall.now()
        theirs = ev.encode(ev.Spoke(by=0, cid="theirs", text="from elsewhere"))
        row = Event(table.code, table.version + 1, now, theirs)
        await here.hall.ledger.write(Entry((row,)))
        with noticed("not what its log says"):
            assert isinstance(await said(live, "ours"), ms.Ack)
        assert [line.text for line in live.table.chat] == ["from elsewhere", "ours"]


async def test_a_conflict_without_end_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        live = await a_table(here)
        monkeypatch.setattr(here.hall._store, "append", raising(StoreConflict("Not the next.")))
        with noticed("not what its log says"):
            refused = await said(live)
        assert isinstance(refused, ms.Refused)
        assert refused.code == "store"
