"""City of Lies: what a player cannot know, drawn anew; and what he knows, as numbers.

What is known is kept with the cards themselves (see `box`). A hidden place is a card in another's
hand, or in the deck, that the viewer has not seen. The kinds of all hidden places of a generation
are shuffled over them, except that no card gets a kind its veil excludes.

Every arrangement is equally likely: places with a veil are filled first, those that admit fewer
kinds before the others, each with any card left that it *or a place before it* admits. So every
place has as many cards to choose from whatever was chosen before; then an arrangement in which
some place got what only an earlier one admits is thrown away, as is one that contradicts the other
public facts (`agrees`), and all is drawn again. Archetypes are drawn along with the cards.
"""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.games.cityoflies.box import (
    ARCHETYPES,
    CARDS,
    EVERY_KIND,
    FALSE,
    FORGER,
    FORGER_OF,
    GENERATION,
    GIVING,
    KIND,
    KINDS,
    LAST_GENERATION,
    LOG,
    MEMORY,
    NOBODY,
    NONE,
    NOTES,
    PLACES,
    PLAY,
    PLAYERS,
    SEAT_BITS,
    TOP,
    VEIL,
    seen_bit,
    truth_of,
)
from bluffhouse.games.cityoflies.choices import open_kinds

TRIES = 4000  # then the hidden cards stay where they are: sound, if not random
DECK = PLAYERS  # as the owner of a place
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

# What `observe` tells of the table, and of a seat.
TABLE_FACTS = 12 + 3 * KINDS + 2 * PLAYERS + PLACES + ARCHETYPES + KINDS
SEAT_FACTS = 6 + PLACES + NOTES + KINDS + 2 * ARCHETYPES


# --- imagined worlds ------------------------------------------------------------------------


def imagine(s, player, rng):
    owners = np.empty(CARDS, np.int64)
    places = np.empty(CARDS, np.int64)
    cards = np.empty(CARDS, np.int64)
    kinds = np.empty(CARDS, np.int64)
    n = list_hidden(s, player, owners, places, cards)
    sort_hidden(n, owners, places, cards)
    for _ in range(TRIES):
        order = draw_order(s, player, rng)
        if fill_places(n, cards, kinds, rng) and agrees(s, player, n, owners, cards, kinds, order):
            redraw_memories(s, player, n, owners, cards, kinds, rng)
            for k in range(n):
                card = (cards[k] & ~KIND) | kinds[k]
                if owners[k] == DECK:
                    s.deck[places[k]] = card
                else:
                    s.hands[owners[k], places[k]] = card
            if s.secret:
                for p in range(s.players):
                    s.archetype[p] = ORDERS[order, p]
            break
    redraw_gifts(s, player, rng)
    s.told = 0  # the log tells what really happened
    for k in range(LOG):
        s.log[k] = 0


def list_hidden(s, player, owners, places, cards):
    """The places whose card the viewer does not know."""
    bit = seen_bit(player)
    n = 0
    for p in range(s.players):
        if p != player:
            for k in range(s.held[p]):
                if not s.hands[p, k] & bit:
                    owners[n], places[n], cards[n] = p, k, s.hands[p, k]
                    n += 1
    for k in range(s.left):
        if not s.deck[k] & bit:
            owners[n], places[n], cards[n] = DECK, k, s.deck[k]
            n += 1
    return n


def rank_of(card):
    """Generations one after the other; within one, veils that admit less go first."""
    admitted = 0
    for kind in range(KINDS):
        admitted += not (card >> VEIL) >> kind & 1
    return (card >> GENERATION & LAST_GENERATION) * (KINDS + 1) + admitted


def sort_hidden(n, owners, places, cards):
    for k in range(1, n):
        owner, place, card = owners[k], places[k], cards[k]
        rank = rank_of(card)
        at = k
        while at > 0 and rank_of(cards[at - 1]) > rank:
            owners[at], places[at] = owners[at - 1], places[at - 1]
            cards[at] = cards[at - 1]
            at -= 1
        owners[at], places[at], cards[at] = owner, place, card


