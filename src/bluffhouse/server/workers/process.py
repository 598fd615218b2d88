"""The process of a worker, as the dispatcher sees it; it is started anew whenever it falls."""

import asyncio
import logging
import os
import socket
import sys
from collections import deque
from contextlib import suppress
from pathlib import Path

import msgspec
from prometheus_client.multiprocess import mark_process_dead

from bluffhouse.server.config import Config, ConfigError
from bluffhouse.server.metrics import SHARED
from bluffhouse.server.share import Share
from bluffhouse.server.workers.worker import REFUSED, Orders

log = logging.getLogger(__name__)

BUILD_AGAIN = 0.5  # seconds after a worker fell
LONGEST_PAUSE = 30.0  # after one that falls again and again
ROOM_AGAIN = 0.02  # seconds
QUEUE = 4000  # guests who wait for a worker; of more, the first has to come again
FAREWELL = 15.0  # seconds to tell everybody that the house closes


class WorkerProcess:
    """A worker, and the socket by which connections are passed to it. The socket stays when the
    worker falls: who was sent there meanwhile waits for the next one."""

    def __init__(self, share: Share, config: Config, epoch: int, board: Path) -> None:
        self.share = share
        self._config = config
        self._epoch = epoch  # of the store, which the dispatcher has taken for all workers
        self._board = board
        self._here, self._there = socket.socketpair()
        self._here.setblocking(False)
        self._queue: deque[socket.socket] = deque()  # guests whom the socket has no room for
        self._process: asyncio.subprocess.Process | None = None

    def send(self, guest: socket.socket) -> None:
        """Pass a connection on to the worker, now or as soon as there is room."""
        self._queue.append(guest)
        if len(self._queue) == 1:
            self._move_up()
        elif len(self._queue) > QUEUE:
            self._queue.popleft().close()

    def _move_up(self) -> None:
        while self._queue:
            try:
                socket.send_fds(self._here, [b"."], [self._queue[0].fileno()])
            except OSError:  # there is no room: a thousand came at once, or the worker fell
                asyncio.get_running_loop().call_later(ROOM_AGAIN, self._move_up)
                return
            self._queue.popleft().close()  # it is open over there

    async def build(self) -> bool:
        """Start the worker; whether it takes guests now."""
        number = self._there.fileno()
        orders = Orders(self._config, self.share, self._epoch, number, str(self._board))
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bluffhouse.server.workers.worker",
            stdin=asyncio.subprocess.PIPE, pass_fds=[number],
            start_new_session=True,  # Ctrl-C is for the dispatcher, who tells everybody
            env={**os.environ, SHARED: str(self._board)},
        )  # fmt: skip
        assert self._process.stdin
        with suppress(ConnectionError):  # it fell at once
            self._process.stdin.write(msgspec.json.encode(orders))
            await self._process.stdin.drain()
        self._process.stdin.close()
        ready = asyncio.ensure_future(asyncio.get_running_loop().sock_recv(self._here, 1))
        fallen = asyncio.ensure_future(self._process.wait())
        await asyncio.wait([ready, fallen], return_when=asyncio.FIRST_COMPLETED)
        for waiting in (ready, fallen):
            waiting.cancel()
        return ready.done() and not ready.cancelled()

    async def keep_up(self) -> None:
        """Start the worker anew whenever it falls; ends with an error if that is of no use."""
        pause = BUILD_AGAIN
        while True:
            assert self._process
            if await self._process.wait() == REFUSED:
                raise ConfigError("serve-no-workers-started")
            log.error("a process of the server fell: another takes its tables")
            self._forget()
            await asyncio.sleep(pause)
            pause = BUILD_AGAIN if await self._rebuilt() else min(2 * pause, LONGEST_PAUSE)

    async def _rebuilt(self) -> bool:
        try:
            return await self.build()
        except OSError:  # no memory or no process to be had: the next attempt may find some
            log.exception("a process of the server cannot be started")
            return False

    def _forget(self) -> None:
        """Nobody counts the tables and connections of a worker that fell."""
        assert self._process
        mark_process_dead(self._process.pid, str(self._board))  # type: ignore[no-untyped-call]
        (self._board / f"worker-{self.share.number}.json").unlink(missing_ok=True)

    async def close(self) -> None:
        """Let the worker tell its guests, and end."""
        if self._process and self._process.returncode is None:
            self._process.terminate()
            try:
                await asyncio.wait_for(self._process.wait(), FAREWELL)
            except TimeoutError:
                self._process.kill()
                await self._process.wait()
        while self._queue:
            self._queue.pop().close()
        self._here.close()
        self._there.close()
