"""Attacks on a table: that it stands still, or is there twice."""

import asyncio

from bluffhouse.server.siege.attack import Attack, must
from bluffhouse.server.siege.field import Besieger, Field, Guest

GHOSTS = 8


async def ghosts(field: Field) -> str:
    """Leave, and open streams at the same moment: the table must go on."""
    besieger, players = await field.besieger(), await field.besieger()
    host = await players.open()
    for i in range(GHOSTS):
        eve = await besieger.joined(host.code, f"Eve {i}", seat=-1)
        path, bye = f"/api/tables/{host.code}/commands", {"t": "leave", "id": "leave"}
        streams = (_glance(besieger, eve, pause / 1000) for pause in range(4))
        await asyncio.gather(besieger.ask("POST", path, bye, eve.token), *streams)
        said = {"t": "say", "id": f"s{i}", "text": "still here"}
        async with asyncio.timeout(10):
            answer = await players.ask("POST", path, said, host.token)
        must(answer.status == 200, f"after {i + 1} ghosts the table answered {answer.status}")
    return f"{GHOSTS} times, and the table goes on"


async def _glance(besieger: Besieger, guest: Guest, pause: float) -> None:
    """Open a stream, and go."""
    await asyncio.sleep(pause)
    line = await besieger.line()
    await line.say(
        f"GET /api/tables/{guest.code}/stream HTTP/1.1\r\nHost: x\r\n"
        f"Authorization: Bearer {guest.token}\r\n\r\n".encode()
    )
    await line.rest(0.05)


async def broken_off(field: Field) -> str:
    """Streams that end before they begin: their places are free again."""
    besieger = await field.besieger()
    host = await besieger.open()
    for _ in range(260):  # more than an address has
        line = await besieger.line()
        await line.say(f"GET /api/tables/{host.code}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        line.drop()
    for _ in range(50):
        if socket := await besieger.greeted(host):
            must(bool(await socket.hear()), "the table does not answer")
            socket.drop()
            return "260 streams broken off"
        await asyncio.sleep(0.1)
    must(False, "there was no place for another connection")
    return ""


async def unread(field: Field) -> str:
    """Watchers who read nothing while much is told."""
    besieger, players = await field.besieger(), await field.besieger()
    host = await players.open()
    lines = [await besieger.greeted(host.code) for _ in range(20)]
    for line in lines:
        if line:
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
    path = f"/api/tables/{host.code}/commands"
    for i in range(25):
        said = {"t": "say", "id": f"s{i}", "text": "𝔘" * 300}
        async with asyncio.timeout(10):
            answer = await players.ask("POST", path, said, host.token)
        must(answer.status in (200, 429), f"the table answered {answer.status}")
    for line in lines:
        if line:
            line.drop()
    return "20 watchers"


TABLES = (
    Attack("ghosts", ghosts),
    Attack("broken-off", broken_off),
    Attack("unread", unread),
)
