"""PostgreSQL can go away, also in the middle of a commit."""

import asyncio
from collections.abc import Iterator
from contextlib import closing

import pytest

from bluffhouse.server.store import (
    Entry,
    Store,
    StoreError,
    StoreFailed,
    StoreTaken,
    open_store,
)
from bluffhouse.server.store.ledger import Ledger
from tests.server.store.cluster import Cluster, of_the_wheel, running
from tests.server.store.entries import entry, event, match, table
from tests.server.store.wire import Wire, wire_to


@pytest.fixture
def wire(postgres: Cluster) -> Iterator[Wire]:
    with wire_to(postgres.socket) as opened:
        yield opened


def test_a_wheels_postgresql_serves_as_well_as_the_systems() -> None:
    with (
        running(of_the_wheel()) as cluster,
        closing(open_store(cluster.address(cluster.create()))) as store,
    ):
        store.append([Entry((event("ABCD", 1),), table("ABCD"), match("ABCD", 1))])
        assert (len(store.events("ABCD")), store.counts()) == (1, ({"playing": 1}, 1))


@pytest.mark.parametrize(
    "address",
    ["postgresql://house:key@127.0.0.1:1/house", "postgresql://house:key@127.0.0.1:one/house"],
)
def test_one_that_cannot_be_opened_is_said_to_need_another_start(address: str) -> None:
    for writing in (True, False):
        with pytest.raises(StoreFailed, match=r"PostgreSQL cannot be opened .*; then try again\.$"):
            open_store(address, writing=writing)


@pytest.mark.parametrize(
    "address", ["postgresql://house:ke%zy@host/house", "postgresql://house:key@host/house?ke=zy"]
)
def test_an_address_that_cannot_be_read_is_not_repeated(address: str) -> None:
    with pytest.raises(StoreError, match="%25 for %") as refused:
        open_store(address)
    assert "zy" not in str(refused.value)


@pytest.mark.parametrize(
    ("wrong", "advice"),
    [
        ("REVOKE CREATE ON SCHEMA public FROM PUBLIC", "let this user make tables there"),
        ("ALTER ROLE guest SET default_transaction_read_only = on", "that may be written to"),
    ],
)
def test_a_user_who_may_not_write_is_told_what_he_lacks(
    postgres: Cluster, wrong: str, advice: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """From PostgreSQL 15 on nobody but its owner may make tables in a new database."""
    name = postgres.create()
    postgres.do("DROP ROLE IF EXISTS guest; CREATE ROLE guest LOGIN", name)
    postgres.do(f"GRANT CREATE ON SCHEMA public TO PUBLIC; {wrong}", name)
    with pytest.raises(StoreFailed, match=advice) as refused:
        open_store(postgres.address(name).replace("house@", "guest@"))
    assert "CREATE TABLE schema_version (" not in str(refused.value)
    assert capfd.readouterr().err == ""


def test_each_commit_is_synced_though_the_database_is_told_otherwise(postgres: Cluster) -> None:
    name = postgres.create()
    postgres.do(f"ALTER DATABASE {name} SET synchronous_commit = off")
    with closing(open_store(postgres.address(name))) as store:
        assert store._database.rows("SHOW synchronous_commit") == [("on",)]


def lose_the_answer(wire: Wire, store: Store, reader: Store) -> None:
    """Have an entry committed, but the answer lost on its way."""
    store.append([Entry((event("ABCD", 1),), None, match("ABCD", 1))])
    wire.break_after_commit = True
    row = table("ABCD")._replace(summary=b'{"version":3}')
    with pytest.raises(StoreFailed, match="goes on by itself"):
        store.append([Entry((event("ABCD", 2), event("ABCD", 3)), row, match("ABCD", 2))])
    assert len(reader.events("ABCD")) == 3, "the database has kept it"


def test_what_was_reported_as_failed_is_taken_back(postgres: Cluster, wire: Wire) -> None:
    name = postgres.create()
    address = f"postgresql://house@127.0.0.1:{wire.port}/{name}"
    with (
        closing(open_store(address)) as store,
        closing(open_store(postgres.address(name), writing=False)) as reader,
    ):
        lose_the_answer(wire, store, reader)
        assert store.events("ABCD") == [event("ABCD", 1)]
        assert store.matches("ABCD") == [match("ABCD", 1)]
        other = event("ABCD", 2, b'{"bid":"none of that"}')
        store.append([Entry((other,), None, match("ABCD", 2))])
        assert reader.events("ABCD") == [event("ABCD", 1), other]


def test_what_another_server_stored_meanwhile_is_kept(postgres: Cluster, wire: Wire) -> None:
    name = postgres.create()
    address = f"postgresql://house@127.0.0.1:{wire.port}/{name}"
    with closing(open_store(address)) as store:
        with closing(open_store(postgres.address(name), writing=False)) as reader:
            lose_the_answer(wire, store, reader)
        with closing(open_store(postgres.address(name))) as other:
            other.delete("ABCD")
            others = tuple(event("ABCD", version, b'"other"') for version in (1, 2, 3))
            other.append([Entry(others)])
        with pytest.raises(StoreTaken, match="Another server has taken over"):
            store.append([entry("ABCD", 4)])
    with closing(open_store(postgres.address(name))) as next_one:
        assert next_one.events("ABCD") == [*others]


async def test_killed_again_and_again_it_keeps_what_was_acknowledged(postgres: Cluster) -> None:
    store = open_store(postgres.address(postgres.create()))
    ledger = Ledger(store)
    kept = dict.fromkeys((f"T{i:03}" for i in range(20)), 0)
    texts: set[str] = set()
    halt = False

    async def sit(code: str) -> None:
        while not halt:
            try:
                await ledger.write(entry(code, kept[code] + 1))
                kept[code] += 1
            except StoreFailed as failed:
                texts.add(str(failed))
                await asyncio.sleep(0.001)

    sitting = [asyncio.ensure_future(sit(code)) for code in kept]
    for _ in range(6):
        begun = ledger.entries
        while ledger.entries < begun + 300:  # it goes on by itself after each crash
            await asyncio.sleep(0.001)
        await asyncio.to_thread(postgres.crash)
        await asyncio.to_thread(postgres.start)
    halt = True
    await asyncio.gather(*sitting)
    assert {code: len(store.events(code)) for code in kept} == kept
    assert texts
    assert all("goes on by itself" in text for text in texts)
    await ledger.close()
    store.close()
