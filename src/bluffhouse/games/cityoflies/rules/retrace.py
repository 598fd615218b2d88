"""City of Lies: how everything that a player saw may have come about.

A history is gone through from its beginning, as the viewer saw it. Where something happened that he
did not see, any card of the hand may be the one; where he saw which kind it was, those count by the
chance that they are of this kind. Cards are drawn as late as possible (see `ways`), but at once
where a fact depends on them.

How likely it is that an entry went as it was seen is told by `pass_on`. What opponents' choices may
give away is used only so far: who parted with a card of his choice had it, and if the viewer knew
of one of that kind in this hand, it is that one.
"""

from bluffhouse.core.chance import below
from bluffhouse.games.cityoflies.rules.certainty import hand_size
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
    named_by,
    player_of,
    rival_of,
    second_of,
)
from bluffhouse.games.cityoflies.rules.state import (
    EVERY_KIND,
    FALSE,
    FORGE,
    KIND,
    KINDS,
    NOBODY,
    PLAYERS,
    SPECTATOR,
    seats,
)
from bluffhouse.games.cityoflies.rules.ways import (
    ALL_PLAYERS,
    DECK_OF,
    ELSEWHERE,
    SEEN_BY,
    SIZE,
    SURE_OF,
    UNDRAWN,
    copy_numbers,
    count_kinds,
    draw_card,
    find_sure,
    mark_seen,
    pick_place,
    put_in,
    take_new,
    take_out,
    weigh_hand,
)

# --- what the viewer saw --------------------------------------------------------------------


def leave(w, p, kind, chosen, rng):
    """A card of this kind leaves a hand, by choice or by chance; the chance that one could."""
    place, total = -1, 1.0
    if chosen:
        place = find_sure(w, p, kind)
    if place < 0:
        total = weigh_hand(w, p, 1 << kind)
        if total == 0.0:
            return total
        place = pick_place(w, p, total, rng)
    draw_card(w, take_out(w.hands, p, place), 1 << kind, rng)
    return total


def leave_by_name(w, p, rival, kind, rng):
    """CL-11: a card of this kind leaves a hand, which a rival named: one of those that he had seen
    there."""
    w.varied = 1
    weigh_hand(w, p, 1 << kind)
    total = 0.0
    for k in range(w.hands[p, SIZE]):
        if not w.cards[w.hands[p, k]] >> SEEN_BY + rival & 1:
            w.odds[k] = 0.0
        total += w.odds[k]
    if total > 0.0:
        place = pick_place(w, p, total, rng)
        draw_card(w, take_out(w.hands, p, place), 1 << kind, rng)
    return total


def hold(s, w, p, kind, rng):
    """Everybody learns that a hand holds this kind."""
    place, total = find_sure(w, p, kind), 1.0
    if place < 0:
        total = weigh_hand(w, p, 1 << kind)
        if total == 0.0:
            return total
        place = show_one(w, p, kind, total, rng)
    mark_seen(s, w.cards, w.hands[p, place], ALL_PLAYERS)
    return total


def see(w, p, kind, second, rng):
    """The viewer is shown a card of a hand, or two."""
    total = weigh_hand(w, p, 1 << kind)
    if total == 0.0:
        return total
    place = show_one(w, p, kind, total, rng)
    if second == NO_CARD:
        return total
    other = weigh_hand(w, p, 1 << second) - w.odds[place]
    w.odds[place] = 0.0
    if other <= 0.0:
        return 0.0
    show_one(w, p, second, other, rng)
    return total * other


def show_one(w, p, kind, total, rng):
    """One card of this kind in a hand that was weighed; from now on it is sure. Its place."""
    place = pick_place(w, p, total, rng)
    draw_card(w, w.hands[p, place], 1 << kind, rng)
    w.cards[w.hands[p, place]] |= SURE_OF
    return place


def hold_only(w, p, kinds, rng):
    """All cards of a hand are of these kinds: they are drawn now."""
    w.varied = 1
    chance = 1.0
    for k in range(w.hands[p, SIZE]):
        weigh_hand(w, p, kinds)
        chance *= w.odds[k]
        if chance == 0.0:
            break
        draw_card(w, w.hands[p, k], kinds, rng)
    return chance


