"""Lügen by exact odds: how likely a bid holds, whether it will be called, and what is at stake.

Compiled like the rules. Looks at nothing but the player's own dice and what is public. A bid is
judged by what the next player will do about it, who calls it the likelier the less likely it looks
from his cup; if he raises instead, the round is worth as much as a round is to anybody. Of bids
that are worth about as much, the calculator prefers small steps on faces that it holds: others are
to lean on what it says, and so does it on what they say (`cups`).
"""

# Compiled like the rules, so without annotations.

import math

import numpy as np

from bluffhouse.games.luegen.mind.cups import (
    LEAN,
    MODEST_LEAN,
    MOST,
    add_cup,
    cup_chances,
    die_chances,
    hear_bids,
    reached,
    sum_up,
)
from bluffhouse.games.luegen.rules.course import next_inside, players_inside
from bluffhouse.games.luegen.rules.dice import cup_count
from bluffhouse.games.luegen.rules.ladder import (
    count_of,
    face_of,
    least_count,
    lowest_raise,
    straights_count,
)
from bluffhouse.games.luegen.rules.state import FINAL, NO_BID

CALLS_BELOW = 0.4  # who thinks a bid this likely calls it every other time
SHARPNESS = 12.0  # how quickly that changes with the odds
COOLNESS = 40.0  # how much likelier a better move is made: e to this times what it gains
OWN = 2.0  # how much likelier a face is named for each of the own dice that counts for it
STEP = 0.7  # and for each that is named more than must be


def weigh(s, player, ids, n, weights):
    counts = counts_of(s.players)
    above, seen, cup = np.zeros((6, counts)), np.zeros((6, counts)), np.zeros((6, MOST + 1))
    look_around(s, player, above, seen, cup)
    lowest, best = lowest_raise(s), 0.0
    for k in range(n):
        if ids[k] != s.liar:
            own = cup_count(s, player, face_of(s.wild, ids[k]))
            weights[k] = value_of_bid(s, own, ids[k], above, seen, cup)
            best = max(best, weights[k])
    most = 1.0e-300
    for k in range(n):
        if ids[k] != s.liar:
            own = cup_count(s, player, face_of(s.wild, ids[k]))
            taste = readiness(s, own, ids[k], lowest)
            weights[k] = math.exp(COOLNESS * (weights[k] - best)) * taste
            most = max(most, weights[k])
    if s.bid != NO_BID:
        own = cup_count(s, player, face_of(s.wild, s.bid))
        call = 1.0 - chance_of_bid(s, own, s.bid, above, cup)
        weights[n - 1] = most * math.exp(COOLNESS * (call - best))
        best = max(best, call)
    return share_of_win(s, player, best)


def readiness(s, own, bid, lowest):
    """How much rather a bid is made of which one counts so many oneself, if it gains nothing."""
    further = count_of(s.wild, bid) - least_count(s.wild, lowest, face_of(s.wild, bid))
    return OWN**own * STEP**further


# --- odds -----------------------------------------------------------------------------------


def counts_of(players):
    """How many counts there are, from 0 to all that so many cups can count and one more."""
    return MOST * players + 2


def look_around(s, player, above, seen, cup):
    """For every face: how likely the cups that are neither the player's nor the next one's hold so
    many or more (`above`), the same with the player's as others see it (`seen`), and what the cup
    of the next one may count (`cup`)."""
    named, chances = np.zeros((s.players, 6)), np.zeros(6)
    hear_bids(s, named)
    other, straights = np.zeros(MOST + 1), straights_count(s)
    for face in range(1, 7):
        f = face - 1
        above[f, 0] = 1.0
        cups = 0
        seat = next_inside(s, player)
        die_chances(s.wild, named[seat], LEAN, chances)
        cup_chances(s.each, s.wild, straights, chances, face, cup[f])
        seat = next_inside(s, seat)
        while seat != player and players_inside(s) > 2:
            die_chances(s.wild, named[seat], LEAN, chances)
            cup_chances(s.each, s.wild, straights, chances, face, other)
            cups = add_cup(above[f], cups, other)
            seat = next_inside(s, seat)
        seen[f, :] = above[f]
        before, named[player, f] = named[player, f], 1.0  # as it will have been
        die_chances(s.wild, named[player], MODEST_LEAN, chances)
        named[player, f] = before
        cup_chances(s.each, s.wild, straights, chances, face, other)
        sum_up(above[f], cups)
        sum_up(seen[f], add_cup(seen[f], cups, other))


def chance_of_bid(s, own, bid, above, cup):
    """How likely a bid holds for who counts so many himself."""
    f = face_of(s.wild, bid) - 1
    missing = count_of(s.wild, bid) - own
    holds = 0.0
    for k in range(MOST + 1):
        holds += cup[f, k] * reached(above[f], missing - k)
    return holds


# --- values of a round: 1 is best, 0 is worst --------------------------------------------------


def bystander(s):
    """What a round is worth that others lose and win: as good as won while mats are in the middle,
    and half as good when the winner hands one on (LU-11, LU-13)."""
    return 1.0 if s.middle > 0 else 0.5


def even_round(s):
    """What a round is worth to anybody before it is played."""
    inside = players_inside(s)
    return (1.0 + bystander(s) * (inside - 2)) / inside


def value_of_bid(s, own, bid, above, seen, cup):
    f, count = face_of(s.wild, bid) - 1, count_of(s.wild, bid)
    missing = count - own
    called, held = 0.0, 0.0
    for k in range(MOST + 1):
        doubted = cup[f, k] * call_chance(reached(seen[f], count - k))
        called += doubted
        held += doubted * reached(above[f], missing - k)
    return held + (1.0 - called) * even_round(s)


def call_chance(holds):
    """How likely somebody calls a bid that he thinks so likely."""
    return 1.0 / (1.0 + math.exp(SHARPNESS * (holds - CALLS_BELOW)))


# --- the match ------------------------------------------------------------------------------


def share_of_win(s, player, value):
    """Everybody but the loser shares the win. If rounds are fair, so are mats: a stage is lost as
    often as one's share of all mats says, those in the middle shared out."""
    inside = players_inside(s)
    mats = s.mats[player] + s.middle / inside
    if s.middle > 0:
        mats += 1.0 - value - 1.0 / inside
    else:
        mats += 1.0 - 2.0 * value
    loses = min(1.0, max(0.0, mats / s.total))
    if s.halves:
        loses = loses_match(s, player, loses)
    return (1.0 - loses) / (s.players - 1)


def loses_match(s, player, loses):
    """How likely the match is lost, from how likely the present stage is (LU-14 to LU-16)."""
    if s.stage == FINAL:
        return loses
    other = 1.0 / s.players  # how likely the other half is lost, or whether it was
    if s.stage == 2:
        other = 1.0 if s.half_losers[0] == player else 0.0
    return loses * other + 0.5 * (loses * (1.0 - other) + (1.0 - loses) * other)
