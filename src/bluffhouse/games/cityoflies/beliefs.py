"""City of Lies: when a search may judge how somebody stands. Compiled like the rules."""

# Compiled like the rules, so without annotations.

from bluffhouse.core.plan import imagine
from bluffhouse.games.cityoflies.box import PLAY
from bluffhouse.games.cityoflies.calculator import weigh


def believe(s, player, rng):
    imagine(s, player, rng)
    return 1.0


def rest(s, player, ids, n, weights):
    """At the start of a turn: answers and what belongs to a card come before."""
    if s.phase != PLAY:
        return -1.0
    return weigh(s, player, ids, n, weights)
