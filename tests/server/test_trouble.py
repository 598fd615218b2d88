"""A table's trouble is its own, and passes: whatever raises or is lost, play goes on."""

import asyncio
import contextlib
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from picows import WSInvalidStatusError

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.live.audience import Audience
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.decide import Decided, play
from tests.server.guests import PATIENCE, Guest, Phone, get, join, open_table, post, served
from tests.server.troubles import (
    Listener,
    a_table,
    failing,
    failing_fold,
    noticed,
    said,
    until,
)
from tests.server.worlds import world

MANY = 1_000_000


# --- who has left, and listens ---------------------------------------------------------------


async def test_who_leaves_and_opens_a_stream_freezes_nothing(tmp_path: Path) -> None:
    """The attack: both requests of one guest, again and again, as close as they get."""
    async with served(tmp_path, joins=10_000, requests=10_000, chat=10_000) as url:
        host = await open_table(url)
        phone = await host.connect()
        for i in range(25):
            ghost = await join(host, f"Ghost {i}")
            await asyncio.gather(
                leave(ghost), *(first_line(ghost, delay / 1000) for delay in range(6))
            )
            assert (await phone.ask("say", text=f"still here {i}"))["t"] == "ack"
        gone = await get(f"{url}/api/tables/{host.code}/stream", headers=ghost.key)
        assert (gone.status_code, gone.json()["code"]) == (403, "forbidden")


async def leave(guest: Guest) -> None:
    path = f"{guest.url}/api/tables/{guest.code}/commands"
    await post(path, {"t": "leave", "id": "leave"}, headers=guest.key)


async def first_line(guest: Guest, delay: float) -> None:
    """Open a stream, look at its beginning, and go."""
    await asyncio.sleep(delay)
    address, port = guest.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(address, int(port))
    head = f"GET /api/tables/{guest.code}/stream HTTP/1.1\r\nHost: {address}:{port}\r\n"
    writer.write(f"{head}Authorization: Bearer {guest.token}\r\n\r\n".encode())
    with contextlib.suppress(asyncio.TimeoutError, ConnectionError):
        await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.close()


