"""A table with people at it: commands come in, the store keeps what they led to, all are told.

Here the parts meet: the order of commands is kept by `command_queue`, telling is done by
`audience`, and for people who are away `stand_ins` play. All of it runs on one event loop.
"""

import logging

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.live.around import Here
from bluffhouse.server.live.audience import Audience
from bluffhouse.server.live.calls import Calls
from bluffhouse.server.live.command_queue import CommandQueue, Flight, Request, later
from bluffhouse.server.live.contracts import Ear, Reply, Services
from bluffhouse.server.live.filing import Filing
from bluffhouse.server.live.paced import Paced
from bluffhouse.server.live.renames import Renames
from bluffhouse.server.live.stand_ins import StandIns
from bluffhouse.server.live.viewer_messages import encode
from bluffhouse.server.store import Entry, Event, FinishedMatch
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.info import match_record
from bluffhouse.server.tables.listing import is_unlisted, table_row
from bluffhouse.server.tables.table import Table

log = logging.getLogger(__name__)

PRESENCE = 0.2  # seconds between two news of who is there, at least

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
    ev.Went,
)


class LiveTable(CommandQueue):
    """A table in memory, with those who hear it."""

    def __init__(self, services: Services, table: Table) -> None:
        super().__init__(services, table)
        self.touched = services.loop.time()  # when there was a sign of life: who is here gives some
        self.opener: str | None = None  # the address whose table it counts as
        self.audience = Audience(table, services.now, self.presence, self._miss)
        self.around = Here(self, services)
        self.tell_presence = Paced(PRESENCE, self.audience.tell_presence)
        self._filing = Filing(
            services,
            lambda: table_row(self.table, None, services.now()),
            lambda: self._flight is not None,
        )
        self._renames = Renames(services.loop, super().command)
        self.stand_ins = StandIns(self, services)
        self.calls = Calls(self, services)

    @property
    def ears(self) -> list[Ear]:
        return self.audience.ears

    @property
    def busy(self) -> bool:
        return super().busy or bool(self._filing or self._renames)

    @property
    def writing(self) -> bool:
        return super().writing or bool(self._filing)

    def watch(self, now: float) -> None:
        super().watch(now)
        if self._filing.is_stuck(now):
            log.error("a match was never filed", extra={"table": self.table.code})
            self.mend()  # which files it, if the store has not got it

    def command(
        self, guest: int, command: ms.Command, reply: Reply, ear: Ear | None = None
    ) -> None:
        if type(command) is ms.Rename:
            self._renames.wish(guest, command, reply)
        else:
            super().command(guest, command, reply, ear)

    # --- into the store ---------------------------------------------------------------------

    def _entry(self, event: ev.AnyEvent, now: int) -> Entry:
        row = Event(self.table.code, self.table.version + 1, now, ev.encode(event))
        return Entry(
            (row,), None if is_unlisted(self.table, event) else table_row(self.table, event, now)
        )

    def file(self) -> None:
        """Keep the record of the match that is over, for replay, download and verification."""
        table, now = self.table, self._services.now()
        body = encode(match_record(table))
        self._filing.put(FinishedMatch(table.code, table.number, table.game.id, now, body))

    # --- what follows from an event ---------------------------------------------------------

    def _happened(self, flight: Flight) -> None:
        request, event = flight.request, flight.decided.event
        if type(event) is not ev.Played or request.ear not in self.ears:
            # The answer goes first: who leaves the table hears nothing more.
            flight.answered = True
            self._answer(request, ms.Ack(id=request.id, v=self.table.version + 1))
        apply(self.table, event, flight.now, flight.decided.after)
        if type(event) is ev.Played:
            self.audience.tell_move(request.id, request.ear, flight.now)
            if self.table.state == "over":
                self.file()
        else:
            self._tell(event)
            self.stand_ins.call_the_roll()

    def _tell(self, event: ev.AnyEvent) -> None:
        """Tell everybody of an event that is no move."""
        if isinstance(event, ev.Forgotten):
            self.audience.show_out(event)
            self._services.caller.forget(self.table.code, event.guest)
            self._services.wipe(self.table.code)
        if isinstance(event, ev.Spoke):
            self.audience.tell_all(ms.On(v=self.table.version, said=self.table.chat[-1]))
        elif isinstance(event, _NEW_STATE):
            self._tell_anew()
        else:
            if isinstance(event, ev.Stood) and event.gone:
                self.audience.show_out(event)
                self._services.caller.forget(self.table.code, event.guest)
            if isinstance(event, ev.Recovered):
                self.audience.hand_over(event.guest)
                self._services.caller.forget(self.table.code, event.guest)
            self.audience.tell_table(event)
            if self.table.state == "closed":
                self.audience.close(ms.Bye("closed", self.say("table-closed")))
                self._rest()

    def _tell_anew(self) -> None:
        self.audience.tell_anew(self.table)
        self.stand_ins.call_the_roll()

    def _look(self) -> None:
        self.stand_ins.look()
        self.calls.look()

    def looked(self) -> None:
        """Somebody looks at the table, or elsewhere."""
        self.calls.look()

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
            self.audience.welcome(ear, version)
        except BaseException:
            self.leave(ear)
            raise
        self.calls.look()
        self.tell_presence()

    def leave(self, ear: Ear) -> None:
        """A connection has gone."""
        if ear in self.ears:
            self.ears.remove(ear)
            self.audience.forget(ear)
            self.touched = self._services.loop.time()
            self.stand_ins.went(ear.guest)
            self.calls.look()
            self.tell_presence()

    def _miss(self) -> None:
        """A connection was lost while something was told: that may be for others to see to."""
        self._services.loop.call_soon(self._missed)

    def _missed(self) -> None:
        self.stand_ins.went(None)
        self.calls.look()
        self.tell_presence()

    def presence(self) -> ms.Presence:
        online = sorted({ear.guest for ear in self.ears if ear.guest is not None})
        return ms.Presence(
            online=online,
            watchers=sum(ear.guest is None for ear in self.ears),
            away={str(seat): left for seat, left in self.stand_ins.away().items()},
            stands_in=self.stand_ins.stands_in(),
            hasty=self.stand_ins.hasty,
            failing=tuple(sorted(self.stand_ins.failing)),
        )

    def state(self, guest: int | None) -> bytes:
        """Everything a guest may know now."""
        audience = self.audience
        return audience.past_state(guest) if self.hides(guest) else audience.state(guest)

    def hides(self, guest: int | None) -> bool:
        """Whether somebody may know only what is past."""
        return self.audience.hides(guest)

    def _answer(self, request: Request, answer: ms.Ack | ms.Refused) -> None:
        """Who may know only what is past is not told either how much has happened since."""
        if isinstance(answer, ms.Ack) and self.hides(request.guest):
            answer = ms.Ack(id=answer.id, v=0)
        super()._answer(request, answer)

    def say(self, key: str) -> str:
        return self.audience.say(key)

    def dismiss(self, bye: ms.Bye) -> None:
        """End all connections."""
        self.audience.dismiss(bye)
        self._rest()

    def _rest(self) -> None:
        self.stand_ins.rest()
        self.calls.rest()

    def put_away(self, bye: ms.Bye | None = None) -> None:
        super().put_away()
        self._renames.rest()
        self.dismiss(bye or self.audience.come_back())
