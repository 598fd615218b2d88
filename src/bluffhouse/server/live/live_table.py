"""A table with people at it: commands come in, the store keeps what they led to, all are told.

Their order is kept by `turns`. All of it runs on one event loop.
"""

import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING

from msgspec import Raw
from msgspec.structs import replace

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.live import viewer_messages
from bluffhouse.server.live.command_queue import CommandQueue, Ear, Flight, Request, later, overdue
from bluffhouse.server.live.paced import Paced
from bluffhouse.server.live.stand_ins import StandIns
from bluffhouse.server.operations.redaction import wipe
from bluffhouse.server.store import Entry, Event, FinishedMatch, StoreFailed, TableRow
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.seating.around import Here
from bluffhouse.server.tables.table import Person, Table

if TYPE_CHECKING:
    from bluffhouse.server.hall.hall import Hall

log = logging.getLogger(__name__)

FILE_AGAIN = 5.0  # seconds until a match that could not be stored is tried again
PRESENCE = 0.2  # seconds between two news of who is there, at least
RECENT = 50  # versions that somebody who comes back need not have seen
COME_BACK = 1000  # milliseconds until somebody shall try again whose connection was the trouble

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
    ev.Forgotten,
)

#: Events that change nothing that a list of tables shows.
_UNLISTED = (
    ev.Played, ev.Spoke, ev.Wished, ev.Undone, ev.Renamed,
    ev.Sealed, ev.Pledged, ev.Called, ev.Shared,
)  # fmt: skip


