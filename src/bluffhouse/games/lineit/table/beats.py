"""Line-it: lines are cashed in card by card, and jackpots are celebrated."""

from collections.abc import Sequence

from bluffhouse.core.game import Game
from bluffhouse.core.room import Event

CASHED = 3
JACKPOT = 3
RESULT = 2


def beats(game: Game, told: Sequence[Event]) -> int:
    """A line, a jackpot; and when the match ends every line that is still there, then the sum."""
    kinds = [event["event"] for event in told]
    closing = CASHED * ("close" in kinds) + JACKPOT * ("jackpot" in kinds)
    if "win" not in kinds and "shared-win" not in kinds:
        return closing
    return closing + kinds.count("final-close") + RESULT
