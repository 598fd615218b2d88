"""Memory follows people: tables where nobody is rest on disk until somebody comes."""

from pathlib import Path

import pytest

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.hall.resting import QUIET, may_rest
from tests.server.guests import Guest, full_table, get, open_table, served
from tests.server.troubles import Listener, a_table, said
from tests.server.worlds import world

NEVER = 10.0**9


async def test_a_table_rests_when_its_people_have_gone(tmp_path: Path) -> None:
    async with world(tmp_path, rest_after=600) as here:
        waiting, playing = await a_table(here), await a_table(here, bots=True, grace=700)
        now = here.hall.loop.time()
        assert not may_rest(waiting, now, 600)
        assert may_rest(waiting, now + QUIET, 600)
        assert not may_rest(playing, now + 690, 600)  # nobody has stood in for who is away
        assert may_rest(playing, now + 701, 600)
        playing.command(0, ms.Pause(id="p"), lambda _: None)
        await here.hall.ledger.drain()
        assert may_rest(playing, now + QUIET, 600)
        playing.listen(Listener(), None)
        assert not may_rest(playing, now + NEVER, 600)


async def test_a_sign_of_life_keeps_a_table_awake(tmp_path: Path) -> None:
    """Also of those who only ask now and then, and of who was here until just now."""
    async with world(tmp_path) as here:
        live = await a_table(here)
        live.touched -= NEVER
        assert may_rest(live, here.hall.loop.time(), 600)
        await here.client.get(f"/api/tables/{live.table.code}/state")
        assert not may_rest(live, here.hall.loop.time(), 600)
        ear = Listener()
        live.listen(ear, None)
        live.touched -= NEVER
        live.leave(ear)
        assert not may_rest(live, here.hall.loop.time(), 600)


async def test_the_house_is_not_shut_by_tables_where_nobody_is(tmp_path: Path) -> None:
    """The attack: many tables are opened and left, waiting, in a match, or paused."""
    async with world(tmp_path, max_tables=5) as here:
        for number in range(20):
            live = await a_table(here, bots=number % 3 > 0)
            if number % 3 == 2:
                live.command(0, ms.Pause(id="p"), lambda _: None)
                await here.hall.ledger.drain()
        assert len(here.hall.tables) <= 5
        ears = []
        while len(here.hall.tables) < 5 or len(ears) < 5:
            live = await a_table(here)
            ears.append(Listener())
            live.listen(ears[-1], None)
        with pytest.raises(Denied, match="full"):
            await a_table(here)


async def test_tables_come_back_no_further_than_there_is_room(tmp_path: Path) -> None:
    async with world(tmp_path, max_tables=2) as here:
        codes = [(await a_table(here)).table.code for _ in range(6)]
        for code in codes:
            assert (await here.client.get(f"/api/tables/{code}")).status_code == 200
            assert len(here.hall.tables) <= 2
        for live in tuple(here.hall.tables.values()):
            live.listen(Listener(), None)
        gone = next(code for code in codes if code not in here.hall.tables)
        assert (await here.client.get(f"/api/tables/{gone}")).status_code == 429


async def test_a_match_goes_on_where_it_rested_and_its_clocks_stood_still(tmp_path: Path) -> None:
    async with served(tmp_path, rest_after=1) as url:
        guests, phones = await full_table(url, clock={"budget": 60})
        seat = next(i for i, phone in enumerate(phones) if phone.view["moves"])
        assert (await phones[seat].ask("move", move="1x2", at=0))["t"] == "ack"
        before = phones[seat].matches()[-1]["times"]["left"]
        for phone in phones:
            phone.hang_up()
    async with served(tmp_path) as url:
        assert (await get(f"{url}/health")).json()["tables"] == 0  # until somebody comes
        back = await Guest(url, guests[seat].code, vars_of(guests[seat])).connect()
        assert (back.at, back.view["bid"]) == (1, "1x2")
        left = back.matches()[-1]["times"]["left"]
        assert all(now <= then for now, then in zip(left, before, strict=True))
        assert min(left) > 50_000
        assert (await get(f"{url}/health")).json()["tables"] == 1


def vars_of(guest: Guest) -> dict[str, object]:
    return {"token": guest.token, "guest": guest.id}


async def test_one_address_opens_only_so_many_tables_at_once(tmp_path: Path) -> None:
    async with world(tmp_path, tables_per_address=2, max_tables=100) as here:
        settings = {"game": "luegen", "options": {"players": 2}}
        wish = {"settings": settings, "name": "Ada"}
        answers = [await here.client.post("/api/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["why"]["key"] == "hall-many"
        here.hall.put_away(here.hall.tables[answers[0].json()["code"]])
        wrong = {**wish, "settings": {**settings, "game": "nothing"}}
        for _ in range(3):  # what fails takes no place
            assert (await here.client.post("/api/tables", json=wrong)).status_code == 400
        assert (await here.client.post("/api/tables", json=wish)).status_code == 201
        other = await here.hall.create(
            ms.NewTable(ms.Settings("luegen", {"players": 2}), "Ben"), address="elsewhere"
        )
        assert isinstance(await said(here.hall.tables[other.code]), ms.Ack)


async def test_who_comes_back_to_a_resting_table_notices_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        host = await open_table(here.url)
        phone = await host.connect()
        await phone.ask("say", text="see you")
        phone.hang_up()
        live = here.hall.tables[host.code]
        here.hall.put_away(live)
        back = await host.connect(v=phone.version)
        assert back.heard[0]["t"] in ("state", "resumed")
        assert (await back.ask("say", text="hello again"))["t"] == "ack"
        assert here.hall.tables[host.code] is not live
