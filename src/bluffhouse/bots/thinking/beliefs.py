"""What a search asks of a game beyond its rules, with what holds if a room has no module `beliefs`.

Compiled with the rules; every name imported from `plan` is the room's own function then.
"""

# Compiled like the rules, so without annotations.

from bluffhouse.core.plan import imagine, weigh


def believe(s, player, rng):
    """Redraw what `player` cannot know; how likely the others, were they calculators, would have
    done in that world what they did, on any scale."""
    imagine(s, player, rng)
    return 1.0


def rest(s, player, ids, n, weights):
    """The share of the win that `player`, who is to choose among n legal actions, may expect; or
    −1 if it is better judged later. Called with the weights as room to write in."""
    return weigh(s, player, ids, n, weights)
