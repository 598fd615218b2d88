"""When the server moves for somebody: after a delay drawn alike for all, whatever was thought."""

import asyncio
import contextlib
import random
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.bots import Bot
from bluffhouse.core.beats import beats_of
from bluffhouse.core.match import Match
from bluffhouse.server import messages as ms
from bluffhouse.server.hall.hall import Hall
from tests.server.guests import Guest, Phone
from tests.server.worlds import World, world
from tests.tables import FIRST

DELAYS = (0.05, 0.3, 0.02, 0.2, 0.1, 0.25)  # seconds, one after the other


class Pace:
    """The delays of a hall, drawn from a list; and when each of them was over."""

    def __init__(self, hall: Hall, delays: Sequence[float] = DELAYS) -> None:
        self._hall = hall
        self._delays = delays
        self.over: list[float] = []
        hall.delay = self.draw  # type: ignore[method-assign]

    def draw(self) -> float:
        delay = self._delays[len(self.over) % len(self._delays)]
        self.over.append(self._hall.loop.time() + delay)
        return delay


class Watch(Phone):
    """A spectator who notes when each move came, by its number: he may have missed the first."""

    def __init__(self) -> None:
        super().__init__()
        self.came: dict[int, float] = {}

    def on_ws_frame(self, transport: object, frame: object) -> None:
        super().on_ws_frame(transport, frame)
        if self.heard and "moved" in self.heard[-1]:
            self.came[self.heard[-1]["moved"]["at"]] = asyncio.get_running_loop().time()


@contextlib.asynccontextmanager
async def bots_at_a_table(folder: Path) -> AsyncIterator[tuple[World, Pace, ms.Welcome]]:
    async with world(folder) as here:
        pace = Pace(here.hall)
        settings = ms.Settings("luegen", {"players": 2, "mats": 12}, level="random")
        yield here, pace, await here.hall.create(ms.NewTable(settings, "Ada", seat=None, bots=True))


async def watched(here: World, code: str, moves: int) -> Watch:
    phone = await Guest(here.url, code).connect(phone=Watch)
    assert isinstance(phone, Watch)
    await phone.until(lambda _: len(phone.came) >= moves)
    return phone


async def none_came_early(folder: Path) -> None:
    """Bots' moves: one delay is drawn for each, and it is over when the move comes."""
    async with bots_at_a_table(folder) as (here, pace, table):
        phone = await watched(here, table.code, 4)
        for move, came in phone.came.items():
            assert came >= pace.over[move - 1]


async def test_a_bot_moves_when_its_delay_is_over(tmp_path: Path) -> None:
    await none_came_early(tmp_path)


async def test_a_move_without_its_delay_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = Pace.draw
    monkeypatch.setattr(Pace, "draw", lambda self: draw(self) / 100)
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


# --- what is uncovered takes its time --------------------------------------------------------


async def test_bots_and_clocks_wait_until_a_reveal_is_told(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        pace = Pace(here.hall, delays=(0.0,))
        settings = ms.Settings(
            "luegen", {"players": 2}, level="random", pace="quick", clock=ms.Clock(600)
        )
        table = await here.hall.create(ms.NewTable(settings, "Ada", seat=None, bots=True))
        phone = await watched(here, table.code, 1)
        shown = (await phone.until(lambda told: "telling" in told.get("moved", {})))["moved"]
        now = here.hall.tables[table.code].table
        assert now.clocks is not None
        assert now.telling is not None
        wait = now.telling.beats * now.telling.lasts
        for seat in range(2):  # whoever is next: what is shown costs no time, what comes after does
            full, last = now.clocks.left(seat, now.told - wait), now.clocks.left(seat, now.told)
            assert full == last
        assert sum(now.clocks.left(seat, now.told + 1000) for seat in range(2)) == 2 * full - 1000
        await phone.until(lambda told: told.get("moved", {}).get("at", 0) > shown["at"])
        assert shown["events"][0]["event"] == "call"
        drawn = pace.over[shown["at"]]  # for the next move, when the call had just been made
        assert phone.came[shown["at"] + 1] - drawn >= wait / 1000 - 0.05 > 0


@pytest.mark.parametrize(("game", "options"), FIRST)
def test_every_game_tells_something_by_and_by(game: str, options: dict[str, Any]) -> None:
    """And nothing for longer than people like to wait."""
    match = bh.make(game, **options).new(seed=1)
    seen = set()
    for before, after in steps_of(match):
        beats = beats_of(before, after)
        seen.add(beats)
        assert 0 <= beats <= 24
    assert 0 in seen
    assert max(seen) > 0


def steps_of(match: Match) -> Iterator[tuple[Match, Match]]:
    """A match at random, move by move."""
    luck = random.Random(7)
    while not match.over:
        before = match.copy()
        player = luck.choice(match.actors)
        match.play(luck.choice(match.legal(player)), player)
        yield before, match
