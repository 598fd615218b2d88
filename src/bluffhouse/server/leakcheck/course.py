"""A course through two worlds at once: moves that look the same, and whatever a viewer may try."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.server.hall.hall import Hall
from bluffhouse.server.leakcheck.viewer import Viewer, connected, fetched
from bluffhouse.server.leakcheck.worlds import prepare, token_of
from bluffhouse.server.live.live_table import LiveTable
from bluffhouse.server.messages import Bye, Clock

STEPS = 40  # moves of a course at the most
TRIES = 4  # things that the viewer does before each of them
OTHERS = 3  # moves of somebody else that are tried for one that looks the same
PAGES = (
    "/state",
    "/spoken?lang=de",
    "/matches",
    "/matches/1/record",
    "/matches/1/replay?seat=1",
    "/evening",
    "",
)


class Leak(Exception):
    """Something that reached a viewer in one world and not, or otherwise, in the other."""

    def __init__(self, where: str, here: bytes, there: bytes) -> None:
        super().__init__(where)
        self.where, self.here, self.there = where, here, there


def moment(game: Game, luck: random.Random) -> Match:
    """A match that begins at a position of random play."""
    match = game.new(luck.getrandbits(60))
    for _ in range(luck.randrange(2, 60)):
        player = luck.choice(match.actors)
        before = match.copy()
        match.play(luck.choice(match.legal(player)), player)
        if match.over:
            match = before
            break
    return begun_from(match, match)


def begun_from(match: Match, like: Match) -> Match:
    """A match that begins where another stands; chance falls as in `like`."""
    position = match.game.room.write(match.game, match.snapshot())
    return Match.from_position(match.game, position, like.seed)


def twin_of(match: Match, viewer: int | None, seed: int) -> Match:
    """A match that the viewer cannot tell from this one, and that is another if there is one."""
    for key in range(seed, seed + 20):
        twin = begun_from(match.imagine(viewer, key), match)
        if twin.snapshot() != match.snapshot():
            break
    return twin


@dataclass(slots=True)
class Side:
    """One of the two worlds: its table, and the connections of everybody at it."""

    url: str
    code: str
    live: LiveTable
    viewers: list[Viewer]  # by seat, and at the end the spectator

    @classmethod
    async def of(
        cls, world: tuple[Hall, str], code: str, match: Match, clock: Clock | None
    ) -> "Side":
        hall, url = world
        live = await prepare(hall, code, match.copy(), clock=clock)
        tokens = (*map(token_of, range(match.game.players)), None)
        viewers = [await connected(url, code, token) for token in tokens]
        for viewer in viewers:  # while they came, they were told who is away
            await viewer.settle()
            viewer.raw.clear()
        return cls(url, code, live, viewers)

    @property
    def match(self) -> Match:
        assert self.live.table.match is not None
        return self.live.table.match

    def viewer(self, seat: int | None) -> Viewer:
        return self.viewers[-1 if seat is None else seat]

    @property
    def spectator(self) -> Viewer:
        return self.viewers[-1]

    def clear_away(self, hall: Hall) -> None:
        """Send everybody home, and forget the table."""
        self.live.dismiss(Bye("closed", ""))
        del hall.tables[self.code]


class Course:
    """Both worlds of one viewer, on their way."""

    def __init__(self, sides: tuple[Side, Side], viewer: int | None, luck: random.Random) -> None:
        self.sides, self.viewer, self.luck = sides, viewer, luck
        self.compared = 0
        self.moves = 0

    async def run(self) -> None:
        """Play on as long as it looks the same to the viewer; raises at the first leak."""
        for number in range(STEPS):
            for attempt in range(TRIES):
                await self._attempt(f"{number}.{attempt}")
            if (alike := self._same_looking()) is None:
                break
            await self._play(number, *alike)
        for side in self.sides:
            await side.viewer(self.viewer).settle()
            await side.spectator.settle()
        self._compare_sockets()
        await self._compare_returns()

    # --- one step ---------------------------------------------------------------------------

    async def _attempt(self, number: str) -> None:
        """Something that the viewer tries, in both worlds alike."""
        match, luck = self.sides[0].match, self.luck
        word = luck.choice(match.game.words) or "no such move"
        stale = max(0, match.played - luck.randrange(3))
        tries: tuple[tuple[str, dict[str, Any]], ...] = (
            ("move", {"move": word, "at": match.played}),
            ("move", {"move": word, "at": stale}),
            ("move", {"move": "?" * luck.randrange(9), "at": match.played}),
            ("undo", {}),
            ("say", {"text": f"line {number}"}),
            ("emote", {"emote": "liar"}),
            ("odds", {"on": luck.random() < 0.7}),
            ("wish", {"forced": luck.random() < 0.5}),
            ("wish", {"passive": True}),
            ("bot", {"seat": 1}),
        )
        kind, what = luck.choice(tries)
        legal = self.viewer is not None and what.get("move") in match.legal(self.viewer)
        if not legal:  # moves that may succeed are made where they look the same
            await self._both(self.viewer, kind, f"t{number}", what)
        if luck.random() < 0.05:
            await self._page(luck.choice(PAGES))

    async def _both(self, seat: int | None, kind: str, id: str, what: dict[str, Any]) -> None:
        for side in self.sides:
            await side.viewer(seat).ask(kind, id, **what)

    async def _play(self, number: int, seat: int, *moves: str) -> None:
        for side, move in zip(self.sides, moves, strict=True):
            at = side.match.played
            answer = await side.viewer(seat).ask("move", f"m{number}", move=move, at=at)
            assert "ack" in answer, answer
        self.moves += 1
        if self.luck.random() < 0.25:  # a move may be taken back
            await self._both(self.viewer, "undo", f"u{number}", {})

    def _same_looking(self) -> tuple[int, str, str] | None:
        """A seat and its moves in both worlds which look the same to the viewer."""
        real, other = (side.match for side in self.sides)
        for seat in self.luck.sample(real.actors, len(real.actors)):
            for move in self._some(real.legal(seat), 2 * OTHERS):
                seen = looks(real, seat, move, self.viewer)
                if seen[-1] or move not in (answers := other.legal(seat)):
                    continue
                tried = self._some(answers, OTHERS) if seat != self.viewer else []
                for answer in (*tried, move):
                    if looks(other, seat, answer, self.viewer) == seen:
                        return seat, move, answer
        return None

    def _some(self, moves: list[str], most: int) -> list[str]:
        return self.luck.sample(moves, min(most, len(moves)))

    # --- comparing --------------------------------------------------------------------------

    def _compare_sockets(self) -> None:
        one, other = self.sides
        for name, here, there in (
            ("viewer", one.viewer(self.viewer), other.viewer(self.viewer)),
            ("spectator", one.spectator, other.spectator),
        ):
            self._compare_all(name, here.raw, there.raw)

    async def _compare_returns(self) -> None:
        """What the viewer gets when he comes back, having seen all, some or nothing."""
        token = None if self.viewer is None else token_of(self.viewer)
        version = self.sides[0].live.table.version
        for v in (None, max(1, version - 3), version):
            back = [await connected(side.url, side.code, token, v) for side in self.sides]
            self._compare_all(f"back at {v}", *(viewer.raw for viewer in back))
        for page in PAGES:
            await self._page(page)

    async def _page(self, page: str) -> None:
        token = None if self.viewer is None else token_of(self.viewer)
        here, there = await asyncio.gather(
            *(fetched(side.url, f"/api/tables/{side.code}{page}", token) for side in self.sides)
        )
        self._same(page or "the table", here, there)

    def _compare_all(self, name: str, here: list[bytes], there: list[bytes]) -> None:
        for one, other in zip(here, there, strict=False):
            self._same(name, one, other)
        if len(here) != len(there):
            raise Leak(f"{name}: {len(here)} and {len(there)} messages", here[-1], there[-1])

    def _same(self, name: str, here: bytes, there: bytes) -> None:
        self.compared += 1
        if here != there:
            raise Leak(name, here, there)


def looks(match: Match, seat: int, move: str, viewer: int | None) -> tuple[Any, ...]:
    """What a move would be to the viewer and to a spectator, and whether it ends the match: then
    all is open, and the worlds are told apart by right."""
    after, game = match.copy(), match.game
    after.play(move, seat)
    ((_, action),) = after.taken(match.played)
    then, now = match.snapshot(), after.snapshot()
    heard = [
        (game.room.events(game, then, seat, action, now, who), after.seen(now, who))
        for who in {viewer, None}
    ]
    return heard, after.actors, after.over


def codes() -> Iterator[str]:
    """Codes of tables, one after the other."""
    letters = "BCDFGHJKMNPQRTVWXZ"
    number = 0
    while True:
        number += 1
        yield "".join(letters[number // len(letters) ** i % len(letters)] for i in range(6))
