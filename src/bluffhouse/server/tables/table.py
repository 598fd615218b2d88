"""A table: the fold of its log. No input or output, no clock of its own: what is known is told.

`apply` takes an event that was decided on (see `decide`) and never refuses it.
"""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.seeds import Seed
from bluffhouse.server.messages import GuestInfo, Line, SeatInfo, Settings, TableInfo
from bluffhouse.server.messages.seating import Act
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.clocks import Clocks
from bluffhouse.server.tables.deal import Deal
from bluffhouse.server.tables.seating import fold
from bluffhouse.server.tables.seating.hands import Ban, Hands
from bluffhouse.server.tables.seating.trail import ACTS, KEPT, remember

MakeGame = Callable[[Settings], Game]

CHAT = 60  # lines that a newcomer gets to read
REMEMBERED = 64  # requests of a guest that are known again


@dataclass(slots=True)
class Person:
    """A guest of the table."""

    id: int
    name: str
    avatar: str
    token: str  # its hash
    seat: int | None
    mark: str = ""  # of the address that he joined from
    since: int = 0  # the version with which he sat down
    muted: bool = False
    odds: bool = False
    forced: bool = False  # the server plays moves without an alternative
    passive: int | None = None  # and the passive move, as long as this seat has the turn
    done: dict[str, int] = field(default_factory=dict)  # requests, and the versions they made


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who plays a seat: nobody, a guest, or a bot of some level."""

    guest: int | None = None
    level: str | None = None
    name: str = ""

    @property
    def empty(self) -> bool:
        return self.guest is None and self.level is None


class Table:
    """The state of a table. `version` is the number of events applied."""

    def __init__(self, code: str, make: MakeGame) -> None:
        self.code = code
        self._make = make
        self.version = 0
        self.created = 0
        self.state = "waiting"
        self.settings: Settings
        self.lesson = False  # one person learns here from matches whose seeds everybody may know
        self.game: Game
        self.seats: list[Sitter] = []
        self.guests: dict[int, Person] = {}
        self.invited = 0  # guests so far: numbers are not given twice
        self.forgotten: set[int] = set()  # guests who wanted to be
        self.host: int | None = None
        self.locked = False
        self.bans: dict[int, Ban] = {}  # by guest
        self.acts: deque[Act] = deque(maxlen=KEPT)
        self.hands = Hands()
        self.number = 0
        self.deal: Deal | None = None  # of the next match
        self.dealt: Deal | None = None  # of this one
        self.match: Match | None = None
        self.asked: dict[int, int] = {}  # seats that may act, and after how many moves they could
        self.clocks: Clocks | None = None
        self.chat: deque[Line] = deque(maxlen=CHAT)

    # --- what is asked of it ----------------------------------------------------------------

    @property
    def playing(self) -> bool:
        return self.state == "playing"

    @property
    def in_match(self) -> bool:
        return self.state in ("playing", "paused")

    def names(self) -> list[str]:
        """By seat."""
        return [self._named(sitter) for sitter in self.seats]

    def _named(self, sitter: Sitter) -> str:
        return sitter.name if sitter.guest is None else self.guests[sitter.guest].name

    def by_token(self, token: str) -> Person | None:
        return next((guest for guest in self.guests.values() if guest.token == token), None)

    def free_seats(self) -> Iterator[int]:
        """Seats that a person can take: the empty ones, then those of bots."""
        yield from (p for p, sitter in enumerate(self.seats) if sitter.empty)
        yield from (p for p, sitter in enumerate(self.seats) if sitter.level is not None)

    def holder(self) -> int | None:
        """The seat whose turn it is, whoever may act in it."""
        if self.match is None:
            return None
        return int(getattr(self.match.snapshot(), self.game.room.holder))

    def info(self) -> TableInfo:
        return TableInfo(
            code=self.code,
            settings=self.settings,
            state=self.state,  # type: ignore[arg-type]
            match=self.number,
            seats=[self._seat_info(sitter) for sitter in self.seats],
            guests=[
                GuestInfo(
                    id=guest.id, name=guest.name, avatar=guest.avatar, seat=guest.seat,
                    host=guest.id == self.host, muted=guest.muted, odds=guest.odds,
                )
                for guest in self.guests.values()
            ],
            lesson=self.lesson,
            deal=self.deal.before(self.sat()) if self.deal else None,
            locked=self.locked,
            asking=fold.asking(self),
            bans=fold.bans(self),
        )  # fmt: skip

    def sat(self) -> list[int | None]:
        """The guests by seat; None for bots and empty seats."""
        return [sitter.guest for sitter in self.seats]

    def _seat_info(self, sitter: Sitter) -> SeatInfo:
        if sitter.guest is None:
            return SeatInfo(bot=sitter.level, name=sitter.name)
        guest = self.guests[sitter.guest]
        return SeatInfo(guest=guest.id, name=guest.name, avatar=guest.avatar)

    def record(self) -> dict[str, Any]:
        """The record of the match, and who sat where; holds the seed."""
        assert self.match is not None
        record = self.match.record()
        moves = record.pop("moves")
        seats = self.info().seats
        sat = {"avatars": [seat.avatar for seat in seats], "bots": [seat.bot for seat in seats]}
        deal = {"deal": self.dealt.record()} if self.dealt else {}
        return {**record, **deal, "names": self.names(), **sat, "moves": moves}

    # --- the fold ---------------------------------------------------------------------------

    def apply(self, event: ev.AnyEvent, at: int, after: Match | None = None) -> None:
        """One version further; `at` is when it happened. `after` is the match after a move, if
        somebody has it already."""
        self.version += 1
        if event.by is not None and event.cid and (guest := self.guests.get(event.by)):
            guest.done[event.cid] = self.version
            if len(guest.done) > REMEMBERED:
                del guest.done[next(iter(guest.done))]
        if self.match is None and isinstance(event, _OF_A_MATCH):
            return  # of one that was given up: see `_began`
        if type(event) in ACTS:
            remember(self, event, at)
        if after is not None:
            self.match = after
        elif type(event) is ev.Played:
            assert self.match is not None
            self.match.play(event.move, event.seat)
        _FOLDS[type(event)](self, event, at)

    def _played(self, event: ev.Played, at: int) -> None:
        assert self.match is not None
        if self.clocks:
            self.clocks.moved(at, event.seat)
            self.clocks.run(at, self.match.actors)
        if self.match.over:
            self.state = "over"
        self._ask(event.seat)
        self._end_wishes()

    def _ask(self, mover: int | None = None) -> None:
        """Who may act has a new question if he made the last move, or could not act before it."""
        assert self.match is not None
        played, before = self.match.played, self.asked
        self.asked = {
            seat: played if seat == mover else min(played, before.get(seat, played))
            for seat in self.match.actors
        }

    def _end_wishes(self) -> None:
        """To let everything pass is wished for one turn."""
        for guest in self.guests.values():
            if guest.passive is not None and guest.passive != self.holder():
                guest.passive = None

    def _undone(self, event: ev.Undone, at: int) -> None:
        assert self.match is not None
        self.match = self.match.rewound(self.match.played - 1)
        self._ask(event.seat)
        if self.clocks:
            self.clocks.undone(at, event.seat)
            self.clocks.run(at, self.match.actors)

    def _began(self, event: ev.Began, at: int) -> None:
        for seat, (level, name) in event.bots.items():
            self.seats[int(seat)] = Sitter(level=level, name=name)
        self.number += 1
        self._deal_on(event.house)
        self.hands = Hands()
        for guest in self.guests.values():
            if guest.seat is not None:
                self.hands.saw(guest.id, guest.seat)
        self.game = self._make(self.settings)  # perhaps it is compiled by now
        if not self.game.room.plays(event.rules):
            self._give_up()  # other rules would make another match of its moves
            return
        self.state = "playing"
        self.match = Match.dealt(self.game, Seed.parse(event.seed))
        self.asked = {}
        self._ask()
        clock = self.settings.clock
        self.clocks = Clocks(clock, self.game.players) if clock else None
        if self.clocks:
            self.clocks.forgive(at)
            self.clocks.run(at, self.match.actors)

    def _deal_on(self, house: str) -> None:
        """A match has begun: its deal is closed, and the house has sealed the next one."""
        self.dealt = self.deal
        if self.dealt and not self.dealt.called:  # nobody had pledged anything
            self.dealt.call(self.sat())
        self._seal(house)

    def _seal(self, house: str) -> None:
        self.deal = Deal(self.code, self.number + 1, house) if house else None

    def _sealed(self, event: ev.Sealed, at: int) -> None:
        self._seal(event.house)

    def _pledged(self, event: ev.Pledged, at: int) -> None:
        if self.deal:
            self.deal.pledges[str(event.by)] = event.pledge

    def _called(self, event: ev.Called, at: int) -> None:
        if self.deal:
            self.deal.call(self.sat())

    def _shared(self, event: ev.Shared, at: int) -> None:
        if self.deal:
            self.deal.shares[str(event.by)] = event.share

    def _paused(self, event: ev.Paused, at: int) -> None:
        self.state = "paused"
        if self.clocks:
            self.clocks.run(at, ())

    def _resumed(self, event: ev.Resumed, at: int) -> None:
        self.state = "playing"
        if self.clocks and self.match:
            self.clocks.run(at, self.match.actors)

    def _woke(self, event: ev.Woke, at: int) -> None:
        if self.clocks:
            self.clocks.forgive(at)

    def _created(self, event: ev.Created, at: int) -> None:
        self.created = at
        self.lesson = event.lesson
        self._seal(event.house)
        self._set(event.settings)

    def _changed(self, event: ev.Changed, at: int) -> None:
        self._set(event.settings)
        self._give_up()

    def _give_up(self) -> None:
        """There is no match any more: the next one can begin."""
        self.match = None
        self.clocks = None
        self.state = "waiting"

    def _set(self, settings: Settings) -> None:
        self.settings = settings
        self.game = self._make(settings)
        players = self.game.players
        for sitter in self.seats[players:]:
            if sitter.guest is not None:
                self.guests[sitter.guest].seat = None
        self.seats = self.seats[:players] + [Sitter()] * (players - len(self.seats))
        if not settings.odds:
            for guest in self.guests.values():
                guest.odds = False

    def _joined(self, event: ev.Joined, at: int) -> None:
        guest = Person(event.guest, event.name, event.avatar, event.token, None, event.mark)
        self.guests[guest.id] = guest
        self.invited += 1
        if self.host is None:
            self.host = guest.id
        if event.seat is not None:
            self.seat_down(guest, event.seat)
        elif event.asks is not None:
            self.hands.ask(guest.id, event.asks)

    def seat_down(self, guest: Person, seat: int) -> None:
        guest.seat = seat
        guest.since = self.version
        self.seats[seat] = Sitter(guest=guest.id)
        if self.in_match:
            self.hands.saw(guest.id, seat)

    def _renamed(self, event: ev.Renamed, at: int) -> None:
        guest = self._who(event)
        guest.name, guest.avatar = event.name, event.avatar

    def _sat(self, event: ev.Sat, at: int) -> None:
        guest = self._who(event)
        self._leave_seat(guest)
        self.seat_down(guest, event.seat)

    def _leave_seat(self, guest: Person) -> None:
        """In a match a bot goes on under the same name."""
        if guest.seat is not None:
            level = self.settings.level if self.in_match else None
            name = guest.name if self.in_match else ""
            self.seats[guest.seat] = Sitter(level=level, name=name)
            if self.in_match:
                self.hands.stood[guest.id] = (guest.name, guest.mark)
            guest.seat = None
            guest.odds = guest.forced = False
            guest.passive = None

    def _stood(self, event: ev.Stood, at: int) -> None:
        guest = self.guests[event.guest]
        if event.kicked:
            fold.sent_away(self, guest, event, at)
        self._leave_seat(guest)
        if event.gone:
            del self.guests[guest.id]
            self.hands.end(guest.id)
            if self.host == guest.id:
                self.host = next(iter(self.guests), None) if event.heir is None else event.heir

    def _bot_sat(self, event: ev.BotSat, at: int) -> None:
        self.seats[event.seat] = Sitter(level=event.level, name=event.name)

    def _emptied(self, event: ev.Emptied, at: int) -> None:
        self.seats[event.seat] = Sitter()

    def _swapped(self, event: ev.Swapped, at: int) -> None:
        a, b = event.a, event.b
        self.seats[a], self.seats[b] = self.seats[b], self.seats[a]
        for seat in (a, b):
            if (guest := self.seats[seat].guest) is not None:
                self.guests[guest].seat = seat

    def _muted(self, event: ev.Muted, at: int) -> None:
        self.guests[event.guest].muted = event.on

    def _hosted(self, event: ev.Hosted, at: int) -> None:
        self.host = event.guest

    def _wished(self, event: ev.Wished, at: int) -> None:
        guest = self._who(event)
        if event.forced is not None:
            guest.forced = event.forced
        if event.passive is not None:
            guest.passive = self.holder() if event.passive else None
        if event.odds is not None:
            guest.odds = event.odds

    def _spoke(self, event: ev.Spoke, at: int) -> None:
        if not event.text and not event.emote:  # somebody was forgotten, and so was this
            return
        guest = self._who(event)
        self.chat.append(Line(guest=guest.id, name=guest.name, text=event.text, emote=event.emote))

    def _forgotten(self, event: ev.Forgotten, at: int) -> None:
        self.forgotten.add(event.guest)
        if guest := self.guests.get(event.guest):
            guest.name, guest.avatar = event.name, ""
            kept = [line for line in self.chat if line.guest != guest.id]
            self.chat = deque(kept, maxlen=CHAT)
            self._stood(ev.Stood(guest=guest.id, gone=True, heir=event.heir), at)

    def _closed(self, event: ev.Closed, at: int) -> None:
        self.state = "closed"

    def _who(self, event: ev.Event) -> Person:
        assert event.by is not None
        return self.guests[event.by]


#: Events that mean something only in a match.
_OF_A_MATCH = (ev.Played, ev.Undone, ev.Paused, ev.Resumed)

_FOLDS: dict[type, Callable[[Table, Any, int], None]] = {
    ev.Played: Table._played,
    ev.Created: Table._created,
    ev.Joined: Table._joined,
    ev.Renamed: Table._renamed,
    ev.Sat: Table._sat,
    ev.Stood: Table._stood,
    ev.BotSat: Table._bot_sat,
    ev.Emptied: Table._emptied,
    ev.Swapped: Table._swapped,
    ev.Muted: Table._muted,
    ev.Hosted: Table._hosted,
    ev.Changed: Table._changed,
    ev.Wished: Table._wished,
    ev.Sealed: Table._sealed,
    ev.Pledged: Table._pledged,
    ev.Called: Table._called,
    ev.Shared: Table._shared,
    ev.Began: Table._began,
    ev.Undone: Table._undone,
    ev.Paused: Table._paused,
    ev.Resumed: Table._resumed,
    ev.Woke: Table._woke,
    ev.Spoke: Table._spoke,
    ev.Forgotten: Table._forgotten,
    ev.Closed: Table._closed,
    **fold.FOLDS,
}
