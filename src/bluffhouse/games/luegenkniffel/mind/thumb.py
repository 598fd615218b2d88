"""Lügen-Kniffel by rule of thumb: dice kept by exact values, lies that might pass, sober doubts.

Compiled like the rules. What a card may still bring comes from the table of honest solitaire play
(`solitaire`); dice are kept by an exact calculation of the turn that ends with the best truth or
the best lie. A lie is judged by how this same bot would answer it in the other seats, which it can
work out: an answer depends on nothing but cards, number of rolls and announcement, and on chance.
"""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.games.luegenkniffel.mind.solitaire import (
    BONUS_AT,
    COLUMN,
    FUTURE,
    GRAIN,
    PER_MILLE,
    REACH,
)
from bluffhouse.games.luegenkniffel.mind.turn import average_best, average_last_roll, size_of
from bluffhouse.games.luegenkniffel.rules.cards import upper_sum
from bluffhouse.games.luegenkniffel.rules.choices import may_leave, packed_loose
from bluffhouse.games.luegenkniffel.rules.dice import (
    COMBINATIONS,
    COUNTS,
    DICE,
    FACES,
    FIRST_SAY,
    HIGHEST,
    KEEPS,
    KNIFFEL,
    MORE,
    SAID_COMBINATION,
    SAID_POINTS,
    SETS,
    UPPER,
    WORTHS,
    set_of,
)
from bluffhouse.games.luegenkniffel.rules.effects import holds
from bluffhouse.games.luegenkniffel.rules.state import (
    BELIEVE,
    DOUBT,
    MOST_ROLLS,
    NOTHING,
    OPEN,
    PLAYERS,
    SAY,
    STRUCK,
)

# In points; found by letting bots with other numbers play against each other, three at a table.
LOST_TURN = 14.0  # what it costs to be caught without losing a field
FIRST_STRIKE = 8.0  # and to have a lie field struck
UNREST = 15.0  # doubts are decided by chance within this: who can be foretold can be lied to
DENIED = 1.0  # worth of a point that another one does not get, shared among his opponents
BLUFFS = 0.05  # how many would lie without need
WHIM = 100  # hundredths of a point by which lies differ, so that they cannot be foretold


# --- cards ----------------------------------------------------------------------------------


def open_fields(s, player):
    """A player's open points fields, as bits."""
    fields = 0
    for c in range(COMBINATIONS):
        if s.points[player, c] == OPEN:
            fields |= 1 << c
    return fields


def future(s, fields, upper):
    """What a card with these open fields and this upper sum may still bring."""
    if s.closing:
        return float(s.bonus) if upper >= s.bonus_at else 0.0
    row, open_upper = fields >> UPPER, fields & ((1 << UPPER) - 1)
    return int(FUTURE[row, COLUMN[open_upper] + min(upper, BONUS_AT)]) / GRAIN


def after_writing(s, fields, upper, combination, points):
    """These points, and what the card may bring afterwards."""
    higher = points if combination < UPPER else 0
    return points + future(s, fields & ~(1 << combination), upper + higher)


# --- doubts ---------------------------------------------------------------------------------


def need_to_lie(s, combination):
    """How likely the roller found nothing else to say than this combination, or would not look."""
    need = 1.0
    for c in range(COMBINATIONS):
        if c != combination and s.points[s.roller, c] == OPEN:
            need *= 1.0 - int(REACH[0, FIRST_SAY[c]]) / PER_MILLE
    return BLUFFS + (1.0 - BLUFFS) * need


def lie_chance(said, rolls, need):
    """How likely an announcement is a lie: missed, and made up all the same."""
    reached = int(REACH[rolls - 1, said]) / PER_MILLE
    made_up = (1.0 - reached) * need
    return made_up / (reached + made_up)


def doubt_gain(s, player, combination):
    """What doubting a lie brings for each of its points: the point itself if it can be written, and
    that the roller does not get it."""
    gain = 0.0
    if combination != KNIFFEL and s.points[player, combination] == OPEN:
        gain = 1.0
    if not (s.aloud and s.doubting):  # else somebody has seen to that
        gain += DENIED / (s.players - 1)
    return gain


def doubt_loss(s, player, combination):
    """What it costs to have doubted the truth (LK-16)."""
    if s.points[player, combination] == STRUCK:
        return 0.0
    if s.lies[player, combination] == 0:
        return FIRST_STRIKE
    if s.points[player, combination] != OPEN:
        return float(s.points[player, combination])
    fields, upper = open_fields(s, player), upper_sum(s, player)
    return future(s, fields, upper) - future(s, fields & ~(1 << combination), upper)


def doubt_chance(lie, gain, loss):
    """How likely this bot doubts: never where nothing can be gained, always where nothing can be
    lost, and in between by what is to be expected."""
    if lie * gain <= 0.0:
        return 0.0
    if (1.0 - lie) * loss <= 0.0:
        return 1.0
    expected = lie * gain - (1.0 - lie) * loss
    return min(1.0, max(0.0, (expected + UNREST) / (2.0 * UNREST)))


