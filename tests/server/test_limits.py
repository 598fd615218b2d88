"""How much is too much: every limit gives a clear answer to whom it concerns, and lets go."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from picows import WSInvalidStatusError, ws_connect

from bluffhouse.server.admission import limits
from bluffhouse.server.admission.limits import Bucket, Limit, Quota
from bluffhouse.server.admission.silent import SilentConnections
from bluffhouse.server.tables.seating import joining
from tests.server.guests import Guest, Phone, http_client, join, open_table, served

NEW = {"settings": {"game": "luegen", "options": {"players": 2}}, "name": "Ada"}


def from_address(url: str, address: str) -> httpx.AsyncClient:
    """Somebody whom the reverse proxy says to be there."""
    return http_client(base_url=url, headers={"X-Forwarded-For": address})


def too_many(answer: httpx.Response) -> bool:
    return answer.status_code == 429 and answer.json()["code"] == "limit"


# --- how they count -------------------------------------------------------------------------


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2, 0.5, now=0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert not bucket.take(1.9)
    assert bucket.take(2.0)
    assert not bucket.take(2.0)
    assert [bucket.take(1000.0) for _ in range(3)] == [
        True,
        True,
        False,
    ]  # never more than at first


def test_a_limit_is_each_address_own_and_ends_after_a_while() -> None:
    now = [0.0]
    limit = Limit("tests", 60, clock=lambda: now[0])
    assert [limit.take("here") for _ in range(100)] == [0.0] * 60 + [1.0] * 40
    assert limit.take("there") == 0
    assert (limit.wait("here"), limit.wait("there"), limit.wait("nowhere")) == (1, 0, 0)
    now[0] += 5
    assert sum(not limit.take("here") for _ in range(100)) == 5
    limit.give_back("here")
    assert limit.take("here") == 0


def test_a_limit_of_less_than_one_a_minute_lets_one_pass() -> None:
    limit = Limit("tests", 0.5)
    assert limit.take("here") == 0
    assert limit.take("here") == pytest.approx(120, abs=1)


def test_addresses_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEYS", 3)
    limit = Limit("tests", 1, clock=lambda: 0.0)
    for address in "abcd":
        assert limit.take(address) == 0
    assert limit.take("d") > 0
    assert limit.take("a") == 0  # forgotten


def test_a_quota_is_given_back() -> None:
    quota = Quota("tests", 2)
    assert [quota.take("here") for _ in range(3)] == [True, True, False]
    assert quota.take("there")
    quota.give_back("here")
    assert quota.take("here")
    assert not quota.take("here")


def test_an_anteroom_sends_away_who_was_silent_longest_of_those_who_are_most() -> None:
    room: SilentConnections[str] = SilentConnections(3, 5)
    assert [room.enter(who, "one") for who in "abc"] == [None] * 3
    assert room.enter("d", "one") == "a"
    assert room.enter("b", "one") is None  # he is here already: now as the last
    assert [room.enter(who, "other") for who in "xy"] == [None] * 2
    assert room.enter("z", "third") == "c"
    room.leave("c", "one")
    for who in "dbxyz":
        for address in ("one", "other", "third"):
            room.leave(who, address)
    assert [room.enter(who, who) for who in "abcde"] == [None] * 5


# --- requests -------------------------------------------------------------------------------


async def test_requests_of_an_address(tmp_path: Path) -> None:
    async with (
        served(tmp_path, requests=5, proxied=True) as url,
        from_address(url, "192.0.2.1") as one,
        from_address(url, "192.0.2.2") as other,
    ):
        answers = [await one.get("/api/tables") for _ in range(6)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert too_many(answers[5])
        assert answers[5].json()["why"]["text"]
        assert int(answers[5].headers["retry-after"]) == 12
        assert (await other.get("/api/tables")).status_code == 200


@pytest.mark.parametrize("proxied", [True, False])
async def test_only_a_proxy_is_believed_about_addresses(proxied: bool, tmp_path: Path) -> None:
    async with served(tmp_path, requests=3, proxied=proxied) as url:
        statuses = []
        for i in range(6):
            async with from_address(url, f"192.0.2.{i}") as client:
                statuses.append((await client.get("/api/tables")).status_code)
        assert statuses == [200] * 6 if proxied else statuses == [200] * 3 + [429] * 3


async def test_what_a_client_says_before_the_proxy_does_not_count(tmp_path: Path) -> None:
    async with served(tmp_path, requests=3, proxied=True) as url:
        statuses = []
        for i in range(5):
            async with from_address(url, f"198.51.100.{i}, 192.0.2.1") as client:
                statuses.append((await client.get("/api/tables")).status_code)
        assert statuses == [200] * 3 + [429] * 2


async def test_new_tables_of_an_address(tmp_path: Path) -> None:
    async with (
        served(tmp_path, new_tables=2, proxied=True) as url,
        from_address(url, "192.0.2.1") as one,
        from_address(url, "192.0.2.2") as other,
    ):
        answers = [await one.post("/api/tables", json=NEW) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert (await other.post("/api/tables", json=NEW)).status_code == 201
        assert (await one.get("/api/tables")).status_code == 200  # only this is too much


async def test_joins_of_an_address(tmp_path: Path) -> None:
    async with served(tmp_path, joins=2) as url, http_client() as client:
        host = await open_table(url)
        address = f"{url}/api/tables/{host.code}/guests"
        answers = [await client.post(address, json={"name": "Ben", "seat": -1}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]


async def test_tables_of_a_server(tmp_path: Path) -> None:
    """Those where somebody is; others make room."""
    async with served(tmp_path, max_tables=2) as url, http_client(base_url=url) as client:
        answers = [await client.post("/api/tables", json=NEW) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201] * 4
        for answer in answers[2:]:
            await Guest(url, answer.json()["code"], answer.json()).connect()
        full = await client.post("/api/tables", json=NEW)
        assert too_many(full)
        assert full.json()["why"]["key"] == "hall-full"


async def test_guests_of_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "GUESTS", 3)
    async with served(tmp_path) as url, http_client() as client:
        host = await open_table(url)
        others = [await join(host, "Ben", seat=-1) for _ in range(2)]
        address = f"{url}/api/tables/{host.code}/guests"
        refused = await client.post(address, json={"name": "Cleo"})
        assert too_many(refused)
        assert refused.json()["why"]["key"] == "table-full"
        assert (await (await others[0].connect()).ask("leave"))["t"] == "ack"
        assert (await client.post(address, json={"name": "Cleo"})).status_code == 201


async def test_a_body_that_is_too_large(tmp_path: Path) -> None:
    async with served(tmp_path, body_size=1000) as url, http_client(base_url=url) as client:
        large = await client.post("/api/tables", content=b'{"name": "' + b"x" * 2000 + b'"}')
        assert (large.status_code, large.json()["code"]) == (413, "large")
        assert "1000" in large.json()["why"]["text"].replace(",", "")

        async def endless() -> Any:
            for _ in range(50):
                yield b" " * 100

        assert (await client.post("/api/tables", content=endless())).status_code == 413
        assert (await client.post("/api/tables", json=NEW)).status_code == 201


# --- sockets --------------------------------------------------------------------------------


async def refused_socket(guest: Guest) -> int:
    with pytest.raises(WSInvalidStatusError) as refused:
        await guest.dial()
    return int(refused.value.response.status)


async def test_connections_of_an_address(tmp_path: Path) -> None:
    async with served(tmp_path, max_sockets=2) as url, http_client(base_url=url) as client:
        guest = await open_table(url)
        phones = [await guest.connect() for _ in range(2)]
        assert await refused_socket(guest) == 429
        stream = await client.get(f"/api/tables/{guest.code}/stream")
        assert too_many(stream)
        phones[0].hang_up()
        await eventually(guest.connect)


async def test_connections_behind_a_proxy(tmp_path: Path) -> None:
    """They are counted by what the proxy says last, not by the proxy's own address."""
    async with served(tmp_path, max_sockets=1, proxied=True) as url:
        guest = await open_table(url)

        async def dial(forwarded: str) -> None:
            await ws_connect(Phone, guest.socket, extra_headers={"X-Forwarded-For": forwarded})

        await dial("192.0.2.1")
        await dial("192.0.2.1, 192.0.2.2")
        for known in ("192.0.2.1", "198.51.100.7, 192.0.2.2"):
            with pytest.raises(WSInvalidStatusError) as refused:
                await dial(known)
            assert refused.value.response.status == 429


