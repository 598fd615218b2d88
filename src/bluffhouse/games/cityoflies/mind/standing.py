"""City of Lies: how a player stands, from a sketch of the table that can be changed and weighed.

Compiled with the rules. A sketch has what matters of a position: how far everybody is from the
three ways to win, what lies before him and how many cards he holds, and the player's own hand.
`standing` turns it into the chance to win; its weights are measured (see `measures`).
"""

import math
from typing import Any, NamedTuple

import numpy as np

from bluffhouse.games.cityoflies.mind.holdings import NEXT, NOW, count_hidden, holds
from bluffhouse.games.cityoflies.mind.measures import (
    CONFUSED_AT,
    DANGER_AT,
    EXPOSURE_AT,
    FACTS,
    FALSES_AT,
    FALSES_STEPS,
    FORGERIES_AT,
    HAND_AT,
    HELD_AT,
    HIDDEN_AT,
    LACKING_AT,
    READY_AT,
    SABOTAGE_AT,
    SABOTAGE_STEPS,
    SIDE,
    SOON_AT,
    STROKES_AT,
    TRUTH_AT,
    TRUTH_STEPS,
    WEIGHTS,
)
from bluffhouse.games.cityoflies.rules.state import (
    ASKED,
    BLOCK,
    CONFISCATE,
    DOUBLE,
    FALSE,
    FORGE,
    HIDDEN,
    KINDS,
    PLAYERS,
    SURE,
    TRAP,
    circle_of,
    evidence_of,
    falses_of,
    is_in,
    seats,
)

# A sketch: a row for each player.
PROOFS, LIES, STROKES, FACE_DOWN, REALS_OUT, IN_HAND, DAZED, ROW = 0, 1, 2, 3, 4, 5, 6, 7
# What another may hold, as chances: cards that bring one point of truth or two, a false, and what
# sabotages.
ONE_POINT, TWO_POINTS, A_FALSE, A_SABOTAGE, A_BLOCK, HOLDINGS = 0, 1, 2, 3, 4, 5

LOST, WON = 0.0, 1.0
READY_IF_ASKED = np.array([0.7, 0.0, 0.0])
MINE, THEIRS = np.array([0, SIDE], np.int64)  # where the facts of a side begin


class Desk(NamedTuple):
    """What a calculator has before it; a move is tried out on it, and taken back."""

    sketch: Any  # of the table: a row for each player
    hand: Any  # the player's own cards, by kind
    holdings: Any  # what the others may hold, as chances
    unseen: Any  # the cards that the player does not see, by kind
    shares: Any  # room for the chances of a card to be of each kind
    facts: Any  # room for the facts of a position


def lay_desk(s, player):
    """The table as the player sees it."""
    desk = Desk(
        np.empty((PLAYERS, ROW), np.int64),
        np.empty(KINDS, np.int64),
        np.zeros((PLAYERS, HOLDINGS)),
        np.empty(KINDS, np.int64),
        np.empty(KINDS),
        np.empty(FACTS),
    )
    sketch_table(s, desk.sketch)
    count_hand(s, player, desk.hand)
    sketch_holdings(s, player, desk.unseen, desk.holdings)
    return desk


# --- the sketch -----------------------------------------------------------------------------


def sketch_table(s, sketch):
    for p in seats(s):
        sketch[p, PROOFS] = evidence_of(s, p)
        sketch[p, LIES] = falses_of(s, p)
        sketch[p, STROKES] = s.sabotage[p]
        sketch[p, FACE_DOWN] = s.table[p, HIDDEN]
        sketch[p, REALS_OUT] = s.table[p, SURE] + s.table[p, DOUBLE] + s.table[p, HIDDEN]
        sketch[p, IN_HAND] = s.held[p]
        sketch[p, DAZED] = s.confused[p]


def count_hand(s, p, hand):
    """How many cards of each kind a player holds."""
    hand[:] = 0
    for k in range(s.held[p]):
        hand[s.hands[p, k]] += 1


def sketch_holdings(s, player, unseen, holdings):
    """What the others may hold when their turn has come and they have drawn."""
    count_hidden(s, player, unseen)
    for p in seats(s):
        if p == player or not is_in(s, p):
            holdings[p, :] = 0.0
            continue
        points = 1 << SURE | 1 << DOUBLE
        holdings[p, ONE_POINT] = holds(s, player, p, points, NEXT, unseen)
        holdings[p, TWO_POINTS] = holds(s, player, p, 1 << DOUBLE, NEXT, unseen)
        holdings[p, A_FALSE] = holds(s, player, p, 1 << FALSE, NEXT, unseen)
        tools = holds(s, player, p, 1 << TRAP | 1 << CONFISCATE, NEXT, unseen)
        forgery = holds(s, player, p, 1 << FORGE, NEXT, unseen) * holdings[p, A_FALSE]
        holdings[p, A_SABOTAGE] = 1.0 - (1.0 - tools) * (1.0 - forgery)
        holdings[p, A_BLOCK] = holds(s, player, p, 1 << BLOCK, NOW, unseen)


def truth_in(s, sketch, p):
    """CL-18, as it counts now."""
    if s.gross or circle_of(s) == 1:
        return sketch[p, PROOFS]
    return sketch[p, PROOFS] - sketch[p, LIES]


