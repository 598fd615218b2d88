"""City of Lies: what a move shows of who makes it."""

from collections.abc import Mapping
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.temper import Temper

LIES = ("false", "forge")
INQUIRIES = ("block", "interrogate", "reveal", "confiscate")
GAMBLES = ("hidden", "trap", "steal", "swap")


def temper(game: Game, view: Mapping[str, Any], move: str) -> Temper:
    """False evidence is a lie; to block, ask, reveal or confiscate is to let nothing stand; what
    is drawn blindly is risky."""
    verb = move.split(maxsplit=1)[0]
    return Temper(
        bluff=float(verb in LIES), doubt=float(verb in INQUIRIES), risk=float(verb in GAMBLES)
    )
