"""Replays of finished matches: each is made once, however many want to see it."""

import asyncio
import hashlib
from collections import OrderedDict
from functools import partial

import msgspec

from bluffhouse.core.record import Make
from bluffhouse.server.background.pools import Pool
from bluffhouse.server.finished.retelling import retell
from bluffhouse.server.live import viewer_messages

KEPT = 32 * 1024 * 1024  # bytes of replays in memory; older ones are made again

Key = tuple[bytes, int | None]  # what is retold, and as which seat saw it


class Replays:
    def __init__(self, pool: Pool, make: Make, kept: int = KEPT) -> None:
        self._pool = pool
        self._make = make  # a game, without compiling it
        self._most = kept
        self._size = 0
        self._made: OrderedDict[Key, bytes] = OrderedDict()
        self._making: dict[Key, asyncio.Task[bytes]] = {}

    async def ask(self, record: bytes, seat: int | None, address: str) -> bytes:
        """A replay, in JSON. Who asks for one that is being made waits for the same."""
        key = hashlib.blake2b(record, digest_size=16).digest(), seat
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        making = self._making.get(key)
        if making is None:
            job = self._pool.do(address, _retold, record, seat, self._make)
            making = self._making[key] = asyncio.ensure_future(job)
            making.add_done_callback(partial(self._end, key))
        return await asyncio.shield(making)

    def _end(self, key: Key, making: "asyncio.Task[bytes]") -> None:
        del self._making[key]
        if making.cancelled() or making.exception() or len(making.result()) > self._most:
            return
        self._made[key] = making.result()
        self._size += len(making.result())
        while self._size > self._most:
            self._size -= len(self._made.popitem(last=False)[1])


def _retold(record: bytes, seat: int | None, make: Make) -> bytes:
    return viewer_messages.encode(retell(msgspec.json.decode(record), seat, make))
