"""City of Lies: what a player cannot know, drawn anew; and what he knows, as numbers.

A world is imagined by going through the history of the match as the viewer saw it (`retrace`),
with archetypes dealt at random to those whose archetype he does not know. As long as all ways in
which it may have come about are equally likely, one is followed; from then on several side by side,
and in the end one of them is taken by its weight. If none of them leads to now, the older half of
the history is forgotten. Nothing of this depends on what he cannot know.
"""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.games.cityoflies.rules.choices import open_kinds
from bluffhouse.games.cityoflies.rules.history import (
    DREW,
    KNOWN,
    LAP,
    NO_CARD,
    ONCE,
    ONCE_SHOWN,
    ONCE_STOLEN,
    PARTED,
    RESHUFFLED,
    SHOWN,
    STOLEN,
    SWAPPED,
    TRAPPED,
    WHAT,
    beginning,
    facts_of,
    first_of,
    forget,
    knew_names,
    player_of,
    relearn,
    rival_of,
    second_of,
    with_cards,
)
from bluffhouse.games.cityoflies.rules.retrace import (
    FINE,
    FORGES,
    MADE,
    ORDER,
    RUN_FACTS,
    SIZE,
    VARIED,
    begin_way,
    draw_card,
    draw_kind,
    hold_one,
    pass_on,
)
from bluffhouse.games.cityoflies.rules.state import (
    ARCHETYPES,
    CARDS,
    COPIES,
    DECISIONS,
    EVERY_KIND,
    FORGER,
    GIVING,
    HISTORY,
    KIND,
    KINDS,
    LOG,
    NOBODY,
    NONE,
    NOTES,
    PLACES,
    PLAY,
    PLAYERS,
    SEEN,
    SPECTATOR,
    TOP,
    copy_in_hand,
    seats,
    seen_bit,
    truth_of,
)

WAYS = 16  # are followed side by side
TRIES = 32  # if none of all these ways leads to now, some of what was seen is forgotten
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
TABLE_FACTS = DECISIONS + 4 + 3 * KINDS + 2 * PLAYERS + PLACES + ARCHETYPES + KINDS
SEAT_FACTS = 6 + PLACES + NOTES + KINDS + 2 * ARCHETYPES


# --- imagined worlds ------------------------------------------------------------------------