class LiveTable(CommandQueue):
    """A table in memory, with those who hear it."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        super().__init__(hall, table)
        self.ears: list[Ear] = []
        self._scene = viewer_messages.Scene(table.match) if table.match else None
        self._recent: deque[tuple[int, bytes | int]] = deque(maxlen=RECENT)
        self._filing: dict[int, float] = {}  # matches on their way to the store: since when
        self.touched = hall.loop.time()  # when there was a sign of life: who is here gives some
        self.opener: str | None = None  # the address whose table it counts as
        self.around = Here(self, hall)
        self.tell_presence = Paced(PRESENCE, self._tell_presence)
        self.stand_ins = StandIns(self, hall)

    @property
    def busy(self) -> bool:
        return super().busy or bool(self._filing)

    def watch(self, now: float) -> None:
        super().watch(now)
        if any(overdue(since, now) for since in self._filing.values()):
            log.error("a match was never filed", extra={"table": self.table.code})
            self._filing.clear()
            self.mend()  # which files it, if the store has not got it

    # --- into the store ---------------------------------------------------------------------

    def _entry(self, event: ev.AnyEvent, now: int) -> Entry:
        row = Event(self.table.code, self.table.version + 1, now, ev.encode(event))
        return Entry((row,), None if isinstance(event, _UNLISTED) else self._row(event, now))

    def _row(self, event: ev.AnyEvent | None, now: int) -> TableRow:
        return table_row(self.table, event, now)

    def file(self) -> None:
        """Keep the record of the match that is over, for replay, download and verification."""
        table, now = self.table, self._hall.now()
        body = viewer_messages.encode(table.record())
        self._file(FinishedMatch(table.code, table.number, table.game.id, now, body))

    def _file(self, finished: FinishedMatch) -> None:
        entry = Entry((), self._row(None, self._hall.now()), finished)
        # If the server falls before this is written, it is done when the table is loaded.
        self._hall.ledger.put(entry, lambda error: self._filed(finished, error))
        self._filing[finished.number] = self._hall.loop.time()

    def _filed(self, finished: FinishedMatch, error: Exception | None) -> None:
        self._filing.pop(finished.number, None)
        if error:
            self._hall.troubled(error)
        if isinstance(error, StoreFailed):  # the next match may begin before there is room
            self._filing[finished.number] = inf  # there is nothing to wait for
            self._hall.loop.call_later(FILE_AGAIN, self._file_again, finished)

    def _file_again(self, finished: FinishedMatch) -> None:
        if self._flight:  # what lists are to show then would be overwritten by what they show now
            self._hall.loop.call_later(FILE_AGAIN, self._file_again, finished)
        else:
            self._file(finished)

    # --- telling ----------------------------------------------------------------------------

    def _happened(self, flight: Flight) -> None:
        """The event is durable: change the table, and tell everybody."""
        request, event = flight.request, flight.decided.event
        if type(event) is not ev.Played or request.ear not in self.ears:
            # The answer goes first: who leaves the table hears nothing more.
            flight.answered = True
            self._answer(request, ms.Ack(id=request.id, v=self.table.version + 1))
        self.table.apply(event, flight.now, flight.decided.after)
        if type(event) is ev.Forgotten:
            self._show_out(event)
            self._hall.tasks.send("wipe", wipe(self._hall, self))
        if type(event) is ev.Played:
            self._tell_move(request, flight.now)
            if self.table.state == "over":
                self.file()
        elif type(event) is ev.Spoke:
            self._tell_all(ms.On(v=self.table.version, said=self.table.chat[-1]))
        elif isinstance(event, _NEW_STATE):
            self._tell_anew()
        else:
            self._tell_table(event)
        if type(event) is not ev.Played:
            self.stand_ins.call_the_roll()

    def _tell_anew(self) -> None:
        self._scene = viewer_messages.Scene(self.table.match) if self.table.match else None
        self._recent.clear()
        for ear in tuple(self.ears):
            if ear.guest is not None and ear.guest not in self.table.guests:
                self._let_go(ear, ms.Bye("closed", self.say("table-left")))
        self._tell_each(lambda ear: self.state(ear.guest))
        self.stand_ins.call_the_roll()

    def _look(self) -> None:
        self.stand_ins.look()

    def _tell_each(self, message: Callable[[Ear], bytes]) -> None:
        """Tell everybody something; an ear that cannot hear it is lost, and only that."""
        for ear in tuple(self.ears):
            try:
                ear.send(message(ear))
            except Exception as error:
                self._lose(ear, error)

    def _lose(self, ear: Ear, error: Exception) -> None:
        self._failed("a connection failed", error)
        self._let_go(ear, self._come_back())
        self._hall.loop.call_soon(self._missed)

    def _let_go(self, ear: Ear, bye: ms.Bye) -> None:
        """End a connection."""
        if ear in self.ears:
            self.ears.remove(ear)
        with suppress(Exception):  # one that cannot even be ended is not heard any more
            ear.end(bye)

    def _missed(self) -> None:
        """Somebody has gone: that may be for others to see to."""
        self.stand_ins.went(None)
        self.tell_presence()

    def _tell_move(self, request: Request, now: int) -> None:
        table, scene = self.table, self._scene
        assert scene is not None
        assert table.match is not None
        scene.advance(table.match)
        self._recent.append((table.version, table.match.played))
        hearing = viewer_messages.Hearing(table, scene, now)
        for ear in sorted(self.ears, key=lambda ear: ear is request.ear):  # who moved knows it
            try:
                person = None if ear.guest is None else table.guests[ear.guest]
                ear.send(hearing.told(person, request.id if ear is request.ear else None))
            except Exception as error:
                self._lose(ear, error)

    def _tell_all(self, message: ms.On) -> None:
        told_all = viewer_messages.encode(message)
        self._recent.append((self.table.version, told_all))
        self._tell_each(lambda _: told_all)

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

        def message(ear: Ear) -> bytes:
            person = None if ear.guest is None else table.guests[ear.guest]
            mine = whose == ear.guest and ear.guest is not None
            if changed and mine:
                return self.state(ear.guest)  # he sees other things from now on
            own = viewer_messages.you(table, person) if mine or not quiet else None
            return viewer_messages.encode(ms.On(v=version, table=info, you=own))

        self._tell_each(message)
        if table.state == "closed":
            self.dismiss(ms.Bye("closed", self.say("table-closed")))

    def _show_out(self, event: ev.Stood | ev.Forgotten) -> None:
        if isinstance(event, ev.Forgotten):
            bye = ms.Bye("closed", self.say("table-forgotten"))
        elif event.kicked:
            bye = ms.Bye("kicked", self.say("table-kicked"))
        else:
            bye = ms.Bye("closed", self.say("table-left"))
        for ear in [ear for ear in self.ears if ear.guest == event.guest]:
            self._let_go(ear, bye)

    def say(self, key: str) -> str:
        return Denied("state", key).say(self.lang)

    def state(self, guest: int | None) -> bytes:
        """Everything a guest may know now."""
        table, now = self.table, self._hall.now()
        person = None if guest is None else table.guests[guest]
        match = None
        if table.match and self._scene:
            match = viewer_messages.match_info(table, self._scene, person, now)
        return viewer_messages.encode(
            ms.State(
                v=table.version,
                you=viewer_messages.you(table, person),
                table=table.info(),
                presence=self.presence(),
                chat=list(table.chat),
                match=match,
            )
        )

    # --- coming and going -------------------------------------------------------------------

    def listen(self, ear: Ear, version: int | None) -> None:
        """Somebody is there; `version` is the last that he has."""
        if self.gone:
            raise later()
        if ear.guest is not None and ear.guest not in self.table.guests:
            raise Denied("forbidden", "table-not-a-guest")  # he has left since he was let in
        self.ears.append(ear)
        try:
            self.stand_ins.came(ear.guest)
            ear.send(self._since(ear.guest, version) or self.state(ear.guest))
        except BaseException:
            self.leave(ear)
            raise
        self.tell_presence()

    def leave(self, ear: Ear) -> None:
        """A connection has gone."""
        if ear in self.ears:
            self.ears.remove(ear)
            self.touched = self._hall.loop.time()
            self.stand_ins.went(ear.guest)
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
        return viewer_messages.encode(
            ms.Resumed(v=table.version, missed=missed, presence=self.presence())
        )

    def _retold(self, person: Person | None, recent: list[tuple[int, bytes | int]]) -> list[bytes]:
        """Recent versions as they were told, or would have been; the last move with its view."""
        moves = [what for _, what in recent if isinstance(what, int)]
        viewer = person.seat if person else None
        heard = viewer_messages.missed(self.table, viewer, moves[0] - 1) if moves else {}
        messages = []
        for version, what in recent:
            if isinstance(what, bytes):
                messages.append(what)
            else:
                moved = heard[what] if what != moves[-1] else self._now(heard[what], person)
                messages.append(viewer_messages.encode(ms.On(v=version, moved=moved)))
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
            outcome=viewer_messages.outcome(table.match, table.dealt),
            odds=viewer_messages.odds_of(table, person),
        )

    def presence(self) -> ms.Presence:
        online = sorted({ear.guest for ear in self.ears if ear.guest is not None})
        return ms.Presence(
            online=online,
            watchers=sum(ear.guest is None for ear in self.ears),
            away={str(seat): left for seat, left in self.stand_ins.away().items()},
            stands_in=self.stand_ins.stands_in(),
            hasty=self.stand_ins.hasty,
        )

    def _tell_presence(self) -> None:
        message = viewer_messages.encode(self.presence())
        self._tell_each(lambda _: message)

    def dismiss(self, bye: ms.Bye) -> None:
        """End all connections."""
        for ear in tuple(self.ears):
            self._let_go(ear, bye)
        self.stand_ins.rest()

    def put_away(self) -> None:
        super().put_away()
        self.dismiss(self._come_back())

    def _come_back(self) -> ms.Bye:
        return ms.Bye("restart", self.say("table-later"), retry=COME_BACK)


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
