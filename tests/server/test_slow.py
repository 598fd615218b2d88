"""Slow tables: days for a move, across restarts; nobody has to be there, and nobody is played for
unless the table wants it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.hall.resting import QUIET, may_rest
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.store import Store
from bluffhouse.server.tables.listing import table_row
from bluffhouse.server.tables.reminders import next_due, reminded_at
from bluffhouse.server.tables.vacations import DAY, MOST
from tests.server.guests import PATIENCE, get, open_table
from tests.server.troubles import Listener, until
from tests.server.worlds import World, world

HOUR = 3_600_000
START = 1_800_000_000_000


class Days:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return self.at


@contextlib.asynccontextmanager
async def house(folder: Path, now: Days, **settings: Any) -> AsyncIterator[World]:
    async with world(folder, **{"bot_pace": 0.0, **settings}) as here:
        here.hall.now = now
        yield here


async def slow_table(here: World, **slow: Any) -> LiveTable:
    """A match that two people have begun."""
    days = ms.Slow(**{"days": 2, **slow})
    wish = ms.NewTable(ms.Settings("luegen", {"players": 2}, slow=days), "Ada")
    code = (await here.hall.create(wish)).code
    await here.hall.join(code, ms.NewGuest("Ben"), "here")
    live = await here.hall.table(code)
    assert isinstance(await told(live, 0, ms.Start(id="start")), ms.Ack)
    return live


async def told(live: LiveTable, guest: int, command: ms.Command) -> ms.Ack | ms.Refused:
    answered: asyncio.Future[ms.Ack | ms.Refused] = asyncio.get_running_loop().create_future()
    live.command(guest, command, answered.set_result)
    return await asyncio.wait_for(answered, PATIENCE)


def asked(live: LiveTable) -> int:
    """The seat that is to move."""
    assert live.table.match is not None
    return live.table.match.actors[0]


def who(live: LiveTable) -> int:
    """The guest who is to move."""
    guest = live.table.seats[asked(live)].guest
    assert guest is not None
    return guest


async def move(live: LiveTable) -> None:
    match, seat, guest = live.table.match, asked(live), who(live)
    assert match is not None
    done = ms.Move(id=f"m{match.played}", move=match.legal(seat)[0], at=match.played)
    assert isinstance(await told(live, guest, done), ms.Ack)


def left(live: LiveTable, now: Days, seat: int) -> int:
    assert live.table.clocks is not None
    return live.table.clocks.left(seat, now())


async def test_the_whole_time_is_there_for_every_move(tmp_path: Path) -> None:
    now = Days()
    async with house(tmp_path, now) as here:
        live = await slow_table(here)
        seat = asked(live)
        now.at += DAY
        assert left(live, now, seat) == DAY
        await move(live)
        assert left(live, now, seat) == 2 * DAY
        assert left(live, now, asked(live)) == 2 * DAY


async def test_nobody_stands_in_for_who_is_not_there(tmp_path: Path) -> None:
    now = Days()
    async with house(tmp_path, now) as here:
        live = await slow_table(here)
        assert live.stand_ins.away() == {}
        live.stand_ins.look()
        assert not live.stand_ins.busy


@pytest.mark.parametrize("late", ["wait", "bot"])
async def test_when_the_time_is_over_the_table_has_its_way(tmp_path: Path, late: str) -> None:
    now = Days()
    async with house(tmp_path, now) as here:
        live = await slow_table(here, late=late)
        now.at += 2 * DAY
        live.stand_ins.look()
        if late == "bot":
            await until(lambda: bool(live.table.match and live.table.match.played == 1))
        else:
            await asyncio.sleep(0)  # its timer is due at once
            assert not live.stand_ins.busy
            assert played(live) == 0


def played(live: LiveTable) -> int:
    assert live.table.match is not None
    return live.table.match.played


async def test_a_slow_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Nobody comes, the server was down for a day, and the bot moves when the time is over."""
    now = Days()
    async with house(tmp_path, now) as here:
        code = (await slow_table(here, late="bot")).table.code
    now.at += DAY
    async with house(tmp_path, now) as here:
        await until(lambda: code in here.hall.tables)  # all slow games are looked at once
        live = here.hall.tables[code]
        assert left(live, now, asked(live)) == DAY
        here.hall.put_away(live)
        now.at += DAY - reminded_at(2) - 1
        await here.hall.calendar.look()
        assert code not in here.hall.tables, "nothing was due"
        now.at += reminded_at(2) + 1
        await here.hall.calendar.look()  # unless the calendar does by itself, and is about to
        tables = here.hall.tables
        await until(lambda: code in tables and played(tables[code]) == 1)


