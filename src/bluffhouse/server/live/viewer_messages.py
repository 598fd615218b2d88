"""What each viewer of a table is told: built up from what he may know, never cut down.

A viewer of a match is a seat, or None for all who only watch.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

import msgspec
import numpy as np
from msgspec import Raw

from bluffhouse.core.match import Match
from bluffhouse.core.room import Snapshot
from bluffhouse.core.setup import Setup
from bluffhouse.core.snapshot import Fields, Glance
from bluffhouse.core.story import story
from bluffhouse.house import odds
from bluffhouse.server import messages as ms
from bluffhouse.server.tables.deal import Deal
from bluffhouse.server.tables.info import earlier
from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.table import Table

encode = msgspec.json.Encoder().encode
GAMES = 512  # of which the spellings are kept
OFFERS = 4096  # and how many of one
NO_MOVES = b',"moves":[]}'
LARGE = 2000  # bytes: what is made of more is seldom the same, and not worth comparing
HOLE = b"\0"  # stands in a message for a view; nothing else that is JSON has it
MOVED = b'"moved":'  # what a message of a move says after its version


@lru_cache(GAMES)
def speller(game: Setup) -> Callable[[bytes | range], bytes]:
    """Gives the end of a view: the moves of an offer. A match offers the same ones again and
    again."""

    @lru_cache(OFFERS)
    def spelled(offer: bytes | range) -> bytes:
        actions = offer if isinstance(offer, range) else np.frombuffer(offer, np.int64).tolist()
        return b',"moves":%b}' % encode([game.words[action] for action in actions])

    return spelled


class Sight:
    """A part of what somebody sees, in JSON without its braces. It stays the same as long as those
    fields of the state do that it was made of."""

    __slots__ = ("_large", "_look", "_read", "_seen", "_was")

    def __init__(self, look: Callable[[Snapshot], dict[str, Any]]) -> None:
        self._look = look
        self._read: Callable[[bytes], tuple[bytes, ...]] | None = None
        self._was: tuple[bytes, ...] = ()
        self._seen = b""
        self._large = False

    def at(self, now: Glance, fields: Fields) -> bytes:
        if self._read is not None and self._read(now.memory) == self._was:
            return self._seen
        if self._large:
            return encode(self._look(now))[1:-1]
        fresh = now.again()
        seen = encode(self._look(fresh))[1:-1]
        read, size = fields.gist(fresh.looked_at())
        if size > LARGE:
            self._large, self._read = True, None
        else:
            self._seen, self._read, self._was = seen, read, read(now.memory)
        return seen


class Scene:
    """The match of a table as its viewers see it now, and what they hear of the next move."""

    def __init__(self, match: Match) -> None:
        game = match.game
        self.match = match
        self._now = self._before = match.snapshot()
        self._fields = game.room.fields
        self._spelled = speller(game)
        self._parts = [Sight(partial(part, game)) for part in game.room.parts]
        self._own: dict[int | None, Sight] = {}
        self._public = b""  # what all views begin with, made when somebody first looks

    def view(self, viewer: int | None) -> bytes:
        """All that a viewer sees, in JSON."""
        return self.public() + self.own(viewer)

    def public(self) -> bytes:
        """What all views begin with."""
        if not self._public:
            now, fields = self._now, self._fields
            self._public = b"{%b," % b",".join([part.at(now, fields) for part in self._parts])
        return self._public

    def own(self, viewer: int | None) -> bytes:
        """What a view ends with: what only the viewer sees, and his moves."""
        sight = self._own.get(viewer)
        if sight is None:
            sight = self._own[viewer] = Sight(partial(_private, self.match.game, viewer))
        offer = b"" if viewer is None else self.match.offer(viewer)
        return sight.at(self._now, self._fields) + (self._spelled(offer) if offer else NO_MOVES)

    def advance(self, match: Match) -> None:
        """A move was played; the match is one further."""
        self.match = match
        self._before, self._now = self._now, match.snapshot()
        self._public = b""

    def events(self, viewer: int | None) -> bytes | None:
        """What a viewer hears of the last move, in JSON; None for nothing."""
        game, (player, action) = self.match.game, self.match.last
        events = game.room.events(game, self._before, player, action, self._now, viewer)
        return encode(events) if events else None


def _private(game: Setup, viewer: int | None, s: Snapshot) -> dict[str, Any]:
    return game.room.private(game, s, viewer)


def you(table: Table, guest: Person | None) -> ms.You:
    if guest is None:
        return ms.You()
    return ms.You(
        guest=guest.id,
        seat=guest.seat,
        host=guest.id == table.host,
        forced=guest.forced,
        passive=guest.passive is not None,
        odds=guest.odds,
        own=_own(table, guest),
    )


def _own(table: Table, guest: Person) -> int | None:
    """The seat that somebody who has stood up can come back to."""
    if guest.seat is not None or not table.in_match:
        return None
    seen = table.hands.of(guest.id)
    seat = next(iter(seen)) if len(seen) == 1 else None
    return seat if seat is not None and table.seats[seat].guest is None else None


def match_info(table: Table, scene: Scene, guest: Person | None, now: int) -> ms.MatchInfo:
    match = table.match
    assert match is not None
    viewer = guest.seat if guest else None
    chapters = [
        ms.Chapter(at=chapter.number, who=chapter.player, events=chapter.events)
        for chapter in story(match, viewer)
        if chapter.events
    ]
    return ms.MatchInfo(
        number=table.number,
        at=match.played,
        actors=list(match.actors),
        commitment=match.seed.commitment(),
        view=Raw(scene.view(viewer)),
        story=chapters,
        times=table.clocks.times(now) if table.clocks else None,
        outcome=outcome(match, table.dealt),
        odds=odds_of(table, guest),
        deal=table.dealt.during() if table.dealt else None,
        earlier=earlier(table),
    )


def outcome(match: Match, deal: Deal | None = None) -> ms.Outcome | None:
    """How it ended, with the seed and what the house gave for it: only now it may be known."""
    result = match.result
    if result is None:
        return None
    return ms.Outcome(
        scores=list(result.scores),
        winners=list(result.winners),
        losers=list(result.losers),
        reason=result.reason,
        seed=str(match.seed),
        house=deal.house if deal else "",
    )


def odds_of(table: Table, guest: Person | None) -> Raw | None:
    """The honest chances that a guest's seat can know, if he asked for them and may act."""
    match = table.match
    if guest is None or guest.seat is None or not guest.odds or match is None:
        return None
    if guest.seat not in match.actors:
        return None
    return Raw(encode(odds(match, guest.seat)))


