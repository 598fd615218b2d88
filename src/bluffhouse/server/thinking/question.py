"""What a bot that searches is asked, and what it answers: a line of JSON each."""

import hashlib
from functools import lru_cache

from msgspec import Struct

from bluffhouse.bots import Seat
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.options import Value
from bluffhouse.games import open_room


class Question(Struct, frozen=True):
    """Which move? It holds what the seat knows, and nothing else of the match."""

    game: str
    options: dict[str, Value]
    player: int
    seat: bytes  # packed
    level: str
    seed: bytes  # of this one decision: it does not matter who thinks, and after what

    @classmethod
    def about(cls, match: Match, player: int, level: str) -> "Question":
        key = f"{match.seed}/{player}/{match.played}".encode()
        return cls(
            game=match.game.id,
            options=match.game.options,
            player=player,
            seat=Seat.of(match, player).packed,
            level=level,
            seed=hashlib.blake2b(key, digest_size=16).digest(),  # tells nothing about the match's
        )

    @property
    def knowledge(self) -> Seat:
        """What the seat knows, unpacked."""
        game = made(self.game, tuple(self.options.items()))
        return Seat.unpacked(self.seat, game, self.player)


@lru_cache(maxsize=64)
def made(id: str, options: tuple[tuple[str, Value], ...]) -> Game:
    return Game(open_room(id), dict(options))


class Answer(Struct, frozen=True):
    """A move; or why there is none."""

    move: str = ""
    trouble: str = ""
