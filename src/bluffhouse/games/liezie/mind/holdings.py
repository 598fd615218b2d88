"""The Lie Zie: what a hand is worth, whole or still being drafted (see `worths`).

Compiled like the rules.
"""

import numpy as np

from bluffhouse.games.liezie.mind.chances import DIGITS, back_chances
from bluffhouse.games.liezie.mind.worths import (
    ANY,
    LEFTMOST,
    LONG,
    PARTED,
    PARTS,
    RIGHTMOST,
    RUNS,
    WORTHS,
)
from bluffhouse.games.liezie.rules.cards import ALIKE, FRONTS, NO_CARD, back_of
from bluffhouse.games.liezie.rules.state import HAND, LEFT, RUN_LENGTH

MOST_MARKS = 2 * HAND


def list_marks(fronts, n, marks):
    """The marks of a hand of `n` cards; how many there are."""
    count, last, at = 0, 0, 0  # `last`: cards of the run before
    while at < n:
        end = run_end(fronts, n, at)
        marks[count] = mark_of_run(fronts, n, at, end)
        count += 1
        if at > 0 and end < n and fronts[at - 1] // DIGITS == fronts[end] // DIGITS:
            around = last + run_end(fronts, n, end) - end
            marks[count] = RUNS + LONG * (min(PARTED, end - at) - 1) + min(LONG, around) - 1
            count += 1
        last, at = end - at, end
    marks[count] = ANY
    return count + 1


def run_end(fronts, n, at):
    """Where the run that begins at a place is over."""
    end = at + 1
    while end < n and fronts[end] // DIGITS == fronts[at] // DIGITS:
        end += 1
    return end


def mark_of_run(fronts, n, at, end):
    head = fronts[at] % DIGITS
    for k in range(at + 1, end - RUN_LENGTH + 1):
        head = max(head, fronts[k] % DIGITS)
    lies = (LEFTMOST if at == 0 else 0) + (RIGHTMOST if end == n else 0)  # together: ALONE
    return DIGITS * (LONG * lies + min(LONG, end - at) - 1) + head


def fronts_worth(players, fronts, n):
    """The chance to be out first that a hand of `n` fronts promises: as the table says of two
    players, and among more of them its odds against each."""
    marks = np.empty(MOST_MARKS, np.int64)
    parts = 0
    for k in range(list_marks(fronts, n, marks)):
        parts += WORTHS[n, marks[k]]
    share = min(1.0, max(0.0, parts / PARTS))
    return share / (share + (players - 1) * (1.0 - share))


def hand_worth(s, player):
    """The same of a player's hand."""
    fronts = np.empty(HAND, np.int64)
    lay_fronts(s, player, fronts)
    return fronts_worth(s.players, fronts, s.held[player])


def lay_fronts(s, player, fronts):
    """Write down what a player's cards show him."""
    for k in range(s.held[player]):
        fronts[k] = FRONTS[s.hands[player, k]]


def taken_worth(s, player):
    """The same when he had decided for the back that he holds now, and did not know the card."""
    card, s.unplaced[player] = s.unplaced[player], NO_CARD
    worth = back_worth(s, player, back_of(card))
    s.unplaced[player] = card
    return worth


def back_worth(s, player, back):
    """What a player's hand will be worth with a back that he takes: with any card that it may hide,
    each placed where it is better."""
    n = s.held[player]
    fronts = np.empty(HAND + 1, np.int64)
    lay_fronts(s, player, fronts[1:])
    chances = np.empty(ALIKE)
    back_chances(s, player, back, chances)
    worth = 0.0
    for k in range(ALIKE):
        if chances[k] > 0.0:
            fronts[0] = fronts[n + 1] = FRONTS[ALIKE * back + k]
            left = fronts_worth(s.players, fronts, n + 1)
            worth += chances[k] * max(left, fronts_worth(s.players, fronts[1:], n + 1))
    return worth


def placed_worth(s, player, side):
    """The same with the card that he holds, at one end."""
    n = s.held[player]
    fronts = np.empty(HAND + 1, np.int64)
    lay_fronts(s, player, fronts[1:])
    fronts[0] = fronts[n + 1] = FRONTS[s.unplaced[player]]
    return fronts_worth(s.players, fronts if side == LEFT else fronts[1:], n + 1)
