"""The log of a run: a line for every look at what it has learnt."""

from pathlib import Path

import msgspec

from bluffhouse.school.measures import Look


class Told(msgspec.Struct, frozen=True):
    """A line of the log: how far a run has come, and how good it is."""

    steps: int
    seconds: float
    entropy: float
    drift: float  # of the policy in one step of learning
    clipped: float  # share of decisions that were held back
    surprise: float  # mean squared error of the value
    look: Look
    kept: bool  # whether this is the best so far


def told_in(log: Path) -> list[Told]:
    """The lines of a log."""
    return [msgspec.json.decode(line, type=Told) for line in log.read_bytes().splitlines()]


def shorten(log: Path, steps: int) -> None:
    """Leave out what was told after the checkpoint: it will be told again."""
    if log.exists():
        lines = log.read_bytes().splitlines(keepends=True)
        log.write_bytes(b"".join(line for line in lines if _is_before(line, steps)))


def _is_before(line: bytes, steps: int) -> bool:
    try:
        return msgspec.json.decode(line, type=Told).steps <= steps
    except msgspec.MsgspecError:  # a line that was being written when the run was killed
        return False
