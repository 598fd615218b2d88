"""What is said over the wire: commands of people and programs, and what the server tells each.

All types of the protocol are here, and those of lessons and of finished matches in their packages:
JSON Schema, OpenAPI and the browser's types are made from them (see `schema`). `docs/protocol.md`
tells the story.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bluffhouse.core.deal import Digits
from bluffhouse.core.options import Value
from bluffhouse.core.plan import SEATS
from bluffhouse.server.messages.seating import Asking, Ban
from bluffhouse.server.messages.shapes import Events, Missed, OddsList, View

CODE = "^[A-Za-z]{6}([A-Za-z]{2})?$"  # of six letters in older tables, of eight in new ones
Code = Annotated[str, Meta(pattern=CODE, description="the code of a table")]
Id = Annotated[str, Meta(min_length=1, max_length=40, description="chosen by the client")]
Seat = Annotated[int, Meta(ge=0, le=SEATS - 1)]
Guest = Annotated[int, Meta(ge=0, le=1_000_000, description="the number of a guest")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Avatar = Annotated[str, Meta(max_length=16, description="the name of a picture")]
Level = Annotated[str, Meta(max_length=32, description="`thumb`, or with a persona `thumb/honest`")]
Lang = Literal["en", "de", "bg"]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Millis = Annotated[int, Meta(ge=0)]
ErrorCode = Literal[
    "illegal", "stale", "forbidden", "state", "limit", "store", "damaged", "bad", "missing"
]


class Told(Struct, frozen=True, omit_defaults=True, tag_field="t"):
    """The base of everything the server tells."""


class Said(Struct, frozen=True, omit_defaults=True, tag_field="t", forbid_unknown_fields=True):
    """The base of everything a client says."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock a seat: so much at the start of a match, and so much more after every move."""

    budget: Annotated[int, Meta(ge=5, le=30 * 24 * 3600, description="seconds")]
    increment: Annotated[int, Meta(ge=0, le=30 * 24 * 3600, description="seconds")] = 0


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides about a table. All may be changed until a match begins."""

    game: Annotated[str, Meta(max_length=32)]
    options: dict[Annotated[str, Meta(max_length=32)], Value]  # `players`: how many seats
    lang: Lang = "en"
    public: bool = False
    clock: Clock | None = None
    level: Level = "thumb"  # of bots that fill seats or stand in for somebody
    grace: Annotated[int, Meta(ge=5, le=86_400)] = 60  # seconds until a bot stands in
    odds: bool = True  # whether the odds helper is allowed


# --- commands -------------------------------------------------------------------------------


class Hello(Said, frozen=True, tag="hello"):
    """The first message on a socket. Without a token: a watcher. `v`: the last version seen."""

    token: Token | None = None
    v: Annotated[int, Meta(ge=0)] | None = None


class Ping(Said, frozen=True, tag="ping"):
    n: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


class Move(Said, frozen=True, tag="move"):
    """Play. `at` is the number of moves played when the client's view was made."""

    id: Id
    move: Annotated[str, Meta(max_length=100)]
    at: Annotated[int, Meta(ge=0)]


class Undo(Said, frozen=True, tag="undo"):
    """Take back one's last move, if nobody has seen anything of it."""

    id: Id


