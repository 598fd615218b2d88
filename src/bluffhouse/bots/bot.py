"""The bot that sits at a table."""

from bluffhouse.core.errors import OptionError, shown
from bluffhouse.core.loops import RANDOM, THUMB
from bluffhouse.core.match import Match
from bluffhouse.core.seeds import Seed, chance_of

#: The levels, weakest first, and the compiled policy of each.
LEVELS = {"random": RANDOM, "thumb": THUMB}


class Bot:
    """A player of some level. The same seed gives the same decisions."""

    def __init__(self, level: str = "thumb", seed: int | bytes | None = None) -> None:
        if not isinstance(level, str) or level not in LEVELS:
            raise OptionError("bot-unknown", value=shown(level), allowed=", ".join(LEVELS))
        self.level = level
        self._key = Seed.of(seed).key()
        self._decisions = 0

    def choose(self, match: Match, player: int) -> str:
        """A legal move for `player`.

        The policy never meets the real match, only one that the player cannot tell from it: so a
        bot cannot peep, however it is written.
        """
        self._decisions += 1
        world = match.imagine(player, chance_of(self._key, 2 * self._decisions))
        return world.suggest(
            player, LEVELS[self.level], chance_of(self._key, 2 * self._decisions + 1)
        )
