"""The Lie Zie: what a master's search tries first.

Compiled like the rules. The calculator knows one best move alone. Here the others count, too, the
more, the nearer they come to it: so the search, which tries only few, tries the right ones.
"""

import math

import numpy as np

from bluffhouse.games.liezie.mind.calculator import play_worths, weigh
from bluffhouse.games.liezie.mind.holdings import back_worth, placed_worth
from bluffhouse.games.liezie.rules.state import DRAFT, LEFT, PRIZES, TAKE

NEARBY = 0.02  # of the win: how far behind the best a move lies that counts a third of it


def weigh_well(s, player, ids, n, weights):
    """In the draft by what hands are worth, in play as the calculator reckons."""
    if s.phase == PRIZES:
        return weigh(s, player, ids, n, weights)
    worths = np.empty(n)
    if s.phase == DRAFT:
        draft_worths(s, player, ids, n, worths)
    else:
        play_worths(s, player, ids, n, worths)
    best = worths.max()
    for k in range(n):
        weights[k] = math.exp((worths[k] - best) / NEARBY)
    return min(1.0, best)


def draft_worths(s, player, ids, n, worths):
    for k in range(n):
        if ids[k] >= LEFT:
            worths[k] = placed_worth(s, player, ids[k])
        else:
            worths[k] = back_worth(s, player, ids[k] - TAKE)
