"""Lügen-Kniffel: the rules, clause by clause (docs/rules/luegenkniffel.md).

Plain functions over one record, compiled by `core.press`. Action ids are, in the order in which
legal moves are listed: what is left under a cup (a set of at most four dice, see `dice`), what is
said (an announcement of `dice`), and the two answers.
"""

import numpy as np

from bluffhouse.core.chance import ROLL_OFF, below, roll, roll_off
from bluffhouse.core.plan import HEAD
from bluffhouse.games.luegenkniffel.dice import (
    COMBINATIONS,
    COUNTS,
    DICE,
    FACES,
    FIRST_SAY,
    KEEPS,
    KNIFFEL,
    MORE,
    PACKED,
    SAID_COMBINATION,
    SAID_POINTS,
    SAYS,
    UPPER,
    is_part,
    packed,
    worth,
)

NOBODY = -1
NOTHING = -1  # said
OPEN, STRUCK = 0, -1  # points fields; every other number is points
STRIKES = 2  # that are counted
PLAYERS = 8  # at most
MOST_ROLLS = 3

# Action ids: the sets of dice that can be left come first.
SAY = KEEPS  # the first announcement
BELIEVE, DOUBT = KEEPS + SAYS, KEEPS + SAYS + 1

# What chance has to decide (s.due).
TURN_BEGINS, ROLL_AGAIN = 1, 2

STATE = np.dtype(
    [
        *HEAD,
        # options
        ("lenient", np.int32),  # 1: understating is true
        ("aloud", np.int32),  # 1: answers are given in turn, each hearing those before
        ("bonus", np.int32),
        ("bonus_at", np.int32),
        # the cards
        ("points", np.int32, (PLAYERS, COMBINATIONS)),
        ("lies", np.int32, (PLAYERS, COMBINATIONS)),  # strikes in the lie fields
        # the turn
        ("roller", np.int32),
        ("rolls", np.int32),
        ("dice", np.int32, (FACES,)),  # of each face,
        ("lying", np.int32, (FACES,)),  # and those of them that may not be rolled again
        ("said", np.int32),
        ("answered", np.int32),  # who has answered, as bits,
        ("doubting", np.int32),  # and who of them doubts
        # the end
        ("closing", np.int32),  # 1: a card is full, and the last turns are played
        ("waiting", np.int32),  # who still has a last turn, as bits; the roller included
        # the last reveal
        ("shown_said", np.int32),
        ("shown_roller", np.int32),
        ("shown", np.int32, (FACES,)),
        ("shown_truth", np.int32),
        ("doubters", np.int32),
        # who starts
        *ROLL_OFF,
    ],
    align=True,
)


# --- cards ----------------------------------------------------------------------------------


def is_full(s, player):
    """LK-18: all points fields are filled or struck."""
    for c in range(COMBINATIONS):
        if s.points[player, c] == OPEN:
            return False
    return True


def full_cards(s):
    """Who has a full card, as bits."""
    full = 0
    for p in range(s.players):
        if is_full(s, p):
            full |= 1 << p
    return full


def write_points(s, player, said):
    s.points[player, SAID_COMBINATION[said]] = SAID_POINTS[said]


def strike(s, player, combination):
    """LK-16: the second strike takes the points field, too; a third one nothing."""
    if s.lies[player, combination] < STRIKES:
        s.lies[player, combination] += 1
    if s.lies[player, combination] == STRIKES:
        s.points[player, combination] = STRUCK


def total(s, player):
    """Points so far, without the bonus."""
    points = 0
    for c in range(COMBINATIONS):
        points += max(0, s.points[player, c])
    return points


def upper_sum(s, player):
    """LK-19: the points of the upper six combinations."""
    points = 0
    for c in range(UPPER):
        points += max(0, s.points[player, c])
    return points


# --- what may be done -----------------------------------------------------------------------


def everybody(s):
    return (1 << s.players) - 1


def still_asked(s):
    """LK-10: who has not answered yet, as bits."""
    return everybody(s) & ~(1 << s.roller) & ~s.answered


def actors(s):
    """LK-3: the roller, until he has announced. LK-10: then everybody who is still asked, or with
    `open` doubts the first of them clockwise."""
    if s.over or s.due:
        return 0
    if s.said == NOTHING:
        return 1 << s.roller
    asked = still_asked(s)
    if not s.aloud:
        return asked
    return 1 << clockwise(s, asked)


def clockwise(s, mask):
    """The first of some players clockwise after the roller, who himself comes last."""
    seat = (s.roller + 1) % s.players
    while not (mask >> seat) & 1:
        seat = (seat + 1) % s.players
    return seat


def allowed(s, player, action):
    """LK-3, LK-4, LK-6, LK-10."""
    if action >= BELIEVE:
        return s.said != NOTHING
    if s.said != NOTHING:
        return False
    if action >= SAY:
        return s.points[player, SAID_COMBINATION[action - SAY]] == OPEN
    return may_keep(s, action)


def may_keep(s, kept):
    """LK-4: dice not yet lying may be left, but at least one is rolled again."""
    if s.rolls >= MOST_ROLLS:
        return False
    loose = packed_loose(s)
    return is_part(PACKED[kept], loose) and PACKED[kept] != loose


def packed_loose(s):
    """The dice not yet lying, in one number."""
    return packed(s.dice) - packed(s.lying)


def legal(s, player, out):
    if s.said != NOTHING:
        out[0] = BELIEVE
        out[1] = DOUBT
        return 2
    n = 0
    if s.rolls < MOST_ROLLS:
        n = list_keeps(s, out)
    for c in range(COMBINATIONS):
        if s.points[player, c] == OPEN:
            for said in range(FIRST_SAY[c], FIRST_SAY[c + 1]):
                out[n] = SAY + said
                n += 1
    return n


