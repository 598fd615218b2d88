from collections.abc import Iterator

import pytest

from tests.server.store.cluster import Cluster, binaries, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A real PostgreSQL."""
    with running(binaries()) as cluster:
        yield cluster
