"""The house and the devices of its guests make chance together, whatever devices do."""

import asyncio
import json
from pathlib import Path

import pytest

from bluffhouse.core.deal import pledge_of, seal_of, seed_of
from bluffhouse.core.device import Device
from bluffhouse.core.seeds import Seed
from bluffhouse.games import open_room
from bluffhouse.server.config import Config
from bluffhouse.server.live import dealing
from bluffhouse.server.store import Entry, Event
from bluffhouse.server.store_setup import configured_store
from bluffhouse.server.tables import events as ev
from tests.server.guests import Guest, Phone, get, join, open_table, post, served
from tests.server.handy import Handy, Silent, judged, party, play_out, pledged

LONG = 600.0  # nobody would wait so long
SHARE = "5" * 64


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for long."""
    monkeypatch.setattr(dealing, "WAIT", 0.1)


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "WAIT", LONG)


async def test_every_device_has_a_hand_in_chance(tmp_path: Path) -> None:
    async with served(tmp_path, messages=100_000) as url:
        guests, phones = await party(url)
        assert (await phones[0].ask("start"))["t"] == "ack"
        match = await phones[1].begun()
        devices = [phone.device for phone in phones]
        assert match["deal"]["shares"] == {
            str(guest): device.receipts[1].share for guest, device in enumerate(devices)
        }
        await play_out(phones)
        outcome = phones[0].matches()[-1]["outcome"]
        assert outcome["seed"] == seed_of(outcome["house"], match["deal"]["shares"])
        assert seal_of(guests[0].code, 1, outcome["house"]) == match["deal"]["seal"]
        for device in devices:
            assert device.receipts[1].given
            assert len(device.receipts[1].seen) > 2
            assert await judged(guests[0], device.receipts[1]) == []


async def test_the_next_match_is_sealed_when_one_begins_and_pledged_for_meanwhile(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, messages=100_000) as url:
        guests, phones = await party(url)
        await phones[0].ask("start")
        await pledged(phones, 2, number=2)
        seal = phones[0].device.receipts[2].seal
        await play_out(phones)
        assert (await phones[0].ask("start"))["t"] == "ack"
        match = await phones[1].begun(2)
        assert match["deal"]["seal"] == seal
        assert len(match["deal"]["shares"]) == 2
        await play_out(phones)
        for phone in phones:
            assert await judged(guests[0], phone.device.receipts[2], 2) == []


async def test_without_devices_a_match_begins_at_once_by_what_was_sealed(tmp_path: Path) -> None:
    async with served(tmp_path, messages=100_000) as url:
        _, phones = await party(url, (Phone, Phone))
        seal = phones[0].heard[0]["table"]["deal"]["seal"]
        await phones[0].ask("start")
        told = await phones[1].until(lambda told: bool(told.get("match")))
        assert told["match"]["deal"] == {"number": 1, "seal": seal, "seats": [0, 1]}


async def test_a_device_that_withholds_is_left_out_and_everybody_sees_it(
    tmp_path: Path, short: None
) -> None:
    async with served(tmp_path, messages=100_000) as url:
        guests, phones = await party(url, (Handy, Silent))
        await phones[0].ask("start")
        deal = (await phones[0].begun())["deal"]
        assert sorted(deal["pledges"]) == ["0", "1"]
        assert sorted(deal["shares"]) == ["0"]
        await play_out(phones)
        mine, silent = (phone.device.receipts[1] for phone in phones)
        assert await judged(guests[0], mine) == []
        assert await judged(guests[0], silent) == []
        assert not silent.given


async def test_a_phone_that_is_gone_is_not_waited_for(tmp_path: Path) -> None:
    async with served(tmp_path, messages=100_000) as url:
        _, phones = await party(url)
        phones[1].hang_up()
        await phones[0].until(lambda told: told.get("online") == [0])
        await phones[0].ask("start")
        assert sorted((await phones[0].begun())["deal"]["shares"]) == ["0"]


async def test_a_phone_that_goes_while_it_is_waited_for(tmp_path: Path) -> None:
    async with served(tmp_path, messages=100_000) as url:
        _, phones = await party(url, (Handy, Silent))
        await phones[0].ask("start")
        await phones[1].called()
        phones[1].hang_up()
        assert sorted((await phones[0].begun())["deal"]["shares"]) == ["0"]


async def test_a_late_phone(tmp_path: Path, short: None) -> None:
    """Neither a pledge after the call nor a share after the beginning is taken."""
    async with served(tmp_path, messages=100_000) as url:
        _, phones = await party(url, (Handy, Silent, Phone))
        await phones[0].ask("start")
        late = await phones[2].ask("pledge", number=1, pledge=SHARE)
        assert late["why"]["key"] in ("table-dealing", "table-deal-other")
        await phones[0].begun()
        share = phones[1].device.receipts[1].share
        assert (await phones[1].ask("share", share=share))["why"]["key"] == "table-share-early"


async def test_a_phone_that_pledges_while_the_deal_is_called(tmp_path: Path) -> None:
    async with served(tmp_path, messages=100_000) as url:
        _, phones = await party(url, (Handy, Silent, Phone))
        await phones[0].ask("start")
        refused = await phones[2].ask("pledge", number=1, pledge=SHARE)
        assert (refused["code"], refused["why"]["key"]) == ("state", "table-dealing")


async def test_a_phone_that_tells_something_else_than_it_pledged(tmp_path: Path) -> None:
    async with served(tmp_path, messages=100_000) as url:
        _, phones = await party(url, (Handy, Silent))
        await phones[0].ask("start")
        await phones[1].called()
        refused = await phones[1].ask("share", share=SHARE)
        assert (refused["code"], refused["why"]["key"]) == ("bad", "table-share-wrong")
        assert SHARE.encode() not in b"".join(phones[0].raw)
        right = phones[1].device.receipts[1].share
        assert (await phones[1].ask("share", share=right))["t"] == "ack"
        assert (await phones[0].begun())["deal"]["shares"]["1"] == right


async def test_a_phone_that_pledges_twice_is_bound_by_the_last(tmp_path: Path) -> None:
    async with served(tmp_path, messages=100_000) as url:
        guests, phones = await party(url, (Handy, Phone))
        seal = phones[0].device.receipts[1].seal
        for share in ("4" * 64, SHARE):
            pledge = pledge_of(guests[0].code, 1, seal, 1, share)
            assert (await phones[1].ask("pledge", number=1, pledge=pledge))["t"] == "ack"
        await phones[0].ask("start")
        await phones[0].called()
        refused = await phones[1].ask("share", share="4" * 64)
        assert refused["why"]["key"] == "table-share-wrong"
        assert (await phones[1].ask("share", share=SHARE))["t"] == "ack"
        assert (await phones[0].begun())["deal"]["shares"]["1"] == SHARE


async def test_a_phone_that_tells_its_share_before_the_call(tmp_path: Path) -> None:
    async with served(tmp_path, messages=100_000) as url:
        _, phones = await party(url)
        share = phones[1].device.receipts[1].share
        refused = await phones[1].ask("share", share=share)
        assert (refused["code"], refused["why"]["key"]) == ("state", "table-share-early")
        assert share.encode() not in b"".join(phones[0].raw)


async def test_shares_twice_of_nobody_and_of_watchers(tmp_path: Path) -> None:
    async with served(tmp_path, messages=100_000) as url:
        guests, phones = await party(url, (Handy, Silent, Phone))
        watcher = await (await join(guests[0], "Wim", seat=-1)).connect()
        refused = await watcher.ask("pledge", number=1, pledge=SHARE)
        assert refused["why"]["key"] == "table-watching"
        await phones[0].ask("start")
        await phones[1].called()
        assert (await phones[2].ask("share", share=SHARE))["why"]["key"] == "table-share-none"
        await phones[0].given()
        again = await phones[0].ask("share", share=phones[0].device.receipts[1].share)
        assert again["why"]["key"] == "table-share-told"


async def test_nothing_changes_between_call_and_beginning(tmp_path: Path) -> None:
    """Who has the shares could choose who gets which hand."""
    async with served(tmp_path, messages=100_000) as url:
        _, phones = await party(url, (Handy, Silent, Phone))
        settings = phones[0].heard[0]["table"]["settings"]
        await phones[0].ask("start")
        await phones[0].called()
        for kind, what in [
            ("swap", {"a": 0, "b": 1}), ("sit", {"seat": 2}), ("stand", {}), ("empty", {"seat": 2}),
            ("bot", {"seat": 2}), ("change", {"settings": settings}), ("start", {}),
        ]:  # fmt: skip
            refused = await phones[0].ask(kind, **what)
            assert refused.get("why", {}).get("key") == "table-dealing", (kind, refused)
        assert (await phones[2].ask("leave"))["t"] == "ack"  # nobody is held back
        assert (await phones[1].ask("leave"))["t"] == "ack"
        told = await phones[0].until(lambda told: bool(told.get("match")))
        assert [seat.get("guest") for seat in told["table"]["seats"]] == [0, None, None]
        assert told["match"]["deal"]["seats"] == [0, 1, 2]
        assert phones[0].device.receipts[1].begun


async def test_a_crash_between_call_and_beginning(tmp_path: Path) -> None:
    """The same house seed, the same pledges; who has told his share need not come back."""
    async with served(tmp_path, messages=100_000) as url:
        guests, phones = await party(url, (Handy, Silent))
        await phones[0].ask("start")
        deal = await phones[0].called()
        await phones[0].given()
    async with served(tmp_path, messages=100_000) as url:
        for guest in guests:
            guest.url = url
        device: Device = phones[1].device
        came = await guests[1].connect(phone=lambda: Silent(device))  # type: ignore[arg-type]
        assert came.heard[0]["table"]["deal"] == deal
        assert (await came.ask("share", share=device.receipts[1].share))["t"] == "ack"
        match = await came.begun()
        assert match["deal"]["seal"] == deal["seal"]
        assert sorted(match["deal"]["shares"]) == ["0", "1"]
        assert not device.receipts[1].anew


async def test_after_a_crash_nobody_is_waited_for_for_ever(tmp_path: Path, monkeypatch) -> None:
    async with served(tmp_path) as url:
        guests, phones = await party(url, (Handy, Silent))
        await phones[0].ask("start")
        await phones[0].called()
    monkeypatch.setattr(dealing, "WAIT", 0.1)
    async with served(tmp_path) as url:
        watcher = await Guest(url, guests[0].code).connect()
        told = await watcher.until(lambda told: bool(told.get("match")))
        assert sorted(told["match"]["deal"]["shares"]) <= ["0"]


async def test_a_table_that_is_older_than_deals(tmp_path: Path) -> None:
    """Its running match goes on without one; the next has one."""
    async with served(tmp_path) as url:
        host = await open_table(url, options={"mats": 2, "halves": False})
    config = Config(data=str(tmp_path))
    store = configured_store(config)
    old = [json.loads(row.body) for row in store.events(host.code)]
    began = ev.Began(by=0, cid="s", seed=str(Seed.of(7)), rules=open_room("luegen").version,
                     bots={"1": ("thumb", "Bo")})  # fmt: skip
    for event in old:
        event.pop("house", None)
    row = store.table(host.code)
    store.delete(host.code)
    bodies = [json.dumps(event).encode() for event in old] + [ev.encode(began)]
    rows = tuple(Event(host.code, i, 1, body) for i, body in enumerate(bodies, 1))
    store.append([Entry(rows, row)])
    store.close()
    async with served(tmp_path, messages=100_000) as url:
        host.url = url
        phone = await host.connect(phone=Handy)
        assert "deal" not in phone.heard[0]["match"]
        await phone.until(lambda told: bool((told.get("table") or {}).get("deal")))
        while not phone.over:
            if phone.view["moves"]:
                await phone.ask("move", move=phone.view["moves"][-1], at=phone.at)
            else:
                await phone.until(lambda told: "moved" in told, len(phone.heard))
        record = await get(f"{url}/api/tables/{host.code}/matches/1/record")
        assert "deal" not in record.json()
        await phone.ask("start")
        assert sorted((await phone.begun(2))["deal"]["shares"]) == ["0"]


async def test_a_lesson_has_no_deal(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        answer = (await post(f"{url}/api/lessons", {"game": "luegen", "name": "Ada"})).json()
        phone = await Guest(url, answer["code"], answer).connect(phone=Handy)
        told = phone.heard[0]
        assert told["table"].get("deal") is None
        assert "deal" not in told["match"]
        refused = await phone.ask("pledge", number=2, pledge=SHARE)
        assert refused["why"]["key"] == "table-lesson"


async def test_the_house_tells_nothing_of_its_part_before_the_end(tmp_path: Path) -> None:
    """Neither of this match's nor of the next one's, by any way."""
    async with served(tmp_path, messages=100_000) as url:
        guests, phones = await party(url)
        code = guests[0].code
        await phones[0].ask("start")
        await pledged(phones, 2, number=2)
        pages = [
            (await get(f"{url}/api/tables/{code}{path}", headers=guests[0].key)).content
            for path in ("", "/state", "/matches", "/matches/1/record", "/matches/1/replay")
        ]
        before = b"".join([*phones[0].raw, *phones[1].raw, *pages])
        await play_out(phones)
        after = b"".join([*phones[0].raw, *phones[1].raw])
    secrets = [event["house"] for event in _log(tmp_path, code) if event.get("house")]
    assert len(secrets) == 2
    assert not [secret for secret in secrets if secret.encode() in before]
    assert secrets[0].encode() in after
    assert secrets[1].encode() not in after


def _log(data: Path, code: str) -> list[dict[str, str]]:
    store = configured_store(Config(data=str(data)), writing=False)
    try:
        return [json.loads(row.body) for row in store.events(code)]
    finally:
        store.close()


async def test_a_store_that_fails_only_delays_the_beginning(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(dealing, "AGAIN", 0.05)
    failed = asyncio.Event()
    decided = dealing.Dealing._decided

    def once(self: dealing.Dealing) -> object:
        if not failed.is_set():
            failed.set()
            raise dealing.Denied("store", "table-store")
        return decided(self)

    monkeypatch.setattr(dealing.Dealing, "_decided", once)
    async with served(tmp_path) as url:
        _, phones = await party(url)
        await phones[0].ask("start")
        assert len((await phones[0].begun())["deal"]["shares"]) == 2
        assert failed.is_set()
