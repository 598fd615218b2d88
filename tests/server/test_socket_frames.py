"""Frames of all kinds, connections that say nothing, and those who do not read."""

import contextlib
import json
from pathlib import Path

import pytest

from bluffhouse.server.admission import websocket_connection
from bluffhouse.server.requests import sockets, stream
from tests.server import raw
from tests.server.fuzzed import NOISY, House, house
from tests.server.raw import Wire, frame

HELLO = frame(b'{"t":"hello"}')

# --- frames ---------------------------------------------------------------------------------

FRAMES = (
    frame(b"\x00\x01", raw.BINARY),
    frame(b'{"t":"pi', fin=False) + frame(b'ng"}', raw.CONTINUATION),
    frame(b"x", raw.CONTINUATION),
    frame(b"x" * 100_000),
    frame(b'{"t":"ping"}', masked=False),
    frame(b"x", 0x5),
    frame(b"x" * 126, raw.PING),
    frame(b"", raw.PING, fin=False),
    frame(b"\x03", raw.CLOSE),
    frame(b"\x03\xe8bye", raw.CLOSE),
    b"\x81\xff" + b"\xff" * 12,
    b"\xff" * 500,
    b"GET / HTTP/1.1\r\n\r\n",
)


@pytest.mark.parametrize("greeted", [True, False])
async def test_frames_of_all_kinds(greeted: bool, tmp_path: Path) -> None:
    """Each ends its connection, without harm to others."""
    async with house(tmp_path) as here:
        for noise in FRAMES:
            wire = await Wire.to(here.url, NOISY)
            await wire.say(*([HELLO] if greeted else []), noise)
            await wire.rest()
            wire.drop()
        await here.plays_on()


async def test_frames_byte_by_byte(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        wire = await Wire.to(here.url, NOISY)
        for byte in HELLO + frame(b'{"t":"ping","n":5}'):
            await wire.say(bytes([byte]))
        assert b'"n":5' in await wire.reader.readuntil(b'"state"')
        wire.drop()


async def test_connections_that_say_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.05)
    async with house(tmp_path) as here:
        wires = [await Wire.to(here.url, NOISY) for _ in range(20)]
        for wire in wires:
            assert b'"late"' in await wire.rest()


async def test_a_flood_of_connections(tmp_path: Path) -> None:
    async with house(tmp_path, max_sockets=60) as here:
        before = here.sockets()
        wires = []
        for _ in range(200):
            with contextlib.suppress(AssertionError):  # 429
                wires.append(await Wire.to(here.url, NOISY))
        assert len(wires) == 60 - before
        for wire in wires:
            await wire.say(HELLO)
        await here.plays_on()
        for wire in wires:
            wire.drop()
        await here.only(before)
        again = await Wire.to(here.url, NOISY)  # there is room again
        again.drop()


# --- who does not read ----------------------------------------------------------------------


async def much_to_tell(here: House) -> None:
    """Fill the chat, so that every new state is large; then have many states."""
    for i in range(60):
        await here.noisy.phones[0].ask("say", id=f"l{i}", text="𝔘" * 300)
    for i in range(60):
        for kind in ("pause", "resume"):
            await here.noisy.phones[0].ask(kind, id=f"{kind}{i}")
        if i % 20 == 0:
            await here.plays_on()


async def test_who_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_connection, "PARTING", 0.1)
    async with house(tmp_path) as here:
        before = here.sockets()
        wires = [await Wire.to(here.url, NOISY, receive=4096) for _ in range(3)]
        for wire in wires:
            await wire.say(HELLO)
            wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await much_to_tell(here)
        await here.only(before)  # while nobody has read anything
        for wire in wires:
            wire.drop()


async def test_a_stream_that_is_not_read_takes_no_more_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "BACKLOG", 1 << 18)
    async with house(tmp_path) as here:
        live = here.noisy.live
        before = len(live.ears)
        address = f"/api/tables/{NOISY}/stream"
        async with here.here.client.stream("GET", address) as lines:
            assert len(live.ears) == before + 1
            await much_to_tell(here)
            assert len(live.ears) == before
            last = [line async for line in lines.aiter_lines() if line][-1]
            assert json.loads(last)["reason"] == "slow"
