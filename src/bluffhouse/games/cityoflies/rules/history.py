"""City of Lies: the history of a match, from which follows who knows what.

Every entry is one whole number: what happened to cards in hands, to whom, and which cards they
were. Who may know them follows from what happened. An imagined world has a history of its own, in
which all that the viewer could not see is drawn anew (see `knowledge`).
"""

import numpy as np

from bluffhouse.core.chance import shuffle
from bluffhouse.games.cityoflies.rules.state import (
    E_RESHUFFLE,
    FALSE,
    FORGE,
    FORGER,
    NOBODY,
    NONE,
    PLAYERS,
    SINCE_FALSE,
    SINCE_FORGE,
    ZERO,
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
    TRAPPED,  # a player lost a card by chance, or one that a rival knew and named
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
NO_CARD = np.int64(15)


def entry_of(what, player, rival, first, second, facts, lap):
    """Players and cards that there are not are −1."""
    entry = what | (player & SEAT) << PLAYER | (rival & SEAT) << RIVAL
    entry |= (first & CARD) << FIRST_CARD | (second & CARD) << SECOND_CARD
    return entry | facts << TOLD_AT | lap << LAP


def write_down(s, what, player, rival, first, second, facts):
    """One more entry. What it tells is taken in when the phase is over (`catch_up`)."""
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
    write_down(s, RESHUFFLED, NOBODY, NOBODY, NONE, NONE, ZERO)
    note(s, E_RESHUFFLE, NOBODY, NOBODY, NONE, s.left)


def part_openly(s, p, place, what):
    """Everybody sees what kind of card leaves a hand."""
    kind = part_with(s, p, place)
    write_down(s, what, p, NOBODY, kind, NONE, ZERO)
    think_back(s, p, kind)
    return kind


def lose_named(s, p, place, rival):
    """CL-11: everybody sees a card go that a rival knew, and that he did."""
    kind = part_with(s, p, place)
    write_down(s, TRAPPED, p, rival, kind, NONE, ZERO)
    think_back(s, p, kind)
    return kind


def think_back(s, p, kind):
    """CL-A2: who certainly had what a second forgery costs when he was not asked for it is not the
    forger."""
    if not s.unasked >> p & 1 or (kind != FALSE and kind != FORGE):
        return
    which = SINCE_FALSE if kind == FALSE else SINCE_FORGE
    if s.since[p, which] > 0:
        s.since[p, which] -= 1
        return
    s.had[p] |= 1 << which
    if s.had[p] >> SINCE_FALSE & 1 and (not s.second_card or s.had[p] >> SINCE_FORGE & 1):
        s.not_archetype[p] |= 1 << FORGER


def go_unasked(s, p):
    """CL-A2: who forged is not asked for a second."""
    s.unasked |= 1 << p
    s.since[p, :] = 0
    s.had[p] = 0
    write_down(s, UNASKED, p, NOBODY, NONE, NONE, ZERO)


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


def named_by(entry):
    """CL-11: who named the card that was trapped, or nobody."""
    rival = rival_of(entry)
    return rival if entry & WHAT == TRAPPED and rival < PLAYERS else NOBODY
