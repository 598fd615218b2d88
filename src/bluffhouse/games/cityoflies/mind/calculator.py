"""City of Lies by calculation: one move ahead, with the chances of blocks and hidden cards.

Compiled like the rules. A move is worth the mean, over its outcomes, of how the player stands then
(`standing`): blocked or not, whichever card a trap hits, whatever a hidden evidence turns out to
be. With two players the rule of thumb decides between moves that are worth nearly the same.
"""

import numpy as np

from bluffhouse.games.cityoflies.mind.holdings import random_card
from bluffhouse.games.cityoflies.mind.measures import HAND_AT, WEIGHTS
from bluffhouse.games.cityoflies.mind.standing import (
    A_BLOCK,
    DAZED,
    FACE_DOWN,
    IN_HAND,
    LIES,
    LOST,
    PROOFS,
    REALS_OUT,
    STROKES,
    WON,
    lay_desk,
    standing,
)
from bluffhouse.games.cityoflies.mind.thumb import NEARLY, promise
from bluffhouse.games.cityoflies.rules.choices import (
    ANY,
    BLOCK_IT,
    BURY,
    DISCARD,
    ENOUGH,
    GIVE,
    NAME,
    SHOW,
    aim_of,
    kind_played,
    target_of,
)
from bluffhouse.games.cityoflies.rules.endings import counts_as_sabotage
from bluffhouse.games.cityoflies.rules.state import (
    ASKED,
    BLOCK,
    CONFISCATE,
    CONFUSE,
    FALSE,
    FORGE,
    GIVING,
    HIDDEN,
    KIND,
    KINDS,
    NAMING,
    PLAY,
    REVEAL,
    SECOND,
    SHOWING,
    STEAL,
    TABLE_FALSE,
    TOP,
    TRAP,
    TRIMMING,
    known_of,
)

BLOCK_RATE = 0.95  # measured of the rule of thumb: how often it blocks what hurts
RIVAL_CARD = np.array([1.0, 0.5, 0.33])  # a rival's card counts against the player
# What a point of the rule of thumb counts beside a chance to win, when a card is played and when
# one is parted with; measured in matches. With more players it does no good.
PLAYING = np.array([3e-4, 0.0, 0.0])
PARTING = np.array([5e-4, 0.0, 0.0])
BY_NAME = 0.01  # which card a rival needs most the weights do not tell: there the rule decides


# --- moves ----------------------------------------------------------------------------------


def weigh(s, player, ids, n, weights):
    """The move with the best standing on the average; equally good ones alike."""
    desk = lay_desk(s, player)
    best, value = -1.0, 0.0
    for k in range(n):
        worth = move_worth(s, player, ids[k], desk)
        weights[k] = worth + hunch(s, player, ids[k])
        if weights[k] > best:
            best, value = weights[k], worth
    for k in range(n):
        weights[k] = 1.0 if weights[k] > best - 1e-9 else 0.0
    return min(1.0, max(0.0, value))


def move_worth(s, player, action, desk):
    """The standing after a move, on the average."""
    phase = s.phase
    if phase == ASKED:
        return answer_worth(s, player, action, desk)
    if phase == TOP:
        return top_worth(s, action, desk)
    if phase == GIVING:
        return without(s, player, action - GIVE, desk)
    if phase == TRIMMING:
        return without(s, player, action - DISCARD, desk)
    if phase == SHOWING:
        return without(s, player, action - SHOW, desk)
    if phase == NAMING:
        return name_worth(s, player, action, desk)
    if action == ENOUGH:
        return standing(s, player, desk)
    return play_worth(s, player, action, desk)


def top_worth(s, action, desk):
    """CL-A3: a card that is better than most is drawn."""
    kind = s.deck[s.left - 1] & KIND
    good = WEIGHTS[s.players - 2, HAND_AT + kind] > mean_worth(s, desk.unseen)
    return 0.5 if (action == BURY) != good else 0.0


def hunch(s, player, action):
    """What the rule of thumb thinks of a move."""
    if s.phase == ASKED or s.phase == TOP:
        return 0.0
    if s.phase == NAMING:
        return BY_NAME * min(promise(s, player, action), NEARLY)
    rates = PLAYING if s.phase == PLAY or s.phase == SECOND else PARTING
    return rates[s.players - 2] * min(promise(s, player, action), NEARLY)


def mean_worth(s, unseen):
    """What a hidden card is worth in the hand, on the average."""
    worth, cards = 0.0, 0
    for kind in range(KINDS):
        worth += WEIGHTS[s.players - 2, HAND_AT + kind] * unseen[kind]
        cards += unseen[kind]
    return worth / max(1, cards)


