"""Lügen: the showdown is told hand by hand."""

from collections.abc import Sequence

from bluffhouse.core.game import Game
from bluffhouse.core.room import Event

MOST_HANDS = 8  # that are lifted one by one; more come up together
CALL, VERDICT = 1, 2


def beats(game: Game, told: Sequence[Event]) -> int:
    """The shout, everybody's cup, and time to read what came of it."""
    if told[0]["event"] != "call":
        return 0
    return CALL + min(game.players, MOST_HANDS) + VERDICT
