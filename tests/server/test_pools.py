"""Bots, replays and reviews wait for nobody else's work, and who asks takes turns with others."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.bots import Bot
from bluffhouse.core.record import Make
from bluffhouse.server import messages as ms
from bluffhouse.server.background.pools import OF_ONE, Pool
from bluffhouse.server.denial import Denied
from bluffhouse.server.finished import Replays, replays
from bluffhouse.server.hall.games import Games
from bluffhouse.server.live import stand_ins, viewer_messages
from bluffhouse.server.requests.desk import Desk
from bluffhouse.server.thinking.searches import Searches
from tests.server.guests import PATIENCE, Guest
from tests.server.troubles import until
from tests.server.worlds import world


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    pool = Pool("test", waiting=8)
    yield pool
    pool.close()


class Gate:
    """Work that goes on until it is let."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.began = threading.Event()

    def work(self) -> None:
        self.began.set()
        assert self.open.wait(PATIENCE)


async def held(pool: Pool) -> tuple[Gate, "asyncio.Task[None]"]:
    """The pool's one thread is busy."""
    gate = Gate()
    task = asyncio.create_task(pool.do("first", gate.work))
    await asyncio.to_thread(gate.began.wait, PATIENCE)
    return gate, task


async def test_turns_are_taken_by_address(pool: Pool) -> None:
    gate, first = await held(pool)
    done: list[str] = []
    wishes = [("greedy", "g1"), ("greedy", "g2"), ("greedy", "g3"), ("modest", "m1")]
    jobs = [asyncio.create_task(pool.do(who, done.append, what)) for who, what in wishes]
    await until(lambda: pool.waiting == 4)
    gate.open.set()
    await asyncio.gather(first, *jobs)
    assert done == ["g1", "m1", "g2", "g3"]


async def test_the_queue_is_bounded_and_the_greedy_make_room(pool: Pool) -> None:
    gate, first = await held(pool)
    greedy = [asyncio.create_task(pool.do("greedy", int)) for _ in range(8)]
    await until(lambda: pool.waiting == 8)
    with pytest.raises(Denied) as busy:
        await pool.do("greedy", int)
    assert (busy.value.code, busy.value.key) == ("limit", "http-busy")
    modest = asyncio.create_task(pool.do("modest", int))
    await until(greedy[-1].done)
    assert isinstance(greedy[-1].exception(), Denied)
    gate.open.set()
    assert await modest == 0
    assert await asyncio.gather(first, *greedy[:-1])


async def test_one_address_has_a_bound_of_its_own() -> None:
    pool = Pool("test", waiting=1000)
    gate, first = await held(pool)
    jobs = [asyncio.create_task(pool.do("greedy", int)) for _ in range(OF_ONE)]
    await until(lambda: pool.waiting == OF_ONE)
    with pytest.raises(Denied):
        await pool.do("greedy", int)
    gate.open.set()
    await asyncio.gather(first, *jobs)
    pool.close()


async def test_who_does_not_wait_any_more_is_passed_over(pool: Pool) -> None:
    gate, first = await held(pool)
    done: list[str] = []
    gone = asyncio.create_task(pool.do("one", done.append, "gone"))
    stays = asyncio.create_task(pool.do("one", done.append, "stays"))
    await until(lambda: pool.waiting == 2)
    gone.cancel()
    await asyncio.sleep(0)
    gate.open.set()
    await asyncio.gather(first, stays)
    assert done == ["stays"]


async def test_work_that_fails_says_so_and_harms_nobody(pool: Pool) -> None:
    with pytest.raises(ZeroDivisionError):
        await pool.do("one", divmod, 1, 0)
    assert await pool.do("one", divmod, 7, 2) == (3, 1)


# --- replays --------------------------------------------------------------------------------


@pytest.fixture
def record() -> bytes:
    match = bh.make("luegen", players=2, mats=1).new(seed=3)
    while not match.over:
        match.play(match.legal(match.actors[0])[0])
    return viewer_messages.encode({**match.record(), "names": ["Ada", "Ben"]})