def without(s, player, kind, desk):
    """The standing with one card less in the hand."""
    desk.hand[kind] -= 1
    desk.sketch[player, IN_HAND] -= 1
    worth = standing(s, player, desk)
    desk.hand[kind] += 1
    desk.sketch[player, IN_HAND] += 1
    return worth


def play_worth(s, player, action, desk):
    """The mean over whether it is blocked."""
    kind = kind_played(action)
    desk.hand[kind] -= 1
    desk.sketch[player, IN_HAND] -= 1
    if kind <= HIDDEN:
        worth = evidence_worth(s, player, kind, desk)
    else:
        at = target_of(action)
        worth = effect_worth(s, player, player, kind, at, aim_of(action), desk)
        if at != player:
            blocked = desk.holdings[at, A_BLOCK] * would_block(s, kind, at, desk.sketch)
            desk.sketch[at, IN_HAND] -= 1
            nothing = standing(s, player, desk)
            desk.sketch[at, IN_HAND] += 1
            worth += blocked * (nothing - worth)
    desk.hand[kind] += 1
    desk.sketch[player, IN_HAND] += 1
    return worth


def would_block(s, kind, at, sketch):
    """How likely who holds a block plays it: nearly always against what hurts."""
    left = s.limit - sketch[at, LIES]
    hurts = kind == TRAP or kind == STEAL or kind == CONFISCATE or kind == FORGE
    hurts = hurts or (kind == FALSE and left <= 2) or (kind == REVEAL and left <= 1)
    return BLOCK_RATE if hurts else 1.0 - BLOCK_RATE


def evidence_worth(s, player, kind, desk):
    """CL-6."""
    points = 0 if kind == HIDDEN else kind + 1
    desk.sketch[player, PROOFS] += points
    desk.sketch[player, REALS_OUT] += 1
    desk.sketch[player, FACE_DOWN] += kind == HIDDEN
    worth = standing(s, player, desk)
    desk.sketch[player, PROOFS] -= points
    desk.sketch[player, REALS_OUT] -= 1
    desk.sketch[player, FACE_DOWN] -= kind == HIDDEN
    return worth


def effect_worth(s, player, by, kind, at, aim, desk):
    """The standing of the player after a card that `by` plays at `at` takes effect."""
    if kind == REVEAL:
        return reveal_worth(s, player, by, at, desk)
    if kind == FALSE:
        if s.limit - desk.sketch[at, LIES] <= 1:
            return WON if by == player else LOST
        desk.sketch[at, LIES] += 1
        worth = standing(s, player, desk)
        desk.sketch[at, LIES] -= 1
        return worth
    if kind == CONFUSE:
        before = desk.sketch[at, DAZED]
        desk.sketch[at, DAZED] = 1
        worth = standing(s, player, desk)
        desk.sketch[at, DAZED] = before
        return worth
    if kind == CONFISCATE or kind == FORGE:
        return loss_worth(s, player, by, kind, at, aim, desk)
    if kind == TRAP or kind == STEAL:
        if at == player:
            for k in range(KINDS):
                desk.shares[k] = desk.hand[k] / max(1, desk.sketch[player, IN_HAND])
        else:
            random_card(s, player, at, desk.unseen, desk.shares)
        mean = mean_share(s, desk.shares)
        worth = robbery_worth(s, player, by, kind, at, desk, mean)
        if kind == TRAP and s.naming:
            return best_named(s, player, by, at, worth, desk, mean)
        return worth
    return standing(s, player, desk)  # nothing is lost: a swap is a card for a card


def reveal_worth(s, player, by, at, desk):
    """CL-8, CL-19: +1 three times, +2 twice and a false once in six."""
    desk.sketch[at, FACE_DOWN] -= 1
    desk.sketch[at, REALS_OUT] -= 1
    worth = 0.0
    for points in range(1, 3):
        desk.sketch[at, PROOFS] += points
        worth += (4 - points) / 6 * standing(s, player, desk)
        desk.sketch[at, PROOFS] -= points
    if s.limit - desk.sketch[at, LIES] <= 1:
        lost = at == player
        if by == at and s.players > 2:
            worth += (LOST if lost else standing(s, player, desk)) / 6
        else:
            worth += (LOST if lost or by != player else WON) / 6
    else:
        desk.sketch[at, LIES] += 1
        worth += standing(s, player, desk) / 6
        desk.sketch[at, LIES] -= 1
    desk.sketch[at, FACE_DOWN] += 1
    desk.sketch[at, REALS_OUT] += 1
    return worth