def fill_places(n, cards, kinds, rng):
    """Shuffle the kinds of every generation over its places; whether all veils are heeded."""
    for k in range(n):
        kinds[k] = cards[k] & KIND
    end = 0
    while end < n:
        begin_at = end
        generation = cards[end] >> GENERATION & LAST_GENERATION
        while end < n and cards[end] >> GENERATION & LAST_GENERATION == generation:
            end += 1
        admitted = 0
        for k in range(begin_at, end):
            own = EVERY_KIND & ~(cards[k] >> VEIL)
            admitted |= own
            other = pick(kinds, k, end, admitted, rng)
            kind = kinds[other]
            kinds[other] = kinds[k]
            kinds[k] = kind
            if not own >> kind & 1:
                return False
    return True


def pick(kinds, start, end, admitted, rng):
    """Where one of the cards left lies that are admitted, each equally likely."""
    if admitted == EVERY_KIND:
        return start + below(rng, end - start)
    count = 0
    for k in range(start, end):
        count += admitted >> kinds[k] & 1
    skip = below(rng, count)
    for k in range(start, end):
        if admitted >> kinds[k] & 1:
            if skip == 0:
                return k
            skip -= 1
    return start


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
    for p in range(s.players):
        if p == player or s.shown[p]:
            if ORDERS[order, p] != s.archetype[p]:
                return False
        elif s.not_archetype[p] >> ORDERS[order, p] & 1:
            return False
    return True


def agrees(s, player, n, owners, cards, kinds, order):
    """Facts about whole hands: who is to play a card can play one; who stayed in with nothing to
    draw could; who forged and was not asked again is not the forger, or had no `false` left."""
    for p in range(s.players):
        wanted = s.some[p]
        if s.phase == PLAY and p == s.turn:
            wanted = open_kinds(s, p)
        if p != player and wanted and not held_by(s, player, p, n, owners, kinds) & wanted:
            return False
    if s.secret:
        for k in range(n):
            forger = (cards[k] >> FORGER_OF & SEAT_BITS) - 1
            if forger >= 0 and kinds[k] == FALSE and ORDERS[order, forger] == FORGER:
                return False
        bit = seen_bit(player)
        for p in range(s.players):
            for k in range(s.held[p]):
                card = s.hands[p, k]
                forger = (card >> FORGER_OF & SEAT_BITS) - 1
                if (
                    (p == player or card & bit)
                    and forger >= 0
                    and card & KIND == FALSE
                    and ORDERS[order, forger] == FORGER
                ):
                    return False
    return True


def held_by(s, player, p, n, owners, kinds):
    """The kinds that a hand would hold, as bits."""
    mask = 0
    bit = seen_bit(player)
    for k in range(s.held[p]):
        if s.hands[p, k] & bit:
            mask |= 1 << (s.hands[p, k] & KIND)
    for k in range(n):
        if owners[k] == p:
            mask |= 1 << kinds[k]
    return mask


def redraw_memories(s, player, n, owners, cards, kinds, rng):
    """What two others remember of each other's cards: where the card is redrawn, what it is now;
    where it has left that hand, or is remembered twice, any that could have been there."""
    used = np.zeros(CARDS, np.int64)
    done = np.zeros((PLAYERS, MEMORY), np.int64)
    for p in range(s.players):
        if p == player:
            continue
        for k in range(s.memories[p] - 1, -1, -1):
            memory = s.memory[p, k]
            other, mine = memory >> 4 & KIND, memory >> 8
            if other == player or done[p, k]:
                continue
            owner, seer = (p, other) if mine else (other, p)
            place = remembered(n, owners, cards, used, owner, seer, memory & KIND)
            if place == NONE:
                kind = draw_memory(s, player, owner, n, owners, kinds, rng)
            else:
                used[place] |= 1 << seer
                kind = kinds[place]
            twin = memory_of_the_same(s, done, p, k)
            if twin != NONE:
                done[other, twin] = 1
                s.memory[other, twin] = (s.memory[other, twin] & ~KIND) | kind
            done[p, k] = 1
            s.memory[p, k] = (memory & ~KIND) | kind


