"""The rule-of-thumb bot of City of Lies.

It weighs every legal move in points and takes the heaviest: truth for itself first, falses for who
is close to the limit, harm to who leads, and sabotages as long as four of them win. It blocks what
hurts. It looks at nothing but its own hand and what lies open.
"""

import numpy as np

from bluffhouse.core.chance import below
from bluffhouse.games.cityoflies.rules.choices import (
    ALLOW,
    ANY,
    BLOCK_IT,
    BURY,
    DISCARD,
    DRAW_TOP,
    ENOUGH,
    GIVE,
    NAME,
    SHOW,
    aim_of,
    kind_played,
    legal,
    target_of,
)
from bluffhouse.games.cityoflies.rules.endings import counts_as_sabotage
from bluffhouse.games.cityoflies.rules.state import (
    ANY_CARD,
    ANY_USEFUL,
    ASKED,
    BLOCK,
    CONFISCATE,
    CONFUSE,
    DOUBLE,
    FALSE,
    FORGE,
    GIVING,
    HIDDEN,
    INTERROGATE,
    KIND,
    NAMING,
    REVEAL,
    SHOWING,
    STEAL,
    SWAP,
    TABLE_FALSE,
    TOP,
    TRAP,
    TRIMMING,
    circle_of,
    falses_of,
    truth_of,
)

WINS = 10_000
NEARLY = 300  # somebody else would win
#: What a card is worth in the hand, by kind.
WORTH = np.array([60, 90, 45, 8, 55, 30, 5, 40, 40, 50, 48, 45, 22], np.int64)
USUAL = np.int64(44)  # that of all cards, on the average
BLOCK_FROM, BLOCK_FROM_IF_TWO = 45, 20  # harm worth a block


def thumb(s, player, rng, out):
    """The heaviest move; among nearly equal ones by lot."""
    n = legal(s, player, out)
    if s.phase == ASKED:
        return answer(s, player, n)
    if s.phase == TOP:
        return DRAW_TOP if WORTH[s.deck[s.left - 1] & KIND] >= 40 else BURY
    best, found = -WINS * WINS, out[0]
    for k in range(n):
        weight = 4 * promise(s, player, out[k]) + below(rng, 8)
        if weight > best:
            best, found = weight, out[k]
    return found


def promise(s, player, action):
    """What a move promises."""
    if s.phase == GIVING:
        return -WORTH[action - GIVE]
    if s.phase == TRIMMING:
        return -keep_worth(s, player, action - DISCARD)
    if s.phase == SHOWING:
        return -WORTH[action - SHOW]
    if action == ENOUGH:
        return 0
    if s.phase == NAMING:
        return weigh_name(s, player, action)
    return weigh_play(s, player, action)


def keep_worth(s, player, kind):
    """Of several equal cards the second is worth less."""
    copies = 0
    for k in range(s.held[player]):
        copies += s.hands[player, k] == kind
    return WORTH[kind] - 6 * (copies - 1)


def weigh_play(s, player, action):
    kind = kind_played(action)
    if kind <= HIDDEN:
        return weigh_evidence(s, player, kind)
    at = target_of(action)
    if kind == REVEAL:
        return weigh_reveal(s, player, at)
    if kind == CONFISCATE or kind == FORGE:
        return weigh_loss(s, player, at, kind, aim_of(action))
    if kind == FALSE:
        return 20 + false_harm(s, at)
    if kind == TRAP or kind == STEAL:
        if s.held[at] == 0:
            return -20
        return 25 + sabotage_worth(s, player, kind) + threat(s, at) // 2
    if kind == CONFUSE:
        return 10 + threat(s, at)
    if kind == INTERROGATE:
        return 4
    return 0


def weigh_evidence(s, player, kind):
    """CL-6, CL-18."""
    if kind == HIDDEN:
        return 42
    points = 2 if kind == DOUBLE else 1
    if truth_of(s, player) + points >= s.target:
        return WINS
    return 30 + 15 * points


def weigh_reveal(s, player, at):
    """CL-8: on the average one point for the owner; a false may be one too many."""
    last_false = falses_of(s, at) + 1 >= s.limit
    close = truth_of(s, at) + 2 >= s.target
    if at == player:
        if last_false:
            return 5
        return 150 if close else 50
    if last_false:
        return 80
    return -NEARLY if close else -10


def threat(s, at):
    """How close a player is to winning."""
    missing = s.target - truth_of(s, at)
    return max(0, 30 - 6 * missing) + (10 * s.sabotage[at] if s.sabotage_win else 0)


def false_harm(s, at):
    """CL-7, CL-19: what one more false does to a player."""
    falses = falses_of(s, at) + 1
    if falses >= s.limit:
        return WINS
    harm = 12 * falses + threat(s, at) // 2
    if falses + 1 >= s.limit:
        harm += 15
    return harm


def sabotage_worth(s, player, kind):
    """CL-17, CL-20: what another sabotage brings; a theft is seldom one."""
    if not s.sabotage_win:
        return 0
    missing = s.sabotage_target - s.sabotage[player]
    if missing == 1:
        return NEARLY if kind != STEAL or s.scope in (ANY_USEFUL, ANY_CARD) else 60
    return max(0, 60 - 10 * missing)


def weigh_name(s, player, action):
    """CL-11: a card that one knows, or a random one."""
    gain = sabotage_worth(s, player, TRAP)
    if action == ANY:
        return USUAL + gain * 9 // 10  # one card in ten is a `false`
    kind = action - NAME
    return WORTH[kind] + gain * (counts_as_sabotage(s, TRAP) >> kind & 1)


def weigh_loss(s, player, at, kind, place):
    """CL-13, CL-14: evidence that a player loses."""
    if place == TABLE_FALSE:
        if at != player:
            return -NEARLY if truth_of(s, at) + 1 >= s.target else -15
        if circle_of(s) > 1 and not s.gross and truth_of(s, at) + 1 >= s.target:
            return WINS
        return 30 + 15 * falses_of(s, at)
    points = 2 if place == DOUBLE else 1
    harm = 18 + 15 * points + threat(s, at) + sabotage_worth(s, player, kind)
    if kind == FORGE:
        harm += false_harm(s, at) // 2
    return harm


# --- answers --------------------------------------------------------------------------------


def answer(s, player, n):
    """CL-16: block what hurts more than a block is worth."""
    if n == 1:
        return ALLOW
    blocks = 0
    for k in range(s.held[player]):
        blocks += s.hands[player, k] == BLOCK
    least = BLOCK_FROM if blocks == 1 else BLOCK_FROM_IF_TWO
    return BLOCK_IT if harm_of(s, player) >= least else ALLOW


def harm_of(s, player):
    """What the pending card would do to the player it is aimed at."""
    kind = s.pending
    if kind == REVEAL:
        return NEARLY if falses_of(s, player) + 1 >= s.limit else 0
    if kind == FALSE:
        return false_harm(s, player)
    if kind == CONFUSE:
        return 18
    if kind == INTERROGATE:
        return 3
    if kind == SWAP:
        return 12
    if kind == CONFISCATE and s.aim == TABLE_FALSE:
        return 0
    harm = 25 + sabotage_worth(s, s.by, kind)
    if kind == TRAP or kind == STEAL:
        return harm if s.held[player] > 0 else 0
    harm += 15 if s.aim == DOUBLE else 5
    if kind == FORGE:
        harm += false_harm(s, player)
    return harm
