"""What each viewer of a table is told: built up from what he may know, never cut down.

A viewer of a match is a seat, or None for all who only watch.
"""

from collections.abc import Callable
from functools import lru_cache, partial

import numpy as np
from msgspec import Raw

from bluffhouse.core.match import Match
from bluffhouse.core.setup import Setup
from bluffhouse.core.story import story
from bluffhouse.house import odds
from bluffhouse.server import messages as ms
from bluffhouse.server.live import sights
from bluffhouse.server.live.sights import OwnSights, SharedSight
from bluffhouse.server.tables.deal import Deal
from bluffhouse.server.tables.info import earlier
from bluffhouse.server.tables.people import Person
from bluffhouse.server.tables.table import Table

encode = sights.encode
GAMES = 512  # of which the spellings are kept
OFFERS = 4096  # and how many of one
NO_MOVES = b',"moves":[]}'
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


class Scene:
    """The match of a table as its viewers see it now, and what they hear of the next move."""

    def __init__(self, match: Match) -> None:
        game = match.game
        fields = game.room.fields
        self.match = match
        self.actors = match.actors
        self._now = self._before = match.snapshot()
        self._spelled = speller(game)
        self._parts = [SharedSight(partial(part, game), fields) for part in game.room.parts]
        self._own = OwnSights(partial(game.room.private, game), fields)
        self._public = b""  # what all views begin with, made when somebody first looks

    def view(self, viewer: int | None) -> bytes:
        """All that a viewer sees, in JSON."""
        return self.public() + self.own(viewer)

    def public(self) -> bytes:
        """What all views begin with."""
        if not self._public:
            now = self._now
            self._public = b"{%b," % b",".join([part.at(now) for part in self._parts])
        return self._public

    def own(self, viewer: int | None) -> bytes:
        """What a view ends with: what only the viewer sees, and his moves."""
        seen = self._own.of(viewer, self._now)
        if viewer is None or viewer not in self.actors:
            return seen + NO_MOVES
        offer = self.match.offer(viewer)
        return seen + (self._spelled(offer) if offer else NO_MOVES)

    def hands(self) -> list[Raw]:
        """What every seat sees, without its moves: nobody is to make them."""
        own = (self._own.of(seat, self._now) for seat in range(self.match.game.players))
        return [Raw(self.public() + seen + NO_MOVES) for seen in own]

    def advance(self, match: Match) -> None:
        """A move was played; the match is one further."""
        self.match = match
        self.actors = match.actors
        self._before, self._now = self._now, match.snapshot()
        self._public = b""

    def events(self, viewer: int | None) -> bytes | None:
        """What a viewer hears of the last move, in JSON; None for nothing."""
        game, (player, action) = self.match.game, self.match.last
        events = game.room.events(game, self._before, player, action, self._now, viewer)
        return encode(events) if events else None


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
    if guest.seat is not None or not table.in_match or table.hands.opened:
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
        viewer = None if guest is None else guest.seat
        events = self._scene.events(viewer) if self._whispers else self._aloud
        odds = odds_of(self._table, guest) if guest is not None and guest.odds else None
        around = self._around.get(events) if odds is None else self._message(events, odds)
        if around is None:
            around = self._around[events] = self._message(events, None)
        begin, end = around
        if ack is not None:
            begin = begin.replace(MOVED, b'"ack":%b,%b' % (encode(ack), MOVED), 1)
        return b"".join((begin, self._scene.own(viewer), end))

    def opened(self) -> bytes:
        """The message to who only watches and may see all hands."""
        events = self._scene.events(None) if self._whispers else self._aloud
        begin, end = self._message(events, None, self._scene.hands())
        return b"".join((begin, self._scene.own(None), end))

    def _message(
        self, events: bytes | None, odds: Raw | None, hands: list[Raw] | None = None
    ) -> tuple[bytes, bytes]:
        """The message up to what only the viewer sees, and after that: most viewers differ in
        nothing else."""
        match = self._match
        moved = ms.Moved(
            at=match.played,
            actors=list(self._scene.actors),
            who=match.last[0] if events else None,
            events=Raw(events) if events else None,
            view=Raw(HOLE),
            times=self._times,
            outcome=self._outcome,
            odds=odds,
            telling=self._table.telling,
            hands=hands,
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
