"""Numbers that were fitted to a game are read where its rules are the ones they were made by."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from bluffhouse.core import weights
from bluffhouse.core.weights import Origin, WeightsError, read_weights, rules_of, sources_of
from fits.fit import Fit, Fitted

DICE = '''"""What dice are."""

FACES = 6


def roll(s):
    """LU-4: one die."""
    return s.chance % FACES + 1
'''
COURSE = '''"""The course of a match."""

from game.rules.dice import roll


def deal(s):
    # The first die.
    s.die = roll(s)
'''
MADE = Origin("", "", "python -m fits game", "2026-01-31", 1, {"error": 0.5})


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """A game with rules and a mind."""
    for folder in ("rules", "mind"):
        (tmp_path / "game" / folder).mkdir(parents=True)
    return _ruled(tmp_path / "game", {"dice.py": DICE, "course.py": COURSE})


def _ruled(room: Path, rules: dict[str, str]) -> Path:
    for old in (room / "rules").iterdir():
        old.unlink()
    for name, source in rules.items():
        (room / "rules" / name).write_text(source, "utf-8")
    _forget()
    return room


def _forget() -> None:
    """As if all were read by another process."""
    for kept in (rules_of, sources_of, weights._read):
        kept.cache_clear()


def _keep(room: Path, **arrays: weights.Array) -> str:
    """Numbers made by the rules as they are; gives the module that they lie beside."""
    origin = Origin(rules_of(room), sources_of(room), *_fields(MADE)[2:])
    weights.write_weights(room / "mind" / "taste.npz", origin, arrays)
    _forget()
    return str(room / "mind" / "taste.py")


def _fields(origin: Origin) -> tuple[object, ...]:
    return tuple(getattr(origin, name) for name in Origin.__struct_fields__)


def _read(module: str) -> list[float]:
    return read_weights(module, "taste.npz", "salt", (3,)).tolist()


def test_numbers_are_read_as_they_were_made(room: Path) -> None:
    module = _keep(room, salt=np.array([1, 2, 3], np.int16), sweet=np.eye(2))
    assert _read(module) == [1, 2, 3]
    assert read_weights(module, "taste.npz", "salt", (3,)).dtype == np.float64
    assert set(weights.read_all_weights(module, "taste.npz")) == {"salt", "sweet"}
    told = weights.origin_of(room / "mind" / "taste.npz")
    assert (told.command, told.date, told.seed, told.score) == _fields(MADE)[2:6]


SAME: dict[str, Callable[[str, str], dict[str, str]]] = {
    "a comment": lambda dice, course: {"dice.py": dice + "\n# Six.\n", "course.py": course},
    "a docstring": lambda dice, course: {"dice.py": dice.replace("one die", "!"), "c.py": course},
    "formatting": lambda dice, course: {"dice.py": dice.replace("% FACES", "%   FACES"),
                                        "course.py": course},
    "another file": lambda dice, course: {"cups.py": dice,
                                          "course.py": course.replace("rules.dice", "rules.cups")},
    "one file": lambda dice, course: {"all.py": course.replace("from game.rules.dice import roll",
                                                               "") + dice},
    "ends of lines": lambda dice, course: {"dice.py": dice.replace("\n", "\r\n"),
                                           "course.py": course},
    "annotations": lambda dice, course: {"dice.py": dice.replace("(s)", "(s: object) -> int"),
                                         "course.py": course},
}  # fmt: skip


@pytest.mark.parametrize("other", SAME.values(), ids=SAME.keys())
def test_rules_that_are_only_written_otherwise_are_the_same(
    room: Path, other: Callable[[str, str], dict[str, str]]
) -> None:
    module = _keep(room, salt=np.arange(3))
    _ruled(room, other(DICE, COURSE))
    assert _read(module) == [0, 1, 2]


OTHER = {
    "a number": ("FACES = 6", "FACES = 8"),
    "an operator": ("FACES + 1", "FACES - 1"),
    "a name": ("s.chance", "s.luck"),
    "a function less": ("def roll", "roll = 4\n\n\ndef rolls"),
}


@pytest.mark.parametrize("change", OTHER.values(), ids=OTHER.keys())
def test_other_rules_refuse_the_numbers(room: Path, change: tuple[str, str]) -> None:
    module = _keep(room, salt=np.arange(3))
    _ruled(room, {"dice.py": DICE.replace(*change), "course.py": COURSE})
    with pytest.raises(WeightsError, match=r"other rules, on 2026-01-31.*weights GAME=game"):
        _read(module)


def test_one_file_of_rules_will_do(room: Path) -> None:
    _ruled(room, {})
    (room / "rules").rmdir()
    (room / "rules.py").write_text(DICE, "utf-8")
    module = _keep(room, salt=np.arange(3))
    assert _read(module) == [0, 1, 2]
    (room / "rules.py").write_text(DICE.replace("6", "8"), "utf-8")
    _forget()
    with pytest.raises(WeightsError, match="other rules"):
        _read(module)


def test_numbers_from_nowhere_are_refused(room: Path) -> None:
    module = str(room / "mind" / "taste.py")
    with pytest.raises(WeightsError, match=r"cannot be read.*make weights GAME=game"):
        _read(module)
    np.savez(room / "mind" / "taste.npz", salt=np.arange(3))
    with pytest.raises(WeightsError, match="does not say by which rules"):
        _read(module)
    np.savez(room / "mind" / "taste.npz", salt=np.arange(3), origin=np.array('{"rules": 3}'))
    with pytest.raises(WeightsError, match="does not say where it comes from"):
        _read(module)
    whole = (room / "mind" / "taste.npz").read_bytes()
    for broken in (b"", b"PK nothing of the kind", whole[: len(whole) // 2]):
        (room / "mind" / "taste.npz").write_bytes(broken)
        with pytest.raises(WeightsError, match="cannot be read"):
            _read(module)
    stray = room.parent / "taste.npz"
    stray.write_bytes(b"")
    with pytest.raises(WeightsError, match="in no game's folder"):
        read_weights(str(stray), "taste.npz", "salt", (3,))


@pytest.mark.parametrize(("key", "shape"), [("pepper", (3,)), ("salt", (4,))])
def test_numbers_of_another_shape_are_refused(room: Path, key: str, shape: tuple[int, ...]) -> None:
    module = _keep(room, salt=np.arange(3))
    with pytest.raises(WeightsError, match=f"'{key}' must be of shape"):
        read_weights(module, "taste.npz", key, shape)


def test_whoever_makes_them_anew_may_play_by_old_ones(
    room: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = _keep(room, salt=np.arange(3))
    _ruled(room, {"dice.py": DICE.replace("6", "8"), "course.py": COURSE})
    monkeypatch.setenv(weights.SETTING, "any")
    assert _read(module) == [0, 1, 2]
    assert read_weights(module, "taste.npz", "salt", (2, 2)).tolist() == [[0, 0], [0, 0]]
    assert read_weights(module, "none.npz", "salt", (2,)).tolist() == [0, 0]


@pytest.fixture
def fit(room: Path, monkeypatch: pytest.MonkeyPatch) -> Fit:
    """Numbers that are made by counting."""
    monkeypatch.setattr("bluffhouse.core.finder.folder", lambda id: room)

    def make(size: int, seed: int) -> Fitted:
        return Fitted({"salt": np.arange(seed, size + seed)}, {"error": 0.25})

    return Fit("mind/taste.npz", make, size=300, seed=7)


def test_a_fit_writes_numbers_and_where_they_come_from(fit: Fit, room: Path) -> None:
    fit.run("game", 1, None)
    assert read_weights(str(room / "mind" / "a.py"), "taste.npz", "salt", (300,))[0] == 7
    told = weights.origin_of(room / "mind" / "taste.npz")
    assert (told.command, told.seed, told.score) == (
        "python -m fits game taste", 7, {"error": 0.25},
    )  # fmt: skip


def test_a_try_goes_elsewhere_and_says_what_it_is(fit: Fit, room: Path, tmp_path: Path) -> None:
    fit.run("game", 0.01, tmp_path)
    assert not (room / "mind" / "taste.npz").exists()
    assert weights.origin_of(tmp_path / "taste.npz").command.endswith("--share 0.01")
    with np.load(tmp_path / "taste.npz") as kept:
        assert kept["salt"].shape == (3,)


def test_a_stamp_says_why_numbers_hold_for_other_rules(
    fit: Fit, room: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fit.run("game", 1, None)
    _ruled(room, {"dice.py": DICE.replace("FACES", "SIDES"), "course.py": COURSE})
    with monkeypatch.context() as patch:
        patch.setenv(weights.SETTING, "any")
        fit.stamp("game", "a name is another")
    _forget()
    assert read_weights(str(room / "mind" / "a.py"), "taste.npz", "salt", (300,))[0] == 7
    told = weights.origin_of(room / "mind" / "taste.npz")
    assert told.notes[-1].endswith("stamped anew: a name is another")
    assert told.score == {"error": 0.25}
