"""Course after course through pairs of worlds, until the time is up or something leaks."""

import asyncio
import json
import random
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bluffhouse.arena.fuzz import some_options
from bluffhouse.bots import warm
from bluffhouse.core.game import Game
from bluffhouse.core.room import Room
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.leakcheck.course import Course, Leak, Side, codes, moment, twin_of
from bluffhouse.server.leakcheck.worlds import opened
from bluffhouse.server.messages import Clock

AT_ONCE = 8  # courses: while one waits for the disk, another is on its way

World = tuple[Hall, str]


@dataclass(frozen=True, slots=True)
class Finding:
    """A leak: where, both bytes, and the match at which it happened."""

    where: str
    here: bytes
    there: bytes
    viewer: int | None
    record: dict[str, Any]

    def to_json(self) -> str:
        shown = {
            "where": self.where,
            "viewer": self.viewer,
            "here": self.here.decode(errors="replace"),
            "there": self.there.decode(errors="replace"),
        }
        return json.dumps({**self.record, "leak": shown}, ensure_ascii=False, indent=1)


@dataclass(slots=True)
class Tally:
    """What was compared so far."""

    compared: int = 0  # messages and answers, byte for byte
    courses: int = 0
    moves: int = 0
    different: int = 0  # courses whose worlds really were two
    findings: list[Finding] = field(default_factory=list)


async def check(room: Room, seed: int, wanted: Callable[[Tally], bool]) -> Tally:
    """Compare as long as more is wanted; the same seed goes the same ways."""
    with tempfile.TemporaryDirectory(prefix="bluffhouse-") as folder:
        async with (
            opened(Path(folder) / "one") as one,
            opened(Path(folder) / "other") as other,
        ):
            return await compare(lambda code: (one, other), room, seed, wanted)


async def compare(
    worlds: Callable[[str], tuple[World, World]],
    room: Room,
    seed: int,
    wanted: Callable[[Tally], bool],
) -> Tally:
    """Compare at these worlds: who keeps a table of some code in each, and where people come."""
    tally, luck, names = Tally(), random.Random(seed), codes()
    warm.compile_rules(room)  # servers and viewers share one loop, which must not stand still

    async def keep_going() -> None:
        while wanted(tally) and not tally.findings:
            own, code = random.Random(luck.getrandbits(64)), next(names)
            await _one_course(worlds(code), room, code, own, tally)

    await asyncio.gather(*(keep_going() for _ in range(AT_ONCE)))
    return tally


async def _one_course(
    worlds: tuple[World, World], room: Room, code: str, luck: random.Random, tally: Tally
) -> None:
    game = Game(room, some_options(room, luck))
    match = moment(game, luck)
    viewer = luck.choice([None, *range(game.players), *range(game.players)])
    twin = twin_of(match, viewer, luck.getrandbits(32))
    tally.different += twin.snapshot() != match.snapshot()
    clock = Clock(300, 5) if luck.random() < 0.5 else None
    one, other = worlds
    sides = (
        await Side.of(one, code, match, clock),
        await Side.of(other, code, twin, clock),
    )
    course = Course(sides, viewer, luck)
    try:
        await course.run()
    except Leak as leak:
        record = sides[0].match.record()
        tally.findings.append(Finding(leak.where, leak.here, leak.there, viewer, record))
    finally:
        tally.courses += 1
        tally.moves += course.moves
        tally.compared += course.compared
        for side, (hall, _) in zip(sides, worlds, strict=True):
            side.clear_away(hall)
