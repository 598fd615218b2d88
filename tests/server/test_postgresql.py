"""Play with the tables in PostgreSQL: as with SQLite, only kept elsewhere."""

from contextlib import closing
from pathlib import Path

import pytest

import bluffhouse as bh
from bluffhouse.server.store.postgresql import PostgreSQL
from tests.server.guests import Guest, full_table, get, open_table, served
from tests.server.store.cluster import Cluster
from tests.server.test_play import play_out


@pytest.mark.parametrize("game", bh.games())
async def test_people_play_a_match_to_its_end(game: str, tmp_path: Path, postgres: Cluster) -> None:
    async with served(tmp_path, store=postgres.empty(), messages=100_000) as url:
        guests, phones = await full_table(url, game, 2)
        await play_out(phones, 7)
        record = (await get(f"{url}/api/tables/{guests[0].code}/matches/1/record")).json()
        match = bh.replay(record)
        assert match.over
        assert [match.view(seat) for seat in (0, 1)] == [phone.view for phone in phones]
    assert list(tmp_path.iterdir()) == []


async def test_a_graceful_stop_loses_nothing(tmp_path: Path, postgres: Cluster) -> None:
    address = postgres.empty()
    async with served(tmp_path, store=address) as url:
        guests, phones = await full_table(url, clock={"budget": 60, "increment": 5})
        phone = next(phone for phone in phones if phone.view["moves"])
        await phone.ask("move", move="1x2", at=0)
        await phones[0].ask("say", text="Bis gleich!")
    async with served(tmp_path, store=address) as url:
        for guest, phone in zip(guests, phones, strict=True):
            again = Guest(url, guest.code)
            again.token = guest.token
            back = await again.connect()
            assert (back.view, back.at) == (phone.view, 1)
            assert back.heard[0]["chat"][-1]["text"] == "Bis gleich!"
            assert max(back.matches()[-1]["times"]["left"]) <= 65_000


async def test_a_database_that_goes_away_and_comes_back(tmp_path: Path, postgres: Cluster) -> None:
    """The database goes away in the midst of a match, and comes back: refused, then played on."""
    async with served(tmp_path, store=postgres.empty()) as url:
        _, phones = await full_table(url)
        phone = next(phone for phone in phones if phone.view["moves"])
        postgres.crash()
        refused = await phone.ask("move", move="1x2", at=0)
        assert (refused["t"], refused["code"]) == ("refused", "store")
        assert phone.at == 0
        postgres.start()
        assert (await phone.ask("move", move="1x2", at=0))["t"] == "ack"
        await phone.until(lambda told: told.get("moved", {}).get("at") == 1)
        assert (await open_table(url)).code


def test_who_waits_for_an_answer_notices_that_the_machine_has_gone(postgres: Cluster) -> None:
    """As soon as who has said something that nobody hears."""
    with closing(PostgreSQL(postgres.address("shared"), writing=False)) as database:
        said = database._connection.info.get_parameters()
    idle, interval, count = (
        int(said[f"keepalives_{name}"]) for name in ("idle", "interval", "count")
    )
    assert 0 < idle + interval * count <= int(said["tcp_user_timeout"]) / 1000
