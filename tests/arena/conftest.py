"""Runs that several tests look at."""

import pytest

import bluffhouse as bh
from bluffhouse.arena.findings import Findings
from bluffhouse.arena.simulate import Simulation

RUNS = {
    "luegen": ({"players": 4}, ("thumb",)),
    "luegen-mixed": ({"players": 3, "mats": 3}, ("thumb", "random", "random")),
    "luegen-full": ({"players": 12, "mats": 1, "halves": False}, ("thumb",)),
    "lineit": ({"players": 3}, ("thumb", "random", "thumb")),
}


def simulation(name: str, matches: int = 600, **settings: int) -> Simulation:
    options, policies = RUNS[name]
    return Simulation(bh.make(name.partition("-")[0], **options), policies, matches, 7, **settings)


@pytest.fixture(scope="session", params=RUNS)
def findings(request: pytest.FixtureRequest) -> Findings:
    return simulation(request.param, threads=1).run()
