"""City of Lies: how a match is won, and how a player drops out (CL-17 to CL-24)."""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.games.cityoflies.rules.history import PARTED, part_openly
from bluffhouse.games.cityoflies.rules.state import (
    ANY_CARD,
    BY_COUNT,
    BY_EXPOSURE,
    BY_LIE,
    BY_SABOTAGE,
    BY_SURVIVAL,
    BY_TRUTH,
    E_COUNT,
    E_DISCARD,
    E_FINAL,
    E_OUT,
    E_REVEALED,
    E_SABOTAGE,
    E_WIN,
    ENDED,
    EVERY_KIND,
    EVIDENCE_ONLY,
    FALSE,
    HIDDEN,
    NOBODY,
    NONE,
    NOTE_1,
    NOTE_2,
    NOTE_FALSE,
    NOTES,
    PASSING,
    PRINTED,
    REAL,
    STEAL,
    TABLE_FALSE,
    ZERO,
    falses_of,
    final_count,
    is_in,
    note,
    seats,
    throw,
    truth_of,
)

EXPOSED, EMPTY_HANDED = np.arange(2, dtype=np.int64)  # why somebody is out


def win(s, player, loser, reason, number):
    s.over = 1
    s.phase = ENDED
    s.reason = reason
    s.winners = 0 if player == NOBODY else 1 << player
    note(s, E_WIN, player, loser, reason, max(number, 0))


def check_truth(s):
    """CL-18: whoever's truth reaches the target, in whosever turn."""
    for p in seats(s):
        if is_in(s, p) and truth_of(s, p) >= s.target:
            win(s, p, NOBODY, BY_TRUTH, truth_of(s, p))
            return


def exposes(s, placer, owner):
    """CL-19: whether the last false was one too many; then who placed it has won."""
    if falses_of(s, owner) < s.limit:
        return False
    win(s, placer, owner, BY_EXPOSURE, ZERO)
    return True


def count_sabotage(s, player):
    """CL-17, CL-20."""
    s.sabotage[player] += 1
    note(s, E_SABOTAGE, player, NOBODY, NONE, s.sabotage[player])
    if s.sabotage_win and s.sabotage[player] >= s.sabotage_target:
        win(s, player, NOBODY, BY_SABOTAGE, s.sabotage[player])


def counts_as_sabotage(s, card):
    """CL-17: the kinds whose loss to this card is a sabotage, as bits."""
    if s.scope == ANY_CARD:
        return EVERY_KIND
    if s.scope == EVIDENCE_ONLY or (s.scope == PRINTED and card == STEAL):
        return REAL
    return EVERY_KIND & ~(1 << FALSE)


def drop_out(s, player, why):
    """CL-19, CL-21: hand and table are discarded openly, the notes go."""
    note(s, E_OUT, player, NOBODY, NONE, why)
    while s.held[player] > 0:
        kind = part_openly(s, player, np.int64(0), PARTED)
        throw(s, kind)
        note(s, E_DISCARD, player, NOBODY, kind, ZERO)
    for place in range(TABLE_FALSE + 1):
        for _ in range(s.table[player, place]):
            throw(s, FALSE if place == TABLE_FALSE else place)
        s.table[player, place] = 0
    for k in range(NOTES):
        s.notes[player, k] = 0
    s.gone += 1
    s.out[player] = s.gone
    s.confused[player] = 0
    s.phase = PASSING
    last, players = NOBODY, 0
    for p in seats(s):
        if is_in(s, p):
            last = p
            players += 1
    if players == 1:
        win(s, last, NOBODY, BY_SURVIVAL, ZERO)


def turn_up(s, owner):
    """CL-8: one hidden evidence, and what it turns out to be."""
    s.table[owner, HIDDEN] -= 1
    throw(s, HIDDEN)
    card = below(s.chance, 6)
    outcome = NOTE_1 if card < 3 else NOTE_2 if card < 5 else NOTE_FALSE
    s.notes[owner, outcome] += 1
    note(s, E_REVEALED, owner, NOBODY, NONE, outcome)
    return outcome


def count_all(s):
    """CL-23: the final count."""
    note(s, E_FINAL, NOBODY, NOBODY, NONE, s.last)
    for p in seats(s):
        while s.table[p, HIDDEN]:
            turn_up(s, p)
    best = NOBODY
    tie = False
    for p in seats(s):
        if not is_in(s, p):
            continue
        points = final_count(s, p)
        note(s, E_COUNT, p, NOBODY, NONE, points)
        order = 0 if best == NOBODY else compare_counts(s, p, best)
        if best == NOBODY or order > 0:
            best, tie = p, False
        elif order == 0:
            tie = True
    if tie:
        win(s, NOBODY, NOBODY, BY_LIE, ZERO)
    else:
        win(s, best, NOBODY, BY_COUNT, ZERO)


def compare_counts(s, p, q):
    """CL-23: the higher count, then fewer falses, then more cards in hand."""
    order = final_count(s, p) - final_count(s, q)
    if order == 0:
        order = falses_of(s, q) - falses_of(s, p)
    if order == 0:
        order = s.held[p] - s.held[q]
    return order


def score(s, out):
    """Truth as CL-18 counts it; in a final count, the count."""
    counted = s.reason == BY_COUNT or s.reason == BY_LIE
    for p in seats(s):
        out[p] = final_count(s, p) if counted else truth_of(s, p)
    return s.winners