def answer_by_thumb(s, player, rng):
    c, points = SAID_COMBINATION[s.said], int(SAID_POINTS[s.said])
    lie = lie_chance(s.said, s.rolls, need_to_lie(s, c))
    doubts = doubt_chance(lie, points * doubt_gain(s, player, c), doubt_loss(s, player, c))
    return DOUBT if below(rng, 1000000) < doubts * 1000000 else BELIEVE


# --- announcements --------------------------------------------------------------------------


def belief(s, player, points, lie, gains, losses):
    """How likely nobody doubts an announcement."""
    nobody = 1.0
    for p in range(s.players):
        if p != player:
            nobody *= 1.0 - doubt_chance(lie, points * gains[p], losses[p])
    return nobody


def caught(s, player, combination, fields, upper):
    """What the card is worth after a lie that was doubted (LK-13, LK-16)."""
    if s.lies[player, combination] == 0:
        return future(s, fields, upper) - LOST_TURN * (1 - s.closing)
    return future(s, fields & ~(1 << combination), upper)


def best_lie(s, player, rolls, whim, rng):
    """What to say if the dice do not matter, and what it is worth."""
    fields, upper = open_fields(s, player), upper_sum(s, player)
    gains, losses = np.zeros(PLAYERS), np.zeros(PLAYERS)
    best, found = -1.0e9, NOTHING
    for c in range(COMBINATIONS):
        if (fields >> c) & 1:
            for p in range(s.players):
                gains[p], losses[p] = doubt_gain(s, p, c), doubt_loss(s, p, c)
            need, struck = need_to_lie(s, c), caught(s, player, c, fields, upper)
            for said in range(FIRST_SAY[c], FIRST_SAY[c + 1]):
                points = int(SAID_POINTS[said])
                passes = belief(s, player, points, lie_chance(said, rolls, need), gains, losses)
                value = passes * after_writing(s, fields, upper, c, points)
                value += (1.0 - passes) * (struck - DENIED * points / (s.players - 1))
                if whim:
                    value += below(rng, whim) / 100
                if value > best:
                    best, found = value, said
    return found, best


def best_truth(s, player):
    """What to say truly, and what it is worth; there may be nothing."""
    fields, upper = open_fields(s, player), upper_sum(s, player)
    roll = set_of(s.dice) - KEEPS
    best, found = -1.0e9, NOTHING
    for c in range(COMBINATIONS):
        points = int(WORTHS[roll, c])
        if (fields >> c) & 1 and points > 0:
            value = after_writing(s, fields, upper, c, points)
            if value > best:
                said = FIRST_SAY[c]
                while SAID_POINTS[said] != points:
                    said += 1
                best, found = value, said
    return found, best


def announcement(s, player, rng):
    """The better of truth and lie, and what it is worth."""
    said, value = best_truth(s, player)
    lie, lied = best_lie(s, player, s.rolls, WHIM, rng)
    if lied > value and not holds(s, lie):
        return lie, lied
    if said == NOTHING:
        return lie, lied
    return said, value


# --- dice -----------------------------------------------------------------------------------


def value_rolls(s, player, values, floor):
    """What each roll of five dice is worth at the end of the turn: its best truth, or a lie."""
    fields, upper = open_fields(s, player), upper_sum(s, player)
    values[KEEPS:] = floor
    then = np.zeros(DICE + 1)  # what the card may bring later, by dice of an upper combination
    for c in range(COMBINATIONS):
        if (fields >> c) & 1:
            unit = c + 1 if c < UPPER else HIGHEST * 2  # so that all others fall to 0
            for dice in range(DICE + 1):
                higher = dice * unit if c < UPPER else 0
                then[dice] = future(s, fields & ~(1 << c), upper + higher)
            for roll in range(KEEPS, SETS):
                points = int(WORTHS[roll - KEEPS, c])
                if points > 0:
                    values[roll, 0] = max(values[roll, 0], points + then[points // unit])


def lying_with(s, kept):
    """What lies when these dice are left, too."""
    number = set_of(s.lying)
    for f in range(FACES):
        for _ in range(COUNTS[kept, f]):
            number = MORE[number, f]
    return number


def best_keep(s, player, floor):
    """The dice to leave, and what the turn is worth then."""
    values, best = np.empty((SETS, 1)), np.empty((SETS, 1))
    together, average = np.empty(SETS, np.int64), np.empty(1)
    value_rolls(s, player, values, floor)
    average_last_roll(values)
    loose = packed_loose(s)
    most, found = -1.0e9, 0
    for kept in range(KEEPS):
        if may_leave(kept, loose):
            lying = lying_with(s, kept)
            if s.rolls == MOST_ROLLS - 1:
                average[0] = values[lying, 0]
            else:
                average_best(lying, values, DICE - size_of(lying), best, together, average)
            if average[0] > most:
                most, found = average[0], kept
    return found, most


def thumb(s, player, rng, out):
    """Answer; or roll again as long as that promises more than the best announcement."""
    if s.said != NOTHING:
        return answer_by_thumb(s, player, rng)
    said, value = announcement(s, player, rng)
    if s.rolls < MOST_ROLLS:
        floor = best_lie(s, player, MOST_ROLLS, 0, rng)[1]
        kept, more = best_keep(s, player, floor)
        if more > value:
            return np.int64(kept)
    return np.int64(SAY + said)
