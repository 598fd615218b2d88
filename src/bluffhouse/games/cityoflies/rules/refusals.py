"""City of Lies: why a player may not do something. What is not refused is allowed."""

import numpy as np

from bluffhouse.games.cityoflies.rules.choices import (
    ALLOW,
    ANY,
    BLOCK_IT,
    CONFUSE_AT,
    DISCARD,
    DRAW_TOP,
    ENOUGH,
    FORGE_AT,
    GIVE,
    NAME,
    SHOW,
    aim_of,
    kind_played,
    target_of,
)
from bluffhouse.games.cityoflies.rules.state import (
    ASKED,
    BLOCK,
    CONFISCATE,
    FALSE,
    FORGE,
    GIVING,
    HIDDEN,
    KINDS,
    NAMING,
    PLAY,
    REVEAL,
    SHOWING,
    SWAP,
    TABLE_FALSE,
    TOP,
    TRIMMING,
    circle_of,
    copy_in_hand,
    is_in,
    known_of,
)

# The reasons; `table/notation` has their texts. Something is missing,
(
    ALLOWED, NOT_IN_HAND, NO_BLOCK, NOT_KNOWN, ONE_EVIDENCE, NO_SEAT, TARGET_OUT, NOT_AT_SELF,
    NO_HIDDEN, SWAP_EMPTY, SWAP_ALONE, NO_EVIDENCE, NO_FALSE,
    # it is not asked for now,
    NOT_ASKED, NOT_GIVING, NOT_DISCARDING, NOT_DRAWING, NOT_SHOWING, NOT_SECOND, NOT_NAMING,
    # or something else is.
    MUST_ANSWER, MUST_GIVE, MUST_DISCARD, MUST_DRAW, MUST_SHOW, MUST_FORGE, MUST_NAME,
) = np.arange(27, dtype=np.int64)  # fmt: skip


def refusal(s, player, action):
    """Why an actor may not do this now."""
    phase = s.phase
    if phase == PLAY:
        return refuse_play(s, player, action) if action < ALLOW else refuse_answer(action)
    if phase == ASKED:
        return refuse_reply(s, player, action)
    if phase == GIVING:
        return refuse_card(s, player, action - GIVE, MUST_GIVE)
    if phase == TRIMMING:
        return refuse_card(s, player, action - DISCARD, MUST_DISCARD)
    if phase == SHOWING:
        return refuse_card(s, player, action - SHOW, MUST_SHOW)
    if phase == TOP:
        return ALLOWED if DRAW_TOP <= action < SHOW else MUST_DRAW
    if phase == NAMING:
        return refuse_name(s, player, action)
    if FORGE_AT <= action < CONFUSE_AT:
        return refuse_aim(s, player, action)
    return ALLOWED if action == ENOUGH else MUST_FORGE


def refuse_answer(action):
    """Nobody waits for such an answer: a card is to be played."""
    if action >= NAME:
        return NOT_NAMING
    if action == ENOUGH:
        return NOT_SECOND
    if action >= SHOW:
        return NOT_SHOWING
    if action >= DRAW_TOP:
        return NOT_DRAWING
    if action >= DISCARD:
        return NOT_DISCARDING
    return NOT_GIVING if action >= GIVE else NOT_ASKED


def refuse_reply(s, player, action):
    """CL-16."""
    if action == ALLOW:
        return ALLOWED
    if action != BLOCK_IT:
        return MUST_ANSWER
    return ALLOWED if copy_in_hand(s, player, BLOCK) >= 0 else NO_BLOCK


def refuse_card(s, player, kind, must):
    """A card of the own hand is to be chosen."""
    if not 0 <= kind < KINDS:
        return must
    return ALLOWED if copy_in_hand(s, player, kind) >= 0 else NOT_IN_HAND


def refuse_name(s, player, action):
    """CL-11: only a card that one certainly knows can be named; or any."""
    if action == ANY:
        return ALLOWED
    if not NAME <= action < ANY:
        return MUST_NAME
    return ALLOWED if known_of(s, player, s.at, action - NAME) > 0 else NOT_KNOWN


def refuse_play(s, player, action):
    """CL-3, CL-5."""
    kind = kind_played(action)
    if kind > HIDDEN and target_of(action) >= s.players:
        return NO_SEAT
    if copy_in_hand(s, player, kind) < 0:
        return NOT_IN_HAND
    if kind <= HIDDEN:
        return ONE_EVIDENCE if s.evidence and circle_of(s) == 3 else ALLOWED
    return refuse_aim(s, player, action)


def refuse_aim(s, player, action):
    """CL-7 to CL-15: whether a card of this kind could be played so."""
    kind, at, aim = kind_played(action), target_of(action), aim_of(action)
    if at >= s.players:
        return NO_SEAT
    if not is_in(s, at):
        return TARGET_OUT
    if kind == REVEAL:
        return ALLOWED if s.table[at, HIDDEN] > 0 else NO_HIDDEN
    if at == player and not (kind == CONFISCATE and s.own_false and aim == TABLE_FALSE):
        return NOT_AT_SELF
    if kind == SWAP:
        if s.held[at] == 0:
            return SWAP_EMPTY
        return ALLOWED if s.held[player] > 1 else SWAP_ALONE
    if kind == CONFISCATE or kind == FORGE:
        if s.table[at, aim] == 0:
            return NO_EVIDENCE
        if kind == FORGE and copy_in_hand(s, player, FALSE) < 0:
            return NO_FALSE
    return ALLOWED
