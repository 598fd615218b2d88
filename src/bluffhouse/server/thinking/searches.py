"""Where bots are asked that search."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from bluffhouse.server.thinking.process import SEARCH, Command, Place
from bluffhouse.server.thinking.question import Answer, Question

log = logging.getLogger(__name__)

PATIENCE = 5.0  # seconds that somebody waits for an answer, however many others ask
IDLE = 300.0  # seconds without a question after which a process ends


class Stumped(Exception):
    """No move was found, or not in time."""


class Asked(NamedTuple):
    question: bytes
    found: "asyncio.Future[str]"  # done before there is an answer: nobody waits any more


#: Asks somewhere else; None if nobody has room there, or does not answer in time.
Elsewhere = Callable[[Question], Awaitable[Answer | None]]


class Searches:
    """Answers questions in the order in which they come, at so many places. Nobody sits there
    before the first question, nor long after the last."""

    def __init__(
        self, places: int, patience: float = PATIENCE, idle: float = IDLE,
        command: Command = SEARCH,
    ) -> None:  # fmt: skip
        self._places, self._patience, self._idle = places, patience, idle
        self._command = command
        self._asked: asyncio.Queue[Asked] = asyncio.Queue()
        self._taken: set[asyncio.Task[None]] = set()  # places
        self._free = 0  # of them: those who wait for a question
        self._behind = False  # somebody waited in vain, and nobody has got an answer since
        self.elsewhere: Elsewhere | None = None

    @property
    def room(self) -> int:
        """How many questions more would be thought about at once."""
        thinking = len(self._taken) - self._free
        return max(0, self._places - thinking - self._asked.qsize())

    async def ask(self, question: Question) -> str:
        """The move that a search finds: elsewhere, if it would have to wait here."""
        if self.elsewhere and not self.room and (answer := await self.elsewhere(question)):
            return answer.move
        return await self.ask_here(question)

    async def ask_here(self, question: Question) -> str:
        """The move that a search finds. If this is cancelled, the question is dropped.

        `Stumped` if there is none: at once, if the machine has too much to do for searches.
        """
        if self._behind:
            raise Stumped("others wait in vain")
        found: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked.put_nowait(Asked(msgspec.json.encode(question), found))
        self._take_place()
        try:
            async with asyncio.timeout(self._patience):
                return await found
        except TimeoutError:
            if not self._behind:
                log.warning("searches take too long: calculators play until they are done")
            self._behind = True
            raise Stumped(f"no answer within {self._patience} s") from None

    async def close(self) -> None:
        """Everybody goes home, and nobody comes again."""
        self._places = 0
        places = list(self._taken)
        for place in places:
            place.cancel()
        await asyncio.gather(*places, return_exceptions=True)

    def _take_place(self) -> None:
        if self._asked.qsize() > self._free and len(self._taken) < self._places:
            place = asyncio.create_task(self._sit())
            self._taken.add(place)
            place.add_done_callback(self._leave)

    def _leave(self, place: "asyncio.Task[None]") -> None:
        self._taken.discard(place)
        if not place.cancelled() and (error := place.exception()):
            log.error("a place to search at failed", exc_info=error)
        self._behind = False
        self._take_place()  # somebody may have asked at the last moment

    async def _sit(self) -> None:
        place = Place(self._command)
        try:
            while asked := await self._next():
                _tell(asked, await place.think(asked.question))
                self._behind = False
        finally:
            await place.clear()

    async def _next(self) -> Asked | None:
        """The next question that somebody waits for; None if there was none for long."""
        self._free += 1
        try:
            async with asyncio.timeout(self._idle):
                while (asked := await self._asked.get()).found.done():
                    pass
                return asked
        except TimeoutError:
            return None
        finally:
            self._free -= 1


def _tell(asked: Asked, answer: Answer) -> None:
    if asked.found.done():
        return
    if answer.trouble:
        log.warning("a search failed: %s", answer.trouble)
        asked.found.set_exception(Stumped(answer.trouble))
    else:
        asked.found.set_result(answer.move)
