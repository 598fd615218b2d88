"""City of Lies: ways in which everything that a player saw may have come about.

A history is gone through from its beginning, as the viewer saw it. The cards in the others' hands
are told apart, but not yet drawn: of such a card only the deck is known that it came from, and
which cards that deck still has to give. Where something happened that the viewer did not see, any
card of the hand may be the one; where he saw which kind it was, those count by the chance that they
are of this kind. Cards are drawn as late as possible, but at once where a fact depends on them.

How likely it is that an entry went as it was seen is told by `pass_on`. What opponents' choices may
give away is used only so far: who parted with a card of his choice had it, and if the viewer knew
of one of that kind in this hand, it is that one.

Beside the state of the match (`s`) these are handed around:
- `cards`: what is known of every card, as bits: its kind, or that it is not drawn yet; whether the
  viewer knows that it is where it is; who else saw it there, if cards may be named; and from which
  deck it comes, the first being 0;
- `hands`: which of these cards everybody but the viewer holds, and how many;
- `decks`: how many cards of each kind every deck has to give, and how many in all;
- `picks`: for every entry of the history, the two cards it was about;
- `odds`: room for the chances of the cards of a hand;
- `run`: whether ways may differ by now, how many cards there are, how many decks went before, who
  is the forger, and the order of all archetypes.
"""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.games.cityoflies.rules.history import (
    DREW,
    HELD,
    KNOWN,
    NO_CARD,
    NOTHING,
    PARTED,
    RESHUFFLED,
    SHOWN,
    SOMETHING,
    STOLEN,
    SWAPPED,
    TRAPPED,
    UNASKED,
    WHAT,
    facts_of,
    first_of,
    hand_size,
    named_by,
    player_of,
    rival_of,
    second_of,
)
from bluffhouse.games.cityoflies.rules.state import (
    CARDS,
    EVERY_KIND,
    FALSE,
    FORGE,
    KIND,
    KINDS,
    NOBODY,
    NONE,
    SPECTATOR,
    seats,
)

UNDRAWN = np.int64(15)  # in place of a kind
SURE_OF = 16  # the viewer knows that the card is in this hand
SEEN_BY, ALL_PLAYERS = 5, 15  # shift and mask: the others who saw it in this hand
DECK_OF = 9  # shift
ELSEWHERE = ~np.int64(SURE_OF | ALL_PLAYERS << SEEN_BY)  # what stays when it changes hands
SIZE = CARDS  # where a hand says how many cards it has
VARIED, MADE, DECK, FORGES, ORDER, RUN_FACTS = 0, 1, 2, 3, 4, 5  # of a run
FINE = np.int64(1 << 30)


# --- cards not yet drawn --------------------------------------------------------------------


def weigh_hand(cards, hands, decks, p, kinds, odds):
    """The chance of every card of a hand to be of one of these kinds; and their sum."""
    total, share, last = 0.0, 0.0, -1
    for k in range(hands[p, SIZE]):
        card = cards[hands[p, k]]
        if card & KIND != UNDRAWN:
            odds[k] = kinds >> (card & KIND) & 1
        else:
            deck = card >> DECK_OF
            if deck != last:
                share, last = count_kinds(decks, deck, kinds) / decks[deck, KINDS], deck
            odds[k] = share
        total += odds[k]
    return total


def count_kinds(decks, deck, kinds):
    count = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            count += decks[deck, kind]
    return count


def pick_place(cards, hands, p, odds, total, run, rng):
    """One of the cards of a hand, each as likely as its odds say."""
    rest = below(rng, FINE) / FINE * total
    found = NONE
    first = NONE
    for k in range(hands[p, SIZE]):
        if odds[k] > 0.0:
            if first == NONE:
                first = k
            elif cards[hands[p, k]] != cards[hands[p, first]]:
                run[VARIED] = 1
            if rest >= 0.0:
                found = k
            rest -= odds[k]
    return found


def draw_card(cards, token, decks, kinds, rng):
    """Draw a card that is of one of these kinds, if it is not drawn yet; its kind."""
    if cards[token] & KIND == UNDRAWN:
        cards[token] += draw_kind(decks, cards[token] >> DECK_OF, kinds, rng) - UNDRAWN
    return cards[token] & KIND


def draw_kind(decks, deck, kinds, rng):
    """One of the cards that a deck still has to give, of one of these kinds."""
    skip = below(rng, count_kinds(decks, deck, kinds))
    drawn = 0
    for kind in range(KINDS):
        if kinds >> kind & 1 and skip >= 0:
            drawn = kind
            skip -= decks[deck, kind]
    decks[deck, drawn] -= 1
    decks[deck, KINDS] -= 1
    return drawn


