"""City of Lies: what another may hold, for all that one player knows.

Compiled with the rules. Cards that he knows to be in a hand are certain (`sure` in `state`). All
others that he does not see share the other places of hands and deck evenly: so what a hand holds
of them follows the hypergeometric distribution. Of a hand that could play nothing, so many cards
are of none of the kinds that could have been played (`lacking`). That cards came from different
decks is not heeded here.
"""

import numpy as np

from bluffhouse.games.cityoflies.rules.state import (
    EVERY_KIND,
    KIND,
    KINDS,
    known_of,
    lacking_of,
    lacks_of,
    seats,
    seen_bit,
)

NOW, NEXT = np.arange(2, dtype=np.int64)  # how many cards are drawn before


def count_hidden(s, viewer, unseen):
    """How many cards there are of each kind in places that the viewer does not know."""
    for kind in range(KINDS):
        unseen[kind] = 0
    bit = seen_bit(viewer)
    for k in range(s.left):
        unseen[s.deck[k] & KIND] += s.deck[k] & bit == 0
    for p in seats(s):
        if p != viewer:
            for k in range(s.held[p]):
                unseen[s.hands[p, k]] += 1
            for kind in range(KINDS):
                unseen[kind] -= known_of(s, viewer, p, kind)


def hidden_places(s, viewer, p):
    """How many cards of a hand the viewer does not know."""
    places = s.held[p]
    for kind in range(KINDS):
        places -= known_of(s, viewer, p, kind)
    return places


def bound_places(s, viewer, p):
    """How many of these, at least, are of none of the kinds that the hand lacks."""
    places = lacking_of(s, p)
    for kind in range(KINDS):
        if not lacks_of(s, p) >> kind & 1:
            places -= known_of(s, viewer, p, kind)
    return max(places, 0)


def holds(s, viewer, p, kinds, draws, unseen):
    """How likely a player holds at least one card of some kinds (bits) after so many draws."""
    for kind in range(KINDS):
        if kinds >> kind & 1 and known_of(s, viewer, p, kind):
            return 1.0
    bound = bound_places(s, viewer, p)
    places = hidden_places(s, viewer, p) - bound
    for k in range(min(draws, s.left)):
        card = s.deck[s.left - 1 - k]
        if not card & seen_bit(viewer):
            places += 1
        elif kinds >> (card & KIND) & 1:
            return 1.0
    fitting = ~lacks_of(s, p)
    none = misses(count_of(unseen, fitting), count_of(unseen, kinds & fitting), bound)
    total = count_of(unseen, EVERY_KIND)
    return 1.0 - none * misses(total - bound, count_of(unseen, kinds), places)


def count_of(unseen, kinds):
    """How many hidden cards are of some kinds."""
    count = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            count += unseen[kind]
    return count


def misses(total, wanted, places):
    """How likely none of so many places has one of the wanted cards: hypergeometric."""
    none = 1.0
    for k in range(min(places, total)):
        none *= max(0, total - wanted - k) / (total - k)
    return none


def random_card(s, viewer, p, unseen, shares):
    """How likely a random card of a player's hand is of each kind."""
    for kind in range(KINDS):
        shares[kind] = 0.0
    if s.held[p] == 0:
        return
    bound = bound_places(s, viewer, p)
    places = hidden_places(s, viewer, p) - bound
    fitting = max(1, count_of(unseen, ~lacks_of(s, p)))
    others = max(1, count_of(unseen, EVERY_KIND) - bound)
    for kind in range(KINDS):
        known = known_of(s, viewer, p, kind)
        hidden = 0.0 if lacks_of(s, p) >> kind & 1 else bound * unseen[kind] / fitting
        shares[kind] = (known + hidden + places * (unseen[kind] - hidden) / others) / s.held[p]
