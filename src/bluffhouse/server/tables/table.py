"""A table: the fold of its log. No input or output, no clock of its own: what is known is told.

Here is what a table is. What may happen to it is decided in `decide`, and done by `apply`.
"""

from collections import deque
from collections.abc import Callable, Iterator

from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.server.messages import Line, Settings, Telling
from bluffhouse.server.messages.notes import Note
from bluffhouse.server.messages.seating import Act
from bluffhouse.server.tables.clocks import Clocks
from bluffhouse.server.tables.deal import Deal
from bluffhouse.server.tables.evening import Evening
from bluffhouse.server.tables.people import Earlier, Person, Sitter
from bluffhouse.server.tables.seating.hands import Ban, Hands

MakeGame = Callable[[Settings], Game]

CHAT = 60  # lines that a newcomer gets to read
NOTES = 40  # of who came and went, likewise
ACTS_KEPT = 100  # of hosts, and others about seats, that all can read


class Table:
    """The state of a table. `version` is the number of events applied."""

    def __init__(self, code: str, make: MakeGame) -> None:
        self.code = code
        self.make_game = make
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
        self.acts: deque[Act] = deque(maxlen=ACTS_KEPT)
        self.hands = Hands()
        self.held: dict[int, Person] = {}  # by seat: who had it last in this match
        self.earlier: list[Earlier] = []  # names in this match, since somebody changed his
        self.number = 0
        self.deal: Deal | None = None  # of the next match
        self.dealt: Deal | None = None  # of this one
        self.match: Match | None = None
        self.asked: dict[int, int] = {}  # seats that may act, and after how many moves they could
        self.clocks: Clocks | None = None
        self.telling: Telling | None = None  # of the last move
        self.chat: deque[Line] = deque(maxlen=CHAT)
        self.notes: deque[Note] = deque(maxlen=NOTES)
        self.noted = 0  # notes so far
        self.evening = Evening()
        self.ready: dict[int, str] = {}  # guests who would play on, and what; empty: the same

    # --- what is asked of it ----------------------------------------------------------------

    @property
    def playing(self) -> bool:
        return self.state == "playing"

    @property
    def told(self) -> int:
        """When the last move has been shown, in milliseconds since the epoch."""
        telling = self.telling
        return telling.since + telling.beats * telling.lasts if telling else 0

    @property
    def in_match(self) -> bool:
        return self.state in ("playing", "paused")

    def names(self) -> list[str]:
        """By seat."""
        return [self._named(sitter) for sitter in self.seats]

    def _named(self, sitter: Sitter) -> str:
        return sitter.name if sitter.guest is None else self.guests[sitter.guest].name

    def called(self) -> Earlier | None:
        """How the seats are called at this point of a match."""
        if self.match is None or not self.in_match:
            return None
        return Earlier(self.match.played, self.sat(), self.names())

    def recall(self, before: Earlier) -> None:
        """What was told of somebody until now keeps the name that he had."""
        if not self.earlier or self.earlier[-1].until < before.until:
            self.earlier.append(before)

    def free_seats(self) -> Iterator[int]:
        """Seats that a person can take: the empty ones, then those of bots."""
        yield from (p for p, sitter in enumerate(self.seats) if sitter.empty)
        yield from (p for p, sitter in enumerate(self.seats) if sitter.level is not None)

    def holder(self) -> int | None:
        """The seat whose turn it is, whoever may act in it."""
        if self.match is None:
            return None
        return int(getattr(self.match.snapshot(), self.game.room.holder))

    def sat(self) -> list[int | None]:
        """The guests by seat; None for bots and empty seats."""
        return [sitter.guest for sitter in self.seats]

    def seat_down(self, guest: Person, seat: int) -> None:
        """A guest takes a seat, and in a match sees its hand from now on."""
        guest.seat = seat
        guest.since = self.version
        guest.shows = False  # of another hand, or of another match: he is asked again
        self.seats[seat] = Sitter(guest=guest.id)
        if self.in_match:
            self.hands.saw(guest.id, seat)
            self.held[seat] = guest
            if self.clocks:
                self.clocks.hand(seat, guest.away)
