"""Lügen-Kniffel alone and honestly, played: dice kept as the calculator keeps them, and no lies.

Compiled like the rules. A combination that the dice do not fulfil may be closed with 0.
"""

# Compiled like the rules, so without annotations.

from bluffhouse.core.chance import mix
from bluffhouse.games.luegenkniffel.mind.thumb import best_keep, best_truth, future, open_fields
from bluffhouse.games.luegenkniffel.rules.cards import final_score, upper_sum
from bluffhouse.games.luegenkniffel.rules.course import roll_loose
from bluffhouse.games.luegenkniffel.rules.dice import COMBINATIONS, SAID_COMBINATION, SAID_POINTS
from bluffhouse.games.luegenkniffel.rules.effects import leave
from bluffhouse.games.luegenkniffel.rules.state import MOST_ROLLS, NOTHING, OPEN, STRUCK


def best_close(s):
    """Which combination to close with 0, and what the card is worth then."""
    fields, upper = open_fields(s, 0), upper_sum(s, 0)
    best, found = -1.0, NOTHING
    for c in range(COMBINATIONS):
        if (fields >> c) & 1 and future(s, fields & ~(1 << c), upper) > best:
            best, found = future(s, fields & ~(1 << c), upper), c
    return found, best


def honest_turn(s):
    """Roll as long as that promises more, then write what is there."""
    s.lying[:] = 0
    s.rolls = 0
    closed, floor = best_close(s)
    while True:
        roll_loose(s, s.chance)
        s.rolls += 1
        said, value = best_truth(s, 0)
        if s.rolls == MOST_ROLLS:
            break
        kept, more = best_keep(s, 0, floor)
        if more <= max(value, floor):
            break
        leave(s, kept)
    if value >= floor:
        s.points[0, SAID_COMBINATION[said]] = SAID_POINTS[said]
    else:
        s.points[0, closed] = STRUCK


def honest_cards(states, seed, scores):
    """Fill as many cards as `scores` has places."""
    s = states[0]
    s.chance[0] = mix(seed)
    for card in range(scores.shape[0]):
        s.points[0, :] = OPEN
        for _ in range(COMBINATIONS):
            honest_turn(s)
        scores[card] = final_score(s, 0)
