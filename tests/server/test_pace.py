"""When the server moves for somebody: after a delay drawn alike for all, whatever was thought."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bluffhouse.bots import Bot
from bluffhouse.core.match import Match
from bluffhouse.server import messages as ms
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.live.stand_ins import StandIns
from tests.server.guests import Guest, Phone
from tests.server.worlds import World, world

DELAYS = (0.05, 0.3, 0.02, 0.2, 0.1, 0.25)  # seconds, one after the other


class Pace:
    """The delays of a hall, drawn from a list; and when each of them was over."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.over: list[float] = []
        hall.delay = self.draw  # type: ignore[method-assign]

    def draw(self) -> float:
        delay = DELAYS[len(self.over) % len(DELAYS)]
        self.over.append(self._hall.loop.time() + delay)
        return delay


class Watch(Phone):
    """A spectator who notes when each move came."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def on_ws_frame(self, transport: object, frame: object) -> None:
        super().on_ws_frame(transport, frame)
        if self.heard and "moved" in self.heard[-1]:
            self.times.append(asyncio.get_running_loop().time())


@contextlib.asynccontextmanager
async def bots_at_a_table(folder: Path) -> AsyncIterator[tuple[World, Pace, ms.Welcome]]:
    async with world(folder) as here:
        pace = Pace(here.hall)
        settings = ms.Settings("luegen", {"players": 2}, level="random")
        yield here, pace, await here.hall.create(ms.NewTable(settings, "Ada", seat=None, bots=True))


async def watched(here: World, code: str, moves: int) -> Watch:
    phone = await Guest(here.url, code).connect(phone=Watch)
    assert isinstance(phone, Watch)
    await phone.until(lambda _: len(phone.times) >= moves)
    return phone


async def none_came_early(folder: Path) -> None:
    """Bots' moves: one delay is drawn for each, and it is over when the move comes."""
    async with bots_at_a_table(folder) as (here, pace, table):
        phone = await watched(here, table.code, 4)
        for came, over in zip(phone.times[:4], pace.over, strict=False):
            assert came >= over


async def test_a_bot_moves_when_its_delay_is_over(tmp_path: Path) -> None:
    await none_came_early(tmp_path)


async def test_a_move_without_its_delay_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = StandIns._play

    async def hasty(self: StandIns, seat: int, flagged: bool) -> None:
        drawn = self._services.delay()
        self._services.delay = lambda: drawn / 100  # type: ignore[method-assign]
        await play(self, seat, flagged)

    monkeypatch.setattr(StandIns, "_play", hasty)
    with pytest.raises(AssertionError):
        await none_came_early(tmp_path)


async def test_thinking_goes_on_during_the_delay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = threading.Event()
    choose = Bot.choose

    def noted(self: Bot, match: Match, player: int) -> str:
        began.set()
        return choose(self, match, player)

    monkeypatch.setattr(Bot, "choose", noted)
    async with world(tmp_path) as here:  # where bots take a minute
        settings = ms.Settings("luegen", {"players": 2})
        table = await here.hall.create(ms.NewTable(settings, "Ada", seat=None, bots=True))
        assert await asyncio.to_thread(began.wait, 20)
        match = here.hall.tables[table.code].table.match
        assert match is not None
        assert match.played == 0


async def test_forced_and_free_moves_are_drawn_alike(tmp_path: Path) -> None:
    """One draw for a move that has no alternative, one for a move that has many."""
    async with world(tmp_path) as here:
        draws: list[int] = []
        hall = here.hall
        hall.delay = lambda: draws.append(1) or 0.0  # type: ignore[func-returns-value,method-assign]
        settings = ms.Settings("lineit", {"players": 2}, level="random")
        table = await hall.create(ms.NewTable(settings, "Ada", seat=None, bots=True))
        phone = await Guest(here.url, table.code).connect()
        await phone.until(lambda told: "outcome" in (told.get("moved") or told.get("match") or {}))
        match = hall.tables[table.code].table.match
        assert match is not None
        assert len(draws) == match.played


async def test_nothing_is_played_at_a_table_that_pauses(tmp_path: Path) -> None:
    async with bots_at_a_table(tmp_path) as (here, _, table):
        host = Guest(here.url, table.code, {"guest": table.guest, "token": table.token})
        phone = await host.connect()
        assert (await phone.ask("pause"))["t"] == "ack"
        since, live = len(phone.heard), here.hall.tables[table.code]
        assert live.table.match is not None
        played = live.table.match.played
        await asyncio.sleep(2 * max(DELAYS))
        assert not any("moved" in told for told in phone.heard[since:])
        assert live.table.match.played == played
        assert (await phone.ask("resume"))["t"] == "ack"
        await phone.until(lambda told: "moved" in told, len(phone.heard))
