"""The porter: he stands at the door, and leads everybody to the wing where his table stands.

He reads the first line of what somebody says without taking it, and passes the connection on as it
is. From then on he has nothing to do with it: he is no bottleneck.
"""

import asyncio
import re
import socket
from collections.abc import Sequence
from itertools import cycle

from bluffhouse.server.wings.corridor import Corridor

TABLE = re.compile(rb"[A-Z]+ /api/tables/([A-Za-z0-9]+)")
FIRST_LINE = 2048  # bytes in which it must have been said what is wanted
SPEAK_WITHIN = 10.0  # seconds
SILENT = 1000  # guests who have said nothing yet; of more, the first has to go
AT_ONCE = 64  # guests let in before others get their turn
BACKLOG = 2048


def wanted(said: bytes) -> str | None:
    """The table that somebody asks for in his first line; None for what any wing can tell."""
    found = TABLE.match(said)
    return found[1].decode() if found else None


class Porter:
    def __init__(self, door: socket.socket, corridors: Sequence[Corridor]) -> None:
        self._door = door
        self._corridors = corridors
        self._next = cycle(corridors)
        self._loop = asyncio.get_running_loop()
        self._silent: dict[socket.socket, asyncio.TimerHandle] = {}  # the first one first

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
                guest, _ = self._door.accept()
            except OSError:  # nobody is there any more
                return
            guest.setblocking(False)
            guest.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if len(self._silent) >= SILENT:
                self._turn_away(next(iter(self._silent)))
            patience = self._loop.call_later(SPEAK_WITHIN, self._turn_away, guest)
            self._silent[guest] = patience
            self._loop.add_reader(guest, self._listen, guest)

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
        corridor = next(self._next)
        if table is not None:
            corridor = next(each for each in self._corridors if each.wing.keeps(table))
        self._take_leave(guest)
        guest.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, 1)
        corridor.send(guest)

    def _turn_away(self, guest: socket.socket) -> None:
        self._take_leave(guest)
        guest.close()

    def _take_leave(self, guest: socket.socket) -> None:
        self._silent.pop(guest).cancel()
        self._loop.remove_reader(guest)
