"""The script of a lesson: which match it is, and what its guide says when.

`lesson.toml` in the game's folder holds it; its words are the texts `learn-…` of the game. A hint
is tied to what the learner sees, hears and may do, never to the number of a move: so it comes at
the right moment whatever the learner does.
"""

import tomllib
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from bluffhouse.core import finder
from bluffhouse.core.options import Value


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A hint: said once, as soon as everything that is given fits."""

    say: str  # the text `learn-<say>`
    hears: str = ""  # an event of this name
    who: Literal["", "you", "other"] = ""  # whose doing it was
    heard: dict[str, Value] = {}  # what else the event tells
    #: parts of the view by their paths; or what they are: "me" (the own seat), "nothing" (null),
    #: "something" (anything else)
    sees: dict[str, Value] = {}
    may: str = ""  # a pattern of moves, of which one is offered: the hint asks for a move
    after: str = ""  # not before this other hint
    tells: dict[str, str] = {}  # arguments of the text from the view, as `name: path`
    point: str = ""  # the part of the table that it is about
    again: bool = False  # as often as it fits, if nothing else does


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. Everybody may know its seed: such a match is for learning and for nothing else."""

    seed: int
    options: dict[str, Value]
    steps: list[Step]
    #: when all these were said the lesson is over: the guide says `enough`, and from then on only
    #: what is new
    ends: list[str]
    patience: int = 6  # or after so many hints in a row that were said before
    level: str = "thumb"  # of the others
    #: whose advice it is; of the master only where something was solved
    teacher: Literal["master", "calculator"] = "master"


@cache
def script_of(game: str) -> Script | None:
    """The lesson of a game; None if there is no such game, or none of it."""
    file = finder.lesson(game) if game in finder.packages() else None
    if file is None:
        return None
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Script)
