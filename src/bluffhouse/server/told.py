"""What each viewer of a table is told: built up from what he may know, never cut down.

A viewer of a match is a seat, or None for all who only watch.
"""

import msgspec
from msgspec import Raw

from bluffhouse.core.match import Match
from bluffhouse.core.room import Snapshot
from bluffhouse.core.story import story
from bluffhouse.house import odds
from bluffhouse.server import messages as ms
from bluffhouse.server.table import Person, Table

encode = msgspec.json.Encoder().encode


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
        match = self.match
        if not self._public:
            self._public = encode(match.game.room.public(match.game, self._now))[:-1] + b","
        told = self._public + encode(match.own(self._now, viewer))[1:]
        self._told[viewer] = told
        return Raw(told)

    def advance(self, match: Match) -> None:
        """A move was played; the match is one further."""
        self.match = match
        self._before, self._now = self._now, match.snapshot()
        self._public = b""

    def heard(self, player: int, action: int, viewer: int | None) -> tuple[Raw | None, Raw | None]:
        """The events of the last move, and the view; None for nothing, and for no change."""
        game = self.match.game
        events = game.room.events(game, self._before, player, action, self._now, viewer)
        last = self._told.get(viewer)
        view = self.view(viewer)
        changed = last is None or view != last
        return Raw(encode(events)) if events else None, view if changed else None


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
    """The last move, for one viewer after the other."""

    def __init__(self, table: Table, scene: Scene, now: int) -> None:
        match = scene.match
        self._table = table
        self._scene = scene
        ((self._player, self._action),) = match.taken(match.played - 1)
        self._times = table.clocks.times(now) if table.clocks else None
        self._actors = list(match.actors)
        self._outcome = outcome(match)

    def told(self, viewer: int | None, odds: Raw | None = None) -> bytes:
        """The message to a viewer."""
        events, view = self._scene.heard(self._player, self._action, viewer)
        moved = ms.Moved(
            at=self._scene.match.played,
            actors=self._actors,
            who=self._player if events else None,
            events=events,
            view=view,
            times=self._times,
            outcome=self._outcome,
            odds=odds,
        )
        return encode(ms.On(v=self._table.version, moved=moved))


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
