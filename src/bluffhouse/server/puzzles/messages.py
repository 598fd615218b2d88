"""What is said over HTTP about puzzles."""

from typing import Any, Literal

from msgspec import Struct

from bluffhouse.core.options import Value
from bluffhouse.core.puzzle import Choice, Reason


class DailyPuzzle(Struct, frozen=True):
    """GET /api/puzzles: a position as one seat sees it, a question, and its answer.

    Whoever asks gets the answer with it: nobody plays for anything here."""

    date: str
    game: str
    kind: Literal["do", "doubt", "liar"]
    options: dict[str, Value]
    names: list[str]  # of bots, and "" for the one who is asked
    seat: int
    actors: list[int]
    view: dict[str, Any]
    events: list[dict[str, Any]]  # the last that the seat heard
    choices: list[Choice]
    answer: str
    judge: str
    failed: list[str]
    reasons: list[Reason]
    mixture: dict[str, float]
