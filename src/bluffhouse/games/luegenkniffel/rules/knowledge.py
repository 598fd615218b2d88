"""Lügen-Kniffel: what a player cannot know, and what he knows as numbers. Compiled like the rules.

LK-5, LK-10: secret are the dice, which and how many of them lie, and answers until all are in.
"""

# Compiled like the rules, so without annotations.

from bluffhouse.core.chance import below, roll
from bluffhouse.games.luegenkniffel.rules.cards import total
from bluffhouse.games.luegenkniffel.rules.dice import COMBINATIONS, DICE, FACES, SAYS
from bluffhouse.games.luegenkniffel.rules.state import NOBODY, NOTHING, OPEN, STRUCK

TURN_PIECES = 3  # rolls, closing, doubts heard aloud
SEAT_PIECES = 5  # what `observe` tells of a seat beside its card
FIELD_PIECES = 4  # what it tells of a field


def imagine(s, player, rng):
    """Dice that are not his own fall anew, and answers that he has not heard are tossed up."""
    if s.over:
        return
    if player != s.roller:
        imagine_dice(s, rng)
    if not s.aloud:
        for p in range(s.players):
            if (s.answered >> p) & 1 and p != player:
                s.doubting &= ~(1 << p)
                s.doubting |= below(rng, 2) << p


def imagine_dice(s, rng):
    """Five fair dice; after the first roll 0 to 4 of them lie, every such set as likely."""
    lies = 0
    if s.rolls > 1:
        lies = below(rng, (1 << DICE) - 1)
    s.dice[:] = 0
    s.lying[:] = 0
    for die in range(DICE):
        face = roll(rng) - 1
        s.dice[face] += 1
        s.lying[face] += (lies >> die) & 1


def observe(s, player, out):
    """The pieces of `layout`, one after the other; seats are counted from the player's own."""
    out[0] = s.rolls
    out[1] = s.closing
    out[2] = s.aloud
    at = TURN_PIECES
    if player == s.roller:
        for f in range(FACES):
            out[at + f] = s.dice[f]
            out[at + FACES + f] = s.lying[f]
    at += 2 * FACES
    if s.said != NOTHING:
        out[at + s.said] = 1
    at += SAYS
    for k in range(s.players):
        p = (player + k) % s.players
        at = observe_seat(s, player, p, out, at)
        at = observe_card(s, p, out, at)


def observe_seat(s, player, p, out, at):
    out[at] = s.roller != NOBODY and p == s.roller
    out[at + 1] = (s.waiting >> p) & 1
    out[at + 2] = (s.answered >> p) & 1
    if s.aloud or p == player:
        out[at + 3] = (s.doubting >> p) & 1
    out[at + 4] = total(s, p)
    return at + SEAT_PIECES


def observe_card(s, p, out, at):
    for c in range(COMBINATIONS):
        out[at] = s.points[p, c] == OPEN
        out[at + 1] = s.points[p, c] == STRUCK
        out[at + 2] = max(0, s.points[p, c])
        out[at + 3] = s.lies[p, c]
        at += FIELD_PIECES
    return at
