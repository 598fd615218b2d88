"""A server of several processes: one door, one store, and nobody notices."""

import asyncio
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from benchmarks.server.drops import kill_again_and_again
from benchmarks.server.machine import Server, family
from bluffhouse.server.hall.board import Board, News
from bluffhouse.server.messages import LobbyEntry
from bluffhouse.server.share import Share
from bluffhouse.server.tables import codes
from bluffhouse.server.workers.dispatcher import wanted
from tests.server.guests import MUCH, PATIENCE, Guest, full_table, get, join, open_table, served
from tests.server.process import command, free_port, options, run, serving
from tests.server.test_crash import check
from tests.server.witness import Witness

SHARES = [Share(number, 2) for number in range(2)]


def worker_of(guest: Guest) -> int:
    return next(share.number for share in SHARES if share.keeps(guest.code))


async def table_in_each(url: str, **settings: object) -> list[Guest]:
    """A host at a table in either worker."""
    hosts: dict[int, Guest] = {}
    async with asyncio.timeout(PATIENCE):
        while len(hosts) < len(SHARES):
            host = await open_table(url, **settings)  # type: ignore[arg-type]
            hosts[worker_of(host)] = host
    return [hosts[share.number] for share in SHARES]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One house for all who only play in it."""
    folder = tmp_path_factory.mktemp("house")
    here = options(port=0, data=folder / "data")
    with serving(folder / "log", *here, workers=2, bot_pace=0, commands=MUCH) as server:
        yield server.url()
        assert server.stop() == 0, server.said


# --- the plan -------------------------------------------------------------------------------


@pytest.mark.parametrize("of", [1, 2, 3, 64])
def test_every_table_stands_in_one_worker(of: int) -> None:
    workers = [Share(number, of) for number in range(of)]
    for code in (codes.new_code() for _ in range(50)):
        assert sum(share.keeps(code) for share in workers) == 1
        assert all(share.keeps(code) == share.keeps(code.lower()) for share in workers)


@pytest.mark.parametrize(
    ("said", "table"),
    [
        (b"GET /api/tables/ABCDEF/socket HTTP/1.1\r\n", "ABCDEF"),
        (b"POST /api/tables/abcdef/guests HTTP/1.1\r\n", "abcdef"),
        (b"GET /api/tables/ABCDEF?x=/api/tables/GHJKLM HTTP/1.1\r\n", "ABCDEF"),
        (b"GET /api/tables HTTP/1.1\r\n", None),
        (b"GET /t/ABCDEF HTTP/1.1\r\n", None),
        (b"\x16\x03\x01\x02\x00\x01\x00", None),
    ],
)
def test_the_dispatcher_reads_which_table_is_wanted(said: bytes, table: str | None) -> None:
    assert wanted(said) == table


def test_a_note_on_the_board_is_read_by_the_others(tmp_path: Path) -> None:
    here, there = (Board(tmp_path, share) for share in SHARES)
    assert here.others() == there.others() == []
    entry = LobbyEntry("ABCDEF", "luegen", "waiting", "en", 4, 3, ["Ada"], 1)
    here.pin(News(3, [entry]))
    assert there.others() == [News(3, [entry])]
    assert here.others() == []


# --- playing --------------------------------------------------------------------------------


async def test_tables_of_all_workers_are_played_at_through_one_door(url: str) -> None:
    for host in await table_in_each(url):
        guest = await join(Guest(url, host.code.lower(), None))
        phones = [await host.connect(), await guest.connect()]
        assert (await phones[0].ask("start"))["t"] == "ack"
        for phone in phones:
            await phone.until(lambda told: bool(told.get("match")))
        mover = next(phone for phone in phones if phone.view["moves"])
        answer = await mover.ask("move", move=mover.view["moves"][0], at=mover.at)
        assert answer["t"] == "ack"
        other = phones[1 - phones.index(mover)]
        await other.until(lambda told: bool(told.get("moved")))
        for phone in phones:
            phone.transport.disconnect()


async def test_the_lobby_and_the_numbers_are_of_the_whole_house(url: str) -> None:
    hosts = await table_in_each(url, public=True)
    phones = [await host.connect() for host in hosts]
    codes = {host.code for host in hosts}

    async def seen() -> bool:
        """By whichever worker is asked: they take turns."""
        answers = [(await get(f"{url}/api/tables")).json() for _ in SHARES]
        health = [(await get(f"{url}/health")).json()["tables"] for _ in SHARES]
        counted = (await get(f"{url}/metrics")).text
        return (
            all({entry["code"] for entry in each} == codes for each in answers)
            and min(health) == max(health) >= len(codes)
            and f"bluffhouse_sockets {float(len(phones))}\n" in counted
        )

    async with asyncio.timeout(PATIENCE):
        while not await seen():
            await asyncio.sleep(0.05)


async def test_a_table_that_is_not_there_is_missing_in_every_worker(url: str) -> None:
    for code in ("AAAAAA", "AAAAAC", "AAAAAD", "nonsense"):
        assert (await get(f"{url}/api/tables/{code}")).status_code == 404


async def test_whoever_speaks_slowly_is_led_to_his_table_too(url: str) -> None:
    host = await open_table(url)
    address = url.removeprefix("http://")
    name, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    request = f"GET /api/tables/{host.code} HTTP/1.1\r\nHost: {address}\r\n\r\n".encode()
    for part in (request[:9], request[9:20], request[20:]):
        writer.write(part)
        await asyncio.sleep(0.05)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    assert answer.startswith(b"HTTP/1.1 200")
    assert host.code.encode() in answer
    writer.close()


async def test_who_says_nothing_or_goes_away_disturbs_nobody(url: str) -> None:
    name, _, port = url.removeprefix("http://").partition(":")
    silent = [socket.create_connection((name, int(port))) for _ in range(50)]
    for gone in silent[::2]:
        gone.close()
    assert (await get(f"{url}/health")).status_code == 200
    for line in silent:
        line.close()


# --- beginning and end ----------------------------------------------------------------------


async def test_tables_are_found_again_by_another_number_of_processes(tmp_path: Path) -> None:
    async with served(tmp_path, workers=2) as url:
        hosts = await table_in_each(url)
    for workers in (3, 1):
        async with served(tmp_path, workers=workers) as url:
            for host in hosts:
                again = await get(f"{url}/api/tables/{host.code}")
                assert again.status_code == 200


async def test_everybody_is_told_when_the_house_closes(tmp_path: Path) -> None:
    async with served(tmp_path, workers=2) as url:
        phones = (await full_table(url))[1]
    for phone in phones:
        assert (await phone.hear("bye"))["reason"] == "restart"


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_however_many_they_are_they_end_alike(
    tmp_path: Path, workers: int, sign: signal.Signals, code: int
) -> None:
    with serving(tmp_path / "log", *options(port=0, data=tmp_path), workers=workers) as server:
        server.url()
        assert server.stop(sign) == code
        assert "Traceback" not in server.said


def test_the_store_is_kept_from_other_servers(tmp_path: Path) -> None:
    here = options(port=0, data=tmp_path / "data")
    with serving(tmp_path / "log", *here, workers=2) as server:
        server.url()
        for workers in (1, 2):
            second = run("serve", *here, workers=workers)
            assert second.returncode == 2
            assert "Another server" in second.stderr
        assert server.stop() == 0


def test_nobody_stays_behind_when_the_dispatcher_dies(tmp_path: Path) -> None:
    with serving(tmp_path / "log", *options(port=0, data=tmp_path / "data"), workers=2) as server:
        server.url()
        workers = workers_of(server.process.pid)
        assert len(workers) == 2
        server.process.kill()
        server.process.wait()
        deadline = monotonic() + PATIENCE
        while any(alive(pid) for pid in workers):
            assert monotonic() < deadline
            sleep(0.02)


def workers_of(pid: int) -> list[int]:
    """The processes with tables; others compile, or think."""
    return [each for each in family(pid) if b"workers.worker" in command(each)]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.slow
async def test_a_house_that_is_killed_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BLUFFHOUSE_WORKERS", "2")
    account = await kill_again_and_again(free_port(), tmp_path, 4, 2, Random(4), Witness)
    check(account, str(tmp_path / "data" / "tables.sqlite3"), 2)


@pytest.mark.slow
async def test_a_wing_that_is_killed_is_built_anew_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BLUFFHOUSE_WORKERS", "2")
    chance = Random(4)

    def kill_a_worker(server: Server) -> None:
        victim = chance.choice(workers_of(server.pid))
        os.kill(victim, signal.SIGKILL)
        while alive(victim):
            sleep(0.005)

    account = await kill_again_and_again(
        free_port(), tmp_path, 4, 2, Random(4), Witness, kill_a_worker
    )
    check(account, str(tmp_path / "data" / "tables.sqlite3"), 2)
