"""The Lie Zie: a round that is won lies for a moment, and in the end the prizes are turned."""

from collections.abc import Sequence

from bluffhouse.core.game import Game
from bluffhouse.core.room import Event

WON = 2
SILENCE, RESULT = 1, 2


def beats(game: Game, told: Sequence[Event]) -> int:
    """One beat for every prize that somebody turns; all who have as many turn them together."""
    prizes: list[int] = [event["count"] for event in told if event["event"] == "reveal"]
    if prizes:
        return SILENCE + max(prizes) + RESULT
    return WON if any(event["event"] in ("round", "pass-over") for event in told) else 0
