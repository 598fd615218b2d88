"""City of Lies: what is turned over, who is exposed and who wins is told slowly."""

from collections.abc import Sequence

from bluffhouse.core.game import Game
from bluffhouse.core.room import Event

TURNED = 3  # a hidden evidence, a trap
OUT = 3
COUNTED = 1  # a player, in the final count
ENDING = 3
ENDINGS = frozenset(
    ("win-truth", "win-exposure", "win-saboteur", "win-survivor", "win-count", "collective-lie")
)


def beats(game: Game, told: Sequence[Event]) -> int:
    """What is turned over, who drops out, what is counted, how it ends."""
    kinds = [event["event"] for event in told]
    turned = TURNED * bool({"revealed", "trapped", "archetype-seen"} & set(kinds))
    out = OUT * ("out" in kinds)
    return turned + out + COUNTED * kinds.count("count") + ENDING * bool(ENDINGS & set(kinds))
