"""Lügen: what bids give away. Compiled like the rules."""

# Compiled like the rules, so without annotations.

import numpy as np

from bluffhouse.games.luegen.mind.calculator import weigh
from bluffhouse.games.luegen.rules.choices import legal
from bluffhouse.games.luegen.rules.course import clear_bids, next_inside
from bluffhouse.games.luegen.rules.knowledge import imagine
from bluffhouse.games.luegen.rules.state import RUNG_BITS

DOUBT_OF_IT = 0.1  # of what others bid is held to be no calculator's bid


def believe(s, player, rng):
    """Other cups by chance; then how likely calculators with these dice bid as was bid."""
    imagine(s, player, rng)
    said, turn = s.bids.copy(), s.turn
    clear_bids(s)
    s.turn = s.opener
    ids, weights = np.empty(s.actions, np.int64), np.empty(s.actions)
    likely = 1.0
    for word in range(said.shape[0]):
        bits, bid = said[word], word * RUNG_BITS
        while bits:
            if bits & 1:
                bidder = np.int64(s.turn)  # as everywhere: another type would be compiled anew
                if bidder != player:
                    n = legal(s, bidder, ids)
                    weigh(s, bidder, ids, n, weights)
                    likely *= chance_of(bid, ids, n, weights)
                bid_again(s, bid)
            bits >>= 1
            bid += 1
    s.turn = turn
    return likely


def chance_of(bid, ids, n, weights):
    """How likely a bid is made by who weighs n actions so."""
    made, total = 0.0, 0.0
    for k in range(n):
        total += weights[k]
        if ids[k] == bid:
            made = weights[k]
    return (1.0 - DOUBT_OF_IT) * made / total + DOUBT_OF_IT / n


def bid_again(s, bid):
    s.bid = bid
    s.bidder = s.turn
    s.bids[bid // RUNG_BITS] |= 1 << (bid % RUNG_BITS)
    s.turn = next_inside(s, s.turn)
