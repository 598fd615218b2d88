"""City of Lies: what nobody knows the order of. Compiled if asked for."""

# Compiled like the rules, so without annotations.

from bluffhouse.core.chance import below
from bluffhouse.games.cityoflies.rules.state import KIND


def appraise(s, moves, shares):
    """Better judged at the end. By the outlook at the start of each turn less luck was seen, and a
    match is short."""
    return 0


def stir(s, rng):
    """Cards of the deck that nobody has seen change places."""
    for last in range(s.left - 1, 0, -1):
        if unseen(s, last):
            other = below(rng, last + 1)
            while not unseen(s, other):
                other = below(rng, last + 1)
            card = s.deck[last]
            s.deck[last] = s.deck[other]
            s.deck[other] = card
    return s.left


def unseen(s, place):
    return s.deck[place] == s.deck[place] & KIND
