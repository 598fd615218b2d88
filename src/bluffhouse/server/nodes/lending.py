"""Searches that nodes do for each other: a question that would have to wait here is asked where
there is room, by the inner door.

A question holds what one seat knows, and nothing else of its match. Whoever falls silent over it
costs a moment: it is asked at home then, as if nothing had been.
"""

import asyncio
import random
from collections import Counter as Tally
from collections.abc import Callable, Mapping
from contextlib import closing
from time import monotonic

import msgspec
from prometheus_client import Counter

from bluffhouse.games import open_room
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.nodes.passing_on import ASK, Surroundings
from bluffhouse.server.nodes.rows import Neighbour
from bluffhouse.server.thinking.question import Answer, Question
from bluffhouse.server.thinking.searches import Stumped

PATIENCE = 2.5  # seconds: a search takes one at most
AVOIDED = 10.0  # seconds for which nobody asks a node that did not answer


def count(metrics: Metrics) -> Counter:
    """`given` to another and answered, given in `vain`, `taken` from another and answered."""
    return Counter(
        "bluffhouse_lent_searches", "Searches of one node at another", ["how"],
        registry=metrics.registry,
    )  # fmt: skip


def rules_of(game: str) -> str:
    """Tells apart whatever might search differently: rules, minds, fitted numbers."""
    return open_room(game).machine_code.name


class Borrowing:
    """Asks others. `rooms`: how many places each has free, as it said last."""

    def __init__(
        self, node: Surroundings, version: int, rooms: Callable[[], Mapping[int, int]],
        lent: Counter,
    ) -> None:  # fmt: skip
        self._node, self._version, self._rooms, self._lent = node, version, rooms, lent
        self._asked: Tally[int] = Tally()  # questions under way, by node
        self._silent: dict[int, float] = {}  # by node: until when it is left alone

    async def __call__(self, question: Question) -> Answer | None:
        """None if nobody has room, or no answer came in time."""
        neighbour = self._with_room()
        if neighbour is None:
            return None
        self._asked[neighbour.node] += 1
        answer = None
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await _ask(neighbour, question)
        except (OSError, TimeoutError):
            self._silent[neighbour.node] = monotonic() + AVOIDED
        finally:
            self._asked[neighbour.node] -= 1
        self._lent.labels("given" if answer else "vain").inc()
        return answer

    def _with_room(self) -> Neighbour | None:
        """Any node of our version that can be reached and has a free place."""
        territory, now = self._node.territory, monotonic()
        some = [
            node
            for number, places in self._rooms().items()
            if places > self._asked[number]
            and number not in territory.cut_off
            and self._silent.get(number, 0.0) < now
            and (node := territory.sighting.nodes.get(number))
            and node.version == self._version
            and not node.closing
        ]
        return random.choice(some) if some else None


async def _ask(neighbour: Neighbour, question: Question) -> Answer | None:
    host, _, port = neighbour.address.rpartition(":")
    reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    with closing(writer):  # if we are called away, the other need not go on
        head = f"{neighbour.secret} {ASK}{rules_of(question.game)} "
        writer.write(head.encode() + msgspec.json.encode(question) + b"\n")
        try:
            answer = msgspec.json.decode(await reader.readline(), type=Answer)
        except msgspec.DecodeError:  # no room any more, or other rules; or it has gone
            return None
    return answer if answer.move else None


class Lending:
    """Answers others, as long as nobody here has to wait for it."""

    def __init__(self, hall: Hall, lent: Counter) -> None:
        self._hall, self._lent = hall, lent

    async def __call__(self, rules: str, said: bytes) -> Answer | None:
        """None if there is no room, or other rules are played here."""
        hall = self._hall
        try:
            question = msgspec.json.decode(said, type=Question)
        except msgspec.DecodeError:
            return None
        if not await hall.games.get(question.game) or not hall.searches.room:
            return None
        if rules_of(question.game) != rules:
            return None
        try:
            move = await hall.searches.ask_here(question)
        except Stumped:
            return None
        self._lent.labels("taken").inc()
        return Answer(move)
