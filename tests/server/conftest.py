from collections.abc import Iterator

import pytest

from bluffhouse.bots.warm import compile_room
from bluffhouse.games import ids, open_room
from tests.server.store.cluster import Cluster, binaries, running


@pytest.fixture(scope="session", autouse=True)
def _compiled_games() -> None:
    """Once for all servers of this run: none of them shall begin to compile beside a test."""
    for id in ids():
        compile_room(open_room(id))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A real PostgreSQL."""
    with running(binaries()) as cluster:
        yield cluster
