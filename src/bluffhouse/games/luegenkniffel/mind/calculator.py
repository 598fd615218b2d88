"""Lügen-Kniffel by exact odds: dice kept by exact values, and each word weighed by who doubts it.

Compiled like the rules. Looks at nothing but the player's own dice and what is public. Points are
counted against those of the others: what one of them gains costs its share. How likely an
announcement is a lie is what such announcements were found to be (`habits`); of the others it is
assumed that they answer by rule of thumb.
"""

# Compiled like the rules, so without annotations.

import math

import numpy as np

from bluffhouse.games.luegenkniffel.mind.habits import HABITS
from bluffhouse.games.luegenkniffel.mind.prospects import share_of_win
from bluffhouse.games.luegenkniffel.mind.solitaire import PER_MILLE
from bluffhouse.games.luegenkniffel.mind.thumb import (
    after_writing,
    best_keep,
    caught,
    doubt_chance,
    doubt_gain,
    doubt_loss,
    future,
    lie_chance,
    need_to_lie,
    open_fields,
)
from bluffhouse.games.luegenkniffel.rules.cards import upper_sum
from bluffhouse.games.luegenkniffel.rules.dice import (
    COMBINATIONS,
    FIRST_SAY,
    KNIFFEL,
    SAID_COMBINATION,
    SAID_POINTS,
)
from bluffhouse.games.luegenkniffel.rules.effects import holds
from bluffhouse.games.luegenkniffel.rules.state import MOST_ROLLS, NOTHING, OPEN, PLAYERS, SAY

# In points.
CALM = 4.0  # doubts are decided by chance within about this
WHIMS = 1.5  # and announcements: who can be foretold can be lied to


def weigh(s, player, ids, n, weights):
    if s.said != NOTHING:
        return weigh_answers(s, player, weights)
    best, sober = weigh_words(s, player, ids, n, weights)
    if s.rolls < MOST_ROLLS:
        kept, more = best_keep(s, player, best_bluff(s, player))
        if more > sober:
            best = more
            for k in range(n):
                weights[k] = 1.0 if ids[k] == kept else 0.0
    fields, upper = open_fields(s, player), upper_sum(s, player)
    return share_of_win(s, player, best - future(s, fields, upper))


# --- answers --------------------------------------------------------------------------------


def lie_by_habit(said, rolls):
    """How likely an announcement is a lie."""
    return HABITS[1 if rolls == MOST_ROLLS else 0, said] / PER_MILLE


def doubt_value(s, player, said, lie):
    """What doubting is worth more than believing."""
    c = SAID_COMBINATION[said]
    gain = SAID_POINTS[said] * doubt_gain(s, player, c)
    return lie * gain - (1.0 - lie) * doubt_loss(s, player, c)


def doubt_by_odds(s, player, said, rolls):
    """How likely a calculator doubts an announcement."""
    return 1.0 / (1.0 + math.exp(-doubt_value(s, player, said, lie_by_habit(said, rolls)) / CALM))


def weigh_answers(s, player, weights):
    doubt = doubt_by_odds(s, player, s.said, s.rolls)
    weights[0], weights[1] = 1.0 - doubt, doubt
    gained = doubt * doubt_value(s, player, s.said, lie_by_habit(s.said, s.rolls))
    return share_of_win(s, player, gained)


# --- announcements --------------------------------------------------------------------------


def doubts_of_others(s, player, said, rolls, need, doubts):
    """How likely each of the others doubts an announcement; how likely nobody does."""
    nobody = 1.0
    c, points = SAID_COMBINATION[said], int(SAID_POINTS[said])
    lie = lie_chance(said, rolls, need)
    for p in range(s.players):
        doubts[p] = 0.0
        if p != player:
            doubts[p] = doubt_chance(lie, points * doubt_gain(s, p, c), doubt_loss(s, p, c))
            nobody *= 1.0 - doubts[p]
    return nobody


def value_of_word(s, player, said, rolls, need, true, doubts):
    """What an announcement is worth: what it brings the own card, less what it brings others'."""
    c, points = SAID_COMBINATION[said], int(SAID_POINTS[said])
    fields, upper = open_fields(s, player), upper_sum(s, player)
    nobody = doubts_of_others(s, player, said, rolls, need, doubts)
    written = after_writing(s, fields, upper, c, points)
    others = 0.0
    for p in range(s.players):
        if doubts[p] > 0.0:
            if true:
                others -= doubts[p] * doubt_loss(s, p, c)
            elif c != KNIFFEL and s.points[p, c] == OPEN:
                others += doubts[p] * points
    if not true:
        written = nobody * written + (1.0 - nobody) * caught(s, player, c, fields, upper)
    return written - others / (s.players - 1)


def weigh_words(s, player, ids, n, weights):
    """Weights of all announcements. What the best of them is worth; and what if nobody is so kind
    as to doubt the truth, to be compared with rolling again, which does not reckon with that."""
    doubts, last, need = np.zeros(PLAYERS), NOTHING, 0.0
    best, sober = -1.0e9, -1.0e9
    fields, upper = open_fields(s, player), upper_sum(s, player)
    for k in range(n):
        weights[k] = -1.0e9
        if ids[k] >= SAY:
            said = ids[k] - SAY
            if SAID_COMBINATION[said] != last:
                last = SAID_COMBINATION[said]
                need = need_to_lie(s, last)
            true = holds(s, said)
            weights[k] = value_of_word(s, player, said, s.rolls, need, true, doubts)
            best = max(best, weights[k])
            if true:
                written = after_writing(s, fields, upper, last, int(SAID_POINTS[said]))
                sober = max(sober, min(weights[k], written))
            else:
                sober = max(sober, weights[k])
    for k in range(n):
        weights[k] = math.exp(max(-700.0, (weights[k] - best) / WHIMS))
    return best, sober


def best_bluff(s, player):
    """What the best lie after three rolls is worth: it can be told with any dice."""
    doubts, best = np.zeros(PLAYERS), -1.0e9
    for c in range(COMBINATIONS):
        if s.points[player, c] == OPEN:
            need = need_to_lie(s, c)
            for said in range(FIRST_SAY[c], FIRST_SAY[c + 1]):
                best = max(best, value_of_word(s, player, said, MOST_ROLLS, need, False, doubts))
    return best
