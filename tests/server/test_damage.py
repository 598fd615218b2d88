"""Stores that are damaged: one table, a page, the whole file; and servers that lost theirs."""

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

import pytest

from bluffhouse.server.hall import hall as halls
from tests.server.guests import Guest, full_table, get, open_table, post, served
from tests.server.process import PATIENCE, options, run, serving
from tests.server.store.cluster import Cluster
from tests.server.test_workers import workers_of


def change(data: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(data / "tables.sqlite3")) as store:
        store.execute(sql, values)
        store.commit()


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM events WHERE code = ? AND version = 2",
        "UPDATE events SET body = '{}' WHERE code = ? AND version = 1",
    ],
)
async def test_a_damaged_table_is_set_aside_and_the_others_play_on(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    async with served(tmp_path) as url:
        damaged = await open_table(url, lang="de")
        sound = await open_table(url, public=True)
    change(tmp_path, damage, damaged.code)
    loads: list[str] = []
    load = halls.Hall._load

    async def counted(hall: halls.Hall, code: str) -> object:
        loads.append(code)
        return await load(hall, code)

    monkeypatch.setattr(halls.Hall, "_load", counted)
    async with served(tmp_path) as url:
        for lang, said in (("en", "a backup may have"), ("de", "beiseite"), ("bg", "настрана")):
            told = await get(f"{url}/api/tables/{damaged.code}", headers={"Accept-Language": lang})
            assert (told.status_code, told.json()["code"]) == (503, "damaged")
            assert said in told.json()["why"]["text"]
        again = Guest(url, damaged.code)
        again.token = damaged.token
        phone = await again.connect()
        bye = await phone.hear("bye")
        assert "bluffhouse check" in bye["text"]
        assert "retry" not in bye
        late = await post(f"{url}/api/tables/{damaged.code}/guests", {"name": "Late"})
        assert late.status_code == 503
        assert loads.count(damaged.code) == 1, "it was read again and again"
        assert "bluffhouse_tables_damaged 1.0" in (await get(f"{url}/metrics")).text
        playing = Guest(url, sound.code)
        playing.token = sound.token
        assert (await (await playing.connect()).ask("say", text="On it goes"))["t"] == "ack"


@pytest.mark.parametrize(
    ("harm", "workers"), [("header", 1), ("page", 1), ("page", 2), ("truncated", 2), ("letter", 1)]
)
async def test_a_corrupt_store_stops_the_start_with_one_line(
    tmp_path: Path, harm: str, workers: int
) -> None:
    async with served(tmp_path) as url:
        for _ in range(20):
            await open_table(url)
    file = tmp_path / "tables.sqlite3"
    data = bytearray(file.read_bytes())
    if harm == "header":
        data[:16] = b"\0" * 16
    elif harm == "page":
        data[4096:8192] = os.urandom(4096)
    elif harm == "truncated":
        del data[len(data) // 2 :]
    else:
        data = bytearray(b"Dear house, " * 1000)
    file.write_bytes(data)
    begun = monotonic()
    for command in ("serve", "check"):
        args = options(port=0) if command == "serve" else []
        ended = run(command, *args, *options(data=tmp_path), workers=workers)
        assert ended.returncode == 2, ended.stderr
        assert ended.stderr.count("\n") == 1, ended.stderr
        assert "bluffhouse: The tables cannot be used." in ended.stderr
    assert monotonic() - begun < PATIENCE
    assert file.read_bytes() == data, "it was written to"


# --- servers that lost their store ----------------------------------------------------------


def test_the_database_restarts_and_no_second_server_gets_in(
    tmp_path: Path, postgres: Cluster
) -> None:
    """The lock is gone with the old database; the server takes it again by itself."""
    address = postgres.empty()
    here = options(port=0, store=address)
    with serving(tmp_path / "log", *here, workers=2) as server:
        server.url()
        postgres.crash()
        postgres.start()
        until_locked(postgres)
        second = run("serve", *here, workers=2)
        assert second.returncode == 2
        assert "Another server has this database open" in second.stderr
        assert server.stop() == 0


def until_locked(postgres: Cluster) -> None:
    deadline = monotonic() + PATIENCE
    while not postgres.ask("SELECT 1 FROM pg_locks WHERE locktype = 'advisory'"):
        assert monotonic() < deadline, "nobody takes the lock"
        sleep(0.02)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_whose_store_was_taken_ends_with_one_line(
    tmp_path: Path, postgres: Cluster, workers: int
) -> None:
    address = postgres.empty()
    here = options(port=0, store=address)
    with serving(tmp_path / "first", *here, workers=workers) as first:
        first.url()
        for process in (first.process.pid, *workers_of(first.process.pid)):
            os.kill(process, signal.SIGSTOP)
        postgres.crash()
        postgres.start()
        with serving(tmp_path / "second", *here, workers=workers) as second:
            second.url()
            for process in (first.process.pid, *workers_of(first.process.pid)):
                os.kill(process, signal.SIGCONT)
            assert first.process.wait(PATIENCE) == 2
            assert "Another server has taken over this store" in first.said
            assert "Traceback" not in first.said
            assert second.stop() == 0


async def test_a_wing_that_outlived_its_house_writes_nothing(tmp_path: Path) -> None:
    """Dispatcher dead, worker frozen, a new server on the store: then the worker wakes up."""
    here = options(port=0, data=tmp_path / "data")
    with serving(tmp_path / "first", *here, workers=2) as first:
        guests, phones = await full_table(first.url())
        workers = workers_of(first.process.pid)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        first.process.kill()
        first.process.wait()
        mover = next(phone for phone in phones if phone.view["moves"])
        mover.send({"t": "move", "id": "late", "move": mover.view["moves"][0], "at": 0})
        with serving(tmp_path / "second", *here) as second:
            url = second.url()
            for worker in workers:
                os.kill(worker, signal.SIGCONT)
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(phone.closed.wait() for phone in phones))
            again = Guest(url, guests[0].code)
            again.token = guests[0].token
            back = await again.connect()
            assert back.at == 0, "the move came from a server that had lost its store"
            assert second.stop() == 0
