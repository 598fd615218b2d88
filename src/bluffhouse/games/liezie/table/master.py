"""The Lie Zie's master: a search that does not end with the draft (`mind/mastery.py`)."""

from bluffhouse.core.budget import Budget
from bluffhouse.core.room import Chosen

PLAYERS = 2  # with more of them nothing was measured
#: With all moves it finds mostly noise: three playouts of each would decide which are dropped.
BUDGET = Budget(playouts=384, worlds=384, moves=6)


def mastery(game: Chosen) -> Budget | None:
    """How far he searches; None at a table of more than two. Between two no option changes how a
    hand is played: a pass is over with the first who is out."""
    return BUDGET if game.players == PLAYERS else None
