"""Of a burst of new names that a guest gives himself, the first and the last are stored and told.

Everybody at a table hears of a name; nobody needs to hear of those between.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from msgspec.structs import replace

from bluffhouse.server import messages as ms
from bluffhouse.server.live.contracts import Reply

PAUSE = 2.0  # seconds between two new names of a guest

Put = Callable[[int, ms.Rename, Reply], None]


@dataclass(slots=True)
class Burst:
    """What a guest has wished since his last new name."""

    pause: asyncio.TimerHandle
    last: ms.Rename | None = None
    waiting: list[tuple[str, Reply]] = field(default_factory=list)  # all of them, to be answered

    def answer(self, answer: ms.Ack | ms.Refused) -> None:
        for id, reply in self.waiting:
            with suppress(Exception):  # who asked may be gone: the others still wait
                reply(replace(answer, id=id))


class Renames:
    """Holds the new names of a table's guests back. `put`: what is done with one in the end."""

    def __init__(self, loop: asyncio.AbstractEventLoop, put: Put) -> None:
        self._loop = loop
        self._put = put
        self._bursts: dict[int, Burst] = {}  # by guest

    def __bool__(self) -> bool:
        """Whether somebody waits for an answer."""
        return any(burst.last for burst in self._bursts.values())

    def wish(self, guest: int, command: ms.Rename, reply: Reply) -> None:
        if burst := self._bursts.get(guest):
            burst.last = command
            burst.waiting.append((command.id, reply))
        else:
            self._begin(guest)
            self._put(guest, command, reply)

    def _begin(self, guest: int) -> None:
        self._bursts[guest] = Burst(self._loop.call_later(PAUSE, self._pause_over, guest))

    def _pause_over(self, guest: int) -> None:
        burst = self._bursts.pop(guest)
        if burst.last:
            self._begin(guest)
            self._put(guest, burst.last, burst.answer)

    def rest(self) -> None:
        """No more timers: whoever waits is answered by the table, which takes no new names now."""
        bursts, self._bursts = self._bursts, {}
        for guest, burst in bursts.items():
            burst.pause.cancel()
            if burst.last:
                self._put(guest, burst.last, burst.answer)
