"""Lügen: the course of a match (LU-1 to LU-3, LU-12 to LU-17)."""

from bluffhouse.core.chance import roll_off
from bluffhouse.games.luegen.rules.dice import roll_dice
from bluffhouse.games.luegen.rules.state import FINAL, NO_BID, NOBODY, ROUND, RUNG_BITS, STAGE


def deal(s):
    """LU-1: the match begins with the first half."""
    s.half_losers[:] = NOBODY
    s.shown_bid = NO_BID
    begin_stage(s, 1)
    chance(s)


def settle(s):
    """Nothing happens by itself at the start of a position."""


def begin_stage(s, stage):
    """LU-2, LU-14, LU-16: all mats in the middle, everybody back in; the final is for two."""
    s.stage = stage
    s.middle = s.total
    s.throws = 0
    for p in range(s.players):
        s.mats[p] = 0
        s.inside[p] = stage != FINAL or p == s.half_losers[0] or p == s.half_losers[1]
    if stage == FINAL:
        begin_round(s, s.half_losers[0])
    else:
        s.due = STAGE


def begin_round(s, opener):
    """LU-12: nothing is bid yet; the dice have to be rolled."""
    s.opener = opener
    s.turn = opener
    clear_bids(s)
    s.due = ROUND


def clear_bids(s):
    for word in range(s.bid // RUNG_BITS + 1):  # above the last bid there is none
        s.bids[word] = 0
    s.bid = NO_BID
    s.bidder = NOBODY


def chance(s):
    if s.due == STAGE:  # LU-3: who throws highest starts
        begin_round(s, roll_off(s))
    roll_dice(s)
    s.due = 0


def players_inside(s):
    inside = 0
    for p in range(s.players):
        inside += s.inside[p]
    return inside


def next_inside(s, player):
    """LU-6: clockwise, the next player still in the stage."""
    seat = (player + 1) % s.players
    while not s.inside[seat]:
        seat = (seat + 1) % s.players
    return seat


def lose_stage(s, loser):
    """LU-14 to LU-16: a half is lost, or the match."""
    if s.halves and s.stage != FINAL:
        s.half_losers[s.stage - 1] = loser
        if s.stage == 1:
            begin_stage(s, 2)
            return
        if s.half_losers[0] != loser:
            begin_stage(s, FINAL)
            return
    s.over = 1
    s.turn = NOBODY
    clear_bids(s)


def score(s, out):
    """LU-17: half mats, and one for who lost the final or the only stage; fewer is better."""
    for p in range(s.players):
        out[p] = 0
    for half in range(2):
        if s.half_losers[half] != NOBODY:
            out[s.half_losers[half]] += 1
    if s.over and (s.stage == FINAL or not s.halves):
        out[s.loser] += 1
    return ((1 << s.players) - 1) & ~(1 << s.loser)
