"""No room for the store while people play: refused clearly, nothing broken, and on it goes."""

import subprocess
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from benchmarks.server import ours
from benchmarks.server.drops import audit, full_disk, leave, until
from benchmarks.server.load import Caller, Meter, Table, connect
from bluffhouse.server.store import open_store
from tests.server.guests import open_table, post
from tests.server.process import COMMAND, PATIENCE, environment, free_port
from tests.server.witness import Witness, all_filed, by_table, compare_with_log


def room(data: Path) -> int:
    """A little more than the store's log has now."""
    return (data / "tables.sqlite3-wal").stat().st_size + 100_000


async def refused(url: str, seats: Sequence[Witness]) -> None:
    """All tables are told that nothing can be stored, over the socket and over HTTP."""
    host, body = seats[0], {"settings": {"game": "luegen", "options": {"players": 2}}, "name": "A"}
    await until(
        lambda: all(any(seat.refusals for seat in sitting) for sitting in by_table(seats)),
        "every table is refused",
    )
    for path, said in ((f"/{host.code}/guests", {"name": "Late"}), ("", body)):
        answer = await post(f"{url}/api/tables{path}", said)
        assert (answer.status_code, answer.json()["code"]) == (503, "store")
        assert "could not store" in answer.json()["why"]["text"]
    assert {told.code for seat in seats for told in seat.refusals} == {"store"}


async def standing(seats: Sequence[Witness]) -> list[int | None]:
    """Where everybody stands, once not even a small commit finds room: all are refused, again and
    again, and nobody gets any further."""
    stands: list[int | None] = []
    while stands != (stands := [seat.v for seat in seats]):
        before = refusals(seats)
        await until(
            lambda before=before: all(  # type: ignore[misc]
                now >= then + 8 for then, now in zip(before, refusals(seats), strict=True)
            ),
            "every table is refused again",
        )
    return stands


def refusals(seats: Sequence[Witness]) -> list[int]:
    """How often each table was refused."""
    return [sum(len(seat.refusals) for seat in sitting) for sitting in by_table(seats)]


@pytest.mark.slow
@pytest.mark.parametrize("how_much", [lambda _: 0, room], ids=["no room", "a little room"])
async def test_a_full_disk_stops_play_and_breaks_nothing(
    tmp_path: Path, how_much: Callable[[Path], int]
) -> None:
    data = tmp_path / "data"
    store = str(data / "tables.sqlite3")
    server = ours.start(free_port(), data, tmp_path / "log", core=None)
    try:
        url = f"http://127.0.0.1:{server.port}"
        tables = [Table(Meter(), pace=0) for _ in range(6)]
        seats = ours.sitting(Witness, tables, server.port, Random(6))
        await connect(seats)
        for table in tables:
            table.open(0)
        await until(lambda: all(seat.moves for seat in seats), "everybody has moved")
        with full_disk(server.pid, how_much(data)):
            await refused(url, seats)
            stands = await standing(seats)
            compare_with_log(store, seats)
        await until(
            lambda: all(seat.v > before for seat, before in zip(seats, stands, strict=True)),
            "play goes on",
        )
        await open_table(url)
        for table in tables:
            table.playing = False
        await until(lambda: not any(seat.unanswered for seat in seats), "all is answered")
        await until(lambda: all_filed(store, seats), "matches that ended without room are filed")
        caller = Caller(server.port)
        faults = [fault for table in tables for fault in audit(caller, table.seats)]
        assert [fault for fault in faults if not fault.endswith("refused: store")] == []
        compare_with_log(store, seats)
        leave(seats)
    finally:
        server.process.kill()
        server.process.wait()
    with closing(open_store(store)) as opened:
        assert opened._database.rows("PRAGMA integrity_check") == [("ok",)]


def test_a_start_without_room_says_so_in_one_line(tmp_path: Path) -> None:
    store = tmp_path / "house.sqlite3"
    told = subprocess.run(
        ["sh", "-c", 'ulimit -f 0; exec "$@"', "sh", *COMMAND, "serve", "--store", str(store)],
        env=environment(), capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    (line,) = told.stderr.splitlines()
    assert "see whether its disk is full or failing" in line
    assert not store.stat().st_size
    assert told.returncode
