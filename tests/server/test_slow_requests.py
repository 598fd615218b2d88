"""Connections that are slow, endless or too many, and requests that are none."""

import asyncio
import json
from pathlib import Path

import pytest

from bluffhouse.server.admission import http_connection
from tests.server.guests import get, http_client, open_table, served
from tests.server.meanwhile import counts, nothing_is_logged, undisturbed
from tests.server.raw import Caller

# --- slow and endless requests --------------------------------------------------------------


async def test_a_head_without_end(tmp_path: Path) -> None:
    async with served(tmp_path) as url, undisturbed(url):
        for endless in (b"X-%d: y\r\n", b"y"):
            caller = await Caller.to(url)
            await caller.say(b"GET / HTTP/1.1\r\nX-Long: ")
            for i in range(40):
                piece = endless % i if b"%" in endless else endless
                await caller.say(piece * (25_000 // len(piece)))
            answer = await caller.answer()
            assert answer.startswith(b"HTTP/1.1 431"), answer
            assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "large"


async def test_an_address_without_end(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        assert (await get(f"{url}/{'x' * 3000}")).status_code == 414


@pytest.mark.parametrize(
    ("phase", "words", "status"),
    [
        ("FIRST_WORD", b"", b""),
        ("FIRST_WORD", b"\r\n\r\n", b"HTTP/1.1 408"),
        ("HEAD", b"GET / HTTP/1.1\r\nHost: x\r\n", b"HTTP/1.1 408"),
        ("BODY", b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{", b"HTTP/1.1 408"),
        ("IDLE", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", b"HTTP/1.1 200"),
    ],
)  # fmt: skip
async def test_every_phase_of_a_request_has_its_time(
    phase: str, words: bytes, status: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, phase, 0.5)  # seconds: what is said comes in time
    async with served(tmp_path) as url:
        caller = await Caller.to(url)
        await caller.say(words)
        assert (await caller.answer())[:12] == status


async def test_a_proxy_ends_its_idle_lines_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else what somebody asks may meet a line that is just being closed, and is lost."""
    monkeypatch.setattr(http_connection, "IDLE", 0.0)
    async with served(tmp_path, proxied=True) as url:
        caller = await Caller.to(url)
        for _ in range(3):
            await caller.say(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await caller.reader.readuntil(b"}")).startswith(b"HTTP/1.1 200")
            await get(f"{url}/health")  # meanwhile the loop has turned
        monkeypatch.setattr(http_connection, "OF_PROXY", 0.0)
        await caller.say(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await caller.answer()).startswith(b"HTTP/1.1 200"), "and is closed for all that"


async def test_a_byte_now_and_then_does_not_help(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "HEAD", 0.3)
    async with served(tmp_path) as url:
        caller = await Caller.to(url)
        await caller.say(b"GET / HTTP/1.1\r\nX: ")
        for _ in range(100):
            await caller.say(b"y")
            await asyncio.sleep(0.02)
            if caller.reader.at_eof():
                break
        assert (await caller.answer()).startswith(b"HTTP/1.1 408")


async def test_a_body_without_end(tmp_path: Path) -> None:
    async with served(tmp_path) as url, undisturbed(url):
        for piece in (b"5000\r\n" + b" " * 0x5000 + b"\r\n", b"1;" + b"x" * 20_000 + b"\r\n \r\n"):
            caller = await Caller.to(url)
            await caller.say(
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
            )
            for _ in range(50):
                await caller.say(piece)
            assert b"413" in (await caller.answer()).split(b"\r\n")[0]


async def test_an_answer_that_nobody_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "READING", 0.1)
    async with served(tmp_path, requests=1000) as url:
        caller = await Caller.to(url)
        caller.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(100):
            await caller.say(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 2)
            if counts((await get(f"{url}/metrics")).text, "unread"):
                break
            await asyncio.sleep(0.02)
        assert counts((await get(f"{url}/metrics")).text, "unread") == 1
        caller.writer.close()


async def test_requests_in_a_row_without_waiting_for_answers(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        caller = await Caller.to(url)
        await caller.say(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 3)
        for _ in range(3):
            assert await caller.reader.readuntil(b"}")
        with nothing_is_logged():
            for after in (b"", b"what?\r\n\r\n"):  # what cannot be read, behind what can
                caller = await Caller.to(url)
                await caller.say(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 2000 + after)
                assert (await caller.answer()).count(b"HTTP/1.1 200") < 20
                caller = await Caller.to(url)
                await caller.say(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 2 + after)
                caller.writer.write_eof()
                await caller.answer()
            await get(f"{url}/health")


# --- connections ----------------------------------------------------------------------------


async def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    async with served(tmp_path, max_connections=5) as url, http_client() as other:
        held = [await Caller.to(url, "127.0.0.3") for _ in range(5)]
        await asyncio.sleep(0)
        refused = await Caller.to(url, "127.0.0.3")
        answer = await refused.answer()
        assert answer.startswith(b"HTTP/1.1 429")
        assert b"retry-after: " in answer
        assert (await other.get(f"{url}/health")).status_code == 200
        for caller in held:
            caller.writer.close()


@pytest.mark.parametrize("workers", [1, 2])
async def test_who_says_nothing_goes_before_others_of_another_address(
    workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bluffhouse.server.admission.connections.SILENT", 20)
    async with served(tmp_path, workers=workers) as url:
        slow = await Caller.to(url, "127.0.0.2")
        await slow.say(b"GET /health HT")
        crowd = [await Caller.to(url, "127.0.0.3") for _ in range(40)]
        await asyncio.wait_for(crowd[0].reader.read(), 60)  # it had to go
        await slow.say(b"TP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await slow.answer()).startswith(b"HTTP/1.1 200")
        for caller in crowd:
            caller.writer.close()


@pytest.mark.parametrize("workers", [1, 2])
async def test_arrivals_of_one_address_are_counted_whatever_the_processes(
    workers: int, tmp_path: Path
) -> None:
    async with served(tmp_path, workers=workers, arrivals=6) as url:
        answers = []
        for _ in range(9):
            caller = await Caller.to(url, "127.0.0.3")
            await caller.say(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            answers.append((await caller.answer())[9:12])
        assert answers[:6] == [b"200"] * 6
        assert b"429" in answers[6:]
        assert (await get(f"{url}/health")).status_code == 200


# --- nonsense -------------------------------------------------------------------------------

NONSENSE = (
    b"GET /api/tables/KMRTXB/matches/" + b"9" * 1900 + b"/record HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/KMRTXB/matches/" + b"9" * 5000 + b"/replay HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/%s/qr.svg HTTP/1.1\r\nHost: " + b"x" * 9000 + b"\r\n\r\n",
    b"GET /api/tables/%s/qr.svg HTTP/1.1\r\nHost: <b>\xc3\xa9\r\n\r\n",
    b"GET /api/tables/%s/stream?v=" + b"9" * 1900 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/%s/stream?v=1e999 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/%s/state HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \xff\xfe\r\n\r\n",
    b"GET /api/tables/%s/spoken?lang=%%00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/%%ff%%fe/state HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/games/luegen/labels?players=" + b"9" * 1900 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/games/luegen/labels?players=-1&x=%%00&=& HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /%%00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /" + b"a/" * 900 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET \xff HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET http://[::1/ HTTP/1.1\r\nHost: x\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    b"CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"BREW / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xff\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: \xff,,;;q=\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"\x00" * 300 + b"\r\n\r\n",
)


async def test_nonsense_is_refused_without_a_word_in_the_log(tmp_path: Path) -> None:
    async with served(tmp_path) as url, undisturbed(url):
        code = (await open_table(url)).code.encode()
        with nothing_is_logged():
            for nonsense in NONSENSE:
                caller = await Caller.to(url)
                await caller.say(nonsense.replace(b"%s", code).replace(b"%%", b"%"))
                caller.writer.write_eof()
                answer = await caller.answer()
                assert answer == b"" or 200 <= int(answer[9:12]) < 500, (nonsense[:60], answer)


async def test_who_goes_in_the_middle_of_a_body_leaves_no_trace(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        with nothing_is_logged():
            caller = await Caller.to(url)
            await caller.say(
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"
            )
            await get(f"{url}/health")
            caller.writer.transport.abort()
            for _ in range(3):
                await get(f"{url}/health")