def hold_one(w, p, kinds, rng):
    """At least one card of a hand is of these kinds: the first of them, and those before it, are
    drawn now; the chance that there is one."""
    w.varied = 1
    none = 1.0
    for k in range(w.hands[p, SIZE]):
        w.odds[k] = none * next_share(w, p, k, kinds)
        none -= w.odds[k]
    total = 0.0
    for k in range(w.hands[p, SIZE]):
        total += w.odds[k]
    if total > 0.0:
        place = pick_place(w, p, total, rng)
        for k in range(place):
            draw_card(w, w.hands[p, k], EVERY_KIND & ~kinds, rng)
        draw_card(w, w.hands[p, place], kinds, rng)
    return total


def next_share(w, p, place, kinds):
    """The chance of a card of a hand to be of these kinds, if none before it is."""
    card = w.cards[w.hands[p, place]]
    if card & KIND != UNDRAWN:
        return float(kinds >> (card & KIND) & 1)
    deck = card >> DECK_OF
    rest = w.decks[deck, KINDS]
    for k in range(place):
        rest -= w.cards[w.hands[p, k]] & ELSEWHERE == card & ELSEWHERE
    return min(1.0, count_kinds(w.decks, deck, kinds) / rest)


# --- what he did not see --------------------------------------------------------------------


def lose(s, w, giver, taker, kinds, at, rng):
    """A card of one of these kinds changes hands; the chance of that."""
    total = weigh_hand(w, giver, kinds)
    if total == 0.0:
        return total
    place = pick_place(w, giver, total, rng)
    token = take_out(w.hands, giver, place)
    if kinds != EVERY_KIND and w.cards[token] & KIND == UNDRAWN:
        w.varied = 1
        draw_card(w, token, kinds, rng)
    w.cards[token] &= ELSEWHERE
    mark_seen(s, w.cards, token, 1 << giver)
    put_in(w.hands, taker, token)
    w.picks[at] = token
    return total


def exchange(s, w, p, q, at, rng):
    """Two others swap: any card of either."""
    for k in range(2):
        giver = q if k else p
        for other in range(1, w.hands[giver, SIZE]):
            if w.cards[w.hands[giver, other]] != w.cards[w.hands[giver, 0]]:
                w.varied = 1
        w.picks[at + k] = take_out(w.hands, giver, below(rng, w.hands[giver, SIZE]))
        w.cards[w.picks[at + k]] &= ELSEWHERE
        mark_seen(s, w.cards, w.picks[at + k], 1 << giver)
    put_in(w.hands, q, w.picks[at])
    put_in(w.hands, p, w.picks[at + 1])


def show_between(s, w, p, q, two, at, rng):
    """Another is shown any card of a hand, or two."""
    place = below(rng, w.hands[p, SIZE])
    w.picks[at] = w.hands[p, place]
    mark_seen(s, w.cards, w.picks[at], 1 << q)
    if two:
        other = below(rng, w.hands[p, SIZE] - 1)
        w.picks[at + 1] = w.hands[p, other + (other >= place)]
        mark_seen(s, w.cards, w.picks[at + 1], 1 << q)


# --- the viewer's own dealings --------------------------------------------------------------


def deal_with(player, entry, w, rng):
    """The viewer stole, was stolen from, or swapped: what he took, and what he gave."""
    other, given, taken = rival_of(entry), first_of(entry), second_of(entry)
    if other == player:
        other, given, taken = player_of(entry), taken, given
    chance = 1.0
    if taken != NO_CARD:
        chosen = entry & WHAT == SWAPPED
        chance = leave(w, other, taken, chosen, rng)
    if given != NO_CARD:
        take_new(w, other, given | SURE_OF)
    return chance


def draw_one(s, player, entry, w, at):
    """Another draws: the viewer, or somebody else, may have seen the card in the deck."""
    viewer = SPECTATOR if player == NOBODY else player
    card = UNDRAWN | w.deck << DECK_OF
    if facts_of(entry) >> viewer & 1:
        card = first_of(entry) | SURE_OF
    w.picks[at] = take_new(w, player_of(entry), card)
    mark_seen(s, w.cards, w.picks[at], facts_of(entry) & ALL_PLAYERS)


# --- from the beginning to now --------------------------------------------------------------


