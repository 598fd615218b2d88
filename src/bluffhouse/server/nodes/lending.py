"""What nodes think about for each other: what would have to wait here is asked where there is room,
by the inner door. A bot's search, or a decision to be judged for a review.

A question holds what one seat knows, and nothing else of its match. Whoever falls silent over it
costs a moment: it is asked at home then, as if nothing had been.
"""

import asyncio
import random
from collections import Counter as Tally
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from time import monotonic
from typing import Generic, TypeVar

import msgspec
from prometheus_client import Counter

from bluffhouse.arena.review import Judged
from bluffhouse.games import open_room
from bluffhouse.server.denial import Denied
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.nodes.board import NodeBoard
from bluffhouse.server.nodes.inner_door import Lend
from bluffhouse.server.nodes.passing_on import JUDGE, SEARCH, Surroundings
from bluffhouse.server.nodes.rows import Neighbour
from bluffhouse.server.thinking.judging import Decided
from bluffhouse.server.thinking.question import Answer, Question
from bluffhouse.server.thinking.searches import Stumped

PATIENCE = 2.5  # seconds: a search takes one at most, and a judgement less
AVOIDED = 10.0  # seconds for which nobody asks a node that did not answer
OTHERS = "other nodes"  # instead of the address of who wants a review

Q = TypeVar("Q", bound=Question | Decided)
A = TypeVar("A")


@dataclass(frozen=True)
class Errand(Generic[Q, A]):
    """What one node may ask of another: how it is told apart, asked and answered."""

    sign: str
    asked: type[Q]
    answered: type[A]


SEARCHES = Errand(SEARCH, Question, Answer)
JUDGEMENTS = Errand(JUDGE, Decided, Judged)


def count(metrics: Metrics, name: str, what: str) -> Counter:
    """`given` to another and answered, given in `vain`, `taken` from another and answered."""
    return Counter(f"bluffhouse_lent_{name}", what, ["how"], registry=metrics.registry)


def rules_of(game: str) -> str:
    """Tells apart whatever might search differently: rules, minds, fitted numbers."""
    return open_room(game).machine_code.name


class Borrowing(Generic[Q, A]):
    """Asks others. `rooms`: how many places each has free, as it said last."""

    def __init__(
        self, errand: Errand[Q, A], node: Surroundings, version: int,
        rooms: Callable[[], Mapping[int, int]], lent: Counter,
    ) -> None:  # fmt: skip
        self._errand = errand
        self._node, self._version, self._rooms, self._lent = node, version, rooms, lent
        self._asked: Tally[int] = Tally()  # questions under way, by node
        self._silent: dict[int, float] = {}  # by node: until when it is left alone

    async def __call__(self, question: Q) -> A | None:
        """None if nobody has room, or no answer came in time."""
        neighbour = self._with_room()
        if neighbour is None:
            return None
        self._asked[neighbour.node] += 1
        answer = None
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await _ask(neighbour, self._errand, question)
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


async def _ask(neighbour: Neighbour, errand: Errand[Q, A], question: Q) -> A | None:
    host, _, port = neighbour.address.rpartition(":")
    reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    with closing(writer):  # if we are called away, the other need not go on
        head = f"{neighbour.secret} {errand.sign}{rules_of(question.game)} "
        writer.write(head.encode() + msgspec.json.encode(question) + b"\n")
        try:
            answer = msgspec.json.decode(await reader.readline(), type=errand.answered)
        except msgspec.DecodeError:  # no room any more, or other rules; or it has gone
            return None
    return None if isinstance(answer, Answer) and not answer.move else answer


class Lending(Generic[Q, A]):
    """Answers others, as long as nobody here has to wait for it."""

    def __init__(
        self, errand: Errand[Q, A], ready: Callable[[str], Awaitable[bool]],
        room: Callable[[], int], think: Callable[[Q], Awaitable[A | None]], lent: Counter,
    ) -> None:  # fmt: skip
        self._errand, self._ready, self._room = errand, ready, room
        self._think, self._lent = think, lent

    async def __call__(self, rules: str, said: bytes) -> A | None:
        """None if there is no room, or other rules are played here."""
        try:
            question = msgspec.json.decode(said, type=self._errand.asked)
        except msgspec.DecodeError:
            return None
        if not await self._ready(question.game) or not self._room():
            return None
        if rules_of(question.game) != rules:
            return None
        answer = await self._think(question)
        if answer:
            self._lent.labels("taken").inc()
        return answer


def share(hall: Hall, node: Surroundings, version: int, board: NodeBoard) -> dict[str, Lend]:
    """Let a hall ask others; and how others are answered, by what their question begins with."""
    searches = count(hall.metrics, "searches", "Searches of one node at another")
    judgements = count(hall.metrics, "judgements", "Decisions judged by one node for another")
    hall.searches.elsewhere = Borrowing(SEARCHES, node, version, board.rooms, searches)
    hall.judges.elsewhere = Borrowing(JUDGEMENTS, node, version, board.critics, judgements)

    async def search(question: Question) -> Answer | None:
        try:
            return Answer(await hall.searches.ask_here(question))
        except Stumped:
            return None

    async def judge(decided: Decided) -> Judged | None:
        try:
            return await hall.judges.ask_here(OTHERS, decided)
        except Denied:
            return None

    return {
        SEARCH: Lending(SEARCHES, hall.games.get, lambda: hall.searches.room, search, searches),
        JUDGE: Lending(JUDGEMENTS, hall.games.get, lambda: hall.judges.room, judge, judgements),
    }
