"""A solver that is put away and gone on with."""

import os
import signal
from pathlib import Path

import numpy as np
import pytest

from bluffhouse.learn import Solver, points
from tests.learn.rooms.house import kuhn_game, leduc_game

#: Iterations of Leduc that take long enough to be interrupted.
MANY = {"cfr+": 1500, "external": 60_000}


def leduc(method: str = "cfr+", **options) -> Solver:
    return Solver(leduc_game(), method, utility=points, **options)


def test_going_on_is_as_if_never_stopped(tmp_path: Path):
    kept = tmp_path / "leduc.npz"
    leduc().run(20).save(kept)
    again = leduc().resume(kept).run(30)
    once = leduc().run(50)
    assert again.iterations == 50
    assert np.array_equal(again.policy.mix, once.policy.mix)
    assert list(tmp_path.iterdir()) == [kept]


def test_what_is_kept_belongs_to_its_game(tmp_path: Path):
    kept = tmp_path / "leduc.npz"
    leduc().run(3).save(kept)
    others = [
        Solver(kuhn_game(), utility=points),
        Solver(leduc_game()),  # other stakes
        leduc(dtype="float32"),
        leduc(opening=["call"]),
    ]
    for other in others:
        with pytest.raises(ValueError, match="belongs to another game"):
            other.resume(kept)
        assert other.iterations == 0
    with pytest.raises(ValueError, match=r"was made by cfr\+, not by cfr"):
        leduc("cfr").resume(kept)


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x03\x04 cut off"])
def test_what_is_no_such_file(tmp_path: Path, content: bytes):
    file = tmp_path / "broken.npz"
    file.write_bytes(content)
    with pytest.raises(ValueError, match="not a file of a solver"):
        leduc().resume(file)
    whole = tmp_path / "whole.npz"
    leduc().run(1).save(whole)
    file.write_bytes(whole.read_bytes()[:-100])
    with pytest.raises(ValueError, match="not a file of a solver"):
        leduc().resume(file)


def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path: Path, monkeypatch):
    kept = tmp_path / "leduc.npz"
    leduc().run(2).save(kept)
    before = kept.read_bytes()

    def full(*args, **kwargs):
        raise OSError("no space left on device")

    monkeypatch.setattr("bluffhouse.learn.keeping.np.savez", full)
    with pytest.raises(OSError, match="no space"):
        leduc().run(5).save(kept)
    assert kept.read_bytes() == before
    assert list(tmp_path.iterdir()) == [kept]


@pytest.mark.skipif(os.name != "posix", reason="sends signals to itself")
@pytest.mark.parametrize("method", ["cfr+", "external"])
def test_an_interrupt_loses_no_count(method: str):
    """Ctrl-C is heard when compiled code comes back: what it did until then counts."""
    solver, whole = leduc(method, seed=3), MANY[method]
    solver.run(1)  # compiled
    heard = 0

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        for _ in range(1000):
            signal.setitimer(signal.ITIMER_REAL, 0.01)
            try:
                solver.run(whole - solver.iterations)
            except KeyboardInterrupt:
                heard += 1
            signal.setitimer(signal.ITIMER_REAL, 0)
            if solver.iterations == whole:
                break
    finally:
        signal.signal(signal.SIGALRM, before)
    assert heard > 0
    assert solver.iterations == whole
    assert np.array_equal(solver.policy.mix, leduc(method, seed=3).run(whole).policy.mix)
