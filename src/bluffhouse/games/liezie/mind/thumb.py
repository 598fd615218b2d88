"""The Lie Zie by rule of thumb: few long runs, weak cards away early, prizes by expectation.

Compiled like the rules. Looks at the player's own fronts, at what was played and at backs; of
alike cards on the table it knows no more than their number. `out` is scratch paper: the fronts of
a hand as it would be after a play.
"""

from bluffhouse.core.chance import below
from bluffhouse.games.liezie.rules.cards import (
    ALIKE,
    ALL_ALIKE,
    BACKS,
    FRONTS,
    NO_CARD,
    NO_COLOUR,
    back_of,
    bit_of,
)
from bluffhouse.games.liezie.rules.choices import may_play, number_of
from bluffhouse.games.liezie.rules.state import (
    DRAFT,
    LEFT,
    MOST_CARDS_ALWAYS,
    PASS,
    PLAY,
    PRIZE,
    PRIZES,
    RIGHT,
    RUN_LENGTH,
    TAKE,
)

# Drafting: what a card is worth at the end of a hand.
JOINS = 100  # it lengthens a run of one or two cards,
JOINS_LONG = 60  # or a longer one
MERGES = 40  # behind the run at this end waits its own colour
HEADS = 12  # for every pip, if it heads a run or stands alone
TAILS = -4  # for every pip, if it ends a run

# Playing: what a hand costs. A run is shed in pieces of up to three cards.
PIECE = 100
SINGLE = 115  # more for a card alone: hardly anything but a lead gets rid of it
PIP = 10  # less for every pip of the card that heads a piece
SANDWICH = 25  # less for a run between two of the same colour
KEEPS_LEAD = 90  # worth of winning the round,
LAST_PIECE = 250  # and more if one piece is left then
PASSING = 25  # what keeping all cards is worth, for the choice is kept, too

NOTHING = -1000000


def thumb(s, player, rng, out):
    if s.phase == PRIZES:
        return best_prize(s, player, rng)
    if s.phase != DRAFT:
        return best_play(s, player, rng, out)
    if s.unplaced[player] == NO_CARD:
        return best_take(s, player, rng)
    front = FRONTS[s.unplaced[player]]
    if s.held[player] == 0 or side_worth(s, player, front, LEFT) >= side_worth(
        s, player, front, RIGHT
    ):
        return LEFT
    return RIGHT


# --- what a back can hide -------------------------------------------------------------------


def unseen_fronts(s, player, back):
    """Which cards a back may hide: neither played nor in the own hand."""
    hidden = ALL_ALIKE & ~s.gone[back]
    for k in range(s.held[player]):
        card = s.hands[player, k]
        if back_of(card) == back:
            hidden &= ~bit_of(card)
    return hidden


def best_prize(s, player, rng):
    """LZ-18: the back whose unseen fronts have the highest numbers on the average."""
    action, best = PRIZE, NOTHING
    for back in range(BACKS):
        if s.table[back]:
            hidden = unseen_fronts(s, player, back)
            pips, cards = 0, 0
            for k in range(ALIKE):
                if (hidden >> k) & 1:
                    pips += FRONTS[ALIKE * back + k] % 4 + 1
                    cards += 1
            worth = 600 * pips // cards + below(rng, 3)
            if worth > best:
                action, best = PRIZE + back, worth
    return action


def best_take(s, player, rng):
    """The back whose fronts fit best, each put where it fits better."""
    action, best = TAKE, NOTHING
    for back in range(BACKS):
        if s.table[back]:
            hidden = unseen_fronts(s, player, back)
            worth, cards = 0, 0
            for k in range(ALIKE):
                if (hidden >> k) & 1:
                    worth += end_worth(s, player, FRONTS[ALIKE * back + k])
                    cards += 1
            worth = 10 * worth // cards + below(rng, 10)
            if worth > best:
                action, best = TAKE + back, worth
    return action


