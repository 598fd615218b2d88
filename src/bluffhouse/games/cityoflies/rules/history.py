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
from bluffhouse.games.cityoflies.rules.state import (
    E_RESHUFFLE,
    EVERY_KIND,
    FALSE,
    FORGE,
    FORGER,
    FULL,
    KINDS,
    NOBODY,
    NONE,
    PLAYERS,
    REMEMBERED,
    SINCE_FALSE,
    SINCE_FORGE,
    SPECTATOR,
    ZERO,
    known_of,
    lacking_of,
    lacks_of,
    learn,
    note,
    part_with,
    put_in_hand,
    seats,
    set_lacking,
    unlearn,
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
SPARE = 32  # so much of a history is free, at least, when its older half was forgotten


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


# --- what everybody knows for certain -------------------------------------------------------


def catch_up(s):
    """Take in what was written; if that is too much, forget the older half."""
    while s.taken < s.written:
        take_in(s, s.taken)
        s.taken += 1
    if s.written > FULL:
        forget(s, FULL // 2)


def take_in(s, at):
    """What everybody knows of every hand, after one more entry."""
    entry = s.history[at]
    what, p, other, kind = entry & WHAT, player_of(entry), rival_of(entry), first_of(entry)
    if what == DREW:
        seers = facts_of(entry)
        if seers:
            for v in range(PLAYERS + 1):
                if seers >> v & 1:
                    learn(s, v, p, kind)
    elif what == PARTED or what == TRAPPED:
        lose_lacking(s, p, 1 << kind)
        for v in range(PLAYERS + 1):
            if known_of(s, v, p, kind) > 0:
                unlearn(s, v, p, kind)
    elif what == STOLEN:
        take_in_move(s, p, other, kind, facts_of(entry))
        learn(s, p, other, kind)
    elif what == SWAPPED:
        take_in_move(s, p, other, kind, EVERY_KIND)
        take_in_move(s, other, p, second_of(entry), EVERY_KIND)
        learn(s, p, other, kind)
        learn(s, other, p, second_of(entry))
    elif what == HELD:
        for v in range(PLAYERS + 1):
            if known_of(s, v, p, kind) == 0:
                learn(s, v, p, kind)
    elif what == SHOWN:
        take_in_shown(s, other, p, kind, second_of(entry))
    elif what == KNOWN:
        for v in range(PLAYERS + 1):
            if other == v or other == SPECTATOR:
                learn(s, v, p, kind)
    elif what == NOTHING:
        set_lacking(s, p, hand_size(s, p, at), facts_of(entry))
    elif what == RESHUFFLED:
        take_in_lone_hands(s, at)


def take_in_shown(s, viewer, p, first, second):
    """Somebody sees a card of a hand, or two; he may have known them."""
    if known_of(s, viewer, p, first) == 0:
        learn(s, viewer, p, first)
    if second != NO_CARD and known_of(s, viewer, p, second) <= (first == second):
        learn(s, viewer, p, second)


def take_in_move(s, giver, taker, kind, kinds):
    """A card changes hands: everybody knows less of the hand it left. Who gave it knows the hand
    it came to, but that is learned when all of a swap have left: equal cards may cross."""
    lose_lacking(s, giver, kinds)
    for v in range(PLAYERS + 1):
        if v == giver:
            continue
        gone = 1 << kind if v == taker else kinds
        for k in range(KINDS):
            if gone >> k & 1 and known_of(s, v, giver, k) > 0:
                unlearn(s, v, giver, k)


def lose_lacking(s, p, kinds):
    """A card of one of these kinds left a hand: it may have been of those that lack some kinds."""
    cards, lacks = lacking_of(s, p), lacks_of(s, p)
    if cards > 0 and kinds & ~lacks:
        set_lacking(s, p, cards - 1, lacks)


def take_in_lone_hands(s, at):
    """CL-2: all cards but those of the hands became the deck, openly. So whoever sees that only
    one other holds cards knows them."""
    holders = 0
    for p in seats(s):
        if hand_size(s, p, at) > 0:
            holders |= 1 << p
    for viewer in range(PLAYERS + 1):
        for p in seats(s):
            if holders & ~(1 << viewer) == 1 << p:
                take_in_hand(s, viewer, p, at)


def take_in_hand(s, viewer, p, at):
    """Somebody knows all cards that a player held after an entry of the history."""
    s.sure[viewer, p] = 0
    for k in range(s.held[p]):
        learn(s, viewer, p, s.hands[p, k])
    for k in range(s.written - 1, at, -1):
        undo_cards(s, viewer, p, s.history[k])


def hand_size(s, p, at):
    """How many cards a player held after an entry of the history."""
    size = s.held[p]
    for k in range(s.written - 1, at, -1):
        entry = s.history[k]
        what = entry & WHAT
        if player_of(entry) == p:
            if what == DREW:
                size -= 1
            elif what == PARTED or what == TRAPPED or what == STOLEN:
                size += 1
        elif what == STOLEN and rival_of(entry) == p:
            size -= 1
    return size


def undo_cards(s, viewer, p, entry):
    """Which cards a player held before an entry, in what the viewer knows of him."""
    what, first, second = entry & WHAT, first_of(entry), second_of(entry)
    if player_of(entry) == p:
        if what == DREW:
            unlearn(s, viewer, p, first)
        elif what == PARTED or what == TRAPPED or what == STOLEN or what == SWAPPED:
            learn(s, viewer, p, first)
            if what == SWAPPED:
                unlearn(s, viewer, p, second)
    elif rival_of(entry) == p and (what == STOLEN or what == SWAPPED):
        unlearn(s, viewer, p, first)
        if what == SWAPPED:
            learn(s, viewer, p, second)


def take_in_all(s, entries):
    """What follows from so many entries of the history."""
    s.lacking = 0
    s.lacks = 0
    for v in range(PLAYERS + 1):
        for p in range(PLAYERS):
            s.sure[v, p] = 0
    s.taken = 0
    while s.taken < entries:
        take_in(s, s.taken)
        s.taken += 1


def relearn(s, entries):
    """What the players know follows anew from so many entries; what they lack stays: all know it,
    even if the entry that told it was forgotten."""
    lacking, lacks = s.lacking, s.lacks
    take_in_all(s, entries)
    s.lacking, s.lacks = lacking, lacks


def named_by(entry):
    """CL-11: who named the card that was trapped, or nobody."""
    rival = rival_of(entry)
    return rival if entry & WHAT == TRAPPED and rival < PLAYERS else NOBODY


def knew_names(s):
    """CL-11: whether everybody knew the cards that he named, as the history tells. Of a time that
    is forgotten nobody can tell."""
    if s.forgotten or not s.naming:
        return True
    lacking, lacks, fits = s.lacking, s.lacks, True
    take_in_all(s, ZERO)
    while s.taken < s.written:
        entry = s.history[s.taken]
        rival = named_by(entry)
        if rival != NOBODY and known_of(s, rival, player_of(entry), first_of(entry)) == 0:
            fits = False
        take_in(s, s.taken)
        s.taken += 1
    s.lacking, s.lacks = lacking, lacks
    return fits


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
    past = s.history.copy()
    relearn(s, entries)
    s.forgotten = 1
    written, s.written = s.written, 0
    for p in seats(s):
        keep_known(s, p, SPECTATOR)
        for seer in seats(s):
            if seer != p:
                keep_known(s, p, seer)
    room = FULL - SPARE - (written - entries) - s.written
    keep_seen(s, past, entries, min(REMEMBERED, room))
    s.unasked = 0
    for k in range(entries, written):
        s.history[s.written] = past[k]
        s.written += 1
        if past[k] & WHAT == UNASKED:
            s.unasked |= 1 << player_of(past[k])
    relearn(s, s.written)


def keep_known(s, p, seer):
    """The cards of a hand that somebody knows; or everybody, by the spectator."""
    for kind in range(KINDS):
        copies = known_of(s, seer, p, kind)
        if seer != SPECTATOR:
            copies -= known_of(s, SPECTATOR, p, kind)
        for _ in range(copies):
            s.history[s.written] = entry_of(KNOWN, p, seer, kind, NONE, ZERO, s.lap)
            s.written += 1


def keep_seen(s, past, entries, most):
    """Of the entries that are forgotten: which cards were seen, the last ones."""
    seen = 0
    for k in range(entries):
        seen += tells_seen(past[k])
    for k in range(entries):
        if tells_seen(past[k]):
            if seen <= most:
                what = past[k] & WHAT
                s.history[s.written] = past[k] + (0 if what >= ONCE else ONCE - STOLEN)
                s.written += 1
            seen -= 1


def tells_seen(entry):
    """Whether somebody remembers cards by it."""
    what = entry & WHAT
    return what == STOLEN or what == SWAPPED or what == SHOWN or what >= ONCE
