"""Small training runs."""

import sys
from pathlib import Path
from threading import Event

import msgspec

import bluffhouse as bh
from bluffhouse.core.game import Game
from bluffhouse.school.course import Course, Files
from bluffhouse.school.plan import Plan

#: Two players with a die each, one round.
ONE_DIE = {"players": 2, "dice": 1, "mats": 1, "halves": False, "straight": False}


def one_die() -> Game:
    return bh.make("luegen", **ONE_DIE)


def three() -> Game:
    """One more player: nothing is solved there, and shares against levels decide."""
    return bh.make("luegen", **{**ONE_DIE, "players": 3})


def small(game: Game, steps: int, **more: object) -> Plan:
    plan = Plan.of(game, "mmd", 1, steps=steps)
    sizes = {"hidden": 16, "matches": 32, "turns": 8, "minibatch": 128}
    return msgspec.structs.replace(plan, **{**sizes, **more})


def course_of(game: Game, plan: Plan, folder: Path) -> Course:
    return Course(game, plan, Files.beside(folder / "mine.npz"), "a test")


def run(course: Course, steps: int | None = None) -> None:
    """To the end, or until so many decisions were played."""
    stop = Event()

    def tick() -> None:
        if steps is not None and course.standing.steps >= steps:
            stop.set()

    course.prepare()
    course.run(lambda told: None, tick, stop)


def killed(folder: str) -> None:
    """A run that kills itself by SIGKILL, some steps after its last checkpoint."""
    import os
    import signal

    course = course_of(three(), small(three(), 2560), Path(folder))

    def tick() -> None:
        if course.standing.steps == 1024:
            course.save()
        if course.standing.steps == 1536:
            os.kill(os.getpid(), signal.SIGKILL)

    course.run(lambda told: None, tick, Event())


if __name__ == "__main__":
    killed(sys.argv[1])