def take_out(hands, p, place):
    token = hands[p, place]
    hands[p, SIZE] -= 1
    hands[p, place] = hands[p, hands[p, SIZE]]
    return token


def put_in(hands, p, token):
    hands[p, hands[p, SIZE]] = token
    hands[p, SIZE] += 1


# --- what the viewer saw --------------------------------------------------------------------


def find_sure(cards, hands, p, kind):
    """Where a card lies of which the viewer knows that it is in this hand, or −1."""
    for k in range(hands[p, SIZE]):
        if cards[hands[p, k]] & (KIND | SURE_OF) == kind | SURE_OF:
            return k
    return -1


def leave(cards, hands, decks, p, kind, chosen, odds, run, rng):
    """A card of this kind leaves a hand, by choice or by chance; the chance that one could."""
    place, total = -1, 1.0
    if chosen:
        place = find_sure(cards, hands, p, kind)
    if place < 0:
        total = weigh_hand(cards, hands, decks, p, 1 << kind, odds)
        if total == 0.0:
            return total
        place = pick_place(cards, hands, p, odds, total, run, rng)
    draw_card(cards, take_out(hands, p, place), decks, 1 << kind, rng)
    return total


def leave_by_name(cards, hands, decks, p, rival, kind, odds, run, rng):
    """CL-11: a card of this kind leaves a hand, which a rival named: one of those that he had seen
    there."""
    run[VARIED] = 1
    weigh_hand(cards, hands, decks, p, 1 << kind, odds)
    total = 0.0
    for k in range(hands[p, SIZE]):
        if not cards[hands[p, k]] >> SEEN_BY + rival & 1:
            odds[k] = 0.0
        total += odds[k]
    if total > 0.0:
        place = pick_place(cards, hands, p, odds, total, run, rng)
        draw_card(cards, take_out(hands, p, place), decks, 1 << kind, rng)
    return total


def hold(s, cards, hands, decks, p, kind, odds, run, rng):
    """Everybody learns that a hand holds this kind."""
    place, total = find_sure(cards, hands, p, kind), 1.0
    if place < 0:
        total = weigh_hand(cards, hands, decks, p, 1 << kind, odds)
        if total == 0.0:
            return total
        place = pick_place(cards, hands, p, odds, total, run, rng)
        draw_card(cards, hands[p, place], decks, 1 << kind, rng)
        cards[hands[p, place]] |= SURE_OF
    mark_seen(s, cards, hands[p, place], ALL_PLAYERS)
    return total


def mark_seen(s, cards, token, players):
    """Others see a card where it is. Only who may name cards makes that matter."""
    if s.naming:
        cards[token] |= players << SEEN_BY


def see(cards, hands, decks, p, kind, second, odds, run, rng):
    """The viewer is shown a card of a hand, or two."""
    total = weigh_hand(cards, hands, decks, p, 1 << kind, odds)
    if total == 0.0:
        return total
    place = pick_place(cards, hands, p, odds, total, run, rng)
    draw_card(cards, hands[p, place], decks, 1 << kind, rng)
    cards[hands[p, place]] |= SURE_OF
    if second == NO_CARD:
        return total
    other = weigh_hand(cards, hands, decks, p, 1 << second, odds) - odds[place]
    odds[place] = 0.0
    if other <= 0.0:
        return 0.0
    place = pick_place(cards, hands, p, odds, other, run, rng)
    draw_card(cards, hands[p, place], decks, 1 << second, rng)
    cards[hands[p, place]] |= SURE_OF
    return total * other


def hold_only(cards, hands, decks, p, kinds, odds, run, rng):
    """All cards of a hand are of these kinds: they are drawn now."""
    run[VARIED] = 1
    chance = 1.0
    for k in range(hands[p, SIZE]):
        weigh_hand(cards, hands, decks, p, kinds, odds)
        chance *= odds[k]
        if chance == 0.0:
            break
        draw_card(cards, hands[p, k], decks, kinds, rng)
    return chance


def hold_one(cards, hands, decks, p, kinds, odds, run, rng):
    """At least one card of a hand is of these kinds: the first of them, and those before it, are
    drawn now; the chance that there is one."""
    run[VARIED] = 1
    none = 1.0
    for k in range(hands[p, SIZE]):
        odds[k] = none * next_share(cards, hands, decks, p, k, kinds)
        none -= odds[k]
    total = 0.0
    for k in range(hands[p, SIZE]):
        total += odds[k]
    if total > 0.0:
        place = pick_place(cards, hands, p, odds, total, run, rng)
        for k in range(place):
            draw_card(cards, hands[p, k], decks, EVERY_KIND & ~kinds, rng)
        draw_card(cards, hands[p, place], decks, kinds, rng)
    return total


