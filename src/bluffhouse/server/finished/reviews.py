"""Reviews of finished matches: each is made once, and those of one address one after the other.

A review takes seconds. So every decision is a job of its own that others can come before, and who
asks is told how far it is, and asks again.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from msgspec import convert

from bluffhouse.arena.review import BLUNDER, PLAYOUTS, Judged, Review, summed
from bluffhouse.core.match import Match
from bluffhouse.core.record import replay_in
from bluffhouse.house import make
from bluffhouse.server.background.pools import busy
from bluffhouse.server.denial import Denied
from bluffhouse.server.finished.messages import Balance, Decision, Reviewed
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.thinking.judging import decisions

KEPT = 200  # reviews in memory; older ones are made again
WAITING = 32  # that are asked for and not ready
OF_ONE = 4  # and were asked for by one address
EFFORT = 30_000  # playouts for a whole match, about
FEWEST = 60  # for a decision
PATIENCE = 8.0  # seconds that one request waits

Key = tuple[str, int]  # the code of a table, the number of the match


@dataclass(slots=True)
class Making:
    """A review that is on its way."""

    moves: int
    address: str
    task: asyncio.Task[Reviewed]
    done: int = 0


class Reviews:
    def __init__(self, hall: Hall, patience: float = PATIENCE) -> None:
        self._hall = hall
        self._patience = patience
        self._made: OrderedDict[Key, Reviewed] = OrderedDict()
        self._making: dict[Key, Making] = {}
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def is_new(self, key: Key) -> bool:
        """Whether asking for it means work that nobody has asked for."""
        return key not in self._made and key not in self._making

    async def ask(self, key: Key, record: dict[str, Any], address: str) -> Reviewed:
        """The review of a match; as long as it is not ready, how far it is is raised."""
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        ready = await self._hall.games.get(record["game"])
        making = self._making.get(key) or self._begin(key, record, address, ready)
        await asyncio.wait([making.task], timeout=self._patience)
        if not making.task.done():
            raise Denied("later", "http-review-thinking", done=making.done, moves=making.moves)
        return making.task.result()

    def _begin(self, key: Key, record: dict[str, Any], address: str, ready: bool) -> Making:
        if not ready:
            raise Denied("later", "http-review-compiling")
        own = sum(making.address == address for making in self._making.values())
        if own >= OF_ONE or len(self._making) >= WAITING:
            raise busy()
        task = self._hall.loop.create_task(self._make(key, record, address))
        making = Making(len(record["moves"]), address, task)
        making.task.add_done_callback(lambda task: self._end(key, task))
        self._making[key] = making
        return making

    def _end(self, key: Key, task: "asyncio.Task[Reviewed]") -> None:
        del self._making[key]
        if not task.cancelled() and task.exception() is None:
            self._made[key] = task.result()
            if len(self._made) > KEPT:
                self._made.popitem(last=False)

    async def _make(self, key: Key, record: dict[str, Any], address: str) -> Reviewed:
        line = self._lines.setdefault(address, asyncio.Lock())
        async with line:
            match = await self._hall.critics.do(address, replay_in, make, record)
            playouts = effort(match)
            latest = dict.fromkeys(range(match.game.players), 1 / match.game.players)
            judged: list[Judged] = []
            for decided in decisions(match, playouts):
                found = await self._hall.judges.ask(address, decided)
                judged.append(found.after_luck(latest[decided.player]))
                latest[decided.player] = found.after
                self._making[key].done += 1
            return _told(summed(match, judged, playouts=playouts))


def effort(match: Match) -> int:
    """Playouts for each decision: fewer in long matches."""
    return max(FEWEST, min(PLAYOUTS, EFFORT // max(1, match.played)))


def _told(found: Review) -> Reviewed:
    return Reviewed(
        playouts=found.playouts,
        blunder=BLUNDER,
        decisions=[convert(one, Decision, from_attributes=True) for one in found.decisions],
        seats=[convert(seat, Balance, from_attributes=True) for seat in found.seats],
    )
