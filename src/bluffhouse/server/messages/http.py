"""What is asked and answered over HTTP alone; lessons and finished matches have their own."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bluffhouse.core.certificate import Certified
from bluffhouse.core.options import Value
from bluffhouse.core.plan import SEATS
from bluffhouse.server.messages.basics import Avatar, ErrorCode, Name, Once, Seat, Settings
from bluffhouse.server.messages.news import Why


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    settings: Settings
    name: Name
    avatar: Avatar = ""
    seat: Seat | None = 0  # None: the host only watches
    bots: bool = False  # fill all other seats with bots, and begin


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/guests. Without a seat: any free one, else a bot's; −1: watch. In a
    match he watches, and asks for the seat."""

    name: Name
    avatar: Avatar = ""
    seat: Annotated[int, Meta(ge=-1, le=SEATS - 1)] | None = None
    once: Once = ""


class Welcome(Struct, frozen=True):
    """A guest's secret token: whoever has it is that guest. It is told once."""

    code: str
    guest: int
    seat: int | None
    token: str


class LobbyEntry(Struct, frozen=True):
    code: str
    game: str
    state: Literal["waiting", "playing", "paused", "over", "closed"]
    lang: str
    players: int
    free: int  # seats that a person can take
    people: list[str]
    created: int


class OptionInfo(Struct, frozen=True):
    name: str
    default: Value | None
    least: int | None  # of a range
    most: int | None
    values: list[Value] | None  # or one of these


class PresetInfo(Struct, frozen=True):
    """Options that go together: what it does not name is at its default."""

    name: str
    options: dict[str, Value]


class GameInfo(Struct, frozen=True):
    id: str
    least: int
    most: int
    options: list[OptionInfo]
    presets: list[PresetInfo]  # to be named as the option `preset` when a table is made
    levels: list[str]  # of bots
    personas: list[str]  # that go with every level, as in `thumb/honest`
    passive: str | None  # the move that lets things happen
    lesson: bool  # there is a first match with a guide
    skin: bool  # it brings a skin of its own: see web/README.md
    certified: list[Certified]  # what was measured of its levels; empty: nothing was


class Labels(Struct, frozen=True):
    """What every move of a game is called: the key of a text with its arguments."""

    labels: dict[str, dict[str, Any]]


class Spoken(Struct, frozen=True):
    """The table in words, as a viewer sees it: for those who cannot see drawings."""

    lines: list[str]
    at: int = 0  # moves played


class Problem(Struct, frozen=True):
    """What was wrong with a request, and what to do; `later`: nothing, it is only not ready yet."""

    code: ErrorCode | Literal["large", "origin", "later"]
    why: Why
