"""A node that cannot be one of those that are there says so in one line, and harms nothing; one
that can is warm before it is there."""

import asyncio
import socket
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from time import time
from typing import Any

import pytest

from bluffhouse.server.config import ConfigError, load
from bluffhouse.server.hall.games import Games
from bluffhouse.server.nodes.doors import is_local
from bluffhouse.server.nodes.register import CLOCK, Register
from bluffhouse.server.share import SLOTS
from bluffhouse.server.store import open_store
from bluffhouse.server.store.fenced import SharedPostgreSQL
from tests.server.guests import get, served
from tests.server.nodes import moved_clock
from tests.server.process import PATIENCE, ServerProcess, free_port, serving
from tests.server.store.cluster import Cluster


@pytest.fixture
def url(postgres: Cluster) -> str:
    """A database that has a node already, of which there is nothing but its row."""
    url = postgres.empty()
    register = Register(SharedPostgreSQL(url))
    register.prepare()
    register.close()
    return url


def be_there(postgres: Cluster) -> None:
    """A node of which there is nothing but its row, and a door that nobody opens."""
    postgres.do(
        "INSERT INTO nodes VALUES (7, 'club', 'other', '127.0.0.1:1', '', 1000, '', "
        f"{CLOCK} + 600000, false, '')",
        "shared",
    )


async def refused(url: str, postgres: Cluster, **more: str) -> str:
    """By what. It says so in one line, and who is there stays as he is."""
    before = [postgres.ask(f"SELECT * FROM {table}", "shared") for table in ("nodes", "slots")]
    with pytest.raises(ConfigError) as caught:
        async with served("", store=url, cluster="club", node="own", **more):
            pass
    after = [postgres.ask(f"SELECT * FROM {table}", "shared") for table in ("nodes", "slots")]
    assert after == before
    assert len(str(caught.value).splitlines()) == 1
    return caught.value.key


async def test_a_node_knows_the_rules_before_it_gets_tables(
    url: str, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People who are handed over to it would have to wait."""
    with closing(open_store(url, writing=True)):
        pass
    for number, (game, state) in enumerate(
        [("luegen", "playing"), ("luegen", "playing"), ("lineit", "over")]
    ):
        postgres.do(
            f"INSERT INTO tables VALUES ('{number}', '{game}', '{state}', false, 2, 0, 0, '')",
            "shared",
        )
    loaded: list[tuple[str, object]] = []
    get = Games.get

    async def note(self: Games, game: str) -> bool:
        loaded.append((game, postgres.ask("SELECT * FROM nodes", "shared")))
        return await get(self, game)

    monkeypatch.setattr(Games, "get", note)
    async with served("", store=url, cluster="club", node="own"):
        assert loaded == [("luegen", [])], "and nobody knew of the node yet"


def test_what_may_not_be_a_node_says_why_and_harms_nothing(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Real processes beside a real node. Another version is one in `test_mixed_versions.py`."""
    name, clock = postgres.create(), tmp_path / "clock"
    clock.write_text("3600")
    monkeypatch.setenv(moved_clock.CLOCK, str(clock))
    asked = "SELECT node, name, slots.* FROM nodes JOIN slots USING (node) ORDER BY slot"
    moved = [sys.executable, "-m", moved_clock.__name__]
    right = {"store": postgres.address(name), "cluster": "club"}
    wrong: dict[str, Any] = {
        "Nodes of another cluster, “club”, use this": {"cluster": "pub"},
        "differs by 3600 s": {"program": moved},
        "The tables cannot be used.": {
            "store": f"postgresql://house@127.0.0.1:{free_port()}/house"
        },
    }
    with ExitStack() as opened:

        def started(node: str, **what: Any) -> ServerProcess:
            log = tmp_path / f"{node}.log"
            return opened.enter_context(serving(log, "--port", "0", node=node, **right | what))

        there = started("there")
        url = there.url()
        before = postgres.ask(asked, name)
        assert len(before) == SLOTS
        refused = {why: started(f"other{i}", **what) for i, (why, what) in enumerate(wrong.items())}
        for why, process in refused.items():
            assert process.process.wait(PATIENCE) == 2
            (line,) = process.said.splitlines()
            assert why in line
        assert postgres.ask(asked, name) == before
        assert asyncio.run(get(f"{url}/ready")).status_code == 200
        assert there.stop() == 0


async def test_a_neighbour_whom_nobody_reaches(
    url: str, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bluffhouse.server.nodes.node.LEASE", 100)
    be_there(postgres)
    assert await refused(url, postgres) == "serve-no-neighbour"


@pytest.mark.parametrize("seconds", [-61, 3])
async def test_a_clock_that_is_wrong(
    url: str, postgres: Cluster, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    monkeypatch.setattr("bluffhouse.server.nodes.register.time", lambda: time() + seconds)
    assert await refused(url, postgres) == "serve-wrong-clock"


@pytest.mark.parametrize(
    ("there", "key"),
    [
        ("name = 'own'", "serve-same-node"),  # a configuration that was copied
        ("address = '192.0.2.1:7000'", "serve-inner-local"),  # the database was called localhost
        ("name = 'own', until = 0", ""),  # it is dead: perhaps it was this one
    ],
)
async def test_a_name_or_an_address_that_others_have(
    url: str, postgres: Cluster, monkeypatch: pytest.MonkeyPatch, there: str, key: str
) -> None:
    async def reached(_: object) -> str:
        return ""

    be_there(postgres)
    postgres.do(f"UPDATE nodes SET {there}", "shared")
    monkeypatch.setattr("bluffhouse.server.nodes.node.reach", reached)  # there is nobody, really
    if key:
        assert await refused(url, postgres, inner="127.0.0.1:0") == key
    else:
        async with served("", store=url, cluster="club", node="own") as outside:
            assert (await get(f"{outside}/ready")).status_code == 200


@pytest.mark.parametrize(
    ("address", "local"),
    [("127.0.0.1:7000", True), ("[::1]:7000", True), ("10.0.0.1:1", False), ("[fd91::1]:1", False)],
)
def test_local_addresses(address: str, local: bool) -> None:
    assert is_local(address) is local


async def test_an_inner_address_that_is_not_ours(url: str, postgres: Cluster) -> None:
    assert await refused(url, postgres, inner="192.0.2.1:7000") == "serve-no-inner"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert (
            await refused(url, postgres, inner=f"127.0.0.1:{taken.getsockname()[1]}")
            == "serve-no-inner"
        )


async def test_a_database_that_nobody_reaches() -> None:
    """There is no broker beside it that could be out of reach."""
    nowhere = "postgresql://house@/house?host=/nowhere"
    with pytest.raises(ConfigError) as caught:
        async with served("", store=nowhere, cluster="club", node="own"):
            pass
    assert caught.value.key == "serve-no-store"
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"store": ""}, "serve-cluster-store"),
        ({"workers": "2"}, "serve-cluster-workers"),
        ({"inner": "somewhere"}, "serve-bad-inner"),
        ({"inner": "host:99999"}, "serve-bad-inner"),
    ],
)
def test_settings_that_cannot_be(more: dict[str, str], key: str) -> None:
    with pytest.raises(ConfigError) as caught:
        load(environment={}, given={"store": "postgresql://x/y", "cluster": "club", **more})
    assert caught.value.key == key
