"""City of Lies: the history of a match, from which follows who knows what.

Every entry is one whole number: what happened to cards in hands, to whom, and which cards they
were. Who may know them follows from what happened. An imagined world has a history of its own, in
which all that the viewer could not see is drawn anew (see `knowledge`).

When the history is full, its older half is forgotten: how the cards came where they were then, and
from which deck. What everybody knew for certain of the others' hands is kept, as entries at the
beginning (`KNOWN`). All this depends only on what each of them knew.
"""

import numpy as np

from bluffhouse.core.chance import shuffle
from bluffhouse.games.cityoflies.box import (
    E_RESHUFFLE,
    FALSE,
    FORGER,
    HISTORY,
    KINDS,
    NOBODY,
    NONE,
    PLAYERS,
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
) = np.arange(12, dtype=np.int64)

# Bits of an entry: what; whom, seats; two cards; kinds, or who knew the card; the round.
WHAT, SEAT, CARD = 15, 7, 15  # masks
PLAYER, RIVAL, FIRST_CARD, SECOND_CARD, FACTS, LAP = 4, 7, 10, 14, 18, 31  # shifts
ALL_FACTS = (1 << LAP - FACTS) - 1
NO_CARD = 15


def entry_of(what, player, rival, first, second, facts, lap):
    """Players and cards that there are not are −1."""
    entry = what | (player & SEAT) << PLAYER | (rival & SEAT) << RIVAL
    entry |= (first & CARD) << FIRST_CARD | (second & CARD) << SECOND_CARD
    return entry | facts << FACTS | lap << LAP


def write_down(s, what, player, rival, first, second, facts):
    """One more entry."""
    if s.written == HISTORY:
        forget_half(s)
    s.history[s.written] = entry_of(what, player, rival, first, second, facts, s.lap)
    s.written += 1


def player_of(entry):
    return entry >> PLAYER & SEAT


def rival_of(entry):
    return entry >> RIVAL & SEAT


def first_of(entry):
    return entry >> FIRST_CARD & CARD


def second_of(entry):
    return entry >> SECOND_CARD & CARD


def facts_of(entry):
    return entry >> FACTS & ALL_FACTS


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


# --- a history that is too long -------------------------------------------------------------


def forget_half(s):
    """Keep of the older half only what everybody knew for certain when it ended."""
    half = HISTORY // 2
    sure = np.zeros((PLAYERS + 1, PLAYERS, KINDS), np.int64)
    for k in range(half):
        take_in(s, sure, s.history[k])
    newer = s.history[half:].copy()
    s.written = 0
    for p in range(s.players):
        for kind in range(KINDS):
            keep_known(s, p, SPECTATOR, kind, sure[SPECTATOR, p, kind])
        for seer in range(s.players):
            for kind in range(KINDS):
                if seer != p:
                    more = sure[seer, p, kind] - sure[SPECTATOR, p, kind]
                    keep_known(s, p, seer, kind, more)
    s.unasked = 0
    for k in range(HISTORY - half):
        s.history[s.written] = newer[k]
        s.written += 1
        if newer[k] & WHAT == UNASKED:
            s.unasked |= 1 << player_of(newer[k])


def keep_known(s, p, seer, kind, copies):
    for _ in range(copies):
        s.history[s.written] = entry_of(KNOWN, p, seer, kind, NONE, 0, s.lap)
        s.written += 1


def take_in(s, sure, entry):
    """How many cards of each kind everybody knows in every hand, after one more entry."""
    what, p, other, kind = entry & WHAT, player_of(entry), rival_of(entry), first_of(entry)
    for v in range(PLAYERS + 1):
        if what == KNOWN:
            sure[v, p, kind] += other == v or other == SPECTATOR
        elif what == DREW:
            sure[v, p, kind] += facts_of(entry) >> v & 1
        elif what == PARTED or what == TRAPPED:
            sure[v, p, kind] = max(0, sure[v, p, kind] - 1)
        elif what == STOLEN:
            take_in_move(sure, v, p, other, kind, facts_of(entry))
        elif what == SWAPPED:
            take_in_move(sure, v, p, other, kind, (1 << KINDS) - 1)
            take_in_move(sure, v, other, p, second_of(entry), (1 << KINDS) - 1)
        elif what == HELD:
            sure[v, p, kind] = max(1, sure[v, p, kind])
        elif what == SHOWN and v == other:
            second = second_of(entry)
            sure[v, p, kind] = max(1 + (kind == second), sure[v, p, kind])
            if second != NO_CARD:
                sure[v, p, second] = max(1 + (kind == second), sure[v, p, second])


def take_in_move(sure, v, giver, taker, kind, kinds):
    """A card changes hands: who did not see it knows less of the hand it left."""
    if v == giver:
        sure[v, taker, kind] += 1
        return
    gone = 1 << kind if v == taker else kinds
    for k in range(KINDS):
        if gone >> k & 1:
            sure[v, giver, k] = max(0, sure[v, giver, k] - 1)
