"""Hosts: whom they keep out, who follows them, and what is remembered of their acts."""

import asyncio

import msgspec
import pytest

from bluffhouse.server.live import succession
from bluffhouse.server.store import open_store
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.seating import welcome
from tests.server.guests import (
    PATIENCE,
    Guest,
    Phone,
    full_table,
    get,
    join,
    open_table,
    post,
    served,
)  # fmt: skip
from tests.server.test_tables import info, refused
from tests.server.troubles import until
from tests.server.worlds import world

GRACE = 1.0  # seconds


@pytest.fixture
def _short_grace(monkeypatch) -> None:
    monkeypatch.setattr(succession, "LONGEST", GRACE)


async def knock(host: Guest, name: str = "Ben", address: str = "") -> tuple[int, dict]:
    headers = {"X-Forwarded-For": address} if address else {}
    answer = await post(
        f"{host.url}/api/tables/{host.code}/guests", {"name": name}, headers=headers
    )
    return answer.status_code, answer.json()


async def acts(guest: Guest) -> list[dict]:
    url = f"{guest.url}/api/tables/{guest.code}/acts"
    return (await get(url, headers=guest.key)).json()["acts"]


async def hosted(phone: Phone) -> None:
    await phone.until(lambda told: (told.get("you") or {}).get("host", False))


# --- who is kept out ------------------------------------------------------------------------


async def test_who_was_sent_away_is_not_back_at_once(tmp_path) -> None:
    async with served(tmp_path, proxied=True) as url:
        host = await open_table(url, players=4)
        phone = await host.connect()
        _, ben = await knock(host, "Ben", "203.0.113.7")
        _, neighbour = await knock(host, "Cleo", "203.0.113.7")
        await phone.ask("kick", guest=ben["guest"])
        status, why = await knock(host, "Benny", "203.0.113.7")
        assert (status, why["why"]["key"]) == (403, "table-banned")
        assert why["why"]["details"] == {"minutes": 30}
        assert "30 minutes" in why["why"]["text"]
        table = await info(host)
        assert [guest["id"] for guest in table["guests"]] == [0, neighbour["guest"]]
        assert [(ban["guest"], ban["name"]) for ban in table["bans"]] == [(ben["guest"], "Ben")]
        assert (await knock(host, "Dora", "203.0.113.8"))[0] == 201  # from elsewhere


async def test_it_counts_where_somebody_is_connected_from_too(tmp_path) -> None:
    async with served(tmp_path, proxied=True) as url:
        host = await open_table(url, players=3)
        phone = await host.connect()
        _, welcome = await knock(host, "Ben", "203.0.113.7")
        ben = Guest(url, host.code, welcome)
        await ben.connect()  # without a proxy's word: from the loopback address
        await phone.ask("kick", guest=ben.id)
        assert (await knock(host))[0] == 403
        assert (await knock(host, address="203.0.113.7"))[0] == 403


async def test_the_host_lifts_a_ban(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=3)
        phone = await host.connect()
        ben = await join(host)
        await phone.ask("kick", guest=ben.id)
        assert (await knock(host))[0] == 403
        await refused(phone, "lift", "missing", guest=77)
        assert (await phone.ask("lift", guest=ben.id))["t"] == "ack"
        assert (await info(host))["bans"] == []
        assert (await knock(host))[0] == 201


