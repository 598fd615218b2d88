"""What bots are called."""

import random
from collections.abc import Collection

from bluffhouse.core.words import Words


def bot_names(
    words: Words, count: int, taken: Collection[str], seed: str, persona: str = ""
) -> list[str]:
    """Friendly names for bots, none of them taken; the same seed gives the same. Those with a
    character have names that say so, as long as there are any."""
    lower, luck = {name.lower() for name in taken}, random.Random(seed)

    def drawn(key: str, most: int) -> list[str]:
        pool = [name.strip() for name in words.say(key).split(",")]
        free = [name for name in pool if name.lower() not in lower]
        return luck.sample(free, min(most, len(free)))

    own = drawn(f"ui-bot-names-{persona}", count) if persona else []
    return own + drawn("ui-bot-names", count - len(own))
