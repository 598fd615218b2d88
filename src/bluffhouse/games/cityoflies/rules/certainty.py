"""City of Lies: what everybody knows for certain of every hand, as the history tells it.

It is kept in the state (`sure`, `lacking`, `lacks`), entry by entry; and follows anew, if need be,
from the whole history.
"""

from bluffhouse.games.cityoflies.rules.history import (
    DREW,
    HELD,
    KNOWN,
    NO_CARD,
    NOTHING,
    PARTED,
    RESHUFFLED,
    SHOWN,
    STOLEN,
    SWAPPED,
    TRAPPED,
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
    KINDS,
    NOBODY,
    PLAYERS,
    SPECTATOR,
    ZERO,
    known_of,
    lacking_of,
    lacks_of,
    learn,
    seats,
    set_lacking,
    unlearn,
)


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
