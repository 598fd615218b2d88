"""Line-it: when a search may judge how somebody stands. Compiled like the rules."""

# Compiled like the rules, so without annotations.

from bluffhouse.games.lineit.calculator import weigh
from bluffhouse.games.lineit.rules import imagine


def believe(s, player, rng):
    """Nothing but the deck is hidden, and nobody knows more of it."""
    imagine(s, player, rng)
    return 1.0


def rest(s, player, ids, n, weights):
    """At the start of a turn: within it, the best is still to come."""
    if s.taken or s.played or s.last_step:
        return -1.0
    return weigh(s, player, ids, n, weights)
