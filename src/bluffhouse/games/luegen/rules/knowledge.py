"""Lügen: what a player cannot know, and what he knows."""

from bluffhouse.games.luegen.rules.dice import roll_cup
from bluffhouse.games.luegen.rules.state import RUNG_BITS


def imagine(s, player, rng):
    """Only dice under other cups are hidden, and after the last call not even those."""
    if s.over:
        return
    for p in range(s.players):
        if s.inside[p] and p != player:
            s.dice[p, :] = 0
            roll_cup(s, p, rng)


def observe(s, player, out):
    """The pieces of `LAYOUT`, one after the other; seats are counted from the player's own."""
    for f in range(6):
        out[f] = s.dice[player, f]
    out[6 + s.stage - 1] = 1
    out[9] = s.middle
    at = 10
    for k in range(s.players):
        p = (player + k) % s.players
        out[at] = s.inside[p]
        out[at + 1] = s.mats[p]
        out[at + 2] = p == s.bidder
        out[at + 3] = (s.half_losers[0] == p) + (s.half_losers[1] == p)
        at += 4
    for bid in range(s.liar):
        if (s.bids[bid // RUNG_BITS] >> (bid % RUNG_BITS)) & 1:
            out[at + bid] = 1