def next_share(cards, hands, decks, p, place, kinds):
    """The chance of a card of a hand to be of these kinds, if none before it is."""
    card = cards[hands[p, place]]
    if card & KIND != UNDRAWN:
        return float(kinds >> (card & KIND) & 1)
    deck = card >> DECK_OF
    rest = decks[deck, KINDS]
    for k in range(place):
        rest -= cards[hands[p, k]] & ELSEWHERE == card & ELSEWHERE
    return min(1.0, count_kinds(decks, deck, kinds) / rest)


# --- what he did not see --------------------------------------------------------------------


def lose(s, cards, hands, decks, giver, taker, kinds, picks, at, odds, run, rng):
    """A card of one of these kinds changes hands; the chance of that."""
    total = weigh_hand(cards, hands, decks, giver, kinds, odds)
    if total == 0.0:
        return total
    place = pick_place(cards, hands, giver, odds, total, run, rng)
    token = take_out(hands, giver, place)
    if kinds != EVERY_KIND and cards[token] & KIND == UNDRAWN:
        run[VARIED] = 1
        draw_card(cards, token, decks, kinds, rng)
    cards[token] &= ELSEWHERE
    mark_seen(s, cards, token, 1 << giver)
    put_in(hands, taker, token)
    picks[at] = token
    return total


def exchange(s, cards, hands, p, q, picks, at, run, rng):
    """Two others swap: any card of either."""
    for k in range(2):
        giver = q if k else p
        for other in range(1, hands[giver, SIZE]):
            if cards[hands[giver, other]] != cards[hands[giver, 0]]:
                run[VARIED] = 1
        picks[at + k] = take_out(hands, giver, below(rng, hands[giver, SIZE]))
        cards[picks[at + k]] &= ELSEWHERE
        mark_seen(s, cards, picks[at + k], 1 << giver)
    put_in(hands, q, picks[at])
    put_in(hands, p, picks[at + 1])


def show_between(s, cards, hands, p, q, two, picks, at, rng):
    """Another is shown any card of a hand, or two."""
    place = below(rng, hands[p, SIZE])
    picks[at] = hands[p, place]
    mark_seen(s, cards, picks[at], 1 << q)
    if two:
        other = below(rng, hands[p, SIZE] - 1)
        picks[at + 1] = hands[p, other + (other >= place)]
        mark_seen(s, cards, picks[at + 1], 1 << q)


# --- the viewer's own dealings --------------------------------------------------------------


def deal_with(player, entry, cards, hands, decks, odds, run, rng):
    """The viewer stole, was stolen from, or swapped: what he took, and what he gave."""
    other, given, taken = rival_of(entry), first_of(entry), second_of(entry)
    if other == player:
        other, given, taken = player_of(entry), taken, given
    chance = 1.0
    if taken != NO_CARD:
        chosen = entry & WHAT == SWAPPED
        chance = leave(cards, hands, decks, other, taken, chosen, odds, run, rng)
    if given != NO_CARD:
        take_new(cards, hands, other, given | SURE_OF, run)
    return chance


def take_new(cards, hands, p, card, run):
    """A card that was in none of the others' hands comes into one."""
    token = run[MADE]
    cards[token] = card
    put_in(hands, p, token)
    run[MADE] += 1
    return token


def draw_one(s, player, entry, cards, hands, picks, at, run):
    """Another draws: the viewer, or somebody else, may have seen the card in the deck."""
    viewer = SPECTATOR if player == NOBODY else player
    card = UNDRAWN | run[DECK] << DECK_OF
    if facts_of(entry) >> viewer & 1:
        card = first_of(entry) | SURE_OF
    picks[at] = take_new(cards, hands, player_of(entry), card, run)
    mark_seen(s, cards, picks[at], facts_of(entry) & ALL_PLAYERS)


# --- from the beginning to now --------------------------------------------------------------


def begin_way(s, player, start, cards, hands, decks, run, rng):
    """The hands when the history began, and what was known of them."""
    run[VARIED], run[MADE], run[DECK] = 0, 0, 0
    for p in seats(s):
        hands[p, SIZE] = 0
        if p != player:
            for _ in range(start[p]):
                take_new(cards, hands, p, UNDRAWN, run)
    settle_known(s, player, cards, hands, decks, rng)


