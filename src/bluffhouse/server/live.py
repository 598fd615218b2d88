"""A table with people at it: commands come in, the store keeps what they led to, all are told.

One command after the other: while an event is on its way to the store, the table's other commands
wait, and nobody has heard of it yet. All of it runs on one event loop.
"""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from msgspec import Raw, Struct
from msgspec.structs import replace

from bluffhouse.core.errors import Refused
from bluffhouse.server import decide, told
from bluffhouse.server import events as ev
from bluffhouse.server import messages as ms
from bluffhouse.server.decide import Decided
from bluffhouse.server.denial import Denied, code_of, why
from bluffhouse.server.paced import Paced
from bluffhouse.server.proxies import Proxies
from bluffhouse.server.seating.around import Here
from bluffhouse.server.store import Entry, Event, FinishedMatch, StoreFailed, TableRow
from bluffhouse.server.table import Person, Table

if TYPE_CHECKING:
    from bluffhouse.server.hall import Hall

FILE_AGAIN = 5.0  # seconds until a match that could not be stored is tried again
PRESENCE = 0.2  # seconds between two news of who is there, at least
RECENT = 50  # versions that somebody who comes back need not have seen

#: Events after which everybody gets a new state: the match, its time or the seats are others.
_NEW_STATE = (
    ev.Began,
    ev.Undone,
    ev.Changed,
    ev.Swapped,
    ev.Paused,
    ev.Resumed,
    ev.Woke,
    ev.Created,
)

#: Events that change nothing that a list of tables shows.
_UNLISTED = (
    ev.Played, ev.Spoke, ev.Wished, ev.Undone, ev.Renamed,
    ev.Sealed, ev.Pledged, ev.Called, ev.Shared,
)  # fmt: skip


class Ear(Protocol):
    """A connection that hears what happens at a table."""

    guest: int | None  # None: somebody who only watches
    address: str  # where it comes from

    def send(self, message: bytes) -> None: ...

    def end(self, bye: ms.Bye) -> None: ...


Reply = Callable[[ms.Ack | ms.Refused], None]


class Request(Struct, frozen=True):
    """A command that waits for its turn; `make` gives the event, or refuses."""

    make: Callable[[], Decided]
    id: str
    guest: int | None
    reply: Reply | None
    ear: Ear | None  # hears that its move was made with the move itself


