"""Every test of the store runs on SQLite and on a real PostgreSQL."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bluffhouse.server.store import Store, open_store
from tests.server.store.cluster import Cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store may be made, in each kind of database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    postgres: Cluster = request.getfixturevalue("postgres")
    return postgres.empty()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(open_store(url)) as opened:
        yield opened
