"""Who may hold what when a match begins, and how likely."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.game import Game
from bluffhouse.core.hands import Hand, Hands
from bluffhouse.learn.unsolvable import Unsolvable

Pair = tuple[int, int]  # the hands of both players, by number
Floats = NDArray[np.float64]
_CLOSE = 1e-9


@dataclass(frozen=True)
class Deal:
    """The hands of each player, and how likely every pair is (first player × second)."""

    hands: tuple[tuple[Hand, ...], tuple[Hand, ...]]
    joint: Floats

    @classmethod
    def of(cls, game: Game, room: Hands) -> "Deal":
        if hasattr(room, "deals"):
            chances = dict(cast(Mapping[tuple[Hand, Hand], float], room.deals(game)))
        else:
            each = room.hands(game).items()
            chances = {(a, b): p * q for a, p in each for b, q in each}
        _check_chances(game, chances)
        firsts = tuple(dict.fromkeys(a for (a, _), p in chances.items() if p > 0))
        seconds = tuple(dict.fromkeys(b for (_, b), p in chances.items() if p > 0))
        joint = [[chances.get((a, b), 0.0) for b in seconds] for a in firsts]
        return cls((firsts, seconds), np.array(joint))

    def pairs(self) -> Iterator[Pair]:
        """All that can be dealt."""
        yield from map(tuple, np.argwhere(self.joint > 0).tolist())

    def alone(self, player: int) -> Floats:
        """How likely each hand of a player is."""
        return np.asarray(self.joint.sum(axis=1 - player), np.float64)

    def given(self, player: int) -> Floats:
        """How likely each hand of the other is, for every hand of a player (rows)."""
        table = self.joint if player == 0 else self.joint.T
        return np.asarray(table / table.sum(axis=1, keepdims=True), np.float64)


def _check_chances(game: Game, chances: Mapping[Any, float]) -> None:
    fine = all(math.isfinite(p) and p >= 0 for p in chances.values())
    if not fine or abs(sum(chances.values()) - 1) > _CLOSE:
        raise Unsolvable("unsolvable-chances", room=game.id)


def hands_of(game: Game) -> Hands:
    """What the room of a game says of its hands."""
    if game.room.hands is None:
        raise Unsolvable("unsolvable-secrets", room=game.id)
    return game.room.hands