def loss_worth(s, player, by, kind, at, aim, desk):
    """CL-13, CL-14, CL-17: evidence that a player loses."""
    if aim == TABLE_FALSE:
        desk.sketch[at, LIES] -= 1
        worth = standing(s, player, desk)
        desk.sketch[at, LIES] += 1
        return worth
    forged = kind == FORGE
    if forged and s.limit - desk.sketch[at, LIES] <= 1:
        return WON if by == player else LOST
    if wins_by_sabotage(s, by, desk.sketch):
        return WON if by == player else LOST
    points = 0 if aim == HIDDEN else aim + 1
    own_false = forged and by == player
    desk.sketch[at, PROOFS] -= points
    desk.sketch[at, FACE_DOWN] -= aim == HIDDEN
    desk.sketch[at, REALS_OUT] -= 1
    desk.sketch[at, LIES] += forged
    desk.sketch[by, STROKES] += 1
    desk.sketch[by, IN_HAND] -= forged
    desk.hand[FALSE] -= own_false
    worth = standing(s, player, desk)
    desk.sketch[at, PROOFS] += points
    desk.sketch[at, FACE_DOWN] += aim == HIDDEN
    desk.sketch[at, REALS_OUT] += 1
    desk.sketch[at, LIES] -= forged
    desk.sketch[by, STROKES] -= 1
    desk.sketch[by, IN_HAND] += forged
    desk.hand[FALSE] += own_false
    return worth


def wins_by_sabotage(s, by, sketch):
    """CL-20: whether one more sabotage wins."""
    return s.sabotage_win and sketch[by, STROKES] + 1 >= s.sabotage_target


def robbery_worth(s, player, by, kind, at, desk, mean):
    """CL-11, CL-12, CL-17: the mean over the card that is hit; `mean` is what a random card of that
    hand is worth."""
    if desk.sketch[at, IN_HAND] == 0:
        return standing(s, player, desk)
    useful = counts_as_sabotage(s, kind)
    worth = 0.0
    for hit in range(KINDS):
        if desk.shares[hit] == 0.0:
            continue
        sabotage = useful >> hit & 1
        if sabotage and wins_by_sabotage(s, by, desk.sketch):
            worth += desk.shares[hit] * (WON if by == player else LOST)
            continue
        desk.sketch[by, STROKES] += sabotage
        desk.sketch[at, IN_HAND] -= 1
        gained = kind == STEAL and by == player
        desk.hand[hit] += int(gained) - int(at == player)
        desk.sketch[by, IN_HAND] += kind == STEAL
        value = standing(s, player, desk)
        if at != player:  # his loss, as far as the card was better than most
            better = WEIGHTS[s.players - 2, HAND_AT + hit] - mean
            value += value * (1.0 - value) * RIVAL_CARD[s.players - 2] * better
        worth += desk.shares[hit] * value
        desk.hand[hit] -= int(gained) - int(at == player)
        desk.sketch[by, IN_HAND] -= kind == STEAL
        desk.sketch[at, IN_HAND] += 1
        desk.sketch[by, STROKES] -= sabotage
    return worth


def best_named(s, player, by, at, worth, desk, mean):
    """CL-11: who plays the trap takes the best for himself of a random card, of which the worth is
    known, and of those he knows; what he knows of the player's hand, the player knows as well."""
    for kind in range(KINDS):
        if known_of(s, by, at, kind) > 0:
            desk.shares[:] = 0.0
            desk.shares[kind] = 1.0
            named = robbery_worth(s, player, by, TRAP, at, desk, mean)
            worth = max(worth, named) if by == player else min(worth, named)
    return worth


def name_worth(s, player, action, desk):
    """CL-11: a card of the other's hand that the player names, or a random one."""
    random_card(s, player, s.at, desk.unseen, desk.shares)
    mean = mean_share(s, desk.shares)
    if action != ANY:
        desk.shares[:] = 0.0
        desk.shares[action - NAME] = 1.0
    return robbery_worth(s, player, player, TRAP, s.at, desk, mean)


def mean_share(s, shares):
    """What a random card of that hand is worth."""
    worth = 0.0
    for kind in range(KINDS):
        worth += shares[kind] * WEIGHTS[s.players - 2, HAND_AT + kind]
    return worth


# --- answers --------------------------------------------------------------------------------


def answer_worth(s, player, action, desk):
    """CL-16: the standing after a block, or after the pending card takes effect."""
    if action == BLOCK_IT:
        return without(s, player, np.int64(BLOCK), desk)
    return effect_worth(s, player, s.by, s.pending, player, s.aim, desk)
