"""Lügen-Kniffel: where a roller chooses whether to roll again. Compiled with `trust`."""

# Compiled like the rules, so without annotations.

from typing import NamedTuple

from bluffhouse.core.weights import Array
from bluffhouse.games.luegenkniffel.rules.choices import may_leave
from bluffhouse.games.luegenkniffel.rules.dice import (
    COUNTS,
    DICE,
    FACES,
    FIRST_OF_SIZE,
    KEEPS,
    LIKELY,
    MORE,
    PACKED,
    SIZE,
)
from bluffhouse.games.luegenkniffel.rules.state import MOST_ROLLS


class Spots(NamedTuple):
    """Where a roller chooses whether to roll again: what lies, and what he has rolled beside it.
    The first `ROLLS` are those after the first roll."""

    roll: Array  # of all five dice, counted from 0
    lying: Array  # the set of those that lie
    likely: Array  # to be rolled, once that lies
    first: Array  # where what he may do begins: to stop, then sets to have lying; and the end
    lies: Array  # which set lies then
    runs: Array  # the first spot of each set that lies after the second roll; and the end


def together(one, other):
    """Two sets of dice as one."""
    number = one
    for f in range(FACES):
        for _ in range(COUNTS[other, f]):
            number = MORE[number, f]
    return number


def list_spots(roll, lying, likely, first, lies, runs):
    """Fill in all spots; how many there are, and how many things may be done there."""
    n, k = 0, 0
    for rolls in range(1, MOST_ROLLS):
        for lie in range(KEEPS if rolls > 1 else 1):
            loose = DICE - SIZE[lie]
            runs[lie] = n
            for rolled in range(FIRST_OF_SIZE[loose], FIRST_OF_SIZE[loose + 1]):
                roll[n], lying[n] = together(lie, rolled) - KEEPS, lie
                likely[n], first[n] = LIKELY[rolled], k
                k += 1
                for kept in range(KEEPS):
                    if may_leave(kept, PACKED[rolled]):
                        lies[k] = together(lie, kept)
                        k += 1
                n += 1
    first[n], runs[KEEPS] = k, n
    return n, k
