"""Line-it: what nobody knows the order of. Compiled if asked for."""

# Compiled like the rules, so without annotations.

from bluffhouse.core.chance import shuffle


def appraise(s, moves, shares):
    """Better judged at the end. Points, lines and hands between rounds were right on the average,
    and saw next to no luck: it is not what decides between two who play alike."""
    return 0


def stir(s, rng):
    """The deck: whose turn it is to be drawn, nobody knows."""
    shuffle(rng, s.deck, s.left)
    return s.left
