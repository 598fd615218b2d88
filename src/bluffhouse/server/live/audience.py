"""Those who hear a table, and what each of them is told: never more than he may know."""

import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from msgspec import Raw
from msgspec.structs import replace

from bluffhouse.server import messages as ms
from bluffhouse.server.denial import Denied
from bluffhouse.server.live import viewer_messages
from bluffhouse.server.live.contracts import Ear
from bluffhouse.server.live.delay import DelayLine, Frames, Past
from bluffhouse.server.live.viewer_messages import encode
from bluffhouse.server.messages.notes import Note
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.info import evening_info, table_info
from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.seating.showing import agreed
from bluffhouse.server.tables.table import Table

log = logging.getLogger(__name__)

RECENT = 50  # versions that somebody who comes back need not have seen
NOBODY = b'"you":{}'  # in a state, before anything that a person has written
COME_BACK = 1000  # milliseconds until somebody shall try again whose connection was the trouble


class Audience:
    """The connections of one table. `presence`: who is there; `missed`: what is done when one of
    them was lost."""

    def __init__(
        self,
        table: Table,
        now: Callable[[], int],
        presence: Callable[[], ms.Presence],
        missed: Callable[[], None],
    ) -> None:
        self.ears: list[Ear] = []
        self._table = table
        self._now = now
        self._presence = presence
        self._missed = missed
        self._scene = viewer_messages.Scene(table.match) if table.match else None
        self._recent: deque[tuple[int, bytes | int]] = deque(maxlen=RECENT)
        self._told_notes = table.noted
        self._behind: set[int] = set()  # ears that have what is past, and hear what follows
        self.line = DelayLine(now, self._release)

    def say(self, key: str) -> str:
        """A text in the language of the table."""
        return Denied("state", key).say(self._table.settings.lang)

    # --- everything -------------------------------------------------------------------------

    def tell_anew(self, table: Table) -> None:
        """The match or the whole table is another: tell everybody how it stands."""
        self._table = table
        self._scene = viewer_messages.Scene(table.match) if table.match else None
        self._recent.clear()
        self._told_notes = table.noted
        for ear in tuple(self.ears):
            if ear.guest is not None and ear.guest not in table.guests:
                self.let_go(ear, ms.Bye("closed", self.say("table-left")))
        self._tell_each(lambda ear: self.state(ear.guest))
        if table.settings.delay:
            self._keep()
        else:
            self.line.clear()

    # --- who only watches, where that is delayed ---------------------------------------------

    def hides(self, guest: int | None) -> bool:
        """Whether somebody may know only what is past."""
        table = self._table
        if not table.settings.delay or not table.number:
            return False
        person = None if guest is None else table.guests.get(guest)
        return person is None or person.seat is None

    def past(self) -> Past:
        """What may be known by who only watches."""
        if self.line.empty:
            self._keep()
        return self.line.past(self._table.settings.delay)

    def past_state(self, guest: int | None) -> bytes:
        """How the table stood, for a guest who only watches, or somebody without a name."""
        return self._as_to(guest, self._frames(self.past(), guest).state)

    def _keep(
        self, told: bytes | None = None, opened: bytes | None = None, bye: ms.Bye | None = None
    ) -> None:
        """Something happened: who only watches hears of it when its time has come. `told`: how, and
        else he is told how the table stands; `opened`: how, if he may see all hands."""
        table = self._table
        if not table.settings.delay:
            return
        state = self.state(None)
        all_hands = None
        if table.match and agreed(table):
            standing = self.state(None, hands=True)
            all_hands = Frames(opened or told or standing, standing)
        frames = Frames(told or state, state)
        past = Past(frames, all_hands, table_info(table), evening_info(table), bye)
        if table.number:
            self.line.put(past, table.settings.delay)
        else:  # before the first match nothing is secret
            self.line.show(past)

    def _frames(self, past: Past, guest: int | None) -> Frames:
        """As a guest may see it. Hands that were open then must be so still: what somebody does not
        agree to any more is not shown any more. A screen without a name never shows them: it may
        stand where people play."""
        named = guest is not None
        return past.opened if past.opened and named and agreed(self._table) else past.frames

    def _as_to(self, guest: int | None, state: bytes) -> bytes:
        """How the table stood, with who the guest is: that is no secret to him."""
        if guest is None:
            return state
        me = ms.You(guest=guest, host=guest == self._table.host)
        return state.replace(NOBODY, b'"you":%b' % encode(me), 1)

    def _release(self, past: Past) -> None:
        for ear in [ear for ear in self.ears if self.hides(ear.guest)]:
            frames = self._frames(past, ear.guest)
            follows = id(ear) in self._behind and frames.told != frames.state
            self._send(ear, frames.told if follows else self._as_to(ear.guest, frames.state))
            self._behind.add(id(ear))
            if past.bye:
                self.let_go(ear, past.bye)

    def _show_past(self, ear: Ear) -> None:
        """Somebody came, or has only watched since a moment ago."""
        if self.line.empty:
            self._keep()
        self._behind.discard(id(ear))
        if past := self.line.shown():
            self._behind.add(id(ear))
            ear.send(self._as_to(ear.guest, self._frames(past, ear.guest).state))

    def forget(self, ear: Ear) -> None:
        """A connection has gone."""
        self._behind.discard(id(ear))

    def _send(self, ear: Ear, message: bytes) -> None:
        try:
            ear.send(message)
        except Exception as error:
            self._lose(ear, error)

    def _present(self) -> list[Ear]:
        """Ears that hear what happens when it happens."""
        if not self._table.settings.delay:
            return self.ears.copy()
        return [ear for ear in self.ears if not self.hides(ear.guest)]

    # --- how it stands ----------------------------------------------------------------------

    def state(self, guest: int | None, *, hands: bool = False) -> bytes:
        """Everything a guest may know now; `hands`: and those of all, for who only watches."""
        table, now = self._table, self._now()
        person = None if guest is None else table.guests[guest]
        match = None
        if table.match and self._scene:
            match = viewer_messages.match_info(table, self._scene, person, now)
            if hands:
                match = replace(match, hands=self._scene.hands())
        return encode(
            ms.State(
                v=table.version,
                you=viewer_messages.you(table, person),
                table=table_info(table),
                presence=self._presence(),
                chat=list(table.chat),
                match=match,
                notes=tuple(table.notes),
            )
        )

    # --- what has happened ------------------------------------------------------------------

    def tell_move(self, id: str, mover: Ear | None, now: int) -> None:
        """The last move; `mover` hears with it that it was his, by the `id` of his request."""
        table, scene = self._table, self._scene
        assert scene is not None
        assert table.match is not None
        scene.advance(table.match)
        self._recent.append((table.version, table.match.played))
        hearing, guests = viewer_messages.Hearing(table, scene, now), table.guests
        for ear in self._last(mover):  # who moved knows it
            try:
                person = None if ear.guest is None else guests[ear.guest]
                ear.send(hearing.told(person, id if ear is mover else None))
            except Exception as error:
                self._lose(ear, error)
        if table.settings.delay:
            opened = hearing.opened() if agreed(table) else None
            self._keep(hearing.told(None, None), opened)

    def _last(self, last: Ear | None) -> list[Ear]:
        """All ears, with one of them at the end."""
        ears = self._present()
        if last in ears:
            ears.remove(last)
            ears.append(last)
        return ears

    def tell_all(self, message: ms.On) -> None:
        """The same to everybody."""
        told = encode(message)
        self._recent.append((self._table.version, told))
        self._tell_each(lambda _: told)
        self._keep(told)

    def tell_table(self, event: ev.AnyEvent) -> None:
        """Something at the table has changed; who sits elsewhere sees other things, too."""
        self._recent.clear()
        table, version = self._table, self._table.version
        quiet = isinstance(event, ev.Shared | ev.Packed) or (
            isinstance(event, ev.Wished) and event.odds is None
        )
        info = None if quiet else table_info(table)
        changed = isinstance(event, ev.Sat | ev.Admitted | ev.Stood | ev.Joined) or (
            isinstance(event, ev.Wished) and event.odds is not None
        )
        whose = event.guest if isinstance(event, ev.Admitted) else event.by
        notes = self._noted()

        def message(ear: Ear) -> bytes:
            person = None if ear.guest is None else table.guests[ear.guest]
            mine = whose == ear.guest and ear.guest is not None
            if changed and mine:
                return self.state(ear.guest)  # he sees other things from now on
            own = viewer_messages.you(table, person) if mine or not quiet else None
            return encode(ms.On(v=version, table=info, you=own, notes=notes))

        self._tell_each(message)
        opens = isinstance(event, ev.Shown)  # or closes: all that is seen is another
        self._keep(None if opens else encode(ms.On(v=version, table=info, notes=notes)))
        for ear in [ear for ear in self.ears if ear.guest == whose and self.hides(whose)]:
            self._show_past(ear)  # he stood up, and only watches from now on

    def _noted(self) -> tuple[Note, ...]:
        """What was noted since this was last asked."""
        table, before = self._table, self._told_notes
        self._told_notes = table.noted
        fresh = min(table.noted - before, len(table.notes))
        return tuple(table.notes)[-fresh:] if fresh > 0 else ()

    def tell_presence(self) -> None:
        message = encode(self._presence())
        self._tell_each(lambda _: message)

    def _tell_each(self, message: Callable[[Ear], bytes]) -> None:
        """Tell everybody something; an ear that cannot hear it is lost, and only that."""
        for ear in self._present():
            try:
                ear.send(message(ear))
            except Exception as error:
                self._lose(ear, error)

    # --- good-bye ---------------------------------------------------------------------------

    def _lose(self, ear: Ear, error: Exception) -> None:
        log.error("a connection failed", exc_info=error, extra={"table": self._table.code})
        self.let_go(ear, self.come_back())
        self._missed()

    def let_go(self, ear: Ear, bye: ms.Bye) -> None:
        """End a connection."""
        self._behind.discard(id(ear))
        if ear in self.ears:
            self.ears.remove(ear)
        with suppress(Exception):  # one that cannot even be ended is not heard any more
            ear.end(bye)

    def show_out(self, event: ev.Stood | ev.Forgotten) -> None:
        """A guest has left, or was sent away."""
        if isinstance(event, ev.Forgotten):
            bye = ms.Bye("closed", self.say("table-forgotten"))
        elif event.kicked:
            bye = ms.Bye("kicked", self.say("table-kicked"))
        else:
            bye = ms.Bye("closed", self.say("table-left"))
        for ear in [ear for ear in self.ears if ear.guest == event.guest]:
            self.let_go(ear, bye)

    def hand_over(self, guest: int) -> None:
        """A guest has taken his seat to another device."""
        for ear in [ear for ear in self.ears if ear.guest == guest]:
            self.let_go(ear, ms.Bye("replaced", self.say("table-recovered")))

    def close(self, bye: ms.Bye) -> None:
        """The table is closed: everybody goes, in his time."""
        for ear in self._present():
            self.let_go(ear, bye)
        self._keep(bye=bye)

    def dismiss(self, bye: ms.Bye) -> None:
        """End all connections."""
        self.line.clear()
        for ear in tuple(self.ears):
            self.let_go(ear, bye)

    def come_back(self) -> ms.Bye:
        return ms.Bye("restart", self.say("table-later"), retry=COME_BACK)

    # --- who comes back ---------------------------------------------------------------------

    def welcome(self, ear: Ear, version: int | None) -> None:
        """Tell somebody who has come all that he has not got; `version` is the last that he has."""
        if self.hides(ear.guest):
            self._show_past(ear)
        else:
            ear.send(self._since(ear.guest, version) or self.state(ear.guest))

    def _since(self, guest: int | None, version: int | None) -> bytes | None:
        """What a guest has missed after a version; None if that is too much to say."""
        table = self._table
        if version is None or version > table.version:
            return None
        if version < table.version and (not self._recent or version < self._recent[0][0] - 1):
            return None
        recent = [(v, what) for v, what in self._recent if v > version]
        person = None if guest is None else table.guests[guest]
        missed = [Raw(message) for message in self._retold(person, recent)]
        return encode(ms.Resumed(v=table.version, missed=missed, presence=self._presence()))

    def _retold(self, person: Person | None, recent: list[tuple[int, bytes | int]]) -> list[bytes]:
        """Recent versions as they were told, or would have been; the last move with its view."""
        moves = [what for _, what in recent if isinstance(what, int)]
        viewer = person.seat if person else None
        heard = viewer_messages.missed(self._table, viewer, moves[0] - 1) if moves else {}
        messages = []
        for version, what in recent:
            if isinstance(what, bytes):
                messages.append(what)
            else:
                moved = heard[what] if what != moves[-1] else self._as_now(heard[what], person)
                messages.append(encode(ms.On(v=version, moved=moved)))
        return messages

    def _as_now(self, moved: ms.Moved, person: Person | None) -> ms.Moved:
        """The last move, with all that is so now."""
        table, now = self._table, self._now()
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