class Hearing:
    """The last move, for one guest after the other."""

    def __init__(self, table: Table, scene: Scene, now: int) -> None:
        self._table = table
        self._scene = scene
        self._match = scene.match
        self._times = table.clocks.times(now) if table.clocks else None
        self._outcome = outcome(scene.match, table.dealt)
        # What all hear alike is worked out once.
        self._whispers = scene.match.game.room.whispers
        self._aloud = None if self._whispers else scene.events(None)
        self._around: dict[bytes | None, tuple[bytes, bytes]] = {}  # by what is heard

    def told(self, guest: Person | None, ack: str | None) -> bytes:
        """The message to a guest, or to somebody who only watches; `ack` if it was his move."""
        viewer = guest.seat if guest else None
        events = self._scene.events(viewer) if self._whispers else self._aloud
        odds = odds_of(self._table, guest) if guest and guest.odds else None
        if odds is not None:
            begin, end = self._message(events, odds)
        elif events in self._around:
            begin, end = self._around[events]
        else:
            begin, end = self._around[events] = self._message(events, None)
        if ack is not None:
            begin = begin.replace(MOVED, b'"ack":%b,%b' % (encode(ack), MOVED), 1)
        return b"".join((begin, self._scene.own(viewer), end))

    def _message(self, events: bytes | None, odds: Raw | None) -> tuple[bytes, bytes]:
        """The message up to what only the viewer sees, and after that: most viewers differ in
        nothing else."""
        match = self._match
        moved = ms.Moved(
            at=match.played,
            actors=list(match.actors),
            who=match.last[0] if events else None,
            events=Raw(events) if events else None,
            view=Raw(HOLE),
            times=self._times,
            outcome=self._outcome,
            odds=odds,
            telling=self._table.telling,
        )
        begin, _, end = encode(ms.On(self._table.version, moved=moved)).partition(HOLE)
        return begin + self._scene.public(), end


def missed(table: Table, viewer: int | None, since: int) -> dict[int, ms.Moved]:
    """What a viewer heard of the moves after number `since`, by their numbers."""
    match = table.match
    assert match is not None
    told = match.rewound(since)
    heard = {}
    for player, action in match.taken(since):
        before = told.snapshot()
        told.act(action, player)
        events = match.game.room.events(match.game, before, player, action, told.snapshot(), viewer)
        heard[told.played] = ms.Moved(
            at=told.played,
            who=player if events else None,
            events=Raw(encode(events)) if events else None,
        )
    return heard
