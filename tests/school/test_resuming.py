"""A run that is stopped or killed goes on as if nothing had been."""

import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from bluffhouse.core.errors import OptionError
from bluffhouse.school.told import Told
from tests.school.courses import course_of, one_die, run, small, three

LANGUAGES = ("en", "de", "bg")


def test_going_on_after_a_kill_is_as_if_never_killed(tmp_path: Path):
    once, again = tmp_path / "once", tmp_path / "again"
    for folder in (once, again):
        folder.mkdir()
    plan = small(three(), 2560)
    whole = course_of(three(), plan, once)
    run(whole)
    ended = subprocess.run(
        [sys.executable, "-m", "tests.school.courses", str(again)], check=False, timeout=300
    )
    assert ended.returncode == -9
    course = course_of(three(), plan, again)
    course.resume()
    assert course.standing.steps == 1024
    run(course)
    assert np.array_equal(course.learner.net.numbers, whole.learner.net.numbers)
    assert np.array_equal(course.kept, whole.kept)
    assert course.standing.best == whole.standing.best
    assert course.play.batch.states.tobytes() == whole.play.batch.states.tobytes()
    assert sorted(path.name for path in again.iterdir()) == [
        "mine.checkpoint", "mine.jsonl", "mine.npz", "mine.svg",
    ]  # fmt: skip


def test_other_seeds_learn_otherwise(tmp_path: Path):
    numbers = []
    for seed in (1, 1, 2):
        course = course_of(three(), small(three(), 256, seed=seed), tmp_path)
        course.learner.learn(course.play.play(course.learner.net, course.learner.rng), 0.0)
        numbers.append(course.learner.net.numbers)
    assert np.array_equal(numbers[0], numbers[1])
    assert not np.array_equal(numbers[0], numbers[2])


def test_what_was_told_after_the_checkpoint_is_told_once(tmp_path: Path):
    course = course_of(three(), small(three(), 512), tmp_path)
    run(course)
    (line,) = course.files.log.read_bytes().splitlines(keepends=True)
    later = msgspec.structs.replace(msgspec.json.decode(line, type=Told), steps=10**6)
    course.files.log.write_bytes(line + msgspec.json.encode(later) + b"\n" + line[:20])
    course.resume()
    assert course.files.log.read_bytes() == line


@pytest.mark.parametrize("content", [b"", b"nonsense", None])
def test_a_damaged_checkpoint_is_refused(tmp_path: Path, content: bytes | None):
    course = course_of(three(), small(three(), 512), tmp_path)
    course.save()
    whole = course.files.checkpoint.read_bytes()
    damaged = whole[: len(whole) // 2] if content is None else content
    course.files.checkpoint.write_bytes(damaged)
    with pytest.raises(OptionError, match="damaged") as refused:
        course.resume()
    assert all("mine.checkpoint" in refused.value.say(lang) for lang in LANGUAGES)
    assert course.files.checkpoint.read_bytes() == damaged
    course.files.checkpoint.unlink()
    with pytest.raises(OptionError, match="nothing to go on with"):
        course.resume()


@pytest.mark.parametrize(
    ("change", "said"),
    [({"seed": 2}, "seed = 1, not 2"), ({"method": "ppo"}, "method = mmd, not ppo")],
)
def test_another_plan_is_refused(tmp_path: Path, change: dict[str, object], said: str):
    course_of(three(), small(three(), 512), tmp_path).save()
    other = course_of(three(), small(three(), 512, **change), tmp_path)
    with pytest.raises(OptionError, match=said):
        other.resume()


def test_other_rules_and_options_are_refused(tmp_path: Path):
    course = course_of(three(), small(three(), 512), tmp_path)
    course.save()
    with pytest.raises(OptionError, match="players = 3, not 2"):
        course_of(one_die(), small(one_die(), 512), tmp_path).resume()
    course.rules = "others"
    with pytest.raises(OptionError, match="other rules"):
        course.resume()
