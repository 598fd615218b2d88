"""What one seat knows."""

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.match import Match
from bluffhouse.core.quoting import shown
from bluffhouse.core.seeds import Seed
from bluffhouse.core.setup import Setup


class Seat:
    """A player's knowledge of a match. The match itself is not in it and cannot be reached: the
    seat holds another one that its player could not tell from it."""

    def __init__(self, world: Match, player: int) -> None:
        """From a match that may be known: `Seat.of` is for all others."""
        self._world = world
        self.player = player

    @classmethod
    def of(cls, match: Match, player: int) -> "Seat":
        if not isinstance(match, Match):
            raise TypeError(f"a bot is asked about a match, not about {shown(match)}")
        return cls(match.imagine(player, 0), player)

    @classmethod
    def unpacked(cls, packed: bytes, game: Setup, player: int) -> "Seat":
        """The seat that was `packed`, perhaps in another process."""
        memory = game.memory(np.frombuffer(packed, game.room.state))
        return cls.of(Match(game, Seed.of(0), memory), player)

    @property
    def packed(self) -> bytes:
        """What the player knows, for the same rules."""
        return self._world.state().tobytes()

    @property
    def game(self) -> Setup:
        return self._world.game

    @cached_property
    def view(self) -> dict[str, Any]:
        """Exactly what the player knows, as JSON types."""
        return self._world.view(self.player)

    @cached_property
    def observation(self) -> NDArray[np.float32]:
        """The same as numbers, laid out as `game.spec` says."""
        return self._world.observe(self.player)

    @cached_property
    def legal(self) -> list[str]:
        """The player's moves in their fixed order."""
        return self._world.legal(self.player)

    def world(self, key: int) -> Match:
        """A match as it may be; every key gives another."""
        return self._world.imagine(self.player, key)
