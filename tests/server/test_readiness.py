"""What goes on in the background is watched over, and `/ready` says whether people can come."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bluffhouse.server.background import supervision
from bluffhouse.server.background.supervision import Supervisor
from bluffhouse.server.hall import board, housekeeping, readiness, resting
from bluffhouse.server.hall.board import Board, News
from bluffhouse.server.share import Share
from bluffhouse.server.store import Store, StoreFailed
from tests.server.guests import PATIENCE, get, served
from tests.server.troubles import Listener, a_table, noticed, raising, until
from tests.server.worlds import World, world


async def checks(here: World) -> tuple[int, dict[str, str]]:
    answer = await here.client.get("/ready")
    said = answer.json()
    assert said["ready"] == (answer.status_code == 200) == (set(said["checks"].values()) == {"ok"})
    return answer.status_code, said["checks"]


# --- supervision ----------------------------------------------------------------------------


async def test_a_task_that_fails_is_begun_again_and_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(supervision, "FIRST_PAUSE", 0.01)
    notes: list[tuple[str, bool]] = []
    tasks, runs = Supervisor(lambda name, alive: notes.append((name, alive))), iter(range(9))
    steady = asyncio.Event()

    async def work() -> None:
        if next(runs) < 2:
            raise OSError("planted")
        steady.set()
        await asyncio.sleep(PATIENCE)

    with noticed("sweep failed"):
        tasks.keep("sweep", work)
        await asyncio.wait_for(steady.wait(), PATIENCE)
    assert tasks.failing == {}
    assert notes == [("sweep", True), ("sweep", False)] * 2 + [("sweep", True)]
    await tasks.close()


async def test_a_task_that_ends_by_itself_has_failed_unless_it_is_done() -> None:
    tasks = Supervisor()

    async def work() -> None:
        pass

    tasks.keep("compile", work, until_done=True)
    with noticed("sweep failed"):
        tasks.keep("sweep", work)
        await until(lambda: bool(tasks.failing))
    assert tasks.failing == {"sweep": "RuntimeError"}
    await tasks.close()


async def test_the_pause_before_a_task_is_begun_again_grows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr(supervision.asyncio, "sleep", noted)
    tasks = Supervisor()
    with noticed("sweep failed"):
        tasks.keep("sweep", raising(OSError()))
        while len(pauses) < 8:
            await sleep(0)
    await tasks.close()
    assert pauses[:8] == [0.5, 1, 2, 4, 8, 16, 30, 30]


async def test_housekeeping_outlives_a_store_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables are swept on, whatever the store says to being asked for old ones."""
    monkeypatch.setattr(housekeeping, "SWEEP", 0.02)
    monkeypatch.setattr(resting, "QUIET", 0.05)
    monkeypatch.setattr(supervision, "FIRST_PAUSE", 0.02)
    monkeypatch.setattr(supervision, "LONGEST_PAUSE", 0.1)
    async with world(tmp_path) as here:
        with monkeypatch.context() as broken, noticed("forget failed"):
            broken.setattr(Store, "untouched", raising(StoreFailed("planted")))
            async with asyncio.timeout(PATIENCE):
                while (told := await checks(here))[0] == 200:
                    await asyncio.sleep(0.01)
            assert told[1]["tasks"] == "forget failed"
            await a_table(here)
            await until(lambda: not here.hall.tables)
        await until(lambda: not here.hall.tasks.failing)
        counted = (await here.client.get("/metrics")).text
        assert 'bluffhouse_task_up{task="forget"} 1.0' in counted
        assert 'bluffhouse_task_up{task="sweep"} 1.0' in counted
        assert float(counted.split('task_restarts_total{task="forget"} ')[1].split()[0]) >= 1


# --- ready ----------------------------------------------------------------------------------


async def test_a_server_is_ready_when_it_opens(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        assert await checks(here) == (
            200, dict.fromkeys(("serving", "store", "tasks", "room", "processes"), "ok"),
        )  # fmt: skip


async def test_a_store_that_cannot_write_is_noticed_without_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    async with world(tmp_path) as here:
        here.hall._store._database._connection.execute("PRAGMA query_only = ON")  # type: ignore[attr-defined]
        status, said = await checks(here)
        assert (status, said["store"]) == (503, "the store cannot write: the log says why")
        here.hall._store._database._connection.execute("PRAGMA query_only = OFF")  # type: ignore[attr-defined]
        assert (await checks(here))[0] == 200


async def test_a_store_that_does_not_answer_is_noticed_and_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0.05)
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    async with world(tmp_path) as here:
        asked: list[Any] = []
        never: asyncio.Future[None] = here.hall.loop.create_future()
        monkeypatch.setattr(here.hall.ledger, "ask", lambda what: asked.append(what) or never)
        for _ in range(3):
            assert "has not answered" in (await checks(here))[1]["store"]
        assert len(asked) == 1
        monkeypatch.undo()


async def test_a_full_house_is_not_ready_nor_is_one_that_closes(tmp_path: Path) -> None:
    async with world(tmp_path, max_tables=1) as here:
        live = await a_table(here)
        assert (await checks(here))[0] == 200  # nobody is there: it can rest
        live.listen(Listener(), None)
        assert (await checks(here))[1]["room"] == "the house is full"
        here.hall.closing = True
        status, said = await checks(here)
        assert said["serving"] == "the server is closing"
        assert status == 404  # to HAProxy: nobody new, and who is there may stay


async def test_workers_tell_each_others_troubles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    boards = [Board(tmp_path, Share(number, 2)) for number in range(2)]
    assert boards[0].troubles() == ["process 1: it does not answer"]
    boards[1].pin(News(3))
    assert boards[0].troubles() == []
    boards[1].pin(News(3, troubles=["sweep failed"]))
    assert boards[0].troubles() == ["process 1: sweep failed"]
    boards[1].pin(News(3))
    monkeypatch.setattr(board, "SILENT", -1.0)
    assert boards[0].troubles() == ["process 1: it does not answer"]


async def test_a_house_of_several_processes_is_ready(tmp_path: Path) -> None:
    async with served(tmp_path, workers=2) as url, asyncio.timeout(PATIENCE):
        while (await get(f"{url}/ready")).status_code != 200:
            await asyncio.sleep(0.05)
