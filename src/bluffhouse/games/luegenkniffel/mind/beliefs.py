"""Lügen-Kniffel: what an announcement gives away of the dice, and when a search judges.

Compiled like the rules.
"""

# Compiled like the rules, so without annotations.

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.core.plan import LATER
from bluffhouse.games.luegenkniffel.mind.calculator import doubt_by_odds, weigh
from bluffhouse.games.luegenkniffel.mind.prospects import share_of_win
from bluffhouse.games.luegenkniffel.rules.choices import legal
from bluffhouse.games.luegenkniffel.rules.course import roll_loose
from bluffhouse.games.luegenkniffel.rules.effects import leave
from bluffhouse.games.luegenkniffel.rules.knowledge import imagine
from bluffhouse.games.luegenkniffel.rules.state import NOTHING, SAY

#: Playouts of a search, by players: with more of them each takes longer.
BUDGETS = {2: (1200,), 3: (1000,), 4: (800,), 5: (700,), 6: (600,), 7: (500,), 8: (500,)}
DOUBT_OF_IT = 0.3  # of announcements is held to be no calculator's
UNLIKELY = 1.0e-6  # that a calculator rolls on when it would rather announce
TOSS = 1 << 20


def believe(s, player, rng):
    """Play the roller's turn again as a calculator would; how likely it led to what he said."""
    if s.said == NOTHING or player == s.roller:
        imagine(s, player, rng)
        return 1.0
    said, rolls, answered, doubting = s.said, s.rolls, s.answered, s.doubting
    s.said, s.answered, s.doubting, s.rolls = NOTHING, 0, 0, 0
    ids, weights = np.empty(s.actions, np.int64), np.empty(s.actions)
    s.lying[:] = 0
    likely = roll_on(s, rng, rolls, ids, weights)
    n = legal(s, s.roller, ids)
    weigh(s, s.roller, ids, n, weights)
    made, total = 0.0, 0.0
    for k in range(n):
        total += weights[k]
        if ids[k] == SAY + said:
            made = weights[k]
    s.said, s.answered, s.doubting = said, answered, doubting
    if not s.aloud:
        answer_anew(s, player, rng)
    return likely * ((1.0 - DOUBT_OF_IT) * made / total + DOUBT_OF_IT / n)


def roll_on(s, rng, rolls, ids, weights):
    """Roll so often, leaving what a calculator leaves; how likely it would have rolled on."""
    likely = 1.0
    roll_loose(s, rng)
    s.rolls = 1
    while s.rolls < rolls:
        n = legal(s, s.roller, ids)
        weigh(s, s.roller, ids, n, weights)
        best = 0
        for k in range(n):
            if ids[k] < SAY and weights[k] > weights[best]:
                best = k
        if weights[best] == 0.0 or ids[best] >= SAY:
            likely *= UNLIKELY
        if ids[best] < SAY:
            leave(s, ids[best])
        roll_loose(s, rng)
        s.rolls += 1
    s.due = 0
    return likely


def answer_anew(s, player, rng):
    """Answers that the player has not heard, as calculators give them."""
    for p in range(s.players):
        if (s.answered >> p) & 1 and p != player:
            s.doubting &= ~(1 << p)
            doubts = below(rng, TOSS) < TOSS * doubt_by_odds(s, p, s.said, s.rolls)
            s.doubting |= int(doubts) << p


def rest(s, player):
    """At the next turn, whoever's it is, as if its dice were not thrown yet: their luck has nothing
    to do with the move that is tried."""
    if player == s.roller and s.said == NOTHING and s.rolls > 1:
        return LATER
    return share_of_win(s, player, 0.0)
