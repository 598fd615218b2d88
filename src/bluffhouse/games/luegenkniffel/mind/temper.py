"""Lügen-Kniffel: what an announcement or an answer shows of who makes it."""

from collections.abc import Mapping
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.temper import Temper
from bluffhouse.games.luegenkniffel.rules.dice import FACES, SAID_COMBINATION, SAID_POINTS, worth
from bluffhouse.games.luegenkniffel.rules.state import BELIEVE, DOUBT, SAY

MOST = 50  # points of an announcement


def temper(game: Game, view: Mapping[str, Any], move: str) -> Temper:
    """An announcement is a bluff or none; to risk is to claim much falsely."""
    action = game.ids[move]
    if action >= BELIEVE:
        return Temper(doubt=float(action == DOUBT), risk=float(action == DOUBT))
    if action < SAY:
        return Temper()
    said = action - SAY
    counts = [view["dice"].count(face) for face in range(1, FACES + 1)]
    real, points = worth(counts, SAID_COMBINATION[said]), int(SAID_POINTS[said])
    true = real >= points if game.options["truth"] == "at_least" else real == points
    return Temper() if true else Temper(bluff=1.0, risk=points / MOST)
