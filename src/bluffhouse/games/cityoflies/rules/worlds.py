"""City of Lies: a way that was followed becomes the world (see `knowledge`)."""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.games.cityoflies.rules.certainty import relearn
from bluffhouse.games.cityoflies.rules.history import (
    DREW,
    KNOWN,
    NO_CARD,
    ONCE,
    ONCE_SHOWN,
    ONCE_STOLEN,
    SHOWN,
    STOLEN,
    SWAPPED,
    WHAT,
    facts_of,
    player_of,
    rival_of,
    second_of,
    with_cards,
)
from bluffhouse.games.cityoflies.rules.state import (
    ARCHETYPES,
    CARDS,
    COPIES,
    EVERY_KIND,
    GIVING,
    HISTORY,
    KIND,
    KINDS,
    LOG,
    NONE,
    PLAYERS,
    SPECTATOR,
    copy_in_hand,
    seats,
    seen_bit,
)
from bluffhouse.games.cityoflies.rules.ways import draw_card, draw_kind

ORDERS = np.array(
    [
        (a, b, c, 6 - a - b - c)
        for a in range(ARCHETYPES)
        for b in range(ARCHETYPES)
        for c in range(ARCHETYPES)
        if len({a, b, c}) == 3
    ],
    np.int64,
)  # of the archetypes


def come_true(s, player, w, rng):
    """Hands, deck, archetypes and history become what was imagined."""
    for p in seats(s):
        if p != player:
            for k in range(s.held[p]):
                s.hands[p, k] = draw_card(w, w.hands[p, k], EVERY_KIND, rng)
        if s.secret:
            s.archetype[p] = ORDERS[w.order, p]
    bit = seen_bit(player)
    for k in range(s.left):
        if not s.deck[k] & bit:
            kind = draw_kind(w, w.last, EVERY_KIND, rng)
            s.deck[k] += kind - (s.deck[k] & KIND)
    written, s.written = s.written, 0
    for k in range(written):
        if not is_gone(player, s.history[k]):
            s.history[s.written] = rewrite(player, s.history[k], w, 2 * k, rng)
            s.written += 1
    relearn(s, s.written)
    redraw_gifts(s, player, rng)
    wipe(s)


def wipe(s):
    """What really happened is told nowhere: not in the log, nor where nothing lies any more."""
    s.told = 0
    for k in range(LOG):
        s.log[k] = 0
    for k in range(s.written, HISTORY):
        s.history[k] = 0
    for k in range(s.left, CARDS):
        s.deck[k] = 0
    for p in range(PLAYERS):
        for k in range(s.held[p], CARDS):
            s.hands[p, k] = 0


def is_gone(player, entry):
    """What another knew of a third in a time forgotten: how much that is, nobody can tell."""
    what, p, q = entry & WHAT, player_of(entry), rival_of(entry)
    return what == KNOWN and p != player and q != player and q != SPECTATOR


def rewrite(player, entry, w, at, rng):
    """An entry with the cards that the viewer did not see as they are imagined."""
    what, p, q = entry & WHAT, player_of(entry), rival_of(entry)
    once = what >= ONCE
    hidden = once or what == DREW or what == STOLEN or what == SWAPPED or what == SHOWN
    if not hidden or p == player or q == player:
        return entry
    first = any_kind(entry, rng) if once else np.int64(w.cards[w.picks[at]] & KIND)
    if second_of(entry) == NO_CARD:
        return with_cards(entry, first, NO_CARD)
    second = any_kind(entry, rng) if once else np.int64(w.cards[w.picks[at + 1]] & KIND)
    if what == SHOWN or what == ONCE_SHOWN:
        return with_cards(entry, min(first, second), max(first, second))
    return with_cards(entry, first, second)


def any_kind(entry, rng):
    """A card seen in a time forgotten, as the box has them."""
    kinds = facts_of(entry) if entry & WHAT == ONCE_STOLEN else EVERY_KIND
    total = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            total += COPIES[kind]
    skip = below(rng, total)
    found = np.int64(0)
    for kind in range(KINDS):
        if kinds >> kind & 1 and skip >= 0:
            found = np.int64(kind)
            skip -= COPIES[kind]
    return found


def draw_order(s, player, rng):
    """Archetypes for all: the viewer's own, those seen, and none that somebody is known not to
    have; every such order is equally likely."""
    if not s.secret:
        return 0
    fits = 0
    for order in range(ORDERS.shape[0]):
        fits += order_fits(s, player, order)
    skip = below(rng, fits)
    for order in range(ORDERS.shape[0]):
        if order_fits(s, player, order):
            if skip == 0:
                return order
            skip -= 1
    return 0


def order_fits(s, player, order):
    for p in seats(s):
        if p == player or s.shown[p]:
            if ORDERS[order, p] != s.archetype[p]:
                return False
        elif s.not_archetype[p] >> ORDERS[order, p] & 1:
            return False
    return True


def redraw_gifts(s, player, rng):
    """CL-10: which card another gave in a swap is not known yet."""
    if s.phase == GIVING:
        for p in seats(s):
            if p != player and s.given[p] != NONE:
                s.given[p] = copy_in_hand(s, p, s.hands[p, below(rng, s.held[p])])
