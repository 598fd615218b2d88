"""Calls: on the devices of the seat whose turn it is, unless somebody looks; and nowhere else."""

import asyncio
import hashlib
import hmac
import json
import stat
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bluffhouse.server.config import ConfigError, load
from bluffhouse.server.denial import Denied
from bluffhouse.server.live import calls
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.operations.backup import back_up, restore
from bluffhouse.server.push import caller
from bluffhouse.server.push.keys import SECRET as SECRET_NAME
from bluffhouse.server.push.keys import Signature, fresh
from bluffhouse.server.push.outside import check_endpoint
from bluffhouse.server.push.sending import Outside, Sender
from bluffhouse.server.store import open_store
from bluffhouse.server.store.devices import Device
from bluffhouse.server.tables.reminders import reminded_at
from bluffhouse.server.tables.vacations import DAY
from tests.server.guests import PATIENCE, Guest, get, join, open_table, post
from tests.server.push_service import Browser, PushService, claims, push_service
from tests.server.test_slow import Days, asked, house, move
from tests.server.troubles import until
from tests.server.worlds import World

SECRET = "a secret of the operator"


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "AFTER", 0.0)


class Party:
    """A slow match of two, and who would be called."""

    def __init__(self, here: World, service: PushService, guests: list[Guest]) -> None:
        self.here, self.service, self.guests = here, service, guests
        self.live: LiveTable

    @property
    def mover(self) -> Guest:
        guest = self.live.table.seats[asked(self.live)].guest
        return next(each for each in self.guests if each.id == guest)

    @property
    def waiter(self) -> Guest:
        return next(each for each in self.guests if each is not self.mover)

    async def subscribe(self, guest: Guest, name: str, **more: Any) -> Browser:
        browser = Browser(self.service, name)
        answer = await say(guest, browser.subscription(**more))
        assert answer.status_code == 200, answer.text
        return browser

    async def devices(self) -> list[Device]:
        await self.here.hall.ledger.drain()
        found = await self.here.hall.ledger.ask(lambda store: store.devices.of(self.guests[0].code))
        return list(found)


async def say(guest: Guest, wish: dict[str, Any]) -> Any:
    return await post(f"{guest.url}/api/tables/{guest.code}/push", wish, headers=guest.key)


async def party(
    stack: AsyncExitStack, folder: Path, now: Days, service: PushService | None = None,
    **settings: Any,
) -> Party:  # fmt: skip
    service = service or await stack.enter_async_context(push_service())
    settings = {"push_inside": True, **settings}
    here = await stack.enter_async_context(house(folder, now, **settings))
    host = await open_table(here.url, slow={"days": 2})
    together = Party(here, service, [host, await join(host)])
    together.live = await here.hall.table(host.code)
    host_phone = await host.connect()
    assert (await host_phone.ask("start"))["t"] == "ack"
    host_phone.hang_up()
    await until(lambda: not together.live.ears)
    return together


async def test_a_call_says_whose_turn_it_is_and_nothing_of_a_hand(tmp_path: Path) -> None:
    """Encrypted for the device alone, signed by the key that it subscribed with."""
    async with AsyncExitStack() as stack:
        table = await party(stack, tmp_path, Days())
        waiter = table.waiter
        browser = await table.subscribe(waiter, "phone", lang="de")
        await move(table.live)
        await table.service.until(bool)
        (call,) = browser.heard()
        other = next(g.name for g in table.live.table.guests.values() if g.id != waiter.id)
        assert call == {
            "code": waiter.code,
            "title": f"Lügen · {other}",
            "body": "Du bist dran. Du hast 2 Tage.",
            "url": f"/t/{waiter.code}",
            "off": "Nicht mehr rufen",
        }
        (got,) = table.service.got
        assert waiter.code not in str(got)
        assert got.headers["ttl"] == str(2 * 24 * 3600)
        key = (await get(f"{waiter.url}/api/push")).json()["key"]
        said = claims(got, key)
        assert said["aud"] == table.service.url
        assert 0 < said["exp"] - time.time() < 24 * 3600
        assert said["sub"].startswith("mailto:")


