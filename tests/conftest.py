import pytest

from bluffhouse.core import seeds
from tests.fate import fate


@pytest.fixture(autouse=True)
def _told_by_fate(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes a fresh seed in a test takes the same in every run."""
    monkeypatch.setattr(seeds, "secrets", fate(lambda: request.node.nodeid))
