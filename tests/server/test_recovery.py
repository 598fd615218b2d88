"""A seat on another device: by its recovery code, once, and by nothing else."""

import asyncio
from contextlib import closing

import httpx

from bluffhouse.server.admission import tokens
from bluffhouse.server.store import open_store
from bluffhouse.server.tables.seating.recovery import LENGTH, new_recovery
from tests.server.guests import Guest, full_table, get, join, open_table, post, served
from tests.server.test_tables import info


async def packed(guest: Guest, *, on: bool = True) -> str:
    url = f"{guest.url}/api/tables/{guest.code}/recovery"
    answer = await post(url, {"on": on}, headers=guest.key)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert bool(told["qr"]) == on
    return told["code"]


async def brought(guest: Guest, code: str, address: str = "", **more: str) -> httpx.Response:
    """Somebody brings a code to a guest's table."""
    headers = {"X-Forwarded-For": address} if address else {}
    url = f"{guest.url}/api/tables/{guest.code}/recover"
    return await post(url, {"code": code, **more}, headers=headers)


async def opens(guest: Guest, code: str) -> bool:
    answer = await brought(guest, code)
    if answer.status_code != 201:
        assert answer.json()["why"]["key"] == "table-no-recovery"  # whatever the reason
    return answer.status_code == 201


async def test_a_seat_moves_in_the_middle_of_a_match_and_the_old_device_loses_it(tmp_path) -> None:
    async with served(tmp_path) as url:
        (host, ben), phones = await full_table(url)
        code = await packed(ben)
        dice = phones[1].view["dice"][1]
        answer = await brought(ben, f"{code[:4].lower()} {code[4:8]}-{code[8:]}")  # as people type
        assert answer.status_code == 201
        welcome = answer.json()
        assert (welcome["guest"], welcome["seat"]) == (ben.id, 1)
        bye = await phones[1].hear("bye")
        assert (bye["reason"], "retry" in bye) == ("replaced", False)
        new = Guest(url, host.code, welcome)
        phone = await new.connect()
        assert phone.view["dice"][1] == dice
        assert [guest["seat"] for guest in (await info(host))["guests"]] == [0, 1]
        old = await get(f"{url}/api/tables/{host.code}/state", headers=ben.key)
        assert old.status_code == 403
        assert (await ben.connect()).heard[-1]["reason"] == "bad"
        assert not await opens(ben, code)  # it works once
        note = await phones[0].until(lambda told: told["t"] == "on" and "notes" in told)
        assert [(n["what"], n["who"]) for n in note["notes"]] == [("moved", "Ben")]
        # One person, one seat: the other one of this match stays out of his reach.
        assert (await phone.ask("stand"))["t"] == "ack"
        assert (await phone.ask("sit", seat=0))["t"] == "refused"
        assert (await phone.ask("sit", seat=1))["t"] == "ack"


async def test_a_device_that_lost_the_answer_asks_again_and_no_other_can(tmp_path) -> None:
    async with served(tmp_path) as url:
        (_, ben), _ = await full_table(url)
        code, mine = await packed(ben), "0123456789abcdef0123456789abcdef"
        both = await asyncio.gather(brought(ben, code, once=mine), brought(ben, code, once=mine))
        again = await brought(ben, f"{code[:8]} {code[8:]}".lower(), once=mine)
        assert [answer.status_code for answer in (*both, again)] == [201, 201, 201]
        assert len({answer.text for answer in (*both, again)}) == 1
        other = await brought(ben, code, once=mine[::-1])
        assert other.json()["why"]["key"] == "table-no-recovery"
        assert not await opens(ben, code)
        weak = await brought(ben, code, once="1")
        assert weak.status_code == 400
        # Once the seat has gone on to another device, asking again gives nothing back.
        there = Guest(url, ben.code, again.json())
        assert await opens(there, await packed(there))
        late = await brought(ben, code, once=mine)
        assert late.json()["why"]["key"] == "table-no-recovery"


async def test_codes_that_were_voided_renewed_or_never_given_open_nothing(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=3)
        ben = await join(host)
        assert not await opens(host, new_recovery())
        first = await packed(ben)
        second = await packed(ben)
        assert not await opens(host, first)
        await packed(ben, on=False)
        assert not await opens(host, second)
        third = await packed(ben)
        other = await open_table(url)
        assert not await opens(other, third)  # of another table
        phone = await host.connect()
        await phone.ask("kick", guest=ben.id)
        assert not await opens(host, third)  # whom the host sent away


async def test_only_the_guest_himself_gets_a_code(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url)
        for headers in ({}, {"Authorization": "Bearer made up"}):
            path = f"{url}/api/tables/{host.code}/recovery"
            assert (await post(path, {}, headers=headers)).status_code == 403


async def test_everybody_else_hears_nothing_of_a_code(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url, players=3)
        ben = await join(host)
        watcher = await Guest(url, host.code).connect()
        phones = [await host.connect(), await ben.connect(), watcher]
        code = await packed(ben)
        await phones[0].ask("say", text="well")
        for phone in phones:
            await phone.until(lambda told: "said" in told)
        heard = b"".join(raw for phone in phones for raw in phone.raw)
        for page in ("", "/state", "/evening", "/acts", "/mine"):
            heard += (await get(f"{url}/api/tables/{host.code}{page}", headers=host.key)).content
        assert code.encode() not in heard
        assert tokens.hashed(code).encode() not in heard
        quiet = [told for told in phones[0].heard if told.get("t") == "on" and len(told) == 2]
        assert quiet, "the others hear of a version, and of nothing else"


async def test_guessing_ends_soon_and_hurts_nobody_else(tmp_path) -> None:
    async with served(tmp_path, proxied=True, joins=100_000) as url:
        host = await open_table(url)
        code = await packed(host)
        statuses = [
            (await brought(host, new_recovery(), "203.0.113.7")).status_code for _ in range(64)
        ]
        assert set(statuses) == {403, 429}
        assert statuses.count(403) <= 61
        assert (await brought(host, code, "203.0.113.7")).status_code == 429  # and learns nothing
        assert (await brought(host, code, "203.0.113.8")).status_code == 201


async def test_a_code_outlives_a_restart_and_is_nowhere_in_the_store(tmp_path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url)
        ben = await join(host)
        code = await packed(ben)
        assert len(code) == LENGTH
    async with served(tmp_path) as url:
        host.url = ben.url = url
        welcome = (await brought(ben, code)).json()
        new = Guest(url, host.code, welcome)
        second = await packed(new)
        await (await new.connect()).ask("forget", id="forget me")
        assert not await opens(host, second)
    with closing(open_store(str(tmp_path / "tables.sqlite3"), writing=False)) as store:
        log = b"".join(row.body for row in store.events(host.code))
    secrets = (code, second, *map(tokens.hashed, (code, second, welcome["token"])))
    assert not [secret for secret in secrets if secret.encode() in log]


async def test_a_list_of_ones_tables_says_where_it_is_ones_turn(tmp_path) -> None:
    async with served(tmp_path) as url:
        guests, phones = await full_table(url)
        pages = [
            (await get(f"{url}/api/tables/{g.code}/mine", headers=g.key)).json() for g in guests
        ]
        assert [page["turn"] for page in pages] == [bool(phone.view["moves"]) for phone in phones]
        assert [page["people"] for page in pages] == [["Ben"], ["Ada"]]
        assert (await get(f"{url}/api/tables/{guests[0].code}/mine")).status_code == 403
