"""Runs that several tests look at."""

from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.arena.findings import Findings
from bluffhouse.arena.simulate import Simulation
from tests.trials import own

Run = tuple[dict[str, Any], tuple[str, ...]]  # options, and who plays
NONE: dict[str, Run] = {}
RUNS = {f"{game}{end}": run for game in bh.games() for end, run in own(game, "RUNS", NONE).items()}


def simulation(name: str, matches: int = 600, **settings: int) -> Simulation:
    options, policies = RUNS[name]
    return Simulation(bh.make(name.partition("-")[0], **options), policies, matches, 7, **settings)


@pytest.fixture(scope="session", params=RUNS)
def findings(request: pytest.FixtureRequest) -> Findings:
    return simulation(request.param, threads=1).run()