def race_facts(s, sketch, p, facts, at):
    """How far a player is from winning and from being exposed."""
    net = sketch[p, PROOFS] - (0 if s.gross else sketch[p, LIES])
    missing = min(max(s.target - net, 1), TRUTH_STEPS)
    facts[at + TRUTH_AT + missing - 1] += 1.0
    falses = min(max(s.limit - sketch[p, LIES], 1), FALSES_STEPS)
    facts[at + FALSES_AT + falses - 1] += 1.0
    if s.sabotage_win:
        sabotages = min(max(s.sabotage_target - sketch[p, STROKES], 1), SABOTAGE_STEPS)
        facts[at + SABOTAGE_AT + sabotages - 1] += 1.0
    facts[at + HIDDEN_AT] += sketch[p, FACE_DOWN]
    facts[at + HELD_AT] += sketch[p, IN_HAND]
    facts[at + CONFUSED_AT] += sketch[p, DAZED]


def draw_up(s, player, desk):
    """All facts of a position, by which its standing is weighed."""
    desk.facts[:] = 0.0
    race_facts(s, desk.sketch, player, desk.facts, MINE)
    safe = 1.0
    for p in seats(s):
        if p != player and is_in(s, p):
            race_facts(s, desk.sketch, p, desk.facts, THEIRS)
            safe *= 1.0 - danger_of(s, player, p, desk.sketch, desk.hand, desk.holdings)
    for kind in range(KINDS):
        desk.facts[HAND_AT + kind] = desk.hand[kind]
    desk.facts[READY_AT] = ready(s, player, desk.sketch, desk.hand)
    desk.facts[DANGER_AT] = 1.0 - safe
    forgeries = min(desk.hand[FORGE], desk.hand[FALSE])
    desk.facts[FORGERIES_AT] = forgeries
    plan_facts(s, player, desk.sketch, desk.hand, forgeries, desk.facts)
    desk.facts[FACTS - 1] = 1.0


def plan_facts(s, player, sketch, hand, forgeries, facts):
    """What the hand lacks for each way to win, and whether two turns would do."""
    missing = s.target - sketch[player, PROOFS] + (0 if s.gross else sketch[player, LIES])
    points = hand[SURE] + 2 * hand[DOUBLE]
    facts[LACKING_AT] = min(max(missing - points, 0), TRUTH_STEPS)
    cards = 1 if missing <= 2 and hand[DOUBLE] else 2
    soon = missing <= points and missing <= cards + min(hand[DOUBLE], cards)
    falses = s.limit
    for p in seats(s):
        if p != player and is_in(s, p):
            falses = min(falses, s.limit - sketch[p, LIES])
    facts[EXPOSURE_AT] = max(falses - hand[FALSE], 0)
    soon = soon or (falses <= 2 and hand[FALSE] >= falses)
    if s.sabotage_win:
        strokes = s.sabotage_target - sketch[player, STROKES]
        tools = hand[TRAP] + hand[CONFISCATE] + forgeries
        facts[STROKES_AT] = min(max(strokes - tools, 0), SABOTAGE_STEPS)
        soon = soon or (strokes <= 2 and tools >= strokes)
    facts[SOON_AT] = 1.0 if soon else 0.0


def ready(s, player, sketch, hand):
    """Whether the player could win in his next turn by what he holds, if nobody interferes."""
    if sketch[player, DAZED]:
        return 0.0
    missing = s.target - truth_in(s, sketch, player)
    if (missing <= 1 and hand[SURE]) or (missing <= 2 and hand[DOUBLE]):
        return 1.0
    for p in seats(s):
        if p != player and is_in(s, p):
            if hand[FALSE] and s.limit - sketch[p, LIES] <= 1:
                return 1.0
            if s.sabotage_win and s.sabotage_target - sketch[player, STROKES] <= 1:
                takes = hand[CONFISCATE] or (hand[FORGE] and hand[FALSE])
                if (takes and sketch[p, REALS_OUT]) or (hand[TRAP] and sketch[p, IN_HAND]):
                    return 1.0
    return 0.0


def danger_of(s, player, p, sketch, hand, holdings):
    """How likely another can win in his next turn, if nobody interferes."""
    if sketch[p, DAZED]:
        return 0.0
    safe = 1.0
    missing = s.target - truth_in(s, sketch, p)
    if missing <= 1:
        safe *= 1.0 - holdings[p, ONE_POINT]
    elif missing == 2:
        safe *= 1.0 - holdings[p, TWO_POINTS]
    exposed = 0.0
    for q in seats(s):
        if q != p and is_in(s, q) and s.limit - sketch[q, LIES] <= 1:
            exposed = max(exposed, 0.2 if q == player and hand[BLOCK] else 1.0)
    safe *= 1.0 - exposed * holdings[p, A_FALSE]
    if s.sabotage_win and s.sabotage_target - sketch[p, STROKES] <= 1:
        safe *= 1.0 - holdings[p, A_SABOTAGE]
    return 1.0 - safe


def standing(s, player, desk):
    """The chance to win, one or nothing if the match is decided."""
    for p in seats(s):
        if is_in(s, p) and truth_in(s, desk.sketch, p) >= s.target:
            return WON if p == player else LOST
    draw_up(s, player, desk)
    # Who is asked is in turn before the others, or nearly so.
    logit = READY_IF_ASKED[s.players - 2] * desk.facts[READY_AT] if s.phase == ASKED else 0.0
    for k in range(FACTS):
        logit += WEIGHTS[s.players - 2, k] * desk.facts[k]
    return 1.0 / (1.0 + math.exp(-logit))