def list_keeps(s, out):
    loose = packed_loose(s)
    n = 0
    for kept in range(KEEPS):
        if is_part(PACKED[kept], loose) and PACKED[kept] != loose:
            out[n] = kept
            n += 1
    return n


def sample(s, player, rng, out):
    if s.said != NOTHING:
        return BELIEVE + below(rng, 2)
    keeps = 0
    if s.rolls < MOST_ROLLS:
        keeps = ways_to_keep(s)
    says = 0
    for c in range(COMBINATIONS):
        if s.points[player, c] == OPEN:
            says += FIRST_SAY[c + 1] - FIRST_SAY[c]
    k = below(rng, keeps + says)
    if k < keeps:
        return np.int64(nth_keep(s, k))
    return np.int64(SAY + nth_say(s, player, k - keeps))


def ways_to_keep(s):
    """How many parts the loose dice have; all of them together are none."""
    ways = 1
    for f in range(FACES):
        ways *= s.dice[f] - s.lying[f] + 1
    return ways - 1


def nth_keep(s, n):
    """Part number n of the loose dice, in any order: n as digits, one a face."""
    kept = 0
    for f in range(FACES):
        base = s.dice[f] - s.lying[f] + 1
        for _ in range(n % base):
            kept = MORE[kept, f]
        n //= base
    return kept


def nth_say(s, player, n):
    """Announcement number n of those that the player's card leaves."""
    for c in range(COMBINATIONS):
        if s.points[player, c] == OPEN:
            size = FIRST_SAY[c + 1] - FIRST_SAY[c]
            if n < size:
                return FIRST_SAY[c] + n
            n -= size
    return NOTHING


# --- the course of a match ------------------------------------------------------------------


def deal(s):
    """LK-2: the highest die starts."""
    s.said = NOTHING
    s.shown_said = NOTHING
    s.roller = roll_off(s)  # LK-2: who throws highest starts
    s.due = TURN_BEGINS
    chance(s)


def settle(s):
    """Nothing happens by itself at the start of a position."""


def chance(s):
    """LK-3: a turn begins with a roll of all dice. LK-4: only those are rolled that do not lie."""
    if s.due == TURN_BEGINS:
        s.rolls = 0
        s.lying[:] = 0
    roll_loose(s, s.chance)
    s.rolls += 1
    s.due = 0


def roll_loose(s, rng):
    count = DICE
    for f in range(FACES):
        count -= s.lying[f]
        s.dice[f] = s.lying[f]
    for _ in range(count):
        s.dice[roll(rng) - 1] += 1


def apply(s, player, action):
    if action >= BELIEVE:
        answer(s, player, action == DOUBT)
    elif action >= SAY:
        s.said = action - SAY
    else:
        leave(s, action)


def leave(s, kept):
    """LK-4: what lies, lies."""
    for f in range(FACES):
        s.lying[f] += COUNTS[kept, f]
    s.due = ROLL_AGAIN


def answer(s, player, doubts):
    """LK-10: the answers count when all are in."""
    s.answered |= 1 << player
    if doubts:
        s.doubting |= 1 << player
    if still_asked(s) == 0:
        resolve(s)


def holds(s, said):
    """LK-9: whether the dice under the cups bear an announcement out."""
    real = worth(s.dice, SAID_COMBINATION[said])
    if s.lenient:
        return real >= SAID_POINTS[said]
    return real == SAID_POINTS[said]


def resolve(s):
    """LK-11 to LK-15: who writes, and who strikes."""
    said, combination = s.said, SAID_COMBINATION[s.said]
    truth = s.doubting == 0 or holds(s, said)
    if s.doubting:
        keep_reveal(s, truth)
    if truth:
        write_points(s, s.roller, said)
    else:
        strike(s, s.roller, combination)
    for p in range(s.players):
        if (s.doubting >> p) & 1:
            if truth:
                strike(s, p, combination)
            elif is_credited(s, p, combination):
                write_points(s, p, said)
    end_turn(s)


def is_credited(s, doubter, combination):
    """LK-13, LK-14, LK-17: who was right to doubt writes the points into an open field, but never
    a Kniffel."""
    return combination != KNIFFEL and s.points[doubter, combination] == OPEN


def keep_reveal(s, truth):
    s.shown_said = s.said
    s.shown_roller = s.roller
    s.shown_truth = truth
    s.doubters = s.doubting
    for f in range(FACES):
        s.shown[f] = s.dice[f]


def end_turn(s):
    """LK-18: once a card is full, everybody else has one more turn."""
    s.said = NOTHING
    s.answered = 0
    s.doubting = 0
    full = full_cards(s)
    if s.closing:
        s.waiting &= ~(1 << s.roller) & ~full
    elif full:
        s.closing = 1
        s.waiting = everybody(s) & ~full
    if s.closing and s.waiting == 0:
        finish(s)
        return
    s.roller = clockwise(s, s.waiting if s.closing else everybody(s))
    s.due = TURN_BEGINS


def finish(s):
    """Nobody rolls any more, and the cups are empty."""
    s.over = 1
    s.roller = NOBODY
    s.rolls = 0
    s.dice[:] = 0
    s.lying[:] = 0


def final_score(s, player):
    """LK-19: points, and the bonus for enough of them in the upper part."""
    points = total(s, player)
    if upper_sum(s, player) >= s.bonus_at:
        points += s.bonus
    return points


def score(s, out):
    """LK-19: the highest total wins; a tie is shared."""
    most = final_score(s, 0)
    winners = 0
    for p in range(s.players):
        points = final_score(s, p)
        out[p] = points
        if points > most:
            most, winners = points, 0
        if points == most:
            winners |= 1 << p
    return winners
