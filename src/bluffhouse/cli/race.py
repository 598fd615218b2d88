"""Where everybody acts at once: which bot is quick, and which lets others go first."""

import random
from collections.abc import Collection

#: Seconds that a bot takes for a move while a person looks; who plays better, sees sooner.
SECONDS = {"random": 2.4, "thumb": 2.0, "calculator": 1.6, "thinker": 1.3, "master": 1.2}
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
        self._since: dict[int, float] = {}  # when it did so last

    def next(self, bots: Collection[int], now: float) -> tuple[float, int] | None:
        """The next of the bots that may act, and when it does; the others are forgotten."""
        self._at = {bot: at for bot, at in self._at.items() if bot in bots}
        self._since = {bot: at for bot, at in self._since.items() if bot in bots}
        for bot in bots:
            if bot not in self._at:
                since = self._since.pop(bot, now)
                self._at[bot] = since + self._seconds * self._fortune(bot).uniform(*SPREAD)
        return min(((at, bot) for bot, at in self._at.items()), default=None)

    def moved(self, bot: int) -> None:
        """It was due and has moved; from then on it takes its time again."""
        self._since[bot] = self._at.pop(bot)

    def _fortune(self, bot: int) -> random.Random:
        return self._luck.setdefault(bot, random.Random(f"{self._seed}/race/{bot}"))
