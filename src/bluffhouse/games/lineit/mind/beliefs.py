"""Line-it: when a search may judge. Compiled like the rules."""

# Compiled like the rules, so without annotations.

from bluffhouse.core.plan import CALCULATED, LATER


def rest(s, player):
    """At the start of a turn: within it, the best is still to come."""
    if s.taken or s.last_step or not s.plays:
        return LATER
    return CALCULATED