async def test_who_looks_is_not_called(tmp_path: Path) -> None:
    """Until he looks elsewhere: then he is, on all devices, once."""
    async with AsyncExitStack() as stack:
        table = await party(stack, tmp_path, Days())
        waiter = table.waiter
        one, two = [await table.subscribe(waiter, name) for name in ("phone", "laptop")]
        phone = await waiter.connect()
        await move(table.live)
        phone.send({"t": "ping", "n": 1})
        await phone.hear("pong")
        assert not table.live.calls.busy
        phone.send({"t": "ping", "looks": False})
        await table.service.until(lambda got: len(got) == 2)
        phone.send({"t": "ping", "looks": True})
        phone.send({"t": "ping", "looks": False})
        phone.hang_up()
        await until(lambda: not table.live.ears and not table.live.calls.busy)
        assert len(one.heard()) == len(two.heard()) == 1


async def test_only_the_seat_whose_turn_it_is_is_called(tmp_path: Path) -> None:
    """The attack: somebody at the same table, or at another, wants to hear of another's turn."""
    async with AsyncExitStack() as stack:
        table = await party(stack, tmp_path, Days())
        mover, waiter = table.mover, table.waiter
        mine = await table.subscribe(waiter, "mine")
        theirs = await table.subscribe(mover, "theirs")
        await table.service.until(lambda got: len(got) == 1)  # it is his turn already
        stranger = await open_table(table.here.url)
        wish = Browser(table.service, "stranger").subscription()
        address = f"{mover.url}/api/tables/{mover.code}/push"
        for headers in ({}, stranger.key, {"Authorization": "Bearer x"}):
            assert (await post(address, wish, headers=headers)).status_code == 403
        taken = theirs.subscription(on=False)  # it is somebody else's device
        assert (await say(waiter, taken)).json() == {"devices": 1}
        await move(table.live)
        await table.service.until(lambda got: len(got) == 2)
        assert len(mine.heard()) == 1
        assert len(theirs.heard()) == 1
        assert {device.guest for device in await table.devices()} == {mover.id, waiter.id}


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async with AsyncExitStack() as stack:
        table = await party(stack, tmp_path, Days())
        waiter = table.waiter
        gone, stays = [await table.subscribe(waiter, name) for name in ("gone", "stays")]
        table.service.status[gone.path] = status
        await move(table.live)
        await table.service.until(lambda got: len(got) == 2)
        async with asyncio.timeout(PATIENCE):
            while len(await table.devices()) > 1:
                await asyncio.sleep(0.01)
        assert len(stays.heard()) == 1


