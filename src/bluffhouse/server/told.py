"""What each viewer of a table is told: built up from what he may know, never cut down.

A viewer of a match is a seat, or None for all who only watch.
"""

from functools import lru_cache

import msgspec
import numpy as np
from msgspec import Raw

from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.room import Snapshot
from bluffhouse.core.story import story
from bluffhouse.house import odds
from bluffhouse.server import messages as ms
from bluffhouse.server.table import Person, Table

encode = msgspec.json.Encoder().encode
OFFERS = 4096  # of which the spelling is kept
NO_MOVES = b',"moves":[]}'


@lru_cache(OFFERS)
def spelled(game: Game, offer: bytes | range) -> bytes:
    """The end of a view: the moves of an offer. A match offers the same ones again and again."""
    actions = offer if isinstance(offer, range) else np.frombuffer(offer, np.int64).tolist()
    return b',"moves":%b}' % encode([game.words[action] for action in actions])


class Scene:
    """The match of a table as its viewers see it now, and what they hear of the next move."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._now: Snapshot = match.snapshot()
        self._before: Snapshot = self._now
        self._public = b""  # what all views begin with, made when somebody first looks
        self._told: dict[int | None, bytes] = {}  # views as they were told last

    def view(self, viewer: int | None) -> Raw:
        """A view, encoded: the part that all share is so only once."""
        match, game = self.match, self.match.game
        if not self._public:
            self._public = encode(game.room.public(game, self._now))[:-1] + b","
        own = encode(game.room.private(game, self._now, viewer))[1:-1]
        offer = b"" if viewer is None else match.offer(viewer)
        moves = spelled(game, offer) if offer else NO_MOVES
        told = self._told[viewer] = self._public + own + moves
        return Raw(told)

    def advance(self, match: Match) -> None:
        """A move was played; the match is one further."""
        self.match = match
        self._before, self._now = self._now, match.snapshot()
        self._public = b""

    def events(self, viewer: int | None) -> Raw | None:
        """What a viewer hears of the last move; None for nothing."""
        game, (player, action) = self.match.game, self.match.last
        events = game.room.events(game, self._before, player, action, self._now, viewer)
        return Raw(encode(events)) if events else None

    def news(self, viewer: int | None) -> Raw | None:
        """The view, if it is not the one that was told last."""
        last = self._told.get(viewer)
        view = self.view(viewer)
        return None if last == view else view


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
    )


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
        view=scene.view(viewer),
        story=chapters,
        times=table.clocks.times(now) if table.clocks else None,
        outcome=outcome(match),
        odds=odds_of(table, guest),
    )


def outcome(match: Match) -> ms.Outcome | None:
    """How it ended, with the seed: only now it may be known."""
    result = match.result
    if result is None:
        return None
    return ms.Outcome(
        scores=list(result.scores),
        winners=list(result.winners),
        losers=list(result.losers),
        reason=result.reason,
        seed=str(match.seed),
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
        match = scene.match
        self._table = table
        self._scene = scene
        self._times = table.clocks.times(now) if table.clocks else None
        self._actors = list(match.actors)
        self._outcome = outcome(match)
        # What all hear alike is worked out once.
        self._heard = None if match.game.room.whispers else scene.events(None)
        self._moved: dict[int | None, ms.Moved] = {}  # by viewer

    def told(self, guest: Person | None, ack: str | None) -> bytes:
        """The message to a guest, or to somebody who only watches; `ack` if it was his move."""
        viewer = guest.seat if guest else None
        if viewer not in self._moved:
            self._moved[viewer] = self._moved_for(viewer, odds_of(self._table, guest))
        return encode(ms.On(v=self._table.version, ack=ack, moved=self._moved[viewer]))

    def _moved_for(self, viewer: int | None, odds: Raw | None) -> ms.Moved:
        match = self._scene.match
        events = self._scene.events(viewer) if match.game.room.whispers else self._heard
        return ms.Moved(
            at=match.played,
            actors=self._actors,
            who=match.last[0] if events else None,
            events=events,
            view=self._scene.news(viewer),
            times=self._times,
            outcome=self._outcome,
            odds=odds,
        )


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
