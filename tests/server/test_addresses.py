"""Whom limits count, and that they let be who means well."""

import asyncio
from pathlib import Path

import pytest
from picows import WSInvalidStatusError, ws_connect

from bluffhouse.server.admission.origins import counted
from bluffhouse.server.config import Config
from bluffhouse.server.tables import codes
from tests.server.guests import Guest, Phone, full_table, get, http_client, join, open_table, served

# --- addresses ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "is_counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:51234", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unix:", "unix:"),
        ("x" * 500, "x" * 45),
    ],
)
def test_what_of_an_address_counts(written: str, is_counted: str) -> None:
    assert counted(written) == is_counted


async def test_a_network_of_many_addresses_is_one(tmp_path: Path) -> None:
    async with served(tmp_path, requests=3, proxied=True) as url:

        async def ask(*forwarded: str) -> int:
            heads = [("X-Forwarded-For", each) for each in forwarded]
            return (await get(f"{url}/api/tables", headers=heads)).status_code

        assert [await ask(f"2001:db8:0:1::{i}") for i in range(4)] == [200] * 3 + [429]
        assert await ask("2001:db8:0:2::1") == 200
        # A proxy may write a line of its own below the client's.
        assert await ask("192.0.2.1", "2001:db8:0:1:9::9") == 429


# --- and who means well ---------------------------------------------------------------------


async def test_a_pub_of_thirty_phones_behind_one_address(tmp_path: Path) -> None:
    """With the figures as they are: everybody loads the pages, some mistype the code, all join,
    chat, rename themselves, lose the line together and are back, and nobody is refused."""
    usual = Config().commands
    async with (
        served(tmp_path, commands=usual) as url,
        http_client(base_url=url) as client,
    ):
        hosts = [await open_table(url, "luegen", players=6) for _ in range(5)]

        async def arrive(number: int) -> tuple[Guest, Phone]:
            for path in ("/", *(f"/assets/{i}.js" for i in range(15)), "/api/games", "/api/tables"):
                assert (await client.get(path)).status_code != 429
            if number % 3 == 0:
                assert (await client.get(f"/api/tables/{codes.new_code()}")).status_code == 404
            guest = await join(hosts[number % 5], f"Guest {number}")
            phone = await guest.connect()
            assert phone.heard[0]["t"] == "state"
            return guest, phone

        people = await asyncio.gather(*(arrive(number) for number in range(25)))
        people += [(host, await host.connect()) for host in hosts]
        for host in [phone for _, phone in people[25:]]:
            assert (await host.ask("start"))["t"] == "ack"

        async def pass_the_time(phone: Phone, number: int) -> None:
            for i in range(6):
                assert (await phone.ask("say", text=f"round {i}"))["t"] == "ack"
                assert (await phone.ask("wish", forced=bool(i % 2)))["t"] == "ack"
            assert (await phone.ask("rename", name=f"Name {number}"))["t"] == "ack"

        await asyncio.gather(*(pass_the_time(phone, i) for i, (_, phone) in enumerate(people)))
        for _ in range(3):
            for _, phone in people:
                phone.hang_up()
            back = await asyncio.gather(*(guest.connect() for guest, _ in people))
            assert all(phone.heard[0]["t"] == "state" for phone in back)
            people = [(guest, phone) for (guest, _), phone in zip(people, back, strict=True)]


async def test_fast_players_are_not_held_up(tmp_path: Path) -> None:
    """Forty moves at once and twenty a second, as long as they like: more than thumbs can do."""
    async with served(tmp_path) as url:
        _, phones = await full_table(url)
        for _ in range(30):
            if phones[0].over:
                break
            mover = next(phone for phone in phones if phone.view["moves"])
            since = [len(phone.heard) for phone in phones]
            answer = await mover.ask("move", move=mover.view["moves"][0], at=mover.at)
            assert answer["t"] == "ack"
            for phone, before in zip(phones, since, strict=True):
                await phone.until(lambda told: bool(told.get("moved")), before)


async def test_the_socket_of_a_table_that_is_full_of_people(tmp_path: Path) -> None:
    """Places are by address: who comes from elsewhere finds one."""
    async with served(tmp_path, max_sockets=1, proxied=True) as url:
        host = await open_table(url)
        for address in ("192.0.2.1", "2001:db8::1", "2001:db8:0:1::1"):
            await ws_connect(Phone, host.socket, extra_headers={"X-Forwarded-For": address})
        with pytest.raises(WSInvalidStatusError):
            await ws_connect(Phone, host.socket, extra_headers={"X-Forwarded-For": "2001:db8::2"})
