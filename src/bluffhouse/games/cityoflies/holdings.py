"""City of Lies: what another may hold, for all that one player knows.

Compiled with the rules. Known cards are certain. The hidden places of a generation (`box`) share
its unseen cards evenly: so what a hand holds of them follows the hypergeometric distribution. A
place whose veil excludes all that is asked for is left out; otherwise veils, which are rare, are
not heeded here.
"""

import numpy as np

from bluffhouse.games.cityoflies.box import (
    GENERATION,
    KIND,
    KINDS,
    LAST_GENERATION,
    VEIL,
    seen_bit,
)

GENERATIONS = LAST_GENERATION + 1


def count_hidden(s, viewer, unseen):
    """How many hidden cards there are, by generation and kind."""
    unseen[:, :] = 0
    bit = seen_bit(viewer)
    for p in range(s.players):
        if p != viewer:
            for k in range(s.held[p]):
                card = s.hands[p, k]
                if not card & bit:
                    unseen[card >> GENERATION & LAST_GENERATION, card & KIND] += 1
    for k in range(s.left):
        card = s.deck[k]
        if not card & bit:
            unseen[card >> GENERATION & LAST_GENERATION, card & KIND] += 1


def holds(s, viewer, p, kinds, draws, unseen):
    """How likely a player holds at least one card of some kinds (bits) after so many draws."""
    bit = seen_bit(viewer)
    places = np.zeros(GENERATIONS, np.int64)
    for k in range(s.held[p]):
        card = s.hands[p, k]
        if card & bit:
            if kinds >> (card & KIND) & 1:
                return 1.0
        elif kinds & ~(card >> VEIL):
            places[card >> GENERATION & LAST_GENERATION] += 1
    if s.left > 0:
        places[s.deck[s.left - 1] >> GENERATION & LAST_GENERATION] += draws
    none = 1.0
    for generation in range(s.generation + 1):
        none *= misses(unseen[generation], kinds, places[generation])
    return 1.0 - none


def misses(unseen, kinds, places):
    """How likely none of so many places has a card of some kinds: hypergeometric."""
    total, wanted = 0, 0
    for kind in range(KINDS):
        total += unseen[kind]
        if kinds >> kind & 1:
            wanted += unseen[kind]
    none = 1.0
    for k in range(min(places, total)):
        none *= max(0, total - wanted - k) / (total - k)
    return none


def random_card(s, viewer, p, unseen, shares):
    """How likely a random card of a player's hand is of each kind."""
    shares[:] = 0.0
    bit = seen_bit(viewer)
    for k in range(s.held[p]):
        card = s.hands[p, k]
        if card & bit:
            shares[card & KIND] += 1.0 / s.held[p]
            continue
        row = unseen[card >> GENERATION & LAST_GENERATION]
        total = 0
        for kind in range(KINDS):
            if not card >> (VEIL + kind) & 1:
                total += row[kind]
        for kind in range(KINDS):
            if not card >> (VEIL + kind) & 1:
                shares[kind] += row[kind] / (total * s.held[p])
