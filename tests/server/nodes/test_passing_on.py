"""Whoever comes to the wrong node is served all the same; and the house is one, from outside."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from functools import partial
from time import monotonic
from typing import Any

import httpx
import pytest
import pytest_asyncio

import bluffhouse as bh
from bluffhouse.arena.review import review
from bluffhouse.server.nodes import passing_on
from bluffhouse.server.nodes.heart import Heart
from bluffhouse.server.nodes.node import Node
from bluffhouse.server.share import slot_of
from bluffhouse.server.store import StoreFailed
from bluffhouse.server.thinking.searches import Searches
from tests.server.guests import (
    MUCH,
    PATIENCE,
    Guest,
    get,
    http_client,
    join,
    open_table,
    post,
    served,
)
from tests.server.nodes.house import DEPLOY
from tests.server.store.cluster import Cluster

NAME = "passing_on"
SHORT = {"players": 2, "dice": 2, "mats": 1, "halves": False}
LOADING = 300.0  # seconds until a process that searches has read its machine code


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nodes(postgres: Cluster) -> AsyncIterator[list[str]]:
    """Two nodes in this process, each with about half of the slots."""
    postgres.do(f"CREATE DATABASE {NAME} TEMPLATE template0")
    url = postgres.address(NAME)
    async with AsyncExitStack() as opened:
        patient = opened.enter_context(pytest.MonkeyPatch.context())
        patient.setattr("bluffhouse.server.nodes.lending.PATIENCE", LOADING)
        patient.setattr("bluffhouse.server.hall.hall.Searches", partial(Searches, patience=LOADING))
        more: dict[str, Any] = {"misses": MUCH, "new_tables": 24, "bot_threads": 1}
        beside = [served("", store=url, cluster="club", node=name, **more) for name in "ab"]
        urls = [await opened.enter_async_context(node) for node in beside]
        sql = "SELECT count(*) FROM slots GROUP BY node"
        await until(lambda: len(postgres.ask(sql, NAME)) == 2)
        await until(lambda: abs(slots(postgres, "a") - slots(postgres, "b")) < 5)
        yield urls


def slots(postgres: Cluster, name: str) -> int:
    sql = f"SELECT count(*) FROM slots JOIN nodes USING (node) WHERE name = '{name}'"
    ((count,),) = postgres.ask(sql, NAME)
    return int(str(count))


def owner(postgres: Cluster, code: str) -> int:
    sql = f"SELECT name FROM slots JOIN nodes USING (node) WHERE slot = {slot_of(code)}"
    ((name,),) = postgres.ask(sql, NAME)
    return "ab".index(str(name))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


together = pytest.mark.asyncio(loop_scope="module")


def at(url: str, guest: Guest) -> Guest:
    """The same guest, who comes to another node."""
    return Guest(url, guest.code, {"token": guest.token, "guest": guest.id})


@together
async def test_people_of_one_table_play_from_two_nodes(nodes: list[str], postgres: Cluster) -> None:
    host = await open_table(nodes[0])
    assert owner(postgres, host.code) == 0, "who opens a table keeps it"
    ben = await join(at(nodes[1], host))
    phones = [await host.connect(), await ben.connect()]
    assert (await phones[0].ask("start"))["t"] == "ack"
    for phone in phones:
        await phone.until(lambda told: bool(told.get("match")))
    for _ in range(6):
        state = (await get(f"{ben.url}/api/tables/{host.code}/state", headers=ben.key)).json()
        actor = state["match"]["actors"][0]
        at_it = phones[actor]
        move = at_it.view["moves"][0]
        answer = await at_it.ask("move", move=move, at=at_it.at)
        assert answer["t"] == "ack", answer
        for phone in phones:
            await phone.until(lambda told, v=answer["v"]: told.get("v") == v)
    assert phones[0].at == phones[1].at >= 6
    for phone in phones:
        phone.hang_up()


@together
async def test_what_is_said_at_two_nodes_at_once_is_done_once(nodes: list[str]) -> None:
    """And not again when it is said later, by any way, at either of them."""
    host = await open_table(nodes[0])
    phones = [await at(url, host).connect() for url in nodes]
    answers = await asyncio.gather(*(phone.ask("say", "same", text="Hello!") for phone in phones))
    assert answers[0] == answers[1]
    said = {"t": "say", "id": "same", "text": "Hello!"}
    for url in reversed(nodes):
        path = f"{url}/api/tables/{host.code}"
        again = await post(f"{path}/commands", said, headers=host.key)
        assert again.json() == answers[0]
        state = (await get(f"{path}/state", headers=host.key)).json()
        assert [line["text"] for line in state["chat"]] == ["Hello!"]
    for phone in phones:
        phone.hang_up()


@together
async def test_a_stream_and_commands_over_http_at_the_wrong_node(nodes: list[str]) -> None:
    host = await open_table(nodes[0])
    there = f"{nodes[1]}/api/tables/{host.code}"
    async with (
        http_client() as client,
        client.stream("GET", f"{there}/stream", headers=host.key) as stream,
    ):
        lines = stream.aiter_lines()
        assert json.loads(await anext(lines))["t"] == "state"
        said = {"t": "say", "id": "x", "text": "from afar"}
        answer = await client.post(f"{there}/commands", json=said, headers=host.key)
        assert answer.json()["t"] == "ack", answer.text
        async for line in lines:
            if line and json.loads(line).get("said"):
                break
    assert (await get(f"{there}/qr.svg")).status_code == 200
    assert (await get(f"{nodes[1]}/api/tables/BBBBBBBB")).status_code == 404


@together
async def test_requests_for_two_nodes_on_one_connection(nodes: list[str]) -> None:
    """A balancer that keeps its connections open, and one who cuts his lines anywhere."""
    tables = [await open_table(url) for url in nodes]
    async with http_client() as client:
        for host in (*tables, *tables):
            answer = await client.get(f"{nodes[0]}/api/tables/{host.code}")
            assert answer.json()["code"] == host.code
    _, _, port = nodes[0].rpartition(":")
    for host in tables:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
        asked = f"GET /api/tables/{host.code} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        for byte in asked.encode():
            writer.write(bytes([byte]))
            await asyncio.sleep(0)
        assert f'"code":"{host.code}"'.encode() in await reader.read()
        writer.close()


@together
async def test_one_lobby(nodes: list[str]) -> None:
    """Of tables where somebody is; who is sent on, because a slot goes elsewhere, comes again."""
    hosts = [await open_table(url, public=True) for url in nodes]
    phones = {host: await host.connect() for host in hosts}
    async with asyncio.timeout(PATIENCE):
        for url in nodes:
            while not {host.code for host in hosts} <= {
                entry["code"] for entry in (await get(f"{url}/api/tables")).json()
            }:
                for host in [host for host in hosts if phones[host].closed.is_set()]:
                    phones[host] = await host.connect()
                await asyncio.sleep(0.05)
    for phone in phones.values():
        phone.hang_up()


@together
async def test_every_node_tells_how_the_house_is_divided(nodes: list[str]) -> None:
    async with asyncio.timeout(PATIENCE):
        for url in nodes:
            while 'bluffhouse_node_slots{node="b"} 12' not in (await get(f"{url}/metrics")).text:
                await asyncio.sleep(0.05)


@together
async def test_all_that_a_node_does_in_the_background_is_told_of(nodes: list[str]) -> None:
    said = (await get(f"{nodes[0]}/metrics")).text
    tasks = re.findall(r'bluffhouse_task_up\{task="(\w+)"\} 1\.0', said)
    page = (DEPLOY.parent / "docs" / "hosting.md").read_text("utf-8")
    assert len(tasks) > 5
    assert [task for task in tasks if f"`{task}`" not in page] == []


@together
async def test_who_wants_a_table_that_is_cut_off_is_sent_away_at_once(
    nodes: list[str], postgres: Cluster
) -> None:
    """The other node lives, but where its inner door should be there is none."""
    host = await open_table(nodes[1])
    path = f"/api/tables/{host.code}"
    assert owner(postgres, host.code) == 1
    phone = await at(nodes[0], host).connect()
    ((door,),) = postgres.ask("SELECT address FROM nodes WHERE name = 'b'", NAME)
    move = "UPDATE nodes SET address = '{}' WHERE name = 'b'"
    postgres.do(move.format("127.0.0.1:1"), NAME)
    try:
        await asyncio.wait_for(phone.closed.wait(), PATIENCE)
        answer = await get(nodes[0] + path)
        assert (answer.status_code, answer.headers["retry-after"]) == (502, "1")
        assert answer.json()["why"]["key"] == "table-out-of-reach"
        assert (await get(nodes[1] + path)).status_code == 200, "its owner shows it"
    finally:
        postgres.do(move.format(door), NAME)
    async with asyncio.timeout(PATIENCE):
        while (await get(nodes[0] + path)).status_code == 502:
            await asyncio.sleep(0.05)
    assert (await get(nodes[0] + path)).status_code == 200


@together
@pytest.mark.parametrize("pieces", [[b"+", b"no ", b"room"], [b"+no room"], [b"+no", b" room"]])
async def test_who_is_told_at_once_that_there_is_no_room_hears_it(
    nodes: list[str], postgres: Cluster, pieces: list[bytes]
) -> None:
    """The other node has let him in, and sends him away before he has said a word."""

    async def full(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for piece in pieces:
            writer.write(piece)
            await asyncio.sleep(0.01)
        writer.close()

    host = await open_table(nodes[1])
    assert owner(postgres, host.code) == 1
    ((door,),) = postgres.ask("SELECT address FROM nodes WHERE name = 'b'", NAME)
    move = "UPDATE nodes SET address = '{}' WHERE name = 'b'"
    asked = f"GET /api/tables/{host.code} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    _, _, port = nodes[0].rpartition(":")
    async with await asyncio.start_server(full, "127.0.0.1", 0) as other:
        postgres.do(move.format(f"127.0.0.1:{other.sockets[0].getsockname()[1]}"), NAME)
        try:
            answer = b"HTTP/"
            async with asyncio.timeout(PATIENCE):
                while answer.startswith(b"HTTP/"):  # until it is known where to knock
                    reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
                    writer.write(asked)
                    answer = await reader.read()
                    writer.close()
            assert answer == b"no room"
        finally:
            postgres.do(move.format(door), NAME)


@together
async def test_a_node_that_doubts_itself_looks_once_and_shows_what_it_has(
    nodes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its signs of life come late, or the database is away for all."""
    host = await open_table(nodes[0])
    looks = []
    refresh = Node.refresh

    async def look(node: Node) -> None:
        looks.append(node)
        await refresh(node)

    monkeypatch.setattr(Node, "refresh", look)
    monkeypatch.setattr(Heart, "doubtful", True)
    for guest in (host, at(nodes[1], host)):
        looks.clear()
        phone = await guest.connect()
        assert phone.heard[0]["t"] == "state"
        assert len(looks) <= len(nodes), "once each"
        phone.hang_up()


