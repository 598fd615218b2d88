"""A puzzle, told to a browser: what one seat sees, and the answer."""

from bluffhouse.arena.puzzles.posing import Posed, heard, names, reached
from bluffhouse.core.record import Make
from bluffhouse.core.words import words
from bluffhouse.server.puzzles.messages import DailyPuzzle


def told(put: Posed, lang: str, make: Make) -> DailyPuzzle:
    """The puzzle of a day; games come from `make`."""
    puzzle, match = put.puzzle, reached(put, make)
    return DailyPuzzle(
        date=put.day.isoformat(), game=put.game, kind=puzzle.kind, options=puzzle.options,
        names=names(put, words(lang), ""), seat=puzzle.player, actors=list(match.actors),
        view=match.view(puzzle.player), events=heard(match, puzzle.player),
        choices=puzzle.choices, answer=puzzle.answer, judge=puzzle.judge, failed=puzzle.failed,
        reasons=puzzle.reasons, mixture=puzzle.mixture,
    )  # fmt: skip