async def test_a_guest_who_has_left_is_not_heard(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        live = await a_table(here)
        ghost = Listener(guest=7)
        with pytest.raises(Exception, match="not a guest"):
            live.listen(ghost, None)
        assert live.ears == []
        assert isinstance(await said(live), ms.Ack)


# --- ears -----------------------------------------------------------------------------------


async def test_a_bad_ear_loses_only_itself(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        live = await a_table(here, bots=True)
        first, bad, last = Listener(), Listener(), Listener(guest=0)
        for ear in (first, bad, last):
            live.listen(ear, None)
        await until(lambda: last.heard[-1].startswith(b'{"t":"presence"'))
        bad.deaf = True
        with noticed("a connection failed"):
            assert isinstance(await said(live), ms.Ack)
        assert live.ears == [first, last]
        assert bad.ended
        assert bad.ended.retry
        assert all(b"hello" in b"".join(ear.heard) for ear in (first, last))
        await until(lambda: b'"watchers":1' in last.heard[-1])
        bad = Listener(deaf=True)
        with pytest.raises(RuntimeError):
            live.listen(bad, None)
        assert live.ears == [first, last]


async def test_a_bad_ear_does_not_stop_a_move(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        live = await a_table(here, bots=True)
        bad, good = Listener(), Listener(guest=0)
        live.listen(bad, None)
        live.listen(good, None)
        bad.deaf, match = True, live.table.match
        assert match is not None
        with noticed("a connection failed"):
            live.request(
                partial(play, live.table, match.actors[0], match.legal(match.actors[0])[0])
            )
            await until(lambda: live.table.match is not None and live.table.match.played == 1)
        assert live.ears == [good]


async def test_an_answer_that_nobody_takes_stops_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        live = await a_table(here)
        gone: asyncio.Future[Any] = here.hall.loop.create_future()
        gone.cancel()
        with noticed("an answer was not taken"):
            live.command(0, ms.Say(id="a", text="anybody?"), gone.set_result)
            assert isinstance(await said(live), ms.Ack)


# --- what cannot be applied or told ----------------------------------------------------------


async def test_an_event_that_cannot_be_applied_is_taken_from_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is durable, and was acknowledged: so it has happened, whatever raised."""
    async with world(tmp_path) as here:
        live = await a_table(here)
        ear = Listener(guest=0)
        live.listen(ear, None)
        failing_fold(monkeypatch, ev.Spoke)
        with noticed("not what its log says"):
            assert isinstance(await said(live, "first"), ms.Ack)
            assert isinstance(await said(live, "second"), ms.Ack)
        assert [line.text for line in live.table.chat] == ["first", "second"]
        assert b'"first"' in b"".join(ear.heard)
        assert live.ears == [ear]


async def test_an_event_that_cannot_be_told_is_told_as_a_new_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        live = await a_table(here)
        ear = Listener(guest=0)
        live.listen(ear, None)
        failing(monkeypatch, Audience, "tell_all")
        with noticed("not what its log says"):
            assert isinstance(await said(live, "first"), ms.Ack)
            await until(lambda: b'"first"' in ear.heard[-1])


async def test_a_request_that_fails_is_refused_and_the_next_one_is_done(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        live = await a_table(here)
        answers: list[ms.Ack | ms.Refused] = []

        def broken() -> Decided:
            raise ZeroDivisionError

        with noticed("a request failed"):
            live.request(broken, "x", 0, answers.append)
        assert isinstance(answers[0], ms.Refused)
        assert (answers[0].code, answers[0].why.key) == ("store", "table-later")
        assert isinstance(await said(live), ms.Ack)


async def test_a_guest_whose_joining_could_not_be_told_has_joined(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        live = await a_table(here)
        failing_fold(monkeypatch, ev.Joined)
        with noticed("not what its log says"):
            welcome = await here.hall.join(live.table.code, ms.NewGuest("Ben"), "here")
        await until(lambda: not live.busy)
        assert live.table.guests[welcome.guest].name == "Ben"


# --- one copy -------------------------------------------------------------------------------


async def test_there_is_one_copy_of_a_table_however_many_waiters_go(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        code = (await a_table(here)).table.code
        for _ in range(5):
            here.hall.put_away(here.hall.tables[code])
            waiter = asyncio.create_task(here.hall.table(code))
            await asyncio.sleep(0)
            waiter.cancel()
            await asyncio.wait([waiter])
            one, other = await asyncio.gather(here.hall.table(code), here.hall.table(code))
            await here.hall.ledger.drain()
            await asyncio.sleep(0)
            assert one is other is here.hall.tables[code]
            assert isinstance(await said(one, "still one"), ms.Ack)


async def test_a_table_that_was_put_away_does_nothing_more(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        old = await a_table(here)
        here.hall.put_away(old)
        new = await here.hall.table(old.table.code)
        assert new is not old
        refused = await said(old)
        assert isinstance(refused, ms.Refused)
        assert refused.why.key == "table-later"
        with pytest.raises(Denied, match="just being fetched"):
            old.listen(Listener(), None)
        assert isinstance(await said(new), ms.Ack)


# --- slots ----------------------------------------------------------------------------------


async def test_connection_slots_come_back_whatever_becomes_of_a_stream(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path, max_sockets=2) as url:
        host = await open_table(url)
        for _ in range(4):  # gone before anything was said
            await hang_up_at_once(host, f"/api/tables/{host.code}/stream")
        failing(monkeypatch, Audience, "state", times=MANY)
        with noticed("a request failed"):
            for _ in range(4):
                failed = await get(f"{url}/api/tables/{host.code}/stream")
                assert failed.status_code == 500
        monkeypatch.undo()
        failing(monkeypatch, Audience, "state", times=MANY)
        with noticed("could not be shown"):
            for _ in range(4):
                assert (await Guest(url, host.code).connect()).heard[-1]["t"] == "bye"
        monkeypatch.undo()
        phones = [await dial_again(host) for _ in range(2)]
        for phone in phones:
            assert (await phone.ask("say", text="here"))["t"] == "ack"


async def dial_again(host: Guest) -> Phone:
    """Connect, as soon as a slot is free."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(WSInvalidStatusError):
                return await host.connect()
            await asyncio.sleep(0.05)


async def hang_up_at_once(host: Guest, path: str) -> None:
    address, port = host.url.removeprefix("http://").split(":")
    _, writer = await asyncio.open_connection(address, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {address}:{port}\r\n\r\n".encode())
    writer.transport.abort()