def remembered(n, owners, cards, used, owner, seer, kind):
    """The hidden place of a card that somebody remembers in another's hand, or none."""
    for place in range(n):
        card = cards[place]
        if (
            owners[place] == owner
            and card & KIND == kind
            and card & seen_bit(seer)
            and not used[place] >> seer & 1
        ):
            return place
    return NONE


def memory_of_the_same(s, done, p, k):
    """Who was shown a card, and who showed it, remember the same: where the other does, or none."""
    memory = s.memory[p, k]
    other = memory >> 4 & KIND
    wanted = (memory & KIND) | p << 4 | (1 - (memory >> 8)) << 8
    for twin in range(s.memories[other] - 1, -1, -1):
        if (
            not done[other, twin]
            and s.memory[other, twin] == wanted
            and s.memory_round[other, twin] == s.memory_round[p, k]
        ):
            return np.int64(twin)
    return NONE


def draw_memory(s, player, owner, n, owners, kinds, rng):
    """One of the cards of a hand as it is imagined, or of the discards, each equally likely; of
    any kind if there are none."""
    bit = seen_bit(player)
    count = s.held[owner] + s.piled
    if count == 0:
        return below(rng, KINDS)
    skip = below(rng, count)
    if skip < s.piled:
        return s.pile[skip]
    skip -= s.piled
    for k in range(s.held[owner]):
        if s.hands[owner, k] & bit:
            if skip == 0:
                return s.hands[owner, k] & KIND
            skip -= 1
    for k in range(n):
        if owners[k] == owner:
            if skip == 0:
                return kinds[k]
            skip -= 1
    return NONE  # cannot be: every card of the hand is seen or hidden


def redraw_gifts(s, player, rng):
    """CL-10: which card another gave in a swap is not known yet."""
    if s.phase == GIVING:
        for p in range(s.players):
            if p != player and s.given[p] != NONE:
                s.given[p] = below(rng, s.held[p])


# --- observations ---------------------------------------------------------------------------


def observe(s, player, out):
    """The pieces of `layout`, one after the other; seats are counted from the player's own."""
    if s.phase < 8:
        out[s.phase] = 1
    out[8] = s.lap
    out[9] = s.plays
    out[10] = s.evidence
    out[11] = s.left
    at = 12
    for k in range(s.piled):
        out[at + s.pile[k]] += 1
    at += KINDS
    for k in range(s.held[player]):
        out[at + (s.hands[player, k] & KIND)] += 1
    at += KINDS
    if s.pending != NONE:
        out[at + s.pending] = 1
        out[at + KINDS + (s.by - player) % s.players] = 1
        if s.at != NOBODY:
            out[at + KINDS + PLAYERS + (s.at - player) % s.players] = 1
    at += KINDS + 2 * PLAYERS
    if s.aim != NONE:
        out[at + s.aim] = 1
    at += PLACES
    if s.secret:
        out[at + s.archetype[player]] = 1
    at += ARCHETYPES
    if s.phase == TOP and player == s.turn:
        out[at + (s.deck[s.left - 1] & KIND)] = 1
    at += KINDS
    for k in range(s.players):
        at = observe_seat(s, player, (player + k) % s.players, out, at)


def observe_seat(s, player, p, out, at):
    out[at] = p == s.turn
    out[at + 1] = s.held[p]
    out[at + 2] = truth_of(s, p)
    out[at + 3] = s.sabotage[p]
    out[at + 4] = s.confused[p]
    out[at + 5] = s.out[p]
    at += 6
    for k in range(PLACES):
        out[at + k] = s.table[p, k]
    at += PLACES
    for k in range(NOTES):
        out[at + k] = s.notes[p, k]
    at += NOTES
    for k in range(s.memories[player]):
        memory = s.memory[player, k]
        if memory >> 8 == 0 and memory >> 4 & KIND == p:
            out[at + (memory & KIND)] = s.memory_round[player, k]
    at += KINDS
    if s.secret:
        for archetype in range(ARCHETYPES):
            if s.shown[p]:
                out[at + archetype] = s.archetype[p] == archetype
            out[at + ARCHETYPES + archetype] = s.not_archetype[p] >> archetype & 1
    return at + 2 * ARCHETYPES
