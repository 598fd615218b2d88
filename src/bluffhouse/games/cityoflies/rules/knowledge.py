"""City of Lies: what a player cannot know, drawn anew.

A world is imagined by going through the history of the match as the viewer saw it (`retrace`),
with archetypes dealt at random to those whose archetype he does not know. As long as all ways in
which it may have come about are equally likely, one is followed; from then on several side by side,
and in the end one of them is taken by its weight. If none of them leads to now, the older half of
the history is forgotten. Nothing of this depends on what he cannot know.
"""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.games.cityoflies.rules.certainty import knew_names
from bluffhouse.games.cityoflies.rules.choices import open_kinds
from bluffhouse.games.cityoflies.rules.forgetting import beginning, forget
from bluffhouse.games.cityoflies.rules.history import (
    DREW,
    PARTED,
    RESHUFFLED,
    STOLEN,
    SWAPPED,
    TRAPPED,
    WHAT,
    facts_of,
    first_of,
    player_of,
    rival_of,
    second_of,
)
from bluffhouse.games.cityoflies.rules.retrace import begin_way, hold_one, pass_on
from bluffhouse.games.cityoflies.rules.state import (
    FORGER,
    KIND,
    KINDS,
    NONE,
    PLAY,
    PLAYERS,
    SEEN,
    seats,
    seen_bit,
)
from bluffhouse.games.cityoflies.rules.ways import FINE, SIZE, WAY, copy_numbers
from bluffhouse.games.cityoflies.rules.worlds import ORDERS, come_true, draw_order

WAYS = 16  # are followed side by side
TRIES = 32  # if none of all these ways leads to now, some of what was seen is forgotten


