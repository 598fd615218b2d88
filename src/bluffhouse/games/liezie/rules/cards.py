"""The Lie Zie: the cards.

Fronts and backs are whole numbers from 0 to 15: four times the colour plus the number less one. A
card is six times its back plus which of that back's six fronts it has, so cards with the same back
stand together. A set of alike cards is six bits. Compiled with the rules.
"""

import numpy as np

from bluffhouse.core.chance import below

NO_CARD = -1
NO_COLOUR = -1
COLOURS = 4
BACKS = 16
ALIKE = 6  # cards with the same back
CARDS = BACKS * ALIKE
ALL_ALIKE = (1 << ALIKE) - 1

# LZ-1: the front of every card; it shares the colour or the number with the back, not both.
FRONTS = np.array(
    [
        front
        for back in range(BACKS)
        for front in range(BACKS)
        if (front // 4 == back // 4) != (front % 4 == back % 4)
    ],
    np.int64,
)
# The place of the n-th card in a set of alike ones, and how many such a set has.
NTH = np.array(
    [([k for k in range(ALIKE) if mask >> k & 1] + [0] * ALIKE)[:ALIKE] for mask in range(64)],
    np.int64,
)
SIZE_OF = np.array([bin(mask).count("1") for mask in range(64)], np.int64)


def back_of(card):
    return card // ALIKE


def colour_of(card):
    """LZ-1: of the front."""
    return FRONTS[card] // 4


def digit_of(card):
    """LZ-1: the number on the front."""
    return FRONTS[card] % 4 + 1


def bit_of(card):
    """A card in the set of those with its back."""
    return 1 << (card % ALIKE)


def drawn(rng, back, alike):
    """One of a set of alike cards, each equally likely."""
    return ALIKE * back + NTH[alike, below(rng, SIZE_OF[alike])]
