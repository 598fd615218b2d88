"""Lügen: what a bid and a call bring about (LU-6, LU-9 to LU-13)."""

from bluffhouse.games.luegen.rules.course import begin_round, lose_stage, next_inside
from bluffhouse.games.luegen.rules.dice import count_dice, cup_as_number, holds
from bluffhouse.games.luegen.rules.ladder import face_of
from bluffhouse.games.luegen.rules.state import RUNG_BITS


def apply(s, player, action):
    if action == s.liar:
        call(s, player)
    else:
        s.bid = action
        s.bidder = player
        s.bids[action // RUNG_BITS] |= 1 << (action % RUNG_BITS)
        s.turn = next_inside(s, player)


def call(s, caller):
    """LU-9, LU-10: all dice are shown; the caller or the bidder loses."""
    if holds(s, s.bid):
        loser, winner = caller, s.bidder
    else:
        loser, winner = s.bidder, caller
    keep_showdown(s, caller, loser)
    pass_mat(s, winner, loser)
    if s.mats[loser] == s.total:
        lose_stage(s, loser)
    else:
        begin_round(s, loser)


def keep_showdown(s, caller, loser):
    for p in range(s.players):
        s.shown[p] = cup_as_number(s, p)
    s.shown_bid = s.bid
    s.shown_bidder = s.bidder
    s.caller = caller
    s.count = count_dice(s, face_of(s.wild, s.bid))
    s.loser = loser


def pass_mat(s, winner, loser):
    """LU-11 and LU-13."""
    s.mats[loser] += 1
    if s.middle == 0:
        s.mats[winner] -= 1
        if s.mats[winner] == 0:
            s.inside[winner] = 0
        return
    s.middle -= 1
    if s.middle == 0:
        for p in range(s.players):
            if s.mats[p] == 0:
                s.inside[p] = 0