@together
async def test_a_node_that_doubts_itself_shows_nothing_before_it_has_looked(
    nodes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stopped, others have its tables, and a busy database answers late or never."""
    host = await open_table(nodes[0])
    answered, refresh = asyncio.Event(), Node.refresh

    async def look(node: Node) -> None:
        await answered.wait()
        await refresh(node)

    monkeypatch.setattr(Node, "refresh", look)
    monkeypatch.setattr(Heart, "doubtful", True)
    monkeypatch.setattr(passing_on, "PATIENCE", 1.5)  # longer than for anything else
    early = await get(f"{nodes[0]}/api/tables/{host.code}")
    assert early.status_code == 503
    assert "retry-after" in early.headers
    monkeypatch.setattr(passing_on, "PATIENCE", PATIENCE)
    asked = asyncio.create_task(get(f"{nodes[0]}/api/tables/{host.code}"))
    await asyncio.wait({asked}, timeout=0.2)
    assert not asked.done()
    answered.set()
    assert (await asked).status_code == 200


@together
async def test_what_others_have_taken_is_not_shown_though_the_store_fails(
    nodes: list[str], postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node that wakes up has lost its session at the store together with its tables."""
    host = await open_table(nodes[0])

    def ended(*_: object) -> None:
        raise StoreFailed("its session was ended")

    with monkeypatch.context() as troubled:
        troubled.setattr(Node, "_hold", ended)
        troubled.setattr(Heart, "doubtful", True)
        troubled.setattr("bluffhouse.server.nodes.passing_on.PATIENCE", 1.0)
        postgres.do(
            "WITH bump AS (UPDATE owners SET epoch = epoch + 1 WHERE code = '' RETURNING epoch) "
            "UPDATE slots SET node = nodes.node, epoch = bump.epoch FROM bump, nodes "
            f"WHERE slot = {slot_of(host.code)} AND nodes.name = 'b'",
            NAME,
        )
        answer = await get(f"{nodes[0]}/api/tables/{host.code}")
        assert (answer.status_code, answer.json()["why"]["key"]) == (503, "table-later")
    async with asyncio.timeout(PATIENCE):
        while (await get(f"{nodes[0]}/api/tables/{host.code}")).status_code != 200:
            await asyncio.sleep(0.05)
    assert owner(postgres, host.code) == 1


@together
async def test_a_busy_node_has_bots_think_where_there_is_room(
    nodes: list[str],
) -> None:
    among_bots = {
        "settings": {"game": "luegen", "options": {"players": 2}, "level": "thinker"},
        "name": "Ada", "seat": None, "bots": True,
    }  # fmt: skip
    for _ in range(3):
        assert (await post(f"{nodes[0]}/api/tables", among_bots)).status_code == 201
    async with asyncio.timeout(LOADING):
        for url, how in zip(nodes, ("given", "taken"), strict=True):
            told = f'bluffhouse_lent_searches_total{{how="{how}"}}'
            while told not in (await get(f"{url}/metrics")).text:
                await asyncio.sleep(0.05)


@together
async def test_a_busy_node_has_decisions_judged_where_there_is_room(nodes: list[str]) -> None:
    """Two people want reviews of two matches at one node, whose thread for that judges one
    decision at a time; what they get is what it would have found itself."""
    among_bots = {
        "settings": {"game": "luegen", "options": SHORT, "level": "thumb"},
        "name": "Ada", "seat": None, "bots": True,
    }  # fmt: skip
    codes = [(await post(f"{nodes[0]}/api/tables", among_bots)).json()["code"] for _ in range(2)]
    matches = [f"{nodes[0]}/api/tables/{code}/matches" for code in codes]

    async def reviewed(match: str, address: str) -> list[Any]:
        while not (await get(match)).json():
            await asyncio.sleep(0.05)
        line = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        async with http_client(transport=line) as client:
            while (answer := await client.get(f"{match}/1/review")).status_code == 202:
                pass
        record = (await get(f"{match}/1/record")).json()
        own = review(bh.replay(record), playouts=answer.json()["playouts"])
        return [[d["best"] for d in answer.json()["decisions"]], [d.best for d in own.decisions]]

    async with asyncio.timeout(LOADING):
        both = map(reviewed, matches, ("127.0.0.2", "127.0.0.3"))
        for found, own in await asyncio.gather(*both):
            assert found == own
        for url, how in zip(nodes, ("given", "taken"), strict=True):
            assert f'lent_judgements_total{{how="{how}"}}' in (await get(f"{url}/metrics")).text


@together
async def test_limits_by_address_are_counted_over_all_nodes(nodes: list[str]) -> None:
    body = {"settings": {"game": "luegen", "options": {"players": 2}}, "name": "Ada"}
    at_once = [post(f"{nodes[0]}/api/tables", body) for _ in range(30)]
    assert {answer.status_code for answer in await asyncio.gather(*at_once)} == {201, 429}
    made, begun = 0, monotonic()
    while (await post(f"{nodes[1]}/api/tables", body)).status_code == 201:
        made += 1
        given_back = 24 / 60 * (monotonic() - begun)
        assert made < 18 + given_back, "each node counts for itself"
