from collections.abc import Iterator

import pytest

from tests.server.nodes.house import House, open_house
from tests.server.store.cluster import binaries, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Three nodes on a PostgreSQL of their own, which may be restarted."""
    with (
        running(binaries()) as database,
        open_house(tmp_path_factory.mktemp("house"), database) as house,
    ):
        yield house
