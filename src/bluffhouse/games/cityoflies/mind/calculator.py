"""City of Lies by calculation: one move ahead, with the chances of blocks and hidden cards.

Compiled like the rules. A move is worth the mean, over its outcomes, of how the player stands then
(`standing`): blocked or not, whichever card a trap hits, whatever a hidden evidence turns out to
be. With two players the rule of thumb decides between moves that are worth nearly the same.
"""

import numpy as np

from bluffhouse.games.cityoflies.mind.holdings import (
    random_card,
)
from bluffhouse.games.cityoflies.mind.measures import (
    FACTS,
    HAND_AT,
    WEIGHTS,
)
from bluffhouse.games.cityoflies.mind.standing import (
    A_BLOCK,
    DAZED,
    FACE_DOWN,
    HOLDINGS,
    IN_HAND,
    LIES,
    LOST,
    PROOFS,
    REALS_OUT,
    ROW,
    STROKES,
    WON,
    count_hand,
    sketch_holdings,
    sketch_table,
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
from bluffhouse.games.cityoflies.rules.effects import (
    counts_as_sabotage,
)
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
    PLAYERS,
    REVEAL,
    SECOND,
    SHOWING,
    STEAL,
    SWAP,
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
    sketch = np.empty((PLAYERS, ROW), np.int64)
    hand = np.empty(KINDS, np.int64)
    holdings = np.zeros((PLAYERS, HOLDINGS))
    unseen = np.empty(KINDS, np.int64)
    facts = np.empty(FACTS)
    shares = np.empty(KINDS)
    sketch_table(s, sketch)
    count_hand(s, player, hand)
    sketch_holdings(s, player, unseen, holdings)
    best, value = -1.0, 0.0
    for k in range(n):
        action = ids[k]
        if s.phase == ASKED:
            worth = answer_worth(s, player, action, sketch, hand, holdings, facts)
        elif s.phase == TOP:
            worth = 0.5 if action == BURY else 0.0
            kind = s.deck[s.left - 1] & KIND
            if WEIGHTS[s.players - 2, HAND_AT + kind] > mean_worth(s, unseen):
                worth = 0.5 - worth
        elif s.phase == GIVING:
            worth = without(s, player, action - GIVE, sketch, hand, holdings, facts)
        elif s.phase == TRIMMING:
            worth = without(s, player, action - DISCARD, sketch, hand, holdings, facts)
        elif s.phase == SHOWING:
            worth = without(s, player, action - SHOW, sketch, hand, holdings, facts)
        elif s.phase == NAMING:
            worth = name_worth(s, player, action, sketch, hand, holdings, unseen, shares, facts)
        elif action == ENOUGH:
            worth = standing(s, player, sketch, hand, holdings, facts)
        else:
            worth = play_worth(s, player, action, sketch, hand, holdings, unseen, shares, facts)
        weights[k] = worth + hunch(s, player, action)
        if weights[k] > best:
            best, value = weights[k], worth
    for k in range(n):
        weights[k] = 1.0 if weights[k] > best - 1e-9 else 0.0
    return min(1.0, max(0.0, value))


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


def without(s, player, kind, sketch, hand, holdings, facts):
    """The standing with one card less in the hand."""
    hand[kind] -= 1
    sketch[player, IN_HAND] -= 1
    worth = standing(s, player, sketch, hand, holdings, facts)
    hand[kind] += 1
    sketch[player, IN_HAND] += 1
    return worth


def play_worth(s, player, action, sketch, hand, holdings, unseen, shares, facts):
    """The mean over whether it is blocked."""
    kind = kind_played(action)
    hand[kind] -= 1
    sketch[player, IN_HAND] -= 1
    if kind <= HIDDEN:
        worth = evidence_worth(s, player, kind, sketch, hand, holdings, facts)
    else:
        at = target_of(action)
        worth = effect_worth(
            s,
            player,
            player,
            kind,
            at,
            aim_of(action),
            sketch,
            hand,
            holdings,
            unseen,
            shares,
            facts,
        )
        if at != player:
            blocked = holdings[at, A_BLOCK] * would_block(s, kind, at, sketch)
            sketch[at, IN_HAND] -= 1
            nothing = standing(s, player, sketch, hand, holdings, facts)
            sketch[at, IN_HAND] += 1
            worth += blocked * (nothing - worth)
    hand[kind] += 1
    sketch[player, IN_HAND] += 1
    return worth


def would_block(s, kind, at, sketch):
    """How likely who holds a block plays it: nearly always against what hurts."""
    left = s.limit - sketch[at, LIES]
    hurts = kind == TRAP or kind == STEAL or kind == CONFISCATE or kind == FORGE
    hurts = hurts or (kind == FALSE and left <= 2) or (kind == REVEAL and left <= 1)
    return BLOCK_RATE if hurts else 1.0 - BLOCK_RATE


def evidence_worth(s, player, kind, sketch, hand, holdings, facts):
    """CL-6."""
    points = 0 if kind == HIDDEN else kind + 1
    sketch[player, PROOFS] += points
    sketch[player, REALS_OUT] += 1
    sketch[player, FACE_DOWN] += kind == HIDDEN
    worth = standing(s, player, sketch, hand, holdings, facts)
    sketch[player, PROOFS] -= points
    sketch[player, REALS_OUT] -= 1
    sketch[player, FACE_DOWN] -= kind == HIDDEN
    return worth


def effect_worth(s, player, by, kind, at, aim, sketch, hand, holdings, unseen, shares, facts):
    """The standing of the player after a card that `by` plays at `at` takes effect."""
    if kind == REVEAL:
        return reveal_worth(s, player, by, at, sketch, hand, holdings, facts)
    if kind == FALSE:
        if s.limit - sketch[at, LIES] <= 1:
            return WON if by == player else LOST
        sketch[at, LIES] += 1
        worth = standing(s, player, sketch, hand, holdings, facts)
        sketch[at, LIES] -= 1
        return worth
    if kind == CONFUSE:
        before = sketch[at, DAZED]
        sketch[at, DAZED] = 1
        worth = standing(s, player, sketch, hand, holdings, facts)
        sketch[at, DAZED] = before
        return worth
    if kind == CONFISCATE or kind == FORGE:
        return loss_worth(s, player, by, kind, at, aim, sketch, hand, holdings, facts)
    if kind == TRAP or kind == STEAL:
        if at == player:
            for k in range(KINDS):
                shares[k] = hand[k] / max(1, sketch[player, IN_HAND])
        else:
            random_card(s, player, at, unseen, shares)
        mean = mean_share(s, shares)
        worth = robbery_worth(s, player, by, kind, at, sketch, hand, holdings, shares, mean, facts)
        if kind == TRAP and s.naming:
            return best_named(s, player, by, at, worth, sketch, hand, holdings, shares, mean, facts)
        return worth
    if kind == SWAP:
        return standing(s, player, sketch, hand, holdings, facts)  # a card for a card
    return standing(s, player, sketch, hand, holdings, facts)


def reveal_worth(s, player, by, at, sketch, hand, holdings, facts):
    """CL-8, CL-19: +1 three times, +2 twice and a false once in six."""
    sketch[at, FACE_DOWN] -= 1
    sketch[at, REALS_OUT] -= 1
    worth = 0.0
    for points in range(1, 3):
        sketch[at, PROOFS] += points
        worth += (4 - points) / 6 * standing(s, player, sketch, hand, holdings, facts)
        sketch[at, PROOFS] -= points
    if s.limit - sketch[at, LIES] <= 1:
        lost = at == player
        if by == at and s.players > 2:
            worth += (LOST if lost else standing(s, player, sketch, hand, holdings, facts)) / 6
        else:
            worth += (LOST if lost or by != player else WON) / 6
    else:
        sketch[at, LIES] += 1
        worth += standing(s, player, sketch, hand, holdings, facts) / 6
        sketch[at, LIES] -= 1
    sketch[at, FACE_DOWN] += 1
    sketch[at, REALS_OUT] += 1
    return worth


def loss_worth(s, player, by, kind, at, aim, sketch, hand, holdings, facts):
    """CL-13, CL-14, CL-17: evidence that a player loses."""
    if aim == TABLE_FALSE:
        sketch[at, LIES] -= 1
        worth = standing(s, player, sketch, hand, holdings, facts)
        sketch[at, LIES] += 1
        return worth
    forged = kind == FORGE
    if forged and s.limit - sketch[at, LIES] <= 1:
        return WON if by == player else LOST
    if wins_by_sabotage(s, by, sketch):
        return WON if by == player else LOST
    points = 0 if aim == HIDDEN else aim + 1
    own_false = forged and by == player
    sketch[at, PROOFS] -= points
    sketch[at, FACE_DOWN] -= aim == HIDDEN
    sketch[at, REALS_OUT] -= 1
    sketch[at, LIES] += forged
    sketch[by, STROKES] += 1
    sketch[by, IN_HAND] -= forged
    hand[FALSE] -= own_false
    worth = standing(s, player, sketch, hand, holdings, facts)
    sketch[at, PROOFS] += points
    sketch[at, FACE_DOWN] += aim == HIDDEN
    sketch[at, REALS_OUT] += 1
    sketch[at, LIES] -= forged
    sketch[by, STROKES] -= 1
    sketch[by, IN_HAND] += forged
    hand[FALSE] += own_false
    return worth


def wins_by_sabotage(s, by, sketch):
    """CL-20: whether one more sabotage wins."""
    return s.sabotage_win and sketch[by, STROKES] + 1 >= s.sabotage_target


def robbery_worth(s, player, by, kind, at, sketch, hand, holdings, shares, mean, facts):
    """CL-11, CL-12, CL-17: the mean over the card that is hit; `mean` is what a random card of that
    hand is worth."""
    if sketch[at, IN_HAND] == 0:
        return standing(s, player, sketch, hand, holdings, facts)
    useful = counts_as_sabotage(s, kind)
    worth = 0.0
    for hit in range(KINDS):
        if shares[hit] == 0.0:
            continue
        sabotage = useful >> hit & 1
        if sabotage and wins_by_sabotage(s, by, sketch):
            worth += shares[hit] * (WON if by == player else LOST)
            continue
        sketch[by, STROKES] += sabotage
        sketch[at, IN_HAND] -= 1
        gained = kind == STEAL and by == player
        hand[hit] += int(gained) - int(at == player)
        sketch[by, IN_HAND] += kind == STEAL
        value = standing(s, player, sketch, hand, holdings, facts)
        if at != player:  # his loss, as far as the card was better than most
            value += (
                value
                * (1.0 - value)
                * RIVAL_CARD[s.players - 2]
                * (WEIGHTS[s.players - 2, HAND_AT + hit] - mean)
            )
        worth += shares[hit] * value
        hand[hit] -= int(gained) - int(at == player)
        sketch[by, IN_HAND] -= kind == STEAL
        sketch[at, IN_HAND] += 1
        sketch[by, STROKES] -= sabotage
    return worth


def best_named(s, player, by, at, worth, sketch, hand, holdings, shares, mean, facts):
    """CL-11: who plays the trap takes the best for himself of a random card, of which the worth is
    known, and of those he knows; what he knows of the player's hand, the player knows as well."""
    for kind in range(KINDS):
        if known_of(s, by, at, kind) > 0:
            shares[:] = 0.0
            shares[kind] = 1.0
            named = robbery_worth(
                s, player, by, TRAP, at, sketch, hand, holdings, shares, mean, facts
            )
            worth = max(worth, named) if by == player else min(worth, named)
    return worth


def name_worth(s, player, action, sketch, hand, holdings, unseen, shares, facts):
    """CL-11: a card of the other's hand that the player names, or a random one."""
    random_card(s, player, s.at, unseen, shares)
    mean = mean_share(s, shares)
    if action != ANY:
        shares[:] = 0.0
        shares[action - NAME] = 1.0
    return robbery_worth(s, player, player, TRAP, s.at, sketch, hand, holdings, shares, mean, facts)


def mean_share(s, shares):
    """What a random card of that hand is worth."""
    worth = 0.0
    for kind in range(KINDS):
        worth += shares[kind] * WEIGHTS[s.players - 2, HAND_AT + kind]
    return worth


# --- answers --------------------------------------------------------------------------------


def answer_worth(s, player, action, sketch, hand, holdings, facts):
    """CL-16: the standing after a block, or after the pending card takes effect."""
    if action == BLOCK_IT:
        return without(s, player, np.int64(BLOCK), sketch, hand, holdings, facts)
    shares = np.empty(KINDS)
    unseen = np.empty(KINDS, np.int64)
    return effect_worth(
        s, player, s.by, s.pending, player, s.aim, sketch, hand, holdings, unseen, shares, facts
    )
