"""Lügen: what bids give away. Compiled like the rules."""

# Compiled like the rules, so without annotations.

import numpy as np

from bluffhouse.games.luegen.calculator import weigh
from bluffhouse.games.luegen.rules import (
    RUNG_BITS,
    clear_bids,
    imagine,
    legal,
    next_inside,
)

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
                if s.turn != player:
                    likely *= chance_to_bid(s, bid, ids, weights)
                bid_again(s, bid)
            bits >>= 1
            bid += 1
    s.turn = turn
    return likely


def chance_to_bid(s, bid, ids, weights):
    """How likely who is on turn makes a bid."""
    n = legal(s, s.turn, ids)
    weigh(s, s.turn, ids, n, weights)
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


def rest(s, player, ids, n, weights):
    return weigh(s, player, ids, n, weights)
