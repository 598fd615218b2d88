"""Lügen-Kniffel: doubted dice are told one by one, and the cards counted when all is written."""

from collections.abc import Sequence

from bluffhouse.core.game import Game
from bluffhouse.core.room import Event
from bluffhouse.games.luegenkniffel.rules.dice import DICE

DOUBT, VERDICT = 1, 2
TOTALS = 2


def beats(game: Game, told: Sequence[Event]) -> int:
    """The doubts, every die, the verdict; and at the end, what it comes to."""
    kinds = {event["event"] for event in told}
    lifted = DOUBT + DICE + VERDICT if "reveal" in kinds else 0
    return lifted + (TOTALS if kinds & {"win", "shared-win"} else 0)
