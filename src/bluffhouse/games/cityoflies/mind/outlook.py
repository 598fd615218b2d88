"""City of Lies: how who is in turn stands in a world whose hidden cards are all laid open.

Compiled with the rules. A search knows the cards of the worlds that it imagines, so it can judge
better there than anybody at the table. The facts of a world pass through two layers of a small
network, one network for each number of players. Their weights are fitted to how matches of
calculators ended, and made anew by `python -m fits cityoflies outlook`.
"""

import math

import numpy as np

from bluffhouse.core.weights import read_weights
from bluffhouse.games.cityoflies.mind.measures import SIDE
from bluffhouse.games.cityoflies.mind.standing import (
    ROW,
    count_hand,
    race_facts,
    ready,
    sketch_table,
)
from bluffhouse.games.cityoflies.rules.state import (
    DOUBLE,
    FALSE,
    FORGE,
    KIND,
    KINDS,
    PLAYERS,
    SURE,
    TABLE_FALSE,
    is_in,
)

# Facts of one player, after those of the race: his hand by kind, what lies before him, whether he
# could forge, and whether he could win with his next card.
HAND_SEEN = SIDE
LYING_SEEN = HAND_SEEN + KINDS
FORGERY_SEEN = LYING_SEEN + 3
READY_SEEN = FORGERY_SEEN + 1
SEEN_OF_ONE = READY_SEEN + 1
# Then the deck by kind, the round, and whether falses do not count or the round is the last.
DECK_SEEN = PLAYERS * SEEN_OF_ONE
ROUND_SEEN = DECK_SEEN + KINDS
ROUNDS = 12  # and more
GROSS_SEEN = ROUND_SEEN + ROUNDS
LAST_SEEN = GROSS_SEEN + 1
WORLD = LAST_SEEN + 1
FIRST_LAYER, SECOND_LAYER = 32, 16  # cells


#: By players, from two; what every cell starts with stands in the last row.
TO_FIRST = read_weights(__file__, "outlook.npz", "first", (PLAYERS - 1, WORLD + 1, FIRST_LAYER))
TO_SECOND = read_weights(
    __file__, "outlook.npz", "second", (PLAYERS - 1, FIRST_LAYER + 1, SECOND_LAYER)
)
TO_SHARE = read_weights(__file__, "outlook.npz", "share", (PLAYERS - 1, SECOND_LAYER + 1))


def world_facts(s, player, facts):
    """All facts of a world, from the player on around the table."""
    sketch = np.empty((PLAYERS, ROW), np.int64)
    hand = np.empty(KINDS, np.int64)
    sketch_table(s, sketch)
    facts[:] = 0.0
    for ahead in range(s.players):
        p = (player + ahead) % s.players
        if is_in(s, p):
            count_hand(s, p, hand)
            seat_facts(s, p, sketch, hand, facts, ahead * SEEN_OF_ONE)
    for k in range(s.left):
        facts[DECK_SEEN + (s.deck[k] & KIND)] += 1.0
    facts[ROUND_SEEN + min(s.lap, ROUNDS) - 1] = 1.0
    facts[GROSS_SEEN] = s.gross
    facts[LAST_SEEN] = s.last


def seat_facts(s, p, sketch, hand, facts, at):
    race_facts(s, sketch, p, facts, at)
    for kind in range(KINDS):
        facts[at + HAND_SEEN + kind] = hand[kind]
    facts[at + LYING_SEEN] = s.table[p, SURE]
    facts[at + LYING_SEEN + 1] = s.table[p, DOUBLE]
    facts[at + LYING_SEEN + 2] = s.table[p, TABLE_FALSE]
    facts[at + FORGERY_SEEN] = min(hand[FORGE], hand[FALSE])
    facts[at + READY_SEEN] = ready(s, p, sketch, hand)


def facts_of_worlds(states, players, rows):
    """The facts of many worlds, for who is in turn in each."""
    facts = np.empty(WORLD)
    for i in range(states.shape[0]):
        world_facts(states[i], players[i], facts)
        for k in range(WORLD):
            rows[i, k] = facts[k]


def outlook(s, player):
    """The chance of who is in turn to win, if all play on like calculators."""
    facts = np.empty(WORLD)
    world_facts(s, player, facts)
    table = s.players - 2
    first, second = np.empty(FIRST_LAYER), np.empty(SECOND_LAYER)
    pass_through(facts, TO_FIRST[table], first)
    pass_through(first, TO_SECOND[table], second)
    logit = TO_SHARE[table, SECOND_LAYER]
    for k in range(SECOND_LAYER):
        logit += TO_SHARE[table, k] * second[k]
    return 1.0 / (1.0 + math.exp(-logit))


def pass_through(given, weights, cells):
    """One layer: what is below 0 counts as nothing. Most facts are 0, too."""
    cells[:] = weights[given.shape[0]]
    for k in range(given.shape[0]):
        if given[k] != 0.0:
            for cell in range(cells.shape[0]):
                cells[cell] += given[k] * weights[k, cell]
    for cell in range(cells.shape[0]):
        cells[cell] = max(cells[cell], 0.0)