def imagine(s, player, rng):
    """Find a way that leads to now, and let it come true; if none does, forget more."""
    while True:
        start = np.zeros(PLAYERS, np.int64)
        full = look_back(s, player, start)
        cards = np.empty((WAYS, CARDS + s.written), np.int32)
        hands = np.zeros((WAYS, PLAYERS, CARDS + 1), np.int16)
        decks = np.empty((WAYS, full.shape[0], KINDS + 1), np.int16)
        picks = np.empty((WAYS, 2 * s.written), np.int16)
        runs = np.zeros((WAYS, RUN_FACTS), np.int64)
        fork = s.written
        begun = beginning(s)
        for _ in range(TRIES):
            for deck in range(full.shape[0]):
                copy_numbers(full[deck], decks[0, deck], KINDS + 1)
            begin_way(s, player, start, cards[0], hands[0], decks[0], runs[0], rng)
            way, fork = follow(s, player, begun, fork, cards, hands, decks, picks, runs, rng)
            if way != NONE:
                order = runs[way, ORDER]
                come_true(s, player, order, cards[way], hands[way], decks[way], picks[way], rng)
                if knew_names(s):
                    return
                # In this world somebody named a card that he did not know for certain.
                fork, begun = s.written, beginning(s)
        forget(s, (s.written + 1) // 2)  # too much was seen: less of it is told for certain


def follow(s, player, begun, fork, cards, hands, decks, picks, runs, rng):
    """From the first entry in which ways may differ, follow many of them side by side; where some
    get unlikely, others are followed twice. One of them, each as likely as its weight says, or none
    if none leads to now; and where the ways part, which another try need not find out."""
    odds = np.empty(CARDS, np.float64)
    deal_roles(s, player, runs[0], rng)
    for k in range(begun, fork):
        pass_on(s, player, k, cards[0], hands[0], decks[0], picks[0], odds, runs[0], rng)
        if runs[0, VARIED]:
            return NONE, np.int64(k)
    ways = 1 if fork == s.written else WAYS
    weights = np.ones(ways, np.float64)
    for way in range(1, ways):
        copy_way(np.int64(0), way, fork, cards, hands, decks, picks, runs)
        deal_roles(s, player, runs[way], rng)
    for k in range(fork, s.written):
        for way in range(ways):
            if weights[way] > 0.0:
                weights[way] *= pass_on(
                    s, player, k, cards[way], hands[way], decks[way], picks[way], odds, runs[way],
                    rng,
                )  # fmt: skip
        if is_uneven(weights):
            even_out(weights, k + 1, cards, hands, decks, picks, runs, rng)
    for way in range(ways):
        if weights[way] > 0.0:
            weights[way] *= can_act(
                s, player, cards[way], hands[way], decks[way], odds, runs[way], rng
            )
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


def even_out(weights, k, cards, hands, decks, picks, runs, rng):
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
            copy_way(source, way, k, cards, hands, decks, picks, runs)


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


def copy_way(source, way, k, cards, hands, decks, picks, runs):
    """Up to the entry k."""
    copy_numbers(cards[source], cards[way], runs[source, MADE])
    copy_numbers(picks[source], picks[way], 2 * k)
    for deck in range(decks.shape[1]):
        copy_numbers(decks[source, deck], decks[way, deck], KINDS + 1)
    for fact in range(RUN_FACTS):
        runs[way, fact] = runs[source, fact]
    for p in range(PLAYERS):
        copy_numbers(hands[source, p], hands[way, p], hands[source, p, SIZE])
        hands[way, p, SIZE] = hands[source, p, SIZE]


def copy_numbers(source, target, count):
    for k in range(count):
        target[k] = source[k]


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


def deal_roles(s, player, run, rng):
    """Archetypes for all, as far as they are not known."""
    run[ORDER] = draw_order(s, player, rng)
    run[FORGES] = NONE
    for p in seats(s):
        if s.secret and ORDERS[run[ORDER], p] == FORGER:
            run[FORGES] = p


def can_act(s, player, cards, hands, decks, odds, run, rng):
    """CL-3: who is to play a card can play one; the chance of that."""
    if s.phase != PLAY or s.turn == player:
        return 1.0
    return hold_one(cards, hands, decks, s.turn, open_kinds(s, s.turn), odds, run, rng)


def come_true(s, player, order, cards, hands, decks, picks, rng):
    """Hands, deck, archetypes and history become what was imagined."""
    for p in seats(s):
        if p != player:
            for k in range(s.held[p]):
                s.hands[p, k] = draw_card(cards, hands[p, k], decks, EVERY_KIND, rng)
        if s.secret:
            s.archetype[p] = ORDERS[order, p]
    bit = seen_bit(player)
    for k in range(s.left):
        if not s.deck[k] & bit:
            kind = draw_kind(decks, decks.shape[0] - 1, EVERY_KIND, rng)
            s.deck[k] += kind - (s.deck[k] & KIND)
    written, s.written = s.written, 0
    for k in range(written):
        if not is_gone(player, s.history[k]):
            s.history[s.written] = rewrite(player, s.history[k], cards, picks, 2 * k, rng)
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


def rewrite(player, entry, cards, picks, at, rng):
    """An entry with the cards that the viewer did not see as they are imagined."""
    what, p, q = entry & WHAT, player_of(entry), rival_of(entry)
    once = what >= ONCE
    hidden = once or what == DREW or what == STOLEN or what == SWAPPED or what == SHOWN
    if not hidden or p == player or q == player:
        return entry
    first = any_kind(entry, rng) if once else np.int64(cards[picks[at]] & KIND)
    if second_of(entry) == NO_CARD:
        return with_cards(entry, first, NO_CARD)
    second = any_kind(entry, rng) if once else np.int64(cards[picks[at + 1]] & KIND)
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


# --- observations ---------------------------------------------------------------------------


def observe(s, player, out):
    """The pieces of `layout`, one after the other; seats are counted from the player's own."""
    if s.phase < DECISIONS:
        out[s.phase] = 1
    at = DECISIONS
    out[at] = s.lap
    out[at + 1] = s.plays
    out[at + 2] = s.evidence
    out[at + 3] = s.left
    at += 4
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
    for k in seats(s):
        at = observe_seat(s, player, (player + k) % s.players, out, at)
    for k in range(s.written):
        observe_seen(s.history[k], player, s.players, out)


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
    at += KINDS
    if s.secret:
        for archetype in range(ARCHETYPES):
            if s.shown[p]:
                out[at + archetype] = s.archetype[p] == archetype
            out[at + ARCHETYPES + archetype] = s.not_archetype[p] >> archetype & 1
    return at + 2 * ARCHETYPES


def observe_seen(entry, player, players, out):
    """In which round a card was seen that was in another's hand afterwards."""
    what, p, q = entry & WHAT, player_of(entry), rival_of(entry)
    if what >= ONCE:
        what += STOLEN - ONCE
    if what != SHOWN and what != STOLEN and what != SWAPPED:
        return
    if (q if what == SHOWN else p) == player:
        other = p if what == SHOWN else q
        note_seen(entry, first_of(entry), (other - player) % players, out)
        if what == SHOWN and second_of(entry) != NO_CARD:
            note_seen(entry, second_of(entry), (other - player) % players, out)
    elif what == SWAPPED and q == player:
        note_seen(entry, second_of(entry), (p - player) % players, out)


def note_seen(entry, kind, seat, out):
    out[TABLE_FACTS + seat * SEAT_FACTS + 6 + PLACES + NOTES + kind] = entry >> LAP
