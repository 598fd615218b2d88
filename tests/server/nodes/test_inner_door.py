"""Somebody has reached the network of the nodes, and stands at the inner door of one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import NamedTuple

import pytest
import pytest_asyncio

from bluffhouse.server.nodes import inner_door
from tests.server.guests import PATIENCE, Guest, get, open_table, served
from tests.server.store.cluster import Cluster

FEW = 20


class Door(NamedTuple):
    host: str
    port: int
    secret: bytes
    url: str  # of the door for everybody

    async def knock(self, said: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        line = await asyncio.open_connection(self.host, self.port)
        line[1].write(said)
        return line

    async def answer(self, said: bytes) -> bytes:
        """All that is answered until the line is cut."""
        reader, writer = await self.knock(said)
        heard = b""
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while data := await reader.read(1 << 16):
                    heard += data
        writer.close()
        return heard


@pytest_asyncio.fixture
async def door(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Door]:
    monkeypatch.setattr(inner_door, "STRANGERS", FEW)
    url = postgres.empty()
    async with served("", store=url, cluster="club", node="a") as outside:
        ((secret, address),) = postgres.ask("SELECT secret, address FROM nodes", "shared")
        host, _, port = str(address).rpartition(":")
        yield Door(host, int(port), str(secret).encode(), outside)


def bring(door: Door, host: Guest, address: bytes = b"10.0.0.1") -> bytes:
    return b"%s %s %s\n" % (door.secret, host.code.encode(), address)


async def test_nobody_comes_in_without_the_secret(door: Door) -> None:
    for said in (b"wrong - 10.0.0.1\n", door.secret + b"x - 10.0.0.1\n", b"x" * 400, b"\n"):
        assert await door.answer(said) == b"", said


async def test_a_silent_crowd_keeps_nobody_out_and_uses_nothing_up(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inner_door, "PATIENCE", 2 * PATIENCE)
    host = await open_table(door.url)
    crowd = [await door.knock(door.secret[:half]) for half in [0, 5] * FEW]
    reader, writer = await door.knock(bring(door, host))
    assert await asyncio.wait_for(reader.readexactly(1), PATIENCE) == b"+"
    writer.write(b"GET /api/tables/%s HTTP/1.1\r\nHost: x\r\n\r\n" % host.code.encode())
    assert f'"code":"{host.code}"'.encode() in await asyncio.wait_for(reader.read(), PATIENCE)
    for reader, _ in crowd[:FEW]:  # those who were silent longest
        with suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
    for _, writer in crowd:
        writer.close()


async def test_half_a_word_is_not_waited_for(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inner_door, "PATIENCE", 0.2)
    host = await open_table(door.url)
    for said in (b"", door.secret[:3], door.secret, door.secret + b" ", bring(door, host)[:-1]):
        assert await door.answer(said) == b"", said


async def test_a_line_without_end_is_cut(door: Door) -> None:
    assert await door.answer(door.secret + b" " + b"x" * 2 * inner_door.LONGEST) == b""


@pytest.mark.parametrize("sign", [b"?", b"!"])
@pytest.mark.parametrize(
    "asked",
    [b"", b"{}", b"[" * 50_000, b'{"game":"../../etc"}', b"\xff\xfe", b'{"game":NaN}'],
    ids=["nothing", "empty", "deep", "path", "no text", "NaN"],
)
async def test_a_question_that_is_none_is_not_thought_about(
    door: Door, sign: bytes, asked: bytes
) -> None:
    assert await door.answer(b"%s %srules %s\n" % (door.secret, sign, asked)) == b"-"
    assert (await get(f"{door.url}/ready")).status_code == 200


async def test_whoever_is_brought_is_nobody_by_that(door: Door) -> None:
    """His address may be any text; it opens nothing, and does not get into the log or an answer."""
    host = await open_table(door.url)
    for address in (b"", b"x" * 1000, b"10.0.0.1 10.0.0.2", b"\xff\0\r", b"127.0.0.1, ::1"):
        reader, writer = await door.knock(bring(door, host, address))
        assert await asyncio.wait_for(reader.readexactly(1), PATIENCE) == b"+"
        path = f"/api/tables/{host.code}/commands".encode()
        body = b'{"t":"start","id":"x"}'
        writer.write(b"POST %s HTTP/1.1\r\nHost: x\r\n" % path)
        writer.write(b"Authorization: Bearer x\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        assert b" 403 " in answer.splitlines()[0], address
        writer.close()


async def test_who_was_brought_asks_once(door: Door) -> None:
    """A second request on his line, for a table of another node perhaps, is not answered."""
    host = await open_table(door.url)
    asked = b"GET /api/tables/%s HTTP/1.1\r\nHost: x\r\n\r\n" % host.code.encode()
    reader, writer = await door.knock(bring(door, host))
    assert await asyncio.wait_for(reader.readexactly(1), PATIENCE) == b"+"
    writer.write(asked + asked.replace(b"/api/tables/", b"/health?"))
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"connection: close" in answer.lower()
    writer.close()
