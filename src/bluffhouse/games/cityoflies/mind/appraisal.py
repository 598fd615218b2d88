"""City of Lies: how everybody stands at the start of a turn. Compiled if asked for."""

# Compiled like the rules, so without annotations.

from bluffhouse.core.chance import below
from bluffhouse.games.cityoflies.mind.outlook import outlook
from bluffhouse.games.cityoflies.rules.state import KIND, PLAY, is_in


def appraise(s, moves, shares):
    """At the start of a turn: who is in it by the outlook, and the others share what is left by
    how they would stand if it were theirs."""
    if s.phase != PLAY or s.plays > 0:
        return 0
    together = 0.0
    for p in range(s.players):
        shares[p] = outlook(s, p) if is_in(s, p) else 0.0
        together += shares[p]
    mine, others = shares[s.turn], together - shares[s.turn]
    for p in range(s.players):
        if p != s.turn and others > 0.0:
            shares[p] *= (1.0 - mine) / others
    return 1


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
