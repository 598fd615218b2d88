"""Monte Carlo counterfactual regret: drawn ways lead to the values that are known."""

from pathlib import Path

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.learn import Solver, points
from tests.learn.rooms.house import kuhn_game, leduc_game

ONE_DIE = {"players": 2, "dice": 1, "mats": 1, "halves": False, "straight": False, "wild": 6}


def games() -> dict[str, tuple[bh.Game, dict[str, object], float]]:
    """Games, what the solver is told of them, and what they are worth."""
    return {
        "kuhn": (kuhn_game(), {"utility": points}, -1 / 18),
        "leduc": (leduc_game(), {"utility": points}, -0.0856064),
        "one die": (bh.make("luegen", **ONE_DIE), {}, -7 / 258),
    }


@pytest.mark.parametrize(
    ("name", "method", "iterations", "exploitable"),
    [
        ("kuhn", "external", 100_000, 0.006),
        ("kuhn", "outcome", 300_000, 0.01),
        ("leduc", "external", 300_000, 0.035),
        ("leduc", "outcome", 1_000_000, 0.2),
        ("one die", "external", 60_000, 0.06),
        ("one die", "outcome", 1_000_000, 0.2),
    ],
)
def test_known_values_are_found(
    name: str, method: str, iterations: int, exploitable: float
) -> None:
    game, told, worth = games()[name]
    solver = Solver(game, method, seed=3, **told)
    early = solver.run(iterations // 500).exploitability()
    late = solver.run(iterations - iterations // 500).exploitability()
    least, most = solver.bounds()
    assert least <= worth <= most
    assert late < exploitable
    assert late < early / 2
    assert abs(solver.value() - worth) < exploitable


@pytest.mark.parametrize("method", ["external", "outcome"])
def test_going_on_is_as_if_never_stopped(tmp_path: Path, method: str) -> None:
    kept = tmp_path / "leduc.npz"
    Solver(leduc_game(), method, utility=points, seed=1).run(700).save(kept)
    again = Solver(leduc_game(), method, utility=points, seed=2).resume(kept).run(300)
    ticks: list[int] = []
    once = Solver(leduc_game(), method, utility=points, seed=1).run(1000, ticks.append)
    assert np.array_equal(again.policy.mix, once.policy.mix)
    assert sum(ticks) == 1000
    other = Solver(leduc_game(), method, utility=points, seed=2).run(1000)
    assert not np.array_equal(other.policy.mix, once.policy.mix)
    with pytest.raises(ValueError, match=f"was made by {method}"):
        Solver(leduc_game(), utility=points).resume(kept)
