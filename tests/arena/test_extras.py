"""Without what only researchers need, one line says how to get it, before anything is played."""

from pathlib import Path

import pytest

from bluffhouse.arena.contest.contest import Contest
from bluffhouse.cli.arena import arena
from bluffhouse.cli.simulate import simulate
from bluffhouse.core.errors import Refused


@pytest.fixture(autouse=True)
def _nothing_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bluffhouse.arena.extras.find_spec", lambda _: None)
    monkeypatch.setattr(
        "bluffhouse.arena.simulate.Simulation.run", lambda *_: pytest.fail("played")
    )
    monkeypatch.setattr(Contest, "run", lambda *_: pytest.fail("played"))


def told(refused: Refused, package: str) -> None:
    for lang in ("en", "de", "bg"):
        said = refused.say(lang)
        assert package in said
        assert said.endswith("pip install 'bluffhouse[data]'.")


def test_parquet(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        simulate("luegen", players="4", games="10", parquet=tmp_path / "a.parquet", lang="en")
    told(refused.value, "pyarrow")
    assert not list(tmp_path.iterdir())


def test_ratings() -> None:
    with pytest.raises(Refused) as refused:
        arena("luegen", bots="random,thumb", players="2", games="10", lang="en")
    told(refused.value, "openskill")
