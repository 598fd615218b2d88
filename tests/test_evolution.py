"""What finds numbers by trying them finds them, and goes on where it was stopped."""

from pathlib import Path

import numpy as np
import pytest

from fits.evolution import Evolution, Floats

GOAL = np.array([1.0, -2.0, 0.5])


def trial(numbers: Floats, generation: int) -> float:
    """The nearer to the goal the better, along a ridge; with luck in it, the same for all tries."""
    apart = numbers - GOAL
    luck = np.random.default_rng(generation).standard_normal()
    return float(luck - apart @ apart - 20 * (apart[0] - apart[1]) ** 2)


def search() -> Evolution:
    return Evolution(np.zeros(3), np.array([1.0, 2.0, 0.5]), seed=3)


def test_it_finds_what_is_best(tmp_path: Path) -> None:
    found = search().run(80, trial, tmp_path / "kept.npz")
    assert found == pytest.approx(GOAL, abs=0.01)


def test_going_on_is_as_if_never_stopped(tmp_path: Path) -> None:
    whole = search().run(12, trial, tmp_path / "whole.npz")
    file = tmp_path / "kept.npz"
    search().run(5, trial, file)
    again = search()
    assert again.run(12, trial, file).tolist() == whole.tolist()
    assert again.done == 12
    assert len(list(tmp_path.iterdir())) == 2  # nothing half written is left


def test_other_seeds_try_otherwise(tmp_path: Path) -> None:
    other = Evolution(np.zeros(3), np.array([1.0, 2.0, 0.5]), seed=4)
    one = search().run(2, trial, tmp_path / "one.npz")
    assert other.run(2, trial, tmp_path / "other.npz").tolist() != one.tolist()


def test_nothing_is_tried_that_was_tried_before(tmp_path: Path) -> None:
    file, asked = tmp_path / "kept.npz", list[int]()

    def counted(numbers: Floats, generation: int) -> float:
        asked.append(generation)
        return trial(numbers, generation)

    search().run(3, counted, file)
    search().run(4, counted, file)
    assert sorted(set(asked)) == [0, 1, 2, 3]
    assert len(asked) == 4 * 14
