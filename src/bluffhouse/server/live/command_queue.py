"""One command after the other: while an event is on its way to the store, the table's other
commands wait, and nobody has heard of it yet.

What is in memory is what the log says, or it is taken from the log again: when the store has other
versions, when applying or telling an event raises, and when the store never answers.
"""

import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from bluffhouse.core.errors import Refused
from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied, code_of, retry_after, why
from bluffhouse.server.live.contracts import Ear, Reply, Services
from bluffhouse.server.store import Entry, StoreConflict
from bluffhouse.server.tables import decide
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.decide import Decided
from bluffhouse.server.tables.seating.around import Around, Beforehand
from bluffhouse.server.tables.table import Table

log = logging.getLogger(__name__)

STUCK = 10.0  # seconds without a word from the store: something is wrong


def overdue(since: float, now: float) -> bool:
    return now - since > STUCK


def not_stored() -> Denied:
    """Nothing has changed, and the next attempt may go well."""
    return Denied("store", "table-store")


def later() -> Denied:
    """Somebody came while the table was being put away or mended."""
    return Denied("store", "table-later")


class Request(Struct, frozen=True):
    """A command that waits for its turn; `make` gives the event, or refuses."""

    make: Callable[[], Decided]
    id: str
    guest: int | None
    reply: Reply | None
    ear: Ear | None  # hears that its move was made with the move itself
    again: bool = False  # it was decided on before, and the store has not got it


class Flight(Struct):
    """An event on its way to the store, and back."""

    request: Request
    decided: Decided
    now: int  # when it happens
    since: float  # by the loop's clock
    answered: bool = False


class CommandQueue(ABC):
    """A table in memory, as far as its log goes. What follows from an event, `_happened` says."""

    def __init__(self, services: Services, table: Table) -> None:
        self.table = table
        self._services = services
        self._waiting: deque[Request] = deque()
        self._flight: Flight | None = None
        self._mending = False
        self._frozen = False  # another machine is to keep it: nothing begins any more
        self.around: Around = Beforehand()  # whom decisions can find at the table
        self.gone = False  # put away: whoever still has it must ask the hall for another

    @property
    def busy(self) -> bool:
        """Whether something is on its way to the store, or waits for that."""
        return bool(self._flight or self._mending or self._waiting)

    @property
    def writing(self) -> bool:
        """Whether something is on its way to the store."""
        return self._flight is not None

    @property
    def lang(self) -> str:
        return self.table.settings.lang

    # --- what is wanted ---------------------------------------------------------------------

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
        request = Request(make, id, guest, reply, ear)
        if self.gone:
            self._refuse(request, later())
            return
        self._waiting.append(request)
        self._next()

    def _next(self) -> None:
        while self._waiting and not (self._flight or self._mending or self._frozen):
            request = self._waiting.popleft()
            try:
                if (done := self._done_before(request)) is not None:
                    self._answer(request, ms.Ack(id=request.id, v=done))
                else:
                    self._write(request, request.make())
            except Refused as refused:
                self._refuse(request, refused)
            except Exception as error:
                self._failed("a request failed", error)
                self._refuse(request, later())

    def _done_before(self, request: Request) -> int | None:
        """The version that the same request made already."""
        person = None if request.guest is None else self.table.guests.get(request.guest)
        return person.done.get(request.id) if person else None

    def _refuse(self, request: Request, refused: Refused) -> None:
        code, seconds = code_of(refused), retry_after(refused)
        self._services.metrics.refused.labels(code).inc()
        answer = ms.Refused(
            id=request.id, code=code, why=why(refused, self.lang),  # type: ignore[arg-type]
            retry=None if seconds is None else seconds * 1000,
        )  # fmt: skip
        self._answer(request, answer)

    def _answer(self, request: Request, answer: ms.Ack | ms.Refused) -> None:
        if request.reply:
            try:
                request.reply(answer)
            except Exception as error:  # who asked is gone: that is no trouble of the table
                self._failed("an answer was not taken", error)

    def _failed(self, what: str, error: BaseException) -> None:
        log.error(what, exc_info=error, extra={"table": self.table.code})

    # --- to the store, and back -------------------------------------------------------------

    def _write(self, request: Request, decided: Decided) -> None:
        now = self._services.now()
        flight = Flight(request, decided, now, self._services.loop.time())
        self._services.ledger.put(self._entry(decided.event, now), partial(self._written, flight))
        self._flight = flight

    def _written(self, flight: Flight, error: Exception | None) -> None:
        if flight is not self._flight or self._mending:
            return  # too late: the log says what became of it
        try:
            if isinstance(error, StoreConflict):
                raise error
            if error is None:
                self._happened(flight)
            else:
                self._services.troubled(error)
                self._refuse(flight.request, not_stored())
        except Exception as raised:  # what is in memory is not what is stored
            self._failed("a table is not what its log says", raised)
            self.mend()
            return
        self._flight = None
        self._go_on()

    def _go_on(self) -> None:
        self._next()
        try:
            self._look()
        except Exception as error:
            self._failed("nobody saw to what is due", error)

    # --- trouble ----------------------------------------------------------------------------

    def watch(self, now: float) -> None:
        """See whether the store still owes an answer; `now` is the loop's time."""
        if self._mending:
            self._refuse_waiting()  # the store is not well: nobody shall wait for it in silence
        elif self._flight and overdue(self._flight.since, now):
            log.error("the store never answered", extra={"table": self.table.code})
            self.mend()

    def mend(self) -> None:
        """Take the table from its log again; what people ask for meanwhile waits."""
        if not self._mending and not self.gone:
            self._mending = True
            self._services.mend(self.table.code)

    def _refuse_waiting(self) -> None:
        waiting, self._waiting = self._waiting, deque()
        for request in waiting:
            self._refuse(request, not_stored())

    def mended(self, table: Table) -> None:
        """Go on with the table as its log has it."""
        flight, self._flight, self._mending = self._flight, None, False
        self.table = table
        self._tell_anew()
        if flight and not flight.answered:
            self._settle(flight.request)
        self._go_on()

    def _settle(self, request: Request) -> None:
        """The log has what became of a request, or has not got it and never will."""
        if request.guest is not None and not request.again:
            self._waiting.appendleft(replace(request, again=True))  # known again if it was done
        else:
            self._refuse(request, not_stored())

    def freeze(self) -> None:
        """Begin with nothing more; what is on its way arrives."""
        self._frozen = True

    def thaw(self) -> None:
        """It stays here after all."""
        self._frozen = False
        self._go_on()

    def put_away(self) -> None:
        """It rests in the store, and is no longer here."""
        self.gone = True
        if self._frozen:  # who is connected says it again to the next one, by himself
            self._waiting = deque(waiting for waiting in self._waiting if not waiting.ear)
        if self._flight and not self._flight.answered:
            self._refuse(self._flight.request, not_stored())
        self._refuse_waiting()

    # --- what a table makes of it -----------------------------------------------------------

    @abstractmethod
    def _entry(self, event: ev.AnyEvent, now: int) -> Entry:
        """What is stored of an event."""

    @abstractmethod
    def _happened(self, flight: Flight) -> None:
        """The event is durable: change the table, and tell everybody."""

    @abstractmethod
    def _tell_anew(self) -> None:
        """The table is another: tell everybody how it stands."""

    @abstractmethod
    def _look(self) -> None:
        """Something may be due now."""
