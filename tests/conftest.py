from collections.abc import Iterator

import pytest

from tests.fate import told_by


@pytest.fixture(autouse=True)
def _told_by_fate(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whoever takes a fresh seed in a test takes the same in every run."""
    name: str = request.node.nodeid
    with told_by(lambda: name):
        yield