def settle_known(s, player, cards, hands, decks, rng):
    """The cards of a hand that all knew when the history began come first, then those that the
    viewer knew."""
    owner, place = NOBODY, 0
    for k in range(s.written):
        entry = s.history[k]
        if entry & WHAT != KNOWN:
            return
        p, seer = player_of(entry), rival_of(entry)
        if p != player and (seer == SPECTATOR or seer == player):
            place = place + 1 if p == owner else 0
            owner = p
            draw_card(cards, hands[p, place], decks, 1 << first_of(entry), rng)
            cards[hands[p, place]] |= SURE_OF


def settle_lone_hand(s, player, cards, hands, decks, rng):
    """CL-2: all cards but those of the hands became the deck. If only one other holds cards, the
    viewer knows them."""
    lone, holders = NOBODY, 0
    for p in seats(s):
        if p != player and hands[p, SIZE] > 0:
            lone = p
            holders += 1
    if holders == 1:
        for k in range(hands[lone, SIZE]):
            draw_card(cards, hands[lone, k], decks, EVERY_KIND, rng)
            cards[hands[lone, k]] |= SURE_OF


def mark_lone_hands(s, player, at, cards, hands):
    """CL-2: the same, as others see it."""
    if player != NOBODY and hand_size(s, player, at) > 0:
        return
    for seer in seats(s):
        lone, holders = NOBODY, 0
        for p in seats(s):
            if p != seer and p != player and hands[p, SIZE] > 0:
                lone = p
                holders += 1
        if holders == 1 and seer != player:
            for k in range(hands[lone, SIZE]):
                mark_seen(s, cards, hands[lone, k], 1 << seer)


def lack_one(cards, hands, decks, p, run, rng):
    """CL-A2: a hand has no `false` or no forgery: its cards are drawn now, whatever they are."""
    run[VARIED] = 1
    kinds = 0
    for k in range(hands[p, SIZE]):
        kinds |= 1 << draw_card(cards, hands[p, k], decks, EVERY_KIND, rng)
    return 1.0 - float(kinds >> FALSE & kinds >> FORGE & 1)


def pass_on(s, player, k, cards, hands, decks, picks, odds, run, rng):
    """One entry: how likely it is that it went as the viewer saw it."""
    entry = s.history[k]
    what, p, q = entry & WHAT, player_of(entry), rival_of(entry)
    if what == RESHUFFLED:
        run[DECK] += 1
        settle_lone_hand(s, player, cards, hands, decks, rng)
        if s.naming:
            mark_lone_hands(s, player, k, cards, hands)
    elif what == STOLEN or what == SWAPPED:
        if p == player or q == player:
            return deal_with(player, entry, cards, hands, decks, odds, run, rng)
        if what == STOLEN:
            kinds = facts_of(entry)
            return lose(s, cards, hands, decks, p, q, kinds, picks, 2 * k, odds, run, rng)
        exchange(s, cards, hands, p, q, picks, 2 * k, run, rng)
    elif p == player:
        pass  # he sees his own cards
    elif what == DREW:
        draw_one(s, player, entry, cards, hands, picks, 2 * k, run)
    elif what == PARTED or what == TRAPPED:
        kind, rival = first_of(entry), named_by(entry)
        if rival != NOBODY and rival != player and not s.forgotten:
            return leave_by_name(cards, hands, decks, p, rival, kind, odds, run, rng)
        chosen = what == PARTED or rival != NOBODY
        return leave(cards, hands, decks, p, kind, chosen, odds, run, rng)
    elif what == SHOWN:
        if q == player:
            kind, second = first_of(entry), second_of(entry)
            return see(cards, hands, decks, p, kind, second, odds, run, rng)
        two = second_of(entry) != NO_CARD
        show_between(s, cards, hands, p, q, two, picks, 2 * k, rng)
    elif what == HELD:
        return hold(s, cards, hands, decks, p, first_of(entry), odds, run, rng)
    elif what == NOTHING:
        return hold_only(cards, hands, decks, p, EVERY_KIND & ~facts_of(entry), odds, run, rng)
    elif what == SOMETHING:
        return hold_one(cards, hands, decks, p, facts_of(entry), odds, run, rng)
    elif what == UNASKED:
        run[VARIED] = 1
        if p == run[FORGES] and s.second_card:
            return lack_one(cards, hands, decks, p, run, rng)
        if p == run[FORGES]:
            kinds = EVERY_KIND & ~(1 << FALSE)
            return hold_only(cards, hands, decks, p, kinds, odds, run, rng)
    return 1.0