def imagine(s, player, rng):
    """Find a way that leads to now, and let it come true; if none does, forget more."""
    ways = np.empty(WAYS, WAY)
    while not find_world(s, player, ways, rng):
        forget(s, (s.written + 1) // 2)  # too much was seen: less of it is told for certain


def find_world(s, player, ways, rng):
    """Whether a way was found that leads to now; then it has come true."""
    start = np.zeros(PLAYERS, np.int64)
    decks = look_back(s, player, start)
    fork = s.written
    begun = beginning(s)
    for _ in range(TRIES):
        begin_way(s, player, start, decks, ways[0], rng)
        found, fork = follow(s, player, begun, fork, ways, rng)
        if found != NONE:
            come_true(s, player, ways[found], rng)
            if knew_names(s):
                return True
            # In this world somebody named a card that he did not know for certain.
            fork, begun = s.written, beginning(s)
    return False


def follow(s, player, begun, fork, ways, rng):
    """From the first entry in which ways may differ, follow many of them side by side; where some
    get unlikely, others are followed twice. One of them, each as likely as its weight says, or none
    if none leads to now; and where the ways part, which another try need not find out."""
    deal_roles(s, player, ways[0], rng)
    for k in range(begun, fork):
        pass_on(s, player, k, ways[0], rng)
        if ways[0].varied:
            return NONE, np.int64(k)
    weights = np.ones(1 if fork == s.written else WAYS, np.float64)
    for k in range(1, weights.size):
        copy_way(ways[0], ways[k], fork)
        deal_roles(s, player, ways[k], rng)
    for k in range(fork, s.written):
        for number in range(weights.size):
            if weights[number] > 0.0:
                weights[number] *= pass_on(s, player, k, ways[number], rng)
        if is_uneven(weights):
            even_out(ways, weights, k + 1, rng)
    for k in range(weights.size):
        if weights[k] > 0.0:
            weights[k] *= can_act(s, player, ways[k], rng)
    return pick_way(weights, below(rng, FINE) / FINE), fork


def is_uneven(weights):
    """Whether half of the ways, or more, hardly count any more. The best gets a weight of 1."""
    best, total, squares = 0.0, 0.0, 0.0
    for way in range(weights.size):
        best = max(best, weights[way])
    if best == 0.0:
        return False
    for way in range(weights.size):
        weights[way] /= best
        total += weights[way]
        squares += weights[way] * weights[way]
    return 2.0 * total * total < weights.size * squares


def even_out(ways, weights, entries, rng):
    """Follow every way as often as it weighs beside the others; then all weigh the same."""
    copies = np.zeros(weights.size, np.int64)
    shift = below(rng, FINE) / FINE
    for way in range(weights.size):
        copies[pick_way(weights, (way + shift) / weights.size)] += 1
    source = 0
    for way in range(weights.size):
        weights[way] = 1.0
        if copies[way] == 0:
            while copies[source] < 2:
                source += 1
            copies[source] -= 1
            copy_way(ways[source], ways[way], entries)


def pick_way(weights, part):
    """The way at this part of the sum of all weights, from 0 to 1."""
    total = 0.0
    for way in range(weights.size):
        total += weights[way]
    rest = part * total
    found = NONE
    for way in range(weights.size):
        if weights[way] > 0.0 and rest >= 0.0:
            found = np.int64(way)
        rest -= weights[way]
    return found


def copy_way(one, other, entries):
    """Up to this entry."""
    other.varied, other.made, other.deck = one.varied, one.made, one.deck
    other.forges, other.order, other.last = one.forges, one.order, one.last
    copy_numbers(one.cards, other.cards, one.made)
    copy_numbers(one.picks, other.picks, 2 * entries)
    for deck in range(one.last + 1):
        copy_numbers(one.decks[deck], other.decks[deck], KINDS + 1)
    for p in range(PLAYERS):
        copy_numbers(one.hands[p], other.hands[p], one.hands[p, SIZE])
        other.hands[p, SIZE] = one.hands[p, SIZE]


def look_back(s, player, start):
    """How many cards everybody had when the history began; and which cards every deck had to give
    to places that the viewer does not know, with those hands as part of the first deck."""
    last = 0
    for k in range(s.written):
        last += s.history[k] & WHAT == RESHUFFLED
    decks = np.zeros((last + 1, KINDS + 1), np.int16)
    for p in seats(s):
        start[p] = s.held[p]
        for k in range(s.held[p]):
            decks[0, s.hands[p, k]] += p != player
    bit = seen_bit(player)
    for k in range(s.left):
        decks[last, s.deck[k] & KIND] += s.deck[k] & bit == 0
    deck = 0
    for k in range(s.written):
        deck += s.history[k] & WHAT == RESHUFFLED
        undo(player, s.history[k], start, decks, deck)
    for deck in range(last + 1):
        for kind in range(KINDS):
            decks[deck, KINDS] += decks[deck, kind]
    return decks


def undo(player, entry, start, decks, deck):
    """What the hands and the decks were before this entry."""
    what, p, q, kind = entry & WHAT, player_of(entry), rival_of(entry), first_of(entry)
    if what == DREW:
        start[p] -= 1
        if p != player:
            decks[0, kind] -= 1
            decks[deck, kind] += facts_of(entry) << SEEN & seen_bit(player) == 0
    elif what == PARTED or what == TRAPPED:
        start[p] += 1
        decks[0, kind] += p != player
    elif what == STOLEN or what == SWAPPED:
        decks[0, kind] += int(q == player) - int(p == player)
        if what == SWAPPED:
            decks[0, second_of(entry)] += int(p == player) - int(q == player)
        else:
            start[p] += 1
            start[q] -= 1


def deal_roles(s, player, w, rng):
    """Archetypes for all, as far as they are not known."""
    w.order = draw_order(s, player, rng)
    w.forges = NONE
    for p in seats(s):
        if s.secret and ORDERS[w.order, p] == FORGER:
            w.forges = p


def can_act(s, player, w, rng):
    """CL-3: who is to play a card can play one; the chance of that."""
    if s.phase != PLAY or s.turn == player:
        return 1.0
    return hold_one(w, s.turn, open_kinds(s, s.turn), rng)
