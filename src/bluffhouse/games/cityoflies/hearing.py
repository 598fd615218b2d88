"""City of Lies: how likely the others would have done what they did, in a world as imagined.

Compiled with the rules. The history of a world tells which cards everybody held whenever he chose
one, let something happen, or lost one by chance; `habits` tells how often that is chosen.
"""

import numpy as np

from bluffhouse.games.cityoflies.box import (
    BLOCK,
    DOUBLE,
    FALSE,
    FORGE,
    FORGER,
    HIDDEN,
    KINDS,
    NONE,
    PLAYERS,
    seats,
)
from bluffhouse.games.cityoflies.habits import BLOCK_RATES, DISCARDING, TASTES, stage_of
from bluffhouse.games.cityoflies.history import (
    DREW,
    HELD,
    LAP,
    NO_CARD,
    NOTHING,
    PARTED,
    SHOWN,
    SOMETHING,
    STOLEN,
    SWAPPED,
    TRAPPED,
    UNASKED,
    WHAT,
    facts_of,
    first_of,
    player_of,
    rival_of,
    second_of,
)

SURPRISE = 0.03  # so many choices are held to be none of a calculator's
FORWARD, BACK = np.array([1, -1], np.int64)
# The course of a turn: whose it is, how many cards he has played, the card that is being answered,
# and whether a `false` goes with it; then points of evidence that everybody has played.
WHOSE, PLAYED, ANSWERED, FORGING, POINTS = 0, 1, 2, 3, 4
COURSE = POINTS + PLAYERS


def move_cards(entry, hands, way):
    """What an entry of the history does to the hands; or, back, what they were before."""
    what, p, q, kind = entry & WHAT, player_of(entry), rival_of(entry), first_of(entry)
    if what == DREW:
        hands[p, kind] += way
    elif what == PARTED or what == TRAPPED:
        hands[p, kind] -= way
    elif what == STOLEN or what == SWAPPED:
        hands[p, kind] -= way
        hands[q, kind] += way
        if what == SWAPPED:
            hands[p, second_of(entry)] += way
            hands[q, second_of(entry)] -= way


def first_hands(s, hands):
    """What everybody held when the history began."""
    hands[:] = 0
    for p in seats(s):
        for k in range(s.held[p]):
            hands[p, s.hands[p, k]] += 1
    for k in range(s.written - 1, -1, -1):
        move_cards(s.history[k], hands, BACK)


def heard(s, viewer, start):
    """How likely the others did what they did, from these hands on; 0 if that cannot have been."""
    hands = start.copy()
    course = np.zeros(COURSE, np.int64)
    course[WHOSE] = NONE
    course[ANSWERED] = NONE
    likely = 1.0
    for k in range(s.written):
        entry = s.history[k]
        if course[ANSWERED] != NONE and entry & WHAT != HELD:
            likely *= answer_chance(s, viewer, entry, hands, course)
        likely *= entry_chance(s, viewer, entry, hands, course)
        if likely == 0.0:
            return 0.0
        move_cards(entry, hands, FORWARD)
    return likely


def answer_chance(s, viewer, entry, hands, course):
    """CL-16: what became of a card aimed at somebody tells whether he blocked it. With more than
    two players it is not always told who was asked."""
    what, p, played = entry & WHAT, player_of(entry), course[ANSWERED]
    course[ANSWERED] = NONE
    blocked = what == PARTED and first_of(entry) == BLOCK and p != course[WHOSE]
    asked = (course[WHOSE] + 1) % 2 if s.players == 2 else NONE
    if blocked or what == TRAPPED or what == STOLEN or what == SHOWN:
        asked = p
    elif what == SWAPPED:
        asked = rival_of(entry) if p == course[WHOSE] else p
    if blocked:
        course[FORGING] = 0
    if asked == NONE or asked == viewer or hands[asked, BLOCK] == 0:
        return 1.0
    rate = BLOCK_RATES[s.players - 2, played]
    return rate if blocked else 1.0 - rate


def entry_chance(s, viewer, entry, hands, course):
    """How likely an entry is, whoever's it is, with these cards in the hands."""
    what, p, kind = entry & WHAT, player_of(entry), first_of(entry)
    if what == DREW:
        if p != course[WHOSE] or course[PLAYED] > 0:
            course[PLAYED] = 0
            course[FORGING] = 0
        course[WHOSE] = p
        return 1.0
    if what == NOTHING or what == SOMETHING:
        return 1.0 if has_any(hands, p, facts_of(entry)) == (what == SOMETHING) else 0.0
    if what == PARTED:
        return parting_chance(s, viewer, entry, hands, course)
    if what == TRAPPED or what == STOLEN:
        return share_of(hands, p, kind)
    if what == SHOWN:
        second = second_of(entry)
        if second == NO_CARD:
            return share_of(hands, p, kind)
        if kind == second and hands[p, kind] < 2:
            return 0.0
        return share_of(hands, p, kind) * share_of(hands, p, second)
    if what == SWAPPED:
        gives = hands[p, kind] > 0 and hands[rival_of(entry), second_of(entry)] > 0
        return 1.0 if gives else 0.0
    if what == HELD:
        return 1.0 if hands[p, kind] > 0 else 0.0
    if what == UNASKED:
        return 0.0 if s.archetype[p] == FORGER and hands[p, FALSE] > 0 else 1.0
    return 1.0


def has_any(hands, p, kinds):
    for kind in range(KINDS):
        if kinds >> kind & 1 and hands[p, kind] > 0:
            return True
    return False


def share_of(hands, p, kind):
    """How likely a random card of a hand is of this kind."""
    held = 0
    for k in range(KINDS):
        held += hands[p, k]
    return hands[p, kind] / max(1, held)


def parting_chance(s, viewer, entry, hands, course):
    """A card that is played or discarded; a block, or the `false` of a forgery, is no choice."""
    p, kind, lap = player_of(entry), first_of(entry), entry >> LAP
    if hands[p, kind] <= 0:
        return 0.0
    if kind == BLOCK and p != course[WHOSE]:
        return 1.0
    if kind == FALSE and course[FORGING]:
        course[FORGING] = 0
        return 1.0
    stage = np.int64(DISCARDING)
    if course[PLAYED] < (2 if lap > 10 else 1):
        theirs = 0
        for q in seats(s):
            if q != p:
                theirs += course[POINTS + q]
        stage = np.int64(stage_of(lap, course[POINTS + p], theirs))
        course[PLAYED] += 1
        course[FORGING] = kind == FORGE
        if kind <= HIDDEN:
            course[POINTS + p] += 2 if kind == DOUBLE else 1
        else:
            course[ANSWERED] = kind
    if p == viewer:
        return 1.0
    return choice_chance(TASTES[s.players - 2, stage], hands[p], kind, stage == DISCARDING)


def choice_chance(tastes, hand, chosen, discarding):
    """How likely this kind is chosen of a hand."""
    total = 0.0
    for kind in range(KINDS):
        if can_choose(hand, kind, discarding):
            total += tastes[kind, min(hand[kind], 2) - 1]
    if not can_choose(hand, chosen, discarding):
        return 0.0
    share = tastes[chosen, min(hand[chosen], 2) - 1] / total
    return (1.0 - SURPRISE) * share + SURPRISE / KINDS


def can_choose(hand, kind, discarding):
    """CL-3, CL-14: blocks cannot be played in one's turn, nor forgeries without a `false`."""
    if hand[kind] <= 0:
        return False
    return discarding or (kind != BLOCK and (kind != FORGE or hand[FALSE] > 0))
