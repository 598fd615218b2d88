"""Two servers never both write: whoever took the store last may, and nobody else."""

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import pytest

from bluffhouse.server.store import Store, StoreError, StoreInUse, StoreTaken, open_store
from tests.server.store.cluster import Cluster
from tests.server.store.entries import entry, table
from tests.server.store.wire import wire_to


def test_each_server_takes_the_next_epoch(store: Store, url: str) -> None:
    assert store.epoch == 1
    store.close()
    with closing(open_store(url)) as second:
        assert second.epoch == 2
        with closing(open_store(url, writing=False)) as reader:
            assert reader.epoch is None
        with closing(open_store(url, epoch=2)) as worker:
            worker.append([entry("ABCD", 1)])
        with pytest.raises(StoreTaken, match="Another server has taken over"):
            open_store(url, epoch=1)


def test_a_process_that_was_left_behind_cannot_write(store: Store, url: str) -> None:
    """Its server has ended, another has begun, and it does not know."""
    with closing(open_store(url, epoch=store.epoch)) as left_behind:
        left_behind.append([entry("ABCD", 1)])
        store.close()
        with closing(open_store(url)) as now:
            now.append([entry("ABCD", 2)])
            for writes in (
                lambda: left_behind.append([entry("ABCD", 2)]),
                lambda: left_behind.append([entry("NEWS", 1)]),
                lambda: left_behind.delete("ABCD"),
                left_behind.watch,
            ):
                with pytest.raises(StoreTaken, match="start this one again"):
                    writes()
            assert [one.version for one in now.events("ABCD")] == [1, 2]
            assert now.events("NEWS") == []
            now.append([entry("ABCD", 3)])


def test_a_lock_file_that_somebody_removed_does_not_help_him(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with closing(open_store(str(path))) as first:
        first.append([entry("ABCD", 1)])
        path.with_name("house.db.lock").unlink()
        with closing(open_store(str(path))) as second:
            second.append([entry("ABCD", 2)])
            with pytest.raises(StoreTaken):
                first.append([entry("ABCD", 2)])
            assert len(second.events("ABCD")) == 2


def test_the_lock_is_taken_again_when_the_database_is_back(postgres: Cluster) -> None:
    address = postgres.address(postgres.create())
    with closing(open_store(address)) as store:
        store.append([entry("ABCD", 1)])
        postgres.crash()
        postgres.start()
        store.watch()
        with pytest.raises(StoreInUse):
            open_store(address)
        store.append([entry("ABCD", 2)])


def test_who_takes_over_waits_for_what_is_under_way(postgres: Cluster) -> None:
    """Else an event could be stored after the log was read by who took over."""
    address = postgres.address(postgres.create())
    first = open_store(address)
    with closing(open_store(address, epoch=first.epoch)) as left_behind:
        first.close()
        taken: list[Store] = []
        taking = Thread(target=lambda: taken.append(open_store(address)))
        with left_behind._database.transaction() as run:
            run("INSERT INTO events VALUES ('ABCD', 1, 1, 'x', 'x')")
            left_behind._database.rows("SELECT 1")  # the statement is there
            taking.start()
            waits = "SELECT 1 FROM pg_locks WHERE NOT granted AND mode = 'ShareLock'"
            deadline = monotonic() + 60
            while not postgres.ask(waits):
                assert monotonic() < deadline, "nobody waits"
                sleep(0.01)
            assert not taken
        taking.join()
        with closing(taken[0]) as now:
            assert len(now.log("ABCD")) == 1
            with pytest.raises(StoreTaken):
                left_behind.append([entry("NEWS", 1)])


def test_who_came_first_after_the_database_was_away_keeps_it(postgres: Cluster) -> None:
    address = postgres.address(postgres.create())
    with closing(open_store(address)) as store:
        store.append([entry("ABCD", 1)])
        postgres.crash()
        postgres.start()
        with closing(open_store(address)) as other:
            other.append([entry("ABCD", 2)])
            for _ in range(2):
                with pytest.raises(StoreTaken, match="Leave the tables to the other one"):
                    store.watch()
            other.append([entry("ABCD", 3)])


def test_ones_own_connection_that_was_cut_off_is_no_other_server(postgres: Cluster) -> None:
    """The network fails; PostgreSQL would keep the old connection, and its lock, for hours."""
    name = postgres.create()
    with wire_to(postgres.socket) as wire:
        address = f"postgresql://house@127.0.0.1:{wire.port}/{name}"
        with closing(open_store(address)) as store:
            store.append([entry("ABCD", 1)])
            wire.cut()
            store.watch()
            store.append([entry("ABCD", 2)])
            assert len(store.events("ABCD")) == 2


@pytest.mark.parametrize(
    "wrong",
    [
        "CREATE TABLE schema_version (id INT)",
        "CREATE TABLE schema_version (version BIGINT); INSERT INTO schema_version VALUES (2)",
        "CREATE TABLE schema_version (version BIGINT)",
        "CREATE TABLE events (day DATE)",
        "CREATE TABLE customers (id INT)",
    ],
)
def test_another_programs_database_is_left_alone(postgres: Cluster, wrong: str) -> None:
    address = postgres.empty()
    postgres.do(wrong, "shared")
    asked = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    before = postgres.ask(asked, "shared")
    for _ in range(2):
        with pytest.raises(Exception, match="not a store of Bluffhouse") as refused:
            open_store(address)
        assert "give an empty database" in str(refused.value)
    assert postgres.ask(asked, "shared") == before


def test_another_programs_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE customers (id INT)")
        other.commit()
    with pytest.raises(StoreError, match="tables of another program, such as customers"):
        open_store(str(file))
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("customers",)]


def test_what_an_extension_brings_along_is_nobodys(postgres: Cluster) -> None:
    """PostGIS makes tables of its own: a database with them is as good as an empty one."""
    name = postgres.create()
    postgres.do("CREATE TABLE places (); ALTER EXTENSION plpgsql ADD TABLE places", name)
    open_store(postgres.address(name)).close()


def test_the_epoch_is_for_every_kind_of_write(store: Store) -> None:
    store.append([entry("ABCD", 1)])
    store._database.take("another")
    for writes in (
        lambda: store.append([entry("ABCD", 2)]),
        lambda: store.append([entry("ABCD", 2)._replace(table=table("ABCD"))]),
        lambda: store.delete("ABCD"),
    ):
        with pytest.raises(StoreTaken):
            writes()
    assert (len(store.events("ABCD")), store.tables()) == (1, [])
