"""What everybody at a table sees of it, and a match as one viewer sees it."""

from typing import Any, Literal

from msgspec import Struct

from bluffhouse.server.messages.basics import Millis, Settings, Told
from bluffhouse.server.messages.evening import ReadyMark
from bluffhouse.server.messages.seating import Asking, Ban
from bluffhouse.server.messages.shapes import OddsList, View


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat: empty, a guest's, or a bot's."""

    guest: int | None = None
    bot: str | None = None  # its level
    name: str = ""
    avatar: str = ""


class GuestInfo(Struct, frozen=True, omit_defaults=True):
    id: int
    name: str
    avatar: str = ""
    seat: int | None = None
    host: bool = False
    muted: bool = False
    odds: bool = False  # uses the odds helper
    shows: bool = False  # agrees that who watches sees his hand
    away: Millis = 0  # until when, at a slow table: his time stands till then


class Deal(Struct, frozen=True, omit_defaults=True):
    """How the chance of one match is made: see `docs/fairness.md`. Guests are known by their
    numbers, as text."""

    number: int  # of the match
    seal: str  # binds the house
    pledges: dict[str, str] = {}  # bind devices
    seats: list[int | None] | None = None  # once pledges are closed: who sat where
    shares: dict[str, str] = {}  # told when the match begins; who pledged and gave none withheld it
    house: str = ""  # told when the match is over


class TableInfo(Struct, frozen=True):
    """A table as everybody at it sees it."""

    code: str
    settings: Settings
    state: Literal["waiting", "playing", "paused", "over", "closed"]
    match: int  # its number; 0 before the first
    seats: list[SeatInfo]
    guests: list[GuestInfo]
    lesson: bool = False  # one person learns here, with bots
    deal: Deal | None = None  # of the next match; lessons have none
    locked: bool = False  # nobody new can join
    asking: list[Asking] = []
    bans: list[Ban] = []
    ready: list[ReadyMark] = []  # who would play on, between matches
    open: bool = False  # all have agreed: who watches by name sees all hands, as late as all else
    opened: bool = False  # they were open in this match: nobody sits down in it any more


class Presence(Told, frozen=True, tag="presence"):
    """Who is there. Not part of the log: always told whole."""

    online: list[int]  # guests
    watchers: int  # without a name
    away: dict[str, Millis]  # seats of guests who are gone: until a bot stands in
    stands_in: list[int]  # seats that a bot plays meanwhile
    hasty: bool = False  # bots that should search only calculate: the server has too much to do
    failing: tuple[str, ...] = ()  # bots that find no move: calculators play for them


class Times(Struct, frozen=True):
    """The clocks: what is left to each seat at `now`, and whose run."""

    now: Millis  # of the server
    left: list[int]
    running: list[int]


class Outcome(Struct, frozen=True):
    """How a match ended; the seed proves the commitment."""

    scores: list[int]
    winners: list[int]
    losers: list[int]
    reason: str
    seed: str
    house: str = ""  # what the house has sealed before; matches of earlier servers have none


class Chapter(Struct, frozen=True):
    """What a viewer heard of one move; `at` 0 is the deal."""

    at: int
    who: int | None
    events: list[dict[str, Any]]


class Called(Struct, frozen=True):
    """What the seats were called until so many moves were played: in what is told of those moves
    they still are."""

    until: int
    names: list[str]


class MatchInfo(Struct, frozen=True, omit_defaults=True):
    """A match as one viewer sees it."""

    number: int
    at: int  # moves played
    actors: list[int]  # seats that may act
    commitment: str
    view: View
    story: list[Chapter]
    times: Times | None = None
    outcome: Outcome | None = None
    odds: OddsList | None = None
    deal: Deal | None = None
    earlier: list[Called] = []  # in order; what comes after the last of them has the names of now
    hands: list[View] | None = None  # every seat's view, without moves: see `TableInfo.open`


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the chat."""

    guest: int
    name: str
    text: str = ""
    emote: str = ""


class You(Struct, frozen=True, omit_defaults=True):
    """Who the viewer is; a watcher without a name is nobody."""

    guest: int | None = None
    seat: int | None = None
    host: bool = False
    forced: bool = False
    passive: bool = False
    odds: bool = False
    own: int | None = None  # who has stood up: the one seat of this match that he can come back to
