"""Attacks on the door: connections that are slow, endless or too many."""

import asyncio
import time

from bluffhouse.server.siege.attack import Attack, must
from bluffhouse.server.siege.field import Field
from bluffhouse.server.siege.wire import Line, read

PIECE = b"X-Endless: " + b"y" * 10_000 + b"\r\n"
PIECES = 3000
CROWD = 150
SLOW_ENOUGH = 25.0  # seconds in which every slow request must have been ended


async def endless_head(field: Field) -> str:
    return await _pour(field, b"GET / HTTP/1.1\r\n", PIECE, 431)


async def endless_body(field: Field) -> str:
    head = b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    return await _pour(field, head, b"2710\r\n" + b" " * 10_000 + b"\r\n", 413)


async def _pour(field: Field, head: bytes, piece: bytes, refused: int) -> str:
    """A request that never ends: it is refused, or the connection is closed."""
    line = await (await field.besieger()).line()
    sent = 0
    await line.say(head)
    while sent < PIECES and await line.say(piece):
        sent += 1
    answer = read(await line.rest(5))
    must(sent < PIECES, "all of it was taken")
    must(answer.status in (0, refused), f"it was answered {answer.status}")
    return f"refused after {sent * len(piece) // 1000} kB at most"


async def slow_heads(field: Field) -> str:
    """A byte a second on many connections: each is ended."""
    besieger = await field.besieger()
    lines = [await besieger.line() for _ in range(30)]
    ended = await asyncio.gather(*map(_dribble, lines))
    must(all(ended), f"{ended.count(False)} slow requests were waited for")
    return f"{len(ended)} slow requests ended"


async def _dribble(line: Line) -> bool:
    """Whether it was ended in time."""
    end = time.monotonic() + SLOW_ENOUGH
    await line.say(b"GET / HTTP/1.1\r\nX: ")
    while (ended := not await line.say(b"y")) is False and time.monotonic() < end:
        await asyncio.sleep(1)
    line.drop()
    return ended


async def silent_crowd(field: Field) -> str:
    """Connections on which nothing is said: others get through, and the first of them go."""
    besieger, other = await field.besieger(), await field.besieger()
    lines = [await besieger.line() for _ in range(CROWD)]
    async with asyncio.timeout(5):
        answer = await other.ask("GET", "/health")
    must(answer.status == 200, f"somebody else was answered {answer.status}")
    await asyncio.sleep(0.2)
    gone = sum(line.reader.at_eof() for line in lines)
    for line in lines:
        line.drop()
    return f"{gone} of {CROWD} silent ones sent away at once"


async def queue_of_requests(field: Field) -> str:
    """Thousands of requests in one packet: they are not all prepared at once."""
    line = await (await field.besieger()).line()
    await line.say(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 3000)
    answered = (await line.rest(5)).count(b"HTTP/1.1 200")
    must(answered < 100, f"{answered} requests were answered")
    return f"{answered} of 3000 answered, then closed"


DOORS = (
    Attack("endless-head", endless_head),
    Attack("endless-body", endless_body),
    Attack("silent-crowd", silent_crowd),
    Attack("queue-of-requests", queue_of_requests),
    Attack("slow-heads", slow_heads, slow=True),
)