async def test_a_replay_is_made_once(
    pool: Pool, record: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Any] = []
    retell = replays.retell

    def counted(record: dict[str, Any], seat: int | None, make: Make) -> Any:
        made.append(seat)
        return retell(record, seat, make)

    monkeypatch.setattr(replays, "retell", counted)
    asked = Replays(pool, bh.make)
    gate, first = await held(pool)
    waiting = [asyncio.create_task(asked.ask(record, 0, str(i))) for i in range(20)]
    await until(lambda: pool.waiting == 1)
    waiting[0].cancel()
    gate.open.set()
    await first
    found = await asyncio.gather(*waiting[1:])
    assert len(set(found)) == 1
    assert await asked.ask(record, 0, "later") == found[0]
    assert made == [0]
    assert await asked.ask(record, 1, "later") != found[0]
    assert made == [0, 1]


async def test_nothing_is_compiled_for_a_replay(pool: Pool, record: bytes, tmp_path: Path) -> None:
    """It would take Python's lock for many seconds, and all tables would stand still."""
    games, made = Games(), list[bh.Game]()  # as long as nothing was compiled elsewhere

    def make(id: str, /, **options: Any) -> bh.Game:
        made.append(games.of(id, **options))
        return made[-1]

    replay = await Replays(pool, make).ask(record, 0, "here")
    assert not made[0].rules.compiled
    assert replay == await Replays(pool, bh.make).ask(record, 0, "here")
    async with world(tmp_path) as here:
        assert Desk(here.hall).replays._make == here.hall.games.of


async def test_replays_in_memory_are_bounded(pool: Pool, record: bytes) -> None:
    size = len(await Replays(pool, bh.make).ask(record, None, "here"))
    asked = Replays(pool, bh.make, kept=2 * size)
    for seat in (None, 0, 1, None, 0, 1):
        await asked.ask(record, seat, "here")
        assert sum(map(len, asked._made.values())) == asked._size <= 2 * size
    tiny = Replays(pool, bh.make, kept=10)
    await tiny.ask(record, 0, "here")
    assert (tiny._size, len(tiny._made)) == (0, 0)


async def test_bots_play_on_while_replays_and_reviews_are_wanted(tmp_path: Path) -> None:
    """The attack: work that fills every thread that is not the bots'."""
    async with world(tmp_path, bot_pace=0.0) as here:
        gates = [Gate(), Gate()]
        for pool, gate in zip((here.hall.tellers, here.hall.critics), gates, strict=True):
            for _ in range(OF_ONE):
                here.hall.tasks.send("flood", pool.do("flood", gate.work))
        settings = ms.Settings("luegen", {"players": 2}, level="random")
        table = await here.hall.create(ms.NewTable(settings, "Ada", seat=None, bots=True))
        live = here.hall.tables[table.code]
        try:
            await until(lambda: live.table.match is not None and live.table.match.over)
        finally:
            for gate in gates:
                gate.open.set()


# --- bots that have no time -----------------------------------------------------------------


async def test_a_table_is_told_when_its_thinkers_only_calculate(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        study = here.hall.searches = Searches(places=0, patience=0.01)
        settings = ms.Settings("luegen", {"players": 2}, level="thinker")
        table = await here.hall.create(ms.NewTable(settings, "Ada", seat=None, bots=True))
        live = here.hall.tables[table.code]
        if not live.table.game.rules.compiled:
            pytest.skip("bots search only where the rules are compiled")
        phone = await Guest(here.url, table.code).connect()
        await phone.until(lambda heard: bool(heard.get("presence", heard).get("hasty")))
        assert live.presence().hasty
        study.ask = answered  # type: ignore[assignment]
        await live.stand_ins._think(live.table.match.actors[0])  # type: ignore[union-attr]
        assert not live.presence().hasty
        await phone.until(lambda heard: heard["t"] == "presence" and "hasty" not in heard)


async def answered(question: Any) -> str:
    return "1x2"


async def test_a_bot_that_fails_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else its seat would stand still until somebody else does something."""
    monkeypatch.setattr(stand_ins, "AGAIN", 0.01)
    fails, choose = iter(range(2)), Bot.choose

    def choosing(self: Bot, match: bh.Match, player: int) -> str:
        if next(fails, None) is not None:
            raise RuntimeError("planted")
        return choose(self, match, player)

    monkeypatch.setattr(Bot, "choose", choosing)
    async with world(tmp_path, bot_pace=0.0) as here:
        settings = ms.Settings("luegen", {"players": 2}, level="random")
        table = await here.hall.create(ms.NewTable(settings, "Ada", seat=None, bots=True))
        live = here.hall.tables[table.code]
        await until(lambda: live.table.match is not None and live.table.match.played > 2)
