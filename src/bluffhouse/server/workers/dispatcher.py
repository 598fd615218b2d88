"""The dispatcher accepts every connection, and passes it on to the worker that keeps its table.

It reads the first line of what somebody says without taking it, and passes the connection on as it
is. From then on it has nothing to do with it: it is no bottleneck.
"""

import asyncio
import socket
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle
from typing import NamedTuple

from bluffhouse.server.admission.connections import (
    Full,
    arrivals,
    open_files,
    silent_connections,
    take_arrival,
)
from bluffhouse.server.admission.early_answers import curtly
from bluffhouse.server.admission.origins import counted
from bluffhouse.server.admission.silent import SilentConnections
from bluffhouse.server.config import Config
from bluffhouse.server.wanted import FIRST_LINE, wanted
from bluffhouse.server.workers.process import WorkerProcess

SPEAK_WITHIN = 10.0  # seconds
AT_ONCE = 64  # guests let in before others get their turn
BACKLOG = 2048
LAST_WORDS = 1 << 16  # bytes


class Silent(NamedTuple):
    """Who has said nothing yet: where he comes from, and the end of the dispatcher's patience."""

    address: str
    patience: asyncio.TimerHandle


class Dispatcher:
    def __init__(
        self, door: socket.socket, workers: Sequence[WorkerProcess], config: Config
    ) -> None:
        self._door = door
        self._workers = workers
        self._next = cycle(workers)
        self._loop = asyncio.get_running_loop()
        self._arrivals = arrivals(config)
        self._silent: dict[socket.socket, Silent] = {}
        self._waiting: SilentConnections[socket.socket] = silent_connections(config)
        open_files()

    def open(self) -> None:
        self._door.setblocking(False)
        self._door.listen(BACKLOG)
        self._loop.add_reader(self._door, self._answer_the_door)

    def close(self) -> None:
        self._loop.remove_reader(self._door)
        for guest in list(self._silent):
            self._turn_away(guest)

    def _answer_the_door(self) -> None:
        for _ in range(AT_ONCE):
            try:
                guest, (address, *_) = self._door.accept()
            except OSError:  # nobody is there any more
                return
            guest.setblocking(False)
            guest.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            try:
                if self._arrivals:
                    take_arrival(self._arrivals, counted(address))
                self._let_in(guest, counted(address))
            except Full as full:
                _refuse(guest, full)

    def _let_in(self, guest: socket.socket, address: str) -> None:
        patience = self._loop.call_later(SPEAK_WITHIN, self._turn_away, guest)
        self._silent[guest] = Silent(address, patience)
        self._loop.add_reader(guest, self._listen, guest)
        if gone := self._waiting.enter(guest, address):
            self._turn_away(gone)

    def _listen(self, guest: socket.socket) -> None:
        """Hear what somebody wants, as far as he has said it."""
        try:
            said = guest.recv(FIRST_LINE, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if not said:  # he has gone
            self._turn_away(guest)
        elif b"\n" in said or len(said) == FIRST_LINE:
            self._lead(guest, wanted(said))
        else:  # what is here already must not wake us again, but the rest of the line
            guest.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, len(said) + 1)

    def _lead(self, guest: socket.socket, table: str | None) -> None:
        worker = next(self._next)
        if table is not None:
            worker = next(each for each in self._workers if each.share.keeps(table))
        self._take_leave(guest)
        guest.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, 1)
        worker.send(guest)

    def _turn_away(self, guest: socket.socket) -> None:
        self._take_leave(guest)
        guest.close()

    def _take_leave(self, guest: socket.socket) -> None:
        silent = self._silent.pop(guest)
        silent.patience.cancel()
        self._waiting.leave(guest, silent.address)
        self._loop.remove_reader(guest)


def _refuse(guest: socket.socket, full: Full) -> None:
    """Say why, as far as he listens."""
    with guest, suppress(OSError):
        guest.send(curtly(full.status, full.much))
        guest.shutdown(socket.SHUT_WR)
        guest.recv(LAST_WORDS)  # what is left unread would take our answer with it
