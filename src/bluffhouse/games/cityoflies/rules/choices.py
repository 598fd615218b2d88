"""City of Lies: what a player may do (docs/rules/cityoflies.md)."""

import numpy as np

from bluffhouse.games.cityoflies.rules.state import (
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
    KINDS,
    NAMING,
    NONE,
    PLACES,
    PLAY,
    PLAYERS,
    REAL,
    REVEAL,
    SECOND,
    SHOWING,
    STEAL,
    SURE,
    SWAP,
    TABLE_FALSE,
    TOP,
    TRAP,
    circle_of,
    copy_in_hand,
    is_in,
    kinds_in_hand,
    known_of,
    seats,
)

# Action ids. Evidence is its kind; those below are followed by one id a player, and with evidence
# by one for each kind of it; GIVE, DISCARD, SHOW and NAME by one a kind.
INTERROGATE_AT = 3
REVEAL_AT = INTERROGATE_AT + PLAYERS
SWAP_AT = REVEAL_AT + PLAYERS
TRAP_AT = SWAP_AT + PLAYERS
STEAL_AT = TRAP_AT + PLAYERS
CONFISCATE_AT = STEAL_AT + PLAYERS
FALSE_AT = CONFISCATE_AT + PLAYERS * PLACES
FORGE_AT = FALSE_AT + PLAYERS
REALS = 3  # kinds of real evidence
CONFUSE_AT = FORGE_AT + PLAYERS * REALS
ALLOW = CONFUSE_AT + PLAYERS
BLOCK_IT = ALLOW + 1
GIVE = BLOCK_IT + 1
DISCARD = GIVE + KINDS
DRAW_TOP = DISCARD + KINDS
BURY = DRAW_TOP + 1
SHOW = BURY + 1
ENOUGH = SHOW + KINDS
NAME = ENOUGH + 1
ANY = NAME + KINDS


# The same as numbers that are no plain constants (see `state`), for what is called with several.
(
    LIST_INTERROGATE, LIST_TRAP, LIST_STEAL, LIST_FALSE, LIST_CONFUSE, LIST_CONFISCATE, LIST_FORGE,
    LIST_GIVE, LIST_DISCARD, LIST_SHOW,
) = np.array(
    [
        INTERROGATE_AT, TRAP_AT, STEAL_AT, FALSE_AT, CONFUSE_AT, CONFISCATE_AT, FORGE_AT,
        GIVE, DISCARD, SHOW,
    ],
    np.int64,
)  # fmt: skip


# --- actions --------------------------------------------------------------------------------


def kind_played(action):
    """The card of an action below ALLOW."""
    if action < INTERROGATE_AT:
        return action
    if action < REVEAL_AT:
        return INTERROGATE
    if action < SWAP_AT:
        return REVEAL
    if action < TRAP_AT:
        return SWAP
    if action < STEAL_AT:
        return TRAP
    if action < CONFISCATE_AT:
        return STEAL
    if action < FALSE_AT:
        return CONFISCATE
    if action < FORGE_AT:
        return FALSE
    if action < CONFUSE_AT:
        return FORGE
    return CONFUSE


def target_of(action):
    """The player an action from INTERROGATE_AT below ALLOW is aimed at."""
    if CONFISCATE_AT <= action < FALSE_AT:
        return (action - CONFISCATE_AT) // PLACES
    if FORGE_AT <= action < CONFUSE_AT:
        return (action - FORGE_AT) // REALS
    if action < CONFISCATE_AT:
        return (action - INTERROGATE_AT) % PLAYERS
    if action < FORGE_AT:
        return action - FALSE_AT
    return action - CONFUSE_AT


def aim_of(action):
    """The place on the table that an action is aimed at, or none."""
    if CONFISCATE_AT <= action < FALSE_AT:
        return (action - CONFISCATE_AT) % PLACES
    if FORGE_AT <= action < CONFUSE_AT:
        return (action - FORGE_AT) % REALS
    if REVEAL_AT <= action < SWAP_AT:
        return HIDDEN
    return NONE


# --- what can be played ---------------------------------------------------------------------


def plays_due(s):
    """CL-2, CL-5: cards to be played in a turn."""
    return 2 if circle_of(s) == 3 else 1


def hand_limit(s):
    """CL-2, CL-5."""
    return 6 if circle_of(s) == 3 else 7


def open_kinds(s, player):
    """CL-3, CL-5: the kinds that a player could play now if he had them, as bits.

    All this is public. A forgery (CL-14) needs a `false`, which can always be played itself; so
    who holds no card of these kinds can play nothing.
    """
    mask = 1 << INTERROGATE | 1 << TRAP | 1 << STEAL | 1 << FALSE | 1 << CONFUSE
    if not (s.evidence and circle_of(s) == 3):
        mask |= REAL
    for p in seats(s):
        if not is_in(s, p):
            continue
        if s.table[p, HIDDEN]:
            mask |= 1 << REVEAL
        if p == player:
            if s.own_false and s.table[p, TABLE_FALSE]:
                mask |= 1 << CONFISCATE
        else:
            if s.held[p] and s.held[player] > 1:
                mask |= 1 << SWAP
            if s.table[p, SURE] + s.table[p, DOUBLE] + s.table[p, HIDDEN] + s.table[p, TABLE_FALSE]:
                mask |= 1 << CONFISCATE
    return mask


