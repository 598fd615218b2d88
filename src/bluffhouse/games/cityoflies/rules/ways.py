"""City of Lies: one of the ways in which everything that a player saw may have come about.

The cards in the others' hands are told apart, but not yet drawn: of such a card only the deck is
known that it came from, and which cards that deck still has to give. Cards are drawn as late as
possible.
"""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.games.cityoflies.rules.state import (
    CARDS,
    HISTORY,
    KIND,
    KINDS,
    NONE,
    PLAYERS,
)

UNDRAWN = np.int64(15)  # in place of a kind
SURE_OF = 16  # the viewer knows that the card is in this hand
SEEN_BY, ALL_PLAYERS = 5, 15  # shift and mask: the others who saw it in this hand
DECK_OF = 9  # shift
ELSEWHERE = ~np.int64(SURE_OF | ALL_PLAYERS << SEEN_BY)  # what stays when it changes hands
SIZE = CARDS  # where a hand says how many cards it has
FINE = np.int64(1 << 30)


#: One way. It has a room for every entry of the longest history; what is not used is not touched.
WAY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("varied", np.int64),  # 1: ways may differ by now
                ("made", np.int64),  # how many cards there are
                ("deck", np.int64),  # which deck cards are drawn from
                ("last", np.int64),  # the last of the decks
                ("forges", np.int64),  # who is the forger
                ("order", np.int64),  # of all archetypes
                ("odds", np.float64, (CARDS,)),  # room for the chances of the cards of a hand
                # which cards everybody but the viewer holds, and how many
                ("hands", np.int16, (PLAYERS, CARDS + 1)),
                # of every card, as bits: its kind, or that it is not drawn yet; whether the viewer
                # knows that it is where it is; who else saw it there, if cards may be named; and
                # from which deck it comes
                ("cards", np.int32, (CARDS + HISTORY,)),
                ("picks", np.int16, (2 * HISTORY,)),  # of every entry, the two cards it was about
                # how many cards of each kind every deck has to give, and how many in all
                ("decks", np.int16, (HISTORY + 1, KINDS + 1)),
            ],
            align=True,
        ),
    )
)


def weigh_hand(w, p, kinds):
    """The chance of every card of a hand to be of one of these kinds; and their sum."""
    total, share, last = 0.0, 0.0, -1
    for k in range(w.hands[p, SIZE]):
        card = w.cards[w.hands[p, k]]
        if card & KIND != UNDRAWN:
            w.odds[k] = kinds >> (card & KIND) & 1
        else:
            deck = card >> DECK_OF
            if deck != last:
                share, last = count_kinds(w.decks, deck, kinds) / w.decks[deck, KINDS], deck
            w.odds[k] = share
        total += w.odds[k]
    return total


def count_kinds(decks, deck, kinds):
    count = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            count += decks[deck, kind]
    return count


def pick_place(w, p, total, rng):
    """One of the cards of a hand, each as likely as its odds say."""
    rest = below(rng, FINE) / FINE * total
    found = NONE
    first = NONE
    for k in range(w.hands[p, SIZE]):
        if w.odds[k] > 0.0:
            if first == NONE:
                first = k
            elif w.cards[w.hands[p, k]] != w.cards[w.hands[p, first]]:
                w.varied = 1
            if rest >= 0.0:
                found = k
            rest -= w.odds[k]
    return found


def draw_card(w, token, kinds, rng):
    """Draw a card that is of one of these kinds, if it is not drawn yet; its kind."""
    if w.cards[token] & KIND == UNDRAWN:
        w.cards[token] += draw_kind(w, w.cards[token] >> DECK_OF, kinds, rng) - UNDRAWN
    return w.cards[token] & KIND


def draw_kind(w, deck, kinds, rng):
    """One of the cards that a deck still has to give, of one of these kinds."""
    skip = below(rng, count_kinds(w.decks, deck, kinds))
    drawn = 0
    for kind in range(KINDS):
        if kinds >> kind & 1 and skip >= 0:
            drawn = kind
            skip -= w.decks[deck, kind]
    w.decks[deck, drawn] -= 1
    w.decks[deck, KINDS] -= 1
    return drawn


def copy_numbers(source, target, count):
    for k in range(count):
        target[k] = source[k]


def take_out(hands, p, place):
    token = hands[p, place]
    hands[p, SIZE] -= 1
    hands[p, place] = hands[p, hands[p, SIZE]]
    return token


def put_in(hands, p, token):
    hands[p, hands[p, SIZE]] = token
    hands[p, SIZE] += 1


def find_sure(w, p, kind):
    """Where a card lies of which the viewer knows that it is in this hand, or −1."""
    for k in range(w.hands[p, SIZE]):
        if w.cards[w.hands[p, k]] & (KIND | SURE_OF) == kind | SURE_OF:
            return k
    return -1


def mark_seen(s, cards, token, players):
    """Others see a card where it is. Only who may name cards makes that matter."""
    if s.naming:
        cards[token] |= players << SEEN_BY


def take_new(w, p, card):
    """A card that was in none of the others' hands comes into one."""
    token = w.made
    w.cards[token] = card
    put_in(w.hands, p, token)
    w.made += 1
    return token
