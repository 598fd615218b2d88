"""City of Lies: what everybody saw of a match so far, as its history tells it.

Compiled with the rules. Whose turn it was, and how far everybody had come when a card was chosen:
the same in all worlds that look alike, for hidden cards have no part in it. The history does not
tell which evidence was aimed at, nor what a `reveal` brought, nor, with more than two players, whom
a false evidence was given: there the likeliest is assumed.
"""

import numpy as np

from bluffhouse.games.cityoflies.rules.endings import counts_as_sabotage
from bluffhouse.games.cityoflies.rules.history import (
    DREW,
    HELD,
    LAP,
    PARTED,
    SHOWN,
    STOLEN,
    SWAPPED,
    TRAPPED,
    WHAT,
    facts_of,
    first_of,
    player_of,
    rival_of,
)
from bluffhouse.games.cityoflies.rules.state import (
    BLOCK,
    CONFISCATE,
    DOUBLE,
    FALSE,
    FORGE,
    HIDDEN,
    NONE,
    REVEAL,
    STEAL,
    SURE,
    TRAP,
    seats,
)

# The turn: whose it is, how many cards he has played and whether one was evidence, the card that is
# being answered, and whether a `false` goes with it.
WHOSE, PLAYED, PROVED, ANSWERED, FORGING, TURN_FACTS = 0, 1, 2, 3, 4, 5
# What lies before a player: evidence by kind as in the box, falses, points noted, and sabotages.
LAID_FALSE, NOTED, STRUCK, LAID = 3, 4, 5, 6
# What an entry is: nothing that anybody chose, a card that was played, or one that was discarded.
NO_CHOICE, PLAYING_ONE, DISCARDING_ONE = np.arange(3, dtype=np.int64)

# Facts of a choice: the time, then the side of who chooses, then the foremost of the others.
TIME_FACTS = 6
RACE_FACTS = 13
CHOICE_FACTS = TIME_FACTS + 2 * RACE_FACTS


def begin_course(turn, laid):
    turn[:] = 0
    turn[WHOSE] = NONE
    turn[ANSWERED] = NONE
    laid[:] = 0


def asked_by(s, entry, turn, laid):
    """CL-16: who was asked about the card that was played, as the next entry tells; or nobody. With
    more than two players that is not always told."""
    if turn[ANSWERED] == NONE or entry & WHAT == HELD:
        return NONE
    what, p = entry & WHAT, player_of(entry)
    if is_block(entry, turn) or what == TRAPPED or what == STOLEN or what == SHOWN:
        return p
    if what == SWAPPED:
        return rival_of(entry) if p == turn[WHOSE] else p
    if s.players > 2 or (turn[ANSWERED] == REVEAL and laid[turn[WHOSE], HIDDEN] > 0):
        return NONE  # it is not told, or one's own evidence was revealed
    return 1 - turn[WHOSE]


def is_block(entry, turn):
    blocked = entry & WHAT == PARTED and first_of(entry) == BLOCK
    return blocked and player_of(entry) != turn[WHOSE]


def see_through(s, entry, turn, laid):
    """What became of the card that was played, now that the next entry is known."""
    if turn[ANSWERED] == NONE or entry & WHAT == HELD:
        return
    if is_block(entry, turn):
        turn[FORGING] = 0
    else:
        what, told = entry & WHAT, facts_of(entry)
        hit = what == TRAPPED and counts_as_sabotage(s, TRAP) >> first_of(entry) & 1 == 1
        hit = hit or (what == STOLEN and told == counts_as_sabotage(s, STEAL))
        see_effect(s, turn, laid, hit)
    turn[ANSWERED] = NONE


def see_effect(s, turn, laid, hit):
    """CL-7, CL-8, CL-13, CL-14, CL-17."""
    card, by = turn[ANSWERED], turn[WHOSE]
    takes = card == CONFISCATE or card == FORGE
    laid[by, STRUCK] += takes or hit
    if card == REVEAL:
        owner = by if laid[by, HIDDEN] > 0 or s.players > 2 else 1 - by
        laid[owner, HIDDEN] = max(0, laid[owner, HIDDEN] - 1)
        laid[owner, NOTED] += 1
    elif s.players == 2:
        at = 1 - by
        laid[at, LAID_FALSE] += card == FALSE or card == FORGE
        if takes:
            best = DOUBLE if laid[at, DOUBLE] > 0 else SURE if laid[at, SURE] > 0 else HIDDEN
            laid[at, best] = max(0, laid[at, best] - 1)


def go_on(entry, turn, laid):
    """Take an entry in; what it is: a choice, or none."""
    what, p, kind = entry & WHAT, player_of(entry), first_of(entry)
    if what == DREW:
        if p != turn[WHOSE] or turn[PLAYED] > 0:
            turn[PLAYED] = 0
            turn[PROVED] = 0
            turn[FORGING] = 0
        turn[WHOSE] = p
    if what == HELD:
        turn[FORGING] = 1
    if what != PARTED or (kind == BLOCK and p != turn[WHOSE]):
        return NO_CHOICE
    if kind == FALSE and turn[FORGING]:
        turn[FORGING] = 0
        return NO_CHOICE
    if kind == FORGE and turn[FORGING]:
        return NO_CHOICE  # CL-A2: the card that a second replacement costs
    if turn[PLAYED] >= (2 if entry >> LAP > 10 else 1):
        return DISCARDING_ONE
    turn[PLAYED] += 1
    turn[FORGING] = kind == FORGE
    if kind <= HIDDEN:
        turn[PROVED] = 1
        laid[p, kind] += 1
    else:
        turn[ANSWERED] = kind
    return PLAYING_ONE


def choice_facts(s, p, lap, turn, laid, facts):
    """By what a choice is made, beside the hand."""
    facts[:] = 0.0
    facts[0] = 1.0
    facts[1] = lap > 5
    facts[2] = lap > 10
    facts[3] = min(lap, 15) / 10
    facts[4] = turn[PLAYED] > 0
    facts[5] = turn[PROVED]
    for q in seats(s):
        how_far(s, lap, laid[q], facts, TIME_FACTS + RACE_FACTS * (q != p))


def how_far(s, lap, row, facts, at):
    """How far one has come; the others' facts are those of whoever is foremost in each."""
    points = row[SURE] + 2 * row[DOUBLE] + row[NOTED]
    truth = s.target - points + (0 if s.gross or lap <= 5 else row[LAID_FALSE])
    falses = s.limit - row[LAID_FALSE]
    strokes = s.sabotage_target - row[STRUCK] if s.sabotage_win else s.target
    near(facts, at, 1.0 - truth / s.target)
    for k in range(3):
        near(facts, at + 1 + k, truth <= k + 1)
        near(facts, at + 4 + k, row[k] > 0)
    near(facts, at + 7, 1.0 - falses / s.limit)
    near(facts, at + 8, row[STRUCK] / 4)
    for k in range(2):
        near(facts, at + 9 + k, falses <= k + 1)
        near(facts, at + 11 + k, strokes <= k + 1)


def near(facts, at, fact):
    facts[at] = max(facts[at], fact)


def choice_now(s, player, turn, laid, facts):
    """The facts of the choice that a player has to make now."""
    begin_course(turn, laid)
    for k in range(s.written):
        see_through(s, s.history[k], turn, laid)
        go_on(s.history[k], turn, laid)
    if turn[ANSWERED] != NONE:
        see_effect(s, turn, laid, False)
    choice_facts(s, player, s.lap, turn, laid, facts)
