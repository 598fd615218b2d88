"""City of Lies: how likely the others would have done what they did, in a world as imagined.

Compiled with the rules. The history of a world tells which cards everybody held whenever he chose
one, let something happen, or lost one by chance; `habits` tells how often that is chosen. What does
not depend on hidden cards is found out once (`listen`), and then heard in many worlds.
"""

import math

import numpy as np

from bluffhouse.games.cityoflies.mind.habits import BLOCK_RATES, TASTES
from bluffhouse.games.cityoflies.mind.hindsight import (
    ANSWERED,
    CHOICE_FACTS,
    DISCARDING_ONE,
    LAID,
    NO_CHOICE,
    TURN_FACTS,
    asked_by,
    begin_course,
    choice_facts,
    go_on,
    is_block,
    see_through,
)
from bluffhouse.games.cityoflies.mind.standing import count_hand
from bluffhouse.games.cityoflies.rules.history import (
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
    named_by,
    player_of,
    rival_of,
    second_of,
)
from bluffhouse.games.cityoflies.rules.state import (
    BLOCK,
    FALSE,
    FORGE,
    FORGER,
    HISTORY,
    KINDS,
    NOBODY,
    NONE,
    PLAYERS,
)

SURPRISE = 0.03  # so many choices are held to be none of a calculator's
FORWARD, BACK = np.array([1, -1], np.int64)
# What was found out of an entry: whether it is a choice of somebody else, and who was asked about
# the card before it, or nobody. Then, in numbers: how likely it is if he holds a block, and what
# each kind weighs if one is held, and if two are.
CHOICE, ASKED_OF, FOUND = 0, 1, 2
RATE, WEIGHED_ONE = 0, 1
WEIGHED_TWO = WEIGHED_ONE + KINDS
FIGURES = WEIGHED_TWO + KINDS


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
    for p in range(PLAYERS):
        count_hand(s, p, hands[p])
    for k in range(s.written - 1, -1, -1):
        move_cards(s.history[k], hands, BACK)


def listen(s, viewer):
    """What the history tells of choices and answers, whatever the hidden cards are."""
    found, figures = np.zeros((HISTORY, FOUND), np.int64), np.empty((HISTORY, FIGURES))
    turn, laid = np.empty(TURN_FACTS, np.int64), np.empty((PLAYERS, LAID), np.int64)
    facts = np.empty(CHOICE_FACTS)
    begin_course(turn, laid)
    for k in range(s.written):
        entry = s.history[k]
        p, asked = player_of(entry), asked_by(s, entry, turn, laid)
        found[k, ASKED_OF] = NONE if asked == viewer else asked
        if asked != NONE:
            rate = BLOCK_RATES[s.players - 2, turn[ANSWERED]]
            figures[k, RATE] = rate if is_block(entry, turn) else 1.0 - rate
        see_through(s, entry, turn, laid)
        if entry & WHAT == PARTED and p != viewer:
            choice_facts(s, p, entry >> LAP, turn, laid, facts)
        choice = go_on(entry, turn, laid)
        if choice != NO_CHOICE and p != viewer:
            found[k, CHOICE] = choice
            weigh_tastes(TASTES[s.players - 2, choice - 1], facts, figures[k])
    return found, figures


def weigh_tastes(tastes, facts, figures):
    """What each kind weighs beside the others when a card is chosen."""
    for kind in range(KINDS):
        log = 0.0
        for k in range(CHOICE_FACTS):
            log += tastes[k, kind] * facts[k]
        figures[WEIGHED_ONE + kind] = math.exp(log)
        figures[WEIGHED_TWO + kind] = math.exp(log + tastes[CHOICE_FACTS, kind])


def heard(s, start, found, figures):
    """How likely the others did what they did, from these hands on; 0 if that cannot have been."""
    hands = start.copy()
    likely = 1.0
    for k in range(s.written):
        entry, asked = s.history[k], found[k, ASKED_OF]
        if asked != NONE and hands[asked, BLOCK] > 0:
            likely *= figures[k, RATE]
        likely *= entry_chance(s, entry, hands, found[k, CHOICE], figures[k])
        if likely == 0.0:
            return 0.0
        move_cards(entry, hands, FORWARD)
    return likely


def entry_chance(s, entry, hands, choice, figures):
    """How likely an entry is, whoever's it is, with these cards in the hands."""
    what, p, kind = entry & WHAT, player_of(entry), first_of(entry)
    if what == NOTHING or what == SOMETHING:
        return 1.0 if has_any(hands, p, facts_of(entry)) == (what == SOMETHING) else 0.0
    if what == PARTED:
        if hands[p, kind] <= 0:
            return 0.0
        return 1.0 if choice == NO_CHOICE else choice_chance(hands[p], kind, choice, figures)
    if what == TRAPPED and named_by(entry) != NOBODY:
        return 1.0 if hands[p, kind] > 0 else 0.0
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
        again = hands[p, FALSE] > 0 and (hands[p, FORGE] > 0 or not s.second_card)
        return 0.0 if s.archetype[p] == FORGER and again else 1.0
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


def choice_chance(hand, chosen, choice, figures):
    """How likely this kind is chosen of a hand."""
    total = 0.0
    for kind in range(KINDS):
        if can_choose(hand, kind, choice):
            total += figures[(WEIGHED_TWO if hand[kind] > 1 else WEIGHED_ONE) + kind]
    if not can_choose(hand, chosen, choice):
        return 0.0
    share = figures[(WEIGHED_TWO if hand[chosen] > 1 else WEIGHED_ONE) + chosen] / total
    return (1.0 - SURPRISE) * share + SURPRISE / KINDS


def can_choose(hand, kind, choice):
    """CL-3, CL-14: blocks cannot be played in one's turn, nor forgeries without a `false`."""
    if hand[kind] <= 0 or choice == DISCARDING_ONE:
        return hand[kind] > 0
    return kind != BLOCK and (kind != FORGE or hand[FALSE] > 0)
