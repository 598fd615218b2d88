"""How matches stand with all cards open, for rooms that do not say: nobody can tell.

A room's own `appraisal` defines these two. They are compiled with its rules when somebody asks
(`arena.luck`), and not before.
"""

# Compiled like the rules, so without annotations.


def appraise(s, moves, shares):
    """Judge how everybody stands as one would who sees all cards: write each seat's share of the
    win and return 1; or return 0 where it is better judged later, after more than so many moves. It
    may be asked while chance is due, and never of a match that is over."""
    return 0


def stir(s, rng):
    """Put what nobody knows the order of (a deck) into another order, each as likely; how much of
    it there is."""
    return 0