def end_worth(s, player, front):
    if s.held[player] == 0:
        return HEADS * (front % 4)
    return max(side_worth(s, player, front, LEFT), side_worth(s, player, front, RIGHT))


def side_worth(s, player, front, side):
    """What a card is worth at one end of the hand."""
    step = 1 if side == LEFT else -1
    at = 0 if side == LEFT else s.held[player] - 1
    colour = FRONTS[s.hands[player, at]] // 4
    run = 0
    while 0 <= at < s.held[player] and FRONTS[s.hands[player, at]] // 4 == colour:
        run += 1
        at += step
    if front // 4 == colour:
        pips = HEADS if side == LEFT else TAILS
        return (JOINS if run % RUN_LENGTH else JOINS_LONG) + pips * (front % 4)
    worth = HEADS * (front % 4)
    if 0 <= at < s.held[player] and FRONTS[s.hands[player, at]] // 4 == front // 4:
        worth += MERGES
    return worth


# --- what to play ---------------------------------------------------------------------------


def best_play(s, player, rng, out):
    """Whatever leaves the best hand, the lead in mind; passing if that is better still."""
    action, best = PASS, NOTHING
    if s.led != NO_COLOUR:
        sketch_hand(s, player, 0, 0, out)
        best = PASSING - hand_cost(out, s.held[player])
    for start in range(s.held[player]):
        for length in range(1, RUN_LENGTH + 1):
            if may_play(s, player, start, length):
                worth = play_worth(s, player, start, length, out) + below(rng, 4)
                if worth > best:
                    action, best = PLAY + RUN_LENGTH * start + length - 1, worth
    return action


def sketch_hand(s, player, start, length, out):
    """The fronts that are left after a play."""
    n = 0
    for k in range(s.held[player]):
        if not start <= k < start + length:
            out[n] = FRONTS[s.hands[player, k]]
            n += 1


def play_worth(s, player, start, length, out):
    left = s.held[player] - length
    if left == 0:
        return -NOTHING
    sketch_hand(s, player, start, length, out)
    wins = 0
    if s.lead_rule != MOST_CARDS_ALWAYS or s.outs == 0:  # LZ-13: else winning brings no lead
        wins = chance_to_win(s, player, number_of(s.hands[player], start, length))
    worth = KEEPS_LEAD * wins // 100 - hand_cost(out, left)
    if pieces(out, left) == 1:
        worth += LAST_PIECE * wins // 100
    return worth


def hand_cost(out, n):
    """What it takes to get rid of a hand."""
    cost = 0
    at = 0
    while at < n:
        colour = out[at] // 4
        end = at
        while end < n and out[end] // 4 == colour:
            end += 1
        cost += run_cost(out, at, end)
        if at > 0 and end < n and out[at - 1] // 4 == out[end] // 4:
            cost -= SANDWICH
        at = end
    return cost


def run_cost(out, at, end):
    """A run in pieces of three; the piece that is left over may be a single card."""
    cost = 0
    while at < end:
        cost += PIECE - PIP * (out[at] % 4)
        if end - at == 1:
            cost += SINGLE
        at += RUN_LENGTH
    return cost


def pieces(out, n):
    """How many plays a hand takes as it stands."""
    count = 0
    at = 0
    while at < n:
        end = at
        while end < n and end - at < RUN_LENGTH and out[end] // 4 == out[at] // 4:
            end += 1
        count += 1
        at = end
    return count


def chance_to_win(s, player, number):
    """In a hundred: that nobody after the player beats a number."""
    if number > 100:
        beaten = 24 - 5 * (number // 100)
    elif number > 10:
        beaten = 48 - 6 * (number // 10)
    else:
        beaten = 75 - 8 * number
    wins = 100
    for k in range(1, s.players):
        p = (player + k) % s.players
        if s.held[p] > 0 and not (s.acted >> p) & 1:
            wins = wins * (100 - beaten) // 100
    return wins
