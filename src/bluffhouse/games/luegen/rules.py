"""Lügen: the rules, clause by clause (docs/rules/luegen.md).

Plain functions over one record, compiled by `core.press`. Bids are the rungs of a ladder, numbered
from 0 in the order in which they outbid each other; a bid's number is also its action id. The last
id of all, above the highest rung, calls the last bid a lie.
"""

import numpy as np

from bluffhouse.core.chance import ROLL_OFF, below, roll, roll_off
from bluffhouse.core.plan import HEAD, SEATS

NOBODY = -1
NO_BID = -1
FINAL = 3  # stages: 1 and 2 are the halves
RUNG_BITS = 32  # bids of a round are a set of rungs, kept as bits of 64-bit words:
WORDS = 42  # so many for all rungs of a full table, of which the highest is six ones a player
FACE_BITS, FACE_MASK = 3, 7  # a cup that was shown is one number: so many bits for each face

# What chance has to decide (s.due).
ROUND, STAGE = 1, 2

STATE = np.dtype(
    [
        *HEAD,
        # options
        ("each", np.int32),  # dice a player
        ("total", np.int32),  # mats of a stage
        ("straight", np.int32),
        ("halves", np.int32),
        ("wild", np.int32),
        ("liar", np.int32),  # the action id of a call
        # the match
        ("stage", np.int32),
        ("half_losers", np.int32, (2,)),
        ("middle", np.int32),
        ("mats", np.int32, (SEATS,)),
        ("inside", np.int32, (SEATS,)),  # 1: still in the stage
        *ROLL_OFF,
        # the round
        ("turn", np.int32),
        ("opener", np.int32),
        ("bid", np.int32),
        ("bidder", np.int32),
        ("bids", np.int64, (WORDS,)),
        ("dice", np.int32, (SEATS, 6)),  # how many of each face
        # the last showdown
        ("shown", np.int32, (SEATS,)),  # see `cup_as_number`
        ("shown_bid", np.int32),
        ("shown_bidder", np.int32),
        ("caller", np.int32),
        ("count", np.int32),
        ("loser", np.int32),
    ],
    align=True,
)


# --- the ladder of bids ---------------------------------------------------------------------


def rung(wild, count, face):
    """LU-7: the place of a bid on the ladder.

    With wild ones the value of a bid on ones is twice its count. Two values make a group of eleven
    rungs: five faces of the odd value, then the ones and five faces of the even value.
    """
    if wild != 1:
        return 6 * (count - 1) + face - 1
    if face == 1:
        return 11 * count - 6
    group = (count - 1) // 2
    if count % 2 == 1:
        return 11 * group + face - 2
    return 11 * group + face + 4


def face_of(wild, bid):
    if wild != 1:
        return bid % 6 + 1
    place = bid % 11
    if place < 5:
        return place + 2
    return max(1, place - 4)


def count_of(wild, bid):
    if wild != 1:
        return bid // 6 + 1
    group = bid // 11
    place = bid % 11
    if place < 5:
        return 2 * group + 1
    if place == 5:
        return group + 1
    return 2 * group + 2


def straights_count(s):
    """A straight exists only with six dice and wild ones."""
    return s.straight == 1 and s.each == 6 and s.wild == 1


def players_inside(s):
    inside = 0
    for p in range(s.players):
        inside += s.inside[p]
    return inside


def most_of_a_face(s, inside):
    """LU-8: the largest count that can be named of an ordinary face."""
    return (10 if straights_count(s) else s.each) * inside


def highest_rung(s, inside):
    """The last rung of the unbroken part of the ladder."""
    return rung(s.wild, most_of_a_face(s, inside), 6)


def first_lone_ones(s, inside):
    """With wild ones, bids on ones go on above every other face: from this count on."""
    return most_of_a_face(s, inside) // 2 + 1


def lowest_raise(s):
    """LU-5: the first rung that outbids the last bid."""
    return rung_above(s.wild, s.bid)


