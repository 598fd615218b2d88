"""Group commit: many writers, few commits, each told the truth."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bluffhouse.server.store import (
    Entry,
    EntryRefused,
    Event,
    Store,
    StoreConflict,
    StoreFailed,
)
from bluffhouse.server.store.ledger import MANY, MOST_ENTRIES, SOME, Ledger
from tests.server.store.entries import entry, event, match, table


@pytest.fixture
async def ledger(store: Store) -> AsyncIterator[Ledger]:
    opened = Ledger(store)
    yield opened
    await opened.close()


async def outcomes(*writes: asyncio.Future[None]) -> list[type[object]]:
    return [type(outcome) for outcome in await asyncio.gather(*writes, return_exceptions=True)]


async def test_what_was_acknowledged_is_in_the_store(ledger: Ledger, store: Store) -> None:
    await ledger.write(Entry((event("ABCD", 1),), table("ABCD"), match("ABCD", 1)))
    assert store.events("ABCD") == [event("ABCD", 1)]
    assert (store.table("ABCD"), store.match("ABCD", 1)) == (table("ABCD"), match("ABCD", 1))


async def test_writers_who_wait_together_are_committed_together(
    ledger: Ledger, store: Store
) -> None:
    async def sit(code: str) -> None:
        for version in range(1, 21):
            await ledger.write(entry(code, version))

    codes = [f"T{i:03}" for i in range(50)]
    await asyncio.gather(*map(sit, codes))
    assert all([one.version for one in store.events(code)] == [*range(1, 21)] for code in codes)
    assert ledger.entries == 1000
    assert ledger.commits <= 250
    assert ledger.waiting == 0


async def test_a_flood_is_more_than_one_transaction(ledger: Ledger) -> None:
    many = 3 * MOST_ENTRIES
    last = [ledger.write(entry("ABCD", version)) for version in range(1, many + 1)][-1]
    await last
    assert ledger.entries == many
    assert 3 <= ledger.commits < many // 100


async def together(ledger: Ledger, code: str, entries: int) -> None:
    """So many entries of a table become durable at once."""
    await asyncio.gather(*(ledger.write(entry(code, i)) for i in range(1, entries + 1)))


async def test_under_load_entries_wait_for_others_until_they_are_many(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bluffhouse.server.store.ledger.LINGER", 3600.0)
    await together(ledger, "BUSY", SOME)
    writes: list[asyncio.Future[None]] = []
    for version in range(1, MANY + 1):
        assert not any(write.done() for write in writes)
        writes.append(ledger.write(entry("ABCD", version)))
        await asyncio.sleep(0)  # each in a turn of its own
    await asyncio.gather(*writes)
    assert ledger.commits == 2


async def test_under_load_nobody_waits_for_long(ledger: Ledger) -> None:
    await together(ledger, "BUSY", SOME)
    await ledger.write(entry("ABCD", 1))  # though nobody else comes


async def test_where_few_come_nobody_waits_for_others(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bluffhouse.server.store.ledger.LINGER", 3600.0)
    await together(ledger, "CALM", SOME - 1)
    await ledger.write(entry("ABCD", 1))
    await together(ledger, "BUSY", SOME)
    lingers = ledger.write(entry("ABCD", 2))
    await ledger.drain()  # whoever asks comes after those who were there before
    assert lingers.done()


async def test_order_is_kept(ledger: Ledger) -> None:
    told: list[int] = []
    for version in range(1, 101):
        ledger.put(entry("ABCD", version), lambda error, version=version: told.append(version))
    await ledger.drain()
    assert told == [*range(1, 101)]


async def test_one_bad_entry_fails_alone(ledger: Ledger, store: Store) -> None:
    await ledger.write(Entry((event("DONE", 1),), None, match("DONE", 1)))
    good = [ledger.write(entry(f"T{i:03}", 1, 2)) for i in range(30)]
    bad = [
        ledger.write(entry("T000", 2)),
        ledger.write(entry("GAPS", 7)),
        ledger.write(Entry((event("DONE", 2),), None, match("DONE", 1))),
        ledger.write(Entry((Event("HUGE", 1, 2**63, b"{}"),))),
    ]
    more = [ledger.write(entry(f"T{i:03}", 3)) for i in range(30)]
    assert await outcomes(*bad) == [StoreConflict, StoreConflict, StoreConflict, EntryRefused]
    assert set(await outcomes(*good, *more)) == {type(None)}
    assert all(len(store.events(f"T{i:03}")) == 3 for i in range(30))
    assert store.events("GAPS") + store.events("HUGE") + store.events("DONE", after=1) == []
    assert (ledger.entries, ledger.failures) == (61, 4)


async def test_what_builds_on_a_refused_entry_is_refused(ledger: Ledger, store: Store) -> None:
    writes = [ledger.write(entry("ABCD", version)) for version in (1, 3, 4, 2)]
    assert await outcomes(*writes) == [type(None), StoreConflict, StoreConflict, type(None)]
    assert len(store.events("ABCD")) == 2


async def test_questions_are_answered_in_their_turn(ledger: Ledger) -> None:
    ledger.write(entry("ABCD", 1))
    before = ledger.ask(lambda store: store.events("ABCD"))
    ledger.write(entry("ABCD", 2))
    after = ledger.ask(lambda store: store.events("ABCD"))
    assert len(await before) == 1
    assert len(await after) == 2
    with pytest.raises(ZeroDivisionError):
        await ledger.ask(lambda store: 1 // 0)
    await ledger.write(entry("ABCD", 3))


async def test_who_gave_up_or_stumbles_disturbs_nobody(ledger: Ledger, store: Store) -> None:
    heard: list[str] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: heard.append(repr(context["exception"]))
    )
    ledger.write(entry("ABCD", 1)).cancel()
    ledger.ask(lambda store: store.counts()).cancel()
    ledger.put(entry("ABCD", 2), lambda error: {}["nobody"])
    await ledger.write(entry("ABCD", 3))
    assert heard == ["KeyError('nobody')"]
    assert len(store.events("ABCD")) == 3


async def test_closing_finishes_what_waits(store: Store) -> None:
    ledger = Ledger(store)
    writes = [ledger.write(entry("ABCD", version)) for version in range(1, 500)]
    await ledger.close()
    assert all(write.done() and not write.exception() for write in writes)
    assert len(store.events("ABCD")) == 499
    await ledger.close()
    with pytest.raises(StoreFailed, match="closed"):
        ledger.write(entry("ABCD", 500))
    with pytest.raises(StoreFailed, match="closed"):
        await ledger.drain()
