"""A node that cannot be one of those that are there says so in one line, and harms nothing."""

import socket

import pytest

from bluffhouse.server.config import ConfigError, load
from bluffhouse.server.nodes.register import CLOCK, Register
from bluffhouse.server.store.fenced import SharedPostgreSQL
from tests.server.guests import served
from tests.server.store.cluster import Cluster


@pytest.fixture
def url(postgres: Cluster) -> str:
    """A database that has a node already, of which there is nothing but its row."""
    url = postgres.empty()
    register = Register(SharedPostgreSQL(url))
    register.prepare()
    register.close()
    return url


def be_there(
    postgres: Cluster, cluster: str = "club", version: int = 1000, door: str = "127.0.0.1:1"
) -> None:
    postgres.do(
        f"INSERT INTO nodes VALUES (7, '{cluster}', 'other', '{door}', '', {version}, '', "
        f"{CLOCK} + 600000, false, '')",
        "shared",
    )


async def refused(url: str, **more: str) -> str:
    with pytest.raises(ConfigError) as caught:
        async with served("", store=url, cluster="club", node="own", **more):
            pass
    return caught.value.key


async def test_another_cluster_on_the_same_database(url: str, postgres: Cluster) -> None:
    be_there(postgres, cluster="another")
    assert await refused(url) == "serve-two-clusters"
    assert postgres.ask("SELECT node FROM nodes", "shared") == [(7,)]


async def test_another_generation_of_the_program(url: str, postgres: Cluster) -> None:
    be_there(postgres, version=9_000_000)
    assert await refused(url) == "serve-mixed-versions"


async def test_a_neighbour_whom_nobody_reaches(
    url: str, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bluffhouse.server.nodes.node.LEASE", 100)
    be_there(postgres)
    assert await refused(url) == "serve-no-neighbour"


async def test_a_clock_that_is_wrong(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Register, "clock_error", lambda _: -61.0)
    assert await refused(url) == "serve-wrong-clock"


async def test_an_inner_address_that_is_not_ours(url: str) -> None:
    assert await refused(url, inner="192.0.2.1:7000") == "serve-no-inner"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert await refused(url, inner=f"127.0.0.1:{taken.getsockname()[1]}") == "serve-no-inner"


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
