"""City of Lies: what another may hold, for all that one player knows.

Compiled with the rules. Cards that he knows to be in a hand are certain (`sure` in `box`). All
others that he does not see share the other places of hands and deck evenly: so what a hand holds
of them follows the hypergeometric distribution. That cards came from different decks, and what
follows from a hand of which nothing could be played, is not heeded here.
"""

from bluffhouse.games.cityoflies.box import KIND, KINDS, NOBODY, SPECTATOR, seen_bit


def count_hidden(s, viewer, unseen):
    """How many cards there are of each kind in places that the viewer does not know."""
    unseen[:] = 0
    bit = seen_bit(viewer)
    for k in range(s.left):
        unseen[s.deck[k] & KIND] += s.deck[k] & bit == 0
    for p in range(s.players):
        if p != viewer:
            for k in range(s.held[p]):
                unseen[s.hands[p, k]] += 1
            for kind in range(KINDS):
                unseen[kind] -= s.sure[SPECTATOR if viewer == NOBODY else viewer, p, kind]


def hidden_places(s, viewer, p):
    """How many cards of a hand the viewer does not know."""
    places = s.held[p]
    for kind in range(KINDS):
        places -= s.sure[SPECTATOR if viewer == NOBODY else viewer, p, kind]
    return places


def holds(s, viewer, p, kinds, draws, unseen):
    """How likely a player holds at least one card of some kinds (bits) after so many draws."""
    for kind in range(KINDS):
        if kinds >> kind & 1 and s.sure[SPECTATOR if viewer == NOBODY else viewer, p, kind]:
            return 1.0
    places = hidden_places(s, viewer, p)
    for k in range(min(draws, s.left)):
        card = s.deck[s.left - 1 - k]
        if not card & seen_bit(viewer):
            places += 1
        elif kinds >> (card & KIND) & 1:
            return 1.0
    return 1.0 - misses(unseen, kinds, places)


def misses(unseen, kinds, places):
    """How likely none of so many places has a card of some kinds: hypergeometric."""
    total, wanted = 0, 0
    for kind in range(KINDS):
        total += unseen[kind]
        if kinds >> kind & 1:
            wanted += unseen[kind]
    none = 1.0
    for k in range(min(places, total)):
        none *= max(0, total - wanted - k) / (total - k)
    return none


def random_card(s, viewer, p, unseen, shares):
    """How likely a random card of a player's hand is of each kind."""
    shares[:] = 0.0
    if s.held[p] == 0:
        return
    hidden = hidden_places(s, viewer, p) / max(1, unseen.sum())
    for kind in range(KINDS):
        known = s.sure[SPECTATOR if viewer == NOBODY else viewer, p, kind]
        shares[kind] = (known + hidden * unseen[kind]) / s.held[p]