class Say(Said, frozen=True, tag="say"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Emote(Said, frozen=True, tag="emote"):
    id: Id
    emote: Literal["cheers", "laugh", "liar", "wow", "think", "cry", "angry", "hurry"]


class Wish(Said, frozen=True, tag="wish"):
    """What the server shall answer for a player: moves without an alternative (`forced`), and the
    game's passive move until the turn ends (`passive`: allow everything)."""

    id: Id
    forced: bool | None = None
    passive: bool | None = None


class Odds(Said, frozen=True, tag="odds"):
    """Switch the odds helper. Everybody sees who uses it."""

    id: Id
    on: bool


class Pledge(Said, frozen=True, tag="pledge"):
    """Bind this device to a share of the chance of match `number`; it may be renewed until the
    host starts the match. What is hashed, `docs/fairness.md` says."""

    id: Id
    number: Annotated[int, Meta(ge=1)]
    pledge: Digits


class Share(Said, frozen=True, tag="share"):
    """Tell the share that was pledged, once the host has started the match."""

    id: Id
    share: Digits


class Rename(Said, frozen=True, tag="rename"):
    id: Id
    name: Name
    avatar: Avatar = ""


class Sit(Said, frozen=True, tag="sit"):
    """Take an empty seat, or one that a bot plays; in a match, ask for it."""

    id: Id
    seat: Seat


class Admit(Said, frozen=True, tag="admit"):
    """Consent to a guest's request for a seat: the host, or all others who play (see `Asking`)."""

    id: Id
    guest: Guest


class Decline(Said, frozen=True, tag="decline"):
    """Do not consent to a guest's request, or take back one's own."""

    id: Id
    guest: Guest


class Stand(Said, frozen=True, tag="stand"):
    """Leave the seat and watch; in a match a bot goes on playing it, and no other can be had."""

    id: Id


class Leave(Said, frozen=True, tag="leave"):
    id: Id


class Forget(Said, frozen=True, tag="forget"):
    """Leave for good, and be forgotten: name, picture, chat and key are taken out of the log and
    the records of the table. Matches stay, with somebody in the seat."""

    id: Id


class SetBot(Said, frozen=True, tag="bot"):
    """Host: let a bot play an empty seat, or change its level."""

    id: Id
    seat: Seat
    level: Level = ""  # the table's


class Empty(Said, frozen=True, tag="empty"):
    """Host: take a bot off its seat."""

    id: Id
    seat: Seat


class Swap(Said, frozen=True, tag="swap"):
    """Host: let two seats change places."""

    id: Id
    a: Seat
    b: Seat


class Kick(Said, frozen=True, tag="kick"):
    """Host: send a guest away; for a while nobody can join from his address."""

    id: Id
    guest: Guest


class Lift(Said, frozen=True, tag="lift"):
    """Host: let people join again from the address of a guest who was sent away."""

    id: Id
    guest: Guest


class Lock(Said, frozen=True, tag="lock"):
    """Host: let new guests come to the table or not."""

    id: Id
    on: bool = True


class Mute(Said, frozen=True, tag="mute"):
    """Host: let a guest's chat be heard or not."""

    id: Id
    guest: Guest
    on: bool = True


class PassHost(Said, frozen=True, tag="host"):
    """Host: let another guest be the host."""

    id: Id
    guest: Guest


class Start(Said, frozen=True, tag="start"):
    """Host: begin the match, or a rematch after one; bots fill the seats that are empty."""

    id: Id


class Pause(Said, frozen=True, tag="pause"):
    id: Id


class Resume(Said, frozen=True, tag="resume"):
    id: Id


class Change(Said, frozen=True, tag="change"):
    """Host: other settings, while no match is played."""

    id: Id
    settings: Settings


class Close(Said, frozen=True, tag="close"):
    """Host: close the table for good."""

    id: Id


HostCommand = (
    SetBot | Empty | Swap | Kick | Lift | Lock | Mute | PassHost | Start | Pause | Resume | Change
    | Close
)  # fmt: skip
DeviceCommand = Pledge | Share
Command = (
    Move | Undo | Say | Emote | Wish | Odds | Rename | Sit | Admit | Decline | Stand | Leave
    | Forget | DeviceCommand
    | HostCommand
)  # fmt: skip
FromClient = Hello | Ping | Command


# --- what everybody at a table sees of it ---------------------------------------------------


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


class Presence(Told, frozen=True, tag="presence"):
    """Who is there. Not part of the log: always told whole."""

    online: list[int]  # guests
    watchers: int  # without a name
    away: dict[str, Millis]  # seats of guests who are gone: until a bot stands in
    stands_in: list[int]  # seats that a bot plays meanwhile
    hasty: bool = False  # bots that should search only calculate: the server has too much to do


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


# --- what the server tells ------------------------------------------------------------------


class State(Told, frozen=True, tag="state"):
    """Everything that a viewer may know, up to version `v`."""

    v: int
    you: You
    table: TableInfo
    presence: Presence
    chat: list[Line]
    match: MatchInfo | None = None


class Moved(Struct, frozen=True, omit_defaults=True):
    """A move, as one viewer hears of it. Without `view`, nothing he sees has changed."""

    at: int
    who: int | None = None
    actors: list[int] | None = None  # seats that may act now
    events: Events | None = None
    view: View | None = None
    times: Times | None = None
    outcome: Outcome | None = None
    odds: OddsList | None = None


class On(Told, frozen=True, tag="on"):
    """One version further. With `v` alone: something that is none of the viewer's business.

    `ack`: the viewer's own move, by its id, made this version; it is in the store (see `Ack`)."""

    v: int
    ack: str | None = None
    moved: Moved | None = None
    said: Line | None = None
    table: TableInfo | None = None
    you: You | None = None


class Resumed(Told, frozen=True, tag="resumed"):
    """The viewer had all versions up to his own, and gets the rest; then he is up to date."""

    v: int
    missed: list[Missed]
    presence: Presence


class Ack(Told, frozen=True, tag="ack"):
    """A command was carried out, for good: it is in the store. Repeats get the same answer."""

    id: str
    v: int


class Why(Struct, frozen=True):
    """A reason: the key of a text with its arguments, and the text in the table's language."""

    key: str
    details: dict[str, Any]
    text: str


class Refused(Told, frozen=True, tag="refused"):
    """A command was not carried out, and nothing has changed. `retry`: it may be allowed then."""

    id: str
    code: ErrorCode
    why: Why
    retry: Millis | None = None


class Pong(Told, frozen=True, tag="pong"):
    n: int
    now: Millis


class Bye(Told, frozen=True, tag="bye"):
    """The server ends the connection. `retry`: come back after about so long; None: do not."""

    reason: Literal["restart", "kicked", "closed", "replaced", "slow", "bad", "limit", "late"]
    text: str
    retry: Millis | None = None


FromServer = State | On | Resumed | Presence | Ack | Refused | Pong | Bye


# --- over HTTP ------------------------------------------------------------------------------


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


class GameInfo(Struct, frozen=True):
    id: str
    least: int
    most: int
    options: list[OptionInfo]
    levels: list[str]  # of bots
    personas: list[str]  # that go with every level, as in `thumb/honest`
    passive: str | None  # the move that lets things happen


class Labels(Struct, frozen=True):
    """What every move of a game is called: the key of a text with its arguments."""

    labels: dict[str, dict[str, Any]]


class Spoken(Struct, frozen=True):
    """The table in words, as a viewer sees it: for those who cannot see drawings."""

    lines: list[str]


class Problem(Struct, frozen=True):
    """What was wrong with a request, and what to do; `later`: nothing, it is only not ready yet."""

    code: ErrorCode | Literal["large", "origin", "later"]
    why: Why
