"""What nodes think about for each other: the door of the other node is the test's own here, where
it hears every byte; two real nodes do it in `test_passing_on.py`."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import pytest

import bluffhouse as bh
from bluffhouse.arena.review import review
from bluffhouse.server.metrics import Metrics
from bluffhouse.server.nodes.lending import (
    JUDGEMENTS,
    SEARCHES,
    Borrowing,
    Errand,
    Lending,
    count,
    rules_of,
)
from bluffhouse.server.nodes.rows import Neighbour, Sighting
from bluffhouse.server.nodes.territory import Territory
from bluffhouse.server.thinking.judging import Decided, decisions, judge
from bluffhouse.server.thinking.question import Answer, Question
from bluffhouse.server.thinking.searches import Searches

VERSION = 1000
ROOM = {7: 1}
Answering = Callable[[bytes, asyncio.StreamWriter], Awaitable[None]]


def question(match: bh.Match) -> Question:
    return Question.about(match, match.actors[0], "calculator")


@asynccontextmanager
async def borrowing(
    answering: Answering, version: int = VERSION, errand: Errand[Any, Any] = SEARCHES
) -> AsyncIterator[Borrowing[Any, Any]]:
    """One who asks a neighbour with room, at whose door somebody answers."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await answering(await reader.readline(), writer)
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as door:
        address = "{}:{}".format(*door.sockets[0].getsockname())
        other = Neighbour(7, "other", address, "pass", version, False, False, b"")
        territory = Territory()
        territory.see(Sighting({7: other}, {}, {}), frozenset())
        node: Any = SimpleNamespace(territory=territory)
        yield Borrowing(errand, node, VERSION, lambda: ROOM, count(Metrics(), "x", "of a test"))


async def test_what_another_node_hears_is_what_the_seat_knows() -> None:
    """The same bytes in every world that the seat takes for possible."""
    heard: list[bytes] = []

    async def answer(line: bytes, writer: asyncio.StreamWriter) -> None:
        heard.append(line)
        writer.write(msgspec.json.encode(Answer("3x4")) + b"\n")

    match = bh.make("luegen", players=3).new(seed=11)
    seed = question(match).seed
    async with borrowing(answer) as elsewhere:
        for number in range(4):
            world = match.imagine(match.actors[0], number) if number else match
            asked = msgspec.structs.replace(question(world), seed=seed)
            assert await elsewhere(asked) == Answer("3x4")
    assert len({*heard}) == 1
    secret, rules, said = heard[0].split(b" ", 2)
    assert (secret, rules.decode()) == (b"pass", "?" + rules_of("luegen"))
    assert msgspec.json.decode(said, type=Question) == question(match)


async def test_a_node_that_dies_over_a_question_costs_nothing_but_time() -> None:
    """It is asked at home, where the only place was taken before."""
    heard: list[bytes] = []

    async def die(line: bytes, writer: asyncio.StreamWriter) -> None:
        heard.append(line)
        writer.transport.abort()

    asked = question(bh.make("luegen", players=2).new(seed=5))
    study = Searches(1, patience=60.0)
    try:
        at_home = await study.ask(asked)
        async with borrowing(die) as study.elsewhere:
            assert (await study.ask(asked), heard) == (at_home, []), "there was room"
            assert await asyncio.gather(*(study.ask(asked) for _ in range(2))) == [at_home] * 2
        assert len(heard) == 1
    finally:
        await study.close()


async def test_who_does_not_answer_is_left_alone_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bluffhouse.server.nodes.lending.PATIENCE", 0.1)
    heard: list[bytes] = []
    enough = asyncio.Event()

    async def brood(line: bytes, writer: asyncio.StreamWriter) -> None:
        heard.append(line)
        await enough.wait()

    asked = question(bh.make("luegen", players=2).new(seed=5))
    async with borrowing(brood) as elsewhere:
        assert await elsewhere(asked) is None
        assert await elsewhere(asked) is None
        enough.set()
    assert len(heard) == 1


@pytest.mark.parametrize("answer", [b"", b"-", b"nonsense\n", b'{"trouble":"none found"}\n'])
async def test_no_answer_is_none(answer: bytes) -> None:
    async def say(line: bytes, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)

    async with borrowing(say) as elsewhere:
        assert await elsewhere(question(bh.make("luegen", players=2).new(seed=5))) is None


async def test_nobody_asks_another_version() -> None:
    async def answer(line: bytes, writer: asyncio.StreamWriter) -> None:
        writer.write(msgspec.json.encode(Answer("3x4")) + b"\n")

    asked = question(bh.make("luegen", players=2).new(seed=5))
    async with borrowing(answer) as elsewhere:
        assert await elsewhere(asked) == Answer("3x4")
    async with borrowing(answer, version=VERSION + 1) as elsewhere:
        assert await elsewhere(asked) is None


@pytest.mark.parametrize(
    ("rules", "ready", "room"), [("other", True, 1), ("", False, 1), ("", True, 0)]
)
async def test_who_has_other_rules_or_no_room_says_so_at_once(
    rules: str, ready: bool, room: int
) -> None:
    async def think(asked: Question) -> Answer:
        return Answer("3x4")

    able, places = AsyncMock(return_value=ready), [room]
    lend = Lending(SEARCHES, able, lambda: places[0], think, count(Metrics(), "x", "of a test"))
    said = msgspec.json.encode(question(bh.make("luegen", players=2).new(seed=5)))
    assert await lend(rules or rules_of("luegen"), said) is None
    places[0], able.return_value = 1, True
    assert await lend(rules_of("luegen"), said) == Answer("3x4")
    assert await lend(rules_of("luegen"), b"nonsense") is None


async def test_another_node_judges_as_it_is_judged_at_home() -> None:
    """By what the player knew, in the same bytes in every world that he took for possible."""
    heard: list[bytes] = []

    async def answer(line: bytes, writer: asyncio.StreamWriter) -> None:
        heard.append(line)
        asked = msgspec.json.decode(line.split(b" ", 2)[2], type=Decided)
        writer.write(msgspec.json.encode(judge(asked)) + b"\n")

    match = bh.make("luegen", players=3).new(seed=11)
    (player,), key = match.actors, 3
    worlds = [match, *(match.imagine(player, number) for number in range(key))]
    move = match.legal(player)[0]
    async with borrowing(answer, errand=JUDGEMENTS) as elsewhere:
        for world in worlds:
            world.play(move)
            (decided,) = decisions(world, playouts=20)
            assert await elsewhere(decided) == judge(decided)
    assert len({*heard}) == 1
    (judged,) = review(match, playouts=20).decisions
    assert judge(decided).after_luck(1 / 3) == judged
