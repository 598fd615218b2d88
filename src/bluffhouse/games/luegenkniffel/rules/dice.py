"""Lügen-Kniffel: what five dice can be, kept and announced.

Plain functions and small tables, compiled with the rules. Dice are sets in which a face may occur
more than once. The sets of at most five dice are numbered from 0, fewest dice first, then by faces:
the first `KEEPS` of them, which have at most four dice, are what can be left under a cup, and the
last `ROLLS` are what five dice can show. What can be said is numbered as LK-7 lists it.
"""

# Compiled like the rules, so without annotations.

from math import factorial, prod

import numpy as np

DICE = 5
FACES = 6
COMBINATIONS = 13
UPPER = 6  # combinations of the upper part: ones to sixes
# (Constants of all modules that are compiled together share one space, and `CHANCE` is the plan's.)
THREE, FOUR, FULL_HOUSE, SMALL, LARGE, KNIFFEL, CHANCE_FIELD = range(UPPER, COMBINATIONS)
LOWEST, HIGHEST = DICE, DICE * FACES  # totals of five dice

# --- sets of dice ---------------------------------------------------------------------------


def _rising(count, lowest=0):
    """All sets of so many dice, as faces that do not fall."""
    if count == 0:
        return [()]
    return [(f, *rest) for f in range(lowest, FACES) for rest in _rising(count - 1, f)]


_FACES = [faces for count in range(DICE + 1) for faces in _rising(count)]
_NUMBER = {faces: number for number, faces in enumerate(_FACES)}

SETS = len(_FACES)
KEEPS = sum(len(faces) < DICE for faces in _FACES)
ROLLS = SETS - KEEPS

#: How many dice a set has of each face, and altogether.
COUNTS = np.array([[faces.count(f) for f in range(FACES)] for faces in _FACES], np.int32)
SIZE = np.array([len(faces) for faces in _FACES], np.int32)
#: The number of the first set with so many dice.
FIRST_OF_SIZE = np.array([list(SIZE).index(size) for size in range(DICE + 1)] + [SETS], np.int32)
#: The set with one more die of a face (−1: there is none).
MORE = np.array(
    [[_NUMBER.get(tuple(sorted((*faces, f))), -1) for f in range(FACES)] for faces in _FACES],
    np.int32,
)


def _less(faces):
    """The sets with one die less, first without a die of the lowest face."""
    parts = [faces[:k] + faces[k + 1 :] for k, f in enumerate(faces) if f not in faces[:k]]
    return [_NUMBER[part] for part in parts] + [-1] * (FACES + 1 - len(parts))


#: The sets with one die less, in a row that ends with −1; and the lowest face of a set.
LESS = np.array([_less(faces) for faces in _FACES], np.int32)
LOWEST_FACE = np.array([min(faces, default=0) for faces in _FACES], np.int32)
#: How likely the dice of a set are to fall like this.
LIKELY = np.array(
    [
        factorial(len(faces))
        / prod(factorial(faces.count(f)) for f in range(FACES))
        / FACES ** len(faces)
        for faces in _FACES
    ]
)
#: The counts of a set in one number, four bits a face: see `is_part`.
PACKED = np.array(
    [sum(faces.count(f) << 4 * f for f in range(FACES)) for faces in _FACES], np.int64
)
GUARD = 0x888888


def packed(counts):
    """How many dice there are of each face, in one number."""
    together = 0
    for f in range(FACES):
        together |= counts[f] << (4 * f)
    return together


def is_part(part, whole):
    """Whether a packed set is part of another: no face borrows from its guard bit."""
    return ((whole | GUARD) - part) & GUARD == GUARD


def set_of(counts):
    """The number of a set, from how many dice there are of each face."""
    number = 0
    for f in range(FACES):
        for _ in range(counts[f]):
            number = MORE[number, f]
    return number


# --- what can be announced ------------------------------------------------------------------


def _announcements():
    """LK-7: combinations and points, in order."""
    for face in range(UPPER):
        yield from ((face, dice * (face + 1)) for dice in range(1, DICE + 1))
    for combination in (THREE, FOUR):
        yield from ((combination, total) for total in range(LOWEST, HIGHEST + 1))
    yield from ((FULL_HOUSE, 25), (SMALL, 30), (LARGE, 40), (KNIFFEL, 50))
    yield from ((CHANCE_FIELD, total) for total in range(LOWEST, HIGHEST + 1))


_SAYS = list(_announcements())
SAYS = len(_SAYS)
#: The combination and the points of everything that can be said.
SAID_COMBINATION = np.array([combination for combination, _ in _SAYS], np.int32)
SAID_POINTS = np.array([points for _, points in _SAYS], np.int32)
#: The first announcement of each combination, and one after the last of all.
FIRST_SAY = np.array(
    [[combination for combination, _ in _SAYS].index(c) for c in range(COMBINATIONS)] + [SAYS],
    np.int32,
)

# --- what dice show -------------------------------------------------------------------------


def most_alike(counts):
    most = 0
    for f in range(FACES):
        most = max(most, counts[f])
    return most


def total_of(counts):
    total = 0
    for f in range(FACES):
        total += (f + 1) * counts[f]
    return total


def longest_run(counts):
    """How many consecutive faces the dice show at most."""
    longest, run = 0, 0
    for f in range(FACES):
        run = run + 1 if counts[f] else 0
        longest = max(longest, run)
    return longest


def is_full_house(counts):
    """LK-8: three of one face and two of another; five equal dice are none."""
    three, two = False, False
    for f in range(FACES):
        three |= counts[f] == 3
        two |= counts[f] == 2
    return three and two


def worth(counts, combination):
    """LK-8: the points that five dice give for a combination; 0 if they are none."""
    if combination < UPPER:
        return (combination + 1) * counts[combination]
    if combination <= FOUR:
        return total_of(counts) if most_alike(counts) >= combination - THREE + 3 else 0
    if combination == FULL_HOUSE:
        return 25 if is_full_house(counts) else 0
    if combination == KNIFFEL:
        return 50 if most_alike(counts) == DICE else 0
    if combination == CHANCE_FIELD:
        return total_of(counts)
    return straight(longest_run(counts), combination)


def straight(run, combination):
    """LK-8: a large straight is also a small one."""
    if combination == SMALL:
        return 30 if run >= 4 else 0
    return 40 if run >= 5 else 0


#: The points of every roll of five dice for every combination.
WORTHS = np.array(
    [[worth(COUNTS[roll], c) for c in range(COMBINATIONS)] for roll in range(KEEPS, SETS)], np.int32
)
