"""Where a run stands, in a file: whole, or as it was before."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from bluffhouse.bots.net import Rows
from bluffhouse.core.errors import OptionError
from bluffhouse.learn import keeping
from bluffhouse.school.learner import Learner
from bluffhouse.school.lens import Lens
from bluffhouse.school.plan import Plan
from bluffhouse.school.self_play import Decisions, SelfPlay

_OF = "bluffhouse train"


class Standing(msgspec.Struct):
    """How far a run has come."""

    steps: int = 0  # decisions that were played
    seconds: float = 0.0
    looks: int = 0  # how often it was measured
    best: float | None = None  # the rank of what is kept


def write_checkpoint(
    path: Path, plan: Plan, rules: str, standing: Standing, learner: Learner, play: SelfPlay,
    kept: Rows,
) -> None:  # fmt: skip
    facts = {
        "plan": msgspec.to_builtins(plan), "rules": rules, "updates": learner.adam.steps,
        "chance": learner.rng.bit_generator.state, "standing": msgspec.to_builtins(standing),
    }  # fmt: skip
    keeping.write(path, _OF, facts, {
        "numbers": learner.net.numbers, "slope": learner.adam.slope,
        "square": learner.adam.square, "kept": kept, "is_held": play.is_held,
        "states": np.frombuffer(play.batch.states.tobytes(), np.uint8),
        "players": play.batch.players,
        **{f"held_{name}": array for name, array in play.held._asdict().items()},
        **{f"lens_{name}": array for name, array in play.lens._asdict().items()},
    })  # fmt: skip


def read_checkpoint(
    path: Path, plan: Plan, rules: str, learner: Learner, play: SelfPlay
) -> tuple[Standing, Rows]:
    """Put all back as it was; gives how far it has come, and the network that is kept."""
    try:
        facts, tables = keeping.read(path, _OF)
        before = msgspec.convert(facts["plan"], Plan)
        standing = msgspec.convert(facts["standing"], Standing)
    except OSError as error:
        why = error.strerror or str(error)
        raise OptionError("train-no-checkpoint", file=str(path), why=why) from None
    except (ValueError, KeyError, TypeError, msgspec.MsgspecError):
        raise OptionError("train-corrupt", file=str(path)) from None
    _check(path, before, plan)
    if facts["rules"] != rules:
        raise OptionError("train-other-rules", file=str(path))
    try:
        _put_back(facts, tables, learner, play)
        return standing, np.array(tables["kept"], np.float32)
    except (KeyError, TypeError, ValueError):
        raise OptionError("train-corrupt", file=str(path)) from None


def _put_back(
    facts: dict[str, Any], tables: dict[str, Any], learner: Learner, play: SelfPlay
) -> None:
    learner.rng.bit_generator.state = facts["chance"]
    learner.adam.steps = int(facts["updates"])
    batch = play.batch
    batch.states[:] = np.frombuffer(tables["states"].tobytes(), batch.states.dtype)
    batch.players[:] = tables["players"]
    learner.net.numbers[:] = tables["numbers"]
    learner.adam.slope[:], learner.adam.square[:] = tables["slope"], tables["square"]
    play.is_held[:] = tables["is_held"]
    play.lens = Lens(*(tables[f"lens_{name}"] for name in Lens._fields))
    play.held.put(Decisions(*(tables[f"held_{name}"] for name in Decisions._fields)), slice(None))


def _check(path: Path, before: Plan, now: Plan) -> None:
    """Refuse to go on otherwise than it was begun, and name what differs."""
    was, shall = (_flat(plan) for plan in (before, now))
    for name in {**shall, **was}:
        if was.get(name) != shall.get(name):
            raise OptionError(
                "train-other-plan", file=str(path), name=name, before=str(was.get(name)),
                now=str(shall.get(name)),
            )  # fmt: skip


def _flat(plan: Plan) -> dict[str, Any]:
    """A plan with its options beside all else."""
    told: dict[str, Any] = msgspec.to_builtins(plan)
    return {**told.pop("options"), **told}