def rung_above(wild, bid):
    """LU-7: the first rung that outbids a bid.

    A bid on ones is not outbid by other faces of the same value, which are the five next rungs.
    """
    if bid != NO_BID and wild == 1 and face_of(wild, bid) == 1:
        return bid + 6
    return bid + 1


def least_count(wild, lowest, face):
    """The least count of a face from a rung of the ladder on."""
    count = count_of(wild, lowest)
    count = 1 if wild == 1 and face == 1 else max(1, count // 2)
    while rung(wild, count, face) < lowest:
        count += 1
    return count


def raises(s):
    """How many bids are legal: on the unbroken ladder, of lone ones above; the least of these."""
    inside = players_inside(s)
    lowest = lowest_raise(s)
    unbroken = max(0, highest_rung(s, inside) - lowest + 1)
    if s.wild != 1:
        return unbroken, 0, 0
    least = max(first_lone_ones(s, inside), (lowest + 16) // 11)
    return unbroken, max(0, s.each * inside - least + 1), least


# --- what may be done -----------------------------------------------------------------------


def actors(s):
    """LU-6: the player whose turn it is, and nobody else."""
    if s.over or s.due:
        return 0
    return 1 << s.turn


def allowed(s, player, action):
    """LU-5, LU-6, LU-8."""
    if action == s.liar:
        return s.bid != NO_BID
    if action < lowest_raise(s):
        return False
    inside = players_inside(s)
    if action <= highest_rung(s, inside):
        return True
    return s.wild == 1 and face_of(1, action) == 1 and count_of(1, action) <= s.each * inside


def legal(s, player, out):
    unbroken, lone, least = raises(s)
    lowest = lowest_raise(s)
    for k in range(unbroken):
        out[k] = lowest + k
    for k in range(lone):
        out[unbroken + k] = rung(s.wild, least + k, 1)
    n = unbroken + lone
    if s.bid != NO_BID:
        out[n] = s.liar
        n += 1
    return n


def sample(s, player, rng, out):
    unbroken, lone, least = raises(s)
    k = below(rng, unbroken + lone + (s.bid != NO_BID))
    if k < unbroken:
        return lowest_raise(s) + k
    if k < unbroken + lone:
        return np.int64(rung(s.wild, least + k - unbroken, 1))
    return np.int64(s.liar)


# --- the course of a match ------------------------------------------------------------------


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


def roll_dice(s):
    """LU-4: every player still in the stage rolls his dice."""
    for p in range(s.players):
        s.dice[p, :] = 0
        if s.inside[p]:
            roll_cup(s, p, s.chance)


def roll_cup(s, player, rng):
    for _ in range(s.each):
        s.dice[player, roll(rng) - 1] += 1


def apply(s, player, action):
    if action == s.liar:
        call(s, player)
    else:
        s.bid = action
        s.bidder = player
        s.bids[action // RUNG_BITS] |= 1 << (action % RUNG_BITS)
        s.turn = next_inside(s, player)


def next_inside(s, player):
    """LU-6: clockwise, the next player still in the stage."""
    seat = (player + 1) % s.players
    while not s.inside[seat]:
        seat = (seat + 1) % s.players
    return seat


def count_dice(s, face):
    """LU-9: how many of a face all dice show."""
    total = 0
    for p in range(s.players):
        if s.inside[p]:
            total += cup_count(s, p, face)
    return total


def cup_count(s, player, face):
    """LU-9: what one player's dice count for a face."""
    if straights_count(s) and is_straight(s, player):
        return 5 if face == 1 else 10
    count = s.dice[player, face - 1]
    if s.wild != 0 and face != s.wild:
        count += s.dice[player, s.wild - 1]
    return count


def is_straight(s, player):
    for f in range(6):
        if s.dice[player, f] != 1:
            return False
    return True


def holds(s, bid):
    """LU-10: at least as many as named are there."""
    return count_dice(s, face_of(s.wild, bid)) >= count_of(s.wild, bid)


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


def cup_as_number(s, player):
    """How many dice there are of each face."""
    number = 0
    for f in range(6):
        number |= s.dice[player, f] << FACE_BITS * f
    return number


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


# --- knowledge ------------------------------------------------------------------------------


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
