"""Killed without warning while people play: nothing acknowledged is lost, nothing happens twice."""

from pathlib import Path
from random import Random

import pytest

from benchmarks.server.drops import Account, kill_again_and_again, not_stored, stopped
from benchmarks.server.machine import Server
from tests.server.process import free_port
from tests.server.store.cluster import Cluster
from tests.server.witness import Witness, all_filed, compare_with_log

TABLES = 4


def check(account: Account, store_url: str, kills: int) -> None:
    assert account.faults == []
    assert account.kills == kills
    kept = compare_with_log(store_url, account.seats)
    assert kept == account.moves > 10 * kills
    assert all_filed(store_url, account.seats)


@pytest.mark.slow
async def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    account = await kill_again_and_again(free_port(), tmp_path, TABLES, 2, Random(8), Witness)
    check(account, str(tmp_path / "data" / "tables.sqlite3"), 2)


@pytest.mark.slow
async def test_a_server_that_is_killed_loses_nothing_in_postgresql(
    tmp_path: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.empty()
    monkeypatch.setenv("BLUFFHOUSE_STORE", address)
    account = await kill_again_and_again(free_port(), tmp_path, TABLES, 2, Random(3), Witness)
    check(account, address, 2)
    assert not (tmp_path / "data").exists()


@pytest.mark.slow
async def test_a_server_that_stands_still_loses_nothing(tmp_path: Path) -> None:
    account = await kill_again_and_again(
        free_port(), tmp_path, TABLES, 1, Random(1), Witness, stopped(1.5)
    )
    check(account, str(tmp_path / "data" / "tables.sqlite3"), 1)


@pytest.mark.slow
async def test_a_database_that_restarts_loses_nothing(
    tmp_path: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.empty()
    monkeypatch.setenv("BLUFFHOUSE_STORE", address)

    def restart(_: Server) -> None:
        postgres.crash()
        postgres.start()

    account = await kill_again_and_again(
        free_port(), tmp_path, TABLES, 2, Random(2), Witness, restart, not_stored
    )
    check(account, address, 2)