def can_play(s, player):
    """CL-3."""
    return (kinds_in_hand(s, player) & open_kinds(s, player)) != 0


def can_forge(s, player):
    """CL-14, CL-A2: a `false` in hand, and a real evidence before another player."""
    return copy_in_hand(s, player, FALSE) >= 0 and real_before_others(s, player)


def can_forge_again(s, player):
    """CL-A2: whether the forger has what a second replacement costs."""
    if s.second_card and copy_in_hand(s, player, FORGE) < 0:
        return False
    return can_forge(s, player)


def real_before_others(s, player):
    for p in seats(s):
        if p != player and s.table[p, SURE] + s.table[p, DOUBLE] + s.table[p, HIDDEN]:
            return True
    return False


# --- who may act, and how -------------------------------------------------------------------


def actors(s):
    """CL-10, CL-16: the player in turn, who is asked, or both of a swap until they gave."""
    if s.over or s.due:
        return 0
    if s.phase == ASKED or s.phase == SHOWING:
        return 1 << s.at
    if s.phase == GIVING:
        mask = 0
        if s.given[s.by] == NONE:
            mask |= 1 << s.by
        if s.given[s.at] == NONE:
            mask |= 1 << s.at
        return mask
    return 1 << s.turn


def legal(s, player, out):
    """In the order of the ids."""
    phase = s.phase
    if phase == PLAY:
        return list_plays(s, player, out)
    if phase == ASKED:
        out[0] = ALLOW
        out[1] = BLOCK_IT
        return 2 if copy_in_hand(s, player, BLOCK) >= 0 else 1
    if phase == TOP:
        out[0] = DRAW_TOP
        out[1] = BURY
        return 2
    if phase == SECOND:
        n = np.int64(0)
        if copy_in_hand(s, player, FALSE) >= 0:
            n = list_evidence(s, player, LIST_FORGE, out, n)
        out[n] = ENOUGH
        return n + 1
    if phase == GIVING:
        return list_kinds(s, player, LIST_GIVE, out)
    if phase == SHOWING:
        return list_kinds(s, player, LIST_SHOW, out)
    if phase == NAMING:
        return list_names(s, player, out)
    return list_kinds(s, player, LIST_DISCARD, out)


def list_kinds(s, player, action, out):
    mask = kinds_in_hand(s, player)
    n = 0
    for kind in range(KINDS):
        if mask >> kind & 1:
            out[n] = action + kind
            n += 1
    return n


def list_names(s, player, out):
    """CL-11: the cards of the hand that one certainly knows, and any."""
    n = 0
    for kind in range(KINDS):
        if known_of(s, player, s.at, kind) > 0:
            out[n] = NAME + kind
            n += 1
    out[n] = ANY
    return n + 1


def list_plays(s, player, out):
    mask = kinds_in_hand(s, player)
    n = np.int64(0)
    if not (s.evidence and circle_of(s) == 3):
        for kind in range(REALS):
            if mask >> kind & 1:
                out[n] = kind
                n += 1
    if mask >> INTERROGATE & 1:
        n = list_others(s, player, LIST_INTERROGATE, out, n)
    if mask >> REVEAL & 1:
        for p in seats(s):
            if s.table[p, HIDDEN]:
                out[n] = REVEAL_AT + p
                n += 1
    if mask >> SWAP & 1 and s.held[player] > 1:
        for p in seats(s):
            if p != player and s.held[p]:
                out[n] = SWAP_AT + p
                n += 1
    if mask >> TRAP & 1:
        n = list_others(s, player, LIST_TRAP, out, n)
    if mask >> STEAL & 1:
        n = list_others(s, player, LIST_STEAL, out, n)
    if mask >> CONFISCATE & 1:
        n = list_evidence(s, player, LIST_CONFISCATE, out, n)
    if mask >> FALSE & 1:
        n = list_others(s, player, LIST_FALSE, out, n)
        if mask >> FORGE & 1:
            n = list_evidence(s, player, LIST_FORGE, out, n)
    if mask >> CONFUSE & 1:
        n = list_others(s, player, LIST_CONFUSE, out, n)
    return n


def list_others(s, player, action, out, n):
    for p in seats(s):
        if p != player and is_in(s, p):
            out[n] = action + p
            n += 1
    return n


def list_evidence(s, player, action, out, n):
    """Evidence before others; to be confiscated also falses, with the option even one's own."""
    places = REALS if action == FORGE_AT else PLACES
    for p in seats(s):
        for place in range(places):
            if not s.table[p, place]:
                continue
            if p != player or (s.own_false and place == TABLE_FALSE):
                out[n] = action + places * p + place
                n += 1
    return n