async def eventually(attempt: Callable[[], Any]) -> Any:
    """What an attempt gives, once it is not refused any more."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await attempt()
            except WSInvalidStatusError:
                await asyncio.sleep(0.01)


async def test_messages_on_a_connection(tmp_path: Path) -> None:
    async with served(tmp_path, messages=3) as url:
        guest = await open_table(url)
        flood, calm = await guest.connect(), await guest.connect()
        for i in range(50):
            flood.send({"t": "ping", "n": i})
        bye = await flood.hear("bye")
        assert bye["reason"] == "limit"
        assert bye["retry"] > 0
        await flood.closed.wait()
        assert sum(told["t"] == "pong" for told in flood.heard) < 10
        calm.send({"t": "ping", "n": 1})
        assert (await calm.hear("pong"))["n"] == 1


async def test_a_message_that_is_too_large(tmp_path: Path) -> None:
    async with served(tmp_path, message_size=1000) as url:
        guest = await open_table(url)
        phone, other = await guest.connect(), await guest.connect()
        phone.send({"t": "say", "id": "1", "text": "x" * 2000})
        await asyncio.wait_for(phone.closed.wait(), 60)
        assert (await other.ask("say", text="still here"))["t"] == "ack"


async def test_chat_of_a_guest_at_a_table(tmp_path: Path) -> None:
    async with served(tmp_path, chat=2) as url:
        host = await open_table(url)
        ada, ben = await host.connect(), await (await join(host)).connect()
        answers = [await ada.ask("say", text="hi") for _ in range(2)]
        answers.append(await ada.ask("emote", emote="liar"))
        assert [answer["t"] for answer in answers] == ["ack", "ack", "refused"]
        assert answers[2]["code"] == "limit"
        assert (await ben.ask("say", text="hello"))["t"] == "ack"
        assert (await ada.ask("rename", name="Eva"))["t"] == "ack"  # only chat is too much


# --- names and chat are text ----------------------------------------------------------------

MARKUP = "<b onclick='x()'>&amp;"


async def test_names_and_chat_come_back_as_they_were_typed(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        host = await open_table(url)
        phone = await host.connect()
        await phone.ask("rename", name=MARKUP)
        await phone.ask("say", text=f"  {MARKUP}\u0000\u202e\u200b\n{MARKUP} ")
        said = await phone.until(lambda told: "said" in told)
        assert said["said"]["name"] == MARKUP
        assert said["said"]["text"] == f"{MARKUP} {MARKUP}"
        async with http_client() as client:
            answer = await client.get(f"{url}/api/tables/{host.code}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["guests"][0]["name"] == MARKUP


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "x" * 25, 7, None, ["Ada"]])
async def test_names_that_are_none(name: Any, tmp_path: Path) -> None:
    async with served(tmp_path) as url, http_client(base_url=url) as client:
        answer = await client.post("/api/tables", json={**NEW, "name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad")
