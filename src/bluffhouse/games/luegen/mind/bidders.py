"""Lügen: what bids tell about the dice of who made them, by Bayes. Compiled like the rules.

Every hand that a cup may hide is weighed by how likely its owner would have bid so: as the
calculator does, by the rule of thumb, or at random. Which of them he is, his bids tell, too. All
three look at their own dice and at what is public; so the cups stay independent of each other.
"""

# Compiled like the rules, so without annotations.

import math
from itertools import combinations_with_replacement

import numpy as np

from bluffhouse.games.luegen.mind.calculator import (
    COOLNESS,
    chance_of_bid,
    counts_of,
    look_around,
    readiness,
    value_of_bid,
)
from bluffhouse.games.luegen.mind.cups import MOST, add_cup, sum_up
from bluffhouse.games.luegen.mind.thumb import (
    SLACK,
    UNREST,
    cheapest_raise,
    expected_of,
    opening_counts,
)
from bluffhouse.games.luegen.rules.choices import legal, refusal
from bluffhouse.games.luegen.rules.course import clear_bids
from bluffhouse.games.luegen.rules.dice import cup_count
from bluffhouse.games.luegen.rules.effects import apply
from bluffhouse.games.luegen.rules.ladder import count_of, face_of, lowest_raise, rung
from bluffhouse.games.luegen.rules.state import NO_BID, RUNG_BITS

#: How often a bidder is held to be a calculator, to bid by thumb, and to bid anything.
KINDS = np.array([0.45, 0.45, 0.1])
BY_ODDS, BY_THUMB, ANYHOW = 0, 1, 2

SURE = 1000000  # more than any margin

DICE_MOST = 6  # in a cup
_HANDS = [
    [hand.count(face) for face in range(6)]
    for each in range(DICE_MOST + 1)
    for hand in combinations_with_replacement(range(6), each)
]
#: How many dice of each face a hand has; those of fewer dice come first.
HANDS = np.array(_HANDS, np.int32)
#: The first hand of so many dice, and one behind the last of all.
FIRST_HAND = np.searchsorted(HANDS.sum(axis=1), np.arange(DICE_MOST + 2)).astype(np.int64)
#: How likely dice fall like a hand.
FALLS = np.array(
    [math.factorial(sum(h)) / math.prod(map(math.factorial, h)) / 6 ** sum(h) for h in _HANDS]
)


def hear_round(s, player, prior, above):
    """How likely all cups but the player's together count so many or more of each face, after all
    that was bid: `above[face - 1, count]`. `prior` is like `KINDS`."""
    likely = np.zeros((s.players, FIRST_HAND[s.each + 1] - FIRST_HAND[s.each]))
    counted = np.zeros((likely.shape[1], 6), np.int64)
    count_hands(s, player, counted)
    weigh_hands(s, player, counted, prior, likely)
    cup = np.zeros(MOST + 1)
    for f in range(6):
        above[f, :] = 0.0
        above[f, 0] = 1.0
        cups = 0
        for p in range(s.players):
            if s.inside[p] and p != player:
                cup[:] = 0.0
                for hand in range(likely.shape[1]):
                    cup[counted[hand, f]] += likely[p, hand]
                cups = add_cup(above[f], cups, cup)
        sum_up(above[f], cups)


def count_hands(s, player, counted):
    """LU-9: what every hand counts for each face."""
    own = s.dice[player].copy()
    for hand in range(counted.shape[0]):
        s.dice[player, :] = HANDS[FIRST_HAND[s.each] + hand]
        for f in range(6):
            counted[hand, f] = cup_count(s, player, f + 1)
    s.dice[player, :] = own


def weigh_hands(s, player, counted, prior, likely):
    """How likely each cup but the player's hides every hand: the round is bid once more."""
    said, turn, last, bidder = s.bids.copy(), s.turn, s.bid, s.bidder
    hands = counted.shape[0]
    kinds = np.zeros((s.players, 3, hands))
    for p in range(s.players):
        for kind in range(3):
            for hand in range(hands):
                kinds[p, kind, hand] = prior[kind] * FALLS[FIRST_HAND[s.each] + hand]
    clear_bids(s)
    s.turn = s.opener
    for word in range(said.shape[0]):
        bits, bid = said[word], word * RUNG_BITS
        while bits:
            if bits & 1:
                if s.turn != player:
                    hear_bid(s, bid, counted, kinds[s.turn])
                apply(s, s.turn, bid)
            bits >>= 1
            bid += 1
    s.turn, s.bid, s.bidder = turn, last, bidder
    for p in range(s.players):
        total = kinds[p].sum()
        for hand in range(hands):
            likely[p, hand] = (kinds[p, 0, hand] + kinds[p, 1, hand] + kinds[p, 2, hand]) / total


