"""The terminal's line to a table, where somebody in between ends it in the midst of being made."""

import asyncio
from typing import Any

from bluffhouse.cli.remote.wire import Wire

PATIENCE = 60.0  # seconds: only what fails waits so long


async def test_a_line_that_ends_while_it_is_made_is_made_again(monkeypatch: Any) -> None:
    """As a balancer does with whom it led to a machine that has gone: no word, and the end."""
    monkeypatch.setattr("bluffhouse.cli.remote.wire.FIRST", 0.01)
    calls: asyncio.Queue[bytes] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        calls.put_nowait(await reader.readline())
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as door:
        host, port = door.sockets[0].getsockname()
        wire = Wire(f"ws://{host}:{port}/api/tables/KMRTXBZZ/socket", None, Deaf())
        task = asyncio.create_task(wire.run())
        async with asyncio.timeout(PATIENCE):
            for _ in range(3):
                assert (await calls.get()).startswith(b"GET /api/tables/")
        wire.stop()
        await task


class Deaf:
    """Nothing is told on such a line."""

    def told(self, message: object) -> None:
        raise AssertionError(message)

    def line(self, open: bool) -> None:
        assert not open

    def ended(self, bye: object) -> None:
        raise AssertionError(bye)
