"""Puzzles of a game: positions with one right answer, found in matches of bots, kept in its room.

A puzzle holds the record that leads to its position, and so every secret of it. Who is asked gets
the view of one seat, and nothing of the record.
"""

from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from bluffhouse.core import finder
from bluffhouse.core.errors import Refused
from bluffhouse.core.options import Value
from bluffhouse.core.weights import rules_of

FORMAT = "bluffhouse-puzzles/1"
NAME = "puzzles.json"  # beside a room's texts

Kind = Literal["do", "doubt", "liar"]
#: The choices of `liar`; those of all other kinds are moves.
TRUE, LIE = "true", "lie"


class NoPuzzle(Refused):
    """There is none, or it is of other rules."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """A possible answer."""

    move: str
    loss: Annotated[float, Meta(description="of the win, behind the right answer; 0: it is right")]
    error: Annotated[float, Meta(description="standard error of the loss")] = 0.0


class Reason(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A text of the game with its arguments, as helper and guide say it."""

    key: str
    details: dict[str, Any] = {}
    chance: float | None = None
    value: float | None = None


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position, a question, and the answer with its reasons."""

    kind: Kind
    seed: str
    options: dict[str, Value]
    moves: list[tuple[int, str]]
    player: Annotated[int, Meta(description="whose decision it is")]
    choices: list[Choice]
    judge: Annotated[str, Meta(description="who is sure: `master`, `thinker`, or `odds`")]
    failed: Annotated[list[str], Meta(description="levels that mostly get it wrong")]
    reasons: list[Reason] = []
    mixture: Annotated[dict[str, float], Meta(description="the master's, the likeliest first")] = {}

    @property
    def answer(self) -> str:
        return min(self.choices, key=lambda choice: choice.loss).move

    def record(self, game: str) -> dict[str, Any]:
        """The match up to the question."""
        return {
            "game": game,
            "options": self.options,
            "seed": self.seed,
            "moves": [list(move) for move in self.moves],
        }


class Puzzles(Struct, frozen=True, forbid_unknown_fields=True):
    """All puzzles of a game, by which rules, and how they were found."""

    format: Annotated[str, Meta(pattern=f"^{FORMAT}$")]
    game: str
    rules: Annotated[str, Meta(description="what the rules were: see `core.weights.rules_of`")]
    date: str
    command: str
    puzzles: Annotated[list[Puzzle], Meta(min_length=1)]


def file_of(game: str) -> Path:
    return finder.texts(game).with_name(NAME)


def read_puzzles(game: str, file: Path | None = None) -> Puzzles:
    """The puzzles of a game, if they are of these rules."""
    path = file_of(game) if file is None else file
    if not path.exists():
        raise NoPuzzle("puzzle-none", room=game)
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Puzzles)
    except msgspec.DecodeError as error:
        raise NoPuzzle("puzzle-unreadable", room=game, why=str(error)) from error
    if found.game != game or found.rules != rules_of(finder.folder(game)):
        raise NoPuzzle("puzzle-rules", room=game, date=found.date)
    return found


@cache
def known_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Those of a game; none if it has none that can be used."""
    try:
        return tuple(read_puzzles(game).puzzles)
    except NoPuzzle:
        return ()


def daily(day: date, games: Mapping[str, int]) -> tuple[str, int]:
    """The puzzle of a day, as the game and its number: games take turns, and each goes through all
    of its own before one comes again. `games` says how many each has."""
    having = sorted(game for game, count in games.items() if count)
    if not having:
        raise NoPuzzle("puzzle-nowhere")
    game = having[day.toordinal() % len(having)]
    return game, day.toordinal() // len(having) % games[game]