def begin_way(s, player, start, decks, w, rng):
    """The hands when the history began, what was known of them, and all decks."""
    w.varied, w.made, w.deck, w.last = 0, 0, 0, decks.shape[0] - 1
    for deck in range(decks.shape[0]):
        copy_numbers(decks[deck], w.decks[deck], KINDS + 1)
    for p in range(PLAYERS):
        w.hands[p, SIZE] = 0
    for p in seats(s):
        if p != player:
            for _ in range(start[p]):
                take_new(w, p, UNDRAWN)
    settle_known(s, player, w, rng)


def settle_known(s, player, w, rng):
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
            draw_card(w, w.hands[p, place], 1 << first_of(entry), rng)
            w.cards[w.hands[p, place]] |= SURE_OF


def settle_lone_hand(s, player, w, rng):
    """CL-2: all cards but those of the hands became the deck. If only one other holds cards, the
    viewer knows them."""
    lone, holders = NOBODY, 0
    for p in seats(s):
        if p != player and w.hands[p, SIZE] > 0:
            lone = p
            holders += 1
    if holders == 1:
        for k in range(w.hands[lone, SIZE]):
            draw_card(w, w.hands[lone, k], EVERY_KIND, rng)
            w.cards[w.hands[lone, k]] |= SURE_OF


def mark_lone_hands(s, player, at, w):
    """CL-2: the same, as others see it."""
    if player != NOBODY and hand_size(s, player, at) > 0:
        return
    for seer in seats(s):
        lone, holders = NOBODY, 0
        for p in seats(s):
            if p != seer and p != player and w.hands[p, SIZE] > 0:
                lone = p
                holders += 1
        if holders == 1 and seer != player:
            for k in range(w.hands[lone, SIZE]):
                mark_seen(s, w.cards, w.hands[lone, k], 1 << seer)


def lack_one(w, p, rng):
    """CL-A2: a hand has no `false` or no forgery: its cards are drawn now, whatever they are."""
    w.varied = 1
    kinds = 0
    for k in range(w.hands[p, SIZE]):
        kinds |= 1 << draw_card(w, w.hands[p, k], EVERY_KIND, rng)
    return 1.0 - float(kinds >> FALSE & kinds >> FORGE & 1)


def pass_on(s, player, k, w, rng):
    """One entry: how likely it is that it went as the viewer saw it."""
    entry = s.history[k]
    what, p, q = entry & WHAT, player_of(entry), rival_of(entry)
    if what == RESHUFFLED:
        w.deck += 1
        settle_lone_hand(s, player, w, rng)
        if s.naming:
            mark_lone_hands(s, player, k, w)
    elif what == STOLEN or what == SWAPPED:
        if p == player or q == player:
            return deal_with(player, entry, w, rng)
        if what == STOLEN:
            kinds = facts_of(entry)
            return lose(s, w, p, q, kinds, 2 * k, rng)
        exchange(s, w, p, q, 2 * k, rng)
    elif p == player:
        pass  # he sees his own cards
    elif what == DREW:
        draw_one(s, player, entry, w, 2 * k)
    elif what == PARTED or what == TRAPPED:
        kind, rival = first_of(entry), named_by(entry)
        if rival != NOBODY and rival != player and not s.forgotten:
            return leave_by_name(w, p, rival, kind, rng)
        chosen = what == PARTED or rival != NOBODY
        return leave(w, p, kind, chosen, rng)
    elif what == SHOWN:
        if q == player:
            kind, second = first_of(entry), second_of(entry)
            return see(w, p, kind, second, rng)
        two = second_of(entry) != NO_CARD
        show_between(s, w, p, q, two, 2 * k, rng)
    elif what == HELD:
        return hold(s, w, p, first_of(entry), rng)
    elif what == NOTHING:
        return hold_only(w, p, EVERY_KIND & ~facts_of(entry), rng)
    elif what == SOMETHING:
        return hold_one(w, p, facts_of(entry), rng)
    elif what == UNASKED:
        w.varied = 1
        if p == w.forges and s.second_card:
            return lack_one(w, p, rng)
        if p == w.forges:
            kinds = EVERY_KIND & ~(1 << FALSE)
            return hold_only(w, p, kinds, rng)
    return 1.0