class LiveTable:
    """A table in memory, with those who hear it."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        self.table = table
        self._hall = hall
        self.ears: list[Ear] = []
        self._scene = told.Scene(table.match) if table.match else None
        self._recent: deque[tuple[int, bytes | int]] = deque(maxlen=RECENT)
        self._waiting: deque[Request] = deque()
        self._writing = False
        self.around = Here(self, hall)
        self.tell_presence = Paced(PRESENCE, self._tell_presence)
        self.proxies = Proxies(self, hall)

    @property
    def busy(self) -> bool:
        return self._writing or bool(self._waiting)

    @property
    def lang(self) -> str:
        return self.table.settings.lang

    # --- commands ---------------------------------------------------------------------------

    def command(
        self, guest: int, command: ms.Command, reply: Reply, ear: Ear | None = None
    ) -> None:
        """Carry a guest's command out, or say why not."""
        self.request(partial(self._decide, guest, command), command.id, guest, reply, ear)

    def _decide(self, guest: int, command: ms.Command) -> Decided:
        person = self.table.guests.get(guest)
        if person is None:  # sent away while the command was waiting
            raise Denied("forbidden", "table-not-a-guest")
        return decide.decide(self.table, person, command, self.around)

    def request(
        self,
        make: Callable[[], Decided],
        id: str = "",
        guest: int | None = None,
        reply: Reply | None = None,
        ear: Ear | None = None,
    ) -> None:
        """Put an event into the log as soon as those before it are there."""
        self._waiting.append(Request(make, id, guest, reply, ear))
        if not self._writing:
            self._next()

    def _next(self) -> None:
        while self._waiting and not self._writing:
            request = self._waiting.popleft()
            try:
                if (done := self._done_before(request)) is not None:
                    self._answer(request, ms.Ack(id=request.id, v=done))
                else:
                    self._write(request, request.make())
            except Refused as refused:
                self._answer(request, self._refusal(request, refused))

    def _done_before(self, request: Request) -> int | None:
        """The version that the same request made already."""
        person = None if request.guest is None else self.table.guests.get(request.guest)
        return person.done.get(request.id) if person else None

    def _refusal(self, request: Request, refused: Refused) -> ms.Refused:
        code = code_of(refused)
        return ms.Refused(id=request.id, code=code, why=why(refused, self.lang))  # type: ignore[arg-type]

    def _answer(self, request: Request, answer: ms.Ack | ms.Refused) -> None:
        if isinstance(answer, ms.Refused):
            self._hall.metrics.refused.labels(answer.code).inc()
        if request.reply:
            request.reply(answer)

    def _write(self, request: Request, decided: Decided) -> None:
        now, event = self._hall.now(), decided.event
        row = Event(self.table.code, self.table.version + 1, now, ev.encode(event))
        entry = Entry((row,), None if isinstance(event, _UNLISTED) else self._row(event, now))
        self._hall.ledger.put(entry, partial(self._written, request, decided, now))
        self._writing = True

    def _written(
        self, request: Request, decided: Decided, now: int, error: Exception | None
    ) -> None:
        if error is None:
            if type(decided.event) is not ev.Played or request.ear not in self.ears:
                # The answer goes first: who leaves the table hears nothing more.
                self._answer(request, ms.Ack(id=request.id, v=self.table.version + 1))
            self._happened(request, decided, now)
        else:
            self._hall.troubled(error)
            self._answer(request, self._refusal(request, Denied("store", "table-store")))
        self._writing = False
        self._next()
        self.proxies.look()

    def _row(self, event: ev.AnyEvent | None, now: int) -> TableRow:
        return table_row(self.table, event, now)

    def file(self) -> None:
        """Keep the record of the match that is over, for replay, download and verification."""
        table, now = self.table, self._hall.now()
        body = told.encode(table.record())
        self._file(FinishedMatch(table.code, table.number, table.game.id, now, body))

    def _file(self, finished: FinishedMatch) -> None:
        entry = Entry((), self._row(None, self._hall.now()), finished)
        # If the server falls before this is written, it is done when the table is resumed.
        self._hall.ledger.put(entry, lambda error: self._filed(finished, error))

    def _filed(self, finished: FinishedMatch, error: Exception | None) -> None:
        if error:
            self._hall.troubled(error)
        if isinstance(error, StoreFailed):  # the next match may begin before there is room
            self._hall.loop.call_later(FILE_AGAIN, self._file_again, finished)

    def _file_again(self, finished: FinishedMatch) -> None:
        if self._writing:  # what lists are to show then would be overwritten by what they show now
            self._hall.loop.call_later(FILE_AGAIN, self._file_again, finished)
        else:
            self._file(finished)

    # --- telling ----------------------------------------------------------------------------

    def _happened(self, request: Request, decided: Decided, now: int) -> None:
        """The event is durable: change the table, and tell everybody."""
        event = decided.event
        self.table.apply(event, now, decided.after)
        if type(event) is ev.Played:
            self._tell_move(request, now)
            if self.table.state == "over":
                self.file()
        elif type(event) is ev.Spoke:
            self._tell_all(ms.On(v=self.table.version, said=self.table.chat[-1]))
        elif isinstance(event, _NEW_STATE):
            self._scene = told.Scene(self.table.match) if self.table.match else None
            self._recent.clear()
            for ear in self.ears:
                ear.send(self.state(ear.guest))
        else:
            self._tell_table(event)
        if type(event) is not ev.Played:
            self.proxies.call_the_roll()

    def _tell_move(self, request: Request, now: int) -> None:
        table, scene = self.table, self._scene
        assert scene is not None
        assert table.match is not None
        scene.advance(table.match)
        self._recent.append((table.version, table.match.played))
        hearing = told.Hearing(table, scene, now)
        for ear in sorted(self.ears, key=lambda ear: ear is request.ear):  # who moved knows it
            person = None if ear.guest is None else table.guests[ear.guest]
            ear.send(hearing.told(person, request.id if ear is request.ear else None))

    def _tell_all(self, message: ms.On) -> None:
        told_all = told.encode(message)
        self._recent.append((self.table.version, told_all))
        for ear in self.ears:
            ear.send(told_all)

    def _tell_table(self, event: ev.AnyEvent) -> None:
        self._recent.clear()
        if isinstance(event, ev.Stood) and event.gone:
            self._show_out(event)
        table, version = self.table, self.table.version
        quiet = isinstance(event, ev.Shared) or (
            isinstance(event, ev.Wished) and event.odds is None
        )
        info = None if quiet else table.info()
        changed = isinstance(event, ev.Sat | ev.Admitted | ev.Stood | ev.Joined) or (
            isinstance(event, ev.Wished) and event.odds is not None
        )
        whose = event.guest if isinstance(event, ev.Admitted) else event.by
        for ear in self.ears:
            person = None if ear.guest is None else table.guests[ear.guest]
            mine = whose == ear.guest and ear.guest is not None
            if changed and mine:
                ear.send(self.state(ear.guest))  # he sees other things from now on
            else:
                own = told.you(table, person) if mine or not quiet else None
                ear.send(told.encode(ms.On(v=version, table=info, you=own)))
        if table.state == "closed":
            self.dismiss(ms.Bye("closed", self.say("table-closed")))

    def _show_out(self, event: ev.Stood) -> None:
        reason = "kicked" if event.kicked else "closed"
        bye = ms.Bye(reason, self.say("table-kicked" if event.kicked else "table-left"))  # type: ignore[arg-type]
        for ear in [ear for ear in self.ears if ear.guest == event.guest]:
            self.ears.remove(ear)
            ear.end(bye)

    def say(self, key: str) -> str:
        return Denied("state", key).say(self.lang)

    def state(self, guest: int | None) -> bytes:
        """Everything a guest may know now."""
        table, now = self.table, self._hall.now()
        person = None if guest is None else table.guests[guest]
        match = None
        if table.match and self._scene:
            match = told.match_info(table, self._scene, person, now)
        return told.encode(
            ms.State(
                v=table.version,
                you=told.you(table, person),
                table=table.info(),
                presence=self.presence(),
                chat=list(table.chat),
                match=match,
            )
        )

    # --- coming and going -------------------------------------------------------------------

    def listen(self, ear: Ear, version: int | None) -> None:
        """Somebody is there; `version` is the last that he has."""
        self.ears.append(ear)
        self.proxies.came(ear.guest)
        ear.send(self._since(ear.guest, version) or self.state(ear.guest))
        self.tell_presence()

    def leave(self, ear: Ear) -> None:
        """A connection has gone."""
        if ear in self.ears:
            self.ears.remove(ear)
            self.proxies.went(ear.guest)
            self.tell_presence()

    def _since(self, guest: int | None, version: int | None) -> bytes | None:
        """What a guest has missed after a version; None if that is too much to say."""
        table = self.table
        if version is None or version > table.version:
            return None
        if version < table.version and (not self._recent or version < self._recent[0][0] - 1):
            return None
        recent = [(v, what) for v, what in self._recent if v > version]
        person = None if guest is None else table.guests[guest]
        missed = [Raw(message) for message in self._retold(person, recent)]
        return told.encode(ms.Resumed(v=table.version, missed=missed, presence=self.presence()))

    def _retold(self, person: Person | None, recent: list[tuple[int, bytes | int]]) -> list[bytes]:
        """Recent versions as they were told, or would have been; the last move with its view."""
        moves = [what for _, what in recent if isinstance(what, int)]
        viewer = person.seat if person else None
        heard = told.missed(self.table, viewer, moves[0] - 1) if moves else {}
        messages = []
        for version, what in recent:
            if isinstance(what, bytes):
                messages.append(what)
            else:
                moved = heard[what] if what != moves[-1] else self._now(heard[what], person)
                messages.append(told.encode(ms.On(v=version, moved=moved)))
        return messages

    def _now(self, moved: ms.Moved, person: Person | None) -> ms.Moved:
        """The last move, with all that is so now."""
        table, now = self.table, self._hall.now()
        assert table.match is not None
        assert self._scene is not None
        return replace(
            moved,
            actors=list(table.match.actors),
            view=Raw(self._scene.view(person.seat if person else None)),
            times=table.clocks.times(now) if table.clocks else None,
            outcome=told.outcome(table.match, table.dealt),
            odds=told.odds_of(table, person),
        )

    def presence(self) -> ms.Presence:
        online = sorted({ear.guest for ear in self.ears if ear.guest is not None})
        return ms.Presence(
            online=online,
            watchers=sum(ear.guest is None for ear in self.ears),
            away={str(seat): left for seat, left in self.proxies.away().items()},
            stands_in=self.proxies.stands_in(),
        )

    def _tell_presence(self) -> None:
        message = told.encode(self.presence())
        for ear in self.ears:
            ear.send(message)

    def dismiss(self, bye: ms.Bye) -> None:
        """End all connections."""
        ears, self.ears = self.ears, []
        for ear in ears:
            ear.end(bye)
        self.proxies.rest()


def table_row(table: Table, event: ev.AnyEvent | None, now: int) -> TableRow:
    """How lists show the table; once an event has happened, if there is one."""
    state = _STATES.get(type(event), table.state)
    settings = event.settings if isinstance(event, ev.Created | ev.Changed) else table.settings
    return TableRow(
        code=table.code,
        game=settings.game,
        state="playing" if state == "paused" else state,  # type: ignore[arg-type]
        public=settings.public,
        players=int(settings.options["players"]),
        created_at=table.created or now,
        touched_at=now,
        summary=b'{"version":%d}' % (table.version + (event is not None)),
    )


#: Events that change the state of a table, and which it is then.
_STATES: dict[type, str] = {
    ev.Created: "waiting",
    ev.Changed: "waiting",
    ev.Began: "playing",
    ev.Paused: "playing",
    ev.Resumed: "playing",
    ev.Closed: "closed",
}
