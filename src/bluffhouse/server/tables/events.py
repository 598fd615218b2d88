"""The log of a table: what has happened there, as it is stored.

A table is its log. Events say what was decided, never what follows from it: applying the same
events again gives the same table, on every machine and after every restart. They hold secrets
(seeds, hashes of tokens), and never leave the server.
"""

import msgspec
from msgspec import Struct

from bluffhouse.server.messages import Settings


class Event(Struct, frozen=True, omit_defaults=True, tag_field="e"):
    """`by` and `cid`: the guest who asked for it, and his name for the request."""

    by: int | None = None
    cid: str = ""


class Created(Event, frozen=True, tag="created", kw_only=True):
    settings: Settings
    lesson: bool = False
    house: str = ""  # what the house adds to the chance of the first match


class Joined(Event, frozen=True, tag="joined", kw_only=True):
    guest: int
    name: str
    avatar: str
    token: str  # its hash
    seat: int | None
    asks: int | None = None  # for the seat of a bot, in a match
    mark: str = ""  # of his address: see `seating.around`


class Renamed(Event, frozen=True, tag="renamed", kw_only=True):
    name: str
    avatar: str


class Packed(Event, frozen=True, tag="packed", kw_only=True):
    """A guest has a code by which his seat can be taken to another device; or has none."""

    recovery: str  # its hash; empty: none any more


class Recovered(Event, frozen=True, tag="recovered", kw_only=True):
    """Somebody brought a guest's recovery code: it is used up, and the old token is worthless."""

    guest: int
    token: str  # the hash of the new one


class Sat(Event, frozen=True, tag="sat", kw_only=True):
    seat: int


class Asked(Event, frozen=True, tag="asked", kw_only=True):
    """A guest wants to take over the seat of a bot in the match that is played."""

    seat: int


class Consented(Event, frozen=True, tag="consented", kw_only=True):
    """One of those who must consent to a guest's request did; others are still to."""

    guest: int


class Admitted(Event, frozen=True, tag="admitted", kw_only=True):
    """All have consented, and the guest sits down."""

    guest: int
    seat: int


class Declined(Event, frozen=True, tag="declined", kw_only=True):
    """Somebody did not consent, or the guest himself thought better of it."""

    guest: int


class Stood(Event, frozen=True, tag="stood", kw_only=True):
    """A guest left his seat, or the table (`gone`), or was sent away (`kicked`): then nobody may
    join from his addresses (`marks`) for a while (`until`). `heir`: the host after him."""

    guest: int
    gone: bool = False
    kicked: bool = False
    until: int = 0  # milliseconds since the epoch
    marks: tuple[str, ...] = ()
    heir: int | None = None


class Lifted(Event, frozen=True, tag="lifted", kw_only=True):
    """Those may join again who come from where a guest came who was sent away."""

    guest: int


class Locked(Event, frozen=True, tag="locked", kw_only=True):
    """Whether new guests are kept out."""

    on: bool


class BotSat(Event, frozen=True, tag="bot", kw_only=True):
    seat: int
    level: str
    name: str


class Emptied(Event, frozen=True, tag="emptied", kw_only=True):
    seat: int


class Swapped(Event, frozen=True, tag="swapped", kw_only=True):
    a: int
    b: int


class Muted(Event, frozen=True, tag="muted", kw_only=True):
    guest: int
    on: bool


class Hosted(Event, frozen=True, tag="hosted", kw_only=True):
    """Another guest is the host; without `by`, because the host was away."""

    guest: int


class Changed(Event, frozen=True, tag="changed", kw_only=True):
    """Other settings, perhaps another game. `gathered`: if seats go, people keep theirs before bots
    do."""

    settings: Settings
    gathered: bool = False


class Readied(Event, frozen=True, tag="ready", kw_only=True):
    """A guest would play on, the same again or another game; or does not want to any more."""

    on: bool
    game: str = ""


class Went(Event, frozen=True, tag="went", kw_only=True):
    """A guest is on vacation until a time, or back (0)."""

    until: int


class Wished(Event, frozen=True, tag="wished", kw_only=True):
    forced: bool | None = None
    passive: bool | None = None
    odds: bool | None = None


class Shown(Event, frozen=True, tag="shown", kw_only=True):
    """Somebody agrees that who watches sees his hand, or does not any more."""

    on: bool


class Sealed(Event, frozen=True, tag="sealed", kw_only=True):
    """What the house adds to the chance of the next match, at a table from before it did."""

    house: str


class Pledged(Event, frozen=True, tag="pledged", kw_only=True):
    """A guest's device is bound to a share of the next match's chance."""

    pledge: str


class Called(Event, frozen=True, tag="called"):
    """The next match is to begin: no more pledges, the shares are wanted."""


class Shared(Event, frozen=True, tag="shared", kw_only=True):
    share: str


class Began(Event, frozen=True, tag="began", kw_only=True):
    """A match began. `bots`: who fills the seats that were empty; `house`: what the house adds to
    the chance of the match after it."""

    seed: str
    rules: int  # their version
    bots: dict[str, tuple[str, str]] = {}  # seat: level and name
    house: str = ""


class Played(Event, frozen=True, tag="played", kw_only=True):
    """A move of a seat; without `by`, the server made it."""

    seat: int
    move: str
    beats: int = 0  # in which it is shown
    lasts: int = 0  # milliseconds, each


class Undone(Event, frozen=True, tag="undone", kw_only=True):
    """The last move was taken back."""

    seat: int


class Paused(Event, frozen=True, tag="paused"):
    pass


class Resumed(Event, frozen=True, tag="resumed"):
    pass


class Woke(Event, frozen=True, tag="woke"):
    """The server is back: what went by since the event before costs nobody any time."""


class Spoke(Event, frozen=True, tag="spoke", kw_only=True):
    text: str = ""
    emote: str = ""


class Forgotten(Event, frozen=True, tag="forgotten", kw_only=True):
    """A guest wants to be forgotten: what the log has of him is taken out (see `forgetting`), and
    he is called `name` instead. `heir`: the host after him."""

    guest: int
    name: str
    heir: int | None = None


class Closed(Event, frozen=True, tag="closed"):
    pass


AnyEvent = (
    Created | Joined | Renamed | Packed | Recovered | Sat | Asked | Consented | Admitted
    | Declined | Stood | Lifted | Locked | BotSat | Emptied | Swapped | Muted | Hosted | Changed
    | Readied | Went | Wished | Shown | Sealed | Pledged | Called | Shared | Began | Played
    | Undone | Paused | Resumed | Woke | Spoke | Forgotten | Closed
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode
