"""Players who do not go away: they come back when the line is cut, and say again what was lost."""

import asyncio
from random import Random

import msgspec
from picows import WSError, WSTransport

from benchmarks.server.load import Table, now
from benchmarks.server.ours import Moved, On, OurSeat, write
from bluffhouse.server import messages

read_said = msgspec.json.Decoder(messages.Move | messages.Start).decode
SILENCE = 20.0  # seconds


class LoyalSeat(OurSeat):
    """A seat that keeps what the server has not answered, and counts what it did."""

    first_wait, longest_wait = 0.5, 4.0  # seconds, each spread from half to one and a half of it

    def __init__(self, table: Table, port: int, who: messages.Welcome, chance: Random) -> None:
        super().__init__(table, port, who, chance)
        self.unanswered: dict[str, bytes] = {}
        self.acked: dict[int, bytes] = {}  # versions made, and the command that made each
        self.refusals: list[messages.Refused] = []
        self.postponed: tuple[int, Moved] | None = None  # at a version, until there is an answer
        self.gaps = 0
        self.leaving = False
        self.returning: asyncio.Task[None] | None = None
        self.retry: float | None = None  # seconds, as the server said
        self.cuts = 0  # lines that ended without good-bye
        self.heard_at = now()
        self.pause = 0.0  # the longest time without news, in seconds

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        super().on_ws_disconnected(transport)
        self.cuts += self.retry is None
        if not self.leaving and (self.returning is None or self.returning.done()):
            self.returning = asyncio.get_running_loop().create_task(self.come_back())

    async def come_back(self) -> None:
        """Try until it works; wait longer each time, and never all players at once."""
        wait = self.first_wait if self.retry is None else self.retry
        self.retry = None
        while True:
            await asyncio.sleep(wait * (0.5 + self.chance.random()))
            self.ready = asyncio.get_running_loop().create_future()
            try:
                await self.connect()
            except (OSError, WSError, TimeoutError):
                wait = min(max(2 * wait, self.first_wait), self.longest_wait)
            if self.back:  # and not sent away again in the same moment
                return

    async def connect(self) -> None:
        """As docs/protocol.md says: who hears nothing for long connects again."""
        try:
            await asyncio.wait_for(super().connect(), SILENCE)
        except TimeoutError:
            if self.transport is not None:
                self.transport.disconnect(graceful=False)
            raise

    def part(self, bye: messages.Bye) -> None:
        self.retry = None if bye.retry is None else bye.retry / 1000

    @property
    def back(self) -> bool:
        return self.transport is not None and self.ready.done() and not self.ready.exception()

    def sit(self) -> None:
        super().sit()
        for text in self.unanswered.values():
            super().send(text)

    def say(self, said: messages.Start) -> None:
        self.unanswered[said.id] = write(said)
        super().say(said)

    def make(self, number: int, move: bytes) -> None:
        self.unanswered[str(number)] = move
        super().make(number, move)

    def go_on(self, version: On) -> None:
        self.gaps += self.v is not None and version.v != self.v + 1
        heard_at, self.heard_at = self.heard_at, now()
        self.pause = max(self.pause, self.heard_at - heard_at)
        super().go_on(version)

    def think(self, now: Moved) -> None:
        if self.unanswered:  # what was said before still holds, unless it was done long ago
            self.postponed = self.v or 0, now
        else:
            self.postponed = None
            super().think(now)

    def answered(self, told: messages.Ack | messages.Refused) -> None:
        text = self.unanswered.pop(told.id, None)
        if text is None:
            return
        if isinstance(told, messages.Ack):
            self.acked[told.v] = text
            if self.postponed and told.v <= self.postponed[0]:
                self.think(self.postponed[1])
            return
        self.refusals.append(told)
        if told.code == "store":  # nothing has changed: say it again when there is room
            self.unanswered[told.id] = text
            asyncio.get_running_loop().call_later(self.first_wait, self.send, text)

    @property
    def moves(self) -> list[messages.Move]:
        """The moves that the server has promised to keep."""
        said = (
            msgspec.json.decode(text, type=messages.Move | messages.Start)
            for text in self.acked.values()
        )
        return [each for each in said if isinstance(each, messages.Move)]
