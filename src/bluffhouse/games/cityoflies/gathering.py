"""City of Lies: positions of played matches and who won them, for `fitting`.

Compiled with the rules.
"""

import numpy as np

from bluffhouse.core.chance import below, mix
from bluffhouse.core.loops import choose, seed_of, someone
from bluffhouse.core.plan import actors, apply, chance, deal, legal, score
from bluffhouse.games.cityoflies.box import KINDS, PLAY, PLAYERS, is_in
from bluffhouse.games.cityoflies.standing import (
    HOLDINGS,
    IN_HAND,
    ROW,
    draw_up,
    sketch_holdings,
    sketch_table,
)

WHIMS = 12  # in a hundred moves are made at random, so that every kind of position is met


def gather(blank, seed, policy, out, rows, won):
    """Play matches until `rows` is full: the facts of whoever had the last turn, at the beginning
    of every other turn on the average, and whether he won."""
    states = blank.copy()
    rng = np.empty(1, np.uint64)
    scores = np.empty(PLAYERS, np.int64)
    whose = np.empty(rows.shape[0], np.int64)
    n, match = 0, 0
    while n < rows.shape[0]:
        states[0] = blank[0]
        s = states[0]
        rng[0] = seed_of(seed, match)
        s.chance[0] = mix(rng[0])
        deal(s)
        first = n
        while not s.over:
            n = gather_one(s, rng, rows, whose, n)
            player = someone(actors(s), rng)
            if below(rng, 100) < WHIMS:
                apply(s, player, out[below(rng, legal(s, player, out))])
            else:
                apply(s, player, choose(s, player, policy, rng, out))
            if s.due:
                chance(s)
        winners = score(s, scores)
        for k in range(first, n):
            won[k] = winners >> whose[k] & 1
        match += 1


def gather_one(s, rng, rows, whose, n):
    """The facts of who had the last turn, before the player on turn drew his card."""
    last = (s.turn - 1) % s.players
    if s.phase != PLAY or s.plays or n == rows.shape[0] or not is_in(s, last) or below(rng, 2):
        return n
    sketch, hand = np.empty((PLAYERS, ROW), np.int64), np.empty(KINDS, np.int64)
    holdings = np.zeros((PLAYERS, HOLDINGS))
    unseen = np.empty(KINDS, np.int64)
    sketch_table(s, last, sketch, hand)
    sketch_holdings(s, last, unseen, holdings)
    sketch[s.turn, IN_HAND] -= 1
    draw_up(s, last, sketch, hand, holdings, rows[n])
    whose[n] = last
    return n + 1
