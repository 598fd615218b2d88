"""City of Lies: when a search may judge how somebody stands. Compiled like the rules."""

# Compiled like the rules, so without annotations.

from bluffhouse.core.plan import CALCULATED, LATER
from bluffhouse.games.cityoflies.box import PLAY

#: Playouts and turns of a search, by players.
BUDGETS = {2: (1500, 0), 3: (1000, 0), 4: (700, 0)}


def rest(s, player):
    """At the start of a turn: answers and what belongs to a card come before."""
    if s.phase != PLAY:
        return LATER
    return CALCULATED
