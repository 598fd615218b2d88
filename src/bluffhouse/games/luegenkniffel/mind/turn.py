"""Lügen-Kniffel: the best of a turn, exactly, when what lies, lies (LK-3, LK-4).

Independent of what is played for: `values[set, k]` says what each of the 252 rolls of five dice is
worth when a turn ends with it, for as many purposes `k` at once as there are columns. The table of
solitaire play has a column for every upper sum, the odds one for every announcement.
"""

# Compiled like the rules, so without annotations.

import numpy as np

from bluffhouse.games.luegenkniffel.rules.dice import (
    COMBINATIONS,
    DICE,
    FACES,
    FIRST_OF_SIZE,
    KEEPS,
    LESS,
    LIKELY,
    LOWEST_FACE,
    MORE,
    ROLLS,
    SETS,
    UPPER,
    WORTHS,
)


def average_last_roll(values):
    """Fill in what sets of fewer dice are worth when the others are rolled for the last time."""
    for number in range(KEEPS - 1, -1, -1):
        for k in range(values.shape[1]):
            total = 0.0
            for f in range(FACES):
                total += values[MORE[number, f], k]
            values[number, k] = total / FACES


def average_best(lying, values, dice, best, together, out):
    """What is it worth to have `lying`, to roll `dice` others and to leave the best of those?

    `values` holds what every set is worth that may lie then, five dice included. `best` is room for
    the best part of every roll, `together` for what lies with it.
    """
    together[0] = lying
    for k in range(out.shape[0]):
        best[0, k] = values[lying, k]
        out[k] = 0.0
    for roll in range(1, FIRST_OF_SIZE[dice + 1]):
        lay_best(roll, values, best, together)
    for roll in range(FIRST_OF_SIZE[dice], FIRST_OF_SIZE[dice + 1]):
        for k in range(out.shape[0]):
            out[k] += LIKELY[roll] * best[roll, k]


def lay_best(roll, values, best, together):
    """The best part of a roll is all of it, or the best part of it less one die."""
    lies = MORE[together[LESS[roll, 0]], LOWEST_FACE[roll]]
    together[roll] = lies
    for k in range(best.shape[1]):
        best[roll, k] = values[lies, k]
    part = 0
    while LESS[roll, part] >= 0:
        less = LESS[roll, part]
        for k in range(best.shape[1]):
            best[roll, k] = max(best[roll, k], best[less, k])
        part += 1


def best_turns(values, rolls, out):
    """What a turn of so many rolls is worth before the first one; fills in all of `values`."""
    width = values.shape[1]
    best = np.empty((SETS, width), values.dtype)
    together = np.empty(SETS, np.int64)
    average_last_roll(values)
    if rolls == 1:
        out[:] = values[0]
        return
    if rolls == 3:
        second = np.empty((KEEPS, width), values.dtype)
        for lying in range(KEEPS):
            dice = DICE - size_of(lying)
            average_best(lying, values, dice, best, together, second[lying])
        values[:KEEPS] = second
    average_best(0, values, DICE, best, together, out)


def size_of(number):
    """How many dice a set has."""
    size = 0
    while number >= FIRST_OF_SIZE[size + 1]:
        size += 1
    return size


# --- a whole card ---------------------------------------------------------------------------


def fill_table(bonus, table):
    """What is still to come of a card, for every set of open combinations and every upper sum.

    `table[cards, sum]`: a bit of `cards` is an open combination, which may be closed with 0 when
    the dice do not fulfil it. The last column stands for all sums that give the bonus.
    """
    most = table.shape[1] - 1
    values = np.empty((SETS, most + 1), table.dtype)
    table[0, :] = 0
    table[0, most] = bonus
    for cards in range(1, table.shape[0]):  # a set comes after all its parts
        values[KEEPS:] = 0
        for combination in range(COMBINATIONS):
            if (cards >> combination) & 1:
                close_best(combination, table[cards ^ (1 << combination)], values)
        best_turns(values, 3, table[cards])


def close_best(combination, then, values):
    """Where closing this combination is better than what is known, take that."""
    most = then.shape[0] - 1
    for roll in range(ROLLS):
        points = WORTHS[roll, combination]
        higher = points if combination < UPPER else 0
        row = values[KEEPS + roll]
        for k in range(most + 1):
            row[k] = max(row[k], points + then[min(most, k + higher)])
