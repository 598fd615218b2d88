"""What bots are called."""

import random
from collections.abc import Collection

from bluffhouse.core.words import Words


def bot_names(words: Words, count: int, taken: Collection[str], seed: str) -> list[str]:
    """Friendly names for bots, none of them taken; the same seed gives the same."""
    pool = [name.strip() for name in words.say("ui-bot-names").split(",")]
    lower = {name.lower() for name in taken}
    free = [name for name in pool if name.lower() not in lower]
    return random.Random(seed).sample(free, count)