async def test_a_service_that_fails_or_sends_elsewhere_is_not_followed(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        table = await party(stack, tmp_path, Days())
        waiter = table.waiter
        away, down, well = [
            await table.subscribe(waiter, name) for name in ("redirects", "fails", "well")
        ]
        table.service.status |= {away.path: 307, down.path: 500}
        await move(table.live)
        await table.service.until(lambda got: len(got) == 3)
        assert {got.path for got in table.service.got} == {away.path, down.path, well.path}
        assert len(await table.devices()) == 3


@pytest.mark.parametrize("status", [0, 429, 503])
async def test_a_service_that_stumbles_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    monkeypatch.setattr(caller, "TRIES", (0.0, 0.0, 0.0))
    async with AsyncExitStack() as stack:
        table = await party(stack, tmp_path, Days())
        device = await table.subscribe(table.waiter, "stumbles")
        table.service.status[device.path] = status
        await move(table.live)
        await table.service.until(lambda got: len(got) == 1)
        del table.service.status[device.path]
        async with asyncio.timeout(PATIENCE):
            while not (await table.devices())[0].told:
                await asyncio.sleep(0.01)
        assert len({json.dumps(letter) for letter in device.heard()}) == 1


async def test_nobody_is_called_again_for_what_is_done(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        table = await party(stack, tmp_path, Days())
        waiter, mover = table.waiter, table.mover
        await table.subscribe(mover, "done")
        await table.service.until(lambda got: len(got) == 1)
        said: list[bool] = []
        late = calls.Occasion("turn", "another")
        table.here.hall.caller.call(table.live.table, mover.id, late, lambda: said.append(True))
        await table.subscribe(waiter, "next")
        await move(table.live)
        await table.service.until(lambda got: len(got) == 2)
        assert said
        assert [got.path for got in table.service.got] == ["/done", "/next"]


INSIDE = [
    "https://127.0.0.1/x", "https://[::1]/x", "https://10.1.2.3/x", "https://192.168.0.1/x",
    "https://169.254.169.254/latest/meta-data", "https://[fe80::1]/x", "https://[fc00::1]/x",
    "https://[::ffff:127.0.0.1]/x", "https://[64:ff9b::7f00:1]/x", "https://[2002:7f00:1::]/x",
    "https://0.0.0.0/x", "https://100.64.0.1/x", "https://224.0.0.1/x", "https://localhost/x",
    "https://printer.local/x", "https://intranet/x", "http://push.example.org/x",
    "https://push.example.org:8443/x", "https://me:pass@push.example.org/x", "ftp://example.org/x",
    "file:///etc/passwd", "https:///x", "https://push.example.org/x\r\nHost: y", "https://[/x",
    "https://push.example.org\\@127.0.0.1/x", "https://push.example.org:99999/x", "", "x",
    "https://push.example.org/" + 1000 * "x",
]  # fmt: skip


@pytest.mark.parametrize("endpoint", INSIDE)
def test_calls_lead_out_of_the_house(endpoint: str) -> None:
    with pytest.raises(Denied, match="push service"):
        check_endpoint(endpoint)


def test_real_push_services_are_outside() -> None:
    check_endpoint("https://fcm.googleapis.com/fcm/send/abc:DEF-ghi_jkl")
    check_endpoint("https://web.push.apple.com/QABC")
    check_endpoint("https://updates.push.services.mozilla.com/wpush/v2/gAAA")


async def test_a_name_that_leads_inside_is_not_gone_to() -> None:
    """The attack: a name of the public network that is said to be at home."""
    sender = Sender(Signature(fresh(), "mailto:a@b.org"), inside=False)
    async with push_service() as service:
        port = service.url.rpartition(":")[2]
        for name in ("localhost", "0x7f.1", "127.1", "2130706433"):
            with pytest.raises((OSError, aiohttp.ClientError)):
                await sender.post(f"http://{name}:{port}/x", b"", {})
        assert service.got == []
    with pytest.raises(OSError, match="no place outside"):
        await Outside().resolve("localhost", 443)


async def test_bad_subscriptions_are_refused_and_nothing_is_kept(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        table = await party(stack, tmp_path, Days(), push_inside=False)
        good = Browser(table.service, "x").subscription(endpoint="https://example.org/x")
        for wrong in (
            {"endpoint": "https://127.0.0.1/x"}, {"endpoint": "x" * 5000}, {"endpoint": ""},
            {"p256dh": "AAAA"}, {"auth": "AA"}, {"p256dh": "ä"}, {"lang": "xx"}, {"more": 1},
            {"p256dh": "B" + "A" * 86},
        ):  # fmt: skip
            answer = await say(table.waiter, {**good, **wrong})
            assert answer.status_code == 400, (wrong, answer.text)
        assert await table.devices() == []
        assert (await say(table.waiter, good)).json() == {"devices": 1}


async def test_devices_are_bounded(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        table = await party(stack, tmp_path, Days())
        for number in range(caller.MOST + 3):
            await table.subscribe(table.waiter, f"phone-{number}")
        kept = await table.devices()
        assert len(kept) == caller.MOST
        assert kept[-1].endpoint.endswith(f"phone-{caller.MOST + 2}")


@pytest.mark.parametrize("way", ["off", "leave", "forget", "recover"])
async def test_devices_go_with_who_does_not_want_to_be_called(tmp_path: Path, way: str) -> None:
    async with AsyncExitStack() as stack:
        table = await party(stack, tmp_path, Days())
        waiter = table.waiter
        browser = await table.subscribe(waiter, "phone")
        address = f"{waiter.url}/api/tables/{waiter.code}"
        if way == "off":
            await say(waiter, {"endpoint": browser.subscription()["endpoint"], "on": False})
        elif way == "recover":
            code = await post(f"{address}/recovery", {"on": True}, headers=waiter.key)
            await post(f"{address}/recover", {"code": code.json()["code"]})
        else:
            await post(f"{address}/commands", {"t": way, "id": "x"}, headers=waiter.key)
        async with asyncio.timeout(PATIENCE):
            while await table.devices():
                await asyncio.sleep(0.01)
        if way in ("off", "recover"):
            await move(table.live)
            await until(lambda: not table.live.calls.busy)
            assert browser.heard() == []


async def test_nobody_is_called_twice_and_everybody_is_reminded(tmp_path: Path) -> None:
    """Across restarts, though nobody comes; and the key of the house stays the same."""
    now = Days()
    async with push_service() as service:
        async with AsyncExitStack() as stack:
            table = await party(stack, tmp_path, now, service)
            browser = await table.subscribe(table.waiter, "phone")
            await move(table.live)
            async with asyncio.timeout(PATIENCE):
                while not (await table.devices())[0].told:
                    await asyncio.sleep(0.01)
            code = table.live.table.code
            key = (await get(f"{table.here.url}/api/push")).json()
        assert len(browser.heard()) == 1
        async with house(tmp_path, now, push_inside=True) as here:
            assert (await get(f"{here.url}/api/push")).json() == key
            live = await here.hall.table(code)
            await until(lambda: not live.calls.busy)
            await here.hall.ledger.drain()
            now.at += 2 * DAY - reminded_at(2)
            live.calls.look()
            await service.until(lambda got: len(got) > 1)
        assert browser.heard()[1:] == [
            {**browser.heard()[0], "body": "It is your turn, and you have 12 hours left."}
        ]


async def test_a_backup_has_the_key_and_the_devices(tmp_path: Path) -> None:
    """Whoever subscribed would hear nothing more from a house with another key."""
    async with AsyncExitStack() as stack:
        table = await party(stack, tmp_path, Days())
        await table.subscribe(table.waiter, "phone")
        before = await table.devices()
    store, backup = tmp_path / "tables.sqlite3", tmp_path / "backup.sqlite3"
    assert stat.S_IMODE(store.stat().st_mode) == 0o600
    with closing(open_store(str(store), writing=False)) as kept:
        back_up(kept, backup)
    with (
        closing(open_store(str(store))) as kept,
        closing(open_store(str(tmp_path / "restored.sqlite3"))) as restored,
    ):
        restored.devices.secret(SECRET_NAME, b"made by a first start")
        restore(backup, restored)
        assert restored.devices.of(before[0].code) == before
        assert restored.devices.secret(SECRET_NAME, b"") == kept.devices.secret(SECRET_NAME, b"")


async def test_the_webhook_is_told_and_can_tell_who_tells(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        hook = await stack.enter_async_context(push_service())
        settings = {"webhook": f"{hook.url}/hook", "webhook_secret": SECRET}
        table = await party(stack, tmp_path, Days(), **settings)
        await hook.until(bool)
        (got,) = hook.got
        proof = hmac.new(SECRET.encode(), got.body, hashlib.sha256).hexdigest()
        assert got.headers["bluffhouse-signature"] == f"sha256={proof}"
        told = json.loads(got.body)
        mover = table.mover
        assert (told["kind"], told["table"], told["guest"]) == ("turn", mover.code, mover.id)
        assert set(told) == {
            "kind", "table", "game", "match", "guest", "name", "url", "at", "left",
        }  # fmt: skip


@pytest.mark.parametrize(
    "wrong",
    [
        {"webhook": "x", "webhook_secret": SECRET},
        {"webhook": "https://example.org"},
        {"push_contact": "me"},
    ],
)
def test_what_calls_need_is_checked_at_the_start(wrong: dict[str, str]) -> None:
    with pytest.raises(ConfigError):
        load(environment={}, given=wrong)
