"""What is said over HTTP about lessons."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from bluffhouse.server.messages import Avatar, Lang, Name, Pace


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons: a first match of a game, against bots, with a guide."""

    game: Annotated[str, Meta(max_length=32)]
    name: Name
    avatar: Avatar = ""
    lang: Lang = "en"
    pace: Pace = "off"


class Hint(Struct, frozen=True, omit_defaults=True):
    """What the guide says when so many moves were played: the key of a text with its arguments."""

    at: int
    key: str
    details: dict[str, Any]
    move: str | None = None  # a good one now; None: nothing is asked of the learner
    point: str = ""  # the part of the table that it is about
    why: str = ""  # the key of a text that says why the move is good
    because: dict[str, Any] = {}  # the arguments of that text
    mixture: dict[str, float] = {}  # how often the master would do what; empty: he knows nothing
    ends: bool = False  # the last idea was told: the learner may stop here, or play on


class Hints(Struct, frozen=True):
    """What the guide has said since, in order."""

    at: int  # moves played
    hints: list[Hint]
