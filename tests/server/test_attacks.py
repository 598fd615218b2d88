"""Attacks on sockets and tables: each is stopped with a clear answer, and others notice nothing.

All of them are bounded in count and time, and go to a server on loopback.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from picows import WSInvalidStatusError

from bluffhouse.server.admission import budgets
from bluffhouse.server.tables import codes
from tests.server import raw
from tests.server.guests import Guest, get, http_client, join, open_table, served
from tests.server.meanwhile import counts, undisturbed
from tests.server.raw import Caller, Wire, frame

PONG = b"\x8a"


# --- frames ---------------------------------------------------------------------------------


async def test_pings_that_nobody_reads_the_answers_to(tmp_path: Path) -> None:
    async with served(tmp_path, messages=20) as url, undisturbed(url):
        host = await open_table(url)
        wire = await Wire.to(url, host.code, receive=4096)
        wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(40):
            await wire.say(*[frame(b"x" * 125, raw.PING)] * 100)
        wire.writer.transport.resume_reading()  # type: ignore[attr-defined]
        heard = await wire.rest()
        assert heard.count(b"x" * 125) <= 41  # twice the pace, and what time has brought
        assert b'"limit"' in heard
        assert counts((await get(f"{url}/metrics")).text, "messages") == 1


async def test_a_ping_is_answered_with_its_own_words(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url)
        wire = await Wire.to(url, host.code)
        await wire.say(frame(b"are you there", raw.PING))
        assert await wire.reader.readexactly(15) == PONG + b"\x0dare you there"
        wire.drop()


@pytest.mark.parametrize(
    ("said", "told"),
    [(b"", b"\x03\xe8"), (b"\x03\xe9gone", b"\x03\xe9"), (b"\x0f\xa0", b"\x0f\xa0")],
)
async def test_a_close_frame_is_answered_in_kind(said: bytes, told: bytes, tmp_path: Path) -> None:
    """By the same code; by 1000 if it has none, which 0 would not be."""
    async with served(tmp_path) as url:
        host = await open_table(url)
        wire = await Wire.to(url, host.code)
        await wire.say(frame(said, raw.CLOSE))
        assert await wire.rest() == b"\x88\x02" + told


async def test_frames_that_break_the_rules_again_and_again(tmp_path: Path) -> None:
    """After the first of them nothing is read."""
    async with served(tmp_path) as url:
        host = await open_table(url)
        wire = await Wire.to(url, host.code)
        for _ in range(20):
            await wire.say(b"\xff" * 10_000)
        assert (await wire.rest()).count(b"\x88") == 1


async def test_upgrades_that_are_none_give_their_places_back(tmp_path: Path) -> None:
    async with served(tmp_path, max_sockets=2) as url:
        host = await open_table(url)
        for _ in range(4):
            caller = await Caller.to(url)
            path = f"/api/tables/{host.code}/socket"
            upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n"  # without a key
            await caller.say(f"GET {path} HTTP/1.1\r\nHost: x\r\n{upgrade}".encode())
            assert (await caller.answer()).startswith(b"HTTP/1.1 400")
        await host.connect()


# --- guessing -------------------------------------------------------------------------------

FEW = 4  # wrong codes at once


@pytest.fixture
def few_misses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "MISSES_AT_ONCE", FEW)


GUESSES = (
    "", "/state", "/stream", "/spoken", "/qr.svg", "/matches", "/matches/1/record",
    "/matches/1/replay", "/matches/1/review", "/lesson",
)  # fmt: skip


@pytest.mark.usefixtures("few_misses")
async def test_codes_cannot_be_guessed_by_any_route(tmp_path: Path) -> None:
    async with served(tmp_path, misses=1) as url, http_client(base_url=url) as client:
        host = await open_table(url)
        for _ in range(FEW):
            answer = await client.get(f"/api/tables/{codes.new_code()}")
            assert answer.status_code == 404
        for route in GUESSES:
            for code in (codes.new_code(), host.code):  # they look alike
                answer = await client.get(f"/api/tables/{code}{route}")
                assert answer.status_code == 429, route
                assert int(answer.headers["retry-after"]) > 0
                assert answer.json()["why"]["key"] == "http-too-many"
        for code in (codes.new_code(), host.code):
            answer = await client.post(f"/api/tables/{code}/guests", json={"name": "Eve"})
            assert answer.status_code == 429
            watcher = await Guest(url, code).connect()
            assert watcher.heard[0]["reason"] == "limit"
            assert watcher.heard[0]["retry"] > 0
        assert counts((await client.get("/metrics")).text, "misses") > len(GUESSES)


@pytest.mark.usefixtures("few_misses")
async def test_who_is_known_at_a_table_is_let_in_beside_one_who_guesses(tmp_path: Path) -> None:
    async with served(tmp_path, misses=1) as url:
        host = await open_table(url)
        for _ in range(FEW + 1):
            await get(f"{url}/api/tables/{codes.new_code()}")
        assert (await host.connect()).heard[0]["t"] == "state"
        state = await get(f"{url}/api/tables/{host.code}/state", headers=host.key)
        assert state.status_code == 200
        stranger = Guest(url, host.code, {"token": "made up", "guest": 0})
        assert (await stranger.connect()).heard[0]["reason"] == "limit"


@pytest.mark.usefixtures("few_misses")
async def test_many_guesses_at_the_same_moment_count_too(tmp_path: Path) -> None:
    async with served(tmp_path) as url, http_client(base_url=url) as client:
        asked = (client.get(f"/api/tables/{codes.new_code()}") for _ in range(5 * FEW))
        statuses = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert statuses.count(404) == FEW


@pytest.mark.usefixtures("few_misses")
async def test_a_right_code_costs_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url)
    async with served(tmp_path) as url:  # where the table has to be fetched from the store first
        for _ in range(3 * FEW):
            assert (await get(f"{url}/api/tables/{host.code.lower()}")).status_code == 200


async def test_upgrades_count_as_requests(tmp_path: Path) -> None:
    async with served(tmp_path, requests=4) as url:
        host = await open_table(url)
        opened = [await host.dial() for _ in range(3)]
        with pytest.raises(WSInvalidStatusError) as refused:
            await host.dial()
        assert refused.value.response.status == 429
        assert int(refused.value.response.headers["Retry-After"]) > 0
        assert not any(phone.closed.is_set() for phone in opened)


async def test_old_codes_of_six_letters_are_codes_still() -> None:
    assert codes.is_code("KMRTXB")
    assert codes.is_code(codes.new_code())
    assert len(codes.new_code()) == 8
    assert not codes.is_code("KMRTXBC")


# --- commands -------------------------------------------------------------------------------


async def test_a_watcher_who_renames_himself_without_end(tmp_path: Path) -> None:
    async with served(tmp_path, messages=1000, commands=10) as url, undisturbed(url):
        host = await open_table(url)
        ada, eve = await host.connect(), await (await join(host, "Eve", seat=-1)).connect()
        answers = [await eve.ask("rename", name=f"Eve {i}") for i in range(10)]
        assert sum(answer["t"] == "ack" for answer in answers) == 1
        assert answers[-1]["code"] == "limit"
        assert answers[-1]["retry"] >= 1000
        assert answers[-1]["why"]["text"]
        assert (await ada.ask("rename", name="Adele"))["t"] == "ack"


@pytest.mark.parametrize(
    "commands",
    [
        [{"t": "wish", "forced": True}, {"t": "wish", "forced": False}],
        [{"t": "odds", "on": True}, {"t": "odds", "on": False}],
        [{"t": "stand"}, {"t": "sit", "seat": 0}],
        [{"t": "swap", "a": 0, "b": 1}],
    ],
)
async def test_commands_without_end(commands: list[dict[str, Any]], tmp_path: Path) -> None:
    async with served(tmp_path, messages=1000, commands=2) as url:
        host = await open_table(url)
        phone = await host.connect()
        answers = [
            await phone.ask(command["t"], **{k: v for k, v in command.items() if k != "t"})
            for command in (commands * 8)[:8]
        ]
        assert sum(answer["t"] == "ack" for answer in answers) == 2
        assert (await phone.ask("say", text="still here"))["t"] == "ack"


async def test_a_new_connection_is_no_new_budget(tmp_path: Path) -> None:
    async with served(tmp_path, commands=2) as url:
        host = await open_table(url)
        done = 0
        for i in range(6):
            phone = await host.connect()
            done += (await phone.ask("odds", id=f"o{i}", on=bool(i % 2)))["t"] == "ack"
            phone.hang_up()
        assert done == 2


async def test_watchers_together_have_a_budget_and_players_their_own(tmp_path: Path) -> None:
    async with served(tmp_path, commands=1) as url:
        host = await open_table(url)
        ada = await host.connect()
        done = 0
        for i in range(5):
            eve = await (await join(host, f"Eve {i}", seat=-1)).connect()
            done += (await eve.ask("rename", name=f"Eva {i}"))["t"] == "ack"
        assert done == 2
        assert (await ada.ask("odds", on=True))["t"] == "ack"


async def test_what_was_done_is_answered_again_over_the_limit(tmp_path: Path) -> None:
    async with served(tmp_path, commands=10) as url:
        host = await open_table(url)
        phone = await host.connect()
        first = await phone.ask("rename", id="once", name="Adele")
        assert (await phone.ask("rename", name="Eva"))["code"] == "limit"
        assert await phone.ask("rename", id="once", name="Adele") == first


async def test_coming_and_going_is_told_seldom(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url)
        ada, watcher = await host.connect(), Guest(host.url, host.code)
        loop = asyncio.get_running_loop()
        since, begun = len(ada.heard), loop.time()
        for _ in range(50):
            (await watcher.connect()).hang_up()
        last = await watcher.connect()
        await ada.until(lambda told: told["t"] == "presence" and told["watchers"] == 1, since)
        told = sum(told["t"] == "presence" for told in ada.heard[since:])
        assert told <= (loop.time() - begun) / 0.2 + 2
        last.hang_up()
        await ada.until(lambda told: told["t"] == "presence" and not told["watchers"], since + told)


async def test_streams_that_end_before_they_begin_give_their_places_back(tmp_path: Path) -> None:
    async with served(tmp_path, max_sockets=2) as url:
        host = await open_table(url)
        for _ in range(6):
            caller = await Caller.to(url)
            await caller.say(f"GET /api/tables/{host.code}/stream HTTP/1.1\r\n\r\n".encode())
            caller.writer.transport.abort()
        async with asyncio.timeout(60):
            while (await get(f"{url}/api/tables/{host.code}/stream?v=x")).status_code == 429:
                await asyncio.sleep(0.01)
        first, second = await host.connect(), await host.connect()
        assert {first.heard[0]["t"], second.heard[0]["t"]} == {"state"}
