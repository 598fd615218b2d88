"""Line-it: how everybody stands at the start of a round. Compiled if asked for."""

# Compiled like the rules, so without annotations.

import numpy as np

from bluffhouse.core.chance import shuffle
from bluffhouse.games.lineit.mind.calculator import ahead_chance, hand_worth, line_worth
from bluffhouse.games.lineit.mind.ending import PAPER, sketch_line
from bluffhouse.games.lineit.mind.thumb import survey
from bluffhouse.games.lineit.rules.score import points_of
from bluffhouse.games.lineit.rules.state import NO_CARD


def appraise(s, moves, shares):
    """At the start of a round, by points, lines and hands; what the market will bring is left to
    the round."""
    if moves == 0 or s.taken or s.last_step or s.turn != s.start or s.offered != s.players + 2:
        return 0
    paper, turns = np.zeros(PAPER, np.int64), s.left // (s.players + 2)
    survey(s, paper)
    worths = np.empty(s.players)
    for p in range(s.players):
        sketch_line(s, p, paper)
        worths[p] = points_of(s, p) + line_worth(s, turns, paper)
        worths[p] += hand_worth(s, p, turns, NO_CARD, NO_CARD, paper)
    together = 0.0
    for p in range(s.players):
        shares[p] = 1.0
        for q in range(s.players):
            if q != p:
                shares[p] *= ahead_chance(worths[p] - worths[q], turns)
        together += shares[p]
    for p in range(s.players):
        shares[p] /= together
    return 1


def stir(s, rng):
    """The deck: whose turn it is to be drawn, nobody knows."""
    shuffle(rng, s.deck, s.left)
    return s.left
