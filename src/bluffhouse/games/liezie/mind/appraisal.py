"""The Lie Zie: how everybody stands while hands are drafted. Compiled if asked for."""

# Compiled like the rules, so without annotations.

import math

from bluffhouse.games.liezie.mind.holdings import hand_worth
from bluffhouse.games.liezie.rules.cards import NO_CARD
from bluffhouse.games.liezie.rules.score import points_of
from bluffhouse.games.liezie.rules.state import DRAFT

FIRST_OUT = 7.0  # points that it brings to be sure to be out first in a pass
SPREAD = 3.5  # points by which who is ahead before the last pass is e times as likely to win


def appraise(s, moves, shares):
    """In the draft, when every card that was taken is placed: by the points so far, and by the
    hands."""
    if s.phase != DRAFT or s.due:
        return 0
    for p in range(s.players):
        if s.unplaced[p] != NO_CARD:
            return 0
    scale = SPREAD * math.sqrt(1.0 + s.passes - s.stage)
    together = 0.0
    for p in range(s.players):
        first = hand_worth(s, p) if s.held[p] > 0 else 1.0 / s.players
        shares[p] = math.exp((points_of(s, p) + FIRST_OUT * first) / scale)
        together += shares[p]
    for p in range(s.players):
        shares[p] /= together
    return 1


def stir(s, rng):
    """Which of the alike cards is taken, is drawn when it is taken."""
    return 0