async def test_slow_games_rest_and_are_kept(tmp_path: Path) -> None:
    """In memory while somebody is there; in the store as long as anybody moves."""
    now = Days()
    async with house(tmp_path, now) as here:
        live = await slow_table(here)
        live.calls.rest()  # somebody is about to be called; then nothing is due
        assert may_rest(live, here.hall.loop.time() + QUIET, 900)
        now.at += 80 * DAY
        await move(live)
        row = await here.hall.ledger.ask(lambda store: Store.table(store, live.table.code))
        assert row is not None
        assert row.touched_at == now.at
        assert row.summary == table_row(live.table, None, now()).summary


async def test_on_vacation_the_time_stands(tmp_path: Path) -> None:
    now = Days()
    async with house(tmp_path, now) as here:
        live = await slow_table(here)
        seat, guest = asked(live), who(live)
        assert isinstance(await told(live, guest, ms.Vacation(id="v", days=10)), ms.Ack)
        assert live.table.clocks is not None
        assert live.table.clocks.times(now()).running == []
        assert next_due(live.table, now()) == now() + 12 * DAY - reminded_at(2)
        now.at += 10 * DAY
        assert left(live, now, seat) == 2 * DAY
        now.at += HOUR
        assert left(live, now, seat) == 2 * DAY - HOUR
        await move(live)


async def test_who_comes_back_early_keeps_the_days_he_did_not_take(tmp_path: Path) -> None:
    now = Days()
    async with house(tmp_path, now) as here:
        live = await slow_table(here)
        seat, guest = asked(live), who(live)
        await told(live, guest, ms.Vacation(id="1", days=MOST))
        now.at += DAY
        await told(live, guest, ms.Vacation(id="2", days=0))
        now.at += HOUR
        assert left(live, now, seat) == 2 * DAY - HOUR
        assert isinstance(await told(live, guest, ms.Vacation(id="3", days=MOST - 1)), ms.Ack)


async def test_nobody_is_away_for_ever(tmp_path: Path) -> None:
    """The attack: one vacation after the other, told anew each day."""
    now = Days()
    async with house(tmp_path, now) as here:
        live = await slow_table(here)
        seat, guest = asked(live), who(live)
        for day in range(100):
            for days in (MOST, 1):
                await told(live, guest, ms.Vacation(id=f"{day}/{days}", days=days))
            now.at += DAY
        assert left(live, now, seat) == 0
        refused = await told(live, guest, ms.Vacation(id="once more", days=1))
        assert isinstance(refused, ms.Refused)
        assert refused.why.key == "table-vacation-spent"


async def test_vacations_survive_a_restart(tmp_path: Path) -> None:
    now = Days()
    async with house(tmp_path, now) as here:
        live = await slow_table(here)
        code, seat, guest = live.table.code, asked(live), who(live)
        await told(live, guest, ms.Vacation(id="v", days=5))
    now.at += 6 * DAY
    async with house(tmp_path, now) as here:
        live = await here.hall.table(code)
        assert left(live, now, seat) == DAY


async def test_vacations_are_for_slow_tables_and_clocks_for_others(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        quick = await here.hall.create(ms.NewTable(ms.Settings("luegen", {"players": 2}), "Ada"))
        live = await here.hall.table(quick.code)
        refused = await told(live, 0, ms.Vacation(id="v", days=1))
        assert isinstance(refused, ms.Refused)
        assert refused.why.key == "table-not-slow"
        both = ms.Settings("luegen", {"players": 2}, clock=ms.Clock(60), slow=ms.Slow(1))
        with pytest.raises(Denied, match="not both"):
            await here.hall.create(ms.NewTable(both, "Ada"))


async def test_everybody_sees_who_is_away_and_until_when(tmp_path: Path) -> None:
    now = Days()
    async with house(tmp_path, now) as here:
        host = await open_table(here.url, slow={"days": 3})
        ear = Listener()
        live = await here.hall.table(host.code)
        live.listen(ear, None)
        await told(live, 0, ms.Vacation(id="v", days=2))
        table = (await get(f"{here.url}/api/tables/{host.code}")).json()
        assert table["guests"][0]["away"] == now() + 2 * DAY
        assert b'"away":%d' % (now() + 2 * DAY) in ear.heard[-1]
