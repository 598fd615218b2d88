"""City of Lies: the history of a match, from which follows who knows what.

Every entry is one whole number: what happened to cards in hands, to whom, and which cards they
were. Who may know them follows from what happened. An imagined world has a history of its own, in
which all that the viewer could not see is drawn anew (see `knowledge`).

When the history is full, its older half is forgotten: how the cards came where they were then, and
from which deck. What everybody knew for certain of the others' hands, and which cards he had seen,
is kept in entries at the beginning. All this depends only on what each of them knew.
"""

import numpy as np

from bluffhouse.core.chance import shuffle
from bluffhouse.games.cityoflies.box import (
    E_RESHUFFLE,
    EVERY_KIND,
    FALSE,
    FORGER,
    HISTORY,
    KINDS,
    NOBODY,
    NONE,
    PLAYERS,
    REMEMBERED,
    SPECTATOR,
    note,
    part_with,
    put_in_hand,
)

# What happened. Cards that are shown, swapped or stolen are known to the two; cards drawn, to who
# drew them and to who had seen them in the deck; those that were played, lost or held, to all.
(
    KNOWN,  # at the beginning only: somebody, or everybody, knows a card of a player's hand
    RESHUFFLED,  # the discards became the deck
    DREW,
    PARTED,  # a player played or discarded a card that he chose
    TRAPPED,  # a player lost a card by chance
    STOLEN,  # a player lost a card to a rival, who has got one of the kinds told
    SWAPPED,  # a player gave his rival the first card and took the second
    SHOWN,  # a player's card, or two of them, were shown to a rival
    HELD,  # a player turned out to hold this card
    NOTHING,  # a player held none of the kinds told
    SOMETHING,  # a player held at least one of the kinds told
    UNASKED,  # a player forged and was not asked for a second: not the forger, or without `false`
    ONCE_STOLEN,  # at the beginning, behind what is known: cards seen in a time forgotten
    ONCE_SWAPPED,
    ONCE_SHOWN,
) = np.arange(15, dtype=np.int64)
ONCE = ONCE_STOLEN  # and those behind it

# Bits of an entry: what; whom, seats; two cards; kinds, or who knew the card; the round.
WHAT, SEAT, CARD = 15, 7, 15  # masks
PLAYER, RIVAL, FIRST_CARD, SECOND_CARD, TOLD_AT, LAP = 4, 7, 10, 14, 18, 31  # shifts
ALL_FACTS = (1 << LAP - TOLD_AT) - 1
NO_CARD = 15
SPARE = 32  # so much of a history is free, at least, when its older half was forgotten


def entry_of(what, player, rival, first, second, facts, lap):
    """Players and cards that there are not are −1."""
    entry = what | (player & SEAT) << PLAYER | (rival & SEAT) << RIVAL
    entry |= (first & CARD) << FIRST_CARD | (second & CARD) << SECOND_CARD
    return entry | facts << TOLD_AT | lap << LAP


