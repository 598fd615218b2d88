"""Line-it's master: a search by weights that were found in matches (`mind/tastes.py`)."""

from bluffhouse.core.budget import Budget
from bluffhouse.core.room import Chosen

#: The options for which they were found. Whether hands are shown makes no difference.
FOUND = {"bet_rule": "at_least", "hand_limit": 2, "last_cards": 1, "last_card": "may"}
BUDGET = Budget(playouts=800, worlds=256)


def mastery(game: Chosen) -> Budget | None:
    """How far he searches; None at a table of other options."""
    usual = all(game.options[name] == value for name, value in FOUND.items())
    return BUDGET if usual else None
