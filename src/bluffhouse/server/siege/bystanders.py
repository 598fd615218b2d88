"""Two people who play on during an attack: they are answered, and not much later than else."""

import asyncio
import itertools
import time
from contextlib import suppress
from typing import Any

from bluffhouse.server.siege.attack import must
from bluffhouse.server.siege.field import Besieger, Guest
from bluffhouse.server.siege.wire import Socket

EVERY = 0.4  # seconds between their moves
LONGEST = 5.0  # seconds that an answer may take


class Bystanders:
    def __init__(self, port: int) -> None:
        self._besieger = Besieger(port)
        self._ids = itertools.count()
        self._guests: list[Guest] = []
        self._ears: list[asyncio.Task[None]] = []
        self._task: asyncio.Task[None] | None = None
        self.longest = 0.0
        self.answers = 0

    async def begin(self) -> None:
        host = await self._besieger.open()
        self._guests = [host, await self._besieger.joined(host.code, "Ben")]
        for guest in self._guests:
            socket = await self._besieger.greeted(guest)
            assert socket is not None
            self._ears.append(asyncio.create_task(_listen(socket)))
        await self._say(host, {"t": "start"})

    async def watch(self) -> None:
        """Begin to play, and to measure."""
        self.longest, self.answers = 0.0, 0
        self._task = asyncio.create_task(self._play())

    async def rest(self) -> None:
        """End it: they must have been answered all the time."""
        assert self._task is not None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        must(self.longest < LONGEST, f"others waited {self.longest:.1f} s for an answer")
        must(not any(ear.done() for ear in self._ears), "others lost their connection")

    def cease(self) -> None:
        """Play no further, whatever came of it."""
        if self._task:
            self._task.cancel()

    def leave(self) -> None:
        for ear in self._ears:
            ear.cancel()

    async def _play(self) -> None:
        """Each asks for whatever he may do: a ping is always answered, a move if it is his turn."""
        for number in itertools.count():
            for guest in self._guests:
                begun = time.monotonic()
                state = await self._besieger.ask(
                    "GET", f"/api/tables/{guest.code}/state", token=guest.token
                )
                must(state.status == 200, f"somebody else was answered {state.status}")
                await self._move(guest, state.told())
                self.longest = max(self.longest, time.monotonic() - begun)
                self.answers += 1
                await asyncio.sleep(EVERY)
            must(number < 10_000, "the siege has no end")

    async def _move(self, guest: Guest, state: Any) -> None:
        match = state.get("match")
        if match is None or match.get("outcome"):
            if guest is self._guests[0] and match is not None:
                await self._say(guest, {"t": "start"})
        elif moves := match["view"]["moves"]:
            told = await self._say(guest, {"t": "move", "move": moves[0], "at": match["at"]})
            must(told in (200, 409), f"a move of somebody else was answered {told}")

    async def _say(self, guest: Guest, command: dict[str, Any]) -> int:
        path = f"/api/tables/{guest.code}/commands"
        said = {**command, "id": f"b{next(self._ids)}"}
        return (await self._besieger.ask("POST", path, said, guest.token)).status


async def _listen(socket: Socket) -> None:
    """As long as something is told."""
    while await socket.hear() is not None:
        pass