def write_down(s, what, player, rival, first, second, facts):
    """One more entry."""
    if s.written == HISTORY:
        forget(s, HISTORY // 2)
    entry = entry_of(what, player, rival, first, second, facts, s.lap)
    s.history[s.written] = entry
    s.written += 1
    take_in(s, entry)


def player_of(entry):
    return entry >> PLAYER & SEAT


def rival_of(entry):
    return entry >> RIVAL & SEAT


def first_of(entry):
    return entry >> FIRST_CARD & CARD


def second_of(entry):
    return entry >> SECOND_CARD & CARD


def facts_of(entry):
    return entry >> TOLD_AT & ALL_FACTS


def with_cards(entry, first, second):
    """The same entry with other cards."""
    entry &= ~(CARD << FIRST_CARD | CARD << SECOND_CARD)
    return entry | first << FIRST_CARD | second << SECOND_CARD


# --- what happens to cards ------------------------------------------------------------------


def reshuffle(s):
    """CL-2: the discards become the deck."""
    for k in range(s.piled):
        s.deck[k] = s.pile[k]
    s.left = s.piled
    s.piled = 0
    shuffle(s.chance, s.deck, s.left)
    write_down(s, RESHUFFLED, NOBODY, NOBODY, NONE, NONE, 0)
    note(s, E_RESHUFFLE, NOBODY, NOBODY, NONE, s.left)


def part_openly(s, p, place, what):
    """Everybody sees what kind of card leaves a hand. CL-A2: if it is a `false` that was certainly
    there when its owner was not asked for a second forgery, then he is not the forger."""
    kind = part_with(s, p, place)
    write_down(s, what, p, NOBODY, kind, NONE, 0)
    if kind == FALSE and s.unasked >> p & 1:
        if s.since[p] == 0:
            s.not_archetype[p] |= 1 << FORGER
        else:
            s.since[p] -= 1
    return kind


def go_unasked(s, p):
    """CL-A2: who forged is not asked for a second."""
    s.unasked |= 1 << p
    s.since[p] = 0
    write_down(s, UNASKED, p, NOBODY, NONE, NONE, 0)


def hold_nothing(s, p, kinds):
    """CL-3: who plays nothing holds none of these kinds. A position that goes on while he discards
    comes here again: once is enough."""
    k = s.written - 1
    while k >= 0 and s.history[k] & WHAT == PARTED and player_of(s.history[k]) == p:
        k -= 1
    last = s.history[max(0, k)]
    if k < 0 or last & WHAT != NOTHING or player_of(last) != p or facts_of(last) != kinds:
        write_down(s, NOTHING, p, NOBODY, NONE, NONE, kinds)


def steal_card(s, giver, place, taker, kinds):
    """CL-12, CL-17: only the two see the card; everybody, that it is one of these kinds."""
    kind = part_with(s, giver, place)
    put_in_hand(s, taker, kind)
    write_down(s, STOLEN, giver, taker, kind, NONE, kinds)


# --- what everybody knows for certain -------------------------------------------------------


def take_in(s, entry):
    """How many cards of each kind everybody knows in every hand, after one more entry."""
    what, p, other, kind = entry & WHAT, player_of(entry), rival_of(entry), first_of(entry)
    if what == DREW:
        seers = facts_of(entry)
        if seers:
            for v in range(PLAYERS + 1):
                s.sure[v, p, kind] += seers >> v & 1
    elif what == PARTED or what == TRAPPED:
        for v in range(PLAYERS + 1):
            if s.sure[v, p, kind] > 0:
                s.sure[v, p, kind] -= 1
    elif what == STOLEN:
        take_in_move(s, p, other, kind, facts_of(entry))
    elif what == SWAPPED:
        take_in_move(s, p, other, kind, EVERY_KIND)
        take_in_move(s, other, p, second_of(entry), EVERY_KIND)
    elif what == HELD:
        for v in range(PLAYERS + 1):
            s.sure[v, p, kind] = max(1, s.sure[v, p, kind])
    elif what == SHOWN:
        second = second_of(entry)
        s.sure[other, p, kind] = max(1 + (kind == second), s.sure[other, p, kind])
        if second != NO_CARD:
            s.sure[other, p, second] = max(1 + (kind == second), s.sure[other, p, second])
    elif what == KNOWN:
        for v in range(PLAYERS + 1):
            s.sure[v, p, kind] += other == v or other == SPECTATOR


def take_in_move(s, giver, taker, kind, kinds):
    """A card changes hands: who did not see it knows less of the hand it left."""
    s.sure[giver, taker, kind] += 1
    for v in range(PLAYERS + 1):
        if v == giver:
            continue
        gone = 1 << kind if v == taker else kinds
        for k in range(KINDS):
            if gone >> k & 1 and s.sure[v, giver, k] > 0:
                s.sure[v, giver, k] -= 1


def take_in_all(s, entries):
    """What follows from so many entries of the history."""
    s.sure[:] = 0
    for k in range(entries):
        take_in(s, s.history[k])


# --- a history that is too long -------------------------------------------------------------


def is_beginning(entry):
    """Whether it is one of those that stand for what is forgotten."""
    return entry & WHAT == KNOWN or entry & WHAT >= ONCE


def beginning(s):
    """How many entries stand for what is forgotten."""
    k = 0
    while k < s.written and is_beginning(s.history[k]):
        k += 1
    return k


def forget(s, entries):
    """Keep of the first entries only what everybody knew for certain after them, and who saw which
    cards; of the latter, if they are too many, the last."""
    entries = max(entries, beginning(s))
    older, newer = s.history[:entries].copy(), s.history[entries : s.written].copy()
    take_in_all(s, entries)
    s.written = 0
    for p in range(s.players):
        for kind in range(KINDS):
            keep_known(s, p, SPECTATOR, kind, s.sure[SPECTATOR, p, kind])
        for seer in range(s.players):
            if seer != p:
                for kind in range(KINDS):
                    more = s.sure[seer, p, kind] - s.sure[SPECTATOR, p, kind]
                    keep_known(s, p, seer, kind, more)
    keep_seen(s, older, min(REMEMBERED, HISTORY - SPARE - newer.size - s.written))
    s.unasked = 0
    for entry in newer:
        s.history[s.written] = entry
        s.written += 1
        take_in(s, entry)
        if entry & WHAT == UNASKED:
            s.unasked |= 1 << player_of(entry)


def keep_known(s, p, seer, kind, copies):
    for _ in range(np.int64(copies)):
        s.history[s.written] = entry_of(KNOWN, p, seer, kind, NONE, 0, s.lap)
        s.written += 1


def keep_seen(s, older, most):
    """Of the entries that are forgotten: which cards were seen, the last ones."""
    seen = 0
    for entry in older:
        seen += tells_seen(entry)
    for entry in older:
        if tells_seen(entry):
            if seen <= most:
                what = entry & WHAT
                s.history[s.written] = entry + (0 if what >= ONCE else ONCE - STOLEN)
                s.written += 1
            seen -= 1


def tells_seen(entry):
    """Whether somebody remembers cards by it."""
    what = entry & WHAT
    return what == STOLEN or what == SWAPPED or what == SHOWN or what >= ONCE
