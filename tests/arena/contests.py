"""Contests that several tests play."""

from pathlib import Path
from typing import Any

from bluffhouse.arena.contest.contest import Contest
from bluffhouse.arena.contest.ledger import Ledger
from bluffhouse.arena.contest.report import ContestReport, Pace, report
from bluffhouse.arena.contest.settings import Settings
from bluffhouse.arena.crew import Alone, Crew

GAME = "luegen"
SHORT = {"mats": 1, "halves": False, "dice": 1}  # a match is one round, and luck is large


def settings(**changes: Any) -> Settings:
    chosen = {
        "game": GAME, "options": SHORT, "bots": ["random", "thumb"], "players": [2, 3],
        "games": 1500, "seed": 3, "sprt": None, **changes,
    }  # fmt: skip
    return Settings.checked(**chosen)


def played(chosen: Settings, crew: Crew | None = None, file: Path | None = None) -> ContestReport:
    """The report of a whole contest, but for its speed."""
    contest = Contest(chosen, Ledger(file, chosen) if file else None)
    contest.run(crew or Alone())
    return timeless(contest, crew or Alone())


def timeless(contest: Contest, crew: Crew) -> ContestReport:
    found = report(contest, crew, replicates=12)
    found.speed = Pace(0, 0)
    return found
