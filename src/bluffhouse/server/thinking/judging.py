"""Decisions of matches that are over, judged for their reviews one by one: at home, or wherever
there is room."""

from collections.abc import Awaitable, Callable, Iterator

from msgspec import Struct

from bluffhouse.arena.review import Judged, weigh
from bluffhouse.bots import Seat
from bluffhouse.core.match import Match
from bluffhouse.core.options import Value
from bluffhouse.server.background.pools import Pool
from bluffhouse.server.thinking.question import made


class Decided(Struct, frozen=True):
    """A decision. It holds what its player knew, and nothing else of the match."""

    game: str
    options: dict[str, Value]
    player: int
    seat: bytes  # packed
    number: int  # of the move, from 1
    move: str
    playouts: int


def decisions(match: Match, playouts: int) -> Iterator[Decided]:
    """All that were made in a match, in their order."""
    game, now = match.game, match.rewound()
    for number, (player, move) in enumerate(match.moves, 1):
        seat = Seat.of(now, player).packed
        yield Decided(game.id, game.options, player, seat, number, move, playouts)
        now.play(move, player)


def judge(asked: Decided) -> Judged:
    """The same, wherever it is asked."""
    game = made(asked.game, tuple(asked.options.items()))
    known = Seat.unpacked(asked.seat, game, asked.player)
    return weigh(known, asked.number, asked.move, playouts=asked.playouts)


#: Asks somewhere else; None if nobody has room there, or does not answer in time.
Elsewhere = Callable[[Decided], Awaitable[Judged | None]]


class Judges:
    """On the thread of a pool; elsewhere, if it would have to wait there."""

    def __init__(self, critics: Pool) -> None:
        self._critics = critics
        self.elsewhere: Elsewhere | None = None

    @property
    def room(self) -> int:
        """How many decisions more would be judged at once."""
        return self._critics.room

    async def ask(self, address: str, asked: Decided) -> Judged:
        if self.elsewhere and not self.room and (found := await self.elsewhere(asked)):
            return found
        return await self.ask_here(address, asked)

    async def ask_here(self, address: str, asked: Decided) -> Judged:
        return await self._critics.do(address, judge, asked)