def hear_bid(s, bid, counted, kinds):
    """Weigh what a bidder may be, and have, by how likely he then makes the bid that he made."""
    odds, thumb = np.zeros(counted.shape[0]), np.zeros(counted.shape[0])
    if kinds[BY_ODDS].any():
        bids_by_odds(s, bid, counted, odds)
    bids_by_thumb(s, bid, counted, thumb)
    ids = np.empty(s.actions, np.int64)
    anyhow = 1.0 / legal(s, s.turn, ids)
    for hand in range(counted.shape[0]):
        kinds[BY_ODDS, hand] *= odds[hand]
        kinds[BY_THUMB, hand] *= thumb[hand]
        kinds[ANYHOW, hand] *= anyhow
    kinds /= kinds.sum()  # on any scale: so nothing gets too small


# --- how likely a calculator makes a bid: `calculator.weigh`, for every hand at once -----------


def bids_by_odds(s, bid, counted, out):
    counts = counts_of(s.players)
    above, seen, cup = np.zeros((6, counts)), np.zeros((6, counts)), np.zeros((6, MOST + 1))
    look_around(s, s.turn, above, seen, cup)
    # By face and what a hand counts for it: all bids together, the readiest, the best.
    together, most, best = np.zeros((6, MOST + 1)), np.zeros((6, MOST + 1)), np.zeros((6, MOST + 1))
    made, call = np.zeros(MOST + 1), np.zeros(MOST + 1)
    ids = np.empty(s.actions, np.int64)
    lowest = lowest_raise(s)
    for k in range(legal(s, s.turn, ids)):
        if ids[k] == s.liar:
            for own in range(MOST + 1):
                call[own] = 1.0 - chance_of_bid(s, own, s.bid, above, cup)
            continue
        f = face_of(s.wild, ids[k]) - 1
        for own in range(MOST + 1):
            value = value_of_bid(s, own, ids[k], above, seen, cup)
            ready = math.exp(COOLNESS * value) * readiness(s, own, ids[k], lowest)
            together[f, own] += ready
            most[f, own] = max(most[f, own], ready)
            best[f, own] = max(best[f, own], value)
            if ids[k] == bid:
                made[own] = ready
    named = face_of(s.wild, bid) - 1
    for hand in range(counted.shape[0]):
        total, readiest, highest = 0.0, 0.0, 0.0
        for f in range(6):
            own = counted[hand, f]
            total += together[f, own]
            readiest = max(readiest, most[f, own])
            highest = max(highest, best[f, own])
        if s.bid != NO_BID:
            doubt = call[counted[hand, face_of(s.wild, s.bid) - 1]]
            total += readiest * math.exp(COOLNESS * (doubt - highest))
        out[hand] = made[counted[hand, named]] / total


# --- how likely the rule of thumb makes a bid: `thumb.thumb`, for every hand at once --------


def bids_by_thumb(s, bid, counted, out):
    cheapest, margins = np.zeros(6, np.int64), np.zeros(6, np.int64)
    for f in range(6):
        cheapest[f] = cheapest_raise(s, f + 1)
    named = face_of(s.wild, bid) - 1
    for hand in range(counted.shape[0]):
        for f in range(6):
            if cheapest[f] != NO_BID:
                margins[f] = thumb_margin(s, counted[hand, f], cheapest[f])
        if s.bid == NO_BID:
            favoured = chance_of_favourite(cheapest, margins, named, -SURE)
            expected = expected_of(s, counted[hand, named], named + 1)
            out[hand] = favoured * opens_at(s, bid, expected, cheapest[named])
        elif cheapest[named] == bid:
            doubt = -thumb_margin(s, counted[hand, face_of(s.wild, s.bid) - 1], s.bid)
            calls_to = doubt if doubt > SLACK else -SURE
            out[hand] = chance_of_favourite(cheapest, margins, named, calls_to)


def thumb_margin(s, own, bid):
    """By how many sixths of a die the expectation of who counts so many exceeds a bid."""
    return expected_of(s, own, face_of(s.wild, bid)) - 6 * count_of(s.wild, bid)


def chance_of_favourite(cheapest, margins, named, calls_to):
    """How likely a face has the highest margin, which unrest changes, of equals the first; and one
    that is no reason to call."""
    if cheapest[named] == NO_BID:
        return 0.0
    chance = 0.0
    for unrest in range(UNREST):
        margin = margins[named] + unrest
        if margin <= calls_to:
            continue
        least = 1.0 / UNREST
        for f in range(6):
            if f != named and cheapest[f] != NO_BID:
                lower = margin - margins[f] + (f > named)  # so many kinds of unrest are too little
                least *= min(max(lower, 0), UNREST) / UNREST
        chance += least
    return chance


def opens_at(s, bid, expected, cheapest):
    """How likely a round is opened with a bid, on its face."""
    least, most = opening_counts(expected)
    chance = 0.0
    for count in range(least, most + 1):
        tried = rung(s.wild, count, face_of(s.wild, bid))
        if (tried if refusal(s, s.turn, tried) == 0 else cheapest) == bid:
            chance += 1.0 / (most - least + 1)
    return chance