async def test_a_ban_ends_by_itself(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(welcome, "BAN", 1)
    async with served(tmp_path) as url:
        host = await open_table(url, players=3)
        phone = await host.connect()
        ben = await join(host)
        await phone.ask("kick", guest=ben.id)
        async with asyncio.timeout(PATIENCE):
            while (await knock(host))[0] == 403:
                pass


async def test_no_address_is_written_down(tmp_path) -> None:
    address = "203.0.113.7"
    async with served(tmp_path, proxied=True) as url:
        host = await open_table(url, players=3)
        phone = await host.connect()
        _, ben = await knock(host, "Ben", address)
        await phone.ask("kick", guest=ben["guest"])
    for file in tmp_path.iterdir():
        assert address.encode() not in file.read_bytes()
    async with served(tmp_path, proxied=True) as url:  # another key: the old marks say nothing
        host.url = url
        assert (await knock(host, "Benny", address))[0] == 201
    store = open_store(str(tmp_path / "tables.sqlite3"), writing=False)
    events = [ev.decode(row.body) for row in store.events(host.code)]
    marks = [event.mark for event in events if isinstance(event, ev.Joined) and event.mark]
    store.close()
    assert len(set(marks)) == 3  # the host, Ben, and Ben again


async def test_a_locked_table_takes_nobody_new(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=3, public=True)
        ben = await join(host)
        phone = await host.connect()
        await refused(await ben.connect(), "lock", "forbidden")
        assert (await phone.ask("lock"))["t"] == "ack"
        status, why = await knock(host)
        assert (status, why["why"]["key"]) == (403, "table-locked")
        assert (await info(host))["locked"]
        assert (await get(f"{url}/api/tables")).json() == []
        assert (await ben.connect()).heard[0]["t"] == "state"  # who is a guest comes and goes
        await phone.ask("lock", on=False)
        assert len((await get(f"{url}/api/tables")).json()) == 1
        assert (await knock(host))[0] == 201


# --- who follows a host ---------------------------------------------------------------------


async def test_a_host_who_leaves_hands_over_to_who_sits_longest_and_is_there(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=4)
        await join(host, "Watcher", seat=-1)
        absent = await join(host, "Absent")
        late = await join(host, "Late", seat=3)
        early = await join(host, "Early", seat=2)
        phone, lates, earlies = [await one.connect() for one in (host, late, early)]
        await lates.ask("stand")
        await lates.ask("sit", seat=3)  # so he has been sitting for a shorter time
        await phone.ask("leave")
        await hosted(earlies)
        await earlies.ask("leave")
        await hosted(lates)
        await lates.ask("leave")
        table = await info(host)
        assert [one["id"] for one in table["guests"] if one.get("host")] == [absent.id]


@pytest.mark.usefixtures("_short_grace")
async def test_an_absent_host_does_not_block_the_start(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=3)
        watcher = await join(host, "Watcher", seat=-1)
        ben = await join(host)
        phone, watchers, bens = [await one.connect() for one in (host, watcher, ben)]
        phone.hang_up()
        await refused(bens, "start", "forbidden")
        await hosted(bens)
        assert (await bens.ask("start"))["t"] == "ack"
        again = await host.connect()
        assert not again.heard[0]["you"].get("host")
        assert not any((told.get("you") or {}).get("host") for told in watchers.heard)
        assert (await acts(ben))[-1].items() >= {"what": "host", "whom": "Ben"}.items()


@pytest.mark.usefixtures("_short_grace")
async def test_absence_is_counted_anew_after_a_restart(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=3)
        ben = await join(host)
    async with served(tmp_path) as url:
        host.url = ben.url = url
        bens = await ben.connect()
        await hosted(bens)
    async with served(tmp_path) as url:
        ben.url = url
        assert (await ben.connect()).heard[0]["you"]["host"]


async def test_a_host_who_is_back_in_time_stays_the_host(tmp_path) -> None:
    """However slowly he comes back here: what would make another one the host is called off."""
    async with world(tmp_path) as here:
        host = await open_table(here.url, players=3)
        ben = await join(host)
        phone, _ = await host.connect(), await ben.connect()
        watched = here.hall.tables[host.code].stand_ins._succession
        phone.hang_up()
        await until(lambda: watched._timer is not None)
        phone = await host.connect()
        await until(lambda: watched._timer is None)
        assert (await phone.ask("start", id="start"))["t"] == "ack"


# --- the trail ------------------------------------------------------------------------------


async def test_everybody_can_read_what_hosts_did(tmp_path) -> None:
    async with served(tmp_path, bot_pace=60) as url:
        guests, phones = await full_table(url, players=3)
        late = await join(guests[0], "Late", seat=-1)
        phone, lates = phones[0], await late.connect()
        await phone.ask("mute", guest=late.id)
        await phone.ask("pause")
        await phone.ask("kick", guest=guests[1].id)
        await phone.ask("resume")
        await phone.ask("lock")
        await lates.ask("sit", seat=1)
        await phones[2].ask("admit", guest=late.id)
        await phone.ask("admit", guest=late.id)
        await phone.ask("lift", guest=guests[1].id)
        await phone.ask("host", guest=guests[2].id)
        told = await acts(late)
    assert all(act.pop("at") for act in told)
    assert [[act["what"], act["by"], act.get("whom"), act.get("seat")] for act in told[::-1]] == [
        ["mute", "Ada", "Late", None],
        ["pause", "Ada", None, None],
        ["kick", "Ada", "Ben", 1],
        ["resume", "Ada", None, None],
        ["lock", "Ada", None, None],
        ["admit", "Cleo", "Late", 1],
        ["admit", "Ada", "Late", 1],
        ["lift", "Ada", "Ben", None],
        ["host", "Ada", "Cleo", None],
    ]
    async with served(tmp_path) as url:
        late.url = url
        again = await acts(late)
        assert all(act.pop("at") for act in again)
        assert again == told
        stranger = await get(f"{url}/api/tables/{late.code}/acts")
        assert stranger.status_code == 403


async def test_the_trail_is_bounded(tmp_path) -> None:
    async with served(tmp_path, messages=1000) as url:
        host = await open_table(url, players=2)
        phone = await host.connect()
        for i in range(120):
            phone.send({"t": "lock", "id": f"n{i}", "on": i % 2 == 0})
        await phone.until(lambda told: told.get("id") == "n119")
        assert [act["what"] for act in await acts(host)] == ["unlock", "lock"] * 50


# --- logs of before -------------------------------------------------------------------------


OLD = (
    '{"e":"stood","guest":0,"gone":true,"kicked":true,"by":1}',
    '{"e":"stood","guest":0,"gone":true,"by":0}',
    '{"e":"joined","guest":0,"name":"Ada","avatar":"","token":"x","seat":0}',
    '{"e":"hosted","guest":1,"by":0}',
)


@pytest.mark.parametrize("text", OLD)
def test_events_of_old_logs_are_still_read_and_written_alike(text: str) -> None:
    event = ev.decode(text)
    assert msgspec.json.decode(ev.encode(event)) == msgspec.json.decode(text)
