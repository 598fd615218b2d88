"""What a decision gave away, judged by the strongest search and by what its player knew.

One search says what was best. How much better it was than what was done, a second one measures in
other worlds: the best of many moves that are tried in the same worlds always looks better there
than it is, and would make everybody's play look worse, that of careful players most of all.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from bluffhouse.arena.review.judge import BLUNDER, LIE, SLIP, SURE
from bluffhouse.bots import Limits, Seat
from bluffhouse.bots.thinking import think
from bluffhouse.core.match import Match
from bluffhouse.core.seeds import Seed, chance_of


class Mark(NamedTuple):
    """A decision of the candidate where he had a choice."""

    loss: float  # share of the win; below 0 by chance alone
    blunder: bool
    could_lie: bool
    lied: bool

    @property
    def lied_right(self) -> bool:
        """It lost nothing worth speaking of."""
        return self.lied and self.loss < SLIP


def marks(
    match: Match, seat: int, numbers: Collection[int], *, seed: int, playouts: int
) -> Iterator[Mark]:
    """Those of a seat's decisions, by the numbers of their moves."""
    key = Seed.of(seed).key()
    again = match.rewound()
    for number, (player, action) in enumerate(match.taken(), 1):
        if number in numbers and len(again.actions(seat)) > 1:
            yield _mark(again, seat, match.game.words[action], chance_of(key, number), playouts)
        again.act(action, player)


def _mark(match: Match, seat: int, move: str, key: int, playouts: int) -> Mark:
    loss, error = regret(match, seat, move, key, playouts)
    bluff = bluffs(match, seat)
    sure = loss >= BLUNDER and loss > SURE * error
    return Mark(loss, sure, max(bluff.values()) >= LIE, bluff[move] >= LIE)


def regret(match: Match, seat: int, move: str, key: int, playouts: int) -> tuple[float, float]:
    """How much better the best move was, and the standard error of that."""
    world, limits = Seat.of(match, seat).world(0), Limits(playouts)
    found = think(world, seat, key, limits, always=(move,))
    best = found.moves[int(found.gaps.argmin())]
    if best == move:
        return 0.0, 0.0
    fresh = think(world, seat, chance_of(key.to_bytes(8, "little"), 1), limits, (best, move))
    made, better = fresh.moves.index(move), fresh.moves.index(best)
    loss = float(fresh.gaps[made] - fresh.gaps[better])
    return loss, float(max(fresh.errors[made], fresh.errors[better]))


def bluffs(match: Match, player: int) -> dict[str, float]:
    """How much of a lie every move would be, as its own player sees it."""
    temper, game, view = match.game.room.temper, match.game, match.view(player)
    return {move: temper(game, view, move).bluff for move in view["moves"]}
