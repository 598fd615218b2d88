"""City of Lies: a history that gets too long.

When it is full, its older half is forgotten: how the cards came where they were then, and from
which deck. What everybody knew for certain of the others' hands, and which cards he had seen, is
kept in entries at the beginning. All this depends only on what each of them knew.
"""

from bluffhouse.games.cityoflies.rules.certainty import relearn, take_in
from bluffhouse.games.cityoflies.rules.history import (
    KNOWN,
    ONCE,
    SHOWN,
    STOLEN,
    SWAPPED,
    UNASKED,
    WHAT,
    entry_of,
    player_of,
)
from bluffhouse.games.cityoflies.rules.state import (
    FULL,
    KINDS,
    NONE,
    REMEMBERED,
    SPECTATOR,
    ZERO,
    known_of,
    seats,
)

SPARE = 32  # so much of a history is free, at least, when its older half was forgotten


def catch_up(s):
    """Take in what was written; if that is too much, forget the older half."""
    while s.taken < s.written:
        take_in(s, s.taken)
        s.taken += 1
    if s.written > FULL:
        forget(s, FULL // 2)


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
