"""The bot that sits at a table."""

import random

from bluffhouse.bots.decision import Decision
from bluffhouse.bots.policy import Policy
from bluffhouse.bots.seat import Seat
from bluffhouse.core.errors import OptionError, shown
from bluffhouse.core.loops import CALCULATOR, RANDOM, THUMB
from bluffhouse.core.match import Match
from bluffhouse.core.seeds import Seed

#: The levels, weakest first, and the compiled policy of each.
LEVELS = {"random": RANDOM, "thumb": THUMB, "calculator": CALCULATOR}


class Bot:
    """A player of some level. The same seed gives the same decisions.

    It never meets the real match, only what its seat knows: so a bot cannot peep, however it is
    written.
    """

    def __init__(self, level: str = "thumb", seed: int | bytes | None = None) -> None:
        if not isinstance(level, str) or level not in LEVELS:
            raise OptionError("bot-unknown", value=shown(level), allowed=", ".join(LEVELS))
        self.level = level
        self._player = Policy(LEVELS[level])
        self._rng = random.Random(Seed.of(seed).key())

    def choose(self, match: Match, player: int) -> str:
        """A legal move for `player`: the same that `decide` would have decided for."""
        return self._player.choose(Seat.of(match, player), self._rng)

    def decide(self, match: Match, player: int) -> Decision:
        """A legal move for `player`, and what stands behind it."""
        seat = Seat.of(match, player)
        return self._player.act(seat, seat.legal, self._rng)
