"""Line-it: what a deck may be, and when a search may judge. Compiled like the rules."""

# Compiled like the rules, so without annotations.

from bluffhouse.core.plan import CALCULATED, LATER
from bluffhouse.games.lineit.rules import imagine


def believe(s, player, rng):
    """Nothing but the order of the deck is hidden, and nobody knows more of it: all are as likely.
    It is put in order first, so that what it really is leaves no trace in how it is shuffled."""
    for k in range(1, s.left):
        card, at = s.deck[k], k
        while at > 0 and s.deck[at - 1] > card:
            s.deck[at] = s.deck[at - 1]
            at -= 1
        s.deck[at] = card
    imagine(s, player, rng)
    return 1.0


def rest(s, player):
    """At the start of a turn: within it, the best is still to come."""
    if s.taken or s.played or s.last_step:
        return LATER
    return CALCULATED
