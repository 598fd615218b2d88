"""Line-it: what is hidden, and what a player knows as numbers. Compiled with the rules."""

import numpy as np

from bluffhouse.core.chance import shuffle
from bluffhouse.games.lineit.rules.cards import bet_value
from bluffhouse.games.lineit.rules.choices import plays_a_turn
from bluffhouse.games.lineit.rules.score import points_of
from bluffhouse.games.lineit.rules.state import COLOURS, KINDS, NO_CARD

SEAT = 13  # what `observe` tells of a seat beside its hand


def imagine(s, player, rng):
    """Only the order of the deck is hidden: it is forgotten, then made up."""
    sort_deck(s)
    shuffle(rng, s.deck, s.left)


def sort_deck(s):
    """By counting: with a `sort` Numba compiles half as long again."""
    counts = np.zeros(KINDS + 1, np.int64)
    for k in range(s.left):
        counts[s.deck[k]] += 1
    k = 0
    for card in range(1, KINDS + 1):
        for _ in range(counts[card]):
            s.deck[k] = card
            k += 1


def observe(s, player, out):
    """The pieces of `layout`, one after the other; seats are counted from the player's own."""
    out[0] = s.taken
    out[1] = s.plays < plays_a_turn(s)
    out[2] = s.last_step
    for c in range(COLOURS):
        out[3 + c] = s.pots[c]
    at = 7
    at = observe_cards(s.market, s.offered, out, at)
    at = observe_cards(s.deck, s.left, out, at)
    for k in range(s.players):
        p = (player + k) % s.players
        at = observe_cards(s.hands[p], s.held[p], out, at)
        at = observe_seat(s, p, out, at)


def observe_cards(cards, count, out, at):
    """How many there are of each card."""
    for k in range(count):
        out[at + cards[k] - 1] += 1
    return at + KINDS


def observe_seat(s, p, out, at):
    out[at] = p == s.turn
    out[at + 1] = p == s.start
    out[at + 2] = points_of(s, p)
    out[at + 3] = s.numbers[p]
    out[at + 4] = s.last[p]
    out[at + 5] = s.low[p]
    out[at + 6] = s.high[p]
    for c in range(COLOURS):
        out[at + 7 + c] = s.colours[p, c]
    if s.bet[p] != NO_CARD:
        out[at + 11] = bet_value(s.bet[p])
        out[at + 12] = s.numbers[p] - s.before[p]
    return at + SEAT
