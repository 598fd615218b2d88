"""Where everybody acts at once: which bot is quick, and which lets others go first."""

import random
from collections.abc import Collection

#: Seconds that a bot takes for a move while a person looks; who plays better, sees sooner.
SECONDS = {"random": 2.4, "thumb": 2.0, "calculator": 1.6, "thinker": 1.3}
#: What a person takes where no clock runs: in line mode, everybody can take his time to read.
PERSON = 2.0
#: Moves come between these shares of it.
SPREAD = (0.6, 1.6)


class Race:
    """When each bot acts. The same seed gives each bot the same delays, one after the other."""

    def __init__(self, seed: str, seconds: float) -> None:
        self._seed = seed
        self._seconds = seconds
        self._luck: dict[int, random.Random] = {}
        self._at: dict[int, float] = {}  # when each bot that may act will do so

    def next(self, bots: Collection[int], now: float) -> tuple[float, int] | None:
        """The next of the bots that may act, and when it does."""
        self._at = {bot: self._at[bot] for bot in bots if bot in self._at}
        for bot in bots:
            if bot not in self._at:
                self._at[bot] = now + self._seconds * self._fortune(bot).uniform(*SPREAD)
        return min(((at, bot) for bot, at in self._at.items()), default=None)

    def moved(self, bot: int) -> None:
        """It will take its time again."""
        self._at.pop(bot, None)

    def _fortune(self, bot: int) -> random.Random:
        return self._luck.setdefault(bot, random.Random(f"{self._seed}/race/{bot}"))
